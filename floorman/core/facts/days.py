"""Facts about formats and days: what is played, chips in bags, a day that ended, the next one that began."""

from collections.abc import Iterable
from typing import ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from floorman.core.builder import TournamentBuilder
from floorman.core.checks import alive_entry, table_of
from floorman.core.facts.clock import clock_keys, put_clock
from floorman.core.facts.entries import SeatGiven, seating_keys
from floorman.core.facts.event import Event
from floorman.core.format import ChipBag, Format
from floorman.core.level_clock import Clock
from floorman.core.model import Chair, EntryNo, EntryState, HandBusts, TableNo, Tournament
from floorman.core.recorded import Recorded
from floorman.core.refused import Refused
from floorman.core.seating import seat, unseat
from floorman.core.undo_keys import DAY, RoomWide, UndoKey, emptied_keys, entry_keys

MOST_COUNTS = 2
"""Counts of a bag that are kept."""


class FormatSet(Event, frozen=True):
    """The tournament is played like this."""

    KIND: ClassVar[str] = "format-set"
    format: Format

    def check(self, now: Tournament) -> None:
        """Numbers of 0 or more; a satellite has a seat's worth, a shootout sends on fewer than a table holds."""
        told = self.format
        if min(told.seat, told.guaranteed_seats, told.step, told.bag_prize, told.keep, told.number, told.final) < 0:
            raise Refused("bad-format", kind=told.kind)
        if told.kind == "satellite" and not told.seat:
            raise Refused("no-seat-price")
        if told.kind == "shootout" and not 1 <= told.advance < told.table:
            raise Refused("bad-shootout", advance=told.advance, table=told.table)
        if now.format is not None and now.format == told:
            raise Refused("format-already", kind=told.kind)

    def apply(self, room: TournamentBuilder) -> None:
        """A day of a number, before anything was played, follows the day before it."""
        room.rest["format"] = self.format
        if self.format.kind == "day" and self.format.number > 1 and not room.value("busts"):
            room.rest["day_number"] = max(room.value("day_number"), self.format.number - 1)

    def touches(self) -> Iterable[UndoKey]:
        return (RoomWide("format"),)


class CountedBag(Recorded, frozen=True):
    """A player's bag as it is after a count."""

    entry: EntryNo
    counts: tuple[int, ...]
    number: int = 0


class BagsCounted(Event, frozen=True):
    """Chips were put into bags and counted. ``late``: brought to a day that has begun, the bag is the stack."""

    KIND: ClassVar[str] = "bags-counted"
    bags: tuple[CountedBag, ...]
    late: bool = False

    def apply(self, room: TournamentBuilder) -> None:
        for one in self.bags:
            bag = ChipBag(one.counts, one.number)
            chips = {"chips": bag.chips} if self.late else {}
            room.change_entry(one.entry, bag=None if self.late else bag, bag_missing=False, **chips)
        if not self.late:
            room.rest["bagging"] = True

    def touches(self) -> Iterable[UndoKey]:
        return DAY, *entry_keys(*(one.entry for one in self.bags))


class CountBags(Struct, frozen=True):
    """Bags to be counted, entry by entry: what was counted now, once or twice, and the bag's number (0: not told)."""

    bags: tuple[tuple[EntryNo, tuple[int, ...], int], ...]

    def decide(self, now: Tournament) -> BagsCounted:
        """Entries that are alive, each once, with a chip at least. A further count stands behind the earlier one."""
        seen: set[int] = set()
        counted: list[CountedBag] = []
        for number, counts, bag_number in self.bags:
            entry = alive_entry(now, number)
            if number in seen:
                raise Refused("entry-twice", entry=number)
            seen.add(number)
            if min(counts) < 1:
                raise Refused("bad-chips", chips=min(counts))
            before = entry.bag or ChipBag(())
            kept = (*before.counts, *counts)[-MOST_COUNTS:]
            counted.append(CountedBag(entry.number, kept, bag_number or before.number))
        assert counted
        waits = all(now.entries[one.entry].state is EntryState.WAITING for one in counted)
        return BagsCounted(tuple(counted), late=waits and now.day_number > 1 and not now.day_over)


class DayEnded(Event, frozen=True):
    """A day's play is over: whoever is alive has a bag, or is named."""

    KIND: ClassVar[str] = "day-ended"
    day: int
    without: tuple[EntryNo, ...] = ()
    """Alive, and without a bag, or with one that was not counted as the house wants."""
    difference: int | None = None
    """Chips in bags above those in play; None where these are not known."""
    clock: Clock | None = None
    """The clock as it is from then on, where it ran."""

    def apply(self, room: TournamentBuilder) -> None:
        room.rest.update(day_number=self.day, day_over=True, hand_for_hand=None)
        put_clock(room, self.clock)

    def touches(self) -> Iterable[UndoKey]:
        return DAY, *entry_keys(*self.without), *clock_keys(self.clock)


class EndDay(Struct, frozen=True):
    """The day is to end, though these have no bag."""

    without: tuple[EntryNo, ...] = ()
    difference: int | None = None
    clock: Clock | None = None

    def decide(self, now: Tournament) -> DayEnded:
        """Once a day, with players in it. Everybody alive has a bag or is named; whoever is named is alive."""
        if now.day_over:
            raise Refused("day-over-already", day=now.day_number)
        if not now.counts.alive:
            raise Refused("no-players")
        for number in self.without:
            alive_entry(now, number)
        missing = [entry.number for entry in now.entries.values() if entry.alive and entry.bag is None]
        named_ones = frozenset(self.without)
        unnamed = [number for number in missing if number not in named_ones]
        if unnamed:
            named = " ".join(f"#{number}" for number in sorted({*unnamed, *self.without}))
            params = {"count": len(unnamed), "bags": now.counts.alive - len(missing), "players": now.counts.alive}
            raise Refused("bags-missing", call=f"day end without {named}", **params)
        return DayEnded(now.day_number, self.without, self.difference, self.clock)


class StackSeated(Recorded, frozen=True):
    """An entry with the chair and the chips with which it begins a day."""

    entry: EntryNo
    chair: Chair
    chips: int


class DayBegun(Event, frozen=True):
    """A day began: seats drawn, stacks out of their bags. Whoever has no bag waits for it."""

    KIND: ClassVar[str] = "day-begun"
    day: int
    seats: tuple[StackSeated, ...]
    seed: str = ""
    by_hand: bool = False
    waiting: tuple[EntryNo, ...] = ()
    """Alive, without a bag."""
    tables: tuple[TableNo, ...] = ()
    """Every table that stood, or is played at."""
    broken: tuple[TableNo, ...] = ()
    """Of those, the ones that are not needed any more."""
    clock: Clock | None = None
    """The clock as it is from then on, where there are levels: it stands before the day's first."""

    def apply(self, room: TournamentBuilder) -> None:
        """Everybody gets up, then sits where he was drawn; nobody has seen a button yet."""
        for number in (*self.waiting, *(one.entry for one in self.seats)):
            unseat(room, number, EntryState.WAITING, "moved")
        for number in self.waiting:
            room.change_entry(number, chips=None, bag_missing=True)
        for table in self.tables:
            broken = table in self.broken
            room.change_table(
                table,
                broken=broken,
                broken_at=room.at if broken else 0,
                halted=False,
                halted_at=0,
                sighting=None,
                single_big_blind=None,
                vacated=frozenset(),
                hands=0,
            )
        for one in self.seats:
            pinned = room.entry(one.entry).pinned
            seat(room, one.entry, one.chair, hand_picked=False, pinned=pinned)
            room.change_entry(one.entry, chips=one.chips, bag=None)
        room.rest.update(day_number=self.day, day_over=False, bagging=False, day=str(self.day), hand_for_hand=None)
        put_clock(room, self.clock)
        room.drawn("day", self.seed, self.by_hand, len(self.seats))

    def touches(self) -> Iterable[UndoKey]:
        yield DAY
        yield from clock_keys(self.clock)
        yield from entry_keys(*self.waiting)
        yield from seating_keys(SeatGiven(one.entry, one.chair) for one in self.seats)
        for table in self.tables:
            yield from emptied_keys(table)


class BeginDay(Struct, frozen=True):
    """The next day is to begin on these chairs."""

    day: int
    seats: tuple[SeatGiven, ...]
    tables: tuple[TableNo, ...]
    broken: tuple[TableNo, ...] = ()
    seed: str = ""
    by_hand: bool = False
    clock: Clock | None = None

    def decide(self, now: Tournament) -> DayBegun:
        """The day after the one that is over; every bag is drawn a chair of its own at a table that stays."""
        next_day(now, self.day)
        stay = {number for number in self.tables if number not in self.broken}
        chairs: set[Chair] = set()
        seats: list[StackSeated] = []
        for one in self.seats:
            bag = alive_entry(now, one.entry).bag
            assert bag is not None
            table = table_of(now, one.chair.table)
            assert table.number in stay
            if one.chair in chairs:
                raise Refused("seat-twice", chair=one.chair)
            if one.chair.seat in table.locked_chairs:
                raise Refused("seat-locked", chair=one.chair)
            chairs.add(one.chair)
            seats.append(StackSeated(one.entry, one.chair, bag.chips))
        drawn = {one.entry for one in seats}
        waiting = tuple(entry.number for entry in now.entries.values() if entry.alive and entry.number not in drawn)
        return DayBegun(self.day, tuple(seats), self.seed, self.by_hand, waiting, self.tables, self.broken, self.clock)


def next_day(now: Tournament, day: int | None = None) -> int:
    """The number of the day that may begin. Refused while the day before it is played, and for another number."""
    if not now.day_over:
        raise Refused("day-not-over", day=now.day_number)
    if day is not None and day != now.day_number + 1:
        raise Refused("other-day", day=now.day_number + 1)
    return now.day_number + 1


BagReason = Literal["excluded", "further", "td"]
"""Why a bag leaves play: its player excluded himself, he has another, or the TD says so."""


class BagWithdrawn(Event, frozen=True):
    """A bag left play, and its player with it."""

    KIND: ClassVar[str] = "bag-withdrawn"
    entry: EntryNo
    chips: int = 0
    why: BagReason = "td"
    cites: tuple[str, ...] = ()
    chair: Chair | None = None

    def decide(self, now: Tournament) -> "BagWithdrawn":
        """Of an entry that is alive and has a bag."""
        entry = alive_entry(now, self.entry)
        if entry.bag is None:
            raise Refused("no-bag", entry=entry.number)
        return replace(self, chips=entry.bag.chips, chair=entry.chair)

    def apply(self, room: TournamentBuilder) -> None:
        """He is out on a hand of his own; nobody won his chips."""
        room.change_entry(self.entry, bag=None)
        unseat(room, self.entry, EntryState.OUT, "out")
        room.busts.append(HandBusts(room.seq, ((self.entry, None),), (self.chair,), disqualified=True))

    def touches(self) -> Iterable[UndoKey]:
        yield DAY
        yield from entry_keys(self.entry)

    def chairs_left(self) -> dict[EntryNo, Chair]:
        return {} if self.chair is None else {self.entry: self.chair}
