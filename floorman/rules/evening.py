"""Evening out head counts with the fewest moves. Numbers only: which table rather gives is the house's to say."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

Pair = tuple[int, int]
"""Giving and receiving table."""
Preference = Callable[[int, int], Any]
"""Of a giving and a receiving table: what sorts first gives rather."""


class Counts(NamedTuple):
    """Players at each table, and how many each can still receive."""

    players: Mapping[int, int]
    room: Mapping[int, int]


def evened(counts: Counts, gap: int, prefer: Preference | None = None) -> list[Pair]:
    """The fewest moves after which all tables are within ``gap`` of one another.

    Where that cannot be, because a short table can receive nobody: after which each table that can still receive is
    within ``gap`` of the fullest. Each move goes from the fullest table to the shortest that can receive, of equals
    the lowest number. With ``prefer`` the giver is the one preferred among those whose giving costs no move more.
    """
    players, room = dict(counts.players), dict(counts.room)
    strictly = can_be_within(counts, gap)
    moves: list[Pair] = []
    while (pair := _next_pair(players, room, gap, strictly)) is not None:
        if prefer is not None:
            pair = (_preferred(Counts(players, room), gap, pair[1], prefer), pair[1])
        _carry(players, room, pair)
        moves.append(pair)
    return moves


def can_be_within(counts: Counts, gap: int) -> bool:
    """Whether any moves at all bring every table within ``gap`` of every other."""
    total = sum(counts.players.values())
    most = {table: held + counts.room[table] for table, held in counts.players.items()}
    shortest_limit = min(most.values(), default=0)
    return any(
        least * len(most) <= total <= sum(min(least + gap, limit) for limit in most.values())
        for least in range(shortest_limit + 1)
    )


def _next_pair(players: dict[int, int], room: dict[int, int], gap: int, strictly: bool) -> Pair | None:
    """The fullest table and the shortest that can receive, or None when all is even."""
    fullest = min(players, key=lambda table: (-players[table], table), default=None)
    shortest = min((table for table in players if room[table]), key=lambda table: (players[table], table), default=None)
    if fullest is None or shortest is None:
        return None
    least = min(players.values()) if strictly else players[shortest]
    return (fullest, shortest) if players[fullest] - least > gap else None


def _preferred(counts: Counts, gap: int, receiving: int, prefer: Preference) -> int:
    """The preferred giver among those with whom no more moves are needed than with the fullest."""
    needed = len(evened(counts, gap))

    def costs_nothing(giving: int) -> bool:
        players, room = dict(counts.players), dict(counts.room)
        _carry(players, room, (giving, receiving))
        return len(evened(Counts(players, room), gap)) < needed

    able = (table for table in counts.players if table != receiving and costs_nothing(table))
    return min(able, key=lambda table: (prefer(table, receiving), -counts.players[table], table))


def _carry(players: dict[int, int], room: dict[int, int], pair: Pair) -> None:
    giving, receiving = pair
    players[giving] -= 1
    players[receiving] += 1
    room[receiving] -= 1
