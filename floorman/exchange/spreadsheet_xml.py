"""The XML workbook that Excel 2003 saves, often under the name .xls, read as rows of text."""

import io
import re
from typing import Any

from floorman.core.digits import is_number
from floorman.exchange.refused import MAX_CELL, MAX_COLUMNS, ListRefused
from floorman.exchange.sheets import FAULTS, Sheet, SheetRows, bounded, chosen_sheet

_SPACE = "{urn:schemas-microsoft-com:office:spreadsheet}"
_MARKS = re.compile(rb"\s*(?:\xef\xbb\xbf)?\s*<\?xml|\s*<(?:\w+:)?Workbook\b")
_NAMESPACE = b"urn:schemas-microsoft-com:office:spreadsheet"


def is_spreadsheet_xml(raw: bytes) -> bool:
    """Whether the bytes begin like such a file, in UTF-8 or a code page."""
    return bool(_MARKS.match(raw)) and _NAMESPACE in raw[:4_000]


def read_spreadsheet_xml(raw: bytes, sheet: str | None = None) -> SheetRows:
    """The rows of ``sheet``, or of the first sheet in sight with headings.

    ListRefused for what is damaged or has entities.
    """
    from defusedxml.ElementTree import ParseError

    reader = _ExcelXmlReader()
    try:
        reader.read(raw.lstrip())
        pages = {name: bounded(rows) for name, rows in reader.pages.items()}
    except (ParseError, ValueError, LookupError) as fault:
        raise ListRefused("list.workbook-broken", fault=type(fault).__name__) from None
    return chosen_sheet(tuple(Sheet(name, name in reader.hidden) for name in pages), pages.__getitem__, sheet)


class _ExcelXmlReader:
    """Goes through the file once and keeps the texts alone."""

    def __init__(self) -> None:
        self.pages: dict[str, list[tuple[int, list[str]]]] = {}
        self.hidden: set[str] = set()

    def read(self, raw: bytes) -> None:
        """Fills ``pages`` and ``hidden``."""
        from defusedxml.ElementTree import iterparse

        name, number = "", 0
        table: Any = None
        for event, element in iterparse(io.BytesIO(raw), events=("start", "end")):
            tag = element.tag.removeprefix(_SPACE)
            if event == "start" and tag == "Worksheet":
                name, number = element.get(_SPACE + "Name", ""), 0
                self.pages.setdefault(name, [])
            elif event == "start" and tag == "Table":
                table = element
            elif event == "end" and tag == "Row" and table is not None and name in self.pages:
                number = _at(element, number + 1)
                self.pages[name].append((number, _cells(element)))
                element.clear()
                table.clear()
            elif event == "end" and tag.endswith("}Visible") and (element.text or "").startswith("Sheet"):
                self.hidden.add(name)


def _at(element: Any, otherwise: int) -> int:
    """The number of a row or cell, from 1, where gaps before it are left out of the file."""
    text = element.get(_SPACE + "Index", "")
    return int(text) if is_number(text, 8) else otherwise


def _cells(row: Any) -> list[str]:
    cells: list[str] = []
    for cell in row.iter(_SPACE + "Cell"):
        at = _at(cell, len(cells) + 1)
        cells += [""] * (min(at, MAX_COLUMNS + 2) - 1 - len(cells))
        cells.append(_text(cell))
        across = cell.get(_SPACE + "MergeAcross", "0")
        cells += [""] * (min(int(across), MAX_COLUMNS) if is_number(across, 8) else 0)
        if len(cells) > MAX_COLUMNS:
            break
    return cells


def _text(cell: Any) -> str:
    found = cell.find(_SPACE + "Data")
    text = "" if found is None else "".join(found.itertext())[:MAX_CELL].strip()
    number = found is not None and found.get(_SPACE + "Type") == "Number"
    if number and re.fullmatch(r"\d{1,15}\.0+", text):
        text = text.partition(".")[0]
    return "" if text in FAULTS else text
