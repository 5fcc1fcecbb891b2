"""Facts about players who change chairs: sent, called off, swapped; a whole table shifted."""

from collections.abc import Iterable
from typing import ClassVar, Literal

from msgspec import Struct

from floorman.core.builder import TournamentBuilder
from floorman.core.checks import alive_entry, empty_chair, not_locked, seated_entry, table_of, transit_entry
from floorman.core.facts.entries import SeatGiven, seating_keys
from floorman.core.facts.event import Event
from floorman.core.facts.hand_for_hand import go_on, shift_ticks
from floorman.core.facts.tables import NewTable, fair_size, made_keys, make_table
from floorman.core.model import Chair, Entry, EntryNo, EntryState, IssuedSlip, SeatNo, Table, TableNo, Tournament
from floorman.core.paper import PaperKind
from floorman.core.recorded import Recorded
from floorman.core.refused import Refused
from floorman.core.seating import arrive, leave
from floorman.core.undo_keys import UndoKey, chair_keys, emptied_keys, entry_keys, positions_keys

MoveReason = Literal["move", "balance", "break", "redraw", "final", "sits"]
"""Why players are sent; ``sits``: they sit there already."""
_DRAWN = frozenset({"break", "redraw", "final"})
_ANEW = frozenset({"redraw", "final"})


class PlayerMove(Recorded, frozen=True):
    """One player sent from one chair to another, with a slip."""

    entry: EntryNo
    came_from: Chair
    chair: Chair
    serial: int
    single_big_blind: bool = False
    reserved: Chair | None = None
    """The chair that was reserved for him, if he was in transit already."""
    because: str = ""
    """The code of the ruling that named him (``move.big-blind-next``); "" where the floor chose."""


class PlayersMoved(Event, frozen=True):
    """Players sent to other chairs."""

    KIND: ClassVar[str] = "players-moved"
    moves: tuple[PlayerMove, ...]
    why: MoveReason = "move"
    broken: tuple[TableNo, ...] = ()
    """Tables that are broken by it."""
    enlarged: tuple[NewTable, ...] = ()
    """Tables that got more chairs for it."""
    seed: str | None = None
    by_hand: bool = False
    cites: tuple[str, ...] = ()

    def apply(self, room: TournamentBuilder) -> None:
        """The old chairs are empty, the new ones reserved, each player carries a slip.

        Who ``sits`` there already has arrived with it.
        """
        for new in self.enlarged:
            make_table(room, new)
        for move in self.moves:
            leave(room, room.entry(move.entry))
        for move in self.moves:
            _send(room, move, self.why)
            if self.why == "sits":
                arrive(room, move.entry)
        for number in self.broken:
            room.change_table(
                number, broken=True, broken_at=room.at, halted=False, sighting=None, single_big_blind=None
            )
        if self.why in _ANEW:
            # everybody sits elsewhere: the button that was seen before says nothing about the next hand
            for number in {move.chair.table for move in self.moves}:
                room.change_table(number, sighting=None, single_big_blind=None, vacated=frozenset())
        go_on(room)
        if self.why in _DRAWN:
            room.drawn(self.why, self.seed or "", self.by_hand, len(self.moves))

    def touches(self) -> Iterable[UndoKey]:
        yield from made_keys(self.enlarged)
        for move in self.moves:
            yield from entry_keys(move.entry)
            yield from chair_keys(move.came_from, move.chair, move.reserved)
        for number in self.broken:
            yield from emptied_keys(number)

    def serials(self) -> tuple[int, ...]:
        return tuple(move.serial for move in self.moves)

    def false_slips(self, seq: int, at: int) -> Iterable[IssuedSlip]:
        return (_issued(move, self.why, seq, at, void="undone") for move in self.moves)


def _issued(move: PlayerMove, why: MoveReason, seq: int, at: int, void: str = "") -> IssuedSlip:
    kind: PaperKind = "break-cards" if why in _DRAWN else "move-slips"
    return IssuedSlip(move.serial, kind, move.entry, move.chair, came_from=move.came_from, at=at, seq=seq, void=void)


def _send(room: TournamentBuilder, move: PlayerMove, why: MoveReason) -> None:
    entry = room.entry(move.entry)
    redirected = entry.state is EntryState.TRANSIT
    room.void_slip(entry.slip, "redirected" if redirected else "moved", move.serial)
    room.put_slip(_issued(move, why, room.seq, room.at))
    room.change_entry(
        move.entry,
        state=EntryState.TRANSIT,
        chair=move.chair,
        came_from=move.came_from,
        left_at=room.at,
        missing=False,
        single_big_blind=move.single_big_blind,
        slip=move.serial,
        moves=entry.moves + (not redirected),
        newcomer=False,
    )
    room.expect(move.chair, move.entry)


class SendPlayer(Struct, frozen=True):
    """One player and the chair he is sent to."""

    entry: EntryNo
    chair: Chair
    single_big_blind: bool = False
    because: str = ""


class MovePlayers(Struct, frozen=True):
    """Players to send to other chairs, all or none. ``broken``: tables that end with it."""

    moves: tuple[SendPlayer, ...]
    why: MoveReason = "move"
    broken: tuple[TableNo, ...] = ()
    enlarged: tuple[NewTable, ...] = ()
    seed: str | None = None
    by_hand: bool = False
    cites: tuple[str, ...] = ()

    def decide(self, now: Tournament) -> PlayersMoved:
        """Every player from the chair he has to a free one; serials in order. A table that breaks loses everybody."""
        leaving = _each_once(one.entry for one in self.moves)
        larger = _enlarged(now, self.enlarged)
        chairs: set[Chair] = set()
        moves: list[PlayerMove] = []
        for at, one in enumerate(self.moves):
            if one.chair in chairs:
                raise Refused("seat-twice", chair=one.chair)
            chairs.add(one.chair)
            entry, had = _mover(now, one, self.why)
            self._may_go(now, had, empty_chair(now, one.chair, leaving, larger))
            reserved = None if entry.came_from is None else had
            came_from = entry.came_from or had
            moves.append(
                PlayerMove(
                    one.entry, came_from, one.chair, now.next_serial + at, one.single_big_blind, reserved, one.because
                )
            )
        for number in self.broken:
            _all_leave(table_of(now, number), leaving)
        if not moves and not self.broken:
            raise Refused("nobody-to-move")
        return PlayersMoved(tuple(moves), self.why, self.broken, self.enlarged, self.seed, self.by_hand, self.cites)

    def _may_go(self, now: Tournament, had: Chair, to: Table) -> None:
        """Nobody goes to a table that breaks or is closed; in or out of a locked one only by ``move``."""
        if to.number in self.broken:
            raise Refused("table-broken", table=to.number)
        if had.table == to.number:
            return
        if to.closed:
            raise Refused("table-closed", table=to.number)
        if self.why not in ("move", "sits"):
            not_locked(to)
            not_locked(now.tables[had.table])


def _each_once(entries: Iterable[EntryNo]) -> frozenset[EntryNo]:
    seen: set[EntryNo] = set()
    for number in entries:
        if number in seen:
            raise Refused("entry-twice", entry=number)
        seen.add(number)
    return frozenset(seen)


def _enlarged(now: Tournament, enlarged: tuple[NewTable, ...]) -> dict[int, int]:
    for new in enlarged:
        table_of(now, new.table)
        fair_size(new)
    return {new.table: new.max_seats for new in enlarged}


def _mover(now: Tournament, one: SendPlayer, why: MoveReason) -> tuple[Entry, Chair]:
    """The entry and the chair that it has, sat on or reserved."""
    entry = alive_entry(now, one.entry)
    if entry.chair is None:
        raise Refused("entry-waiting", entry=entry.number)
    if entry.chair == one.chair:
        raise Refused("same-chair", entry=entry.number, chair=entry.chair)
    if entry.pinned and why in ("balance", "break"):
        raise Refused("pinned", entry=entry.number, chair=entry.chair)
    return entry, entry.chair


def _all_leave(table: Table, leaving: frozenset[EntryNo]) -> None:
    not_locked(table)
    for number in (*table.chairs, *table.expected):
        if number is not None and number not in leaving:
            raise Refused("table-not-empty", table=table.number)


class MoveCalledOff(Event, frozen=True):
    """A move was called off: the player is back on the chair he left. ``reserved``: the one he was going to."""

    KIND: ClassVar[str] = "move-called-off"
    entry: EntryNo
    chair: Chair
    reserved: Chair | None = None

    def apply(self, room: TournamentBuilder) -> None:
        """Back on his old chair, no newcomer there."""
        entry = room.entry(self.entry)
        leave(room, entry)
        room.void_slip(entry.slip, "called-off")
        room.change_entry(
            self.entry,
            state=EntryState.SEATED,
            chair=self.chair,
            came_from=None,
            missing=False,
            single_big_blind=False,
            slip=None,
            moves=entry.moves - 1,
        )
        room.sit(self.chair, self.entry)

    def touches(self) -> Iterable[UndoKey]:
        return *entry_keys(self.entry), *chair_keys(self.chair, self.reserved)


class CallOffMove(Struct, frozen=True):
    """A player in transit stays where he was."""

    entry: EntryNo

    def decide(self, now: Tournament) -> MoveCalledOff:
        """Back to the chair he left, if it is still free and its table still stands."""
        entry = transit_entry(now, self.entry)
        assert entry.came_from is not None
        empty_chair(now, entry.came_from, {entry.number})
        return MoveCalledOff(entry.number, entry.came_from, entry.chair)


class PlayersSwapped(Event, frozen=True):
    """Two players changed chairs, with their stacks as they are."""

    KIND: ClassVar[str] = "players-swapped"
    first: SeatGiven
    """Who sits where now."""
    second: SeatGiven

    def apply(self, room: TournamentBuilder) -> None:
        """Each takes over what his new chair owes. Their seat cards are false."""
        for one in (self.first, self.second):
            room.void_slip(room.entry(one.entry).slip, "moved")
            room.change_entry(one.entry, chair=one.chair, slip=None)
            room.sit(one.chair, one.entry)

    def touches(self) -> Iterable[UndoKey]:
        return seating_keys((self.first, self.second))


class SwapPlayers(Struct, frozen=True):
    """Two seated players change chairs."""

    first: EntryNo
    second: EntryNo

    def decide(self, now: Tournament) -> PlayersSwapped:
        """Two different players who sit; of two tables, neither is locked."""
        if self.first == self.second:
            raise Refused("entry-twice", entry=self.first)
        _, first = seated_entry(now, self.first)
        _, second = seated_entry(now, self.second)
        if first.table != second.table:
            not_locked(now.tables[first.table])
            not_locked(now.tables[second.table])
        return PlayersSwapped(SeatGiven(self.first, second), SeatGiven(self.second, first))


class TableShifted(Event, frozen=True):
    """A whole table went to an empty one, seat for seat, with its positions."""

    KIND: ClassVar[str] = "table-shifted"
    came_from: TableNo
    table: TableNo

    def check(self, now: Tournament) -> None:
        """To an empty table with a chair for each seat that is held."""
        old, new = table_of(now, self.came_from), table_of(now, self.table)
        if old.number == new.number or new.held:
            raise Refused("table-not-empty", table=new.number)
        if new.closed:
            raise Refused("table-closed", table=new.number)
        not_locked(old)
        not_locked(new)
        for at in range(old.max_seats):
            if old.chairs[at] is not None or old.expected[at] is not None:
                empty_chair(now, Chair(new.number, SeatNo(at + 1)))

    def apply(self, room: TournamentBuilder) -> None:
        """Players, reserved chairs, slips, positions and hands go along; the old table stands empty."""
        old, new = room.table(self.came_from), room.table(self.table)
        room.change_table(
            self.table,
            chairs=_sized(old.chairs, new),
            expected=_sized(old.expected, new),
            sighting=old.sighting,
            hands=old.hands,
            halted=old.halted,
            halted_at=old.halted_at,
            single_big_blind=old.single_big_blind,
            vacated=frozenset(seat for seat in old.vacated if seat <= new.max_seats),
        )
        for number in (*old.chairs, *old.expected):
            if number is not None:
                entry = room.entry(number)
                chair = _at(entry.chair, self.table)
                room.change_slip(entry.slip, chair=chair)
                room.change_entry(number, chair=chair)
        for number in room.transit:
            came_from = room.entry(number).came_from
            if came_from is not None and came_from.table == self.came_from:
                room.change_entry(number, came_from=_at(came_from, self.table))
        none = (None,) * old.max_seats
        room.change_table(
            self.came_from,
            chairs=none,
            expected=none,
            sighting=None,
            halted=False,
            single_big_blind=None,
            vacated=frozenset(),
        )
        shift_ticks(room, self.came_from, self.table)

    def touches(self) -> Iterable[UndoKey]:
        for number in (self.came_from, self.table):
            yield from emptied_keys(number)
            yield from positions_keys(number)


def _at(chair: Chair | None, table: TableNo) -> Chair | None:
    return chair and chair._replace(table=table)


def _sized(chairs: tuple[EntryNo | None, ...], table: Table) -> tuple[EntryNo | None, ...]:
    return (*chairs, *(None,) * table.max_seats)[: table.max_seats]
