"""Each choice of a house, asked by the path of its file, changes the answer that it concerns."""

import json
from pathlib import Path
from typing import Any

import pytest

from floorman.cli.advise.reply import reply_to
from tests.cli.comparing import fits

SEATS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
LAST = {"button": 1, "small_blind": 2, "big_blind": 3}


def table(seats: list[int], last: dict[str, int] | None = LAST, number: int = 1) -> dict[str, Any]:
    return {"table": number, "max_seats": 9, "seats": seats, "last": last}


def room(*players: int) -> list[dict[str, int]]:
    return [{"table": number, "max_seats": 9, "players": count} for number, count in enumerate(players, 1)]


BUSTED = {"ask": "next_hand", "table": table([1, 2, 4, 5, 6])}
FIRST = {"ask": "first_hand", "table": table([2, 4, 6], None), "high_card_seat": 4}
ENTERS = {"ask": "entry", "table": table([1, 2, 4, 5, 6]), "seat": 3, "kind": "new"}
TAKES_BUTTON = {"ask": "entry", "table": table([1, 3, 4, 5, 6]), "seat": 2, "kind": "new"}
MOVES = {"ask": "move", "from": table(SEATS, LAST, 12), "to": table([1, 2, 4, 5, 7, 9])}
FIVE = {"ask": "balance", "tables": room(9, 8, 9, 8, 6)}
THREE = {"ask": "balance", "tables": room(9, 8, 7)}
EVEN = {"ask": "balance", "tables": room(6, 6, 6, 6), "break_order": [2]}

SWITCHES: list[tuple[str, dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    ('button_method = "forward"', BUSTED, {"small_blind": 3}, {"small_blind": 4, "big_blind": 5}),
    ('button_method = "rrop-moving"', BUSTED, {"extra_big_blinds": None}, {"extra_big_blinds": [4]}),
    ('newcomer_lock = "small-blind-too"', ENTERS, {"posts": "small_blind"}, {"dealt_in": False, "posts": None}),
    ('newcomer_lock = "button-to-big-blind"', TAKES_BUTTON, {"position": "button"}, {"dealt_in": False}),
    ('newcomer_lock = "new-entrants-not-blind-or-button"', TAKES_BUTTON, {"dealt_in": True}, {"dealt_in": False}),
    ('first_button = "seat-1"', FIRST, {"button": 4}, {"button": 2}),
    ('first_button = "dealer-right"', FIRST, {"button": 4}, {"button": 6}),
    ('first_button = "same-seat-everywhere"', {**FIRST, "high_card_seat": 2}, {"button": 2}, {"button": 2}),
    ('mover = "big-blind-now"', MOVES, {"mover": 4, "seat": 3}, {"mover": 3, "seat": 3}),
    ('mover = "same-position"', MOVES, {"single_big_blind": True}, {"single_big_blind": False}),
    ('mover = "random"', MOVES, {"mover": 4}, {"mover": {"|": SEATS}, "seat": 3}),
    (
        'single_big_blind = "never"',
        MOVES,
        {"seat": 3, "single_big_blind": True},
        {"seat": 6, "single_big_blind": False},
    ),
    (
        'giving_table = "break-order"',
        {**FIVE, "break_order": [3]},
        {"moves": [{"from": 1, "to": 5}]},
        {"moves": [{"from": 3}]},
    ),
    ("gap = 3", FIVE, {"moves": [{"from": 1, "to": 5}]}, {"moves": []}),
    ("gap_few = 2", THREE, {"moves": [{"from": 1, "to": 3}]}, {"moves": []}),
    ("few_tables = 2", THREE, {"moves": [{"from": 1, "to": 3}]}, {"moves": []}),
    ("halt_at = 0", FIVE, {"halt": [5]}, {"halt": []}),
    ("final_table = 12", {"ask": "balance", "tables": room(6, 6)}, {"final_table": False}, {"final_table": True}),
    (
        "final_table = 8",
        {"ask": "final_table", "max_seats": 9, "players": [5, 4]},
        {"combine": True},
        {"combine": False, "at": 8},
    ),
    ("break_while_registering = true", {**EVEN, "registering": True}, {"break": None}, {"break": 2}),
]


def answer(question: dict[str, Any], house: str) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(reply_to(json.dumps({**question, "house": house}).encode(), "en")[0])
    assert "error" not in reply, reply
    return reply


@pytest.mark.parametrize(("choice", "question", "before", "after"), SWITCHES, ids=[switch[0] for switch in SWITCHES])
def test_a_choice_changes_the_answer(
    tmp_path: Path, choice: str, question: dict[str, Any], before: dict[str, Any], after: dict[str, Any]
) -> None:
    key = choice.partition(" ")[0]
    path = tmp_path / "club.toml"
    path.write_text(f'name = "Club Rounders"\n[choices]\n{choice}\n[cites]\n{key} = "house 4"\n', encoding="utf-8")
    assert fits(before, answer(question, "tda-2024")["answer"])
    assert fits(after, answer(question, str(path))["answer"])
    path.write_text(f'name = "Club Rounders"\n[regulator]\n{choice}\n', encoding="utf-8")
    assert fits(after, answer(question, str(path))["answer"])


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ('name = "Club"\n[choices]\ngap = 3\n', "unknown-house"),
        ('name = "Club"\n[choices]\ngap = "three"\n[cites]\ngap = "house 1"\n', "unknown-house"),
        ('name = "Club"\n[choices]\nbottle = 3\n', "unknown-house"),
        ("[choices\n", "unknown-house"),
    ],
)
def test_a_house_that_cannot_be_taken(tmp_path: Path, content: str, code: str) -> None:
    path = tmp_path / "club.toml"
    path.write_text(content, encoding="utf-8")
    reply = json.loads(reply_to(json.dumps({**FIVE, "house": str(path)}).encode(), "en")[0])
    assert reply["error"]["code"] == code
    assert reply["error"]["says"].endswith(".")
