"""Seats drawn for who waits, for a table that breaks, for a redraw and for the final table."""

from pathlib import Path

import pytest

from floorman.core.refused import Refused
from floorman.desk.seats.drawing import breaking, chairs_for, receiving_tables
from tests.desk.rooms import TestDesk


def test_the_same_seed_gives_the_same_seats_and_another_one_others(room: TestDesk) -> None:
    for number in range(20):
        room.play(f"wait P{number}")
    floor = room.desk.floor
    waiting = floor.now.waiting
    assert chairs_for(floor, waiting, "one") == chairs_for(floor, waiting, "one")
    assert chairs_for(floor, waiting, "one") != chairs_for(floor, waiting, "two")


def test_shortest_tables_are_filled_first_up_to_the_cap(room: TestDesk) -> None:
    room.fill({1: 5, 2: 5, 3: 2})
    room.play("sell 6\nclose 4")
    for number in range(6):
        room.play(f"wait P{number}")
    room.play("draw")
    assert [len(room.seats(table)) for table in (1, 2, 3)] == [6, 6, 6]


def test_a_broken_tables_players_go_to_tables_in_play(room: TestDesk) -> None:
    room.fill({1: 8, 2: 8, 3: 2})
    tables = room.desk.floor.now.tables
    assert [table.number for table in receiving_tables(room.desk.floor, tables[3])] == [1, 2]
    room.play("new Zed 3-3")
    tables = room.desk.floor.now.tables
    assert [table.number for table in receiving_tables(room.desk.floor, tables[3])] == [1, 2, 4], "else all of them"
    room.play("close 4")
    with pytest.raises(Refused):
        breaking(room.desk.floor, tables[3], "one", False)


@pytest.mark.rule("TDA-2024 10-B")
def test_after_a_break_the_tables_are_as_even_as_they_can_be(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=5)
    room.fill({1: 7, 2: 6, 3: 5, 4: 6, 5: 6})
    room.play("break 5\nin all")
    assert sorted(len(room.seats(table)) for table in (1, 2, 3, 4)) == [7, 7, 8, 8]


def test_people_apart_find_tables_or_the_break_is_refused(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=3)
    room.fill({1: 4, 2: 4, 3: 2})
    room.play("apart 3-1 1-1\napart 3-1 2-1")
    assert room.refused("break 3") == "No draw was found that keeps apart those who must be."
    assert room.table(3)["state"] == "open"
    room.play("2-1 x\nbreak 3")
    assert next(one["to"][0] for one in room.show()["transit"] if one["from"] == "3-1") == "2"


def test_in_a_redraw_who_keeps_the_chair_gets_no_slip(room: TestDesk) -> None:
    room.fill({1: 3, 2: 3})
    room.play("pin 1-1\npin 2-1\nredraw 2 one")
    moved = {one["entry"] for one in room.show()["transit"]}
    assert not moved & {1, 4}
    assert len(room.desk.floor.now.slips) == len(moved)


def test_redraw_and_final_take_players_on_their_way_along(room: TestDesk) -> None:
    room.fill({1: 3, 2: 3, 3: 3})
    room.play("move 1-1 2-9\nfinal\nin all")
    assert len(room.seats(1)) == 9
    assert room.desk.floor.now.slips[1].void == "redirected"
