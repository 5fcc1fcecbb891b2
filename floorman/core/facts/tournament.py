"""Facts about the tournament as a whole: opened, its house rules, registration, how many are sold."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec import field
from msgspec.structs import replace

from floorman.core.builder import TournamentBuilder
from floorman.core.facts.clock import clock_keys, put_clock
from floorman.core.facts.event import Event
from floorman.core.level_clock import Clock
from floorman.core.model import MAX_SEATS, MIN_SEATS, EntryNo, EntryState, Tournament
from floorman.core.money_book import no_longer_owed
from floorman.core.refused import Refused
from floorman.core.seating import unseat
from floorman.core.undo_keys import RoomWide, UndoKey, entry_keys


class TournamentOpened(Event, frozen=True):
    """The tournament exists, under these house choices."""

    KIND: ClassVar[str] = "tournament-opened"
    name: str
    number: str = ""
    day: str = ""
    house: Mapping[str, object] = field(default_factory=dict)
    seats: int = 9
    code: int = 0
    rehearsal: bool = False
    """It is played for practice."""

    def check(self, now: Tournament) -> None:
        """Once, with tables of 2 to 12 seats."""
        if now.name:
            raise Refused("open-already", name=now.name)
        if not MIN_SEATS <= self.seats <= MAX_SEATS:
            raise Refused("bad-seats", seats=self.seats, min=MIN_SEATS, max=MAX_SEATS)

    def apply(self, room: TournamentBuilder) -> None:
        told = ("name", "number", "day", "house", "seats", "code", "rehearsal")
        room.rest.update({field: getattr(self, field) for field in told})

    def touches(self) -> Iterable[UndoKey]:
        return (RoomWide("house"),)


class HouseChanged(Event, frozen=True):
    """The house's choices changed during play; its file was checked when it was read."""

    KIND: ClassVar[str] = "house-changed"
    house: Mapping[str, object]
    clock: Clock | None = None
    """The clock as it is from then on, where one has been set: the house has changed how it goes."""

    def apply(self, room: TournamentBuilder) -> None:
        room.rest["house"] = self.house
        put_clock(room, self.clock)

    def touches(self) -> Iterable[UndoKey]:
        return RoomWide("house"), *clock_keys(self.clock)


class RegistrationMarked(Event, frozen=True):
    """Registration was opened or closed; with the close, what was not paid and has no seat lapses."""

    KIND: ClassVar[str] = "registration-marked"
    open: bool
    line: int = 0
    """How many are in line when it is closed, and are still entered."""
    lapsed: tuple[EntryNo, ...] = ()
    """Unpaid entries without a seat, void with it."""

    def decide(self, now: Tournament) -> "RegistrationMarked":
        """Not as it is already."""
        if now.registration_open == self.open:
            raise Refused("registration-open-already" if self.open else "registration-closed-already")
        if self.open or now.money is None:
            return self
        lapsed = tuple(sorted(entry for entry in now.money.owed if now.entries[entry].state is EntryState.WAITING))
        return replace(self, lapsed=lapsed)

    def apply(self, room: TournamentBuilder) -> None:
        room.rest["registration_open"] = self.open
        if self.line or room.value("line"):
            room.rest["line"] = self.line
        for entry in self.lapsed:
            unseat(room, entry, EntryState.VOID, "void")
        if self.lapsed:
            no_longer_owed(room, self.lapsed)

    def touches(self) -> Iterable[UndoKey]:
        return RoomWide("registration"), *entry_keys(*self.lapsed)


class SellCapSet(Event, frozen=True):
    """At most ``players`` are sold to a table."""

    KIND: ClassVar[str] = "sell-cap-set"
    players: int

    def check(self, now: Tournament) -> None:  # noqa: ARG002
        """1 to 12 players a table."""
        if not 1 <= self.players <= MAX_SEATS:
            raise Refused("bad-sell", players=self.players, max=MAX_SEATS)

    def apply(self, room: TournamentBuilder) -> None:
        room.rest["sell"] = self.players

    def touches(self) -> Iterable[UndoKey]:
        return (RoomWide("sell"),)
