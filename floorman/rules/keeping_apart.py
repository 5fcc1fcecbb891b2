"""Tables for players who must not share one, found by search."""

from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from floorman.rules.citation import Unanswerable
from floorman.rules.lots import Lots

P = TypeVar("P", bound=Hashable)
LIMITS = (500, 1000, 2000, 4000, 8000, 16_000)
"""Steps after which a search begins anew, with other lots. A floor's few groups take a step a player."""


class Shares(NamedTuple):
    """How many more players each table gets."""

    need: Mapping[int, int]
    eligible: frozenset[int]
    """Tables that may get one more than they need."""
    spare: int
    """How many of those get one more."""

    def without(self, taken: Iterable[int]) -> "Shares":
        """What is left of the shares once a player sits at each of the tables ``taken``."""
        used = Counter(taken)
        over = {table for table, count in used.items() if count > self.need[table]}
        need = {table: max(0, count - used[table]) for table, count in self.need.items()}
        return Shares(need, self.eligible - over, self.spare - len(over))

    def open_tables(self) -> set[int]:
        """Tables that can still take somebody."""
        return {table for table in self.need if self.need[table] or (self.spare and table in self.eligible)}


def tables_apart(
    lots: Lots,
    players: Sequence[P],
    shares: Shares,
    foes: Mapping[P, set[P]],
    kept_from: Mapping[P, Collection[int]],
) -> dict[P, int]:
    """A table for each of the ``players`` that he shares with none of his ``foes``.

    The player with the fewest tables left comes first; of his tables the emptiest is tried first, of tables that are
    alike only one. Raises Unanswerable ("impossible") where there is no such placing, or none is found.
    """
    ask = _Asked(lots, players, shares, foes, kept_from)
    for limit in LIMITS:
        tables = _searched(ask, limit)
        if tables is not None:
            return tables
    raise _none()


def _searched(ask: "_Asked[P]", limit: int) -> dict[P, int] | None:
    """Depth first, within a number of steps; None if they do not suffice. Unanswerable if all has been tried."""
    tables: dict[P, int] = {}
    path: list[tuple[P, list[int]]] = []
    for _ in range(limit):
        if len(tables) == len(ask.players):
            return tables
        path.append(ask.tightest(tables))
        while path and not path[-1][1]:
            path.pop()
            if path:
                del tables[path[-1][0]]
        if not path:
            raise _none()
        player, choices = path[-1]
        tables[player] = choices.pop()
    return None


class _Asked(Generic[P]):
    """Who must be placed, and what keeps him from a table."""

    def __init__(
        self,
        lots: Lots,
        players: Sequence[P],
        shares: Shares,
        foes: Mapping[P, set[P]],
        kept_from: Mapping[P, Collection[int]],
    ) -> None:
        self.players = players
        self._lots = lots
        self._shares = shares
        self._foes = foes
        self._kept_from = kept_from
        self._marked = frozenset(table for barred in kept_from.values() for table in barred)

    def tightest(self, tables: Mapping[P, int]) -> tuple[P, list[int]]:
        """The player with the fewest tables left, of equals with the most foes, and those tables, the emptiest last.

        Filling tables evenly leaves the last players the most room; tables equally empty come in a random order.
        """
        left = self._shares.without(tables.values())
        free = left.open_tables()
        waiting = (player for player in self.players if player not in tables)
        player = max(waiting, key=lambda one: (len(self._shut(one, tables) & free), len(self._foes.get(one, ()))))
        order = self._lots.shuffled(sorted(free - self._shut(player, tables)))
        order.sort(key=left.need.__getitem__)
        return player, self._unlike(order, left, set(tables.values()) | self._marked)

    def _shut(self, player: P, tables: Mapping[P, int]) -> set[int]:
        """Tables where the player may not sit as the others sit now."""
        foes = self._foes.get(player, ())
        return {tables[foe] for foe in foes if foe in tables}.union(self._kept_from[player])

    def _unlike(self, order: list[int], left: Shares, special: set[int]) -> list[int]:
        """Of the tables that are not special, only one for each share: they are all alike to everybody."""
        seen: set[tuple[int, bool]] = set()
        kept = []
        for table in order:
            likeness = (left.need[table], table in left.eligible)
            if table in special or likeness not in seen:
                kept.append(table)
            if table not in special:
                seen.add(likeness)
        return kept


def _none() -> Unanswerable:
    return Unanswerable("impossible", "apart", "draw.apart")
