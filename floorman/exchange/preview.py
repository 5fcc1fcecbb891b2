"""What would come in from a list, row by row, and what in it a human should look at. Nothing is written."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping

from msgspec import Struct, field
from msgspec.structs import replace

from floorman.exchange.columns import Columns
from floorman.exchange.guesses import NAMES
from floorman.exchange.headers import ColumnKind, heading_key
from floorman.exchange.names import fold
from floorman.exchange.refused import ListRefused
from floorman.exchange.rows import ListRow, RowReader
from floorman.exchange.seating import NO_CHAIR, ListProblem, SeatPlan, Severity, largest_seat, problem
from floorman.exchange.source_rows import Source

K = ColumnKind


class ListPreview(Struct, frozen=True):
    """What would come in."""

    rows: tuple[ListRow, ...]
    problems: tuple[ListProblem, ...]
    """In the order of their lines."""
    max_seats: int
    """Seats that new tables need for it."""
    open_chairs: int = 0
    """Rows that only say that a chair is empty."""
    not_kept: tuple[str, ...] = ()
    """Headings of columns that are left behind."""
    asked: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Words that leave open whether their players play, and their lines."""

    @property
    def clean(self) -> bool:
        """Every player comes in with all that the list says of him."""
        return all(one.severity in (Severity.NOTE, Severity.LEFT) for one in self.problems)

    @property
    def refused(self) -> int:
        """Rows that do not come in."""
        stay = (Severity.REFUSED, Severity.ASKED, Severity.LEFT)
        return sum(one.severity in stay for one in self.problems)

    @property
    def seated(self) -> int:
        """Players who come in with a seat."""
        return sum(row.table is not None for row in self.rows)

    @property
    def unseated(self) -> int:
        """Players who come in without one."""
        return len(self.rows) - self.seated

    @property
    def tables(self) -> tuple[int, ...]:
        """Tables that the list seats players at, in order."""
        return tuple(sorted({row.table for row in self.rows if row.table is not None}))

    @property
    def chips(self) -> int:
        """Chips of all rows that have a count."""
        return sum(row.chips or 0 for row in self.rows)


def preview(
    source: Source,
    columns: Columns,
    max_seats: int = 9,
    *,
    taken_seats: Collection[tuple[int, int]] = (),
    table_seats: Mapping[int, int] | None = None,
    keep_seats: bool = True,
    only_table: int | None = None,
    answers: Mapping[str, bool] | None = None,
    by_row: Mapping[int, bool] | None = None,
    in_play: Mapping[str, Mapping[str, object]] | None = None,
) -> ListPreview:
    """What would come in from ``source`` when its columns are ``columns``.

    ``max_seats`` is what the tournament's tables have (2 to 12), ``table_seats`` what the tables that exist have,
    ``taken_seats`` the chairs (table, seat) that somebody has. ``keep_seats`` False leaves the list's seats aside.
    ``only_table`` is the table of seats that the list gives without one (a final table).
    ``answers`` says of words of a status (by ``status.key_of``) whether their players play, ``by_row`` the same
    of single rows of the source (from 0), whatever the list says of them.
    ``in_play`` are the players of the room by their folded name, with what is said of them: ``entry`` and ``chair``.
    ListRefused where no column has names, and where the list is something else.
    """
    if columns.looks_like or not any(kind in columns.kinds for kind in NAMES):
        raise ListRefused(source.looks_like or columns.looks_like or "list.no-names")
    if not source.rows and not source.notes:
        raise ListRefused("list.empty")
    reader = RowReader(source, columns, keep_seats, only_table, answers or {}, by_row or {})
    parsed = list(reader.parsed())
    most = largest_seat((row.said for row in parsed), max_seats)
    plan = SeatPlan(most, table_seats or {}, taken_seats)
    rows = []
    for row in parsed:
        at, wrong = plan.allot(row.line, row.name, row.said)
        if wrong is not None:
            reader.problems.append(wrong)
        rows.append(row if at is None else replace(row, table=at[0], seat=at[1]))
    problems = [*reader.problems, *_looked_at(rows, columns, keep_seats), *_in_play(rows, in_play or {})]
    if reader.open_chairs:
        problems.append(problem("list.open-chairs", Severity.NOTE, *reader.open_chairs))
    problems += [problem(note.code, Severity.NOTE, note.line, **note.params) for note in source.notes]
    ordered = tuple(sorted(problems, key=lambda one: (one.lines[-1], one.severity is Severity.NOTE)))
    asked = {words: tuple(lines) for words, lines in reader.asked.items()}
    return ListPreview(tuple(rows), ordered, most, len(reader.open_chairs), _not_kept(source, columns), asked)


def _looked_at(rows: list[ListRow], columns: Columns, keep_seats: bool) -> Iterator[ListProblem]:
    """What only the whole list shows: one name twice, one ticket twice, who has no seat in a list of seats."""
    names: defaultdict[str, list[ListRow]] = defaultdict(list)
    idents: defaultdict[str, list[ListRow]] = defaultdict(list)
    for row in rows:
        names[fold(row.name)].append(row)
        if row.ident:
            idents[row.ident].append(row)
    for same in names.values():
        if len(same) > 1:
            yield problem("list.name-twice", Severity.NOTE, *(row.line for row in same), name=same[0].name)
    for same in idents.values():
        if len(same) > 1:
            yield problem("list.id-twice", Severity.NOTE, *(row.line for row in same), id=same[0].ident)
    seats = any(kind in columns.kinds for kind in (K.SEAT, K.TABLE_SEAT)) and keep_seats
    none = [row.line for row in rows if row.said == NO_CHAIR]
    if seats and none and len(none) < len(rows):
        yield problem("list.no-seat", Severity.NOTE, *none)


def _in_play(rows: list[ListRow], in_play: Mapping[str, Mapping[str, object]]) -> Iterator[ListProblem]:
    """Whose name somebody in the room has already: another person, or the same one twice."""
    for row in rows:
        if (other := in_play.get(fold(row.name))) is not None:
            yield problem("list.name-in-play", Severity.NOTE, row.line, name=row.name, **other)


def _not_kept(source: Source, columns: Columns) -> tuple[str, ...]:
    kept = {K.TABLE, K.SEAT, K.TABLE_SEAT, K.SECOND_NAME, K.CHIPS, K.ENTRY, K.COUNTRY, K.SECTION, K.ORDINAL}
    kept |= {K.STATUS, K.GONE, *NAMES}
    pairs = zip(source.headings, columns.kinds, strict=False)
    return tuple(head for head, kind in pairs if head and kind not in kept and heading_key(head))
