"""What the counts of the room call for, and the moves with their players and seats."""

import pytest

from floorman.desk.seats.balancing import balancing_moves, counted
from tests.desk.rooms import TestDesk


def pairs(room: TestDesk) -> list[tuple[int, int]]:
    return [(due.giving, due.receiving) for due in balancing_moves(room.desk.floor)]


def test_players_in_transit_count_where_they_go(room: TestDesk) -> None:
    room.fill({1: 9, 2: 7})
    room.play("reg close")
    assert pairs(room) == [(1, 2)]
    room.play("move 1-1 2-9")
    assert pairs(room) == []


def test_a_closed_table_gives_and_does_not_receive(room: TestDesk) -> None:
    room.fill({1: 8, 2: 5, 3: 6})
    room.play("reg close\nclose 2")
    assert pairs(room) == [(1, 3)]
    room.play("open 2\nclose 1\nlock 3-7\nlock 3-8\nlock 3-9")
    assert pairs(room) == [(1, 2)]


def test_a_stopped_table_receives(room: TestDesk) -> None:
    room.fill({1: 9, 2: 6})
    room.play("reg close\nhalt 2")
    assert pairs(room) == [(1, 2)]


def test_a_table_without_a_dealer_and_a_locked_one_receive_nobody(room: TestDesk) -> None:
    room.play("open 9 wait")
    room.fill({1: 9, 2: 8, 9: 6, 3: 6})
    room.play("reg close\nlock 3")
    assert {receiving for _, receiving in pairs(room)} <= {1, 2}


def test_each_move_is_worked_out_as_if_those_before_it_were_made(room: TestDesk) -> None:
    room.fill({1: 9, 2: 9, 3: 5})
    room.play("reg close\nlock 3-9\nbb 1:3 2:5 3:1")
    moves = [(str(due.origin), str(due.chair)) for due in balancing_moves(room.desk.floor)]
    assert moves == [("1-4", "3-6"), ("2-6", "3-7")]
    room.play("bal all")
    assert [(one["from"], one["to"]) for one in room.show()["transit"]] == moves
    assert room.journal()[-1] == "Balance: players moved 2, slips 000001–000002"
    room.play("undo")
    assert room.show()["transit"] == []


def test_all_moves_need_all_positions_and_the_first_only_its_own(room: TestDesk) -> None:
    room.fill({1: 9, 2: 9, 3: 5})
    room.play("reg close\nlock 3-9\nbb 1:3 3:1")
    assert room.refused("bal all") == "Nobody knows the big blind at 2. Ask there: 2 bb …"
    room.play("bal")
    assert room.show()["transit"][0]["to"] == "3-6"


def test_nothing_is_moved_while_registration_is_open(room: TestDesk) -> None:
    room.fill({1: 9, 2: 5})
    assert pairs(room) == []
    assert room.refused("bal") == "Registration is open: until reg close, players go only by move"
    assert counted(room.desk.floor).code.startswith("balance.registering")


def test_short_tables_that_can_take_nobody(room: TestDesk) -> None:
    room.fill({1: 8, 2: 5})
    room.play("reg close\nclose 2")
    assert room.refused("bal") == "The short tables can take nobody"
    room.play("open 2\n1-8 x\n1-7 x")
    assert room.refused("bal") == "The tables are balanced"


@pytest.mark.rule("TDA-2024 RP-9")
def test_no_moves_once_the_players_fit_the_final_table(room: TestDesk) -> None:
    room.fill({1: 6, 2: 3})
    room.play("reg close")
    assert room.refused("bal") == "The players left fit the final table: final"
