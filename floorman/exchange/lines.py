"""A list written as text, a line a player: redraws, final tables, plain rosters."""

import re
from collections.abc import Mapping, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from floorman.core.digits import has_digit, is_number
from floorman.exchange.amounts import chips_of
from floorman.exchange.cutting import SourceRow
from floorman.exchange.headers import is_heading
from floorman.exchange.places import MAX_SEAT, SEAT_WORDS, TABLE_WORDS, table_seat_of
from floorman.exchange.status import heads_status, marked
from floorman.exchange.sums import is_sum

MAX_LETTERS = 300
"""In the line of one player; a longer one is prose."""

HEADINGS = ("Table", "Seat", "Name", "Chips", "Status")


class SourceNote(Struct, frozen=True):
    """Something about one line of the file that its reader saw."""

    line: int
    code: str
    params: Mapping[str, object] = field(default_factory=dict)


class _Line(Struct, frozen=True):
    line: int
    table: str = ""
    seat: str = ""
    number: int = 0
    """Written before the name: a seat, or only a running number."""
    name: str = ""
    chips: str = ""
    money: str = ""
    status: str = ""
    """A mark beside the name, or the heading above: "out", "waiting list"."""
    tail: bool = False
    """A count or a place stood there beside the name."""


_DASH = r"[-–—−|:=]"
_SEATS = rf"(?:{SEAT_WORDS.replace('|s|st|', '|').replace('|m|', '|')})"
_TABLES = rf"(?:{TABLE_WORDS.replace('|tab|t|', '|')})"
_NO = r"\s*(?:[#№]|n[or°]\.?)?\s*"
_TABLE_HEADING = re.compile(
    rf"\W*{_TABLES}{_NO}(\d{{1,4}})\s*(?:{_DASH}*|\([^)]*\)\s*{_DASH}*|[-–—]\s*[^\W\d]+)\s*", re.I
)
_TABLE_INLINE = re.compile(rf"\W*{_TABLES}{_NO}(\d{{1,4}})\s*(?::|[-–—]+\s)\s*([^\W\d].*|\d.*[^\W\d].*)", re.I)
_BETWEEN = re.compile(r"\s*(?:[;|/·•]|,(?!\d{3}))\s*")
_PLACE = rf"(?:{_TABLES}|t){_NO}\d{{1,4}}\W{{0,3}}\s*(?:{_SEATS}|s){_NO}\d{{1,2}}|t?\d{{1,4}}-\d{{1,2}}"
_PLACE_FIRST = re.compile(rf"({_PLACE})(?!\d)\s*[.):,]?\s*(?:{_DASH}+\s*)?(\D.*)", re.I)
_PLACE_LAST = re.compile(rf"(.*?\S)\s*(?:[-–—−|:,;=]\s*|\s|(?=\())[(\[]?({_PLACE})[)\]]?", re.I)
_SEAT_FIRST = re.compile(rf"{_SEATS}{_NO}(\d{{1,2}})\s*(?:[.)\]]|,)?\s*{_DASH}*\s*(.*)", re.I)
_NUMBER_FIRST = re.compile(
    r"(?:[#№(\[]|n[or][.°]?\s|n[°º])?\s*(\d{1,4})(?:st|nd|rd|th)?\s*(?:[.)\]:/°º]+\s*[–—-]?\s*|\s*[–—|-]\s*|\s+)([^\W\d_][^\n]*|[*–—-].*|[\"“„(«'‘].*)",
    re.I,
)
_AMOUNT = r"\d[\d.,'’´` \u00a0\u202f\u2009]{0,24}(?:k|m|b|tys\.?|mln|mio|тыс\.?|млн|хил\.?)?"
_CHIPS_LAST = re.compile(
    rf"(.*?\S)(\s*(?:{_DASH}+|,)\s*|\s+)({_AMOUNT})\s*(?:chips?)?\s*(?:\([^()]*bbs?\s*\))?\s*", re.I
)
_CHIPS_FIRST = re.compile(rf"({_AMOUNT})\s*{_DASH}+\s*([^\W\d_].*)", re.I)
_SUM = r"\d[\d.,' \u00a0\u202f]{0,24}"
_CURRENCY = r"(?:[€$£₽¥]|zł|eur|usd|gbp|pln|bgn|лв\.?)"
_MONEY_FIRST = re.compile(rf"({_CURRENCY}\s*{_SUM})\s*{_DASH}*\s*([^\W\d_].*)", re.I)
_MONEY_LAST = re.compile(
    rf"(.*?\S)\s*{_DASH}*\s*({_CURRENCY}\s*{_SUM}|{_SUM}{_CURRENCY})\s*",
    re.I,
)
_TAIL = re.compile(r"\s*\([^()]*\)\s*$")
_BULLET = re.compile(r"\s*(?:(?:[-–—*•·▪◦>]|[^\W\d_]\))\s+)?")
_RULE = re.compile(r"\s*[=_*~#-]{3,}\s*")
_COMMENT = re.compile(r"\s*(?:#+\s|//|<!--)")
_TITLE = re.compile(
    r"\b(?:event|day|level|flight|redraw|tournament|list|players left|seat draw|final table|turniej|dzień|lista|finalny"
    r"|турнир|день|ден|список|списък|tournoi|jour|liste|table finale|turnier|tag)\b",
    re.I,
)
_GENERIC = re.compile(
    r"(?:player|guest|runner|entrant|entry|joueur|gracz|zawodnik|spieler|играч|игрок|seat|table)\s*#?", re.I
)


def table_heading(text: str) -> str:
    """The number of a table whose heading stands alone on a line: "Table 46:", "Stół 3 (VIP)"; else ""."""
    found = _TABLE_HEADING.fullmatch(text[:100])
    return found.group(1) if found else ""


def _names_table(line: str) -> bool:
    return bool(table_heading(line)) or bool(_TABLE_INLINE.fullmatch(line.strip()[:MAX_LETTERS]))


def looks_like_lines(lines: Sequence[str]) -> bool:
    """Whether the lines name seats or tables in words, so that no delimiter should cut them."""
    written = [line for line in lines if line.strip()][:400]
    leads = sum(bool(_SEAT_FIRST.match(line.strip()) or _names_table(line)) for line in written)
    return leads >= 2 and leads * 3 >= len(written)


def read_lines(lines: Sequence[str]) -> tuple[tuple[SourceRow, ...], tuple[SourceNote, ...]]:
    """Rows as under ``HEADINGS``, the last column only where it is needed; notes on lines that are no player."""
    parsed: list[_Line] = []
    notes: list[SourceNote] = []
    table = status = ""
    numbered = [(number, line) for number, line in enumerate(lines, 1) if line.strip() and not _COMMENT.match(line)]
    for number, line in numbered:
        if heading := table_heading(line):
            table, status = heading, ""
        elif (above := heads_status(line)) is not None:
            status = above
        elif is_sum(line):
            notes.append(SourceNote(number, "list.total-row"))
        elif len(line) > MAX_LETTERS:
            notes.append(SourceNote(number, "list.line-skipped", {"text": line[:40]}))
        elif (inline := _TABLE_INLINE.fullmatch(line.strip())) and not _PLACE_FIRST.fullmatch(line.strip()):
            found = [_line(number, one, inline.group(1), status) for one in _BETWEEN.split(inline.group(2)) if one]
            parsed += [replace(one, tail=True) for one in found]
        else:
            parsed.append(_line(number, _BULLET.sub("", line.strip(), count=1), table, status))
    players, titles = _without_titles(_with_seats(parsed), lines)
    notes += [SourceNote(one.line, "list.line-skipped", {"text": one.name[:40]}) for one in titles]
    notes += [SourceNote(one.line, "list.money-not-chips", {"text": one.money.strip()}) for one in players if one.money]
    width = 5 if any(one.status for one in players) else 4
    cells = ((one.line, (one.table, one.seat, one.name, one.chips, one.status)) for one in players)
    rows = tuple(SourceRow(line, found[:width]) for line, found in cells)
    return rows, tuple(sorted(notes, key=lambda note: note.line))


def _line(number: int, text: str, table: str, status: str) -> _Line:
    """One line taken apart: place and number from its front, counts and places from its end; the rest is the name."""
    text, mark = marked(text)
    line = _Line(number, table=table, status=mark or status)
    found = _PLACE_FIRST.fullmatch(text)
    place = table_seat_of(found.group(1)) if found else None
    if found and place:
        line, text = replace(line, table=str(place[0]), seat=str(place[1])), found.group(2)
    elif found := _SEAT_FIRST.fullmatch(text):
        line, text = replace(line, seat=found.group(1)), found.group(2)
    elif (found := _NUMBER_FIRST.fullmatch(text)) and not _is_counted(text):
        line, text = replace(line, number=int(found.group(1))), found.group(2)
    return _ends(line, text)


def _is_counted(text: str) -> bool:
    """Whether a count of chips stands before the name."""
    found = _CHIPS_FIRST.fullmatch(text)
    return found is not None and _counts(found.group(1), 1_000)


def _ends(line: _Line, text: str) -> _Line:
    if not line.seat and (found := _PLACE_LAST.fullmatch(text)) and (place := table_seat_of(found.group(2))):
        line, text = replace(line, table=str(place[0]), seat=str(place[1]), tail=True), found.group(1)
    if found := _MONEY_FIRST.fullmatch(text):
        line, text = replace(line, money=found.group(1), tail=True), found.group(2)
    elif _is_counted(text) and (found := _CHIPS_FIRST.fullmatch(text)):
        line, text = replace(line, chips=found.group(1).strip(), tail=True), found.group(2)
    elif found := _MONEY_LAST.fullmatch(text):
        line, text = replace(line, money=found.group(2), tail=True), found.group(1)
    elif (found := _CHIPS_LAST.fullmatch(text)) and _is_count(found) and not _GENERIC.fullmatch(found.group(1)):
        line, text = replace(line, chips=found.group(3).strip(), tail=True), found.group(1)
    bare = "-" if line.seat or line.number else ""
    text, mark = marked(text)
    return replace(line, name=_name(text) or bare, status=mark or line.status)


def _is_count(found: re.Match[str]) -> bool:
    return _counts(found.group(3), 100 if found.group(2).strip() else 1_000)


def _counts(text: str, least: int) -> bool:
    """A count of chips, not a number in a name: grouped, with a unit, or of at least ``least``."""
    chips = chips_of(text)
    return chips is not None and (not is_number(text.strip()) or chips >= least)


def _name(text: str) -> str:
    text = text.strip(" \t|-–—:;,")
    while (shorter := _TAIL.sub("", text)) and shorter != text:
        text = shorter.strip(" \t|-–—:;,")
    return text


def _with_seats(parsed: list[_Line]) -> list[_Line]:
    """A running number is the seat where the text speaks of tables or seats and the numbers can be seats."""
    if not any(one.seat or one.table for one in parsed):
        return parsed
    seats = [(one.table, one.number or int(one.seat or 0)) for one in parsed if one.number or one.seat]
    if len(set(seats)) < len(seats) or any(seat > MAX_SEAT for _, seat in seats):
        return parsed
    return [replace(one, seat=str(one.number)) if one.number and not one.seat else one for one in parsed]


def _without_titles(parsed: list[_Line], lines: Sequence[str]) -> tuple[list[_Line], list[_Line]]:
    """Players, and the lines that only head the list or stand between its parts."""
    placed = [index for index, one in enumerate(parsed) if one.seat or one.number]
    players: list[_Line] = []
    titles: list[_Line] = []
    for index, one in enumerate(parsed):
        bare = not (one.seat or one.number or one.tail)
        (titles if bare and _is_title(one, index, placed, lines) else players).append(one)
    return players, titles


def _is_title(one: _Line, index: int, placed: list[int], lines: Sequence[str]) -> bool:
    text = lines[one.line - 1].strip()
    if (
        not any(letter.isalpha() for letter in one.name)
        or text.endswith(":")
        or is_heading(text)
        or len(text.split()) > 9
    ):
        return True
    if _TITLE.search(text) and (index == 0 or has_digit(text)):
        return True
    if len(placed) * 5 >= len(lines) * 2 and index < placed[0]:
        return True
    if one.line < len(lines) and _RULE.fullmatch(lines[one.line]):
        return True
    blank_after = one.line < len(lines) and not lines[one.line].strip()
    return index == 0 and blank_after and any(line.strip() for line in lines[one.line :])
