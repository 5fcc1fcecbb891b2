"""Tiles are as large as they can be with the whole room in sight."""

import pytest

from floorman.ui.floor.grid import STEPS, Zoom, grid, height_needed, screen_factor, whole_room


def test_twenty_five_tables_are_near_on_the_least_screen() -> None:
    assert whole_room([25], 672, 568) == Zoom(False, 1.0)
    cells = grid(Zoom(False, 1.0), 672)
    assert cells.columns == 5
    assert cells.cell_width - cells.gap == 128


def test_three_hundred_tables_are_far_on_a_wide_screen() -> None:
    zoom = whole_room([112, 112, 76], 1190, 880)
    assert zoom.far
    assert height_needed(grid(zoom, 1190), [112, 112, 76]) <= 880


def test_what_never_fits_is_farthest() -> None:
    assert whole_room([5000], 672, 568) == STEPS[0]


def test_a_near_tile_is_never_smaller_than_120_by_90() -> None:
    for zoom in STEPS:
        for width in range(300, 1900, 37):
            cells = grid(zoom, width)
            if not zoom.far:
                assert cells.cell_width - cells.gap >= 120
                assert cells.cell_height - cells.gap >= 90
            assert cells.columns * cells.cell_width <= max(width, cells.cell_width)


@pytest.mark.parametrize(("dots", "factor"), [(96, 1.0), (112, 1.0), (141, 1.2), (20, 1.0), (900, 1.0)])
def test_digits_are_6_5_mm_where_the_screen_is_believed(dots: float, factor: float) -> None:
    assert screen_factor(dots) == pytest.approx(factor, abs=0.01)
