"""How large the tiles are: the zoom steps, and the one at which the whole room fits."""

from math import ceil
from typing import NamedTuple

from floorman.ui.floor.far import FAR
from floorman.ui.floor.tile import NEAR

GAP = 6
FAR_GAP = 4
HEADING = 26


class Zoom(NamedTuple):
    """A zoom step: far or near tiles, and how much they are scaled."""

    far: bool
    scale: float


STEPS = (
    *(Zoom(True, scale) for scale in (1.0, 1.25, 1.5)),
    *(Zoom(False, scale) for scale in (0.85, 1.0, 1.25, 1.5, 1.75, 2.0)),
)
"""From the farthest to the nearest. A near tile is never smaller than 120 by 90."""


class Grid(NamedTuple):
    """The cells of a zoom step in a floor of some width."""

    zoom: Zoom
    cell_width: int
    cell_height: int
    columns: int
    gap: int = GAP


def grid(zoom: Zoom, width: int) -> Grid:
    """The cells of ``zoom`` over ``width`` pixels: as many columns as fit, stretched over the width."""
    least_wide = FAR[0] * zoom.scale if zoom.far else NEAR[0] * max(1.0, zoom.scale)
    tall = (FAR if zoom.far else NEAR)[1] * zoom.scale
    gap = FAR_GAP if zoom.far else GAP
    columns = max(1, int(width // (least_wide + gap)))
    widest = (least_wide + gap) * 1.25
    cell = min((width - 1) // columns, int(widest))
    return Grid(zoom, max(cell, int(least_wide + gap)), round(tall) + gap, columns, gap)


def height_needed(cells: Grid, sections: list[int]) -> int:
    """How high the floor is with these sections (tables in each)."""
    headings = HEADING * len(sections) if len(sections) > 1 else 0
    return headings + sum(ceil(tables / cells.columns) * cells.cell_height for tables in sections)


def for_screen(zoom: Zoom, factor: float) -> Zoom:
    """A step as large as the screen asks near tiles to be."""
    return zoom if zoom.far else Zoom(False, zoom.scale * factor)


def whole_room(sections: list[int], width: int, height: int, factor: float = 1.0) -> Zoom:
    """The nearest zoom step at which every table shows without scrolling; the farthest if none does."""
    for zoom in reversed(STEPS):
        if height_needed(grid(for_screen(zoom, factor), width), sections) <= height:
            return zoom
    return STEPS[0]


def screen_factor(dots_per_inch: float) -> float:
    """How much larger near tiles must be so that their digits are 6.5 mm high; 60 to 300 dpi are believed."""
    if not 60 <= dots_per_inch <= 300:
        return 1.0
    return max(1.0, 6.5 / 25.4 * dots_per_inch / 30)
