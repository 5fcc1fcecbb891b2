"""A file read as far as rows of text: what it is, in which encoding, how it is cut, where its headings are."""

import re
from collections.abc import Sequence
from enum import Enum
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from floorman.core.digits import has_digit
from floorman.disk.input import read
from floorman.disk.refused import PathRefused, shown
from floorman.exchange import tdt
from floorman.exchange.cutting import SourceRow, cut, delimiters_of, lines_of
from floorman.exchange.encodings import Reading, decoded, encoding_of, label_of, mixed_at, readings
from floorman.exchange.headers import ColumnKind, is_heading, kind_of_heading
from floorman.exchange.lines import HEADINGS, SourceNote, looks_like_lines, read_lines
from floorman.exchange.refused import MAX_BYTES, ListRefused
from floorman.exchange.tdt import is_tdt, read_tdt
from floorman.exchange.workbook import Sheet, is_zip, read_workbook


class SourceKind(Enum):
    """How the list is written."""

    CSV = "csv"
    TEXT = "text"
    XLSX = "xlsx"
    TDT = "tdt"


class Source(Struct, frozen=True):
    """A list as it stands in its file; nothing is understood of it yet."""

    name: str
    """Name of the file, "" for bytes."""
    size: int
    """Bytes."""
    kind: SourceKind
    rows: tuple[SourceRow, ...]
    """Without headings, titles above them and blank rows."""
    headings: tuple[str, ...] = ()
    """As written; empty where the list has none."""
    header_line: int = 0
    """The line of the headings; 0 where there are none."""
    encoding: str = ""
    readings: tuple[Reading, ...] = ()
    """What the encoding can be, the likeliest first."""
    delimiter: str = ""
    delimiters: tuple[str, ...] = ()
    sheet: str = ""
    sheets: tuple[Sheet, ...] = ()
    notes: tuple[SourceNote, ...] = ()
    looks_like: str = ""
    """Code of what it seems to be instead of a list of players, or ""."""

    @property
    def guessed(self) -> str:
        """The encoding as people call it, where others read as well and a human should look; or ""."""
        sure = self.encoding in ("", "utf-8", "utf-16") or not any(one.sample for one in self.readings)
        return "" if sure else label_of(self.encoding)

    @property
    def width(self) -> int:
        """Columns of the widest row."""
        return max([len(self.headings), *(len(row.cells) for row in self.rows)])


_SIGNATURES = (
    (b"%PDF", "PDF"),
    (b"\xd0\xcf\x11\xe0", "XLS"),
    (b"SQLite format 3", "SQLite"),
    (b"{\\rtf", "RTF"),
    (b"\x89PNG", "PNG"),
    (b"\xff\xd8\xff", "JPEG"),
    (b"\x1f\x8b", "GZIP"),
    (b"Rar!", "RAR"),
    (b"7z\xbc\xaf", "7Z"),
)
_MARKUP = re.compile(r"\s*<(?:[?!]?[A-Za-z][^\n<>]*|!--.*)>?")
"""How a file of tags begins, whatever its name ends in."""
_JSON = re.compile(r"\s*(?:\{\s*\"|\[\s*[\[{\"])")
_ODD_BYTES = re.compile(rb"[\x00-\x08\x0e-\x1a\x1c-\x1f]")


def read_source(
    path_or_bytes: str | Path | bytes,
    encoding: str | None = None,
    *,
    delimiter: str | None = None,
    sheet: str | None = None,
    header_line: int | None = None,
) -> Source:
    """The list in a file (or its bytes) as rows of text.

    ``encoding``, ``delimiter`` and ``sheet`` are found where they are not given; ``delimiter`` "" cuts line by line;
    ``header_line`` is the line of the headings, 0 for none. ListRefused, with one sentence, for what cannot be read.
    """
    name = Path(path_or_bytes).name if isinstance(path_or_bytes, str | Path) else ""
    raw = bytes_in(path_or_bytes)
    if is_zip(raw):
        found = read_workbook(raw, sheet)
        source = Source(name, len(raw), SourceKind.XLSX, found.rows, sheet=found.sheet, sheets=found.sheets)
        return _with_headings(source, header_line)
    return _text_source(Source(name, len(raw), SourceKind.TEXT, ()), raw, encoding, delimiter, header_line)


def bytes_in(path_or_bytes: str | Path | bytes) -> bytes:
    """What a file holds. ListRefused if it cannot be read, is too large, empty, or of a kind that is never a list."""
    raw = path_or_bytes if isinstance(path_or_bytes, bytes) else _bytes_of(Path(path_or_bytes))
    if len(raw) > MAX_BYTES:
        raise ListRefused("list.too-big", most=MAX_BYTES // 1024 // 1024)
    if not raw.strip(b"\xef\xbb\xbf\xff\xfe\x00 \t\r\n"):
        raise ListRefused("list.empty")
    for start, what in _SIGNATURES:
        if raw.startswith(start):
            raise ListRefused("list.old-excel" if what == "XLS" else "list.no-list", what=what)
    return raw


def text_in(raw: bytes, encoding: str | None = None) -> tuple[str, str, tuple[Reading, ...]]:
    """The text that the bytes are, its encoding, and what that can be otherwise. ListRefused if they are none."""
    found = readings(raw)
    if encoding is not None:
        chosen = encoding_of(encoding)
    elif found[0].possible:
        chosen = found[0].encoding
    else:
        raise ListRefused("list.not-text")
    if "utf-16" not in chosen and "utf-32" not in chosen and _is_binary(raw):
        raise ListRefused("list.not-text")
    text = decoded(raw, chosen)
    if "\0" in text:
        raise ListRefused("list.not-text")
    return text, chosen, found


def _bytes_of(path: Path) -> bytes:
    try:
        return read(path, MAX_BYTES)
    except PathRefused as fault:
        if fault.code == "path.too-big":
            raise ListRefused("list.too-big", most=MAX_BYTES // 1024 // 1024) from None
        raise ListRefused(fault.code, **{**fault.params, "file": shown(path.name)}) from None


def _text_source(
    source: Source, raw: bytes, encoding: str | None, delimiter: str | None, header_line: int | None
) -> Source:
    text, chosen, found = text_in(raw, encoding)
    source = replace(source, encoding=chosen, readings=found)
    other = _markup(text)
    if other:
        raise ListRefused("list.no-list", what=other)
    line = 0 if encoding is not None else mixed_at(raw, chosen)
    if line:
        raise ListRefused("list.mixed-encodings", line=line)
    if is_tdt(text):
        rows, notes = read_tdt(text)
        return replace(source, kind=SourceKind.TDT, rows=rows, headings=tdt.HEADINGS, notes=notes)
    lines = lines_of(text)
    return _cut(source, text, lines, delimiter, header_line)


def _markup(text: str) -> str:
    """What a text of tags or of JSON is called; "" for a list."""
    if _JSON.match(text) and text.rstrip()[-1:] in ("}", "]"):
        return "JSON"
    if _MARKUP.match(text) and text.rstrip().endswith(">"):
        return "HTML" if re.search(r"<(?:html|table|!doctype html)\b", text[:4_000], re.I) else "XML"
    return ""


def _is_binary(raw: bytes) -> bool:
    odd = len(_ODD_BYTES.findall(raw[: 64 * 1024]))
    return b"\0" in raw or odd * 50 > len(raw[: 64 * 1024])


def _cut(source: Source, text: str, lines: Sequence[str], delimiter: str | None, header_line: int | None) -> Source:
    delimiters = delimiters_of(text)
    if delimiter is None:
        delimiter = delimiters[0] if delimiters and not looks_like_lines(lines) else ""
    other = what_else(lines)
    if not delimiter or other:
        source = replace(source, delimiters=delimiters, looks_like=other)
        single = _one_column(lines) if not other and not looks_like_lines(lines) else None
        if single or other:
            rows = tuple(SourceRow(number, (line.strip(),)) for number, line in enumerate(lines, 1) if line.strip())
            return _with_headings(replace(source, rows=rows), single if header_line is None else header_line)
        rows, notes = read_lines(lines)
        return replace(source, rows=rows, headings=HEADINGS, notes=notes)
    rows, open_quote = cut(text, delimiter)
    notes = (SourceNote(open_quote, "list.quote-open"),) if open_quote else ()
    source = replace(source, kind=SourceKind.CSV, rows=rows, delimiter=delimiter, delimiters=delimiters, notes=notes)
    return _with_headings(source, header_line)


def _one_column(lines: Sequence[str]) -> int | None:
    """The line of the heading over a list of one column, whose cells are then names as written."""
    written = [(number, line) for number, line in enumerate(lines, 1) if line.strip()]
    numbered = sum(bool(_NUMBERED.match(line)) for _, line in written[:200])
    if not written or numbered * 2 > len(written[:200]) or not is_heading(written[0][1]):
        return None
    return written[0][0]


_NUMBERED = re.compile(r"\s*#?\d{1,4}\s*[.):]")
_PAYOUT = re.compile(
    r"\W*=?\d+\s*(?:st|nd|rd|th|e|er|ème|º|°|\.|-|–|to|\s)*(?:\d+\s*(?:st|nd|rd|th|\.)?)?[\s.:)-]*[€$£]\s*\d.*"
)
_BREAK_ORDER = re.compile(
    r"break(?:ing)?\s+order|kolejność (?:zamykania|łamania)|ред на разваляне|ordre de (?:casse|cassage)", re.I
)
_LEVELS = re.compile(r"\s*(?:levels?|blinds|ante|antes|small blind|big blind|structure)\b", re.I)


def what_else(lines: Sequence[str]) -> str:
    """Code of the sheet that the text is instead of a list of players: payouts, a break order, a structure; or ""."""
    written = [line for line in lines if line.strip()][:200]
    if any(_BREAK_ORDER.search(line) for line in written[:3]):
        return "list.is-break-order"
    if sum(bool(_PAYOUT.fullmatch(line[:200])) for line in written) * 2 > len(written):
        return "list.is-payouts"
    starts = {found.group().strip().lower().rstrip("s") for line in written if (found := _LEVELS.match(line))}
    if len(starts) >= 2 and starts & {"blind", "ante", "small blind"} and len(written) < 60:
        return "list.is-levels"
    return ""


def _with_headings(source: Source, header_line: int | None) -> Source:
    """The row of headings set apart, rows above it left out, and repeated headings below it too."""
    rows = source.rows
    at = _heading_row(rows) if header_line is None else _row_at(rows, header_line)
    if at is None:
        return source
    headings = rows[at].cells
    below = tuple(row for row in rows[at + 1 :] if row.cells != headings)
    return replace(source, rows=below, headings=headings, header_line=rows[at].line)


def _row_at(rows: Sequence[SourceRow], line: int) -> int | None:
    return next((index for index, row in enumerate(rows) if row.line == line), None)


def _heading_row(rows: Sequence[SourceRow]) -> int | None:
    """The row of the first thirty with the most known headings; else a first row of words over columns of numbers."""
    best, at = 0, None
    for index, row in enumerate(rows[:30]):
        written = [cell for cell in row.cells if cell]
        known = sum(map(is_heading, written))
        if known > best and (known >= 2 or len(written) == 1) and known * 5 >= len(written) * 2:
            best, at = known, index
    if at is None and rows and (_names_a_column(rows[0]) or (len(rows) > 2 and _words_over_numbers(rows))):
        return 0
    return at


def _names_a_column(row: SourceRow) -> bool:
    kinds = [kind_of_heading(cell) for cell in row.cells if cell]
    words = not any(map(has_digit, row.cells))
    return words and len(kinds) > 1 and any(kind in (ColumnKind.NAME, ColumnKind.LAST) for kind in kinds)


def _words_over_numbers(rows: Sequence[SourceRow]) -> bool:
    first = rows[0].cells
    if len(first) < 2 or any(not cell or has_digit(cell) for cell in first):
        return False
    below = rows[1:50]
    return any(all(row.cells[i : i + 1] and has_digit(row.cells[i][:1]) for row in below) for i in range(len(first)))
