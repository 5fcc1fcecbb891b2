"""The curve against its definition, worked out the slow way."""

from fractions import Fraction
from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from floorman.rules.prize_curve import STEEPEST, Run, bands, curve, usual_first_share, weight

LIMIT = 10**1200


@cache
def slow_weight(place: int, exponent: int) -> int:
    low, high = 0, 10**12
    while low < high:
        middle = (low + high + 1) // 2
        if middle**100 * place**exponent <= LIMIT:
            low = middle
        else:
            high = middle - 1
    return low


def slow_list(money: int, places: int, exponent: int, least: int) -> list[Fraction]:
    weights = [Fraction(slow_weight(place, exponent)) for place in range(1, places + 1)]
    for first, last in bands(places):
        weights[first - 1 : last] = [sum(weights[first - 1 : last]) / (last - first + 1)] * (last - first + 1)
    above = [each - weights[-1] for each in weights] if least else weights
    if not any(above):
        return [Fraction(money, places)] * places
    return [least + (money - least * places) * each / sum(above) for each in above]


def spread(runs: list[Run]) -> list[Fraction]:
    return [prize for prize, size in runs for _ in range(size)]


@given(st.integers(1, 100_000), st.integers(0, STEEPEST))
def test_a_weight_is_the_largest_that_its_powers_allow(place: int, exponent: int) -> None:
    found = weight(place, exponent)
    assert found**100 * place**exponent <= LIMIT < (found + 1) ** 100 * place**exponent


@pytest.mark.parametrize("place", [1, 2, 4, 10, 10**4, 10**5])
@pytest.mark.parametrize("exponent", [0, 100, 200, 300])
def test_weights_that_come_out_whole(place: int, exponent: int) -> None:
    assert weight(place, exponent) == 10**12 // place ** (exponent // 100)


@settings(deadline=None)
@given(st.integers(1, 6), st.integers(0, 1000), st.integers(0, 10**7), st.booleans())
def test_the_flattest_exponent_that_gives_first_its_share(
    places: int, tenths: int, money: int, with_least: bool
) -> None:
    share, least = Fraction(tenths, 10), money // places // 2 if with_least else 0
    lists = (slow_list(money, places, exponent, least) for exponent in range(STEEPEST + 1))
    steepest = slow_list(money, places, STEEPEST, least)
    wanted = next((list_ for list_ in lists if list_[0] >= share * money / 100), steepest)
    assert spread(curve(money, places, share, least)) == wanted


@pytest.mark.parametrize("places", [2, 3, 7, 11, 25])
@pytest.mark.parametrize("exponent", [1, 77, 123, 200, 299])
@pytest.mark.parametrize("least", [0, 300])
def test_a_share_met_exactly_is_enough(places: int, exponent: int, least: int) -> None:
    money = 1_000_000
    list_ = slow_list(money, places, exponent, least)
    assert spread(curve(money, places, list_[0] * 100 / money, least)) == list_


@pytest.mark.parametrize("places", [2, 3, 11, 25])
@pytest.mark.parametrize("exponent", [0, 123, 299])
def test_a_share_missed_by_a_hair_takes_the_next_exponent(places: int, exponent: int) -> None:
    list_ = slow_list(1000, places, exponent, 0)
    share = list_[0] / 10 + Fraction(1, 10**40)
    assert spread(curve(1000, places, share, 0)) == slow_list(1000, places, exponent + 1, 0)


@settings(deadline=None)
@given(st.integers(1, 400), st.integers(0, 1000), st.integers(0, 10**12), st.integers(0, 10**6))
def test_it_adds_up_never_rises_and_keeps_the_least(places: int, tenths: int, money: int, each: int) -> None:
    least = min(each, money // places)
    list_ = spread(curve(money, places, Fraction(tenths, 10), least))
    assert len(list_) == places
    assert sum(list_) == money
    assert all(better >= worse for better, worse in pairwise(list_))
    assert list_[-1] >= least


@given(st.integers(1, 2000))
def test_bands_follow_one_another_to_the_last_place(places: int) -> None:
    found = bands(places)
    assert [place for first, last in found for place in range(first, last + 1)] == list(range(1, places + 1))


def test_sizes_of_bands() -> None:
    assert bands(9) == tuple((place, place) for place in range(1, 10))
    assert bands(20)[9:] == ((10, 12), (13, 15), (16, 18), (19, 20))
    assert bands(130)[-4:] == ((82, 90), (91, 99), (100, 126), (127, 130))


@pytest.mark.parametrize(
    ("places", "share"),
    [
        *((1, "100"), (3, "100"), (4, "40"), (5, "38"), (9, "29"), (10, "26"), (12, "26"), (13, "25"), (18, "25")),
        *((27, "23"), (28, "21.5"), (45, "21.5"), (46, "20"), (99, "20"), (100, "18"), (1500, "18")),
    ],
)
def test_the_usual_share_of_first(places: int, share: str) -> None:
    assert usual_first_share(places) == Fraction(share)
