"""The tables of a web page, or of the page that a program saved under the name .xls, as rows of text."""

import re
from html.parser import HTMLParser

from floorman.core.digits import is_number
from floorman.exchange.cutting import SourceRow
from floorman.exchange.headers import heading_key, is_heading
from floorman.exchange.refused import MAX_CELL, MAX_COLUMNS, ListRefused
from floorman.exchange.sheets import bounded

_START = re.compile(
    r"\s*(?:<!--.*?-->\s*)*<(?:!doctype\s+html|html|head|body|table|meta|style|div|p|h[1-6]|center|font|t[hrd]|tbody|thead)\b",
    re.I | re.S,
)
_CHARSET = re.compile(rb"charset\s*=\s*[\"']?\s*([\w.-]{2,30})", re.I)
_SILENT = frozenset({"script", "style", "title", "template", "noscript"})
_HEADS = frozenset({"h1", "h2", "h3", "h4", "h5", "h6", "caption"})
_BREAKS = frozenset({"br", "p", "div", "li"})
_MAX_ROWS_SPANNED = 1_000


def is_web_page(text: str) -> bool:
    """Whether the text begins like a web page or a table of one."""
    return bool(_START.match(text[:4_000]))


def charset_of(raw: bytes) -> str | None:
    """The encoding that a page names at its start, or None."""
    found = _CHARSET.search(raw[:4_000])
    return found.group(1).decode("ascii") if found else None


def read_web_page(text: str) -> tuple[SourceRow, ...]:
    """The rows of the table with the most known headings, and of all others under the same headings.

    A heading over a table stands as a row of its own before it, so that "Table 12" tells where its players sit. Line
    numbers are those of the page. ListRefused for a page without such a table.
    """
    reader = _TableReader()
    reader.feed(_REMARK.sub(_line_ends, text))
    reader.close()
    reader.end()
    best = max(reader.tables, key=_known, default=None)
    if best is None or not _known(best):
        raise ListRefused("list.no-list", what="HTML")
    keys = _keys(best)
    wanted = [table for table in reader.tables if _keys(table) == keys]
    return bounded((line, cells) for table in wanted for line, cells in table)


_REMARK = re.compile(r"<!--.*?(?:-->|\Z)|<[!?][^>]*(?:>|\Z)", re.S)
"""Comments and declarations; one that is never closed goes to the end."""


def _line_ends(found: re.Match[str]) -> str:
    return "\n" * found.group().count("\n")


_Table = list[tuple[int, list[str]]]


def _known(table: _Table) -> int:
    known = max((sum(map(is_heading, cells)) for _line, cells in table[:30]), default=0)
    return known * 10_000 + min(len(table), 9_999) if known else 0


def _keys(table: _Table) -> tuple[str, ...]:
    """The headings of a table: its row with the most known ones."""
    _line, cells = max(table[:30], key=lambda row: sum(map(is_heading, row[1])))
    return tuple(map(heading_key, cells))


class _TableReader(HTMLParser):
    """Fills ``tables``. A table inside a cell is a table of its own."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.tables: list[_Table] = []
        self._open: list[_Growing] = []
        self._silent = ""
        self._heading: list[str] | None = None
        self._title = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A tag that opens."""
        line = self.getpos()[0]
        if self._silent:
            return
        if tag in _SILENT:
            self._silent = tag
        elif tag == "table":
            self._open.append(_Growing(line, self._title))
            self._title = ""
        elif tag in _HEADS:
            self._heading = []
        elif self._open and tag == "tr":
            self._open[-1].row(line)
        elif self._open and tag in ("td", "th"):
            spans = {name: value or "" for name, value in attrs}
            self._open[-1].cell(line, _span(spans.get("colspan", ""), MAX_COLUMNS), _span(spans.get("rowspan", "")))
        elif tag in _BREAKS:
            self.handle_data(" ")

    def handle_endtag(self, tag: str) -> None:
        """A tag that closes."""
        if tag == self._silent:
            self._silent = ""
        elif tag in _HEADS and self._heading is not None:
            self._head("".join(self._heading))
            self._heading = None
        elif self._open and tag == "table":
            self._close()
        elif self._open and tag == "tr":
            self._open[-1].end_row()

    def _head(self, text: str) -> None:
        """A caption belongs to the table that is open, another heading to the next one."""
        words = " ".join(text.split())[:MAX_CELL]
        if self._open and not self._open[-1].rows:
            self._open[-1].title = words
        else:
            self._title = words

    def handle_data(self, data: str) -> None:
        """Text between tags."""
        if self._silent:
            return
        if self._heading is not None:
            self._heading.append(data)
        elif self._open:
            self._open[-1].say(data)

    def end(self) -> None:
        """Closes what the page left open."""
        while self._open:
            self._close()

    def _close(self) -> None:
        rows = self._open.pop().ended()
        if rows:
            self.tables.append(rows)


def _span(text: str, most: int = _MAX_ROWS_SPANNED) -> int:
    return min(int(text), most) if is_number(text, 5) and int(text) > 0 else 1


class _Growing:
    """A table while it is read."""

    def __init__(self, line: int, title: str) -> None:
        self.line, self.title = line, title
        self.rows: _Table = []
        self._cells: list[str] | None = None
        self._written: list[str] = []
        self._line, self._at = line, 0
        self._down: dict[int, int] = {}
        """Columns that a cell above still covers, and for how many rows."""

    def row(self, line: int) -> None:
        """A row begins."""
        self.end_row()
        self._cells, self._line = [], line
        self._cover()

    def cell(self, line: int, columns: int, rows: int) -> None:
        """A cell begins; its text stands in the first of the columns that it spans."""
        if self._cells is None:
            self.row(line)
        self._end_cell()
        assert self._cells is not None
        self._cover()
        for nth in range(columns):
            if rows > 1:
                self._down[len(self._cells) + nth] = rows
        self._at = min(len(self._cells), MAX_COLUMNS)
        self._cells += [""] * min(columns, MAX_COLUMNS + 1 - self._at)
        self._written = []

    def _cover(self) -> None:
        assert self._cells is not None
        while len(self._cells) <= MAX_COLUMNS and self._down.get(len(self._cells), 0) > 0:
            self._down[len(self._cells)] -= 1
            self._cells.append("")

    def say(self, data: str) -> None:
        """Text of the cell that is open."""
        self._written.append(data)

    def _end_cell(self) -> None:
        if self._cells and self._written:
            text = " ".join("".join(self._written).split())[:MAX_CELL]
            self._cells[self._at] = text
        self._written = []

    def end_row(self) -> None:
        """The row is over."""
        if self._cells is not None:
            self._end_cell()
            self.rows.append((self._line, self._cells))
        self._cells = None

    def ended(self) -> _Table:
        """The rows, the heading over the table first."""
        self.end_row()
        head = [(self.line, [self.title, *[""] * (len(self.rows[0][1]) - 1)])] if self.title and self.rows else []
        return head + self.rows
