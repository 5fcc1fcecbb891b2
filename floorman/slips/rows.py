"""Rows and headings of a list: columns as wide as their headings need, cells that stay in their column."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from floorman.slips.fitting import LEAST, Fitted, fit
from floorman.slips.fonts import CAP, COND, COND_MEDIUM, OTHER_SCRIPTS
from floorman.slips.pen import SlipCanvas
from floorman.slips.script import line

HEAD = 7.4
"""Height of the headings' row, mm: two lines."""

_HEADING = 2.8
_GAP = 1.5
_LEAD = 1.12


class Column(Struct, frozen=True):
    """One column of a list."""

    title: str
    share: float
    """Part of the width, against the other columns."""
    align: str = "l"
    face: str = COND
    box: bool = False
    """A box to write in; what is already known stands in it."""


def widths(pen: SlipCanvas, columns: Sequence[Column], width: float, by: float) -> list[float]:
    """The width of each column in mm: by its share, but no longer word of a heading is cut while another has room."""
    shares = sum(column.share for column in columns)
    wanted = [width * column.share / shares for column in columns]
    needed = [_needed(pen, column, by) for column in columns]
    short = sum(max(0.0, need - want) for need, want in zip(needed, wanted, strict=True))
    spare = sum(max(0.0, want - need) for need, want in zip(needed, wanted, strict=True))
    give = min(1.0, short / spare) if spare else 0.0
    get = min(1.0, spare / short) if short else 0.0
    return [
        want + (need - want) * (get if need > want else give) for need, want in zip(needed, wanted, strict=True)
    ]  # fmt: skip


def _needed(pen: SlipCanvas, column: Column, by: float) -> float:
    longest = max(pen.measure(word, COND_MEDIUM, _HEADING * by) for word in column.title.split(" "))
    return longest + _GAP + 0.3 + (1.2 if column.box else 0.0)


def head(pen: SlipCanvas, columns: Sequence[Column], x: float, y: float, width: float, by: float) -> None:
    """Draw the headings, in two lines where they need them, and the rule under them."""
    size, lower = _HEADING * by, y + HEAD * by
    left = x
    for column, own in zip(columns, widths(pen, columns, width, by), strict=True):
        at, room = _place(column, left, own)
        held = fit(column.title, pen.face(COND_MEDIUM), size, min(size, LEAST) * 0.85, room, 2)
        base = lower - 1.3 * by - (len(held.lines) - 1) * held.size * 1.1
        pen.fitted(at, base, held, 1.1, column.align)
        left += own
    pen.rule(x, lower, x + width, lower, 0.3 * by)


def row(
    pen: SlipCanvas,
    columns: Sequence[Column],
    cells: Sequence[str],
    x: float,
    y: float,
    width: float,
    tall: float,
    size: float,
    by: float,
) -> None:
    """Draw ``cells`` of type ``size`` mm in a row ``tall`` mm high from the top edge ``y``, a hairline under it."""
    base = y + (tall + size * CAP) / 2
    left = x
    for column, cell, own in zip(columns, cells, widths(pen, columns, width, by), strict=True):
        if column.box:
            pen.box(left, y, own, tall, 0.25)
        at, room = _place(column, left, own)
        low = any(run.face == OTHER_SCRIPTS[0] for run in line(cell, column.face).runs)
        own_size = size * 0.82 if low else size
        held = _broken(pen, cell, column.face, own_size, room, tall)
        if held is None:
            pen.text(at, base, cell, column.face, own_size, room, column.align)
        else:
            first = base - (len(held.lines) - 1) * held.size * _LEAD / 2 + (held.size - own_size) * CAP / 2
            pen.fitted(at, first, held, _LEAD, column.align)
        left += own
    pen.rule(x, y + tall, x + width, y + tall, 0.1 * by)


def _broken(pen: SlipCanvas, cell: str, face: str, size: float, room: float, tall: float) -> Fitted | None:
    """A cell that is too long for one readable line, in the lines that its row has room for; None if it fits."""
    most = int(tall / (LEAST * _LEAD))
    if most < 2 or pen.measure(cell, face, size * 0.75) <= room:
        return None
    held = fit(cell, pen.face(face), size, LEAST, room, most)
    if len(held.lines) < 2:
        return None
    return replace(held, size=min(held.size, 0.92 * tall / (len(held.lines) * _LEAD)))


def _place(column: Column, left: float, own: float) -> tuple[float, float]:
    """Where a cell's text begins, ends or has its middle, and the room that it has."""
    inset = 1.2 if column.box else 0.0
    at = {"l": left + inset, "r": left + own - _GAP, "c": left + own / 2}[column.align]
    return at, own - _GAP - inset
