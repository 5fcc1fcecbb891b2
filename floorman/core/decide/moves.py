"""What may be asked about players between chairs, and about slips."""

from collections.abc import Callable, Iterable
from typing import Any

from floorman.core.apply.moves import SEATING, same_paper
from floorman.core.commands import CallOffMove, Command, MovePlayers, PrintSlips, SeePositions, SendPlayer, SwapPlayers
from floorman.core.decide.refused import (
    Refused,
    alive_entry,
    empty_chair,
    entry_of,
    fair_size,
    not_locked,
    seated_entry,
    table_of,
)
from floorman.core.events import (
    Event,
    Move,
    MoveCalledOff,
    PlayerMissing,
    PlayersArrived,
    PlayersMoved,
    PlayersSwapped,
    PositionsSeen,
    PrintedSlip,
    Seating,
    Seen,
    SlipsPrinted,
    TableShifted,
)
from floorman.core.model import Chair, Entry, EntryNo, EntryState, Positions, SeatNo, Slip, Table, TableNo, Tournament


def move_players(now: Tournament, asked: MovePlayers) -> PlayersMoved:
    """Every player from the chair he has to a free one; serials in order. A table that breaks must lose everybody."""
    leaving = _each_once(one.entry for one in asked.moves)
    larger = _enlarged(now, asked)
    chairs: set[Chair] = set()
    moves: list[Move] = []
    for at, one in enumerate(asked.moves):
        if one.chair in chairs:
            raise Refused("seat-twice", chair=one.chair)
        chairs.add(one.chair)
        entry, had = _mover(now, one, asked.why)
        _may_go(had, empty_chair(now, one.chair, leaving, larger), now, asked)
        reserved = None if entry.came_from is None else had
        came_from = entry.came_from or had
        moves.append(Move(one.entry, came_from, one.chair, now.next_serial + at, one.single_big_blind, reserved))
    for number in asked.broken:
        _all_leave(table_of(now, number), leaving)
    if not moves and not asked.broken:
        raise Refused("nobody-to-move")
    return PlayersMoved(tuple(moves), asked.why, asked.broken, asked.enlarged, asked.seed, asked.by_hand, asked.cites)


def _each_once(entries: Iterable[EntryNo]) -> frozenset[EntryNo]:
    seen: set[EntryNo] = set()
    for number in entries:
        if number in seen:
            raise Refused("entry-twice", entry=number)
        seen.add(number)
    return frozenset(seen)


def _enlarged(now: Tournament, asked: MovePlayers) -> dict[int, int]:
    for new in asked.enlarged:
        table_of(now, new.table)
        fair_size(new)
    return {new.table: new.max_seats for new in asked.enlarged}


def _mover(now: Tournament, one: SendPlayer, why: str) -> tuple[Entry, Chair]:
    """The entry and the chair that it has, sat on or reserved."""
    entry = alive_entry(now, one.entry)
    if entry.chair is None:
        raise Refused("entry-waiting", entry=entry.number)
    if entry.chair == one.chair:
        raise Refused("same-chair", entry=entry.number, chair=entry.chair)
    if entry.pinned and why not in ("move", "sits", "redraw", "final"):
        raise Refused("pinned", entry=entry.number, chair=entry.chair)
    return entry, entry.chair


def _may_go(had: Chair, to: Table, now: Tournament, asked: MovePlayers) -> None:
    """Nobody goes to a table that breaks or is closed; in or out of a locked one only by ``move``."""
    if to.number in asked.broken:
        raise Refused("table-broken", table=to.number)
    if had.table == to.number:
        return
    if to.closed:
        raise Refused("table-closed", table=to.number)
    if asked.why not in ("move", "sits"):
        not_locked(to)
        not_locked(now.tables[had.table])


def _all_leave(table: Table, leaving: frozenset[EntryNo]) -> None:
    not_locked(table)
    for number in (*table.chairs, *table.expected):
        if number is not None and number not in leaving:
            raise Refused("table-not-empty", table=table.number)


def transit_entry(now: Tournament, number: int) -> Entry:
    """The entry, in transit. Refused if it is not."""
    entry = alive_entry(now, number)
    if entry.state is not EntryState.TRANSIT:
        raise Refused("not-in-transit", entry=entry.number)
    return entry


def players_arrived(now: Tournament, asked: PlayersArrived) -> None:
    """Players in transit, at least one."""
    if not asked.entries:
        raise Refused("nobody-in-transit")
    for number in asked.entries:
        transit_entry(now, number)


def player_missing(now: Tournament, asked: PlayerMissing) -> None:
    """A player in transit."""
    transit_entry(now, asked.entry)


def call_off(now: Tournament, asked: CallOffMove) -> MoveCalledOff:
    """Back to the chair he left, if it is still free and its table still stands."""
    entry = transit_entry(now, asked.entry)
    assert entry.came_from is not None
    empty_chair(now, entry.came_from, {entry.number})
    return MoveCalledOff(entry.number, entry.came_from, entry.chair)


def swap_players(now: Tournament, asked: SwapPlayers) -> PlayersSwapped:
    """Two different players who sit; of two tables, neither is locked."""
    if asked.first == asked.second:
        raise Refused("entry-twice", entry=asked.first)
    _, first = seated_entry(now, asked.first)
    _, second = seated_entry(now, asked.second)
    if first.table != second.table:
        not_locked(now.tables[first.table])
        not_locked(now.tables[second.table])
    return PlayersSwapped(Seating(asked.first, second), Seating(asked.second, first))


def table_shifted(now: Tournament, asked: TableShifted) -> None:
    """To an empty table with a chair for each seat that is held."""
    old, new = table_of(now, asked.came_from), table_of(now, asked.table)
    if old.number == new.number or new.held:
        raise Refused("table-not-empty", table=new.number)
    if new.closed:
        raise Refused("table-closed", table=new.number)
    not_locked(old)
    not_locked(new)
    for at in range(old.max_seats):
        if old.chairs[at] is not None or old.expected[at] is not None:
            empty_chair(now, Chair(new.number, SeatNo(at + 1)))


def see_positions(now: Tournament, asked: SeePositions) -> PositionsSeen:
    """Positions that can be; a player on his way to the chair of one of them has arrived."""
    seen = tuple(_seen(now, number, positions) for number, positions in asked.seen)
    if not seen:
        raise Refused("no-tables")
    return PositionsSeen(seen, asked.first)


def _seen(now: Tournament, number: TableNo, positions: Positions) -> Seen:
    table = table_of(now, number)
    button, small, big = positions.button, positions.small_blind, positions.big_blind
    for seat in (button, small, big):
        if seat is not None and not 1 <= seat <= table.max_seats:
            raise Refused("no-seat", table=number, seat=seat, max=table.max_seats)
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


def print_slips(now: Tournament, asked: PrintSlips) -> SlipsPrinted:
    """New serials in order. What is printed again must be known and must still hold; a new seat slip replaces the old.

    A slip that has not come out on paper (a move issued it, or a printer failed) keeps its serial when it is printed.
    """
    slips: list[PrintedSlip] = []
    carried: dict[int, int] = {}
    given: set[int] = set()
    serial = now.next_serial
    for one in asked.slips:
        replaces = one.again
        if one.again is not None:
            _must_hold(now, one.again)
        if one.entry is not None:
            entry = entry_of(now, one.entry)
            if asked.kind in SEATING:
                if entry.chair is None or entry.chair != one.chair:
                    raise Refused("no-slip-for", entry=entry.number)
                replaces = carried.get(entry.number, one.again or entry.slip)
        if replaces is not None and replaces not in given and _first_print(now.slips[replaces], asked.kind):
            slip = PrintedSlip(replaces, one.entry, one.chair)
        else:
            slip = PrintedSlip(serial, one.entry, one.chair, replaces)
            serial += 1
        if one.entry is not None:
            carried[one.entry] = slip.serial
            given.add(slip.serial)
        slips.append(slip)
    if not slips:
        raise Refused("nothing-to-print")
    return SlipsPrinted(asked.kind, tuple(slips), asked.on_paper)


def _must_hold(now: Tournament, serial: int) -> None:
    slip = now.slips.get(serial)
    if slip is None:
        raise Refused("no-slip", serial=serial)
    if slip.void:
        raise Refused("slip-void", serial=serial, why=slip.void, by=slip.by)


def _first_print(slip: Slip, kind: str) -> bool:
    return not slip.printed and same_paper(slip.kind, kind)


COMPLETE: dict[type[Command] | type[Event], Callable[[Tournament, Any], Event]] = {
    MovePlayers: move_players,
    CallOffMove: call_off,
    SwapPlayers: swap_players,
    SeePositions: see_positions,
    PrintSlips: print_slips,
}
CHECK: dict[type[Event], Callable[[Tournament, Any], None]] = {
    PlayersArrived: players_arrived,
    PlayerMissing: player_missing,
    TableShifted: table_shifted,
}
