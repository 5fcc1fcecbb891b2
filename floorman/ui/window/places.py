"""Where the parts of the window lie, by its size: one function, no widgets."""

from msgspec import Struct

BANNER = 34
RAIL = 64
COVERED = 1024
"""Narrower windows have the table over the floor, not beside it."""


class Box(Struct, frozen=True):
    """A rectangle in the window, in pixels."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column after it."""
        return self.left + self.width


class WindowPlaces(Struct, frozen=True):
    """The parts' rectangles; ``None`` where there is no room for a part."""

    top: Box
    banner: Box | None
    advice: Box
    rail: bool
    filters: Box
    floor: Box
    legend: Box | None
    panel: Box | None
    stage: Box
    """Floor and panel together: where keys, papers and rulings are shown."""
    centre: Box
    """Filters, floor and legend together: where lists are shown."""
    bar: Box
    plate: int
    """How high a plate is."""


def places(
    width: int, height: int, bar: int, banner: bool = False, panel_open: bool = False, legend_high: int = 28
) -> WindowPlaces:
    """The places in a window of ``width`` by ``height``; ``bar``, ``legend_high``: heights of call bar and legend.

    Under 1280 the advice is a rail; under 1024 the panel covers the floor, and only when it is open.
    """
    wide, rail, overlay = width >= 1600, width < 1280, width < COVERED
    top_high = 48 if height >= 640 else 40
    above = top_high + (BANNER if banner else 0)
    deep = height - above - bar
    left = RAIL if rail else 340 if wide else 314
    panel_wide = 380 if wide else 370
    right = width if overlay else width - panel_wide
    panel = Box(left if overlay else right, above, (width - left) if overlay else panel_wide, deep)
    legend = height >= 740
    centre = Box(left, above, right - left, deep)
    side = 8
    floor_high = deep - 48 - (legend_high if legend else 4)
    inner = centre.width - 2 * side
    return WindowPlaces(
        top=Box(0, 0, width, top_high),
        banner=Box(0, top_high, width, BANNER) if banner else None,
        advice=Box(0, above, left, deep),
        rail=rail,
        filters=Box(left + side, above, inner, 48),
        floor=Box(left + side - 3, above + 48, inner + 6, floor_high),
        legend=Box(left + side, above + 48 + floor_high, inner, legend_high) if legend else None,
        panel=panel if not overlay or panel_open else None,
        stage=Box(left, above, width - left, deep),
        centre=centre,
        bar=Box(0, height - bar, width, bar),
        plate=64 if wide and height >= 900 else 47,
    )
