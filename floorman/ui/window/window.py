"""The window: start page or an open tournament, its keys, and what it remembers."""

import gc
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, QObject, QSettings, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QIcon, QInputDevice, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from floorman.core.digits import is_number
from floorman.shipped import resource
from floorman.ui.start.opener import DeskOpener, NotOpened, TournamentOpener
from floorman.ui.theme.look import Look
from floorman.ui.window.first_floor import FirstFloor
from floorman.ui.words import LANGUAGES, speak, spoken

if TYPE_CHECKING:
    from floorman.desk.front.room import Room
    from floorman.ui.window.actions import WindowActions
    from floorman.ui.window.room_page import RoomPage

LEAST = (800, 480)
"""Logical pixels: 1920×1080 at twice the size is 960×540, less the task bar and the title."""
_TITLE_BAR, _FRAME = 40, 8
"""Pixels that a desktop may put around a window: above it, and at each other side."""


class Window(QMainWindow):
    """One window on one tournament, or on the pages that lead to one."""

    def __init__(
        self, look: Look, settings: QSettings, opener: TournamentOpener | None = None, *, bare: bool = False
    ) -> None:
        """A ``bare`` one has nothing but its pages until it is furnished, so that the first is painted the sooner."""
        super().__init__()
        self.look, self.settings, self.opener = look, settings, opener or DeskOpener()
        self.page: RoomPage | None = None
        self.first: FirstFloor | None = None
        """The floor that is shown until its page is there."""
        self.furnished = False
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        self.setMinimumSize(*LEAST)
        self.setWindowTitle("Floorman")
        self.setWindowIcon(QIcon(str(resource("icons", "floorman.png"))))
        self._path: str | None = None
        """Of the open tournament, where it is one to come back to."""
        if not bare:
            self.furnish()

    def furnish(self) -> None:
        """The ways into a tournament, actions, keys, and what lies over the pages."""
        from floorman.ui.input.keyboard import Keys, KeyWatch
        from floorman.ui.window.focus import FocusRing
        from floorman.ui.window.start_pages import StartPages
        from floorman.ui.window.trouble_strip import TroubleStrip

        self.start_pages = StartPages(
            self,
            self.look,
            self.settings,
            self.opener,
            show_page=self.show_page,
            open_room=self.open_room,
            speak=self.speak,
            flip=self.flip,
        )
        self.window_actions = self._make_actions()
        self.trouble = TroubleStrip(self.look, self)
        self.ring = FocusRing(self.look, self)
        keys = Keys(self._type, self._alt, self._escape, lambda: self.open_page is not None, self._typing)
        self.watch = KeyWatch(self, keys)
        self.furnished = True
        if self.isVisible():
            self.watch.begin()

    def _make_actions(self) -> "WindowActions":
        from floorman.ui.window.actions import WindowActions
        from floorman.ui.window.handbook import open_handbook

        on_window: dict[str, Callable[[], object]] = {
            "import": self._import_list,
            "theme": self.flip,
            "full-screen": self.turn_full_screen,
            "handbook": lambda: open_handbook(spoken()),
            "close": self.leave_room,
            "quit": self.close,
        }
        return WindowActions(self, lambda: self.open_page, on_window, self.speak)

    # pages --------------------------------------------------------------------------------------------------------

    @property
    def open_page(self) -> "RoomPage | None":
        """The tournament's page while it is the one that is shown."""
        return self.page if self.pages.currentWidget() is self.page else None

    def show_floor(self, room: "Room") -> FirstFloor:
        """Shows the tables of a room; its page takes the place as soon as it is opened."""
        self.first = FirstFloor(self.look, room, _touch_screen())
        self.pages.addWidget(self.first)
        return self.first

    def open_room(self, room: "Room", path: str | None) -> "RoomPage":
        """Shows a tournament."""
        from floorman.ui.bridge import Bridge
        from floorman.ui.window.room_page import RoomPage

        first, self.first = self.first, None
        screens = self.page.screens if self.page is not None and self.page.room is room else None
        page = RoomPage(self.look, Bridge(room), _touch_screen(), first, screens)
        room.wait_for_disk(self.trouble.wait)
        page.bar.pressed.connect(self.window_actions.act)
        page.bar.left.connect(self.trouble.hide)
        page.strip.lamp.connect(lambda lamp: page.panes.open_lamp(lamp))
        page.strip.menu.connect(self.window_actions.open_menu)
        page.panes.shared.connect(self._share)
        old, self.page = self.page, page
        self.show_page(page)
        if old is not None:
            self.pages.removeWidget(old)
            old.leave()
            old.deleteLater()
        self.setWindowTitle(f"{room.top().name} – Floorman")
        self._path = path or (self._path if old is not None and old.room is room else None)
        self._remember_room()
        page.bar.field.setFocus()
        return page

    def _remember_room(self) -> None:
        """The open tournament, with its figures as they stand, is the first of the last ones."""
        if self._path and self.page is not None:
            from floorman.ui.start.recent import remember

            remember(self.settings, self.page.room, self._path)

    def show_page(self, page: QWidget) -> None:
        """Brings a page to the front; pages that led to it go."""
        before = self.pages.currentWidget()
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        if before is not None and before is not page and before is not self.page:
            self.pages.removeWidget(before)
            before.deleteLater()
        self.ring.raise_()

    def _import_list(self) -> None:
        if self.open_page is not None:
            self.start_pages.import_into(self.open_page)

    def leave_room(self) -> None:
        """Closes the tournament; the start page comes."""
        self._remember_room()
        old, self.page, self._path = self.page, None, None
        if old is None:
            return
        self.start_pages.start()
        self.pages.removeWidget(old)
        old.close_room()
        old.deleteLater()
        self.setWindowTitle("Floorman")
        QTimer.singleShot(0, gc.collect)  # page, desk and journal refer to each other

    def _share(self) -> None:
        """The file is given back, moved into this machine's hall, and opened there."""
        if self.page is None:
            return
        path = str(self.page.room.desk.file.path)
        self.page.close_room()
        QTimer.singleShot(0, lambda: self.start_pages.share(path))

    # keys ---------------------------------------------------------------------------------------------------------

    def _type(self, typed: str) -> None:
        if self.page is not None:
            self.page.bar.type(typed)

    def _typing(self) -> bool:
        return self.page is not None and bool(self.page.bar.calls.text)

    def _escape(self) -> None:
        page = self.page
        if page is None:
            return
        if page.panes.shown or page.covered:
            page.step_back()
        else:
            page.bar.clear()

    def _alt(self, letter: str) -> bool:
        from floorman.ui.input.actions import LETTERS

        page = self.page
        if page is None:
            return False
        if page.panes.pane is not None and page.panes.pane.alt(letter):
            return True
        if is_number(letter):
            page.panel.focus_seat(10 if letter == "0" else int(letter))
        elif letter in LETTERS:
            page.panel.ask(letter)
        else:
            return False
        return True

    # how it looks -------------------------------------------------------------------------------------------------

    def turn_full_screen(self) -> None:
        """To full screen or back."""
        self.showNormal() if self.isFullScreen() else self.showFullScreen()

    def flip(self) -> None:
        """From dark to light or back; it is remembered."""
        self.look.flip()
        self.settings.setValue("theme", self.look.theme)

    def speak(self, lang: str) -> None:
        """Another language; the open tournament is shown anew in it."""
        speak(lang)
        self.settings.setValue("lang", lang)
        QLocale.setDefault(QLocale(lang))
        self.window_actions.forget()
        self.window_actions = self._make_actions()
        if self.page is None:
            self.start_pages.start()
            return
        before = self.page
        before.room.speak(lang)
        page = self.open_room(before.room, None)
        page.choice.choose(before.choice.table, before.choice.seat)
        page.bar.go_on(before.bar.calls)

    # remembered ---------------------------------------------------------------------------------------------------

    def remember(self) -> None:
        """Takes place and size from the settings; the first time, what the screen has room for with a title bar."""
        geometry = self.settings.value("geometry")
        if geometry is not None and self.restoreGeometry(geometry):
            return
        room = self.screen().availableGeometry()
        self.resize(min(1366, room.width()), min(768, room.height() - _TITLE_BAR))
        if room.width() < 1366 + 2 * _FRAME or room.height() < 768 + _TITLE_BAR:
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def showEvent(self, event: QShowEvent) -> None:
        """Keys count as soon as the window has been painted."""
        super().showEvent(event)
        if self.furnished:
            QTimer.singleShot(0, self.watch.begin)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The strip keeps to the top."""
        super().resizeEvent(event)
        if self.furnished:
            self.trouble.place()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keeps place and size, and gives the file back."""
        self.settings.setValue("geometry", self.saveGeometry())
        self._remember_room()
        if self.page is not None:
            self.page.close_room()
        elif self.first is not None:
            self.first.room.close()
        super().closeEvent(event)


def _touch_screen() -> bool:
    return any(device.type() == QInputDevice.DeviceType.TouchScreen for device in QInputDevice.devices())


class _Start(QObject):
    """What of the start waits until the floor stands on the screen."""

    def __init__(self, window: Window, room: "Room | None", path: str | None, why: str) -> None:
        """``why`` the file at ``path`` could not be opened; "" where it could, or where none was named."""
        super().__init__(window)
        self.window, self.room, self.path, self.why = window, room, path, why

    def go_on(self) -> None:
        """All that belongs to the window, and the page of the tournament, or the one that leads to tournaments."""
        from floorman.ui.theme.fonts import load_name_fonts
        from floorman.ui.window.trouble import Trouble

        self.window.furnish()
        trouble = Trouble(self.window)
        trouble.happened.connect(self.window.trouble.show_trouble)
        trouble.install()
        if self.room is None:
            self.window.start_pages.start(self.why)
        else:
            self.window.open_room(self.room, self.path)
        QTimer.singleShot(0, load_name_fonts)
        QTimer.singleShot(0, _collect_again)


class _FirstPaint(QWidget):
    """Lies in the window until its first paint, and then ends the program."""

    def event(self, event: QEvent) -> bool:
        """The paint itself; it is the last of the window's parts to be painted."""
        if event.type() == QEvent.Type.Paint:
            QApplication.quit()
        return super().event(event)


def own_settings() -> QSettings:
    """What this user chose and opened last. It names tournaments, so nobody else reads it."""
    settings = QSettings("Floorman", "Floorman")
    path = Path(settings.fileName())
    if path.is_absolute() and sys.platform.startswith("linux"):
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(0o600)
            path.chmod(0o600)
    return settings


def _language(settings: QSettings) -> str:
    wanted = str(settings.value("lang", "") or QLocale.system().name()[:2])
    return wanted if wanted in LANGUAGES else "en"


def _collect_again() -> None:
    """What the start made stays; from now on garbage is collected, where the start had put that off."""
    gc.freeze()
    gc.enable()


def run_window(
    room: "Room | None",
    *,
    path: str | None = None,
    exit_after_first_paint: bool = False,
    opener: TournamentOpener | None = None,
    kept: bool = True,
) -> int:
    """Shows the window on ``room``, or on the start page, until it is closed; gives the exit code.

    A tournament that is not ``kept`` (a made-up evening) never comes among the last ones.
    """
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("Floorman")
    settings = own_settings()
    if room is None:
        speak(_language(settings))
    QLocale.setDefault(QLocale(spoken()))
    look = Look(str(settings.value("theme", "dark")))
    window = Window(look, settings, opener, bare=True)
    window.remember()
    why = ""
    if room is None and path:
        try:
            room = window.opener.open(path)
        except NotOpened as fault:
            why = str(fault)
    start = _Start(window, room, path if kept else None, why)
    if room is None:
        start.go_on()
    elif exit_after_first_paint:
        window.show_floor(room)
    else:
        window.show_floor(room).painted.connect(start.go_on)
    if exit_after_first_paint:
        _FirstPaint(window).resize(1, 1)
    window.show()
    window.activateWindow()
    return app.exec()
