"""Questions on mistakes, as they are asked in JSON."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.advise.asking import answer, ask, fault, house_file

RING = {
    "table": 1,
    "max_seats": 9,
    "seats": [1, 2, 3, 4, 5, 6, 7, 8, 9],
    "last": {"button": 1, "small_blind": 2, "big_blind": 3},
}
TWICE = {"button": 3, "small_blind": 4, "big_blind": 5}


def test_substantial_action() -> None:
    given = answer("substantial_action", actions=["post", "fold", "call"], players=9)
    assert given == {"substantial": True, "at": 3, "because": "two-actions-with-chips"}


@pytest.mark.parametrize(
    ("fields", "wanted"),
    [
        ({"actions": ["shove"], "players": 9}, ("bad-value", "actions[0]")),
        ({"actions": "fold", "players": 9}, ("bad-value", "actions")),
        ({"actions": [], "players": 1}, ("too-few-players", "players")),
        ({"actions": [], "players": -1}, ("bad-value", "players")),
        ({"actions": [], "players": 2.0}, ("bad-value", "players")),
        ({"actions": ["fold", "fold"], "players": 2}, ("impossible", "actions")),
        ({"actions": []}, ("missing-field", "players")),
    ],
)
def test_substantial_action_misasked(fields: dict[str, Any], wanted: tuple[str, str]) -> None:
    assert fault("substantial_action", **fields) == wanted


def test_button_error() -> None:
    given = answer("button_error", table=RING, dealt=TWICE, actions=["call", "raise"])
    assert given == {
        "ruling": "play-on",
        "correct": {"button": 2, "small_blind": 3, "big_blind": 4},
        "next": {"button": 4, "small_blind": 5, "big_blind": 6},
    }


def test_the_sentence_can_be_read_out() -> None:
    reply = ask("button_error", table=RING, dealt=TWICE, actions=["fold"])
    assert reply["says"] == (
        "Put it right: button seat 2, small blind seat 3, big blind seat 4; "
        "if cards are out, they come back and are dealt again from the right button."
    )


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        ({"dealt": {**TWICE, "big_blind": 10}}, ("bad-value", "dealt.big_blind")),
        ({"dealt": {**TWICE, "big_blind": 13}}, ("bad-value", "dealt.big_blind")),
        ({"dealt": {**TWICE, "button": None}}, ("bad-value", "dealt.button")),
        ({"dealt": {"button": 3, "small_blind": 4}}, ("missing-field", "dealt.big_blind")),
        ({"dealt": {**TWICE, "straddle": 6}}, ("unknown-field", "dealt.straddle")),
        ({"dealt": {**TWICE, "big_blind": 3}}, ("impossible", "dealt")),
        ({"table": {**RING, "last": None}}, ("missing-field", "table.last")),
        ({"table": {**RING, "last": {"big_blind": 3}}}, ("missing-field", "table.last.button")),
        ({"table": {**RING, "seats": [4]}}, ("too-few-players", "table.seats")),
        ({"table": {**RING, "seats": [1, 2, 3, 4]}}, ("impossible", "dealt.big_blind")),
    ],
)
def test_button_error_misasked(change: dict[str, Any], wanted: tuple[str, str]) -> None:
    asked = {"table": RING, "dealt": TWICE, "actions": [], **change}
    assert fault("button_error", **asked) == wanted


def test_every_switch_of_button_errors_is_heard(tmp_path: Path) -> None:
    misdeal = house_file(tmp_path, button_error_before="misdeal")
    reply = ask("button_error", misdeal, table=RING, dealt=TWICE, actions=["fold"])
    assert (reply["answer"]["ruling"], reply["cites"][0]) == ("misdeal", "house 4")
    twice = house_file(tmp_path, button_error_next="double-move")
    reply = ask("button_error", twice, table=RING, dealt=RING["last"], actions=["call", "call"])
    assert reply["answer"]["next"] == {"button": 3, "small_blind": 4, "big_blind": 5}
    assert reply["cites"][0] == "house 4"


def test_misdeal() -> None:
    given = answer("misdeal", what="two-boxed-cards", actions=["fold", "fold"])
    assert given == {"ruling": "misdeal", "button_moves": False, "newcomers_dealt_in": False, "level": "same"}
    assert fault("misdeal", what="boxed", actions=[]) == ("bad-value", "what")


def test_wrong_seat() -> None:
    given = answer("wrong_seat", entered="wrong-table", actions=["post", "bet"], hand_over=False)
    assert given == {"ruling": "misdeal-and-move", "stack": "current"}
    assert fault("wrong_seat", entered="wrong-table", actions=[], hand_over=0) == ("bad-value", "hand_over")


def test_absent(tmp_path: Path) -> None:
    assert answer("absent", away_when="first-card") == {"hand": "live", "posts": True}
    first = house_file(tmp_path, presence="first-card")
    assert answer("absent", first, away_when="first-card") == {"hand": "dead", "posts": True}


def test_level() -> None:
    given = answer("level", signal="hand-dealt-at-old-level", actions=["raise"])
    assert given == {"level": "new", "ruling": "correct"}
