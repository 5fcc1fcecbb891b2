"""An XLSX file read as rows of text, after a look at how large it would become."""

import io
import re
import warnings
import zipfile
import zlib
from collections.abc import Iterator
from datetime import date, datetime, time
from itertools import islice
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from floorman.exchange.cutting import SourceRow
from floorman.exchange.headers import is_heading
from floorman.exchange.refused import (
    MAX_CELL,
    MAX_COLUMNS,
    MAX_PARTS,
    MAX_ROWS,
    MAX_STRINGS,
    MAX_UNPACKED,
    ListRefused,
)

if TYPE_CHECKING:
    from openpyxl.workbook import Workbook

_BROKEN = (
    *(zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, LookupError, TypeError, AttributeError),
    *(ArithmeticError, AssertionError, RuntimeError, SyntaxError),
)
# What openpyxl and the XML parser raise on a file that is not what it says.
_FAULTS = frozenset({"#REF!", "#N/A", "#VALUE!", "#NAME?", "#DIV/0!", "#NULL!", "#NUM!", "#SPILL!"})
"""Stands in a cell whose formula went wrong."""
_FORMULA = re.compile(rb"<(?:\w{1,30}:)?f[\s/>]")
_LAST_ROW = 1_048_576
"""Of the file format; a file may claim more."""
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


def is_zip(raw: bytes) -> bool:
    """Whether the bytes begin like a zip archive, which an XLSX file is."""
    return raw[:4] == b"PK\x03\x04"


def read_workbook(raw: bytes, sheet: str | None = None) -> SheetRows:
    """The rows of ``sheet``, or of the first sheet in sight with something on it. Formulas give their stored value.

    ListRefused for what is no workbook, is damaged, locked by a password, or would become too large in memory.
    """
    _weigh(raw)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return _read(raw, sheet)
    except _BROKEN as fault:
        raise ListRefused("list.xlsx-broken", fault=type(fault).__name__) from None


def _weigh(raw: bytes) -> None:
    """Declared sizes hold: the zip reader never gives out more of a part than is declared for it."""
    try:
        with zipfile.ZipFile(io.BytesIO(raw)) as archive:
            parts = archive.infolist()
    except _BROKEN as fault:
        raise ListRefused("list.xlsx-broken", fault=type(fault).__name__) from None
    names = {part.filename for part in parts}
    if "[Content_Types].xml" not in names or not any(name.startswith("xl/") for name in names):
        raise ListRefused("list.no-list", what="zip")
    strings = sum(part.file_size for part in parts if "sharedstrings" in part.filename.lower())
    if len(parts) > MAX_PARTS or sum(part.file_size for part in parts) > MAX_UNPACKED or strings > MAX_STRINGS:
        raise ListRefused("list.xlsx-too-big", most=MAX_UNPACKED // 1024 // 1024)


def _read(raw: bytes, sheet: str | None) -> SheetRows:
    book = _open(raw, data_only=False)
    sheets = tuple(Sheet(one.title, one.sheet_state != "visible") for one in book.worksheets)
    if sheet is not None and sheet not in [one.name for one in sheets]:
        raise ListRefused("list.no-sheet", sheet=sheet[:60])
    wanted = [sheet] if sheet is not None else [one.name for one in sheets if not one.hidden][:_LOOKED_AT]
    first: SheetRows | None = None
    formulas = _has_formulas(raw)
    for name in wanted:
        rows = tuple(_rows(book, name, formulas))
        if any(row.formulas for row in rows):
            rows = _with_values(raw, name, rows)
        found = SheetRows(sheets, name, rows)
        if sheet is not None or _has_headings(rows):
            return found
        first = first or (found if rows else None)
    if first is None:
        raise ListRefused("list.empty")
    return first


def _has_headings(rows: tuple[SourceRow, ...]) -> bool:
    return any(sum(map(is_heading, row.cells)) >= 2 for row in rows[:30])


def _has_formulas(raw: bytes) -> bool:
    with zipfile.ZipFile(io.BytesIO(raw)) as archive:
        for part in archive.namelist():
            if part.startswith("xl/worksheets/") and part.endswith(".xml"):
                with archive.open(part) as sheet:
                    tail = b""
                    while chunk := sheet.read(1 << 20):
                        if _FORMULA.search(tail + chunk):
                            return True
                        tail = chunk[-40:]
    return False


def _open(raw: bytes, data_only: bool) -> "Workbook":
    from openpyxl import load_workbook

    return load_workbook(io.BytesIO(raw), read_only=True, data_only=data_only, keep_links=False)


def _rows(book: "Workbook", name: str, formulas: bool) -> Iterator[SourceRow]:
    """Rows with something in them. ``formulas`` looks at the cells one by one and costs half as much again."""
    page: Any = book[name]
    page.reset_dimensions()
    kept = 0
    for number, cells in enumerate(islice(page.iter_rows(values_only=not formulas), _LAST_ROW), 1):
        if kept > MAX_ROWS:
            raise ListRefused("list.too-many-rows", most=MAX_ROWS)
        cells = cells[: MAX_COLUMNS + 1]
        found = tuple(index for index, cell in enumerate(cells) if cell.data_type == "f") if formulas else ()
        texts = [_text(cell.value if formulas else cell) for cell in cells]
        while texts and not texts[-1]:
            texts.pop()
        if len(texts) > MAX_COLUMNS:
            raise ListRefused("list.too-many-columns", line=number, most=MAX_COLUMNS)
        if texts:
            kept += 1
            yield SourceRow(number, tuple(texts), found)


def _with_values(raw: bytes, name: str, rows: tuple[SourceRow, ...]) -> tuple[SourceRow, ...]:
    """Formula cells by the value that the sheet was saved with; those without one stay named and empty."""
    values = {row.line: row.cells for row in _rows(_open(raw, data_only=True), name, False)}
    filled = []
    for row in rows:
        known = values.get(row.line, ())
        texts = list(row.cells)
        for index in row.formulas:
            texts[index] = known[index] if index < len(known) else ""
        filled.append(SourceRow(row.line, tuple(texts), tuple(i for i in row.formulas if not texts[i])))
    return tuple(filled)


def _text(value: object) -> str:
    """A cell as text, numbers without the fraction that the file format adds."""
    if value is None:
        return ""
    if isinstance(value, str):
        if value in _FAULTS:
            return ""
        return value[:MAX_CELL].strip()
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() and abs(value) < 1e15 else repr(value)
    if isinstance(value, datetime | date | time):
        return value.isoformat(" ") if isinstance(value, datetime) else value.isoformat()
    return str(value)[:MAX_CELL]
