"""The fewest moves: against every set of moves that there is."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.evening import Counts, can_be_within, evened


def within(counts: Counts, gap: int, strictly: bool) -> bool:
    players, limit, _ = counts
    receiving = [held for table, held in players.items() if strictly or held < limit[table]]
    return not receiving or max(players.values()) - min(receiving) <= gap


def after(counts: Counts, moves: list[tuple[int, int]]) -> Counts:
    for pair in moves:
        counts = counts.after(pair)
    assert all(0 <= held <= counts.limit[table] for table, held in counts.players.items())
    return counts


def results(counts: Counts) -> list[tuple[int, Counts]]:
    """Every room that moves can make of this one, with the number of moves."""
    total, found = sum(counts.players.values()), []
    for ends in product(*(range(limit + 1) for limit in counts.limit.values())):
        if sum(ends) == total:
            players = dict(zip(counts.players, ends, strict=True))
            moves = sum(max(0, end - counts.players[table]) for table, end in players.items())
            found.append((moves, Counts(players, counts.limit)))
    return found


@st.composite
def rooms(draw: st.DrawFn) -> Counts:
    """Up to four tables, some of which receive nobody."""
    sizes = draw(st.lists(st.tuples(st.integers(1, 6), st.integers(0, 6), st.booleans()), min_size=1, max_size=4))
    players = {number: min(held, size) for number, (size, held, _) in enumerate(sizes, 1)}
    return Counts(
        players, {number: players[number] if shut else size for number, (size, _, shut) in enumerate(sizes, 1)}
    )


@given(rooms(), st.integers(1, 3))
def test_no_fewer_moves_bring_all_tables_within_the_gap(counts: Counts, gap: int) -> None:
    ways = [(moves, end) for moves, end in results(counts) if within(end, gap, strictly=True)]
    assert can_be_within(counts, gap) == bool(ways)
    if ways:
        moves = evened(counts, gap)
        assert within(after(counts, moves), gap, strictly=True)
        assert len(moves) == min(needed for needed, _ in ways)


@given(rooms(), st.integers(1, 3))
def test_where_all_cannot_be_those_that_can_receive_are(counts: Counts, gap: int) -> None:
    moves = evened(counts, gap)
    end = after(counts, moves)
    assert within(end, gap, strictly=False)
    spread = max(end.players.values()) - min(end.players.values())
    assert spread <= max(gap, max(counts.players.values()) - min(counts.players.values())), "never wider than before"


@given(rooms(), st.integers(1, 3))
def test_no_table_gives_and_receives(counts: Counts, gap: int) -> None:
    moves = evened(counts, gap)
    assert not {giving for giving, _ in moves} & {receiving for _, receiving in moves}


@given(rooms(), st.integers(1, 3))
def test_a_preference_costs_no_move(counts: Counts, gap: int) -> None:
    preferred = evened(counts, gap, lambda giving, _: -giving)
    assert len(preferred) == len(evened(counts, gap))
    end = after(counts, preferred)
    assert within(end, gap, strictly=can_be_within(counts, gap))


@pytest.mark.parametrize(
    ("players", "limit", "gap", "moves"),
    [
        ({1: 9, 2: 9, 3: 6}, {1: 9, 2: 9, 3: 9}, 2, [(1, 3)]),
        ({3: 9, 2: 9, 1: 6, 4: 6}, {1: 9, 2: 9, 3: 9, 4: 9}, 2, [(2, 1), (3, 4)]),
        ({1: 9, 2: 5}, {1: 9, 2: 5}, 1, []),
        ({}, {}, 1, []),
        ({1: 9, 2: 7, 3: 5}, {1: 9, 2: 9, 3: 5}, 2, []),
        ({1: 9, 2: 7, 3: 6}, {1: 9, 2: 9, 3: 6}, 2, [(1, 2)]),  # 3 receives nobody, but 1 can come nearer
        ({1: 10, 2: 7, 3: 4}, {1: 10, 2: 9, 3: 4}, 2, [(1, 2)]),
    ],
)
def test_evened(players: dict[int, int], limit: dict[int, int], gap: int, moves: list[tuple[int, int]]) -> None:
    assert evened(Counts(players, limit), gap) == moves


def test_a_preferred_table_gives_where_it_may() -> None:
    counts = Counts({1: 9, 2: 9, 3: 6, 4: 8}, dict.fromkeys((1, 2, 3, 4), 9))
    assert evened(counts, 2) == [(1, 3)]
    assert evened(counts, 2, lambda giving, _: giving != 2) == [(2, 3)]
    assert evened(counts, 2, lambda giving, _: giving != 3) == [(1, 3)]
