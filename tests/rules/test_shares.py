"""Shares that add up: the largest remainder, and equal parts."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.shares import equally, equally_in_units, in_proportion, rounded, rounded_in_units

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


@given(money, st.integers(1, 50), st.integers(1, 10_000))
def test_equal_parts_in_whole_units(total: int, count: int, unit: int) -> None:
    first, *others = equally_in_units(total, count, unit)
    assert first + sum(others) == total
    assert all(part % unit == 0 for part in others)
    assert first % unit == total % unit
    assert equally_in_units(total, count, 1) == equally(total, count)


@given(money, weights, st.integers(1, 10_000))
def test_what_is_below_a_unit_goes_to_the_largest_part(total: int, weighted: list[int], unit: int) -> None:
    exact = [Fraction(total * weight, sum(weighted)) for weight in weighted]
    parts = rounded_in_units(total, exact, unit)
    assert sum(parts) == total
    odd = [part for part in parts if part % unit]
    assert odd in ([], [max(parts)])
    assert rounded_in_units(total, exact, 1) == rounded(total, exact)
