"""Players onto chairs by lot.

How the seed is used, with the numbers and the shuffle of ``lots``:

1. Each table's share: players are given out one at a time to the shortest table that has a free chair. Where the last
   of them can go to several tables alike, those tables, lowest number first, are shuffled, and the first of them get
   one.
2. Table by table, lowest number first: its free chairs, lowest first, are shuffled, and as many as its share are kept.
3. The chairs kept, by table and seat, are shuffled; the players take them in the order of their list.
4. Where players must be kept apart, and this draw does not, steps 1 to 3 are done again with the numbers that follow,
   up to 100 times. After that, those who must be kept apart are given tables by search (``keeping_apart``): each takes
   the first of his table's kept chairs as they were shuffled, and the others share the rest as in steps 1 to 3.
5. Where the shares of step 1 leave no such tables, and tables may be uneven, the search is made again for any free
   chair; the others are given out to the shortest tables that are left.
"""

from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from itertools import combinations
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from floorman.core.model import MAX_SEATS
from floorman.core.ring import open_chairs
from floorman.rules.citation import Unanswerable
from floorman.rules.keeping_apart import Shares, tables_apart
from floorman.rules.lots import Lots
from floorman.rules.seats import NOBODY

P = TypeVar("P", bound=Hashable)
TRIES = 100


class TableChairs(NamedTuple):
    """A table with its chairs."""

    table: int
    max_seats: int
    held: frozenset[int] = NOBODY
    locked: frozenset[int] = NOBODY
    cap: int | None = None
    """The most players that it gets, those who sit there included; None for as many as it has chairs."""

    def sells(self) -> int:
        """Players that it can still get."""
        free = len(self.free())
        return free if self.cap is None else max(0, min(free, self.cap - len(self.held)))

    def free(self) -> tuple[int, ...]:
        """Chairs to be given, lowest first."""
        return open_chairs(self.max_seats, self.held, self.locked)


class Spot(NamedTuple):
    """A chair."""

    table: int
    seat: int


def placed(
    lots: Lots,
    players: Sequence[P],
    rooms: Collection[TableChairs],
    fixed: Mapping[P, Spot],
    apart: Iterable[Collection[P]] = (),
    barred: Mapping[P, Collection[int]] | None = None,
    *,
    uneven: bool = False,
) -> dict[P, Spot]:
    """A chair for each of the ``players``, those ``fixed`` included.

    ``apart``: groups of players of whom no two share a table. ``barred``: tables that a player may not be sent to.
    ``uneven``: tables may differ by more where players could not be kept apart otherwise.
    Raises Unanswerable ("impossible") for what cannot be met.
    """
    foes = _foes(apart)
    taken = _with_fixed(sorted(rooms), fixed)
    _refuse_fixed_together(fixed, foes)
    loose = [player for player in players if player not in fixed]
    kept_from = {
        player: frozenset((barred or {}).get(player, ()))
        | {fixed[foe].table for foe in foes.get(player, ()) if foe in fixed}
        for player in loose
    }
    chairs = sum(room.sells() for room in taken)
    if len(loose) > chairs:
        raise Unanswerable("impossible", "tables", "draw.too-few-chairs", players=len(loose), chairs=chairs)
    return {**fixed, **_apart(lots, loose, taken, foes, kept_from, uneven=uneven)}


def _foes(apart: Iterable[Collection[P]]) -> dict[P, set[P]]:
    """With whom each player may not share a table."""
    foes: dict[P, set[P]] = {}
    for group in apart:
        for one, other in combinations(group, 2):
            foes.setdefault(one, set()).add(other)
            foes.setdefault(other, set()).add(one)
    return foes


def _with_fixed(rooms: Sequence[TableChairs], fixed: Mapping[P, Spot]) -> list[TableChairs]:
    """The rooms with the fixed seats held."""
    known = {room.table: room for room in rooms}
    for spot in fixed.values():
        room = known.get(spot.table)
        if room is None or spot.seat not in room.free():
            raise Unanswerable("impossible", "fixed", "draw.fixed-taken", table=spot.table, seat=spot.seat)
        known[spot.table] = room._replace(held=room.held | {spot.seat})
    return list(known.values())


def _refuse_fixed_together(fixed: Mapping[P, Spot], foes: Mapping[P, set[P]]) -> None:
    for player, spot in fixed.items():
        if any(foe in fixed and fixed[foe].table == spot.table for foe in foes.get(player, ())):
            raise Unanswerable("impossible", "fixed", "draw.fixed-together", player=player, table=spot.table)


def _apart(
    lots: Lots,
    players: Sequence[P],
    rooms: Sequence[TableChairs],
    foes: Mapping[P, set[P]],
    kept_from: Mapping[P, Collection[int]],
    *,
    uneven: bool,
) -> dict[P, Spot]:
    """Draw until those who must be kept apart are; where chance does not do it, search."""
    bound = [player for player in players if foes.get(player) or kept_from[player]]
    for _ in range(TRIES):
        spots = _drawn(lots, players, rooms, _shares(rooms, len(players)), {})
        if all(_fits(player, spots, foes, kept_from) for player in bound):
            return spots
    shares = _shares(rooms, len(players))
    try:
        return _drawn(lots, players, rooms, shares, tables_apart(lots, bound, shares, foes, kept_from))
    except Unanswerable:
        if not uneven:
            raise
    anywhere = Shares({room.table: room.sells() for room in rooms}, frozenset(), 0)
    given = tables_apart(lots, bound, anywhere, foes, kept_from)
    return _drawn(lots, players, rooms, _shares(rooms, len(players), given), given)


def _fits(player: P, spots: Mapping[P, Spot], foes: Mapping[P, set[P]], kept_from: Mapping[P, Collection[int]]) -> bool:
    table = spots[player].table
    return table not in kept_from[player] and all(
        foe not in spots or spots[foe].table != table for foe in foes.get(player, ())
    )


def _shares(rooms: Sequence[TableChairs], players: int, given: Mapping[P, int] = MappingProxyType({})) -> Shares:
    """How many players each table gets: all up to one level as far as they have chairs, and some of them one more.

    Whose tables are ``given`` have them beforehand.
    """
    sure = Counter(given.values())
    players -= len(given)
    held = {room.table: len(room.held) + sure[room.table] for room in rooms}
    limit = {room.table: len(room.held) + room.sells() for room in rooms}
    alike = Counter((count, limit[table]) for table, count in held.items())

    def needed(level: int) -> int:
        return sum(max(0, min(most, level) - count) * tables for (count, most), tables in alike.items())

    level = max(level for level in range(MAX_SEATS + 1) if needed(level) <= players)
    need = {table: max(0, min(limit[table], level) - count) for table, count in held.items()}
    eligible = frozenset(table for table, count in held.items() if count <= level < limit[table])
    spare = players - sum(need.values())
    return Shares({table: count + sure[table] for table, count in need.items()}, eligible, spare)


def _drawn(
    lots: Lots, players: Sequence[P], rooms: Sequence[TableChairs], shares: Shares, given: Mapping[P, int]
) -> dict[P, Spot]:
    """One draw, with the tables of some players ``given``."""
    left = shares.without(given.values())
    lucky = frozenset(lots.shuffled(sorted(left.eligible))[: left.spare]) if left.spare else frozenset()
    spots: dict[P, Spot] = {}
    pool: list[Spot] = []
    for room in rooms:
        kept = [Spot(room.table, seat) for seat in lots.shuffled(room.free())]
        here = [player for player, table in given.items() if table == room.table]
        share = left.need[room.table] + (room.table in lucky)
        spots.update(zip(here, kept, strict=False))
        pool += kept[len(here) : len(here) + share]
    others = [player for player in players if player not in given]
    spots.update(zip(others, lots.shuffled(sorted(pool)), strict=True))
    return spots
