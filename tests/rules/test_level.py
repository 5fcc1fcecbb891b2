"""New levels: TDA-2024 23."""

import pytest

from floorman.rules.level import LevelRuling, Signal, level
from tests.rules.rooms import TDA, cited, club

OLD_HAND = "hand-dealt-at-old-level"


@pytest.mark.rule("TDA-2024 23")
@pytest.mark.parametrize(
    ("signal", "played"), [("before-riffle", "new"), ("after-riffle", "old"), ("during-push", "old")]
)
def test_the_signal_against_the_start_of_the_hand(signal: Signal, played: str) -> None:
    ruling = level(TDA, signal, [])
    assert ruling.answer == LevelRuling(played, "deal")  # type: ignore[arg-type]
    assert cited(ruling) == ["TDA-2024 23"]


@pytest.mark.rule("TDA-2024 23")
@pytest.mark.rule("TDA-2024 36")
def test_a_hand_dealt_at_the_old_level() -> None:
    early, late = level(TDA, OLD_HAND, ["raise"]), level(TDA, OLD_HAND, ["raise", "call"])
    assert early.answer == LevelRuling("new", "correct")
    assert late.answer == LevelRuling("old", "play-on")
    assert cited(early) == cited(late) == ["TDA-2024 23", "TDA-2024 36"]
    assert level(club(substantial_action="two-folds-or-chips"), OLD_HAND, ["raise"]).answer.ruling == "play-on"
