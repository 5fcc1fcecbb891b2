"""How large the tiles are: the zoom steps, and the one at which the whole room fits."""

from math import ceil
from typing import NamedTuple

from floorman.ui.floor.far import FAR
from floorman.ui.floor.tile import NEAR

GAP = 6
FAR_GAP = 4
HEADING = 26
STEPS = (0.0, 0.85, 1.0, 1.25, 1.5, 1.75, 2.0)
"""Zoom steps; 0 is far, the others scale the near tile."""


class Grid(NamedTuple):
    """The cells of a zoom step in a floor of some width."""

    scale: float
    cell_width: int
    cell_height: int
    columns: int
    gap: int = GAP


def grid(scale: float, width: int) -> Grid:
    """The cells of zoom ``scale`` over ``width`` pixels: as many columns as fit, stretched over the width."""
    least_wide, tall = (NEAR[0] * max(1.0, scale), NEAR[1] * scale) if scale else FAR
    gap = GAP if scale else FAR_GAP
    columns = max(1, int(width // (least_wide + gap)))
    widest = (least_wide + gap) * 1.25
    cell = min(width // columns, int(widest))
    return Grid(scale, max(cell, round(least_wide) + gap), round(tall) + gap, columns, gap)


def height_needed(cells: Grid, sections: list[int]) -> int:
    """How high the floor is with these sections (tables in each)."""
    headings = HEADING * len(sections) if len(sections) > 1 else 0
    return headings + sum(ceil(tables / cells.columns) * cells.cell_height for tables in sections)


def whole_room(sections: list[int], width: int, height: int, factor: float = 1.0) -> float:
    """The largest zoom step at which every table shows without scrolling; far if none does."""
    for scale in sorted(STEPS[1:], reverse=True):
        if height_needed(grid(scale * factor, width), sections) <= height:
            return scale
    return 0.0


def screen_factor(dots_per_inch: float) -> float:
    """How much larger near tiles must be so that their digits are 6.5 mm high; 60 to 300 dpi are believed."""
    if not 60 <= dots_per_inch <= 300:
        return 1.0
    return max(1.0, 6.5 / 25.4 * dots_per_inch / 30)
