"""What the counts of the room call for now, and the balancing moves with their players and seats."""

from collections.abc import Collection, Iterator

from msgspec import Struct
from msgspec.structs import replace

from floorman.core.facts import MoveCalledOff
from floorman.core.model import MAX_SEATS, Chair, Entry, EntryNo, EntryState, Positions, SeatNo, Table
from floorman.core.refused import Refused
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.move_cache import BalancingMove
from floorman.desk.seats.apart import meets
from floorman.desk.seats.drawing import breaking
from floorman.rules.balancing import Balance, Transfer
from floorman.rules.citation import Ruling, Unanswerable
from floorman.rules.evening import evened_levels
from floorman.rules.move import Move, move
from floorman.rules.seats import TableSeats


def counted(floor: Floor) -> Ruling[Balance]:
    """What the house does about the counts. Players in transit count where they go; locked tables stay out of it.

    A stopped table is filled until it need not stop, also where the house's gap alone would leave it as it is.
    """
    ruling = floor.heads.balance(floor.now, floor.house)
    stay: frozenset[int] | None = None
    while (broken := ruling.answer.breaks) is not None and not can_break(floor, floor.now.tables[broken]):
        stay = (_unbroken(floor) if stay is None else stay) | {broken}
        ruling = floor.heads.balance(floor.now, floor.house, stay)
    if ruling.code == "balance.even-halt" and not floor.heads.halted.isdisjoint(ruling.answer.halt):
        return _filled(floor, ruling)
    return ruling


def _filled(floor: Floor, ruling: Ruling[Balance]) -> Ruling[Balance]:
    """The moves after which no table is so short that it stops."""
    pairs = evened_levels(floor.heads.counts.levels, floor.house.choices.halt_at - 1)
    return replace(ruling, answer=ruling.answer._replace(moves=tuple(Transfer(*pair) for pair in pairs)))


def _unbroken(floor: Floor) -> frozenset[int]:
    """Tables that cannot be broken: somebody there keeps his seat."""
    return frozenset(table.number for table in floor.now.standing_tables() if keeps_somebody(floor, table))


def can_break(floor: Floor, table: Table) -> bool:
    """Whether a table's players can all be sent elsewhere: nobody keeps his seat, and those kept apart find tables."""
    if keeps_somebody(floor, table):
        return False
    if not floor.now.apart:
        return True
    try:
        breaking(floor, table, "", by_hand=False)
    except Refused:
        return False
    return True


def keeps_somebody(floor: Floor, table: Table) -> bool:
    """Whether somebody at a table, or on his way to it, keeps his seat."""
    held = (number for number in (*table.chairs, *table.expected) if number is not None)
    return any(floor.now.entries[number].pinned for number in held)


class _Room(Struct):
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


def as_advised(floor: Floor, entry: EntryNo, chair: Chair) -> BalancingMove | None:
    """The move of a player to a chair, if it is due. What stands in the advice is not worked out a second time."""
    known = floor.moves.advised(floor.now, floor.clock())
    return next((due for due in known or balancing_moves(floor) if (due.entry, due.chair) == (entry, chair)), None)


def _due(floor: Floor, room: _Room, giving: int, receiving: int) -> BalancingMove:
    table = floor.now.tables[giving]
    posted = _called_off(floor, table)
    stay = frozenset(seat for seat in table.seated() if _stays(floor, _entry(floor, table, seat), receiving, posted))
    most, least = room.count(giving), room.count(receiving)
    if stay.issuperset(room.at(giving).seats):
        why_not = Refused("refused.nobody-may-go", table=giving, other=str(receiving))
        return BalancingMove(giving, receiving, most, least, None, None, None, False, (), (), why_not)
    try:
        ruling = floor.moves.ruling(floor.house, room.at(giving), room.at(receiving), stay, floor.chance)
    except Unanswerable as fault:
        why_not = Refused(fault.says or "refused.no-seat-for", **{"table": receiving, **fault.params})
        return BalancingMove(giving, receiving, most, least, None, None, None, False, (), (), why_not)
    answer = ruling.answer
    cites = tuple(map(str, ruling.cites))
    if answer.mover is None or answer.seat is None:
        needs = answer.needs
        return BalancingMove(giving, receiving, most, least, None, None, None, False, needs, cites, rests=ruling.cites)
    origin = Chair(table.number, SeatNo(answer.mover))
    chair = Chair(floor.now.tables[receiving].number, SeatNo(answer.seat))
    entry = _entry(floor, table, answer.mover).number
    alone, code, rests = answer.single_big_blind, ruling.code, ruling.cites
    return BalancingMove(giving, receiving, most, least, entry, origin, chair, alone, (), cites, code=code, rests=rests)


def _entry(floor: Floor, table: Table, seat: int) -> Entry:
    number = table.at(SeatNo(seat))
    assert number is not None
    return floor.now.entries[number]


def _stays(floor: Floor, entry: Entry, receiving: int, posted: Collection[int]) -> bool:
    """Pinned, kept apart from somebody at the receiving table, or called back because he had posted already."""
    return entry.pinned or entry.number in posted or meets(floor, entry.number, receiving)


def _called_off(floor: Floor, table: Table) -> frozenset[int]:
    """Players of ``table`` whose move was called off since its positions were seen: the next due goes instead."""
    if table.sighting is None or not floor.fresh(table):
        return frozenset()
    facts = floor.log.facts
    since = (facts[seq - 1] for seq in range(len(facts), table.sighting.seq, -1))
    return frozenset(
        fact.event.entry
        for fact in since
        if isinstance(fact.event, MoveCalledOff)
        and fact.event.chair.table == table.number
        and floor.log.stands(fact.seq)
    )


def seat_at(floor: Floor, entry: Entry, number: int) -> BalancingMove:
    """The seat that the rules give ``entry`` at another table; the player is chosen already."""
    assert entry.chair is not None
    table = floor.now.tables[number]
    origin = entry.came_from or entry.chair
    ruling = _of_one(floor, entry, entry.chair, table)
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
        rests=ruling.cites,
    )


def _of_one(floor: Floor, entry: Entry, had: Chair, to: Table) -> Ruling[Move]:
    """The move of one player; his own table matters only where he gets the position that he had there."""
    if floor.house.choices.mover == "same-position" and entry.state is EntryState.SEATED:
        own = floor.open_to(floor.now.tables[had.table])
        return move(floor.house, own, floor.open_to(to), frozenset(own.seats) - {had.seat})
    alone = TableSeats(had.table, MAX_SEATS, (had.seat,), Positions(big_blind=had.seat))
    return move(floor.house, alone, floor.open_to(to))
