"""Stacks counted at a table, and a hand that is void: stacks and positions as at its start."""

from typing import Any

import pytest

from floorman.core.model import EntryNo
from floorman.desk.front.echo import echo
from floorman.desk.front.json_view import journal
from tests.desk.calls.test_cautions import spoken
from tests.desk.calls.test_hands import following, positions
from tests.desk.rooms import TestDesk


def chips(room: TestDesk, table: int = 1) -> dict[str, Any]:
    """What each seat has in front of it."""
    return {seat: one["chips"] for seat, one in room.table(table)["seats"].items()}


def test_stacks_are_told_in_the_order_of_the_seats(room: TestDesk) -> None:
    room.sit(1, 2, 5, 7)
    told = echo(room.desk, "stacks 1 43000 18500 -")
    assert told.title == "Stacks counted: Player 1 2 (#1) 43000 and Player 1 5 (#2) 18500"
    assert room.play("stacks 1 43000 18500 -") == ["Stacks counted: 2"]
    assert chips(room) == {"2": 43000, "5": 18500, "7": None}


@pytest.mark.parametrize("call", ["stacks 1 - 100 - - 200 - 300", "stacks 1 2:100 5:200 7:300", "1 stacks 100 200 300"])
def test_stacks_are_told_by_chair_by_seat_or_behind_the_table(room: TestDesk, call: str) -> None:
    room.sit(1, 2, 5, 7)
    room.play(call)
    assert chips(room) == {"2": 100, "5": 200, "7": 300}


@pytest.mark.parametrize(
    "call",
    [
        "stacks 1",
        "stacks 1 -",
        "stacks 1 many",
        "stacks 1 2:100 5",
        "stacks 1 2:100 2:200",
        "stacks 1 3:100",
        "stacks 1 12:100",
        "stacks 1 1 2 3 4",
        "stacks 1 1 1 1 1 1 1 1 1 1",
        "stacks 9 100",
    ],
)
def test_stacks_that_fit_no_player_change_nothing(room: TestDesk, call: str) -> None:
    room.sit(1, 2, 5, 7)
    room.refused(call)
    assert chips(room) == {"2": None, "5": None, "7": None}


@pytest.mark.rule("pokerstars-bg 22")
def test_a_void_hand_has_stacks_and_positions_as_at_its_start(room: TestDesk) -> None:
    room.fill({1: 4})
    room.play("1 pos 1 2 3\nstacks 1 100 200 300 400")
    room.clock.wait(1)
    assert room.play("restore 1") == ["The hand at table 1 is void: stacks and positions as at its start"]
    assert (positions(room), following(room)) == ((1, 2, 3), (2, 3, 4))
    assert chips(room) == {"1": 100, "2": 200, "3": 300, "4": 400}
    assert journal(room.desk)[-1]["cites"] == ["pokerstars-bg 22"]
    seen = room.table(1)["positions"]
    room.play("undo")
    assert room.table(1)["positions"] != seen


@pytest.mark.rule("pokerstars-bg 22")
def test_hands_are_void_at_every_table_where_two_play(room: TestDesk) -> None:
    room.fill({1: 4, 2: 3, 3: 1})
    room.play("start all 1\nstacks 1 1 2 3 4\nstacks 2 5 6 7")
    assert spoken(room, "restore all") == ()
    assert room.desk.log.facts[-1].event.KIND == "hands-voided"
    assert [hand.table for hand in room.desk.log.facts[-1].event.hands] == [1, 2]  # type: ignore[attr-defined]


def test_what_is_not_known_of_a_void_hand_is_spoken_against(room: TestDesk) -> None:
    room.fill({1: 4})
    assert spoken(room, "restore 1") == (
        "Not every stack at the start of the hand is known at: 1.",
        "Button and blinds of the hand are not known at: 1.",
    )


def test_who_is_out_on_a_void_hand_is_named_with_the_undo(room: TestDesk) -> None:
    room.fill({1: 4})
    room.play("1-4 x\n1 pos 1 2 3\nstacks 1 100 200 300\n1-2 x")
    seq = len(room.desk.log.facts)
    assert spoken(room, "restore 1") == (
        f"Player 1 2 (#2) is out on the hand that is void: undo {seq} takes it back. (pokerstars-bg 22)",
    )


@pytest.mark.parametrize("call", ["restore", "restore 2", "restore 1 2", "restore all"])
def test_no_hand_is_void_where_nobody_plays(room: TestDesk, call: str) -> None:
    room.sit(1, 2)
    room.refused(call)


def test_the_final_table_takes_a_pinned_player_along(room: TestDesk) -> None:
    room.fill({1: 4, 2: 5})
    room.play("pin #5\nreg close")
    assert spoken(room, "final") == (
        "Player 2 1 (#5) is pinned to 2-1 and gets a seat at the final table like everybody. (TDA-2024 RP-9)",
    )
    chair = room.desk.floor.now.entries[EntryNo(5)].chair
    assert chair is not None
    assert chair.table == 1
