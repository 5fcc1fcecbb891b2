"""Facts about what is dealt, at how many seats, and by whom: games, shorter tables, dealers."""

from collections.abc import Iterable
from typing import ClassVar

from floorman.core.builder import TournamentBuilder
from floorman.core.facts.event import Event
from floorman.core.facts.moves import PlayersMoved
from floorman.core.format import DealerLine, GameOrder, ShorterTables
from floorman.core.model import MAX_SEATS, MIN_SEATS, EntryNo, IssuedSlip, SeatNo, TableNo, Tournament
from floorman.core.refused import Refused
from floorman.core.undo_keys import RoomWide, UndoKey

MOST_GAMES = 12
MOST_DEALERS = 1_000


class GamesSet(Event, frozen=True):
    """Each table deals these games in turn, so many hands of each; none: what the level says."""

    KIND: ClassVar[str] = "games-set"
    games: str = ""
    """A letter for each: ``HORSE``."""
    hands: int = 8

    def check(self, now: Tournament) -> None:
        """At most 12 games, of 1 to 99 hands; not none where there are none."""
        if len(self.games) > MOST_GAMES or not 1 <= self.hands <= 99:
            raise Refused("bad-games", most=MOST_GAMES)
        if not self.games and now.games is None:
            raise Refused("no-games")

    def apply(self, room: TournamentBuilder) -> None:
        """Each table begins with the first game."""
        room.rest["games"] = GameOrder(self.games, self.hands) if self.games else None
        for table in list(room.tables()):
            room.change_table(table.number, games_from=table.hands)

    def touches(self) -> Iterable[UndoKey]:
        return (RoomWide("games"),)


class TablesResized(Event, frozen=True):
    """Tables of fewer seats: from so many players on, or, with the moves that it takes, from now on."""

    KIND: ClassVar[str] = "tables-resized"
    seats: int
    at: int = 0
    """Players left from whom on it is to be so; 0 with the moves."""
    moved: PlayersMoved | None = None
    locked: tuple[tuple[TableNo, tuple[SeatNo, ...]], ...] = ()
    """Chairs of the tables that stay which are not used any more."""

    def check(self, now: Tournament) -> None:
        """Tables of 2 to 12 seats, fewer than now."""
        if not MIN_SEATS <= self.seats <= MAX_SEATS:
            raise Refused("bad-seats", seats=self.seats, min=MIN_SEATS, max=MAX_SEATS)
        if self.seats >= now.seats:
            raise Refused("seats-not-fewer", seats=self.seats, now=now.seats)

    def apply(self, room: TournamentBuilder) -> None:
        if self.at:
            room.rest["shorter"] = ShorterTables(self.seats, self.at)
            return
        if self.moved is not None:
            self.moved.apply(room)
        for number, seats in self.locked:
            locked = room.table(number).locked_chairs
            room.change_table(number, locked_chairs=locked | frozenset(seats), cut=self.seats)
        room.rest.update(shorter=None, seats=self.seats)

    def touches(self) -> Iterable[UndoKey]:
        yield RoomWide("seats")
        if self.moved is not None:
            yield from self.moved.touches()

    def serials(self) -> tuple[int, ...]:
        return () if self.moved is None else self.moved.serials()

    def false_slips(self, seq: int, at: int) -> Iterable[IssuedSlip]:
        return () if self.moved is None else self.moved.false_slips(seq, at)

    def moved_entries(self) -> tuple[EntryNo, ...]:
        """Who gets another chair by it."""
        return () if self.moved is None else tuple(move.entry for move in self.moved.moves)


class DealersPushed(Event, frozen=True):
    """The crew of dealers as it stands from now on: one at each table in the tables' order, the rest resting."""

    KIND: ClassVar[str] = "dealers-pushed"
    line: tuple[str, ...]
    """By number or initials: the first table's dealer first, behind the last table's who rests, next to deal last."""
    push: int = 0
    """How many pushes there were."""

    def check(self, now: Tournament) -> None:  # noqa: ARG002
        """Each dealer once."""
        if len(self.line) > MOST_DEALERS:
            raise Refused("bad-crew", most=MOST_DEALERS)
        twice = next((one for one in self.line if self.line.count(one) > 1), None)
        if twice is not None:
            raise Refused("dealer-twice", dealer=twice)

    def apply(self, room: TournamentBuilder) -> None:
        room.rest["dealers"] = DealerLine(self.line, self.push, room.at) if self.line else None

    def touches(self) -> Iterable[UndoKey]:
        return (RoomWide("dealers"),)
