"""The tournaments that were open last on this computer, as the start page shows them; kept in the user's settings."""

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from PySide6.QtCore import QDate, QDateTime, QLocale, QSettings

from floorman.ui.words import _

if TYPE_CHECKING:
    from floorman.desk.front.room import Room

MOST = 5
_KEY = "recent"


class RecentFile(Struct, frozen=True):
    """One of them, as it was when it was last open here."""

    path: str
    name: str
    event: str = ""
    day: str = ""
    at: int = 0
    """When it was last open, in milliseconds since 1970; 0: not known."""
    alive: int = 0
    entries: int = 0
    over: bool = False
    """One player was left."""


def recent_files(settings: QSettings) -> tuple[RecentFile, ...]:
    """Those whose files are still there, newest first; what the settings hold amiss is none."""
    try:
        known = msgspec.json.decode(str(settings.value(_KEY, "[]")), type=tuple[RecentFile, ...])
    except msgspec.DecodeError:
        known = ()
    last = str(settings.value("last", ""))
    if last and all(one.path != last for one in known):
        known = (RecentFile(last, Path(last).stem), *known)
    return tuple(one for one in known if _is_there(one.path))[:MOST]


def _is_there(path: str) -> bool:
    try:
        return Path(path).is_file()
    except OSError:
        return False


def remember(settings: QSettings, room: "Room", path: str) -> None:
    """Puts an open tournament first, with its figures as they stand."""
    top = room.top()
    one = RecentFile(
        path,
        top.name,
        top.event,
        room.desk.floor.now.day,
        QDateTime.currentMSecsSinceEpoch(),
        top.alive,
        top.entries,
        top.alive == 1 < top.entries,
    )
    others = [each for each in recent_files(settings) if each.path != path]
    settings.setValue(_KEY, msgspec.json.encode((one, *others)[:MOST]).decode())
    settings.setValue("last", path)


def day_of(at: int, today: QDate) -> str:
    """The day on which a tournament was last open: "Today, Monday 30 November"; with its year where that is another."""
    if not at:
        return ""
    day = QDateTime.fromMSecsSinceEpoch(at).date()
    form = "dddd d MMMM" if day.year() == today.year() else "d MMMM yyyy"
    said = QLocale().toString(day, form)
    return _("Today, {day}").format(day=said) if day == today else said[:1].upper() + said[1:]
