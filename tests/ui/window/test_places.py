"""The parts of the window lie beside each other at every size."""

from itertools import combinations

import pytest

from floorman.ui.window.places import Box, places


def overlap(one: Box, other: Box) -> bool:
    return (
        one.left < other.left + other.width
        and other.left < one.left + one.width
        and one.top < other.top + other.height
        and other.top < one.top + one.height
    )


def test_the_least_screen_is_as_drawn() -> None:
    where = places(1366, 768, 76)
    assert (where.advice.width, where.centre.width) == (314, 682)
    assert where.panel == Box(996, 48, 370, 644)
    assert where.legend is not None
    assert not where.rail
    assert where.plate == 47


def test_a_wide_screen_is_as_drawn() -> None:
    where = places(1920, 1080, 76)
    assert where.advice.width == 340
    assert where.panel is not None
    assert where.panel.width == 380
    assert where.plate == 64


def test_below_1280_the_advice_is_a_rail() -> None:
    assert places(1279, 768, 76).rail
    assert places(1279, 768, 76).advice.width == 64
    assert not places(1280, 768, 76).rail


def test_below_1024_the_panel_covers_the_floor_when_opened() -> None:
    assert places(1023, 768, 76).panel is None
    opened = places(1023, 768, 76, panel_open=True)
    assert opened.panel is not None
    assert overlap(opened.panel, opened.floor)


def test_a_low_window_loses_its_legend_first() -> None:
    assert places(1366, 768, 76).legend is not None
    assert places(1366, 700, 76).legend is None
    assert places(1366, 700, 76).top.height == 48
    assert places(1366, 600, 76).top.height == 40


@pytest.mark.parametrize("banner", [False, True])
@pytest.mark.parametrize(
    ("wide", "high"), [(800, 600), (1024, 768), (1280, 720), (1366, 768), (1600, 900), (1920, 1080)]
)
def test_nothing_lies_over_anything(wide: int, high: int, banner: bool) -> None:
    where = places(wide, high, 76, banner)
    boxes = [where.top, where.banner, where.advice, where.filters, where.floor, where.legend, where.panel, where.bar]
    shown = [box for box in boxes if box is not None]
    for box in shown:
        assert box.left >= 0
        assert box.top >= 0
        assert box.right <= wide
        assert box.top + box.height <= high
        assert box.height > 0
    for one, other in combinations(shown, 2):
        assert not overlap(one, other), (one, other)
