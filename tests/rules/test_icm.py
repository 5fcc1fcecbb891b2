"""ICM: Malmuth-Harville, against every order of finish counted one by one, and against itself."""

from fractions import Fraction
from itertools import pairwise, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from floorman.rules import icm

chips = st.integers(1, 10**8)
tables = st.lists(chips, min_size=2, max_size=6)
prize_lists = st.lists(st.integers(0, 10**9), min_size=1, max_size=6).map(lambda paid: sorted(paid, reverse=True))


def by_hand(stacks: list[int], prizes: list[int]) -> list[Fraction]:
    """Every order of finish with its chance."""
    paid = [*prizes, *[0] * (len(stacks) - len(prizes))]
    worth = [Fraction(0)] * len(stacks)
    for order in permutations(range(len(stacks))):
        chance, left = Fraction(1), sum(stacks)
        for player in order:
            chance *= Fraction(stacks[player], left)
            left -= stacks[player]
        for place, player in enumerate(order):
            worth[player] += chance * paid[place]
    return worth


@settings(max_examples=40)
@given(tables, prize_lists)
def test_every_order_counted(stacks: list[int], prizes: list[int]) -> None:
    prizes = prizes[: len(stacks)]
    for ours, theirs in zip(icm.equities(stacks, prizes), by_hand(stacks, prizes), strict=True):
        assert abs(ours - theirs) < Fraction(1, 10**20)


@settings(max_examples=15)
@given(st.lists(chips, min_size=11, max_size=13), st.data())
def test_the_integral_is_the_same_model(stacks: list[int], data: st.DataObject) -> None:
    prizes = sorted(data.draw(st.lists(st.integers(0, 10**9), min_size=1, max_size=len(stacks))), reverse=True)
    paid = [*prizes, *[0] * (len(stacks) - len(prizes))]
    counted, integrated = icm._counted(stacks, paid), icm._integrated(stacks, paid)
    for one, other in zip(counted, integrated, strict=True):
        assert abs(one - other) < Fraction(1, 100)


@settings(max_examples=25)
@given(st.lists(chips, min_size=2, max_size=14), prize_lists)
def test_the_parts_add_up_and_keep_the_order_of_the_stacks(stacks: list[int], prizes: list[int]) -> None:
    prizes = prizes[: len(stacks)]
    worth = icm.equities(stacks, prizes)
    assert sum(worth) == sum(prizes)
    assert all(0 <= part <= prizes[0] + Fraction(1, 1000) for part in worth)
    ranked = sorted(zip(stacks, worth, strict=True))
    slack = Fraction(1, 1000)
    assert all(low[1] <= high[1] + slack for low, high in pairwise(ranked))


@settings(max_examples=25)
@given(tables, prize_lists, st.randoms(use_true_random=False))
def test_who_is_listed_first_changes_nothing(stacks: list[int], prizes: list[int], shuffled) -> None:  # type: ignore[no-untyped-def]
    order = list(range(len(stacks)))
    shuffled.shuffle(order)
    prizes = prizes[: len(stacks)]
    worth, moved = icm.equities(stacks, prizes), icm.equities([stacks[at] for at in order], prizes)
    for at, part in zip(order, moved, strict=True):
        assert abs(part - worth[at]) < Fraction(1, 10**20)


@pytest.mark.parametrize("players", [2, 10, 11, 24])
def test_equal_stacks_are_worth_the_same(players: int) -> None:
    worth = icm.equities([777] * players, [600, 300])
    assert all(abs(part - Fraction(900, players)) < Fraction(1, 10**6) for part in worth)


def test_one_chip_against_all_the_others() -> None:
    stacks = [10**9, *[1] * 11]
    worth = icm.equities(stacks, [10**6, 6 * 10**5])
    assert abs(worth[0] - 10**6) < 1
    assert all(abs(part - Fraction(6 * 10**5, 11)) < 1 for part in worth[1:])


def test_no_prizes_no_worth() -> None:
    assert icm.equities([3, 2, 1], [0]) == (0, 0, 0)
