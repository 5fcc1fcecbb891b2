"""IBM Plex from the shipped files, by size in pixels, weight and width.

The files' families have names of their own (``packaging/font_names.py``): a system's font of the same family would hide
a shipped one.
"""

import sys
from functools import cache

from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics, QGuiApplication

from floorman.shipped import resource
from floorman.ui.words import _

SANS = "Floorman Sans"
CONDENSED = "Floorman Sans Condensed"
OTHERS = ("Floorman Fallback", "Floorman Sans Arabic", "Floorman Sans Hebrew")
"""Families for the letters of other scripts, asked in this order."""
_WINDOW = ("IBMPlexSans-", "IBMPlexSansCondensed-")
_NAMES = ("DroidSansFallback", "IBMPlexSansArabic", "IBMPlexSansHebrew")


@cache
def load_window_fonts() -> None:
    """Makes the window's own faces known to Qt; once a process, after QApplication."""
    if not _load(_WINDOW) and not QFontMetrics(QFont()).inFont("A") and sys.stderr is not None:
        said = _("There is no font to show letters with. Install the program again.")
        sys.stderr.write(f"floorman: {said}\n")  # the one place left where it can be read


@cache
def load_name_fonts() -> None:
    """Makes the letters for other scripts known (some megabytes, so after the first paint)."""
    _load(_NAMES)


def _load(stems: tuple[str, ...]) -> int:
    """How many of the shipped files are known now; where there are none Qt takes what the system has."""
    try:
        folder = resource("fonts")
    except FileNotFoundError:
        return 0
    paths = [path for path in sorted(folder.glob("*.ttf")) if path.name.startswith(stems)]
    return sum(QFontDatabase.addApplicationFont(str(path)) >= 0 for path in paths)


@cache
def face(px: float, weight: int = 400, condensed: bool = False) -> QFont:
    """The font of ``px`` pixels, ``weight`` 400, 500, 600 or 700. Callers do not change it."""
    font = QFont()
    families = [CONDENSED, SANS] if condensed else [SANS, CONDENSED]
    font.setFamilies([*families, *OTHERS])
    _size(font, px)
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def _size(font: QFont, px: float) -> None:
    """Qt takes whole pixels or parts of a point; half pixels go by points."""
    if px == int(px):
        font.setPixelSize(int(px))
    else:
        font.setPointSizeF(px * 72 / QGuiApplication.primaryScreen().logicalDotsPerInch())


@cache
def metrics(px: float, weight: int = 400, condensed: bool = False) -> QFontMetrics:
    """The measures of ``face(px, weight, condensed)``."""
    return QFontMetrics(face(px, weight, condensed))


def width(text: str, px: float, weight: int = 400, condensed: bool = False) -> int:
    """How wide ``text`` is in that face, in pixels."""
    return metrics(px, weight, condensed).horizontalAdvance(text)
