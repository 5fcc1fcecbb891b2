"""Sentences of the desk: codes filled with players, chairs and numbers as the floor says them."""

from collections.abc import Iterable

from floorman.core.model import Chair
from floorman.desk.floor.names import Names
from floorman.text.say import catalogue, say

_PLAYERS = frozenset({"entry", "player", "other", "before"})
"""Parameters that are entry numbers, said as "A. Kowalska (#117)"."""
_AS_TYPED = frozenset({"seq", "later", "table", "number", "of", "origin"})
"""Parameters that the floor may type again: their digits stay together."""


def worded(names: Names, lang: str, code: str, **params: object) -> str:
    """The sentence for ``code``; entries among the parameters are named, chairs written 12-4, large numbers parted."""
    return say(code, {key: _value(names, key, value) for key, value in params.items()}, lang)


def _value(names: Names, key: str, value: object) -> object:
    if isinstance(value, Chair):
        return str(value)
    if isinstance(value, int) and not isinstance(value, bool):
        if key in _PLAYERS:
            return names.label(value)
        return value if key in _AS_TYPED else number(value)
    return value


def number(value: int) -> str:
    """Thousands parted by a narrow space: "61 500"; below 10,000 as it is."""
    return f"{value:,}".replace(",", "\u202f") if abs(value) >= 10_000 else str(value)


def chips(value: int | None) -> str:
    """Chips for a narrow place: "61.5k", "1.2M", "900"."""
    if value is None:
        return ""
    for unit, letter in ((1_000_000, "M"), (1_000, "k")):
        if value >= unit:
            return f"{value / unit:.4g}"[:4].rstrip(".") + letter
    return str(value)


def ordinal(place: int, lang: str) -> str:
    """A place: "201st" (en), "201." (pl), "201" (bg), "201e" (fr)."""
    if lang == "en":
        ending = "th" if place % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    else:
        ending = {"pl": ".", "bg": "", "fr": "er" if place == 1 else "e"}[lang]
    return f"{place}{ending}"


def places(best: int, worst: int, lang: str) -> str:
    """A place or a shared range: "201st", "201st–203rd"."""
    return ordinal(best, lang) if best == worst else f"{ordinal(best, lang)}–{ordinal(worst, lang)}"


def listed(parts: Iterable[str], lang: str) -> str:
    """Parts in a row: "a, b and c"."""
    words = list(parts)
    if len(words) < 2:
        return "".join(words)
    joined = catalogue(lang).gettext("{first} and {last}")
    return joined.format(first=", ".join(words[:-1]), last=words[-1])
