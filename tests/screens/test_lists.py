"""Screens that list people and tables: who is on them, and which names."""

import pytest

from floorman.core.facts import PrintedSlip, SlipsPrinted
from floorman.screens import lists
from floorman.screens.figures import name_shown
from tests.desk.rooms import TestDesk
from tests.screens.halls import room_of


def test_seats_are_paged(hall: TestDesk) -> None:
    first = lists.seats_screen(room_of(hall), by_entry=True)
    assert len(first.rows) == lists.SEATS_A_PAGE
    hall.clock.now += lists.PAGE
    second = lists.seats_screen(room_of(hall), by_entry=True)
    assert {first.page, second.page} == {"1/2", "2/2"}
    assert len({row.entry for row in (*first.rows, *second.rows)}) == 48


def test_a_move_is_shown_once_its_slip_is_on_paper(hall: TestDesk) -> None:
    hall.play("move 1-1 6-9")
    assert not lists.moves_screen(room_of(hall)).rows
    assert hall.desk.floor.now.counts.transit == 1
    slip = next(iter(hall.desk.floor.now.slips.values()))
    hall.desk.record(SlipsPrinted("move-slips", (PrintedSlip(slip.serial),)))
    assert [(row.entry, row.origin, row.chair) for row in lists.moves_screen(room_of(hall)).rows] == [
        ("1", "1-1", "6-9")
    ]


def test_the_next_three_tables_with_the_players_at_which_they_break(hall: TestDesk) -> None:
    hall.play("order 6 5 4 3")
    told = lists.breaking_screen(room_of(hall)).tables
    assert [(one.table, one.at_players) for one in told] == [
        (6, "at 45 players"),
        (5, "at 36 players"),
        (4, "at 27 players"),
    ]


def test_who_waits_in_their_order(hall: TestDesk) -> None:
    assert lists.waiting_screen(room_of(hall)).empty == "Nobody waits"


@pytest.mark.parametrize(
    ("shown", "name"),
    [("none", ""), ("initials", "A. K."), ("first", "Anna"), ("full", "Anna Kowalska")],
)
def test_as_much_of_a_name_as_the_house_allows(shown: str, name: str) -> None:
    assert name_shown("Anna Kowalska", shown) == name  # type: ignore[arg-type]
