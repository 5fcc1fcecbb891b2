"""Wrong seat, wrong table: TDA-2024 7."""

import pytest

from floorman.rules.wrong_seat import Entered, wrong_seat
from tests.rules.rooms import TDA, cited, club


@pytest.mark.rule("TDA-2024 7")
@pytest.mark.parametrize("entered", ["wrong-seat", "wrong-table"])
@pytest.mark.parametrize("actions", [[], ["raise", "call"]])
def test_between_hands_at_once(entered: Entered, actions: list) -> None:
    ruling = wrong_seat(TDA, entered, actions, hand_over=True)
    assert (ruling.answer.ruling, ruling.answer.stack) == ("move-now", "current")
    assert cited(ruling) == ["TDA-2024 7"]


@pytest.mark.rule("TDA-2024 35-A")
@pytest.mark.parametrize("entered", ["wrong-seat", "wrong-table"])
@pytest.mark.parametrize("actions", [[], ["post", "bet"], ["fold", "fold"]])
def test_before_substantial_action_a_misdeal(entered: Entered, actions: list) -> None:
    ruling = wrong_seat(TDA, entered, actions, hand_over=False)
    assert (ruling.answer.ruling, ruling.answer.stack) == ("misdeal-and-move", "current")
    assert cited(ruling) == ["TDA-2024 7", "TDA-2024 35-A", "TDA-2024 36"]


@pytest.mark.rule("TDA-2024 7")
@pytest.mark.parametrize("entered", ["wrong-seat", "wrong-table"])
def test_after_it_the_hand_first(entered: Entered) -> None:
    ruling = wrong_seat(TDA, entered, ["raise", "call"], hand_over=False)
    assert (ruling.answer.ruling, ruling.answer.stack) == ("play-on-then-move", "current")
    assert cited(ruling) == ["TDA-2024 7", "TDA-2024 36"]
    assert wrong_seat(club(substantial_action="two-folds-or-chips"), entered, ["bet"], False).answer.ruling == (
        "play-on-then-move"
    )
