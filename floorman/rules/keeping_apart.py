"""Tables for players who must not share one, found by search."""

from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from floorman.rules.citation import Unanswerable
from floorman.rules.lots import Lots

P = TypeVar("P", bound=Hashable)
MOST_STEPS = 50_000
"""Where a search gives up; a floor's few groups take as many steps as they have players."""


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

    def open_tables(self) -> list[int]:
        """Tables that can still take somebody, lowest number first."""
        return sorted(table for table in self.need if self.need[table] or (self.spare and table in self.eligible))


def tables_apart(
    lots: Lots,
    players: Sequence[P],
    shares: Shares,
    foes: Mapping[P, set[P]],
    kept_from: Mapping[P, Collection[int]],
) -> dict[P, int]:
    """A table for each of the ``players`` that he shares with none of his ``foes``.

    The player with the fewest tables left comes first; his tables are tried in a random order, of tables that are
    alike only one. Raises Unanswerable ("impossible") where there is no such placing, or none is found.
    """
    marked = frozenset(table for barred in kept_from.values() for table in barred)
    tables: dict[P, int] = {}
    path: list[tuple[P, list[int]]] = []
    for _ in range(MOST_STEPS):
        if len(tables) == len(players):
            return tables
        player = _tightest(players, tables, foes, kept_from)
        path.append((player, _choices(lots, player, tables, shares, foes, kept_from, marked)))
        while path and not path[-1][1]:
            path.pop()
            if path:
                del tables[path[-1][0]]
        if not path:
            break
        player, choices = path[-1]
        tables[player] = choices.pop()
    raise Unanswerable("impossible", "apart", "draw.apart")


def _shut(
    player: P, tables: Mapping[P, int], foes: Mapping[P, set[P]], kept_from: Mapping[P, Collection[int]]
) -> set[int]:
    """Tables where the player may not sit as the others sit now."""
    return {tables[foe] for foe in foes.get(player, ()) if foe in tables}.union(kept_from[player])


def _tightest(
    players: Sequence[P], tables: Mapping[P, int], foes: Mapping[P, set[P]], kept_from: Mapping[P, Collection[int]]
) -> P:
    """The player without a table who has the most tables shut to him, then the most foes."""
    waiting = (player for player in players if player not in tables)
    return max(waiting, key=lambda player: (len(_shut(player, tables, foes, kept_from)), len(foes.get(player, ()))))


def _choices(
    lots: Lots,
    player: P,
    tables: Mapping[P, int],
    shares: Shares,
    foes: Mapping[P, set[P]],
    kept_from: Mapping[P, Collection[int]],
    marked: frozenset[int],
) -> list[int]:
    """Tables to try, in a random order. Tables that nobody was given or is kept from are alike if their shares are."""
    left = shares.without(tables.values())
    shut, given = _shut(player, tables, foes, kept_from), set(tables.values())
    seen: set[tuple[int, bool]] = set()
    choices = []
    for table in lots.shuffled(left.open_tables()):
        if table in shut:
            continue
        likeness = (left.need[table], table in left.eligible)
        if table not in given and table not in marked:
            if likeness in seen:
                continue
            seen.add(likeness)
        choices.append(table)
    return choices
