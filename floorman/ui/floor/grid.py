"""How large the tiles are: the zoom steps, and the one at which the whole room fits."""

from math import ceil
from typing import NamedTuple

from floorman.ui.floor.far import FAR
from floorman.ui.floor.tile import NEAR

GAP = 6
FAR_GAP = 4
HEADING = 26


class Zoom(NamedTuple):
    """Far or near tiles, and how much they are scaled."""

    far: bool
    scale: float
    columns: int = 0
    """How many stand side by side; 0: as many as there is room for."""
    high: int = 0
    """How high a tile is in pixels, where it is higher than its scale asks."""


STEPS = (
    *(Zoom(True, scale) for scale in (1.0, 1.25, 1.5)),
    *(Zoom(False, scale) for scale in (0.8, 1.0, 1.25, 1.5, 1.75, 2.0)),
)
"""From the farthest to the nearest, for + and −."""
FEW = 12
"""Tables for which tiles are shaped so that names fit on them."""
_NAMED = (188, 116)
"""The least size of a tile with names."""
_WIDEST = 420
_FAR_SCALES, _NEAR_SCALES = (0.85, 1.5), (0.8, 2.0)


class Grid(NamedTuple):
    """The cells of a zoom step in a floor of some width."""

    zoom: Zoom
    cell_width: int
    cell_height: int
    columns: int
    gap: int = GAP


def grid(zoom: Zoom, width: int) -> Grid:
    """The cells of ``zoom`` over ``width`` pixels: its columns, else as many as fit, stretched over the width."""
    least_wide = (FAR if zoom.far else NEAR)[0] * zoom.scale
    tall = (FAR if zoom.far else NEAR)[1] * zoom.scale
    gap = FAR_GAP if zoom.far else GAP
    columns = zoom.columns or max(1, int(width // (least_wide + gap)))
    widest = _WIDEST if zoom.columns and not zoom.far else (least_wide + gap) * 1.25
    cell = min((width - 1) // columns, int(widest))
    return Grid(zoom, max(cell, int(least_wide + gap)), (zoom.high or int(tall)) + gap, columns, gap)


def height_needed(cells: Grid, sections: list[int]) -> int:
    """How high the floor is with these sections (tables in each)."""
    headings = HEADING * len(sections) if len(sections) > 1 else 0
    return headings + sum(ceil(tables / cells.columns) * cells.cell_height for tables in sections)


def for_screen(zoom: Zoom, factor: float) -> Zoom:
    """A step as large as the screen asks near tiles to be; what was made to fit the room stays as it is."""
    return zoom if zoom.far or zoom.columns else Zoom(False, zoom.scale * factor)


def whole_room(sections: list[int], width: int, height: int) -> Zoom:
    """The largest tiles with which every table shows without scrolling, near ones if they fit; else the farthest."""
    total = sum(sections)
    if 0 < total <= FEW:
        named = _with_names(sections, width, height)
        if named:
            return max(named, key=lambda one: min(grid(one, width).cell_width / 200, one.high / 126))
    for far in (False, True):
        found = _fitting(far, sections, width, height)
        if found:
            return max(found, key=lambda one: (one.scale, -one.columns))
    return STEPS[0]


def _with_names(sections: list[int], width: int, height: int) -> list[Zoom]:
    """For each number of columns the tiles with names that fill the floor, where it has room for such."""
    free = height - (HEADING * len(sections) if len(sections) > 1 else 0)
    found = []
    for columns in range(1, max(sections) + 1):
        rows = sum(ceil(tables / columns) for tables in sections)
        wide, high = min(_WIDEST, (width - 1) // columns) - GAP, free // rows - GAP
        if wide >= _NAMED[0] and high >= _NAMED[1]:
            found.append(Zoom(False, min(2.0, wide / NEAR[0], high / NEAR[1]), columns, min(high, round(wide * 0.85))))
    return found


def _fitting(far: bool, sections: list[int], width: int, height: int) -> list[Zoom]:
    """For each number of columns the largest scale at which the whole room shows, if one does."""
    plain_wide, plain_high = FAR if far else NEAR
    gap = FAR_GAP if far else GAP
    least, most = _FAR_SCALES if far else _NEAR_SCALES
    free = height - (HEADING * len(sections) if len(sections) > 1 else 0)
    found = []
    for columns in range(1, max(1, *sections, 0) + 1):
        rows = max(1, sum(ceil(tables / columns) for tables in sections))
        wide, high = (width - 1) // columns - gap, free // rows - gap
        scale = min(most, wide / plain_wide, high / plain_high)
        if scale >= least:
            found.append(Zoom(far, scale, columns))
    return found


def screen_factor(dots_per_inch: float) -> float:
    """How much larger near tiles must be so that their digits are 6.5 mm high; 60 to 300 dpi are believed."""
    if not 60 <= dots_per_inch <= 300:
        return 1.0
    return max(1.0, 6.5 / 25.4 * dots_per_inch / 30)
