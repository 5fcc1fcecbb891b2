"""Hands owed and served: TDA-2024 71-A, 35-C."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.penalties import PenaltyTally, penalty
from tests.rules.rooms import TDA, cited, club

few = st.integers(0, 40)


@pytest.mark.rule("TDA-2024 71-A")
@pytest.mark.parametrize(
    ("rounds", "players", "hands", "dealt", "tally"),
    [
        (2, 9, 0, 0, PenaltyTally(18, 0, 18)),
        (1, 6, 0, 6, PenaltyTally(6, 6, 0)),
        (0, 9, 3, 1, PenaltyTally(3, 1, 2)),
        (1, 8, 2, 30, PenaltyTally(10, 10, 0)),
        (0, 9, 0, 5, PenaltyTally(0, 0, 0)),
    ],
)
def test_rounds_are_the_head_count(rounds: int, players: int, hands: int, dealt: int, tally: PenaltyTally) -> None:
    ruling = penalty(TDA, rounds, players, hands, dealt, 0)
    assert ruling.answer == tally
    assert cited(ruling) == ["TDA-2024 71", "TDA-2024 71-A"]


@pytest.mark.rule("TDA-2024 35-C")
def test_a_misdeal_and_its_redeal_are_one_hand() -> None:
    ruling = penalty(TDA, 2, 9, 0, 4, 1)
    assert ruling.answer == PenaltyTally(18, 4, 14)
    assert cited(ruling)[-1] == "TDA-2024 35-C"


@pytest.mark.rule("house")
def test_a_house_that_counts_minutes() -> None:
    ruling = penalty(club(penalty_unit="minutes", minutes_a_hand=3), 1, 9, 0, 4, 0)
    assert ruling.answer == PenaltyTally(27, 12, 15)
    assert (ruling.code, cited(ruling)[0]) == ("penalty.minutes", "house 4")


@pytest.mark.rule("TDA-2024 71")
@given(few, st.integers(2, 12), few, few, few)
def test_nobody_serves_more_than_he_owes(rounds: int, players: int, hands: int, dealt: int, misdeals: int) -> None:
    tally = penalty(TDA, rounds, players, hands, dealt, misdeals).answer
    assert 0 <= tally.served <= tally.owed
    assert tally.served + tally.left == tally.owed
