"""Counts of chips as people write them."""

import re

from floorman.core.digits import has_digit

MAX_CHIPS = 10**12

_SPACES = " \u00a0\u202f\u2009\u2007"
_UNITS = {"": 1, "k": 10**3, "т": 10**3, "тыс": 10**3, "tys": 10**3, "хил": 10**3, "m": 10**6, "м": 10**6, "к": 10**3}
_UNITS |= {"mln": 10**6, "mio": 10**6, "mil": 10**6, "млн": 10**6, "b": 10**9, "万": 10**4}
_UNIT = "|".join(sorted((re.escape(unit) for unit in _UNITS if unit), key=len, reverse=True))
_GROUPED = re.compile(rf"\d{{1,3}}(?:([{_SPACES}.,'’`´])\d{{3}})(?:\1\d{{3}})*")
_PLAIN = re.compile(r"\d+")
_WITH_DECIMALS = re.compile(
    rf"(\d+|\d{{1,3}}(?:[{_SPACES}'’]\d{{3}})+|\d{{1,3}}(?:,\d{{3}})+(?=\.)|\d{{1,3}}(?:\.\d{{3}})+(?=,))[.,](\d+)"
)
_ENDING = re.compile(rf"(.*?)[{_SPACES}]*({_UNIT})?\.?", re.IGNORECASE)
_WORDS = re.compile(r"\s*(?:chips?|chipów|żetonów|jetons?|чипа|чипове|фишек)\s*$", re.IGNORECASE)


def chips_of(text: str) -> int | None:
    """The count of chips that ``text`` means, or None if it means none.

    "243,000", "243.000", "243 000" (any space), "243'000", "412k", "6,7 M", "1245000". One separator followed by
    exactly three digits parts thousands, unless a unit follows. Never negative, at most ``MAX_CHIPS``.
    """
    text = _WORDS.sub("", text.strip())
    if len(text) > 40 or not has_digit(text[:1]):
        return None
    found = _ENDING.fullmatch(text)
    if found is None or any(has_digit(sign) and not sign.isascii() for sign in text):
        return None
    number, unit = found.group(1), _UNITS[(found.group(2) or "").lower()]
    chips = _count(number, unit)
    return chips if chips is not None and chips <= MAX_CHIPS else None


def _count(number: str, unit: int) -> int | None:
    if _PLAIN.fullmatch(number):
        return int(number) * unit
    if unit == 1 and _GROUPED.fullmatch(number):
        return int(re.sub(r"\D", "", number))
    decimals = _WITH_DECIMALS.fullmatch(number)
    if decimals:
        whole, part = re.sub(r"\D", "", decimals.group(1)), decimals.group(2)
        if unit == 1 and len(part) == 3:
            return None
        scaled = int(whole + part) * unit
        return scaled // 10 ** len(part) if scaled % 10 ** len(part) == 0 else None
    if _GROUPED.fullmatch(number):
        return int(re.sub(r"\D", "", number)) * unit
    return None
