"""Who gets which chair of a list: one player a chair, chairs that the table has, chairs that are free."""

from collections.abc import Collection, Iterable, Mapping
from enum import Enum

from msgspec import Struct, field

from floorman.exchange.headers import ColumnKind
from floorman.exchange.places import MAX_SEAT

K = ColumnKind


class Severity(Enum):
    """What a problem means for its row."""

    REFUSED = "refused"
    """The row does not come in."""
    ASKED = "asked"
    """It does not come in before a human says whether its player plays."""
    ALTERED = "altered"
    """It comes in without its seat, or without its chips."""
    LEFT = "left"
    """It does not come in, as the list says itself: its player is out, or took his entry back."""
    NOTE = "note"
    """It comes in whole; somebody should look."""


class ListProblem(Struct, frozen=True):
    """Something in a list that a human should see."""

    lines: tuple[int, ...]
    """Lines of the file, the row that it happens to last."""
    code: str
    severity: Severity
    params: Mapping[str, object] = field(default_factory=dict)
    """For the sentence; ``line`` and ``lines`` are always among them."""

    @property
    def concerns(self) -> tuple[ColumnKind, ...]:
        """Kinds of the columns that it is about, for marking their cells; empty where it is about the whole row."""
        return _CONCERNS.get(self.code, ())


_PLACE = (K.TABLE, K.SEAT, K.TABLE_SEAT)
_NAME = (K.NAME, K.FIRST, K.LAST)
_CONCERNS: Mapping[str, tuple[ColumnKind, ...]] = {
    **dict.fromkeys(("list.seat-twice", "list.seat-taken", "list.table-without-seat", "list.seat-unreadable"), _PLACE),
    "list.seat-too-high": (K.SEAT, K.TABLE_SEAT),
    "list.seat-without-table": (K.TABLE,),
    **dict.fromkeys(("list.no-name", "list.formula-name", "list.name-twice", "list.lost-letters"), _NAME),
    "list.no-last-name": (K.LAST,),
    **dict.fromkeys(("list.chips-unreadable", "list.formula-chips", "list.money-not-chips"), (K.CHIPS,)),
    "list.id-twice": (K.ENTRY,),
    "list.no-show": (K.REMARK,),
    **dict.fromkeys(("list.gone", "list.plays"), (K.STATUS, K.GONE, K.REMARK)),
}


def problem(code: str, severity: Severity, *lines: int, **params: object) -> ListProblem:
    """A problem on ``lines``, with the line (the last) and all lines among what its sentence names."""
    shown = ", ".join(map(str, lines[:8])) + (" …" if len(lines) > 8 else "")
    return ListProblem(lines, code, severity, {"line": lines[-1], "lines": shown, "count": len(lines), **params})


class ListedChair(Struct, frozen=True):
    """What a list says of a player's chair."""

    table: int | None = None
    seat: int | None = None
    unread: str = ""
    """What stood there instead of numbers."""


NO_CHAIR = ListedChair()


def largest_seat(chairs: Iterable[ListedChair], max_seats: int) -> int:
    """Seats that new tables need for this list: at least ``max_seats``, at most 12.

    A number above ``max_seats`` counts only where the numbers between are in the list too: one lone "12" in a list of
    nine-handed tables is a slip of the pen, not a table of twelve.
    """
    used = {chair.seat for chair in chairs if chair.seat is not None}
    most = max_seats
    while most < MAX_SEAT and most + 1 in used:
        most += 1
    return most


class SeatPlan:
    """The chairs given out so far."""

    def __init__(self, max_seats: int, table_seats: Mapping[int, int], taken: Collection[tuple[int, int]]) -> None:
        self._max_seats = max_seats
        self._table_seats = table_seats
        self._taken = frozenset(taken)
        self._given: dict[tuple[int, int], int] = {}

    def allot(self, line: int, name: str, chair: ListedChair) -> tuple[tuple[int, int] | None, ListProblem | None]:
        """The chair for the player on ``line``, or none and the reason; neither where the list gives him no chair."""
        if chair.unread:
            return None, problem("list.seat-unreadable", Severity.ALTERED, line, name=name, text=chair.unread)
        if chair.table is None and chair.seat is None:
            return None, None
        if chair.table is None or chair.seat is None:
            return None, self._half(line, name, chair)
        most = self._table_seats.get(chair.table, self._max_seats)
        where = {"table": chair.table, "seat": chair.seat, "name": name}
        if chair.seat > most:
            return None, problem("list.seat-too-high", Severity.ALTERED, line, most=most, **where)
        at = (chair.table, chair.seat)
        if at in self._taken:
            return None, problem("list.seat-taken", Severity.ALTERED, line, **where)
        if at in self._given:
            first = self._given[at]
            return None, problem("list.seat-twice", Severity.ALTERED, first, line, first=first, **where)
        self._given[at] = line
        return at, None

    @staticmethod
    def _half(line: int, name: str, chair: ListedChair) -> ListProblem:
        if chair.table is None:
            return problem("list.seat-without-table", Severity.ALTERED, line, name=name, seat=chair.seat)
        return problem("list.table-without-seat", Severity.ALTERED, line, name=name, table=chair.table)
