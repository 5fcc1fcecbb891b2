"""Seats that a table does not have, and what was told of tables and players that are gone: on the line, in a case."""

import pytest

from floorman.core.facts import NewTable, TablesOpened
from floorman.core.model import Chair, EntryNo, Positions, SeatNo, TableNo
from floorman.desk import rulings
from floorman.desk.request import Outcome
from tests.desk.rooms import TestDesk


def told(room: TestDesk, call: str) -> Outcome:
    """What comes of a call at a table of nine (1) and one of six (12)."""
    room.desk.record(TablesOpened((NewTable(TableNo(12), 6),)))
    room.fill({1: 9, 12: 6})
    return room.desk.call(call)


@pytest.mark.parametrize(
    ("call", "seat", "of"),
    [
        ("err 12 last 3 4 10 dealt 4 10 3 fold call", 10, 6),
        ("err 12 last 10 4 5 dealt 4 5 6 fold call", 10, 6),
        ("err 1 last 3 4 5 dealt 4 5 12 fold call", 12, 9),
        ("err 1 dealt 99 5 6", 99, 9),
        ("err 1-2 sits 12-7", 7, 6),
        ("err 1-2 sits 1-10 between", 10, 9),
    ],
)
def test_a_seat_over_the_table_is_named(room: TestDesk, call: str, seat: int, of: int) -> None:
    outcome = told(room, call)
    assert outcome.status == "not-possible"
    assert f"{seat}" in outcome.says
    assert f"{of}" in outcome.says


def test_what_was_told_of_seats_that_are_gone_is_asked_again(room: TestDesk) -> None:
    told(room, "? 1-1")
    last, dealt = (Positions(SeatNo(3), SeatNo(4), SeatNo(big)) for big in (8, 9))
    case = rulings.begin(room.desk.floor, "button-error", 12, {"last": last, "dealt": dealt})
    assert (case.value("last"), case.value("dealt")) == (None, None)
    assert rulings.begin(room.desk.floor, "button-error", 1, {"last": last}).value("last") == last
    assert rulings.begin(room.desk.floor, "button-error", 12, {"dealt": 7}).value("dealt") is None
    for chair in (Chair(TableNo(12), SeatNo(7)), Chair(TableNo(9), SeatNo(1))):
        assert rulings.begin(room.desk.floor, "wrong-seat", 12, {"sits": chair}).value("sits") is None


def test_who_is_gone_is_out_of_the_case(room: TestDesk) -> None:
    told(room, "? 1-1")
    case = rulings.begin(room.desk.floor, "same-hand", 1, {"players": (1, 15), "stacks": (900, 800)})
    assert (case.value("players"), case.value("stacks")) == ((1, 15), (900, 800))
    room.play("undo")
    case = rulings.refresh(room.desk.floor, case)
    assert (case.value("players"), case.value("stacks")) == ((1,), ())
    assert rulings.answer(room.desk.floor, case).ready
    assert rulings.begin(room.desk.floor, "absent", 1, {"player": EntryNo(15)}).value("player") is None
