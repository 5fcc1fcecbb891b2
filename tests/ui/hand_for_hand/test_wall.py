"""The wall: largest tiles that fit, places that stay, done tables in their strip."""

import pytest

from floorman.desk.conduct.hand_for_hand import BoardTile
from floorman.ui.hand_for_hand.wall import TileForm, Wall, cells, chips_in_a_row, strip_height


def tiles(count: int, done: tuple[int, ...] = (), wrong: tuple[int, ...] = ()) -> list[BoardTile]:
    return [
        BoardTile(table, table in (*done, *wrong), False, 8, 8 if table in done else None, table in wrong, "")
        for table in range(1, count + 1)
    ]


@pytest.mark.parametrize(
    ("count", "room", "form", "columns"),
    [
        (8, (1044, 514), TileForm.LARGE, 4),
        (10, (1044, 384), TileForm.LARGE, 5),
        (45, (1044, 514), TileForm.SMALL, 9),
        (45, (1044, 474), TileForm.SMALL, 9),
        (46, (1044, 514), TileForm.FAR, 14),
        (295, (1044, 514), TileForm.FAR, 14),
    ],
)
def test_form_and_columns(count: int, room: tuple[int, int], form: TileForm, columns: int) -> None:
    found = cells(count, *room)
    assert (found.form, found.columns) == (form, columns)


@pytest.mark.parametrize("count", [0, 1, 2, 6, 9, 10, 15, 40, 45, 46, 150, 295])
@pytest.mark.parametrize("room", [(1040, 520), (640, 400), (1600, 800)])
def test_the_wall_stays_in_its_room_or_scrolls_in_far_tiles(count: int, room: tuple[int, int]) -> None:
    found = cells(count, *room)
    assert found.columns * (found.wide + found.gap) - found.gap <= room[0]
    if found.form is not TileForm.FAR:
        assert found.needs - found.gap <= room[1]


def test_places_stay_until_a_row_is_empty() -> None:
    wall = Wall()
    assert wall.stands(tiles(6), 1, 3)
    assert wall.placed == (1, 2, 3, 4, 5, 6)
    assert not wall.stands(tiles(6, done=(2, 3, 4)), 1, 3)
    assert wall.placed == (1, 2, 3, 4, 5, 6)
    assert wall.is_outline(tiles(6, done=(2,))[1])
    assert wall.stands(tiles(6, done=(1, 2, 3, 4)), 1, 3)
    assert (wall.placed, wall.strip) == ((5, 6), (1, 2, 3, 4))


def test_every_hand_that_is_dealt_makes_the_wall_anew() -> None:
    wall = Wall()
    wall.stands(tiles(4, done=(1, 2)), 1, 2)
    assert wall.stands(tiles(4), 2, 2)
    assert (wall.placed, wall.strip) == ((1, 2, 3, 4), ())


def test_a_wrong_count_comes_first_and_out_of_the_strip() -> None:
    wall = Wall()
    wall.stands(tiles(6, done=(1, 2), wrong=(5,)), 1, 2)
    assert (wall.placed, wall.strip) == ((5, 3, 4, 6), (1, 2))
    assert wall.stands(tiles(6, done=(1,), wrong=(2, 5)), 1, 2)
    assert wall.placed == (2, 5, 3, 4, 6)


def test_a_done_table_is_opened_again_until_the_next_hand() -> None:
    wall = Wall()
    room = tiles(4, done=(1, 2))
    wall.stands(room, 1, 2)
    wall.open_again(2)
    wall.stands(room, 1, 2)
    assert (wall.placed, wall.strip) == ((2, 3, 4), (1,))
    assert not wall.is_outline(room[1])
    wall.stands(tiles(4, done=(1, 2)), 2, 2)
    assert wall.strip == (1, 2)


def test_a_table_that_comes_or_goes_makes_it_anew() -> None:
    wall = Wall()
    wall.stands(tiles(4), 1, 2)
    assert wall.stands(tiles(5), 1, 2)
    assert wall.stands(tiles(3), 1, 2)


def test_the_strip_holds_eighteen_a_row() -> None:
    assert (chips_in_a_row(1044), chips_in_a_row(10)) == (17, 1)
    assert strip_height(0, 1044) == 0
    assert strip_height(35, 1044) == 3 * 50
