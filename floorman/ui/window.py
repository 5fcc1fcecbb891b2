"""The window: start page or an open tournament, its keys and its menu."""

import sys
from collections.abc import Callable

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QInputDevice, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QStackedWidget, QWidget

from floorman.text.phrases.mark import N_
from floorman.ui.bridge import Bridge, Room
from floorman.ui.focus import FocusRing
from floorman.ui.keyboard import Keys, KeyWatch
from floorman.ui.room_page import RoomPage
from floorman.ui.table.actions import LETTERS
from floorman.ui.theme.fonts import load_name_fonts
from floorman.ui.theme.look import Look
from floorman.ui.words import _

LEAST = (800, 600)


class Window(QMainWindow):
    """One window on one tournament, or on the start page."""

    def __init__(self, look: Look, settings: QSettings) -> None:
        super().__init__()
        self.look, self.settings = look, settings
        self.page: RoomPage | None = None
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        self.setMinimumSize(*LEAST)
        self.setWindowTitle("Floorman")
        self.ring = FocusRing(look, self)
        self.watch = KeyWatch(self, Keys(self._type, self._alt, self._escape, self._alive))
        self.deeds = self._make_deeds()

    # pages --------------------------------------------------------------------------------------------------------

    def open_room(self, room: Room, path: str | None) -> RoomPage:
        """Shows a tournament."""
        page = RoomPage(self.look, Bridge(room), touch=_touch_screen())
        old, self.page = self.page, page
        self.show_page(page)
        if old is not None:
            old.deleteLater()
        self.setWindowTitle(f"{room.top().name} – Floorman")
        if path:
            self.settings.setValue("last", path)
        page.bar.field.setFocus()
        return page

    def show_page(self, page: QWidget) -> None:
        """Brings a page to the front."""
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        self.ring.raise_()

    # keys ---------------------------------------------------------------------------------------------------------

    def _make_deeds(self) -> dict[str, QAction]:
        deeds: tuple[tuple[str, str, Callable[[RoomPage], object]], ...] = (
            ("F1", N_("Keys"), lambda page: page.panes.toggle("keys")),
            ("F2", N_("Lists"), lambda page: page.panes.toggle("lists")),
            ("F3", N_("Find a player"), lambda page: page.panes.find()),
            ("F4", N_("Rulings"), lambda page: page.bar.put(f"err {page.choice.table or ''}")),
            ("F12", N_("Last slip again"), lambda page: page.bar.put("slip last")),
            ("Ctrl+P", N_("Papers"), lambda page: page.panes.show("papers")),
            ("Ctrl+Z", N_("Undo"), lambda page: page.bar.put("undo")),
            ("Ctrl+Y", N_("Redo"), lambda page: page.bar.put("redo")),
        )
        made = {key: self._deed(key, word, self._on_page(call)) for key, word, call in deeds}
        for nth in range(5):
            key = f"F{5 + nth}"
            made[key] = self._deed(key, "", self._on_page(_presser(nth)))
            made[f"Shift+{key}"] = self._deed(f"Shift+{key}", "", self._on_page(_overruler(nth)))
        made["F10"] = self._deed("F10", N_("Menu"), self.open_menu)
        made["F11"] = self._deed("F11", N_("Full screen"), self._full_screen)
        made["theme"] = self._deed("", N_("Dark or light"), self.flip)
        made["close"] = self._deed("Ctrl+W", N_("Close the tournament"), self.leave_room)
        made["quit"] = self._deed("Ctrl+Q", N_("Leave Floorman"), self._quit)
        return made

    def _quit(self) -> None:
        self.close()

    def _deed(self, key: str, word: str, call: Callable[[], object]) -> QAction:
        action = QAction(_(word) if word else key, self)
        if key:
            action.setShortcut(QKeySequence(key))
        action.triggered.connect(lambda: call())
        self.addAction(action)
        return action

    def _on_page(self, call: Callable[[RoomPage], object]) -> Callable[[], None]:
        def act() -> None:
            if self.page is not None and self._alive():
                call(self.page)

        return act

    def _alive(self) -> bool:
        return self.page is not None and self.pages.currentWidget() is self.page

    def _type(self, typed: str) -> None:
        if self.page is not None:
            self.page.bar.type(typed)

    def _escape(self) -> None:
        page = self.page
        if page is None:
            return
        if page.panes.hide():
            page.bar.field.setFocus()
        elif page.panel_open and self.width() < 1024:
            page.panel_open = False
            page._place()
            page.floor.setFocus()
        else:
            page.bar.clear()

    def _alt(self, letter: str) -> bool:
        page = self.page
        if page is None:
            return False
        if letter.isdigit():
            page.panel.focus_seat(10 if letter == "0" else int(letter))
            return True
        if letter in LETTERS:
            page.panel.ask(letter)
            return True
        return False

    # menu ---------------------------------------------------------------------------------------------------------

    def menu(self) -> QMenu:
        """The menu of F10: everything that a key does."""
        menu = QMenu(self)
        for key in (
            "F2",
            "F3",
            "Ctrl+P",
            "F4",
            "F12",
            None,
            "Ctrl+Z",
            "Ctrl+Y",
            None,
            "theme",
            "F11",
            "F1",
            None,
            "close",
            "quit",
        ):
            if key is None:
                menu.addSeparator()
            else:
                menu.addAction(self.deeds[key])
        return menu

    def open_menu(self) -> None:
        """Shows the menu under the event's square."""
        menu = self.menu()
        menu.exec(self.mapToGlobal(self.rect().topLeft()))
        menu.deleteLater()

    def _full_screen(self) -> None:
        self.showNormal() if self.isFullScreen() else self.showFullScreen()

    def flip(self) -> None:
        """From dark to light or back; it is remembered."""
        self.look.flip()
        self.settings.setValue("theme", self.look.theme)

    def leave_room(self) -> None:
        """Closes the tournament; the start page comes."""

    # remembered ---------------------------------------------------------------------------------------------------

    def remember(self) -> None:
        """Takes place and size from the settings."""
        geometry = self.settings.value("geometry")
        if geometry is None or not self.restoreGeometry(geometry):
            self.resize(1366, 768)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keeps place and size."""
        self.settings.setValue("geometry", self.saveGeometry())
        super().closeEvent(event)


def _presser(nth: int) -> Callable[[RoomPage], object]:
    return lambda page: page.advice.press(nth)


def _overruler(nth: int) -> Callable[[RoomPage], object]:
    return lambda page: page.advice.overrule(nth)


def _touch_screen() -> bool:
    return any(device.type() == QInputDevice.DeviceType.TouchScreen for device in QInputDevice.devices())


class FirstPaint(QWidget):
    """Waits for the window's first paint."""


def run_window(room: Room | None, *, path: str | None = None, exit_after_first_paint: bool = False) -> int:
    """Shows the window on ``room``, or on the start page, until it is closed; gives the exit code."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("Floorman")
    settings = QSettings("Floorman", "Floorman")
    look = Look(str(settings.value("theme", "dark")))
    window = Window(look, settings)
    window.remember()
    if room is not None:
        window.open_room(room, path)
    window.show()
    QTimer.singleShot(0, load_name_fonts)
    if exit_after_first_paint:
        QTimer.singleShot(0, app.quit)
    return app.exec()
