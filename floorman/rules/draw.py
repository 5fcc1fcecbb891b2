"""Drawing seats: a whole field, the players of a broken table, a redraw. ``placing`` tells how the seed is used."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from floorman.rules.citation import Ruling, Unanswerable
from floorman.rules.house import House
from floorman.rules.lots import Lots
from floorman.rules.placing import Spot, TableChairs, placed
from floorman.rules.seats import TableSeats


class Drawn(NamedTuple):
    """A player's seat."""

    player: int
    table: int
    seat: int


class Moved(NamedTuple):
    """A player who leaves one chair for another."""

    from_table: int
    from_seat: int
    table: int
    seat: int


def draw(
    house: House,
    players: Sequence[int],
    tables: Sequence[TableSeats],
    seed: str,
    fixed: Collection[Drawn] = (),
    apart: Collection[Collection[int]] = (),
    *,
    cap: int | None = None,
    barred: Mapping[int, Collection[int]] | None = None,
    uneven: bool = False,
) -> Ruling[tuple[Drawn, ...]]:
    """A seat for each of the ``players`` on the free chairs of the ``tables``, in the players' order.

    Tables end within one of each other, as far as seats held, chairs and ``fixed`` seats allow. ``apart``: players of
    one group never share a table; ``barred``: tables that a player may not be sent to. ``cap``: the most players that a
    table gets. ``uneven``: tables may differ by more where players could not be kept apart otherwise. Raises
    Unanswerable ("impossible") for what cannot be met.
    """
    rooms = [_room(table)._replace(cap=cap) for table in tables]
    seats = {one.player: Spot(one.table, one.seat) for one in fixed}
    spots = placed(Lots(seed), players, rooms, seats, apart, barred, uneven=uneven)
    drawn = tuple(Drawn(player, *spots[player]) for player in players)
    params = {"players": len(drawn), "tables": len(tables), "seed": seed}
    return Ruling(drawn, "draw.seated", (house.cite("seating"),), params)


def break_table(
    house: House,
    table: int,
    tables: Sequence[TableSeats],
    seed: str,
    *,
    apart: Collection[Collection[int]] = (),
    barred: Mapping[int, Collection[int]] | None = None,
) -> Ruling[tuple[Moved, ...]]:
    """A chair at another table for every player of ``table``, drawn at random (TDA-2024 10-B).

    ``apart``: groups of its seats whose players never share a table; ``barred``: tables that the player of a seat may
    not be sent to. Raises Unanswerable: "bad-value" where the table is not among the ``tables``; "impossible" where
    the others cannot seat everybody.
    """
    broken = next((one for one in tables if one.table == table), None)
    if broken is None:
        raise Unanswerable("bad-value", "table", "break.not-there", table=table)
    rooms = [_room(one) for one in tables if one.table != table]
    spots = placed(Lots(seed), broken.seats, rooms, {}, apart, barred, uneven=True)
    moves = tuple(Moved(table, seat, *spots[seat]) for seat in broken.seats)
    return Ruling(
        moves, "break.moves", (house.cite("breaking"),), {"table": table, "players": len(moves), "seed": seed}
    )


def redraw(
    house: House,
    tables: Sequence[TableSeats],
    to: Sequence[TableSeats],
    seed: str,
    *,
    apart: Collection[Collection[tuple[int, int]]] = (),
    stays: Collection[tuple[int, int]] = (),
) -> Ruling[tuple[Moved, ...]]:
    """A new seat at the tables ``to`` for every player of ``tables``, whoever sits where now.

    ``apart``: groups of (table, seat) whose players never share a table; ``stays``: chairs whose players keep them.
    Raises Unanswerable ("impossible") where not all can be seated.
    """
    sitting = [(table.table, seat) for table in tables for seat in table.seats]
    rooms = [_room(table._replace(seats=())) for table in to]
    spots = placed(Lots(seed), sitting, rooms, {chair: Spot(*chair) for chair in stays}, apart)
    moves = tuple(Moved(*chair, *spots[chair]) for chair in sitting)
    params = {"players": len(moves), "tables": len(to), "seed": seed}
    return Ruling(moves, "draw.redrawn", (house.cite("seating"),), params)


def _room(table: TableSeats) -> TableChairs:
    return TableChairs(table.table, table.max_seats, frozenset(table.seats), table.locked)
