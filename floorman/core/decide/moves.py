"""What may be asked about players between chairs, and about slips."""

from collections.abc import Callable
from typing import Any

from floorman.core.commands import CallOffMove, Command, MovePlayers, PrintSlips, SeePositions, SendPlayer, SwapPlayers
from floorman.core.decide.refused import (
    Refused,
    alive_entry,
    chair_at,
    entry_of,
    free_chair,
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
    leaving = frozenset(one.entry for one in asked.moves)
    if len(leaving) < len(asked.moves):
        raise Refused("entry-twice", entry=next(e.entry for e in asked.moves if _times(asked.moves, e.entry) > 1))
    larger = {new.table: new.max_seats for new in asked.enlarged}
    chairs: set[Chair] = set()
    moves: list[Move] = []
    for at, one in enumerate(asked.moves):
        if one.chair in chairs:
            raise Refused("seat-twice", chair=one.chair)
        chairs.add(one.chair)
        came_from = _left_chair(now, one, asked.why)
        if one.chair.seat > larger.get(one.chair.table, 0):
            free_chair(now, one.chair, leaving)
        moves.append(Move(one.entry, came_from, one.chair, now.next_serial + at, one.single_big_blind))
    for number in asked.broken:
        _all_leave(table_of(now, number), leaving)
    if not moves and not asked.broken:
        raise Refused("nobody-to-move")
    return PlayersMoved(tuple(moves), asked.why, asked.broken, asked.enlarged, asked.seed, asked.by_hand, asked.cites)


def _times(moves: tuple[SendPlayer, ...], entry: EntryNo) -> int:
    return sum(one.entry == entry for one in moves)


def _left_chair(now: Tournament, one: SendPlayer, why: str) -> Chair:
    """The chair he leaves; for a player in transit, the one he left before."""
    entry = alive_entry(now, one.entry)
    if entry.chair is None:
        raise Refused("entry-waiting", entry=entry.number)
    if entry.chair == one.chair:
        raise Refused("same-chair", entry=entry.number, chair=entry.chair)
    if entry.pinned and why not in ("move", "redraw", "final"):
        raise Refused("pinned", entry=entry.number, chair=entry.chair)
    return entry.came_from or entry.chair


def _all_leave(table: Table, leaving: frozenset[EntryNo]) -> None:
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
    table = chair_at(now, entry.came_from)
    holder = table.at(entry.came_from.seat) or table.expected_at(entry.came_from.seat)
    if holder is not None:
        raise Refused("seat-taken", chair=entry.came_from, entry=holder, free="–")
    return MoveCalledOff(entry.number, entry.came_from)


def swap_players(now: Tournament, asked: SwapPlayers) -> PlayersSwapped:
    """Two different players who sit."""
    if asked.first == asked.second:
        raise Refused("entry-twice", entry=asked.first)
    _, first = seated_entry(now, asked.first)
    _, second = seated_entry(now, asked.second)
    return PlayersSwapped(Seating(asked.first, second), Seating(asked.second, first))


def table_shifted(now: Tournament, asked: TableShifted) -> None:
    """To an empty table with a chair for each seat that is held."""
    old, new = table_of(now, asked.came_from), table_of(now, asked.table)
    if old.number == new.number or new.held:
        raise Refused("table-not-empty", table=new.number)
    if new.closed:
        raise Refused("table-closed", table=new.number)
    for at in range(old.max_seats):
        if old.chairs[at] is None and old.expected[at] is None:
            continue
        if at >= new.max_seats:
            raise Refused("no-seat", table=new.number, seat=at + 1, max=new.max_seats)
        if at + 1 in new.locked_chairs:
            raise Refused("seat-locked", chair=Chair(new.number, SeatNo(at + 1)))


def see_positions(now: Tournament, asked: SeePositions) -> PositionsSeen:
    """Positions that can be; a player on his way to the big blind's chair has arrived."""
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
    if button is not None and button == small and table.held > 2:
        raise Refused("positions-clash", table=number, seat=button)
    arrived = tuple(
        entry for seat in {button, small, big} if seat is not None and (entry := table.expected_at(seat)) is not None
    )
    return Seen(number, positions, tuple(sorted(arrived)))


def print_slips(now: Tournament, asked: PrintSlips) -> SlipsPrinted:
    """Serials in order. What is printed again must be known and must still hold; its first print keeps its serial."""
    slips: list[PrintedSlip] = []
    serial = now.next_serial
    for one in asked.slips:
        if one.entry is not None:
            entry_of(now, one.entry)
        if one.again is not None and not _good_slip(now, one.again).printed:
            slips.append(PrintedSlip(one.again, one.entry, one.chair))
            continue
        slips.append(PrintedSlip(serial, one.entry, one.chair, one.again))
        serial += 1
    if not slips:
        raise Refused("nothing-to-print")
    return SlipsPrinted(asked.kind, tuple(slips))


def _good_slip(now: Tournament, serial: int) -> Slip:
    slip = now.slips.get(serial)
    if slip is None:
        raise Refused("no-slip", serial=serial)
    if slip.void:
        raise Refused("slip-void", serial=serial, why=slip.void, by=slip.by)
    return slip


COMPLETE: dict[type[Command], Callable[[Tournament, Any], Event]] = {
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
