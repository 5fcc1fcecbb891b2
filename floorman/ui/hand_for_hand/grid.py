"""How the tables of the board are spread over the room there is; no Qt."""

from typing import NamedTuple

LEAST = 150
"""A tile is never narrower nor lower, in pixels."""

GAP = 8
_LARGEST = 264


class Cells(NamedTuple):
    """Columns, and the size of one tile, in pixels."""

    columns: int
    wide: int
    high: int
    needs: int
    """How high all rows are."""
    over: bool
    """They do not fit: the board scrolls."""


def cells(count: int, wide: int, high: int) -> Cells:
    """The largest tiles that show ``count`` tables in ``wide`` by ``high`` pixels, never under 150; else it scrolls."""
    best: Cells | None = None
    for columns in range(1, max(1, min(count, (wide + GAP) // (LEAST + GAP))) + 1):
        rows = max(1, -(-count // columns))
        each = min(_LARGEST + 60, (wide + GAP) // columns - GAP)
        tall = min(_LARGEST, (high + GAP) // rows - GAP)
        if tall < LEAST:
            continue
        found = Cells(columns, each, tall, rows * (tall + GAP), False)
        if best is None or min(found.wide, found.high) >= min(best.wide, best.high):
            best = found
    if best is not None:
        return best
    columns = max(1, (wide - 12 + GAP) // (LEAST + GAP))
    rows = -(-count // columns)
    return Cells(columns, (wide - 12 + GAP) // columns - GAP, LEAST, rows * (LEAST + GAP), True)
