"""Chairs stand where players sit: dealer below, seat 1 at the dealer's left, then clockwise."""

import pytest

from floorman.ui.paint.ring import frame, nearest, rows, spots


def test_nine_seats_are_four_one_four() -> None:
    assert frame(9) == ((0, 3), (0, 2), (0, 1), (0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (2, 3))


@pytest.mark.parametrize(("seats", "deep"), [(6, 3), (8, 4), (9, 4), (10, 5), (12, 6)])
def test_rows_are_half_of_the_seats(seats: int, deep: int) -> None:
    assert rows(seats) == deep


@pytest.mark.parametrize("seats", range(2, 13))
def test_every_chair_has_a_cell_of_its_own_and_the_dealer_his(seats: int) -> None:
    cells = frame(seats)
    assert len(set(cells)) == len(cells) == seats
    assert (1, rows(seats) - 1) not in cells
    assert cells[0] == (0, rows(seats) - 1)
    assert cells[-1] == (2, rows(seats) - 1)


@pytest.mark.parametrize("seats", range(2, 13))
@pytest.mark.parametrize(("wide", "tall", "scale"), [(128, 106, 1.0), (120, 90, 0.85), (256, 212, 2.0)])
def test_marks_on_a_tile_do_not_touch(seats: int, wide: float, tall: float, scale: float) -> None:
    places = spots(seats, wide, tall, scale)
    assert len(places) == seats
    for nth, (x, y) in enumerate(places):
        assert 7 * scale <= x <= wide - 7 * scale
        assert 7 * scale <= y <= tall - 7 * scale
        for other_x, other_y in places[:nth]:
            assert (x - other_x) ** 2 + (y - other_y) ** 2 >= (12.5 * scale) ** 2


@pytest.mark.parametrize("seats", range(2, 13))
def test_clockwise_from_the_dealers_left(seats: int) -> None:
    places = spots(seats, 128, 106)
    turn = sum((x2 - x1) * (y2 + y1) for (x1, y1), (x2, y2) in zip(places, (*places[1:], places[0]), strict=True))
    assert turn <= 0 or seats == 2


@pytest.mark.parametrize("seats", range(2, 13))
def test_a_press_on_a_mark_finds_its_seat(seats: int) -> None:
    for seat, (x, y) in enumerate(spots(seats, 128, 106), 1):
        assert nearest(seats, 128, 106, 1.0, x + 2, y - 2) == seat
    assert nearest(seats, 128, 106, 1.0, 64, 53) is None
