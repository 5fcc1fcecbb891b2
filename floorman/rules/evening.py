"""Evening out head counts with the fewest moves. Numbers only: which table rather gives is the house's to say."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

Pair = tuple[int, int]
"""Giving and receiving table."""
Preference = Callable[[int, int], Any]
"""Of a giving and a receiving table: what sorts first gives rather."""


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

    def fullest(self) -> int:
        """The fullest table, of equals the first in the order."""
        last = len(self.order)
        return min(self.players, key=lambda table: (-self.players[table], self.order.get(table, last), table))


def evened(counts: Counts, gap: int, prefer: Preference | None = None) -> list[Pair]:
    """The fewest moves after which all tables are within ``gap`` of one another.

    Where that cannot be, because a short table can receive nobody: after which each table that can still receive is
    within ``gap`` of the fullest. Each move goes from the fullest table to the shortest that can receive, of equals the
    lowest number, or of the fullest the first in their order. With ``prefer`` the giver is the one preferred among
    those whose giving costs no move more.
    """
    strictly = can_be_within(counts, gap)
    moves = []
    while (pair := _next_pair(counts, gap, strictly)) is not None:
        if prefer is not None:
            pair = (_preferred(counts, gap, strictly, pair[1], prefer), pair[1])
        counts = counts.after(pair)
        moves.append(pair)
    return moves


def can_be_within(counts: Counts, gap: int) -> bool:
    """Whether any moves at all bring every table within ``gap`` of every other."""
    total, tables = sum(counts.players.values()), len(counts.players)
    limits = counts.limit.values()
    return any(
        least * tables <= total <= sum(min(least + gap, limit) for limit in limits)
        for least in range(min(limits, default=0) + 1)
    )


def _next_pair(counts: Counts, gap: int, strictly: bool) -> Pair | None:
    """The fullest table and the shortest that can receive, or None when all is even."""
    players, limit, _ = counts
    receiving = [table for table in players if players[table] < limit[table]]
    if not receiving:
        return None
    fullest = counts.fullest()
    shortest = min(receiving, key=lambda table: (players[table], table))
    least = min(players.values()) if strictly else players[shortest]
    return (fullest, shortest) if players[fullest] - least > gap else None


def _moves_needed(counts: Counts, gap: int, strictly: bool) -> int:
    needed = 0
    while (pair := _next_pair(counts, gap, strictly)) is not None:
        counts, needed = counts.after(pair), needed + 1
    return needed


def _preferred(counts: Counts, gap: int, strictly: bool, receiving: int, prefer: Preference) -> int:
    """The preferred giver among those with whom no more moves are needed than with the fullest."""
    needed = _moves_needed(counts, gap, strictly)

    def costs_nothing(giving: int) -> bool:
        left = counts.after((giving, receiving))
        return (not strictly or can_be_within(left, gap)) and _moves_needed(left, gap, strictly) < needed

    able = (
        table for table, players in counts.players.items() if players and table != receiving and costs_nothing(table)
    )
    return min(able, key=lambda table: (prefer(table, receiving), -counts.players[table], table))
