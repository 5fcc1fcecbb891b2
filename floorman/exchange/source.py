"""A file read as far as rows of text: what it is, in which encoding, how it is cut, where its headings are."""

import re
from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from floorman.disk.input import read
from floorman.disk.refused import PathRefused, shown
from floorman.exchange import tdt
from floorman.exchange.cutting import SourceRow, cut, delimiters_of, in_columns, lines_of
from floorman.exchange.encodings import Reading, decoded, encoding_of, mixed_at, readings
from floorman.exchange.headed import is_side_by_side, with_headings
from floorman.exchange.headers import is_heading
from floorman.exchange.json_list import is_json, read_json
from floorman.exchange.lines import HEADINGS, SourceNote, looks_like_lines, read_lines
from floorman.exchange.other_texts import what_text
from floorman.exchange.refused import MAX_BYTES, ListRefused
from floorman.exchange.source_kind import SourceKind
from floorman.exchange.source_rows import Source
from floorman.exchange.tdt import is_tdt, read_tdt
from floorman.exchange.web_page import charset_of, is_web_page, read_web_page
from floorman.exchange.workbooks import read_any_workbook

_SIGNATURES = (
    (b"%PDF", "PDF"),
    (b"SQLite format 3", "SQLite"),
    (b"{\\rtf", "RTF"),
    (b"\x89PNG", "PNG"),
    (b"\xff\xd8\xff", "JPEG"),
    (b"\x1f\x8b", "GZIP"),
    (b"Rar!", "RAR"),
    (b"7z\xbc\xaf", "7Z"),
    (b"%!PS", "PostScript"),
)
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
    workbook = read_any_workbook(raw, sheet)
    if workbook is not None:
        kind, found = workbook
        source = Source(name, len(raw), kind, found.rows, sheet=found.sheet, sheets=found.sheets)
        return with_headings(source, header_line)
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
            raise ListRefused("list.no-list", what=what)
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
        raise ListRefused(fault.code, **{**fault.params, "file": shown(path.name or path)}) from None


def _text_source(
    source: Source, raw: bytes, encoding: str | None, delimiter: str | None, header_line: int | None
) -> Source:
    text, chosen, found = text_in(raw, encoding)
    source = replace(source, encoding=chosen, readings=found)
    if is_web_page(text):
        if encoding is None and chosen not in ("utf-8", "utf-16") and (named := charset_of(raw)):
            return _text_source(source, raw, named, delimiter, header_line)
        return with_headings(replace(source, kind=SourceKind.HTML, rows=read_web_page(text)), header_line)
    if is_json(text):
        return with_headings(replace(source, kind=SourceKind.JSON, rows=read_json(text)), header_line)
    if other := what_text(text):
        raise ListRefused("list.no-list", what=other)
    if encoding is None and (line := mixed_at(raw, chosen)):
        raise ListRefused("list.mixed-encodings", line=line)
    if is_tdt(text):
        rows, notes = read_tdt(text)
        return replace(source, kind=SourceKind.TDT, rows=rows, headings=tdt.HEADINGS, notes=notes)
    return _cut(source, text, lines_of(text), delimiter, header_line)


def _is_binary(raw: bytes) -> bool:
    odd = len(_ODD_BYTES.findall(raw[: 64 * 1024]))
    return b"\0" in raw or odd * 50 > len(raw[: 64 * 1024])


def _cut(source: Source, text: str, lines: Sequence[str], delimiter: str | None, header_line: int | None) -> Source:
    delimiters = delimiters_of(text)
    if not delimiters and delimiter is None and (spread := in_columns(text)):
        text, delimiters = spread, ("\t",)
    if delimiter is None:
        delimiter = delimiters[0] if delimiters and not _is_prose(text, lines, delimiters[0]) else ""
    other = what_else(lines)
    if not delimiter or other:
        source = replace(source, delimiters=delimiters, looks_like=other)
        single = _one_column(lines) if not other and not looks_like_lines(lines) else None
        if single or other:
            rows = tuple(SourceRow(number, (line.strip(),)) for number, line in enumerate(lines, 1) if line.strip())
            return with_headings(replace(source, rows=rows), single if header_line is None else header_line)
        rows, notes = read_lines(lines)
        width = max((len(row.cells) for row in rows), default=0)
        return replace(source, rows=rows, headings=HEADINGS[: max(4, width)], notes=notes)
    rows, open_quote = cut(text, delimiter)
    notes = (SourceNote(open_quote, "list.quote-open"),) if open_quote else ()
    source = replace(source, kind=SourceKind.CSV, rows=rows, delimiter=delimiter, delimiters=delimiters, notes=notes)
    return with_headings(source, header_line)


def _is_prose(text: str, lines: Sequence[str], delimiter: str) -> bool:
    """Whether the lines name seats or tables in words, and no grid is cut out of them."""
    return looks_like_lines(lines) and not is_side_by_side(cut(text, delimiter)[0])


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
