"""Rows of a source as players: name, chair, chips; what cannot be a player is counted or named on the way."""

import re
from collections.abc import Iterator, Mapping

from msgspec import Struct

from floorman.core.digits import has_digit, is_number
from floorman.exchange.amounts import chips_of
from floorman.exchange.columns import Columns
from floorman.exchange.contents import is_native
from floorman.exchange.cutting import SourceRow
from floorman.exchange.guesses import NAMES
from floorman.exchange.headers import ColumnKind, is_heading, kind_of_heading
from floorman.exchange.heading_words import OPEN_CHAIR
from floorman.exchange.lines import table_heading
from floorman.exchange.names import tidy_name
from floorman.exchange.places import seat_of, table_of, table_seat_of
from floorman.exchange.row_status import StatusReader
from floorman.exchange.seating import NO_CHAIR, ListedChair, ListProblem, Severity, problem
from floorman.exchange.source_kind import SourceKind
from floorman.exchange.source_rows import Source
from floorman.exchange.status import InOrOut, heads_status, key_of, marked
from floorman.exchange.sums import is_sum

K = ColumnKind


class ListRow(Struct, frozen=True):
    """One player as he would come in."""

    line: int
    name: str
    second_name: str = ""
    """The name in another script, or a nickname."""
    table: int | None = None
    seat: int | None = None
    """Both or neither: without one he waits for a draw."""
    chips: int | None = None
    ident: str = ""
    """What the list tells people of one name apart by: ticket, entry, card."""
    country: str = ""
    section: str = ""
    said: ListedChair = NO_CHAIR
    """The chair that the list gives, whether or not he gets it."""
    nth: int = 0
    """Its row of the source, counted from 0."""


_LETTER = re.compile(r"[^\W\d_]")
_NUMBER = re.compile(r"\s*[#№(\[]?\d{1,4}\s*(?:[.)\]:]+|[–—-](?=\s))\s*(?=[^\W\d_])")
"""Written before the names of a list, down the whole column."""
_OPEN = frozenset(OPEN_CHAIR.split("|"))
_NO_CHIPS = frozenset({"-", "–", "—", "?", "n/a", "na", "none", "brak", "x", "."})
_NO_SHOW = re.compile(r"\bno[\s-]?shows?\b|nieobecn|\babsent|не се яви|не явился", re.I)
_CURRENCY = re.compile(r"^(?:[€$£]|zł|eur|usd|gbp|pln|лв\.?)\s*|\s*(?:[€$£]|zł|eur|usd|gbp|pln|лв\.?)$", re.I)
GUARDED = re.compile(r"'+[=+\-@\t\r＝＋－＠]")
"""A cell with the apostrophe that a spreadsheet is kept from reading a formula with."""


def is_open_chair(text: str) -> bool:
    """Whether the words stand for an empty chair: "*empty*", "wolne", "—"."""
    words = text.casefold().strip(" *-–—_.()[]")
    return words in _OPEN or (bool(text) and not words)


class RowReader:
    """Goes through a source once. ``problems``, ``open_chairs`` (lines) and ``asked`` fill on the way.

    ``answers``: of words that nobody knows, by ``key_of``, whether their players play; ``by_row`` of single rows.
    """

    def __init__(
        self,
        source: Source,
        columns: Columns,
        keep_seats: bool,
        only_table: int | None,
        answers: Mapping[str, bool],
        by_row: Mapping[int, bool],
    ) -> None:
        self.problems: list[ListProblem] = []
        self.open_chairs: list[int] = []
        self.asked: dict[str, list[int]] = {}
        """Words that leave open whether their players play, with their lines."""
        self._spelt: dict[str, str] = {}
        self._status = StatusReader(source, columns, answers)
        self._answers, self._by_row = answers, by_row
        self._above = ""
        self._source = source
        self._table, self._seat, self._both = map(columns.at, (K.TABLE, K.SEAT, K.TABLE_SEAT))
        self._parts = tuple(map(columns.at, (K.NAME, K.FIRST, K.LAST)))
        self._second, self._chips_at, self._ident = map(columns.at, (K.SECOND_NAME, K.CHIPS, K.ENTRY))
        self._country, self._section = map(columns.at, (K.COUNTRY, K.SECTION))
        self._remarks = [column for column, kind in enumerate(columns.kinds) if kind is K.REMARK]
        self._keep_seats = keep_seats
        self._width = source.width
        self._only_table = only_table
        self._carries = keep_seats and self._tables_are_carried()
        self._last_table = ""
        names = [name for row in source.rows[:3_000] for column in self._parts if (name := self._cell(row, column))]
        self._numbered = sum(bool(_NUMBER.match(name)) for name in names) * 5 >= len(names) * 3
        self._heading = self._maybe_heading(names)

    def _maybe_heading(self, names: list[str]) -> str:
        """The first name of a list without headings, where it is one word over names of several; or ""."""
        others = names[1:]
        alone = (
            not self._source.header_line
            and len(others) > 2
            and sum(" " in name for name in others) * 10 >= len(others) * 9
        )
        return names[0] if alone and " " not in names[0] and self._source.kind is not SourceKind.TDT else ""

    def parsed(self) -> Iterator[ListRow]:
        """The players, in the order of the list, their chairs as the list says them."""
        for nth, row in enumerate(self._source.rows):
            if self._is_heading(row) or self._is_total(row):
                continue
            chair = self._chair(row) if self._keep_seats else NO_CHAIR
            name, second, mark = self._names(row)
            if is_open_chair(name):
                self.open_chairs.append(row.line)
                continue
            if not any(letter.isalnum() or ord(letter) > 0x2000 for letter in name):
                self._nameless(row)
                continue
            if not self._by_row.get(nth, True) or (nth not in self._by_row and not self._plays(row, name, mark)):
                continue
            yield ListRow(
                row.line,
                name,
                second,
                chips=self._chips(row, name),
                ident=tidy_name(self._cell(row, self._ident))[:40],
                country=tidy_name(self._cell(row, self._country))[:40],
                section=tidy_name(self._cell(row, self._section))[:40],
                said=chair,
                nth=nth,
            )
            self._look_at(row, name)

    @staticmethod
    def _cell(row: SourceRow, column: int | None) -> str:
        return row.cells[column] if column is not None and column < len(row.cells) else ""

    def _is_heading(self, row: SourceRow) -> bool:
        """A row of its own such as "Table 12" or "Eliminated", which holds for the rows below; or headings again."""
        written = [cell for cell in row.cells if cell]
        if len(written) != 1:
            return self._heads_again(row, written)
        if self._width > 1 and (table := table_heading(written[0])):
            self._last_table, self._carries, self._above = table, self._keep_seats, ""
            return True
        above = heads_status(written[0])
        if above is None or (self._width < 2 and not above):
            return False
        self._above = above
        return True

    def _heads_again(self, row: SourceRow, written: list[str]) -> bool:
        """The headings once more, or in another language; never a row with numbers."""
        if len(written) < 2 or any(map(has_digit, written)) or not all(map(is_heading, written)):
            return False
        names = [self._cell(row, column) for column in self._parts]
        return any(name and kind_of_heading(name) in NAMES for name in names)

    def _is_total(self, row: SourceRow) -> bool:
        """A row of sums: words of one for a name or where there is none, or a formula; never one with a seat."""
        names = [name for column in self._parts if (name := self._cell(row, column))]
        if (names and self._cell(row, self._seat)) or not all(
            is_sum(name) or not _LETTER.search(name) for name in names
        ):
            return False
        summed = bool(row.formulas) and not any(column in row.formulas for column in self._parts)
        if any(map(is_sum, row.cells)) or (summed and not names):
            self.problems.append(problem("list.total-row", Severity.NOTE, row.line))
            return True
        return False

    def _plays(self, row: SourceRow, name: str, mark: str) -> bool:
        """Whether he comes in: who is gone is told, who may be gone, or no player, is asked about."""
        if name == self._heading and row.line == self._source.rows[0].line and not self._is_named(row, name):
            return False
        found = self._status.told(row, mark, self._above)
        if found.told is InOrOut.OUT:
            self.problems.append(problem("list.gone", Severity.LEFT, row.line, name=name, text=found.words[:40]))
        elif found.told is InOrOut.ASKED:
            self._ask(found.words, row.line)
            self.problems.append(problem("list.plays", Severity.ASKED, row.line, name=name, text=found.words[:40]))
        return found.told is InOrOut.IN

    def _ask(self, words: str, line: int) -> None:
        """Notes a word that leaves it open, in the spelling that came first."""
        self.asked.setdefault(self._spelt.setdefault(key_of(words), words), []).append(line)

    def _is_named(self, row: SourceRow, name: str) -> bool:
        """Whether the first row is a player, as far as somebody has said."""
        plays = self._answers.get(key_of(name))
        if plays is None:
            self._ask(name, row.line)
            self.problems.append(problem("list.name-or-heading", Severity.ASKED, row.line, name=name))
        return bool(plays)

    def _names(self, row: SourceRow) -> tuple[str, str, str]:
        """Name, second name, and the mark beside them that tells a status."""
        parts = [tidy_name(self._unguarded(self._cell(row, column))) for column in self._parts]
        second = tidy_name(self._unguarded(self._cell(row, self._second)))
        name = parts[0]
        made = tidy_name(" ".join(part for part in parts[1:] if part))
        if not name:
            name = made
        elif made:
            second = made
        if not name or (second and is_native(second) and not is_native(name)):
            name, second = second, name
        if None not in self._parts[1:] and parts[1] and not parts[2]:
            self.problems.append(problem("list.no-last-name", Severity.NOTE, row.line, name=name))
        name, mark = marked(name)
        return name, "" if second == name else second, mark

    def _unguarded(self, cell: str) -> str:
        """Without the apostrophe that a spreadsheet is kept from reading a formula with."""
        cell = _NUMBER.sub("", cell) if self._numbered else cell
        return cell[1:] if self._source.kind is SourceKind.CSV and GUARDED.match(cell) else cell

    def _nameless(self, row: SourceRow) -> None:
        if (
            self._source.side_by_side
            and all(is_number(cell, 4) for cell in row.cells if cell)
            and not self._chips_in(row)
        ):
            self.open_chairs.append(row.line)
        elif any(column in row.formulas for column in self._parts):
            self.problems.append(problem("list.formula-name", Severity.REFUSED, row.line))
        else:
            self.problems.append(problem("list.no-name", Severity.REFUSED, row.line))

    def _chips_in(self, row: SourceRow) -> bool:
        return bool(self._cell(row, self._chips_at))

    def _chair(self, row: SourceRow) -> ListedChair:
        both = self._cell(row, self._both)
        if both and (place := table_seat_of(both)):
            return ListedChair(*place)
        if both:
            return ListedChair(unread=both[:40] if has_digit(both) else "")
        table, seat = self._cell(row, self._table), self._cell(row, self._seat)
        if self._carries:
            self._last_table = table = table or (self._last_table if seat else "")
        return self._numbers(table, seat)

    def _numbers(self, table: str, seat: str) -> ListedChair:
        if not has_digit(seat):
            seat = ""
        number, chair = table_of(table), seat_of(seat)
        if seat and chair is None and (place := table_seat_of(seat)):
            return ListedChair(*place)
        unnumbered = number is None and table and (chair or has_digit(table))
        if (seat and chair is None) or unnumbered:
            return ListedChair(unread=f"{table} {seat}".strip()[:40])
        if number is None and chair is not None:
            number = self._only_table
        return ListedChair(number, chair)

    def _tables_are_carried(self) -> bool:
        """A merged cell tells the table only on the first row of each: most rows with a seat have none."""
        seats = [
            row
            for row in self._source.rows
            if self._cell(row, self._seat) and any(self._cell(row, column) for column in self._parts)
        ]
        told = sum(bool(self._cell(row, self._table)) for row in seats)
        return bool(seats) and bool(self._cell(seats[0], self._table)) and told * 2 <= len(seats) and told > 0

    def _chips(self, row: SourceRow, name: str) -> int | None:
        text = self._cell(row, self._chips_at)
        if self._chips_at in row.formulas:
            self.problems.append(problem("list.formula-chips", Severity.ALTERED, row.line, name=name))
        if not text or text.lower() in _NO_CHIPS:
            return None
        chips = chips_of(text)
        if chips is None:
            chips = chips_of(_CURRENCY.sub("", text))
        if chips is None:
            self.problems.append(
                problem("list.chips-unreadable", Severity.ALTERED, row.line, name=name, text=text[:40])
            )
        return chips

    def _look_at(self, row: SourceRow, name: str) -> None:
        if any(_NO_SHOW.search(row.cells[column][:100]) for column in self._remarks if column < len(row.cells)):
            self.problems.append(problem("list.no-show", Severity.NOTE, row.line, name=name))
        if "\ufffd" in name:
            self.problems.append(problem("list.lost-letters", Severity.NOTE, row.line, name=name))
