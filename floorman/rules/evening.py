"""Evening out head counts with the fewest moves. Numbers only: which table rather gives is the house's to say."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

Pair = tuple[int, int]
"""Giving and receiving table."""
Preference = Callable[[int, int], Any]
"""Of a giving and a receiving table: what sorts first gives rather."""
Level = tuple[int, int]
"""Players of a table, and the most that it may hold."""


class Counts(NamedTuple):
    """Players at each table, and the most that each may hold: of a table that receives nobody, no more than it has."""

    players: Mapping[int, int]
    limit: Mapping[int, int]
    order: Mapping[int, int] = MappingProxyType({})
    """Which of two equally full tables gives first; those not in it come after those that are, lowest number first."""

    def after(self, pair: Pair) -> "Counts":
        """The counts after one move."""
        giving, receiving = pair
        moved = {giving: self.players[giving] - 1, receiving: self.players[receiving] + 1}
        return Counts({**self.players, **moved}, self.limit, self.order)


class Levels:
    """Tables by their level. There are few levels, so that what is asked costs the same in a room of any size."""

    def __init__(self, tables: Iterable[tuple[int, Level]] = ()) -> None:
        self._by: dict[Level, set[int]] = {}
        for table, level in tables:
            self.put(table, level)

    def copy(self) -> "Levels":
        """The same, to try moves on."""
        other = Levels()
        other._by = {level: set(tables) for level, tables in self._by.items()}
        return other

    def put(self, table: int, level: Level) -> None:
        """A table comes in."""
        self._by.setdefault(level, set()).add(table)

    def drop(self, table: int, level: Level) -> None:
        """A table of that level goes."""
        tables = self._by[level]
        tables.remove(table)
        if not tables:
            del self._by[level]

    def move(self, giving: int, from_level: Level, receiving: int, to_level: Level) -> None:
        """One player goes from a table of one level to a table of another."""
        for table, level, by in ((giving, from_level, -1), (receiving, to_level, 1)):
            self.drop(table, level)
            self.put(table, (level[0] + by, level[1]))

    def sizes(self) -> Iterable[tuple[Level, int]]:
        """How many tables each level has."""
        return [(level, len(tables)) for level, tables in self._by.items()]

    def at(self, level: Level) -> frozenset[int]:
        """The tables of a level."""
        return frozenset(self._by.get(level, ()))

    @property
    def most(self) -> int:
        """Players of the fullest table; 0 if there is none."""
        return max((players for players, _ in self._by), default=0)

    @property
    def least(self) -> int:
        """Players of the shortest table; 0 if there is none."""
        return min((players for players, _ in self._by), default=0)

    def fullest(self, order: Mapping[int, int]) -> tuple[int, Level]:
        """The fullest table, of equals the first in the order, with its level."""
        most, last = self.most, len(order)
        return min(
            ((_first(tables, order, last), level) for level, tables in self._by.items() if level[0] == most),
            key=lambda found: (order.get(found[0], last), found[0]),
        )

    def shortest(self) -> tuple[int, Level] | None:
        """The shortest table that can receive, of equals the lowest number, with its level; None if none can."""
        able = [level for level in self._by if level[0] < level[1]]
        if not able:
            return None
        least = min(players for players, _ in able)
        return min((min(self._by[level]), level) for level in able if level[0] == least)


def _first(tables: set[int], order: Mapping[int, int], last: int) -> int:
    return min(tables, key=lambda table: (order.get(table, last), table)) if order else min(tables)


def evened(counts: Counts, gap: int, prefer: Preference | None = None) -> list[Pair]:
    """The fewest moves after which all tables are within ``gap`` of one another.

    Where that cannot be, because a short table can receive nobody: after which each table that can still receive is
    within ``gap`` of the fullest. Each move goes from the fullest table to the shortest that can receive, of equals the
    lowest number, or of the fullest the first in their order. With ``prefer`` the giver is the one preferred among
    those whose giving costs no move more.
    """
    return evened_levels(_levels(counts), gap, counts.order, prefer)


def _levels(counts: Counts) -> Levels:
    return Levels((table, (players, counts.limit[table])) for table, players in counts.players.items())


def evened_levels(
    levels: Levels, gap: int, order: Mapping[int, int] = MappingProxyType({}), prefer: Preference | None = None
) -> list[Pair]:
    """The same as ``evened`` for tables that are sorted by level already; ``levels`` stays as it is."""
    if levels.most - levels.least <= gap:
        return []
    strictly = _can_be_within(levels, gap)
    levels = levels.copy()
    moves = []
    while (pair := _next_pair(levels, gap, strictly, order)) is not None:
        giving, receiving = pair
        if prefer is not None:
            giving = _preferred(levels, gap, strictly, receiving, order, prefer)
        levels.move(*giving, *receiving)
        moves.append((giving[0], receiving[0]))
    return moves


def can_be_within(counts: Counts, gap: int) -> bool:
    """Whether any moves at all bring every table within ``gap`` of every other."""
    return _can_be_within(_levels(counts), gap)


def _can_be_within(levels: Levels, gap: int) -> bool:
    sizes = levels.sizes()
    total = sum(players * count for (players, _), count in sizes)
    tables = sum(count for _, count in sizes)
    return any(
        least * tables <= total <= sum(min(least + gap, limit) * count for (_, limit), count in sizes)
        for least in range(min((limit for (_, limit), _ in sizes), default=0) + 1)
    )


_Placed = tuple[int, Level]
"""A table and its level."""


def _next_pair(levels: Levels, gap: int, strictly: bool, order: Mapping[int, int]) -> tuple[_Placed, _Placed] | None:
    """The fullest table and the shortest that can receive, or None when all is even."""
    shortest = levels.shortest()
    if shortest is None:
        return None
    least = levels.least if strictly else shortest[1][0]
    return (levels.fullest(order), shortest) if levels.most - least > gap else None


def _moves_needed(levels: Levels, gap: int, strictly: bool, order: Mapping[int, int]) -> int:
    levels, needed = levels.copy(), 0
    while (pair := _next_pair(levels, gap, strictly, order)) is not None:
        levels.move(*pair[0], *pair[1])
        needed += 1
    return needed


def _preferred(
    levels: Levels, gap: int, strictly: bool, receiving: _Placed, order: Mapping[int, int], prefer: Preference
) -> _Placed:
    """The preferred giver among those with whom no more moves are needed than with the fullest."""
    needed = _moves_needed(levels, gap, strictly, order)
    able = []
    for level, _ in levels.sizes():
        givers = levels.at(level) - {receiving[0]}
        if (
            level[0]
            and givers
            and _costs_nothing(levels, gap, strictly, (min(givers), level), receiving, order, needed)
        ):
            able += [(table, level) for table in givers]
    return min(able, key=lambda placed: (prefer(placed[0], receiving[0]), -placed[1][0], placed[0]))


def _costs_nothing(
    levels: Levels,
    gap: int,
    strictly: bool,
    giving: _Placed,
    receiving: _Placed,
    order: Mapping[int, int],
    needed: int,
) -> bool:
    """Whether the move leaves fewer to make; of one level, all tables are alike."""
    left = levels.copy()
    left.move(*giving, *receiving)
    return (not strictly or _can_be_within(left, gap)) and _moves_needed(left, gap, strictly, order) < needed
