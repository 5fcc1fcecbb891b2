"""What the counts of the room call for now, and the balancing moves with their players and seats."""

from collections.abc import Iterator
from dataclasses import dataclass

from floorman.core.model import MAX_SEATS, Chair, Entry, EntryNo, Positions, SeatNo, Table
from floorman.desk.floor import Floor
from floorman.rules.balancing import Balance
from floorman.rules.citation import Ruling, Unanswerable
from floorman.rules.move import move
from floorman.rules.seats import TableSeats


def counted(floor: Floor) -> Ruling[Balance]:
    """What the house does about the counts. Players in transit count where they go; locked tables stay out of it."""
    return floor.heads.balance(floor.now, floor.house)


@dataclass(frozen=True, slots=True)
class BalancingMove:
    """One move that is due: the tables, the player and his seat; both None while positions are needed."""

    giving: int
    receiving: int
    most: int
    """Players at the giving table before it."""
    least: int
    """Players at the receiving table before it."""
    entry: EntryNo | None
    origin: Chair | None
    chair: Chair | None
    single_big_blind: bool
    needs: tuple[int, ...]
    cites: tuple[str, ...]


@dataclass(slots=True)
class _Room:
    """The seats as they will be once the moves so far are made."""

    floor: Floor
    seats: dict[int, TableSeats]
    held: dict[int, int]

    def at(self, number: int) -> TableSeats:
        table = self.floor.now.tables[number]
        return self.seats.setdefault(number, self.floor.open_to(table))

    def count(self, number: int) -> int:
        return self.held.setdefault(number, self.floor.now.tables[number].held)


def balancing_moves(floor: Floor) -> Iterator[BalancingMove]:
    """The moves that are due, in order, each as the room is once those before it are made."""
    room = _Room(floor, {}, {})
    for pair in counted(floor).answer.moves:
        due = _due(floor, room, pair.giving, pair.receiving)
        room.held[pair.giving] = due.most - 1
        room.held[pair.receiving] = due.least + 1
        if due.origin is not None and due.chair is not None:
            giving, receiving = room.at(pair.giving), room.at(pair.receiving)
            left = tuple(seat for seat in giving.seats if seat != due.origin.seat)
            room.seats[pair.giving] = giving._replace(seats=left)
            room.seats[pair.receiving] = receiving._replace(locked=receiving.locked | {due.chair.seat})
        yield due


def _due(floor: Floor, room: _Room, giving: int, receiving: int) -> BalancingMove:
    table = floor.now.tables[giving]
    stay = frozenset(seat for seat in table.seated() if _stays(floor, _entry(floor, table, seat), receiving))
    most, least = room.count(giving), room.count(receiving)
    try:
        ruling = floor.moves_kept.ruling(floor.house, room.at(giving), room.at(receiving), stay, floor.chance)
    except Unanswerable:
        return BalancingMove(giving, receiving, most, least, None, None, None, False, (), ())
    answer = ruling.answer
    cites = tuple(map(str, ruling.cites))
    if answer.mover is None or answer.seat is None:
        return BalancingMove(giving, receiving, most, least, None, None, None, False, answer.needs, cites)
    origin = Chair(table.number, SeatNo(answer.mover))
    chair = Chair(floor.now.tables[receiving].number, SeatNo(answer.seat))
    entry = _entry(floor, table, answer.mover).number
    return BalancingMove(giving, receiving, most, least, entry, origin, chair, answer.single_big_blind, (), cites)


def _entry(floor: Floor, table: Table, seat: int) -> Entry:
    number = table.at(SeatNo(seat))
    assert number is not None
    return floor.now.entries[number]


def _stays(floor: Floor, entry: Entry, receiving: int) -> bool:
    """Pinned, or kept apart from somebody at the receiving table."""
    return entry.pinned or meets(floor, entry.number, receiving)


def meets(floor: Floor, entry: EntryNo, number: int) -> bool:
    """Whether somebody whom ``entry`` is kept apart from sits at a table or is on his way to it."""
    table = floor.now.tables[number]
    for pair in floor.now.apart:
        if entry in pair:
            (other,) = pair - {entry}
            if other in table.chairs or other in table.expected:
                return True
    return False


def seat_at(floor: Floor, entry: Entry, number: int) -> BalancingMove:
    """The seat that the rules give ``entry`` at another table; the player is chosen already."""
    assert entry.chair is not None
    table = floor.now.tables[number]
    origin = entry.came_from or entry.chair
    alone = TableSeats(entry.chair.table, MAX_SEATS, (entry.chair.seat,), Positions(big_blind=entry.chair.seat))
    ruling = move(floor.house, alone, floor.open_to(table))
    answer = ruling.answer
    chair = None if answer.seat is None else Chair(table.number, SeatNo(answer.seat))
    cites = tuple(map(str, ruling.cites))
    return BalancingMove(
        entry.chair.table,
        number,
        0,
        table.held,
        entry.number,
        origin,
        chair,
        answer.single_big_blind,
        answer.needs,
        cites,
    )


def even_share(floor: Floor) -> float:
    """Players a table if all tables in play were even."""
    heads = floor.heads.every
    return heads.players / heads.playing if heads.playing else 0.0
