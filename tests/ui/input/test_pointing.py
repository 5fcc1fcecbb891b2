"""A call that waits for a table or a chair takes the one that is pressed."""

import pytest

from floorman.ui.input.pointing import Pointed, taken_in
from tests.ui.desks import Played


@pytest.mark.parametrize(
    ("call", "at", "then"),
    [
        ("12 pos ", Pointed(12, 3, 30), "12 pos 3 "),
        ("12 pos 3 ", Pointed(12, 4, 31), "12 pos 3 4 "),
        ("12 pos 3 4 ", Pointed(12, 5, 32), "12 pos 3 4 5"),
        ("12 pos 3 - ", Pointed(12, 5, 32), "12 pos 3 - 5"),
        ("12 pos 3 4 5", Pointed(12, 6, 33), None),
        ("12 pos ", Pointed(13, 6, 33), None),
        ("12 bb ", Pointed(12, 6, 33), "12 bb 6"),
        ("start 12 ", Pointed(12, 6, 33), "start 12 6"),
        ("move 12-4 ", Pointed(17), "move 12-4 17"),
        ("move 12-4 17", Pointed(18), "move 12-4 18"),
        ("move 12-4 ", Pointed(17, 2), "move 12-4 17-2"),
        ("move 12-4 ", Pointed(17, 2, 9), "swap 12-4 17-2"),
        ("move 12-4 ", Pointed(12, 4, 8), None),
        ("move 12-4 ", Pointed(12), None),
        ("swap 12-4 ", Pointed(17, 2, 9), "swap 12-4 17-2"),
        ("swap 12-4 ", Pointed(17, 2), None),
        ("apart #8 ", Pointed(17, 2, 9), "apart #8 #9"),
        ("new Ann Lee", Pointed(17, 2), "new Ann Lee 17-2"),
        ("new Ann Lee 3-4", Pointed(17, 2), "new Ann Lee 17-2"),
        ("new Ann Lee", Pointed(17, 2, 9), None),
        ("seat #17", Pointed(17, 2), "seat #17 17-2"),
        ("shift 41 ", Pointed(7), "shift 41 7"),
        ("", Pointed(7, 2, 3), None),
        ("12-5 x", Pointed(12, 6, 3), None),
    ],
)
def test_what_a_press_adds(call: str, at: Pointed, then: str | None) -> None:
    assert taken_in(call, at) == then


def test_positions_by_pressing_plates(played: Played) -> None:
    played.fill(1, 2, seats=6)
    page = played.page
    page.choice.choose(1)
    page.panel.table_row.buttons[1].click()
    for seat in (2, 3, 4):
        page.panel.ring.plates[seat - 1].click()
    assert page.bar.calls.text == "1 pos 2 3 4"
    page.bar.enter.click()
    sighting = played.room.desk.floor.now.tables[1].sighting
    assert sighting is not None
    assert sighting.positions.big_blind == 4


def test_a_move_by_pressing_a_seat_of_another_table(played: Played) -> None:
    played.fill(1, seats=6)
    played.fill(2, seats=3)
    page = played.page
    page.choice.choose(1, 2)
    page.panel.seat_row.buttons[1].click()
    page.choice.press(2, 7, None)
    assert page.bar.calls.text == "move 1-2 2-7"
    assert page.choice.ways == ((1, 2),)
    page.bar.enter.click()
    assert page.choice.ways == ()
    assert played.room.desk.floor.now.transit


def test_a_seat_pressed_with_nothing_typed_is_chosen(played: Played) -> None:
    played.fill(1, 2, seats=6)
    assert played.page.choice.press(2, 3, 9)
    assert (played.page.choice.table, played.page.choice.seat) == (2, 3)
