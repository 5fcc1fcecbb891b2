"""Where chance alone does not keep people apart, the search does."""

from collections import Counter

import pytest

from floorman.rules.citation import Unanswerable
from floorman.rules.lots import Lots
from floorman.rules.placing import Spot, TableChairs, placed


def test_the_search_after_a_hundred_draws() -> None:
    # thirty pairs on ten tables of six: a draw keeps all of them apart about once in two hundred thousand
    pairs = [(player, player + 1) for player in range(0, 60, 2)]
    groups = [tuple(range(start, 60, 10)) for start in range(10)]
    spots = placed(Lots("s"), range(60), [TableChairs(table, 6) for table in range(1, 11)], {}, [*pairs, *groups])
    assert sorted(Counter(spot.table for spot in spots.values()).values()) == [6] * 10
    assert len(set(spots.values())) == 60
    for group in (*pairs, *groups):
        assert len({spots[player].table for player in group}) == len(group)


def test_the_search_leaves_the_others_to_chance() -> None:
    group = tuple(range(8))
    rooms = [TableChairs(table, 4) for table in range(1, 9)]
    seen: Counter[Spot] = Counter()
    for seed in range(120):
        spots = placed(Lots(f"others {seed}"), range(12), rooms, {}, [group])
        assert {spots[player].table for player in group} == set(range(1, 9))
        seen.update(spots[player] for player in range(8, 12))
    assert len(seen) == 32


def test_who_must_be_kept_apart_may_make_tables_uneven_where_that_is_allowed() -> None:
    rooms = [TableChairs(1, 9, frozenset(range(1, 7))), TableChairs(2, 9)]
    with pytest.raises(Unanswerable):
        placed(Lots("s"), ["a", "b"], rooms, {}, [("a", "b")])
    spots = placed(Lots("s"), ["a", "b", "c"], rooms, {}, [("a", "b")], uneven=True)
    assert {spots["a"].table, spots["b"].table} == {1, 2}
    assert spots["c"].table == 2, "the others fill the shortest tables"
    assert len(set(spots.values())) == 3
    assert all(spot.seat not in rooms[spot.table - 1].held for spot in spots.values())


def test_who_cannot_be_kept_apart_on_any_chair_is_not_placed() -> None:
    rooms = [TableChairs(1, 9, frozenset(range(1, 10))), TableChairs(2, 9)]
    with pytest.raises(Unanswerable):
        placed(Lots("s"), ["a", "b"], rooms, {}, [("a", "b")], uneven=True)
