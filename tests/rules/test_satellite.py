"""Satellites: seats, and what is left over."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.citation import Unanswerable
from floorman.rules.satellite import SatellitePool, satellite
from tests.rules.rooms import TDA, cited, club

pools = st.builds(
    SatellitePool,
    st.integers(0, 10**6),
    st.integers(1, 10**5),
    st.integers(0, 30),
    st.none() | st.integers(1, 40),
    st.sampled_from(["next", "equal", "steps"]),
    st.integers(500, 10**5),
    st.sampled_from([1, 100]),
).filter(lambda given: given.pool // given.seat < 50_000)


@given(pools)
def test_seats_and_cash_add_up_to_the_pool_and_the_house_s_part(given_: SatellitePool) -> None:
    answer = satellite(TDA, given_).answer
    assert answer.seats * given_.seat + sum(answer.cash.values()) == given_.pool + answer.overlay
    assert all(money > 0 for money in answer.cash.values())
    assert answer.seats <= (given_.persons or answer.seats)
    assert answer.ends_at == max(1, answer.seats)
    assert max(answer.cash, default=0) <= (given_.persons or max(answer.cash, default=0))


@given(pools)
def test_the_house_pays_only_for_promised_seats_that_somebody_can_win(given_: SatellitePool) -> None:
    answer = satellite(TDA, given_).answer
    promised = min(given_.guaranteed, given_.persons or given_.guaranteed)
    assert answer.seats >= promised
    assert answer.overlay == max(0, promised * given_.seat - given_.pool)


@pytest.mark.rule("pokerstars 2.1")
def test_it_ends_when_everybody_left_gets_the_same() -> None:
    ruling = satellite(TDA, SatellitePool(1_360_000, 110_000, persons=40))
    assert (ruling.answer.seats, ruling.answer.cash, ruling.answer.ends_at) == (12, {13: 40_000}, 12)
    assert (ruling.code, cited(ruling)) == ("satellite.seats", ["pokerstars 2.1", "house tda-2024"])
    assert satellite(TDA, SatellitePool(5, 10)).code == "satellite.no-seat"
    assert satellite(TDA, SatellitePool(5, 10, 1)).code == "satellite.overlay"


@pytest.mark.rule("house")
@pytest.mark.parametrize(
    ("choice", "cash"), [("next", {3: 250}), ("equal", {1: 125, 2: 125}), ("steps", {3: 100, 4: 100, 5: 50})]
)
def test_the_house_says_where_the_rest_goes(choice: str, cash: dict[int, int]) -> None:
    ruling = satellite(club(satellite_rest=choice), SatellitePool(2250, 1000, step=100))
    assert ruling.answer.cash == cash
    assert cited(ruling)[1] == "house 4"
    asked: Any = choice
    assert cited(satellite(TDA, SatellitePool(2250, 1000, rest=asked, step=100)))[1] == "house tda-2024"


@pytest.mark.parametrize(
    ("given_", "fault"),
    [
        (SatellitePool(2250, 1000, rest="steps"), ("missing-field", "step")),
        (SatellitePool(199_999_999, 10**8, rest="steps", step=1), ("bad-value", "step")),
        (SatellitePool(2_000_001, 2, rest="equal"), ("bad-value", "seat")),
    ],
)
def test_what_nobody_can_pay_out(given_: SatellitePool, fault: tuple[str, str]) -> None:
    with pytest.raises(Unanswerable) as refused:
        satellite(TDA, given_)
    assert (refused.value.code, refused.value.field) == fault
