"""Figures and names as screens write them."""

from floorman.desk.words.sentences import number
from floorman.rules.house import ShownName


def chips_large(value: int) -> str:
    """Chips for the blinds: ``3 000`` with its narrow space; from 100,000 on ``150k`` where that is even."""
    if value >= 100_000 and value % 1_000 == 0:
        return f"{number(value // 1_000)}k"
    return parted(value)


def parted(value: int) -> str:
    """Thousands parted by a narrow space, from 1,000 on."""
    return f"{value:,}".replace(",", "\u202f")


def tenths(value: float, lang: str) -> str:
    """Big blinds to a tenth, as the language writes it."""
    return f"{value:.1f}" if lang == "en" else f"{value:.1f}".replace(".", ",")


def name_shown(full: str, shown: ShownName) -> str:
    """As much of a name as may be seen; "" for none."""
    words = full.split()
    if shown == "none" or not words:
        return ""
    if shown == "full":
        return full
    if shown == "first":
        return words[0]
    return " ".join(f"{word[0]}." for word in words)
