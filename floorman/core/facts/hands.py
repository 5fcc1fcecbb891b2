"""Facts about hands: positions seen, hands played, and what passes with a hand."""

from collections.abc import Iterable
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from floorman.core.builder import TournamentBuilder
from floorman.core.checks import alive_entry, fair_chips, fair_positions, table_of
from floorman.core.facts.event import Event
from floorman.core.model import Entry, EntryNo, Penalty, Positions, Sighting, Table, TableNo, Tournament
from floorman.core.recorded import Recorded
from floorman.core.refused import Refused
from floorman.core.seating import arrive
from floorman.core.stopwatch import Stopwatch
from floorman.core.undo_keys import UndoKey, entry_keys, positions_keys


class Seen(Recorded, frozen=True):
    """Positions seen at one table; players in transit who are thereby known to have arrived."""

    table: TableNo
    positions: Positions
    arrived: tuple[EntryNo, ...] = ()


class PositionsSeen(Event, frozen=True):
    """Somebody saw the button and the blinds. ``first``: it is the table's first hand."""

    KIND: ClassVar[str] = "positions-seen"
    seen: tuple[Seen, ...]
    first: bool = False
    cites: tuple[str, ...] = ()
    """What the first button rests on."""
    seed: str | None = None
    """With which the first button's seat was drawn."""

    def apply(self, room: TournamentBuilder) -> None:
        """Who is thereby known to have arrived was there on the hand that was seen."""
        for one in self.seen:
            for entry in one.arrived:
                arrive(room, entry)
            see(room, one.table, one.positions)

    def touches(self) -> Iterable[UndoKey]:
        for one in self.seen:
            yield from positions_keys(one.table)
            yield from entry_keys(*one.arrived)


def see(room: TournamentBuilder, number: int, positions: Positions) -> None:
    """Positions as seen now. Who sat down before is no newcomer, unless his chair shows that he had no cards."""
    table = room.table(number)
    waits = _between(positions.small_blind, positions.big_blind, table.max_seats)
    for at, entry in enumerate(table.chairs):
        if entry is not None and room.entry(entry).newcomer and at + 1 not in waits:
            room.change_entry(entry, newcomer=False)
    sighting = Sighting(positions, room.at, room.seq, _age(room, table))
    room.change_table(number, sighting=sighting, single_big_blind=None)


def _between(small: int | None, big: int | None, size: int) -> frozenset[int]:
    if small is None or big is None:
        return frozenset()
    steps = (big - small) % size
    return frozenset((small + step - 1) % size + 1 for step in range(1, steps))


class SeePositions(Struct, frozen=True):
    """Positions seen at tables. ``first``: the first hand."""

    seen: tuple[tuple[TableNo, Positions], ...]
    first: bool = False
    cites: tuple[str, ...] = ()
    seed: str | None = None

    def decide(self, now: Tournament) -> PositionsSeen:
        """Positions that can be; a player on his way to the chair of one of them has arrived."""
        seen = tuple(_seen(now, number, positions) for number, positions in self.seen)
        if not seen:
            raise Refused("no-tables")
        return PositionsSeen(seen, self.first, self.cites, self.seed)


def _seen(now: Tournament, number: TableNo, positions: Positions) -> Seen:
    table = table_of(now, number)
    fair_positions(table, positions)
    button, small, big = positions.button, positions.small_blind, positions.big_blind
    if big is None:
        raise Refused("no-big-blind", table=number)
    if big in (small, button):
        raise Refused("positions-clash", table=number, seat=big)
    if button is not None and button == small and _settled(now, table) > 2:
        raise Refused("positions-clash", table=number, seat=button)
    arrived = tuple(
        entry for seat in {button, small, big} if seat is not None and (entry := table.expected_at(seat)) is not None
    )
    return Seen(number, positions, tuple(sorted(arrived)))


def _settled(now: Tournament, table: Table) -> int:
    """Players who sat there on the hand that was seen, as far as is known: whoever came since had no part in it."""
    return sum(1 for number in table.chairs if number is not None and not now.entries[number].newcomer)


class HandsPlayed(Event, frozen=True):
    """Hands are over at a table. ``positions``: where they are on the hand that now begins (None: nobody knows)."""

    KIND: ClassVar[str] = "hands-played"
    table: TableNo
    hands: int
    positions: Positions | None = None
    fresh: bool = True
    """The positions were not older than a hand, so they are as good as seen."""
    waits: tuple[EntryNo, ...] = ()
    """Newcomers who had no cards and still wait after these hands."""

    def check(self, now: Tournament) -> None:
        """At least one hand at a table that stands and has two players; expected ones may be there already."""
        table = table_of(now, self.table)
        if self.hands < 1:
            raise Refused("bad-hands", hands=self.hands)
        if table.held < 2:
            raise Refused("too-few", table=self.table)

    def apply(self, room: TournamentBuilder) -> None:
        """Positions go on, newcomers are newcomers no more, hands are served and missed."""
        table = room.table(self.table)
        for entry in room.marked(table.chairs):
            _hand_dealt(room, entry, self)
        room.change_table(
            self.table,
            sighting=_gone_on(room, table, self),
            hands=table.hands + self.hands,
            single_big_blind=None,
        )

    def touches(self) -> Iterable[UndoKey]:
        return positions_keys(self.table)


def _gone_on(room: TournamentBuilder, table: Table, event: HandsPlayed) -> Sighting | None:
    """Positions computed from fresh ones are as good as seen; from old ones, they are as old as those."""
    if event.positions is None:
        return None
    was = table.sighting
    if event.fresh or was is None:
        return Sighting(event.positions, room.at, room.seq, _age(room, table))
    return Sighting(event.positions, was.seen_at, room.seq, _age(room, table, was.age(room.at)))


def _age(room: TournamentBuilder, table: Table, age: int = 0) -> Stopwatch:
    """Positions of so many milliseconds, which age on while the table deals."""
    return Stopwatch(age, None if table.halted else room.at)


def _hand_dealt(room: TournamentBuilder, entry: Entry, event: HandsPlayed) -> None:
    number, away = entry.number, entry.away
    if entry.newcomer and number not in event.waits:
        room.change_entry(number, newcomer=False)
    if entry.penalties and entry.hands_owed:
        room.change_entry(number, penalties=serve(entry.penalties, event.hands))
    if away is not None:
        room.change_entry(number, away=replace(away, hands=away.hands + event.hands))


def serve(penalties: tuple[Penalty, ...], hands: int) -> tuple[Penalty, ...]:
    """``hands`` of what is owed are served, the oldest penalty first; never more than is owed."""
    served: list[Penalty] = []
    for penalty in penalties:
        now = min(hands, penalty.left)
        hands -= now
        served.append(replace(penalty, served=penalty.served + now) if now else penalty)
    return tuple(served)


class VoidHand(Recorded, frozen=True):
    """A hand that is void at one table. ``positions``: where they were at its start (None: nobody knows)."""

    table: TableNo
    positions: Positions | None = None


class HandsVoided(Event, frozen=True):
    """Hands are void: stacks and positions are again what they were at their start (pokerstars-bg 22)."""

    KIND: ClassVar[str] = "hands-voided"
    hands: tuple[VoidHand, ...]
    chips: tuple[tuple[EntryNo, int], ...] = ()
    """Stacks at the start of the hand, as far as they were counted."""
    cites: tuple[str, ...] = ()

    def check(self, now: Tournament) -> None:
        """At tables that stand, one at least; stacks of 0 or more, of players who are alive."""
        if not self.hands:
            raise Refused("no-tables")
        for one in self.hands:
            table = table_of(now, one.table)
            if one.positions is not None:
                fair_positions(table, one.positions)
        for entry, chips in self.chips:
            alive_entry(now, entry)
            fair_chips(chips)

    def apply(self, room: TournamentBuilder) -> None:
        """The same hand is dealt again to the same players: positions are as good as seen, nobody has missed a hand."""
        for one in self.hands:
            if one.positions is not None:
                table = room.table(one.table)
                sighting = Sighting(one.positions, room.at, room.seq, _age(room, table))
                room.change_table(one.table, sighting=sighting)
        for entry, chips in self.chips:
            room.change_entry(entry, chips=chips)

    def touches(self) -> Iterable[UndoKey]:
        for one in self.hands:
            yield from positions_keys(one.table)
        yield from entry_keys(*(entry for entry, _ in self.chips))
