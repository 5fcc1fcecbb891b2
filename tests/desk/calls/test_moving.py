"""Calls about players between chairs: moved, arrived, called off, swapped; tables broken, redrawn, shifted."""

from io import BytesIO
from pathlib import Path

import pytest

from floorman.desk.files.opening import open_desk
from floorman.desk.papers.printing import Order, printed
from tests.desk.rooms import TestDesk


def test_a_move_reserves_the_chair_and_issues_a_slip(room: TestDesk) -> None:
    room.fill({1: 4, 2: 3})
    assert room.play("move 1 4 2 9") == ["Player 1 4 (#4) moves from 1-4 to table 2 seat 9, slip 000001"]
    assert room.show()["transit"] == [
        {
            "entry": 4,
            "from": "1-4",
            "to": "2-9",
            "slip": "000001",
            "posts": None,
            "dealt_in": True,
            "assumed": False,
        }
    ]
    assert (room.seats(1).get("4"), room.seats(2).get("9")) == (None, None)
    assert room.desk.floor.now.tables[2].held == 4
    room.play("in 2-9")
    assert room.seats(2)["9"] == 4
    assert room.table(2)["seats"]["9"]["flags"] == []


@pytest.mark.parametrize(
    "call", ["in 2-9", "in 2 9", "in #4", "in all", "#4 in", "2-9 in", "000001", "here 2-9", "away 2-9"]
)
def test_ways_to_say_that_he_has_arrived(room: TestDesk, call: str) -> None:
    room.fill({1: 4, 2: 3})
    room.play(f"move #4 2-9\n{call}")
    assert room.show()["transit"] == []
    assert room.seats(2)["9"] == 4


def test_who_was_away_and_is_back_has_arrived(room: TestDesk) -> None:
    room.fill({1: 4, 2: 3})
    room.play("away 1-4\nmove 1-4 2-9\nback 2-9")
    assert room.table(2)["seats"]["9"]["flags"] == []


def test_nobody_arrives_who_was_not_sent(room: TestDesk) -> None:
    room.fill({1: 4, 2: 3})
    assert room.refused("in all") == "Nobody is on the way"
    assert room.refused("in 2-9") == "Nobody is expected at 2-9"
    assert room.refused("in 1-1") == "Player 1 1 (#1) is not on the way to a seat"


def test_a_slip_scanned_or_typed(room: TestDesk) -> None:
    room.fill({1: 4, 2: 3})
    room.play("move 1-1 2-9\nmove #1 2-8")
    code = room.desk.floor.now.code
    assert room.refused("000001") == "Slip 000001 is void: the player was sent elsewhere"
    assert room.refused("000007") == "There is no slip 000007"
    assert room.refused(f"{code + 1:08}000002") == "This slip is of another tournament"
    room.play(f"{code:08}000002")
    assert room.seats(2)["8"] == 1


def test_moves_that_cannot_be(room: TestDesk) -> None:
    room.fill({1: 4, 2: 9})
    room.play("wait Zed\nlock 1-9\nclose 3")
    assert room.refused("move 1-1 2-1").startswith("Player 2 1 (#5) sits at 2-1")
    assert room.refused("move 1-1 2") == "Table 2 has no open seat"
    assert room.refused("move 1-1 1") == "Player 1 1 (#1) sits at table 1 already"
    assert room.refused("move 1-1 1-1") == "Player 1 1 (#1) has 1-1 already"
    assert room.refused("move 2-1 1-9") == "Chair 1-9 is locked; unlock 1-9 first"
    assert room.refused("move 2-1 3") == "Table 3 is closed; open 3 first"
    assert room.refused("move 2-1 3-1") == "Table 3 is closed; open 3 first"
    assert room.refused("move #14 1-8") == "Zed (#14) has no seat yet"
    assert room.refused("move 2-1 99") == "There is no table 99"
    assert room.refused("move 2-1") == "The call is not finished. Where to: a seat such as 17-2, or a table"


@pytest.mark.rule("TDA-2024 11-A")
def test_a_move_without_a_seat_asks_or_takes_the_seat_that_the_rules_give(room: TestDesk) -> None:
    room.fill({1: 4, 2: 4})
    assert room.refused("move 1-1 2") == "Nobody knows the big blind at 2. Ask there: 2 bb …"
    room.play("2 bb 3")
    assert room.play("move 1-1 2") == ["Player 1 1 (#1) moves from 1-1 to table 2 seat 5, slip 000001"]
    assert room.play("move #1 2-7\nmove #1 3-1")[1] == ("Player 1 1 (#1) moves from 1-1 to table 3 seat 1, slip 000003")


def test_positions_too_old_ask_as_well(room: TestDesk) -> None:
    room.fill({1: 4, 2: 4})
    room.play("2 bb 3")
    room.clock.wait(5)
    assert room.refused("move 1-1 2") == "Nobody knows the big blind at 2. Ask there: 2 bb …"


def test_the_same_position_is_found_from_the_players_own(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, house="pokerstars", tables=2)
    room.fill({1: 6})
    room.sit(2, 2, 4, 6, 8)
    room.play("2 pos 8 2 4")
    assert room.refused("move 1-4 2") == "Nobody knows the big blind at 1. Ask there: 1 bb …"
    room.play("1 pos 4 5 6")
    near = room.play("move 1-1 2")[0]
    room.play("undo")
    far = room.play("move 1-4 2")[0]
    assert (near.split(",")[0], far.split(",")[0]) == (
        "Player 1 1 (#1) moves from 1-1 to table 2 seat 5",
        "Player 1 4 (#4) moves from 1-4 to table 2 seat 9",
    )


def test_a_move_is_called_off_if_the_chair_is_still_free(room: TestDesk) -> None:
    room.fill({1: 4, 2: 3, 3: 3})
    room.play("move 1-1 2-9\nstay #1")
    assert room.seats(1)["1"] == 1
    assert room.desk.floor.now.slips[1].void == "called-off"
    assert room.refused("stay #1") == "Player 1 1 (#1) is not on the way to a seat"
    room.play("move 1-1 2-9\nnew Zed 1-1")
    assert room.refused("stay #1").startswith("Zed (#11) sits at 1-1")
    room.play("move 3-1 2-8\nbreak 3")
    assert room.refused("stay #8") == "Table 3 is broken"


def test_missing_and_assumed(room: TestDesk) -> None:
    room.fill({1: 4, 2: 3})
    room.play("move 1-1 2-9\nmove 1-2 2-8\nmissing 2-9")
    assert [one["code"] for one in room.advice("transit")] == ["transit.missing"]
    room.clock.wait(5)
    assert [(one["entry"], one["assumed"]) for one in room.show()["transit"]] == [(1, False), (2, True)]
    assert [(one["code"], one["offer"]) for one in room.advice("transit")] == [
        ("transit.missing", "in 2-9"),
        ("transit.late", "in 2-8"),
    ]


def test_two_players_change_seats_at_once(room: TestDesk) -> None:
    room.fill({1: 2, 2: 2})
    room.play("swap 1-1 2 2")
    assert (room.seats(1), room.seats(2)) == ({"1": 4, "2": 2}, {"1": 3, "2": 1})
    assert room.refused("swap #1 #1") == "Player 1 1 (#1) is named twice"
    room.play("lock 1")
    assert room.refused("swap 1-1 2-1") == "Table 1 is locked"


def test_a_whole_table_goes_to_an_empty_one(room: TestDesk) -> None:
    room.fill({1: 5, 2: 1})
    room.play("1 pos 1 2 3\nmove 2-1 1-9\nshift 1 4")
    assert room.seats(4) == {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5}
    assert room.table(4)["next"]["big_blind"] == 4
    assert room.show()["transit"][0]["to"] == "4-9"
    assert room.refused("shift 4 9") == "There is no table 9"
    room.play("in all")
    assert room.refused("shift 2 4") == "Players still sit at table 4"


@pytest.mark.rule("TDA-2024 10-B")
def test_a_break_is_all_or_nothing(room: TestDesk) -> None:
    room.fill({1: 7, 2: 7, 3: 4})
    said = room.play("break 3")
    assert said == ["Table 3 broken: players moved 4, slips 000001–000004"]
    assert room.table(3)["state"] == "broken"
    assert sorted(one["to"][0] for one in room.show()["transit"]) == ["1", "1", "2", "2"], "not to an empty table"
    room.play("undo")
    assert room.show()["transit"] == []
    room.play("2-1 x\nlock 1-8\nlock 1-9\nclose 4")
    assert room.refused("break 3") == "Players at table 3: 4; open seats elsewhere: 3"
    room.play("unlock 1-8\nbreak 3")
    assert {one["to"] for one in room.show()["transit"]} == {"1-8", "2-1", "2-8", "2-9"}


def test_a_break_takes_along_who_is_absent_or_on_his_way_there(room: TestDesk) -> None:
    room.fill({1: 6, 2: 6, 3: 2})
    room.play("move 1-1 3-9\naway 3-1\nbreak 3")
    moves = {one["entry"]: one for one in room.show()["transit"]}
    assert set(moves) == {1, 13, 14}
    assert moves[1]["from"] == "1-1"
    assert room.desk.floor.now.slips[1].void == "redirected"


def test_an_empty_table_breaks_without_slips(room: TestDesk) -> None:
    room.fill({1: 4})
    assert room.play("break 4") == ["Table 4 broken, it was empty"]
    assert room.refused("break 4") == "Table 4 is broken"


def test_who_drew_which_card_is_typed(room: TestDesk) -> None:
    room.fill({1: 4, 2: 2})
    assert room.refused("break 2 1:1-9") == "Players still sit at table 2"
    room.play("break 2 1:1-9 2:1-7\nin all")
    assert (room.seats(1)["9"], room.seats(1)["7"]) == (5, 6)


def test_a_seed_makes_the_same_break(tmp_path: Path) -> None:
    drawn = []
    for number in (1, 2):
        folder = tmp_path / str(number)
        folder.mkdir()
        room = TestDesk(folder, tables=3)
        room.fill({1: 5, 2: 5, 3: 5})
        room.play("break 3 open sesame")
        drawn.append([one["to"] for one in room.show()["transit"]])
    assert drawn[0] == drawn[1]


@pytest.mark.rule("TDA-2024 RP-9")
def test_the_final_table_is_enlarged_if_the_rule_asks(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=3, seats=6)
    room.fill({1: 3, 2: 3, 3: 2})
    assert room.refused("final") == "8 players left, the final table is made at 7"
    room.play("3-1 x\nmove 3-2 2-6\nfinal")
    assert room.table(1)["max_seats"] == 7
    assert [room.table(table)["state"] for table in (1, 2, 3)] == ["open", "broken", "broken"]
    room.play("in all")
    assert len(room.seats(1)) == 7
    assert room.refused("final") == "Only one table is left"
    room.play("undo\nundo")
    assert room.table(1)["max_seats"] == 6


def test_a_redraw_goes_to_the_lowest_open_tables(room: TestDesk) -> None:
    room.fill({1: 3, 2: 3, 3: 3, 4: 3})
    room.play("close 1\nredraw 2\nin all")
    assert [room.table(table)["state"] for table in (1, 2, 3, 4)] == ["broken", "open", "open", "broken"]
    assert (len(room.seats(2)), len(room.seats(3))) == (6, 6)
    assert room.refused("redraw 3") == "Fewer tables are open than 3"
    assert room.refused("redraw 1") == "Too many for so few tables: players 12, tables 1"


def test_pins_and_locks_in_a_redraw(room: TestDesk) -> None:
    room.fill({1: 4, 2: 4})
    room.play("pin 2-2")
    assert room.refused("redraw 1") == "Player 2 2 (#6) keeps the seat 2-2; unpin first, or move by name"
    room.play("unpin 2-2\npin 1-2\nlock 1-9\nlock 2-9\nredraw 2\nin all")
    assert room.seats(1)["2"] == 2
    assert "9" not in {*room.seats(1), *room.seats(2)}
    room.play("lock 2")
    assert room.refused("redraw 2") == "Table 2 is locked"


def test_apart_in_every_draw(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=3)
    room.fill({1: 5, 2: 5, 3: 4})
    room.play("apart 3-1 1-1\napart 3-2 3-3\nbreak 3\nin all\nredraw 2\nin all")
    where = {seat["entry"]: table for table in (1, 2) for seat in room.table(table)["seats"].values()}
    assert where[11] != where[1]
    assert where[12] != where[13]


def test_who_comes_in_again_is_still_kept_apart(room: TestDesk) -> None:
    room.fill({1: 3, 2: 3, 3: 9, 4: 9})
    room.play("apart 1-1 2-1\n2-1 x\nre #4\n1-1 x\nre #1")
    now = room.desk.floor.now
    again, other = now.entries[25].chair, now.entries[26].chair
    assert again is not None
    assert other is not None
    assert (again.table, other.table) == (2, 1)


def test_undo_of_an_old_event_and_what_it_makes_false(room: TestDesk) -> None:
    room.fill({1: 4, 2: 3})
    room.play("1-1 x\nmove 1-2 2-9\n2-1 x\nnew Zed 1-1")
    assert room.play("undo 10")[0] == (
        "Undone 10: Table 1 seat 1, Player 1 1 (#1) is out. Back without a seat, waiting: Player 1 1 (#1)"
    )
    assert room.play("undo 11")[0].endswith("Slips now false: 000001")
    assert room.seats(1)["2"] == 2
    assert room.refused("000001") == "Slip 000001 is void: the move was undone"
    assert room.play("redo")[0].startswith("Redone 11")
    room.play("in all")
    assert room.refused("undo 11").startswith("11 stays while")
    assert room.refused("undo 1") == "1 cannot be undone: it is on paper, erased, or the opening"
    assert room.refused("undo 999") == "The journal has no entry 999"
    assert room.refused("undo 10") == "10 is undone already"


def test_numbers_are_never_used_again_also_after_reopening(room: TestDesk) -> None:
    room.fill({1: 4, 2: 3})
    room.play("new Zed 1-9\nmove 1-1 2-9\nundo\nundo")
    room.desk.close()
    again = open_desk(room.path, clock=room.clock)
    room.desk = again
    room.play("new Yan 1-9\nmove 1-1 2-9")
    assert room.seats(1)["9"] == 9
    assert room.show()["transit"][0]["slip"] == "000002"
    again.close()


@pytest.mark.parametrize("call", ["redraw 2", "final"])
def test_the_button_is_placed_anew_where_everybody_sits_elsewhere(room: TestDesk, call: str) -> None:
    room.fill({1: 4, 2: 5})
    room.play(f"reg close\n1 pos 1 2 3\n2 pos 1 2 3\n{call}\nin all")
    assert (room.table(1)["positions"], room.table(1)["next"]) == (None, None)
    assert not any("waits" in seat["flags"] for seat in room.table(1)["seats"].values())
    room.play("undo\nundo")
    assert room.table(1)["next"]["button"] == 2


def test_a_penalty_s_papers_go_along_with_the_player(room: TestDesk) -> None:
    room.fill({1: 4, 2: 3})
    room.play("p 1-4 hands 2\nwait Zed")
    for kind in ("penalty-slips", "penalty-tallies", "waiting-tickets", "bag-tags"):
        printed(room.desk, Order(kind, only="1-4" if kind == "bag-tags" else ""), BytesIO())
    room.play("move 1-4 2-9\nin 2-9\nseat #8 1-4")
    for serial in ("000001", "000002"):
        assert room.play(serial) == [f"Slip {serial}: Player 1 4 (#4), table 2 seat 9"]
    assert room.play("000003") == ["Slip 000003: Zed (#8), table 1 seat 4"]
    assert room.refused("000004") == "Slip 000004 is void: the player was moved since"
