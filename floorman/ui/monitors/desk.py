"""What this machine shows to players: a window a monitor, slides, pages in the network; it follows what is recorded."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QPixmap, QScreen
from PySide6.QtWidgets import QWidget

from floorman.core.facts import ScreensClosed, ScreensOpened
from floorman.core.refused import Refused
from floorman.ui.words import _, why_not

if TYPE_CHECKING:
    from floorman.desk.front.room import Room
    from floorman.desk.request import Outcome
    from floorman.screens.frames import Frame, ScreenKind, ScreenWanted
    from floorman.ui.monitors.monitor import MonitorWindow
    from floorman.ui.monitors.painting import ScenePainter
    from floorman.web.room_pages import RoomPages

TURN = 100
"""Milliseconds between looks at what is to be made anew, while anything is shown."""
ANEW = 5_000
"""Milliseconds after which a monitor's frames are made anew though nothing is known to have changed."""
PICTURES = {
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".jpeg": "image/jpeg",
    ".gif": "image/gif",
    ".webp": "image/webp",
}
LARGEST = 20_000_000
"""Bytes of a slide."""


def monitors() -> list[QScreen]:
    """The monitors of this machine, as they are numbered from 1."""
    return QGuiApplication.screens()


class ScreensDesk(QObject):
    """Opens and closes what the facts say, on the room's thread. It outlives a page that changes its language."""

    changed = Signal()
    """Something is shown, or shown no more."""
    failed = Signal(str)
    """Why something cannot be shown, in one sentence."""

    def __init__(self, room: "Room") -> None:
        super().__init__()
        self.room = room
        self.home: QWidget | None = None
        """A part of the window that is never covered."""
        self.shown: dict[int, ScreenKind] = {}
        """What each monitor is to show, by its number."""
        self.langs: tuple[str, ...] = ()
        """Languages in turn; empty: the room's own."""
        self.theme = "dark"
        self.pages: RoomPages | None = None
        self._windows: dict[int, MonitorWindow] = {}
        self._names: dict[int, str] = {}
        self._due: dict[int, int] = {}
        self._slides: list[QPixmap] = []
        self._slide_bytes: tuple[tuple[str, bytes], ...] = ()
        self._painter: ScenePainter | None = None
        self._timer = QTimer(self, interval=TURN)
        self._timer.timeout.connect(self.turn)
        self._closed = False
        self._hears, self._unnames = self.heard, self._forgotten
        room.watch(self._hears)
        room.desk.watch_names(self._unnames)

    # -- what is recorded

    def heard(self, outcome: "Outcome") -> None:
        """Something was recorded: what it shows is opened; the rest is made anew at the next turn."""
        self._due.clear()
        if self.pages is not None:
            self.pages.heard(outcome)
        for fact in outcome.facts:
            if isinstance(fact.event, ScreensOpened):
                self._open(fact.event, self.room.desk.remark(fact.seq))
            elif isinstance(fact.event, ScreensClosed):
                self._close(fact.event)

    def _forgotten(self, _unnamed: object) -> None:
        self._due.clear()
        if self.pages is not None:
            self.pages.names_changed()
        self.turn()

    def _open(self, event: ScreensOpened, remark: str) -> None:
        if event.where == "web":
            self._open_pages(remark, new=event.what == "new")
        elif event.where == "slides":
            self._take_slides(Path(remark).expanduser())
        else:
            self._open_monitor(event.number, event.what)
        self._tell()

    def _close(self, event: ScreensClosed) -> None:
        if event.where == "web":
            self._close_pages()
        elif event.where == "slides":
            self._slides, self._slide_bytes = [], ()
            self._share_slides()
        else:
            self.shown.pop(event.number, None)
            self._names.pop(event.number, None)
            window = self._windows.pop(event.number, None)
            if window is not None:
                window.close()
                window.deleteLater()
        self._tell()

    def _tell(self) -> None:
        if self.shown or self.pages is not None:
            self._timer.start()
            self.turn()
        else:
            self._timer.stop()
        self.changed.emit()

    # -- pages in the network

    def _open_pages(self, address: str, *, new: bool) -> None:
        if new and self.pages is not None:
            self.pages.renew()
            return
        self._close_pages()
        try:
            from floorman.web.room_pages import RoomPages

            self.pages = RoomPages(self.room.desk, address)
        except ModuleNotFoundError:
            self._not_opened(Refused("web.needs-aiohttp"))
        except Refused as fault:
            self._not_opened(fault)
        else:
            self._share_slides()

    def _not_opened(self, fault: Refused) -> None:
        """The journal said that they are open: it says now that they are not."""
        self.failed.emit(why_not(fault))
        QTimer.singleShot(0, self, lambda: self.room.run("web off"))

    def _close_pages(self) -> None:
        if self.pages is not None:
            self.pages.close()
            self.pages = None

    # -- slides

    def _take_slides(self, folder: Path) -> None:
        from floorman.screens.frames import MOST_SLIDES

        try:
            files = sorted(one for one in folder.iterdir() if one.suffix.lower() in PICTURES and one.is_file())
            told = [(PICTURES[one.suffix.lower()], one.read_bytes()) for one in files if one.stat().st_size <= LARGEST]
        except OSError as fault:
            self.failed.emit(_("The folder {folder} cannot be read: {why}").format(folder=folder, why=fault.strerror))
            return
        pictures = []
        for kind, content in told[:MOST_SLIDES]:
            picture = QPixmap()
            if picture.loadFromData(content):
                pictures.append((picture, (kind, content)))
        if not pictures:
            self.failed.emit(_("There is no picture in {folder}.").format(folder=folder))
            return
        self._slides = [picture for picture, _content in pictures]
        self._slide_bytes = tuple(content for _picture, content in pictures)
        self._share_slides()

    def _share_slides(self) -> None:
        if self.pages is not None:
            self.pages.shelf.slides = self._slide_bytes

    # -- monitors

    def _open_monitor(self, number: int, what: str) -> None:
        from floorman.screens.frames import SCREEN_KINDS

        self.shown[number] = next(kind for kind in SCREEN_KINDS if kind == what)
        told = self.problem(number)
        if told:
            self.failed.emit(told)

    def problem(self, number: int) -> str:
        """Why a monitor shows nothing now; "" where it shows what it is to show."""
        screen = self._screen(number)
        if screen is None:
            return _("Screen {number} is not plugged in; it shows as soon as it is.").format(number=number)
        if self._is_home(screen):
            return _("Floorman's own window is on screen {number}: it is not covered.").format(number=number)
        return ""

    def _is_home(self, screen: QScreen) -> bool:
        home = self.home
        return home is not None and home.isVisible() and home.window().screen() is screen

    def _screen(self, number: int) -> QScreen | None:
        """The monitor of that number; once one was shown on, the one of its name, wherever it stands by now."""
        found = monitors()
        name = self._names.get(number)
        if name is not None:
            return next((one for one in found if one.name() == name), None)
        return found[number - 1] if number <= len(found) else None

    def frames(self, kind: "ScreenKind") -> tuple["Frame", ...]:
        """What a kind of screen shows now."""
        from floorman.screens.frames import frames

        desk = self.room.desk
        return frames(desk.floor, desk.remark, self._wanted(kind), desk.floor.clock())

    def _wanted(self, kind: "ScreenKind") -> "ScreenWanted":
        from floorman.screens.frames import ScreenWanted

        return ScreenWanted(kind, self.langs or (self.room.desk.floor.lang,), len(self._slides))

    def windows(self) -> "tuple[MonitorWindow, ...]":
        """The windows on monitors, shown or hidden."""
        return tuple(self._windows.values())

    @property
    def slides(self) -> int:
        """How many slides there are."""
        return len(self._slides)

    def kinds(self) -> "tuple[ScreenKind, ...]":
        """What a screen can show."""
        from floorman.screens.frames import SCREEN_KINDS

        return SCREEN_KINDS

    def painter(self) -> "ScenePainter":
        """Paints in the screens' theme."""
        from floorman.ui.monitors.painting import ScenePainter

        if self._painter is None:
            self._painter = ScenePainter(self.theme, self._slide)
        return self._painter

    def _slide(self, number: int) -> QPixmap | None:
        return self._slides[number] if number < len(self._slides) else None

    def dress(self, theme: str, langs: tuple[str, ...]) -> None:
        """Another theme or other languages, on the monitors here."""
        self.theme, self.langs, self._painter = theme, langs, None
        self._due.clear()
        self.turn()
        self.changed.emit()

    def turn(self) -> None:
        """Makes anew what is due; monitors that came show, those that went are hidden."""
        if self.pages is not None:
            self.pages.turn()
        at = self.room.desk.floor.clock()
        for number, kind in self.shown.items():
            self._turn(number, kind, at)

    def _turn(self, number: int, kind: "ScreenKind", at: int) -> None:
        screen = self._screen(number)
        if screen is None or self._is_home(screen):
            if number in self._windows and self._windows[number].isVisible():
                self._windows[number].hide()
                self.changed.emit()
            return
        window = self._window(number, screen)
        if self._due.get(number, 0) <= at:
            frames = self.frames(kind)
            self._due[number] = min(at + ANEW, *(one.begins for one in frames[1:]), at + ANEW)
            window.take(frames, self.painter())
        if not window.isVisible() or window.screen() is not screen or window.geometry() != screen.geometry():
            window.cover(screen)
            self.changed.emit()

    def _window(self, number: int, screen: QScreen) -> "MonitorWindow":
        from floorman.ui.monitors.monitor import MonitorWindow

        if number not in self._windows:
            self._windows[number] = MonitorWindow(self.room.desk.floor.clock, self.painter())
            self._names[number] = screen.name()
        return self._windows[number]

    def close(self) -> None:
        """Nothing is shown any more."""
        self._timer.stop()
        if self._closed:
            return
        self._closed = True
        self.room.unwatch(self._hears)
        self.room.desk.unwatch_names(self._unnames)
        self._close_pages()
        for window in self._windows.values():
            window.close()
            window.deleteLater()
        self._windows.clear()
        self.shown.clear()
