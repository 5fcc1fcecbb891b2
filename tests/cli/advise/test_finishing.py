"""Questions on places, hand-for-hand and brackets, as they are asked in JSON."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.advise.asking import answer, ask, fault, house_file

BUSTS = [{"player": "A", "table": 1, "stack": 9000}, {"player": "B", "table": 2, "stack": 4000}]
FINISH = {"left": 51, "hand_for_hand": True, "busts": BUSTS, "prizes": {"50": 150001}}


def test_finish_order(tmp_path: Path) -> None:
    assert answer("finish_order", **FINISH) == {
        "places": [
            {"player": "A", "from": 50, "to": 51, "prize": 75001},
            {"player": "B", "from": 50, "to": 51, "prize": 75000},
        ]
    }
    ranks = house_file(tmp_path, ties_across_tables="rank")
    reply = ask("finish_order", ranks, **FINISH)
    assert [row["prize"] for row in reply["answer"]["places"]] == [150001, 0]
    assert "house 4" in reply["cites"]


def test_the_announcement_hand() -> None:
    same_table = [{**bust, "table": 1} for bust in BUSTS]
    ranked = answer("finish_order", **{**FINISH, "busts": same_table})
    tied = answer("finish_order", **{**FINISH, "busts": same_table}, announcement=True)
    assert [row["prize"] for row in ranked["places"]] == [150001, 0]
    assert [row["prize"] for row in tied["places"]] == [75001, 75000]


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        ({"left": 2}, ("impossible", "busts")),
        ({"left": 0}, ("bad-value", "left")),
        ({"busts": [BUSTS[0], BUSTS[0]]}, ("bad-value", "busts")),
        ({"busts": [{**BUSTS[0], "stack": -1}]}, ("bad-value", "busts[0].stack")),
        ({"busts": [{"player": "A", "table": 1}]}, ("missing-field", "busts[0].stack")),
        ({"prizes": {"050": 1}}, ("bad-value", "prizes.050")),
        ({"prizes": {"50": -1}}, ("bad-value", "prizes.50")),
        ({"prizes": [1]}, ("bad-value", "prizes")),
    ],
)
def test_finish_order_misasked(change: dict[str, Any], wanted: tuple[str, str]) -> None:
    assert fault("finish_order", **{**FINISH, **change}) == wanted


def test_hand_for_hand(tmp_path: Path) -> None:
    board = {"tables": 3, "hands_done": {"1": 2, "2": 1, "3": 1}}
    assert answer("hand_for_hand", **board, clock_per_hand=2) == {"deal": [2, 3], "wait": [1], "clock_minutes": 2}
    soft = house_file(tmp_path, hand_for_hand_lead=2, clock_per_hand=3)
    assert answer("hand_for_hand", soft, **board) == {"deal": [1, 2, 3], "wait": [], "clock_minutes": 3}
    assert fault("hand_for_hand", tables=4, hands_done=board["hands_done"], clock_per_hand=2) == (
        "impossible",
        "hands_done",
    )


def test_bracket() -> None:
    given = answer("bracket", entrants=["A", "B", "C", "D", "E"], seed="s")
    assert (given["rounds"], len(given["byes"]), len(given["matches"])) == (3, 3, 1)
    assert sorted([*given["byes"], *given["matches"][0]]) == ["A", "B", "C", "D", "E"]
    assert given == answer("bracket", "pokerstars", entrants=["A", "B", "C", "D", "E"], seed="s")
    assert fault("bracket", entrants=["A"], seed="s") == ("too-few-players", "entrants")
    assert fault("bracket", entrants=["A", "A"], seed="s") == ("bad-value", "entrants")
