"""Prizes by a list of percentages, with a lowest prize."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby

from floorman.rules.prize_curve import Run


def by_percent(money: int, percent: Sequence[Fraction], least: int) -> list[Run]:
    """``money`` (minor units) shared by percentages that do not rise, scaled to 100 together.

    Who would be below ``least`` gets that, and the others share the rest in proportion, until nobody is below it; the
    money has to suffice for everybody. The runs add up to the money.
    """
    runs = [(share, len(list(places))) for share, places in groupby(percent)]
    whole = sum(share * size for share, size in runs)
    rest, lifted = money, 0
    while runs[-1][0] * rest < least * whole:
        share, size = runs.pop()
        whole -= share * size
        rest -= least * size
        lifted += size
    paid = [(share * rest / whole, size) for share, size in runs]
    return paid + ([(Fraction(least), lifted)] if lifted else [])
