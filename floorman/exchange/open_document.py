"""An OpenDocument workbook (.ods) read as rows of text, its cells one by one."""

import io
from collections.abc import Iterator
from typing import Any

from floorman.core.digits import is_number
from floorman.exchange.refused import MAX_CELL, MAX_COLUMNS, MAX_ROWS, ListRefused
from floorman.exchange.sheets import FAULTS, Sheet, SheetRows, bounded, chosen_sheet

_SPACE = "{urn:oasis:names:tc:opendocument:xmlns:%s:1.0}"
_TABLE, _OFFICE, _TEXT, _STYLE = (_SPACE % short for short in ("table", "office", "text", "style"))
_NOT_OF_THE_CELL = frozenset({_OFFICE + "annotation", _TABLE + "table"})


def read_ods(content: bytes, sheet: str | None = None) -> SheetRows:
    """The rows of ``sheet`` in the part content.xml, or of the first sheet in sight with headings.

    ListRefused for what is damaged, has entities, or is locked by a password.
    """
    from defusedxml.ElementTree import ParseError

    reader = _OpenDocumentReader()
    try:
        reader.read(content)
        pages = {name: bounded(rows) for name, rows in reader.pages.items()}
    except (ParseError, ValueError, RecursionError) as fault:
        raise ListRefused("list.workbook-broken", fault=type(fault).__name__) from None
    return chosen_sheet(tuple(Sheet(name, name in reader.hidden) for name in pages), pages.__getitem__, sheet)


class _OpenDocumentReader:
    """Goes through the part once and keeps the texts alone."""

    def __init__(self) -> None:
        self.pages: dict[str, list[tuple[int, list[str]]]] = {}
        self.hidden: set[str] = set()
        self._unseen: set[str] = set()
        self._kept = 0

    def read(self, content: bytes) -> None:
        """Fills ``pages`` and ``hidden``. What is repeated to the end of a sheet is empty and skipped."""
        from defusedxml.ElementTree import iterparse

        page: Any = None
        name, number = "", 1
        for event, element in iterparse(io.BytesIO(content), events=("start", "end")):
            if event == "start" and element.tag == _TABLE + "table" and page is None:
                page, name, number = element, element.get(_TABLE + "name", ""), 1
                self.pages.setdefault(name, [])
                self.hidden |= {name} if element.get(_TABLE + "style-name") in self._unseen else set()
            elif event == "end" and element.tag == _TABLE + "table-row" and page is not None:
                number += self._row(element, self.pages[name], number)
                element.clear()
                page.clear()
            elif event == "end" and element is page:
                page = None
            elif event == "end" and element.tag == _STYLE + "style":
                shown = [one.get(_TABLE + "display") for one in element.iter(_STYLE + "table-properties")]
                self._unseen |= {element.get(_STYLE + "name", "")} if "false" in shown else set()

    def _row(self, row: Any, rows: list[tuple[int, list[str]]], number: int) -> int:
        """Keeps a row as often as it is repeated, and says how often."""
        times = _times(row, "number-rows-repeated")
        cells = _cells(row)
        if any(cells):
            rows += [(number + nth, cells) for nth in range(min(times, MAX_ROWS + 1))]
            self._kept += times
        if self._kept > MAX_ROWS * 2:
            raise ListRefused("list.too-many-rows", most=MAX_ROWS)
        return times


def _cells(row: Any) -> list[str]:
    cells: list[str] = []
    for cell in row:
        if cell.tag not in (_TABLE + "table-cell", _TABLE + "covered-table-cell"):
            continue
        text = _text(cell)
        times = _times(cell, "number-columns-repeated")
        cells += [text] * (min(times, MAX_COLUMNS + 1 - len(cells)) if len(cells) <= MAX_COLUMNS else 0)
    return cells


def _times(element: Any, name: str) -> int:
    text = element.get(_TABLE + name, "1")
    return max(1, int(text)) if is_number(text, 8) else 1


def _text(cell: Any) -> str:
    """Numbers as they are kept, without the separators that the sheet shows; everything else as it is shown."""
    if cell.get(_OFFICE + "value-type") in ("float", "currency", "percentage"):
        value = str(cell.get(_OFFICE + "value", ""))[:40]
        return value.removesuffix(".0")
    lines = ["".join(_words(line)) for line in cell if line.tag == _TEXT + "p"]
    text = "\n".join(lines)[:MAX_CELL].strip()
    return "" if text in FAULTS else text


def _words(element: Any) -> Iterator[str]:
    yield element.text or ""
    for part in element:
        if part.tag in (_TEXT + "s", _TEXT + "tab", _TEXT + "line-break"):
            yield " "
        elif part.tag not in _NOT_OF_THE_CELL:
            yield from _words(part)
        yield part.tail or ""
