"""Percentages as they are read out."""

from decimal import Decimal
from fractions import Fraction


def percent_text(percent: Fraction) -> str:
    """A percentage as a decimal number, without zeros at its end: ``99.1``."""
    return f"{(Decimal(percent.numerator) / Decimal(percent.denominator)).normalize():f}"
