"""An XLSX file read as rows of text, row by row, so that cells far apart need no room between them."""

import io
import re
import warnings
import zipfile
from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

from floorman.exchange.archive import UNREADABLE
from floorman.exchange.cutting import SourceRow
from floorman.exchange.refused import MAX_COLUMNS, MAX_ROWS, ListRefused
from floorman.exchange.sheets import Sheet, SheetRows, cell_text, chosen_sheet

if TYPE_CHECKING:
    from openpyxl.workbook import Workbook

_BROKEN = (*UNREADABLE, TypeError, AttributeError, ArithmeticError, AssertionError, SyntaxError)
# What openpyxl and the XML parser raise on a file that is not what it says.
_FORMULA = re.compile(rb"<(?:\w{1,30}:)?f[\s/>]")
_LAST_ROW = 1_048_576
"""Of the file format; a file may claim more."""


def read_workbook(raw: bytes, sheet: str | None = None) -> SheetRows:
    """The rows of ``sheet`` of a weighed archive, or of the first sheet in sight with something on it.

    Formulas give their stored value.
    ListRefused for what is damaged or locked by a password.
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return _read(raw, sheet)
    except _BROKEN as fault:
        raise ListRefused("list.workbook-broken", fault=type(fault).__name__) from None


def _read(raw: bytes, sheet: str | None) -> SheetRows:
    book = _open(raw, data_only=False)
    sheets = tuple(Sheet(one.title, one.sheet_state != "visible") for one in book.worksheets)
    formulas = _has_formulas(raw)

    def rows(name: str) -> tuple[SourceRow, ...]:
        found = tuple(_rows(book, name, formulas))
        return _with_values(raw, name, found) if any(row.formulas for row in found) else found

    return chosen_sheet(sheets, rows, sheet)


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
        texts = [cell_text(cell.value if formulas else cell) for cell in cells]
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
