"""What a half-typed call was understood as, before Enter."""

import pytest

from floorman.desk.front.echo import echo
from tests.desk.rooms import TestDesk


def test_an_empty_line_and_an_unfinished_call(room: TestDesk) -> None:
    assert echo(room.desk, " ; ").status == "empty"
    unfinished = echo(room.desk, "move 1-1")
    assert (unfinished.status, unfinished.title) == (
        "not-possible",
        "Not possible: Nobody sits at 1-1. Taken at that table: –",
    )
    room.fill({1: 3})
    unfinished = echo(room.desk, "move 1-1")
    assert (unfinished.status, unfinished.title) == ("unfinished", "The call is not finished")
    assert (
        unfinished.detail == "Where to: a seat such as 17-2, or a table. It is called so: move 12-4 17   move 12-4 17-2"
    )


def test_a_bust_says_how_full_the_table_is_then_and_whether_the_next_hand_changes(room: TestDesk) -> None:
    room.fill({1: 5})
    room.play("1 pos 1 2 3")
    told = echo(room.desk, "1-5 x")
    assert told.title == "Table 1 seat 5, Player 1 5 (#5) is out, 5th"
    assert told.detail == "Table 1 is then 4/9. Next hand does not change."
    assert (told.table, told.seats, told.enter) == (1, (5,), "record")
    told = echo(room.desk, "1-4 x")
    assert told.detail == ("Table 1 is then 4/9. Next hand: Button seat 2. Small blind seat 3. Big blind seat 5.")
    assert len(room.desk.log.facts) == 8


def test_a_move_counts_at_both_tables_and_prints(room: TestDesk) -> None:
    room.fill({1: 5, 2: 3})
    told = echo(room.desk, "move 1-1 2-9")
    assert told.title == "Player 1 1 (#1) moves from 1-1 to table 2 seat 9, slip 000001"
    assert told.detail == "Table 1 is then 4/9. Table 2 is then 4/9."
    assert told.enter == "record and print"


def test_what_undo_would_undo(room: TestDesk) -> None:
    room.fill({1: 5, 2: 5, 3: 5})
    room.play("break 3")
    told = echo(room.desk, "undo")
    assert told.title == "Undo 18: Table 3 broken: players moved 5, slips 000001–000005"
    assert told.detail == "Slips now false: 000001–000005"
    room.play("undo")
    assert echo(room.desk, "redo").title.startswith("Redo 18: Table 3 broken")


@pytest.mark.parametrize(
    ("call", "title"),
    [
        ("new Ann Kowalska", "Ann Kowalska comes in, seat to be drawn"),
        ("new Ann Kowalska 1-9", "Ann Kowalska (#16) is new at table 1 seat 9"),
        ("wait Ann", "Ann (#16) waits for a seat"),
        ("break 3", "Break table 3, seats to be drawn: 5"),
        ("redraw 2", "Redraw to tables 1, 2, seats to be drawn: 15"),
        ("1-1 x before #2", "Table 1 seat 1, Player 1 1 (#1) is out"),
        ("1-1 1-2 x 5 6", "Out on one hand: Player 1 1 (#1) and Player 1 2 (#2)"),
        ("find play", "Found for play: Player 1 1 (#1), table 1 seat 1"),
        ("halt 1; close 2", "Table 1 stopped · Table 2 closed: sells and receives nobody"),
    ],
)
def test_calls_are_echoed_as_they_are_understood(room: TestDesk, call: str, title: str) -> None:
    room.fill({1: 5, 2: 5, 3: 5})
    if "before" in call:
        room.play("1-2 x")
    seq, drawn = len(room.desk.log.facts), room.desk.floor.now
    assert echo(room.desk, call).title.startswith(title)
    assert len(room.desk.log.facts) == seq
    assert room.desk.floor.now is drawn


def test_what_is_not_possible_changes_nothing(room: TestDesk) -> None:
    told = echo(room.desk, "break 9")
    assert (told.status, told.title, told.detail) == (
        "not-possible",
        "Not possible: There is no table 9",
        "Nothing is changed",
    )
    assert echo(room.desk, "halt 1; foo").status == "not-understood"


@pytest.mark.rule("TDA-2024 RP-8")
def test_a_move_or_a_break_says_that_hand_for_hand_holds_it(room: TestDesk) -> None:
    room.fill({1: 5, 2: 3, 3: 3})
    room.play("reg close\nh4h on")
    held = "Hand-for-hand: nobody moves before every table is done. Still dealing: 1, 2 and 3."
    for call in ("break 3", "redraw 2", "move 1-1 2-9"):
        told = echo(room.desk, call)
        assert told.status == "understood"
        assert told.detail.startswith(held), call
    assert not echo(room.desk, "1-1 x").detail.startswith("Hand-for-hand")
    room.play("done 1\ndone 2\ndone 3")
    assert not echo(room.desk, "break 3").detail


def test_each_of_several_calls_is_echoed_as_those_before_it_leave_the_room(room: TestDesk) -> None:
    room.fill({1: 3, 2: 2})
    told = echo(room.desk, "1-1 x; move 2-1 1-1; new Ann Lee 2-1; 2-1 noshow")
    assert told.status == "understood"
    assert told.title == (
        "Table 1 seat 1, Player 1 1 (#1) is out, 5th · Player 2 1 (#4) moves from 2-1 to table 1 seat 1, slip 000001 · "
        "Ann Lee (#6) is new at table 2 seat 1 · Ann Lee (#6) has not come to 2-1"
    )
    assert echo(room.desk, "new Ann 2-9; new Ben 2-9").status == "not-possible"
    assert room.desk.floor.names.name(6) == ""
    assert len(room.desk.log.facts) == 7


def test_looking_ahead_draws_nothing_from_the_room(room: TestDesk) -> None:
    room.fill({1: 3})
    drawn = room.desk.floor.chance
    room.desk.floor.chance = lambda: pytest.fail("a seed was taken")
    assert echo(room.desk, "new Ann; new Ben; wait Cid; draw").status == "understood"
    room.desk.floor.chance = drawn
    assert room.play("new Ann")[0].startswith("Ann (#4)")
