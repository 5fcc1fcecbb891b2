"""Facts about flights: brought together into the next day."""

from collections.abc import Iterable
from typing import ClassVar, Literal

from msgspec import Struct

from floorman.core.builder import TournamentBuilder
from floorman.core.facts.event import Event
from floorman.core.format import ChipBag, FlightBag, FlightRead
from floorman.core.model import Entry, EntryNo, Tournament
from floorman.core.recorded import Recorded
from floorman.core.refused import Refused
from floorman.core.undo_keys import DAY, NewEntry, UndoKey, entry_keys

MergedBy = Literal["best", "first", "all"]


class FlightPlayer(Recorded, frozen=True):
    """A player of the day that flights lead to."""

    entry: EntryNo
    chips: int | None = None
    """What is seated; None while the bag is missing."""
    bags: tuple[FlightBag, ...] = ()
    """All his bags, in the order of the flights."""
    missing: tuple[FlightBag, ...] = ()
    """Alive in a flight that ended without his bag; no chips are told."""
    leaves: tuple[FlightBag, ...] = ()
    """Of his bags, those that leave play."""


class FlightsMerged(Event, frozen=True):
    """Flights came together: this day's entries with their bags."""

    KIND: ClassVar[str] = "flights-merged"
    rule: MergedBy
    flights: tuple[FlightRead, ...]
    players: tuple[FlightPlayer, ...]
    day: int = 2
    """The day that they begin."""
    entries: int = 0
    """Entries of all flights together."""
    bag_prize: int = 0
    """Minor units for each bag that leaves play."""

    def apply(self, room: TournamentBuilder) -> None:
        """Everybody waits with his bag until the day's seats are drawn."""
        withdrawn: list[tuple[EntryNo, FlightBag]] = []
        for one in self.players:
            bag = None if one.chips is None else ChipBag((one.chips,) * 2)
            room.new_entry(Entry(one.entry, chips=one.chips, bag=bag))
            withdrawn.extend((one.entry, bag) for bag in one.leaves)
        order = {flight.name: at for at, flight in enumerate(self.flights)}
        withdrawn.sort(key=lambda pair: order[pair[1].flight])
        room.rest.update(
            flights=self.flights,
            withdrawn=tuple(withdrawn),
            day_number=self.day - 1,
            day_over=True,
            bagging=True,
        )

    def touches(self) -> Iterable[UndoKey]:
        yield DAY
        for one in self.players:
            yield NewEntry(one.entry)
            yield from entry_keys(one.entry)

    def entries_made(self) -> tuple[EntryNo, ...]:
        return tuple(one.entry for one in self.players)


class MergeFlights(Struct, frozen=True):
    """Flights to be brought together; the players' numbers are given here, in their order."""

    rule: MergedBy
    flights: tuple[FlightRead, ...]
    players: tuple[FlightPlayer, ...]
    day: int = 2
    entries: int = 0
    bag_prize: int = 0

    def decide(self, now: Tournament) -> FlightsMerged:
        """Into a tournament that has no entries yet; each flight once, and somebody in them."""
        if now.next_entry > 1:
            raise Refused("merge-not-empty")
        codes = [flight.code for flight in self.flights]
        for flight in self.flights:
            if codes.count(flight.code) > 1:
                raise Refused("flight-twice", flight=flight.name)
        if not self.players:
            raise Refused("no-players")
        numbered = tuple(
            FlightPlayer(EntryNo(at), one.chips, one.bags, one.missing, one.leaves)
            for at, one in enumerate(self.players, 1)
        )
        return FlightsMerged(self.rule, self.flights, numbered, self.day, self.entries, self.bag_prize)
