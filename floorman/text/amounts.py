"""Amounts of money as they are written and read: minor units and their text."""

import re

from floorman.core.refused import Refused

_AMOUNT = re.compile(r"([0-9]{1,13})(?:[.,]([0-9]{1,3}))?", re.ASCII)


def amount_text(amount: int, exponent: int) -> str:
    """Minor units as they are told: ``110.00``, ``-7.50``; no point without a minor unit."""
    sign, whole = ("-" if amount < 0 else ""), abs(amount)
    if not exponent:
        return f"{sign}{whole}"
    return f"{sign}{whole // 10**exponent}.{whole % 10**exponent:0{exponent}}"


def is_amount(text: str) -> bool:
    """Whether it is written as an amount: ``110``, ``110.50``, ``110,50``."""
    return _AMOUNT.fullmatch(text) is not None


def amount_from(text: str, exponent: int) -> int:
    """Minor units of ``110``, ``110.50`` or ``110,50``. Refused for what is no amount or has too many decimals."""
    found = _AMOUNT.fullmatch(text)
    if found is None:
        raise Refused("no-amount", amount=text)
    decimals = found[2] or ""
    if len(decimals) > exponent:
        raise Refused("too-many-decimals", amount=text, decimals=exponent)
    return int(found[1] + decimals.ljust(exponent, "0"))
