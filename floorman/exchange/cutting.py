"""A text cut into rows and cells: by a delimiter through the csv module, or line by line."""

import csv
import io
import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice

from msgspec import Struct
from msgspec.structs import replace

from floorman.exchange.headers import is_heading
from floorman.exchange.refused import MAX_CELL, MAX_COLUMNS, MAX_LINE, MAX_ROWS, ListRefused

DELIMITERS = (";", ",", "\t", "|")
_SEEN = 200
_THOUSANDS = re.compile(r"(?<=\d),(?=\d{3}(?!\d))")
_WIDE = re.compile(r" {3,}")
_NUMBER = re.compile(r"^(\d{1,2})[.)]?[ ]+(?=[^\W\d])")
_LAST_FIRST = re.compile(r"\s*[^\W\d][^,\d;@]{0,80}, [^\W\d][^,\d;@]{0,80}\s*")


class SourceRow(Struct, frozen=True):
    """One row of a list as it stands in the file."""

    line: int
    """Line of the file (row of the sheet), counted from 1."""
    cells: tuple[str, ...]
    formulas: tuple[int, ...] = ()
    """Cells (from 0) that hold a formula whose value nobody has worked out."""


def lines_of(text: str) -> list[str]:
    """``text`` in lines, whatever ends them. ListRefused for a line that no list has, and for a list too long."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for number, line in enumerate(lines, 1):
        if len(line) > MAX_LINE:
            raise ListRefused("list.line-too-long", line=number, most=MAX_LINE)
    if len(lines) > MAX_ROWS * 2:
        raise ListRefused("list.too-many-rows", most=MAX_ROWS)
    return lines


def delimiters_of(text: str) -> tuple[str, ...]:
    """The delimiters that can have cut ``text``, the likeliest first; empty where it has no columns."""
    head = "\n".join(text.split("\n", _SEEN)[:_SEEN])
    ranked = [(_fit(head, delimiter), delimiter) for delimiter in DELIMITERS]
    return tuple(delimiter for fit, delimiter in sorted(ranked, key=lambda one: -one[0]) if fit > 0.6)


def in_columns(text: str) -> str:
    """``text`` with a tab where spaces part its columns, and behind a number at the head of one; "" for other texts."""
    written = [line for line in text.split("\n") if line.strip()]
    parted = sum(bool(_WIDE.search(line.strip())) for line in written[:_SEEN])
    if len(written) < 2 or parted * 3 < len(written[:_SEEN]) * 2:
        return ""
    lines = [[_NUMBER.sub(r"\1\t", part) for part in _WIDE.split(line)] for line in text.split("\n")]
    parts = [part for line in lines for part in line if part]
    beside = "\t" if sum("\t" in part for part in parts) * 2 > len(parts) else ""
    return "\n".join("\t".join(part if "\t" in part else part + beside for part in line) for line in lines)


def _fit(head: str, delimiter: str) -> float:
    """0 to 1 for rows of one width, and more where a row of known headings comes out."""
    try:
        rows = [row for row in _records(head, delimiter, csv.QUOTE_MINIMAL) if any(cell.strip() for cell in row.cells)]
    except ListRefused:
        return 0.0
    widths = Counter(len(row.cells) for row in rows)
    if not rows or max(widths) < 2:
        return 0.0
    known = max(sum(map(is_heading, row.cells)) for row in rows[:30])
    if not known and delimiter == "," and _is_prose(head):
        return 0.0
    width, count = max(widths.items(), key=lambda one: (one[0] > 1, one[1]))
    if known >= 2:
        return 2.0 + known
    return count / len(rows) + min(width, 20) / 1_000


def _is_prose(head: str) -> bool:
    """Whether commas only stand inside names and counts: "Kowalska, Anna", "7. Anna Kowalska – 30,000"."""
    written = [line for line in head.split("\n") if line.strip()]
    named = all(_LAST_FIRST.fullmatch(line) for line in written)
    return named or not any("," in _THOUSANDS.sub("", line) for line in written)


def cut(text: str, delimiter: str) -> tuple[tuple[SourceRow, ...], int | None]:
    """The rows of ``text``, blank ones left out, and the line where a quote is open (then no quote is believed).

    ListRefused for too many rows, columns, or letters in a line.
    """
    try:
        rows = _bounded(_records(text, delimiter, csv.QUOTE_MINIMAL))
        swallowed = _swallowed(rows, delimiter)
    except ListRefused as refused:
        if refused.code != "list.quote-open":
            raise
        swallowed = int(str(refused.params["line"]))
    if swallowed is None:
        return rows, None
    return tuple(map(_unquoted, _bounded(_records(text, delimiter, csv.QUOTE_NONE)))), swallowed


def _unquoted(row: SourceRow) -> SourceRow:
    return replace(row, cells=tuple(cell.strip('"') for cell in row.cells))


def _records(text: str, delimiter: str, quoting: int) -> Iterator[SourceRow]:
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, quoting=quoting, skipinitialspace=True)  # type: ignore[arg-type]
    line = 1
    while True:
        try:
            cells = next(reader)
        except StopIteration:
            return
        except csv.Error:
            raise ListRefused("list.quote-open", line=line) from None
        yield SourceRow(line, tuple(cell[:MAX_CELL].strip() for cell in cells))
        line = reader.line_num + 1


def _bounded(rows: Iterator[SourceRow]) -> tuple[SourceRow, ...]:
    found = []
    for row in rows:
        if len(row.cells) > MAX_COLUMNS:
            raise ListRefused("list.too-many-columns", line=row.line, most=MAX_COLUMNS)
        if any(cell.strip("-=:+") for cell in row.cells):
            found.append(row)
    if len(found) > MAX_ROWS:
        raise ListRefused("list.too-many-rows", most=MAX_ROWS)
    return tuple(found)


def _swallowed(rows: tuple[SourceRow, ...], delimiter: str) -> int | None:
    """The line of a cell that has whole rows inside it: its quote was never closed."""
    width = Counter(len(row.cells) for row in islice(rows, _SEEN)).most_common(1)
    least = max(1, width[0][0] - 1) if width else 1
    for row in rows:
        for cell in row.cells:
            if "\n" in cell and any(part.count(delimiter) >= least for part in cell.split("\n")[1:]):
                return row.line
    return None
