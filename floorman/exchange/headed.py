"""A source whose headings are set apart from its rows."""

from collections.abc import Sequence

from msgspec.structs import replace

from floorman.core.digits import has_digit
from floorman.exchange.blocks import table_in, unfolded
from floorman.exchange.cutting import SourceRow
from floorman.exchange.headers import is_heading, kind_of_heading
from floorman.exchange.source_rows import Source

_LOOKED_AT = 30
"""Rows in which headings are looked for."""


def with_headings(source: Source, header_line: int | None) -> Source:
    """The row of headings set apart; rows above it go, and repeated headings below it too.

    Lists side by side come under each other. ``header_line`` is the line of the headings; 0: there are none, and the
    rows stay as they are in the file; None: they are looked for.
    """
    rows = source.rows
    at = heading_row(rows) if header_line is None else _row_at(rows, header_line)
    if header_line != 0 and (found := unfolded(rows, at)):
        notes = (*source.notes, *found.notes)
        source = replace(source, rows=found.rows, notes=notes, side_by_side=True)
        return replace(source, headings=found.headings, header_line=found.header_line)
    if at is None:
        return source
    headings = rows[at].cells
    above = [row for row in rows[max(0, at - 1) : at] if len(headings) > 1 and _names_a_table(row)]
    below = (row for row in rows[at + 1 :] if row.cells != headings)
    return replace(source, rows=(*above, *below), headings=headings, header_line=rows[at].line)


def is_side_by_side(rows: Sequence[SourceRow]) -> bool:
    """Whether several lists stand beside each other, or a grid."""
    return unfolded(rows, heading_row(rows)) is not None


def _names_a_table(row: SourceRow) -> bool:
    written = [cell for cell in row.cells if cell]
    return len(written) == 1 and bool(table_in(written[0]))


def _row_at(rows: Sequence[SourceRow], line: int) -> int | None:
    return next((index for index, row in enumerate(rows) if row.line == line), None)


def heading_row(rows: Sequence[SourceRow]) -> int | None:
    """The row of the first thirty with the most known headings; else a first row of words over columns of numbers."""
    best, at = 0, None
    for index, row in enumerate(rows[:_LOOKED_AT]):
        written = [cell for cell in row.cells if cell]
        known = sum(map(is_heading, written))
        if known > best and (known >= 2 or len(written) == 1) and known * 5 >= len(written) * 2:
            best, at = known, index
    if at is None and rows and (_names_a_column(rows) or (len(rows) > 2 and _words_over_numbers(rows))):
        return 0
    return at


def _names_a_column(rows: Sequence[SourceRow]) -> bool:
    """Whether the first row is of words that never come again, and one of them is a known heading."""
    first = rows[0].cells
    if sum(map(bool, first)) < 2 or any(map(has_digit, first)):
        return False
    below = [row.cells[at] for row in rows[1:200] for at, cell in enumerate(first) if cell and at < len(row.cells)]
    known = any(len(cell) > 2 and kind_of_heading(cell) is not None for cell in first)
    return known and not {cell for cell in first if cell} & set(below)


def _words_over_numbers(rows: Sequence[SourceRow]) -> bool:
    first = rows[0].cells
    if len(first) < 2 or any(not cell or has_digit(cell) for cell in first):
        return False
    below = rows[1:50]
    return any(all(row.cells[i : i + 1] and has_digit(row.cells[i][:1]) for row in below) for i in range(len(first)))
