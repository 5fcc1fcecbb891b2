"""Tables of fewer seats: everybody drawn anew to as many as it takes, the chairs above locked."""

from floorman.core.facts import MovePlayers, SendPlayer, TablesResized
from floorman.core.model import Chair, Entry, EntryNo, SeatNo, Table, TableNo
from floorman.core.refused import Refused
from floorman.desk.floor.floor import Floor
from floorman.desk.seats.apart import pairs_among
from floorman.desk.seats.drawing import sealed
from floorman.rules.citation import Unanswerable
from floorman.rules.lots import Lots
from floorman.rules.placing import TableChairs, placed


def shorter_tables(floor: Floor, seats: int) -> tuple[Table, ...]:
    """The tables that stay: as many as all players need with so many seats, the lowest-numbered open ones.

    Refused where there are not so many, or a table is locked.
    """
    for table in floor.now.standing_tables():
        if table.locked:
            raise Refused("refused.table-locked", table=table.number)
    players = _players(floor)
    if not players:
        raise Refused("refused.no-players")
    count = -(-len(players) // seats)
    able = tuple(table for table in floor.now.standing_tables() if not table.closed)
    if len(able) < count:
        raise Refused("refused.redraw-tables", tables=count)
    return able[:count]


def _players(floor: Floor) -> list[Entry]:
    return [entry for entry in floor.now.entries.values() if entry.alive and entry.chair is not None]


def resized(floor: Floor, seats: int, seed: str, *, by_hand: bool) -> TablesResized:
    """Everybody's new chair, all or none, drawn from ``seed``."""
    kept = shorter_tables(floor, seats)
    players = _players(floor)
    above = {table.number: _above(table, seats) for table in kept}
    rooms = [
        TableChairs(table.number, table.max_seats, frozenset(), frozenset(table.locked_chairs) | above[table.number])
        for table in kept
    ]
    numbers = tuple(entry.number for entry in players)
    try:
        spots = placed(Lots(seed), numbers, rooms, {}, pairs_among(floor.now, numbers) if len(kept) > 1 else [])
    except Unanswerable as fault:
        raise Refused(fault.says or "refused.cannot-draw", **fault.params) from fault
    chairs = {number: Chair(TableNo(spots[number].table), SeatNo(spots[number].seat)) for number in numbers}
    staying = {table.number for table in kept}
    broken = tuple(table.number for table in floor.now.standing_tables() if table.number not in staying)
    moves = tuple(_send(entry, chairs) for entry in players if chairs[entry.number] != entry.chair)
    cites = (str(floor.house.cite("seating")),)
    told = sealed(seed) if by_hand else seed
    moved = MovePlayers(moves, "redraw", broken, (), told, by_hand, cites).decide(floor.now)
    locked = tuple((table.number, tuple(sorted(map(SeatNo, above[table.number])))) for table in kept)
    return TablesResized(seats, moved=moved, locked=tuple(one for one in locked if one[1]))


def _above(table: Table, seats: int) -> frozenset[int]:
    """Chairs of a table beyond so many seats."""
    return frozenset(range(seats + 1, table.max_seats + 1)) - table.locked_chairs


def _send(entry: Entry, chairs: dict[EntryNo, Chair]) -> SendPlayer:
    return SendPlayer(entry.number, chairs[entry.number])
