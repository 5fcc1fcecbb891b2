"""Whom a call names: by chair or by entry number."""

from floorman.core.model import Chair, Entry, EntryNo, SeatNo, Table
from floorman.core.refused import Refused
from floorman.desk.calls.reader import Reader
from floorman.desk.floor.floor import Floor


def table_at(floor: Floor, number: int) -> Table:
    """The table, standing. Refused if there is none or it is broken."""
    table = floor.now.table(number)
    if table is None:
        raise Refused("refused.no-table", table=number)
    if table.broken:
        raise Refused("refused.table-broken", table=number)
    return table


def chair_at(floor: Floor, chair: Chair) -> Table:
    """The table of a chair that there is. Refused otherwise."""
    table = table_at(floor, chair.table)
    if not 1 <= chair.seat <= table.max_seats:
        raise Refused("refused.no-seat", table=table.number, seat=chair.seat, max=table.max_seats)
    return table


def entry_at(floor: Floor, number: int) -> Entry:
    """The entry. Refused if there is none of that number."""
    entry = floor.now.entry(number)
    if entry is None:
        raise Refused("refused.no-entry", number=number)
    return entry


def player_on(floor: Floor, chair: Chair) -> Entry:
    """Whom a chair means: who sits there, else who is expected there, else who has just left it.

    An expected player and one who has just left the same chair cannot be told apart: both are named.
    Refused if nobody is meant.
    """
    gone = floor.just_left(chair)
    if not gone:
        chair_at(floor, chair)
    sitting = floor.at(chair)
    if sitting is not None:
        return sitting
    coming = floor.expected_at(chair)
    if coming is not None and gone:
        raise Refused("refused.two-players", chair=chair, entry=coming.number, other=gone[0].number)
    if coming is not None:
        return coming
    if len(gone) == 1:
        return gone[0]
    if gone:
        raise Refused("refused.two-left", chair=chair, entry=gone[0].number, other=gone[1].number)
    raise Refused("refused.seat-empty", chair=chair, seated=_seated(floor, chair))


def _seated(floor: Floor, chair: Chair) -> str:
    table = floor.now.tables[chair.table]
    return ", ".join(str(seat) for seat in table.seated()) or "–"


def maybe_player(floor: Floor, reader: Reader) -> Entry | None:
    """The player that the next words name, or None with nothing read."""
    number = reader.maybe_entry()
    if number is not None:
        return entry_at(floor, number)
    chair = reader.maybe_chair()
    return None if chair is None else player_on(floor, chair)


def player(floor: Floor, reader: Reader) -> Entry:
    """The player that the next words name. NotUnderstood if they name none."""
    found = maybe_player(floor, reader)
    if found is None:
        raise reader.fail("expect.player")
    return found


def aim(entry: Entry) -> tuple[Chair, ...]:
    """The chair that a call about ``entry`` points at."""
    return () if entry.chair is None else (entry.chair,)


def entry_number(floor: Floor, reader: Reader) -> EntryNo:
    """An entry number, ``#17``. NotUnderstood otherwise."""
    number = reader.maybe_entry()
    if number is None:
        raise reader.fail("expect.entry")
    return entry_at(floor, number).number


def seat_of(number: int) -> SeatNo:
    """A seat's number as the core takes it."""
    return SeatNo(number)
