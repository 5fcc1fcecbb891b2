"""Misdeals and fouled decks: TDA-2024 35."""

from typing import get_args

import pytest

from floorman.rules.misdeal import DealRuling, Fault, misdeal
from tests.rules.rooms import TDA, cited, club

ALWAYS_ALIKE = ("fouled-deck", "last-card-to-button-exposed")
FAULTS = [fault for fault in get_args(Fault) if fault not in ALWAYS_ALIKE]


@pytest.mark.rule("TDA-2024 35-A")
@pytest.mark.rule("TDA-2024 35-C")
@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("actions", [[], ["post", "post", "raise"], ["fold", "fold"]])
def test_before_substantial_action_it_is_dealt_again_just_the_same(fault: Fault, actions: list) -> None:
    ruling = misdeal(TDA, fault, actions)
    assert ruling.answer == DealRuling("misdeal", button_moves=False, newcomers_dealt_in=False, level="same")
    assert cited(ruling) == ["TDA-2024 35-A", "TDA-2024 35-C"]
    assert ruling.code == f"misdeal.{fault}"


@pytest.mark.rule("TDA-2024 35-D")
@pytest.mark.rule("TDA-2024 36")
@pytest.mark.parametrize("fault", FAULTS)
def test_after_it_the_hand_is_played(fault: Fault) -> None:
    ruling = misdeal(TDA, fault, ["bet", "raise", "all-in"])
    assert ruling.answer.ruling == "play-on"
    assert cited(ruling) == ["TDA-2024 35-D", "TDA-2024 36"]
    assert ruling.code == ("misdeal.scrap" if fault == "non-standard-card" else "misdeal.play-on")


@pytest.mark.rule("TDA-2024 35-E")
@pytest.mark.parametrize("actions", [[], ["raise", "call", "call"]])
def test_a_fouled_deck_stops_the_hand_whatever_happened(actions: list) -> None:
    ruling = misdeal(TDA, "fouled-deck", actions)
    assert ruling.answer.ruling == "stop"
    assert cited(ruling) == ["TDA-2024 35-E"]


@pytest.mark.rule("TDA-2024 35-A")
@pytest.mark.parametrize("actions", [[], ["raise", "call", "call"]])
def test_the_buttons_last_card_is_replaced(actions: list) -> None:
    assert misdeal(TDA, "last-card-to-button-exposed", actions).answer.ruling == "replace-card"


@pytest.mark.rule("RROP 3.2")
def test_a_house_s_own_threshold_decides() -> None:
    house = club(substantial_action="rrop-two-acted")
    assert misdeal(TDA, "two-boxed-cards", ["fold", "fold"]).answer.ruling == "misdeal"
    ruling = misdeal(house, "two-boxed-cards", ["fold", "fold"])
    assert ruling.answer.ruling == "play-on"
    assert cited(ruling) == ["TDA-2024 35-D", "house 4", "RROP 3.2"]
