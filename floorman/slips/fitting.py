"""Sets a text into a width: whole, smaller, broken into lines, only then cut with an ellipsis; it never runs over."""

from functools import lru_cache

from msgspec import Struct

from floorman.slips.script import Line, bound, line

LEAST = 2.7
"""Smallest type on paper, mm (its size, not the height of its capitals)."""


class Fitted(Struct, frozen=True):
    """Lines of one size that fit a width."""

    lines: tuple[Line, ...]
    size: float

    @property
    def width(self) -> float:
        """Width of the longest line, mm."""
        return max((one.width for one in self.lines), default=0.0) * self.size


@lru_cache(maxsize=4096)
def fit(text: str, face: str, size: float, least: float, width: float, lines: int = 1) -> Fitted:
    """``text`` in ``lines`` lines at most, each within ``width`` mm, as large as fits from ``size`` to ``least`` mm.

    Fewer lines win unless they cost a quarter of the size; words stay whole where they can. What does not fit at
    ``least`` is cut with "…".
    """
    whole = bound(text)
    if not line(whole, face).width:
        return Fitted((), size)
    best = Fitted((), 0.0)
    for count in range(1, lines + 1):
        rows = [line(part, face) for part in _shared(whole, face, count)]
        largest = min(size, width / max(row.width for row in rows) * 0.9999)
        best = Fitted(tuple(rows), largest) if largest > best.size else best
        if best.size >= max(least, size * 0.75):
            return best
    if best.size >= least:
        return best
    return Fitted(tuple(_filled(whole, face, width / least, lines)), least)


@lru_cache(maxsize=1024)
def flow(text: str, face: str, size: float, width: float, most: int = 99) -> Fitted:
    """``text`` of type size ``size`` mm filled into lines of ``width`` mm, at most ``most`` of them."""
    return Fitted(tuple(_filled(bound(text), face, width / size, most)), size)


def _shared(text: str, face: str, count: int) -> list[str]:
    """``text`` broken at spaces into at most ``count`` parts of about the same width."""
    share = line(text, face).width / count
    rows: list[str] = []
    for word in text.split(" "):
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and (len(rows) == count or line(longer, face).width <= share * 1.1):
            rows[-1] = longer
        else:
            rows.append(word)
    return rows


def _filled(text: str, face: str, width: float, most: int) -> list[Line]:
    """``text`` filled into at most ``most`` lines of ``width`` at size 1, broken inside words where it must."""
    rows: list[Line] = []
    left = text
    while left and len(rows) < most:
        taken = _longest(left, face, width)
        if taken < len(left) and len(rows) == most - 1:
            taken = _longest(left, face, width, "…")
            return [*rows, line(f"{left[:taken].rstrip()}…", face)]
        if taken < len(left):
            space, hyphen = left.rfind(" ", 0, taken + 1), left.rfind("-", 0, taken) + 1
            taken = space if space > taken // 3 else hyphen if hyphen > taken // 3 else taken
        rows.append(line(left[:taken].rstrip(), face))
        left = left[taken:].lstrip()
    return rows


def _longest(text: str, face: str, width: float, ending: str = "") -> int:
    """How many signs of ``text``, with ``ending``, fit ``width`` at size 1; one at least."""
    if line(text + ending, face).width <= width:
        return len(text)
    low, high = 1, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if line(text[:middle].rstrip() + ending, face).width <= width:
            low = middle
        else:
            high = middle - 1
    return low
