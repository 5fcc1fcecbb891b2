"""Whom the house takes from a table to balance, and the seat he gets at another."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from floorman.core.model import Positions, SeatNo
from floorman.core.ring import between, clockwise, from_seat, next_held, open_chairs
from floorman.rules.button import next_hand
from floorman.rules.citation import Ruling, Unanswerable
from floorman.rules.house import House
from floorman.rules.lots import Lots
from floorman.rules.seats import NOBODY, TableSeats, refuse_contradiction


class MoveCase(NamedTuple):
    """What to do if the big blind was on a certain seat of a table whose positions nobody knows."""

    table: int
    big_blind: int
    mover: int | None
    """None where it is for the other table to say."""
    seat: int | None
    to_big_blind: int | None = None
    """The big blind of the receiving table, where both tables decide together and neither is known."""


class Move(NamedTuple):
    """One balancing move."""

    mover: int | None
    """His seat at the giving table; None while positions are needed."""
    seat: int | None
    needs: tuple[int, ...] = ()
    """Tables to be asked where the big blind was."""
    by_big_blind: tuple[MoveCase, ...] = ()
    single_big_blind: bool = False
    """He takes the vacated chair of the last big blind and posts the big blind alone."""


class SeatPlace(NamedTuple):
    """A chair for the arriving player."""

    seat: int
    single_big_blind: bool = False


def move(
    house: House,
    giving: TableSeats,
    receiving: TableSeats,
    pinned: Collection[int] = NOBODY,
    seed: str | None = None,
) -> Ruling[Move]:
    """Mover and seat by the house (TDA-2024 11-A, pokerstars 2.6); where positions are not known, a row for each case.

    ``pinned``: seats of the giving table that stay. ``seed``: for a house that draws the mover; without one he is
    drawn from a seed made of the table and its seats. Raises Unanswerable: "too-few-players" where a table is empty;
    "impossible" where nobody may go, no chair is free, or positions contradict themselves.
    """
    _refuse(giving, receiving, pinned)
    draws = house.choices.mover == "random"
    asks = (not draws and _big_blind(giving) is None, _big_blind(receiving) is None)
    if any(asks):
        needs = tuple(table.table for table, asked in zip((giving, receiving), asks, strict=True) if asked)
        rows = tuple(_cases(house, giving, receiving, pinned, asks))
        params = {"needs": ", ".join(map(str, needs))}
        return Ruling(Move(None, None, needs, rows), "move.needs", (house.cite("mover"),), params)
    mover, place = _pair(house, giving, receiving, pinned, seed)
    return _ruling(house, giving, receiving, mover, place)


def _refuse(giving: TableSeats, receiving: TableSeats, pinned: Collection[int]) -> None:
    """Unanswerable where no move can be made, whatever the positions."""
    if giving.table == receiving.table:
        raise Unanswerable("impossible", "to.table", "move.same-table", table=giving.table)
    for table, field in ((giving, "from"), (receiving, "to")):
        if not table.seats:
            raise Unanswerable("too-few-players", f"{field}.seats", "move.nobody", table=table.table)
        if table.last is not None:
            refuse_contradiction(table.last, f"{field}.last")
    if all(seat in pinned for seat in giving.seats):
        raise Unanswerable("impossible", "from.pinned", "move.all-pinned", table=giving.table)
    if not _chairs(receiving):
        raise Unanswerable("impossible", "to.seats", "move.no-chair", table=receiving.table)


def _chairs(table: TableSeats) -> tuple[int, ...]:
    return open_chairs(table.max_seats, table.seats, table.locked)


def _big_blind(table: TableSeats) -> int | None:
    return None if table.last is None else table.last.big_blind


def _button(table: TableSeats) -> int | None:
    return None if table.last is None else table.last.button


def _seen(table: TableSeats) -> int:
    """The chair of the last big blind. Unanswerable ("missing-field") if it is not known."""
    seen = _big_blind(table)
    if seen is None:
        raise Unanswerable("missing-field", "last.big_blind", "button.not-known", table=table.table)
    return seen


def _if_big_blind(table: TableSeats) -> list[TableSeats]:
    """The table with the big blind seen on each of its players in turn."""
    return [table._replace(last=Positions(None, None, SeatNo(seat))) for seat in table.seats]


def _cases(
    house: House, giving: TableSeats, receiving: TableSeats, pinned: Collection[int], asks: tuple[bool, bool]
) -> Iterator[MoveCase]:
    """A row for each seat on which the floor may find the big blind, at each table that has to be asked."""
    if house.choices.mover != "same-position":
        for table in _if_big_blind(giving) if asks[0] else ():
            yield MoveCase(table.table, _seen(table), _mover(house, table, pinned, None), None)
        for table in _if_big_blind(receiving) if asks[1] else ():
            yield MoveCase(table.table, _seen(table), None, soonest(house, table).seat)
        return
    for one in _if_big_blind(giving) if asks[0] else (giving,):
        for other in _if_big_blind(receiving) if asks[1] else (receiving,):
            mover, place = _same_position(house, one, other, pinned)
            asked = one if asks[0] else other
            yield MoveCase(asked.table, _seen(asked), mover, place.seat, _seen(other) if all(asks) else None)


def _pair(
    house: House, giving: TableSeats, receiving: TableSeats, pinned: Collection[int], seed: str | None
) -> tuple[int, SeatPlace]:
    """Mover and chair, once all positions that matter are known."""
    if house.choices.mover == "same-position":
        return _same_position(house, giving, receiving, pinned)
    return _mover(house, giving, pinned, seed), soonest(house, receiving)


def _mover(house: House, giving: TableSeats, pinned: Collection[int], seed: str | None) -> int:
    if house.choices.mover == "random":
        free = [seat for seat in giving.seats if seat not in pinned]
        lots = Lots(seed if seed is not None else f"table {giving.table}: {' '.join(map(str, giving.seats))}")
        return free[lots.below(len(free))]
    order = due(house, giving)
    if house.choices.mover == "big-blind-now":
        order = from_seat(giving.seats, _seen(giving))
    return next(seat for seat in order if seat not in pinned)


def due(house: House, table: TableSeats, newcomer: int | None = None) -> tuple[int, ...]:
    """The players of a table, with the ``newcomer`` on a free chair, in the order in which they will be big blind.

    The last big blind must be known. Where the button only moves forward, the order also depends on where it was.
    """
    seats = table.seats if newcomer is None else tuple(sorted((*table.seats, newcomer)))
    if house.choices.button_method == "dead" or _button(table) is None or len(seats) == 1:
        return from_seat(seats, next_held(seats, _seen(table)))
    arrived = NOBODY if newcomer is None else {newcomer}
    return from_seat(seats, next_hand(house, table._replace(seats=seats), arrived).answer.big_blind)


def soonest(house: House, table: TableSeats) -> SeatPlace:
    """The free chair that gets the big blind soonest, clockwise from the small blind's, which is never given (11-A).

    Where the last big blind's chair is vacated and none is free between it and the next big blind, the house's
    ``single_big_blind`` may give that chair. Unanswerable ("impossible") where the small blind's is the only free
    chair.
    """
    if house.choices.button_method != "dead" and _button(table) is not None:
        return _soonest_forward(house, table)
    big, free = _seen(table), _chairs(table)
    order = [chair for chair in clockwise(big, table.max_seats) if chair in free]
    first = order[0] if order else None
    single = big in free and house.choices.single_big_blind == "chair" and house.choices.button_method == "dead"
    if single and (first is None or not between(big, first, next_held(table.seats, big))):
        return SeatPlace(big, True)
    return SeatPlace(_chair(table, first))


def _soonest_forward(house: House, table: TableSeats) -> SeatPlace:
    """As many hands from the big blind as the moving button says, and not the small blind."""
    waits = {}
    big = _seen(table)
    for chair in (*clockwise(big, table.max_seats), big):
        if chair in _chairs(table):
            order = due(house, table, chair)
            if order[-1] != chair or len(order) == 2:
                waits[chair] = order.index(chair)
    return SeatPlace(_chair(table, min(waits, key=waits.__getitem__, default=None)))


def _chair(table: TableSeats, chair: int | None) -> int:
    """The chair found. Unanswerable ("impossible") where the small blind's was the only one."""
    if chair is None:
        raise Unanswerable("impossible", "to.seats", "move.only-small-blind", table=table.table)
    return chair


def _same_position(
    house: House, giving: TableSeats, receiving: TableSeats, pinned: Collection[int]
) -> tuple[int, SeatPlace]:
    """The player and the free chair whose waits for the big blind are nearest to each other, in hands (pokerstars 2.6).

    Of pairs equally near, the player and then the chair that is due soonest.
    """
    big = _seen(receiving)
    chairs = [
        (due(house, receiving, chair).index(chair), place, chair)
        for place, chair in enumerate((big, *clockwise(big, receiving.max_seats)))
        if chair in _chairs(receiving)
    ]
    pairs = (
        (abs(wait - chair_wait), wait, chair_wait, place, seat, chair)
        for wait, seat in enumerate(due(house, giving))
        if seat not in pinned
        for chair_wait, place, chair in chairs
    )
    *_, mover, chair = min(pairs)
    return mover, SeatPlace(chair)


def _ruling(house: House, giving: TableSeats, receiving: TableSeats, mover: int, place: SeatPlace) -> Ruling[Move]:
    """The move with its case and what its sentence names."""
    code = f"move.{house.choices.mover}"
    cites = [house.cite("mover")]
    if house.choices.mover == "big-blind-next" and due(house, giving)[0] != mover:
        code += "-pinned"
    if place.single_big_blind:
        code += "-single"
        cites.append(house.cite("single_big_blind"))
    params = {
        "from": giving.table,
        "to": receiving.table,
        "mover": mover,
        "seat": place.seat,
        "most": len(giving.seats),
        "least": len(receiving.seats),
    }
    answer = Move(mover, place.seat, single_big_blind=place.single_big_blind)
    return Ruling(answer, code, tuple(dict.fromkeys(cites)), params)
