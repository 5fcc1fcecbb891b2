"""Flights brought together, and the rounds of a shootout."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.citation import Unanswerable
from floorman.rules.flights import Bag, flights_merge
from floorman.rules.shootout import shootout
from tests.rules.rooms import TDA, cited

FLIGHTS = ("1A", "1B", "1C")
bagged = st.lists(
    st.builds(Bag, st.sampled_from("PQRS"), st.sampled_from(FLIGHTS), st.integers(1, 5)),
    unique_by=lambda bag: (bag.player, bag.flight),
)


@given(bagged, st.sampled_from(["best", "first", "all"]))
def test_every_bag_goes_on_or_leaves_play(bags: list[Bag], rule: Any) -> None:
    merged = flights_merge(TDA, rule, FLIGHTS, bags, 10).answer
    leaving = sum(bag.chips for bag in merged.leave_play)
    assert sum(merged.stacks.values()) + leaving == sum(bag.chips for bag in bags)
    assert set(merged.stacks) == {bag.player for bag in bags}
    assert sum((merged.bag_prizes or {}).values()) == 10 * len(merged.leave_play)
    flights = [FLIGHTS.index(bag.flight) for bag in merged.leave_play]
    assert flights == sorted(flights)
    assert rule != "all" or not merged.leave_play


@given(bagged)
def test_the_best_is_no_smaller_than_the_first_nor_larger_than_all(bags: list[Bag]) -> None:
    best, first, all_ = (flights_merge(TDA, rule, FLIGHTS, bags).answer.stacks for rule in ("best", "first", "all"))
    for player, chips in best.items():
        assert first[player] <= chips <= all_[player]


def test_of_equal_bags_the_earlier_flight_s_goes_on() -> None:
    bags = [Bag("P", "1C", 5), Bag("P", "1A", 5)]
    ruling = flights_merge(TDA, "best", FLIGHTS, bags)
    assert (ruling.answer.leave_play, ruling.answer.bag_prizes) == ([bags[0]], None)
    assert (ruling.code, cited(ruling)) == ("flights-merge.best", ["house tda-2024"])


@pytest.mark.parametrize(
    ("bags", "field"),
    [([Bag("P", "2A", 5)], "bags[0].flight"), ([Bag("P", "1A", 5), Bag("P", "1A", 6)], "bags[1].player")],
)
def test_bags_that_cannot_be(bags: list[Bag], field: str) -> None:
    with pytest.raises(Unanswerable) as fault:
        flights_merge(TDA, "all", FLIGHTS, bags)
    assert (fault.value.code, fault.value.field) == ("bad-value", field)


@given(st.integers(2, 5000), st.integers(3, 10), st.integers(1, 2), st.integers(2, 10))
def test_rounds_shrink_to_one_table(players: int, table: int, advance: int, final: int) -> None:
    rounds = shootout(TDA, players, table, advance, max(final, 2 * advance)).answer
    assert rounds[0].players == players
    assert rounds[-1].tables == 1
    for each, after in pairwise(rounds):
        assert after.players == sum(min(advance, size) for size in each.sizes) < each.players
    for each in rounds[:-1]:
        assert sum(each.sizes) == each.players
        assert max(each.sizes) <= table
        assert max(each.sizes) - min(each.sizes) <= 1


def test_a_shootout_of_sixty() -> None:
    ruling = shootout(TDA, 60, 9, 2, 9)
    assert [each.tables for each in ruling.answer] == [7, 2, 1]
    assert (ruling.code, cited(ruling)) == ("shootout.rounds", ["house tda-2024"])
    assert [each.players for each in shootout(TDA, 11, 6).answer] == [11, 2]


@pytest.mark.parametrize(("players", "advance", "code"), [(1, 1, "too-few-players"), (20, 5, "impossible")])
def test_shootouts_that_cannot_be(players: int, advance: int, code: str) -> None:
    with pytest.raises(Unanswerable) as fault:
        shootout(TDA, players, 5, advance, 4)
    assert fault.value.code == code
