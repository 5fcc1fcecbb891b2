"""Keeping people apart: against every placing that there is."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules import keeping_apart
from floorman.rules.citation import Unanswerable
from floorman.rules.keeping_apart import Shares, tables_apart
from floorman.rules.lots import Lots

PLAYERS = list(range(6))


def keeps(tables: dict[int, int], foes: dict[int, set[int]], barred: dict[int, set[int]]) -> bool:
    return all(
        table not in barred.get(player, ()) and not any(tables.get(foe) == table for foe in foes.get(player, ()))
        for player, table in tables.items()
    )


def holds(tables: dict[int, int], shares: Shares) -> bool:
    """Whether so many players can sit there."""
    left = shares.without(tables.values())
    over = [table for table in shares.need if list(tables.values()).count(table) > shares.need[table] + 1]
    return left.spare >= 0 and not over and left.eligible.issubset(shares.eligible) and _only_eligible(tables, shares)


def _only_eligible(tables: dict[int, int], shares: Shares) -> bool:
    return all(
        table in shares.eligible for table in shares.need if list(tables.values()).count(table) > shares.need[table]
    )


@given(
    st.lists(st.tuples(st.sampled_from(PLAYERS), st.sampled_from(PLAYERS)).filter(lambda pair: pair[0] != pair[1])),
    st.dictionaries(st.sampled_from(PLAYERS), st.sets(st.sampled_from([1, 2, 3])), max_size=2),
    st.sampled_from([((2, 2, 2), (), 0), ((1, 1, 1), (1, 2, 3), 3), ((3, 1, 1), (2, 3), 1), ((2, 2, 1), (3,), 1)]),
)
def test_a_placing_is_found_exactly_where_there_is_one(
    pairs: list[tuple[int, int]],
    barred: dict[int, set[int]],
    room: tuple[tuple[int, ...], tuple[int, ...], int],
) -> None:
    need, eligible, spare = room
    shares = Shares(dict(enumerate(need, 1)), frozenset(eligible), spare)
    foes: dict[int, set[int]] = {}
    for one, other in pairs:
        foes.setdefault(one, set()).add(other)
        foes.setdefault(other, set()).add(one)
    kept_from = {player: barred.get(player, set()) for player in PLAYERS}
    try:
        tables = tables_apart(Lots("s"), PLAYERS, shares, foes, kept_from)
    except Unanswerable:
        every = (dict(zip(PLAYERS, tables, strict=True)) for tables in product((1, 2, 3), repeat=len(PLAYERS)))
        assert not [tables for tables in every if keeps(tables, foes, barred) and holds(tables, shares)]
    else:
        assert keeps(tables, foes, barred)
        assert holds(tables, shares)


def test_one_too_many_for_the_tables_is_seen_at_once() -> None:
    players = list(range(31))
    foes = {player: set(players) - {player} for player in players}
    shares = Shares(dict.fromkeys(range(1, 31), 5), frozenset(), 0)
    with pytest.raises(Unanswerable):
        tables_apart(Lots("s"), players, shares, foes, dict.fromkeys(players, ()))
    del players[-1]
    assert len(set(tables_apart(Lots("s"), players, shares, foes, dict.fromkeys(players, ())).values())) == 30


def test_a_search_gives_up_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping_apart, "LIMITS", (1, 2))
    with pytest.raises(Unanswerable):
        tables_apart(Lots("s"), [1, 2, 3], Shares({1: 3}, frozenset(), 0), {}, {1: (), 2: (), 3: ()})
