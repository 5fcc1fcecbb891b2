"""Tiles are as large as they can be with the whole room in sight."""

import pytest

from floorman.ui.floor.grid import FEW, STEPS, grid, height_needed, screen_factor, whole_room
from floorman.ui.floor.named import is_named


@pytest.mark.parametrize("high", [568, 528])
def test_twenty_five_tables_are_near_on_the_least_screen(high: int) -> None:
    zoom = whole_room([25], 672, high)
    cells = grid(zoom, 672)
    assert (zoom.far, cells.columns) == (False, 5)
    assert height_needed(cells, [25]) <= high


def test_twenty_tables_are_near_at_1280_by_720() -> None:
    assert not whole_room([20], 586, 500).far


@pytest.mark.parametrize("sections", [[300], [295], [112, 112, 76]])
def test_three_hundred_tables_are_in_sight_on_a_wide_screen(sections: list[int]) -> None:
    zoom = whole_room(sections, 1190, 840)
    assert zoom.far
    assert height_needed(grid(zoom, 1190), sections) <= 840


@pytest.mark.parametrize("tables", range(1, FEW + 1))
def test_a_few_tables_use_the_room_and_have_names(tables: int) -> None:
    cells = grid(whole_room([tables], 672, 568), 672)
    assert is_named(cells.cell_width - cells.gap, cells.cell_height - cells.gap)
    assert height_needed(cells, [tables]) <= 568


def test_what_never_fits_is_farthest() -> None:
    assert whole_room([5000], 672, 568) == STEPS[0]


def test_a_near_tile_is_never_smaller_than_96_by_84() -> None:
    for zoom in STEPS:
        for width in range(300, 1900, 37):
            cells = grid(zoom, width)
            if not zoom.far:
                assert cells.cell_width - cells.gap >= 96
                assert cells.cell_height - cells.gap >= 84
            assert cells.columns * cells.cell_width <= max(width, cells.cell_width)


@pytest.mark.parametrize(("dots", "factor"), [(96, 1.0), (112, 1.0), (141, 1.2), (20, 1.0), (900, 1.0)])
def test_digits_are_6_5_mm_where_the_screen_is_believed(dots: float, factor: float) -> None:
    assert screen_factor(dots) == pytest.approx(factor, abs=0.01)
