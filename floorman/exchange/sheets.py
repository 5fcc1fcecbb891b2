"""What every kind of workbook gives: its sheets, the rows of one of them, cells as text."""

from collections.abc import Callable, Iterable, Sequence
from datetime import date, datetime, time

from msgspec import Struct

from floorman.exchange.cutting import SourceRow
from floorman.exchange.headers import is_heading
from floorman.exchange.refused import MAX_CELL, MAX_COLUMNS, MAX_ROWS, ListRefused

FAULTS = frozenset({"#REF!", "#N/A", "#VALUE!", "#NAME?", "#DIV/0!", "#NULL!", "#NUM!", "#SPILL!"})
"""Stands in a cell whose formula went wrong."""
_LOOKED_AT = 20
"""Sheets looked at for one with headings."""


class Sheet(Struct, frozen=True):
    """A sheet of a workbook."""

    name: str
    hidden: bool = False


class SheetRows(Struct, frozen=True):
    """What stands on one sheet."""

    sheets: tuple[Sheet, ...]
    sheet: str
    rows: tuple[SourceRow, ...]


def chosen_sheet(
    sheets: tuple[Sheet, ...], rows_of: Callable[[str], tuple[SourceRow, ...]], sheet: str | None
) -> SheetRows:
    """The rows of ``sheet``, or of the first one in sight that has headings, or of the first with anything on it.

    ListRefused where there is no such sheet, or nothing.
    """
    if sheet is not None and sheet not in [one.name for one in sheets]:
        raise ListRefused("list.no-sheet", sheet=sheet[:60])
    wanted = [sheet] if sheet is not None else [one.name for one in sheets if not one.hidden][:_LOOKED_AT]
    first: SheetRows | None = None
    for name in wanted:
        rows = rows_of(name)
        found = SheetRows(sheets, name, rows)
        if sheet is not None or _has_headings(rows):
            return found
        first = first or (found if rows else None)
    if first is None:
        raise ListRefused("list.empty")
    return first


def _has_headings(rows: tuple[SourceRow, ...]) -> bool:
    return any(sum(map(is_heading, row.cells)) >= 2 for row in rows[:30])


def bounded(rows: Iterable[tuple[int, Sequence[str]]]) -> tuple[SourceRow, ...]:
    """Numbered rows without the blank ones and blank ends. ListRefused for too many rows or columns."""
    kept: list[SourceRow] = []
    for number, cells in rows:
        texts = [cell.strip() for cell in cells[: MAX_COLUMNS + 1]]
        while texts and not texts[-1]:
            texts.pop()
        if len(texts) > MAX_COLUMNS:
            raise ListRefused("list.too-many-columns", line=number, most=MAX_COLUMNS)
        if texts:
            kept.append(SourceRow(number, tuple(texts)))
        if len(kept) > MAX_ROWS:
            raise ListRefused("list.too-many-rows", most=MAX_ROWS)
    return tuple(kept)


def cell_text(value: object) -> str:
    """A cell as text, numbers without the fraction that the file format adds."""
    if value is None:
        return ""
    if isinstance(value, str):
        return "" if value in FAULTS else value[:MAX_CELL].strip()
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() and abs(value) < 1e15 else repr(value)
    if isinstance(value, datetime | date | time):
        return value.isoformat(" ") if isinstance(value, datetime) else value.isoformat()
    return str(value)[:MAX_CELL]
