"""Prize lists: they add up, never rise, and come out in amounts that can be paid."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.citation import Unanswerable
from floorman.rules.prize_rounding import Step, unit_of
from floorman.rules.prizes import PrizePlan, PrizeShares, prizes
from tests.rules.rooms import TDA, cited, club

STEPS = ((Step(0, 1),), (Step(0, 500),), (Step(0, 500), Step(50_000, 1000), Step(500_000, 10_000)))


def percents(*shares: str) -> PrizeShares:
    return PrizeShares(percent=[Fraction(share) for share in shares])


@st.composite
def plans(draw: st.DrawFn) -> PrizePlan:
    places = draw(st.integers(1, 60))
    steps = draw(st.sampled_from(STEPS))
    cash = draw(st.integers(0, 40)) * 500
    kind = draw(st.sampled_from(["usual", "first", "percent"]))
    shares = PrizeShares()
    if kind == "first":
        shares = PrizeShares(first=Fraction(draw(st.integers(0, 1000)), 10))
    if kind == "percent":
        weights = sorted(draw(st.lists(st.integers(0, 50), min_size=places, max_size=places).filter(any)))
        shares = PrizeShares(percent=[Fraction(100 * weight, sum(weights)) for weight in reversed(weights)])
    money = draw(st.integers(0, 10**8))
    rest_to: Any = draw(st.sampled_from([None, "even", "first"]))
    return PrizePlan(money, places, shares, steps, cash, rest_to)


@given(plans())
def test_a_list_adds_up_never_rises_and_stays_in_whole_units(plan: PrizePlan) -> None:
    answer = prizes(TDA, plan).answer
    assert sum(answer.prizes) == plan.money
    assert len(answer.prizes) == answer.places
    assert all(better >= worse for better, worse in pairwise(answer.prizes))
    assert min(answer.prizes) >= 0
    assert 0 <= answer.rest <= answer.prizes[0]
    whole = [answer.prizes[0] - answer.rest, *answer.prizes[1:]]
    assert all(prize % unit_of(prize, plan.steps) == 0 for prize in whole)


@given(plans())
def test_nobody_gets_less_than_the_lowest_prize_unless_it_is_all_there_is(plan: PrizePlan) -> None:
    answer = prizes(TDA, plan).answer
    assert min(answer.prizes) >= min(plan.min_cash, plan.money)
    assert plan.places is not None
    most = max(1, plan.money // plan.min_cash) if plan.min_cash else plan.places
    assert answer.places == min(plan.places, most)


@given(plans())
def test_what_rounding_takes_is_less_than_a_unit_a_place_once_it_went_back(plan: PrizePlan) -> None:
    even = prizes(TDA, plan).answer if plan.rest_to != "first" else None
    if even is not None:
        assert even.rest < sum(unit_of(prize, plan.steps) for prize in even.prizes)


@given(plans(), st.integers(0, 10**8))
def test_the_house_adds_to_first_what_it_is_short(plan: PrizePlan, least: int) -> None:
    plain = prizes(TDA, plan).answer
    lifted = prizes(
        TDA, PrizePlan(plan.money, plan.places, plan.shares, plan.steps, plan.min_cash, plan.rest_to, least)
    ).answer
    assert lifted.prizes[0] == max(least, plain.prizes[0])
    assert list(lifted.prizes[1:]) == list(plain.prizes[1:])
    assert (lifted.overlay_first or 0) == lifted.prizes[0] - plain.prizes[0]


@pytest.mark.parametrize(
    ("plan", "list_", "rest", "code"),
    [
        (PrizePlan(1000, 3), [500, 300, 200], 0, "percent"),
        (PrizePlan(900, 9, min_cash=300), [300, 300, 300], 0, "percent-cut"),
        (PrizePlan(900, 2, PrizeShares(first=Fraction(80))), [720, 180], 0, "curve"),
        (PrizePlan(200, 9, min_cash=300), [200], 0, "curve-cut"),
        (PrizePlan(1000, 2, PrizeShares(amounts=[600, 400])), [600, 400], 0, "amounts"),
        (PrizePlan(1000, 2, PrizeShares(amounts=[600, 300])), [600, 300], 100, "amounts-under"),
        (PrizePlan(1000, None, PrizeShares(amounts=[700, 400])), [700, 400], -100, "amounts-over"),
        (PrizePlan(1000, 3, first_at_least=600), [600, 300, 200], 0, "first-lifted"),
        (PrizePlan(1000, 0), [], 1000, "none"),
        (PrizePlan(1000), [], 1000, "none"),
    ],
)
def test_what_is_said_of_a_list(plan: PrizePlan, list_: Sequence[int], rest: int, code: str) -> None:
    ruling = prizes(TDA, plan)
    assert (ruling.answer.prizes, ruling.answer.rest, ruling.code) == (list_, rest, f"prizes.{code}")
    assert cited(ruling) == ["house tda-2024"]


@pytest.mark.rule("house")
def test_where_the_rest_goes_is_the_house_s_choice() -> None:
    house, shares = club(rest_to="first"), percents("50", "30", "20")
    ruling = prizes(house, PrizePlan(28, 3, shares, [Step(0, 5)]))
    assert (ruling.answer.prizes, ruling.answer.rest, cited(ruling)) == ([18, 5, 5], 8, ["house 4"])
    asked = prizes(house, PrizePlan(28, 3, shares, [Step(0, 5)], rest_to="even"))
    assert (asked.answer.prizes, cited(asked)) == ([18, 5, 5], ["house Club Rounders"])


def test_a_list_of_a_table_with_percent_for_bands() -> None:
    shares = percents(*("26", "16.5", "12", "9.5", "8", "6.5", "5", "4", "3.5", "3", "3", "3"))
    answer = prizes(TDA, PrizePlan(500_000, 12, shares, [Step(0, 5000)])).answer
    assert sum(answer.prizes) == 500_000
    assert answer.prizes[9] == answer.prizes[10] == answer.prizes[11] == 15_000


@pytest.mark.parametrize(
    ("plan", "fault"),
    [
        (PrizePlan(1000, 2, percents("60", "39.9")), ("impossible", "shares.percent", "prizes.not-hundred")),
        (PrizePlan(1000, 2, percents("40", "60")), ("bad-value", "shares.percent", "prizes.rise")),
        (PrizePlan(1000, 3, percents("60", "40")), ("bad-value", "shares.percent", "prizes.number")),
        (PrizePlan(1000, 3, PrizeShares(amounts=[5])), ("bad-value", "shares.amounts", "prizes.number")),
        (PrizePlan(1000, 2, PrizeShares(amounts=[5, 6])), ("bad-value", "shares.amounts", "prizes.rise")),
        (PrizePlan(1000, 2, steps=[Step(0, 50)], min_cash=75), ("bad-value", "min_cash", "prizes.min-unit")),
        (PrizePlan(1000, 2, steps=[Step(5, 5)]), ("bad-value", "round", "prizes.first-step")),
        (PrizePlan(1000, 2, steps=[Step(0, 20), Step(50, 10)]), ("bad-value", "round", "prizes.step")),
        (PrizePlan(1000, 2, steps=[Step(0, 10), Step(50, 20)]), ("bad-value", "round", "prizes.step")),
        (PrizePlan(1000, 2, steps=[Step(0, 10), Step(0, 20)]), ("bad-value", "round", "prizes.step")),
    ],
)
def test_lists_that_cannot_be(plan: PrizePlan, fault: tuple[str, str, str]) -> None:
    with pytest.raises(Unanswerable) as refused:
        prizes(TDA, plan)
    assert (refused.value.code, refused.value.field, refused.value.says) == fault
