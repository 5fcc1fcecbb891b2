"""Cells of structure sheets: minutes, values, and what the name of a break tells."""

import re

from floorman.exchange.amounts import chips_of
from floorman.exchange.structure_words import BREAK_WORD, CHIPS_GO, MINUTE_WORD

_NOTHING = frozenset({"", "-", "–", "—", "0", "n/a", "none"})
_LONGEST_HOURS = 5
"""In "4:00" four hours, in "20:00" twenty minutes."""
_CLOCK = re.compile(r"(\d{1,3}):(\d\d)(?::(\d\d))?", re.ASCII)
_MINUTES = re.compile(rf"(\d{{1,4}})(?:[.,]0+)?\s*{MINUTE_WORD}?", re.IGNORECASE | re.ASCII)
_HOURS = re.compile(r"(\d{1,2})\s*(?:h|hours?|hrs?|godz\.?|ч\.?|heures?)\s*(\d{1,2})?\s*(?:m|min)?", re.IGNORECASE)
_LENGTH = re.compile(rf"\b(\d{{1,3}})[ -]*{MINUTE_WORD}(?:\b|(?=\s|$))", re.IGNORECASE)
_PLAIN_NAME = re.compile(rf"(?:{BREAK_WORD})?\s*(?:#?\d{{1,2}})?", re.IGNORECASE)
_NUMBERS = re.compile(r"\d{1,3}(?:[.,]\d{3})+(?!\d)|\d+", re.ASCII)
_PARTS = re.compile(r"\s*[/|–—-]\s*")


def minutes_of(text: str) -> int | None:
    """Minutes of ``20``, ``20m``, ``20 min``, ``0:20``, ``00:20:00``, ``1h30``; None if it says none."""
    text = text.strip()
    clock = _CLOCK.fullmatch(text)
    if clock:
        first, second, third = (int(part or 0) for part in clock.groups())
        if clock.group(3) is None and first >= _LONGEST_HOURS:
            return first if second == 0 else None
        return first * 60 + second if third == 0 else None
    plain = _MINUTES.fullmatch(text)
    if plain:
        return int(plain.group(1))
    hours = _HOURS.fullmatch(text)
    return int(hours.group(1)) * 60 + int(hours.group(2) or 0) if hours else None


def value_of(text: str) -> int | None:
    """The value of a blind or ante: 0 for an empty cell or a dash; None if it is no value."""
    return 0 if text.strip().lower() in _NOTHING else chips_of(text)


def values_of(text: str) -> tuple[int, ...] | None:
    """The values of "100/200/200" or "75 - 150"; None if one is no value."""
    values = [value_of(part) for part in _PARTS.split(text.strip())]
    known = tuple(value for value in values if value is not None)
    return known if len(known) == len(values) and 2 <= len(known) <= 3 else None


def break_told(label: str) -> tuple[str, tuple[int, ...], int | None]:
    """What the name of a break tells: the name without it, the chips that go, and the minutes."""
    length = _LENGTH.search(label)
    minutes = int(length.group(1)) if length else None
    if length:
        label = f"{label[: length.start()]} {label[length.end() :]}"
    found = CHIPS_GO.search(label)
    chips: tuple[int, ...] = ()
    if found:
        chips = _chips_in(label[found.end() :]) or _chips_in(label[: found.start()])[-1:]
    if chips and found:
        label = label[: found.start()] if _chips_in(label[found.end() :]) else ""
    name = " ".join(label.split()).strip(" -–—:,(.")
    return ("" if _PLAIN_NAME.fullmatch(name) else name), chips, minutes


def _chips_in(text: str) -> tuple[int, ...]:
    values = [chips_of(one.group()) for one in _NUMBERS.finditer(text)]
    return tuple(value for value in values if value)
