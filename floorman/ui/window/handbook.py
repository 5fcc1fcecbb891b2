"""The handbook in the system's browser: the built pages where the program brings them, else their source."""

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from floorman.shipped import resource

_SOURCE = Path(__file__).parents[3] / "docs" / "handbook"


def handbook(lang: str) -> Path:
    """The handbook's first page in ``lang``, in English where there is none; the built one before its source."""
    for folder, page in ((_built(), "index.html"), (_SOURCE, "first-evening.md")):
        for one in (lang, "en"):
            if folder is not None and (folder / one / page).exists():
                return folder / one / page
    raise FileNotFoundError("the handbook is not shipped")


def _built() -> Path | None:
    try:
        return resource("handbook")
    except FileNotFoundError:  # a checkout in which it was not built: its source is read instead
        return None


def open_handbook(lang: str) -> bool:
    """Shows the handbook; False where the system opens no pages."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(handbook(lang))))
