"""Checks that several facts share: each gives what it found, or refuses."""

from collections.abc import Collection, Mapping
from types import MappingProxyType

from floorman.core.model import Chair, Entry, EntryState, Positions, Table, Tournament
from floorman.core.refused import Refused

NONE_LARGER: Mapping[int, int] = MappingProxyType({})


def table_of(now: Tournament, number: int) -> Table:
    """The table, standing. Refused if there is none or it is broken."""
    table = now.table(number)
    if table is None:
        raise Refused("no-table", table=number)
    if table.broken:
        raise Refused("table-broken", table=number)
    return table


def entry_of(now: Tournament, number: int) -> Entry:
    """The entry. Refused if there is none."""
    entry = now.entry(number)
    if entry is None:
        raise Refused("no-entry", number=number)
    return entry


def alive_entry(now: Tournament, number: int) -> Entry:
    """The entry, alive. Refused if it is out or void."""
    entry = entry_of(now, number)
    if entry.state is EntryState.OUT:
        raise Refused("entry-out", entry=entry.number)
    if entry.state is EntryState.VOID:
        raise Refused("entry-void", entry=entry.number)
    return entry


def transit_entry(now: Tournament, number: int) -> Entry:
    """The entry, in transit. Refused if it is not."""
    entry = alive_entry(now, number)
    if entry.state is not EntryState.TRANSIT:
        raise Refused("not-in-transit", entry=entry.number)
    return entry


def seated_entry(now: Tournament, number: int) -> tuple[Entry, Chair]:
    """The entry and the chair it sits on. Refused if it has none."""
    entry = alive_entry(now, number)
    if entry.state is EntryState.WAITING or entry.chair is None:
        raise Refused("entry-waiting", entry=entry.number)
    if entry.state is EntryState.TRANSIT:
        raise Refused("entry-in-transit", entry=entry.number, chair=entry.chair)
    return entry, entry.chair


def chair_at(now: Tournament, chair: Chair) -> Table:
    """The table of a chair that exists. Refused if there is no such table or seat."""
    table = table_of(now, chair.table)
    if not 1 <= chair.seat <= table.max_seats:
        raise Refused("no-seat", table=table.number, seat=chair.seat, max=table.max_seats)
    return table


def fair_positions(table: Table, positions: Positions) -> None:
    """Refused if button or blinds are on a chair that the table does not have."""
    for seat in (positions.button, positions.small_blind, positions.big_blind):
        if seat is not None and not 1 <= seat <= table.max_seats:
            raise Refused("no-seat", table=table.number, seat=seat, max=table.max_seats)


def empty_chair(
    now: Tournament, chair: Chair, leaving: Collection[int] = (), larger: Mapping[int, int] = NONE_LARGER
) -> Table:
    """The table of a chair that nobody has. Entries who are ``leaving`` do not count; ``larger`` tables get more seats.

    Refused if somebody sits on it or is on his way to it, or if it is locked.
    """
    table = table_of(now, chair.table)
    size = max(table.max_seats, larger.get(table.number, 0))
    if not 1 <= chair.seat <= size:
        raise Refused("no-seat", table=table.number, seat=chair.seat, max=size)
    if chair.seat > table.max_seats:
        return table
    sits, comes = table.at(chair.seat), table.expected_at(chair.seat)
    if sits is not None and sits not in leaving:
        raise Refused("seat-taken", chair=chair, entry=sits, free=free_seats(table))
    if comes is not None and comes not in leaving:
        raise Refused("seat-expected", chair=chair, entry=comes, free=free_seats(table))
    if chair.seat in table.locked_chairs:
        raise Refused("seat-locked", chair=chair)
    return table


def free_chair(now: Tournament, chair: Chair, larger: Mapping[int, int] = NONE_LARGER) -> None:
    """A chair that an entry without one can be given. Refused also if its table is closed or locked."""
    table = empty_chair(now, chair, larger=larger)
    if table.closed:
        raise Refused("table-closed", table=table.number)
    not_locked(table)


def not_locked(table: Table) -> None:
    """Refused if the table is locked: nobody in or out except by a move."""
    if table.locked:
        raise Refused("table-locked", table=table.number)


def fair_chips(chips: int | None) -> None:
    """Refused if there are less than none of them."""
    if chips is not None and chips < 0:
        raise Refused("bad-chips", chips=chips)


def free_seats(table: Table) -> str:
    """The seats of a table that may be given, as they are named in a refusal."""
    return ", ".join(str(seat) for seat in table.free()) or "–"
