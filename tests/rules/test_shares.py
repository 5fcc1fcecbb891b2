"""Shares that add up: the largest remainder, and equal parts."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.shares import equally, in_proportion, rounded

money = st.integers(0, 10**12)
weights = st.lists(st.integers(0, 10**9), min_size=1, max_size=30).filter(any)


@given(money, weights)
def test_the_parts_add_up_and_nobody_is_a_cent_off(total: int, weighted: list[int]) -> None:
    parts = in_proportion(total, weighted)
    assert sum(parts) == total
    for part, weight in zip(parts, weighted, strict=True):
        assert abs(part - Fraction(total * weight, sum(weighted))) < 1


@given(money, weights)
def test_more_weight_never_gets_less(total: int, weighted: list[int]) -> None:
    parts = in_proportion(total, weighted)
    by_weight = sorted(zip(weighted, parts, strict=True))
    for (less, small), (more, large) in pairwise(by_weight):
        assert less == more or small <= large


@given(money, st.integers(1, 50))
def test_equal_parts(total: int, count: int) -> None:
    parts = equally(total, count)
    assert sum(parts) == total
    assert parts[0] - parts[-1] in (0, 1)
    assert list(parts) == sorted(parts, reverse=True)


def test_odd_cents_go_to_the_first_of_equals() -> None:
    assert equally(100, 3) == (34, 33, 33)
    assert in_proportion(100, [1, 1, 1]) == (34, 33, 33)
    assert in_proportion(10, [1, 2, 1]) == (3, 5, 2)
    assert rounded(3, [Fraction(1, 2), Fraction(3, 2), Fraction(1)]) == (1, 1, 1)


def test_nobody_to_share_it_out_to() -> None:
    with pytest.raises(ValueError, match="nobody"):
        in_proportion(5, [0, 0])
