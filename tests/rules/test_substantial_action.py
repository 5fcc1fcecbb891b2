"""Substantial action by TDA-2024 36, and by the thresholds of other houses."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.citation import Unanswerable
from floorman.rules.substantial_action import ACTIONS, SubstantialAction, substantial_action
from tests.rules.rooms import TDA, cited, club

NOT_YET = SubstantialAction(False, None, None)
CHIPS, THREE = "two-actions-with-chips", "three-actions"
lists = st.lists(st.sampled_from(ACTIONS), max_size=8)


@pytest.mark.rule("TDA-2024 36")
@pytest.mark.parametrize(
    ("actions", "at", "because"),
    [
        ("fold call", 2, CHIPS),
        ("call fold", 2, CHIPS),
        ("check bet", 2, CHIPS),
        ("raise raise", 2, CHIPS),
        ("fold fold all-in", 3, CHIPS),
        ("fold fold fold", 3, THREE),
        ("check check check", 3, THREE),
        ("check fold check", 3, THREE),
        ("bet fold fold fold", 2, CHIPS),
        ("post post fold raise", 4, CHIPS),
        ("post post post fold fold check", 6, THREE),
    ],
)
def test_substantial(actions: str, at: int, because: str) -> None:
    ruling = substantial_action(TDA, actions.split(), 9)  # type: ignore[arg-type]
    assert ruling.answer == SubstantialAction(True, at, because)  # type: ignore[arg-type]
    assert cited(ruling) == ["TDA-2024 36"]
    assert ruling.params["at"] == at


@pytest.mark.rule("TDA-2024 36")
@pytest.mark.parametrize(
    "actions", ["", "fold", "all-in", "fold fold", "check check", "check fold", "post post raise", "post post post"]
)
def test_not_yet(actions: str) -> None:
    assert substantial_action(TDA, actions.split(), 9).answer == NOT_YET  # type: ignore[arg-type]


@pytest.mark.rule("TDA-2024 36")
@given(lists, lists)
def test_what_follows_changes_nothing(actions: list, more: list) -> None:
    first = substantial_action(TDA, actions)
    if first.answer.substantial:
        assert substantial_action(TDA, actions + more).answer == first.answer


@pytest.mark.rule("TDA-2024 36")
@given(lists)
def test_posts_never_count(actions: list) -> None:
    acted = [action for action in actions if action != "post"]
    assert substantial_action(TDA, actions).answer.because == substantial_action(TDA, acted).answer.because


@pytest.mark.rule("TDA-2024 36")
def test_everybody_cannot_have_folded() -> None:
    with pytest.raises(Unanswerable) as fault:
        substantial_action(TDA, ["fold", "fold", "fold"], 3)
    assert (fault.value.code, fault.value.field) == ("impossible", "actions")
    assert substantial_action(TDA, ["fold", "fold", "fold"], 4).answer.substantial


@pytest.mark.rule("RROP 3.2")
def test_by_roberts_rules_two_players_have_acted() -> None:
    house = club(substantial_action="rrop-two-acted")
    folds = substantial_action(house, ["post", "fold", "fold"])
    assert folds.answer == SubstantialAction(True, 3, None)
    assert folds.code == "substantial-action.two-acted"
    assert cited(folds) == ["house 4", "RROP 3.2"]
    assert substantial_action(house, ["raise", "fold"]).answer == SubstantialAction(True, 2, CHIPS)
    assert substantial_action(house, ["raise"]).answer == NOT_YET


@pytest.mark.rule("RROP 3.2")
def test_a_house_may_cite_roberts_rules_itself() -> None:
    from floorman.desk.house.houses import shipped_houses
    from floorman.rules.house import house_from

    written = {
        "name": "Robert's",
        "choices": {"substantial_action": "rrop-two-acted"},
        "cites": {"substantial_action": "RROP 3.2"},
    }
    assert cited(substantial_action(house_from(written, shipped_houses()), ["fold"])) == ["RROP 3.2"]


@pytest.mark.rule("house")
@pytest.mark.parametrize(
    ("actions", "at", "because"),
    [
        ("call", 1, None),
        ("post all-in", 2, None),
        ("fold fold", 2, None),
        ("check fold fold", 3, None),
        ("fold call", 2, CHIPS),
        ("fold", None, None),
        ("check check check", None, None),
    ],
)
def test_two_folds_or_chips(actions: str, at: int | None, because: str | None) -> None:
    ruling = substantial_action(club(substantial_action="two-folds-or-chips"), actions.split())  # type: ignore[arg-type]
    assert ruling.answer == SubstantialAction(at is not None, at, because)  # type: ignore[arg-type]
    assert cited(ruling) == ["house 4"]
