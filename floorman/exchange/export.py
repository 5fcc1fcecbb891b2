"""Lists out: rows as CSV or XLSX, whole or not at all, and harmless in a spreadsheet."""

import csv
import io
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from floorman.disk.output import write
from floorman.exchange.refused import ListRefused

Cell = str | int | float | None
"""Text, a number, or nothing."""

_FORMULA = re.compile(r"'*[=+\-@\t\r＝＋－＠]")
_NOT_IN_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
_MAX_TEXT = 32_767
"""Letters that a cell of an XLSX file can hold."""


def write_list(path: str | Path, headings: Sequence[str], rows: Iterable[Sequence[Cell]], title: str = "List") -> int:
    """Write the rows under their headings to ``path``, as its ending says (.csv or .xlsx); an older file is replaced.

    Gives the number of rows. ListRefused for another ending; PathRefused where the file cannot be written, and then
    an older file is still whole.
    """
    path = Path(path)
    ending = path.suffix.lower()
    if ending not in (".csv", ".xlsx"):
        raise ListRefused("list.ending-unknown", name=path.name)
    listed = [tuple(row) for row in rows]
    write(path, csv_bytes(headings, listed) if ending == ".csv" else xlsx_bytes(headings, listed, title))
    return len(listed)


def csv_bytes(headings: Sequence[str], rows: Iterable[Sequence[Cell]]) -> bytes:
    """The rows as CSV: commas, UTF-8 with a byte-order mark. A text that a spreadsheet would take for a formula gets an
    apostrophe before it, which this program takes off again when it reads the list.
    """
    out = io.StringIO(newline="")
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow([_guarded(cell) for cell in headings])
    writer.writerows([_guarded(cell) for cell in row] for row in rows)
    return out.getvalue().encode("utf-8-sig", "replace")


def _guarded(cell: Cell) -> Cell:
    if isinstance(cell, str) and _FORMULA.match(cell):
        return f"'{cell}"
    return cell


def xlsx_bytes(headings: Sequence[str], rows: Iterable[Sequence[Cell]], title: str = "List") -> bytes:
    """The rows as a workbook of one sheet; texts are stored as texts, so nothing in them is a formula."""
    from openpyxl import Workbook
    from openpyxl.cell import WriteOnlyCell
    from openpyxl.styles import Font

    book = Workbook(write_only=True)
    sheet = book.create_sheet(re.sub(r"[\[\]:*?/\\]", " ", _NOT_IN_XML.sub("", title))[:31].strip("' ") or "List")
    sheet.freeze_panes = "A2"
    bold = Font(bold=True)

    def stored(value: Cell) -> object:
        if not isinstance(value, str):
            return value
        cell = WriteOnlyCell(sheet, "")
        cell.value = _NOT_IN_XML.sub("", value)[:_MAX_TEXT]
        cell.data_type = "s"
        return cell

    top = [WriteOnlyCell(sheet, _NOT_IN_XML.sub("", heading)) for heading in headings]
    for cell in top:
        cell.data_type, cell.font = "s", bold
    sheet.append(top)
    for row in rows:
        sheet.append([stored(value) for value in row])
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()
