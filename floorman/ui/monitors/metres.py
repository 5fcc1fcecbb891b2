"""From how far figures of a screen can be read (ISO 9241-3: an angle of 16 minutes is the least)."""

from math import hypot, radians, tan

from floorman.screens.scene import WIDTH
from floorman.slips.fonts import CAP

LEAST, BETTER = 16, 20
"""Minutes of arc."""
INCH = 25.4


def metres(size: float, screen_mm: float, minutes: int = LEAST) -> float:
    """Metres from which figures of ``size`` px of a scene can be read on a screen so many millimetres wide."""
    return size * CAP * screen_mm / WIDTH / tan(radians(minutes / 60)) / 1000


def width_mm(inches: float) -> float:
    """The width of a screen of 16:9 with such a diagonal."""
    return inches * INCH * 16 / hypot(16, 9)
