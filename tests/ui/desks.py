"""A window on a real desk: three tables of nine, a clock that stands still."""

from pathlib import Path

from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from floorman.desk.front.room import Room
from floorman.ui.theme.look import Look
from floorman.ui.window.room_page import RoomPage
from floorman.ui.window.window import Window
from tests.desk.rooms import TestDesk

NAMED = {
    "\n": Qt.Key.Key_Return,
    "<": Qt.Key.Key_Left,
    ">": Qt.Key.Key_Right,
    "^": Qt.Key.Key_Up,
    "_": Qt.Key.Key_Down,
    " ": Qt.Key.Key_Space,
    "\b": Qt.Key.Key_Backspace,
    "\x1b": Qt.Key.Key_Escape,
}
"""Letters of a script of keys that stand for other keys."""


class Played:
    """Drives the window by keys, as a floor would."""

    def __init__(self, qtbot: QtBot, look: Look, settings: QSettings, folder: Path, **more: object) -> None:
        self.test = TestDesk(folder, **{"tables": 3, **more})  # type: ignore[arg-type]
        self.room = Room(self.test.desk)
        self.window = Window(look, settings)
        qtbot.addWidget(self.window)
        self.window.resize(1366, 768)
        self.page: RoomPage = self.window.open_room(self.room, None)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.window.activateWindow()
        QApplication.processEvents()

    def play(self, *calls: str) -> None:
        """Calls that must be recorded."""
        for call in calls:
            outcome = self.room.run(call)
            assert outcome.ok, f"{call}: {outcome.says}"

    def fill(self, *tables: int, seats: int = 9) -> None:
        """Players on every seat."""
        for table in tables:
            self.test.sit(table, *range(1, seats + 1))
        self.page._changed(self.room.run("? #1"))

    def keys(self, typed: str) -> None:
        """Keys, one after the other, to whatever has the focus."""
        for letter in typed:
            named = NAMED.get(letter)
            text = "" if named is not None and letter not in " \n" else "\r" if letter == "\n" else letter
            self.key(named if named is not None else Qt.Key(ord(letter.upper())), text)

    def key(self, key: Qt.Key, text: str = "", held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """One key."""
        to: QWidget = QApplication.focusWidget() or self.window
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(to, QKeyEvent(kind, key, held, text))
        QApplication.processEvents()

    def alt(self, letter: str) -> None:
        """Alt with a letter."""
        self.key(Qt.Key(ord(letter)), letter.lower(), Qt.KeyboardModifier.AltModifier)

    @property
    def seq(self) -> int:
        """Rows of the journal."""
        return len(self.room.desk.log.facts)

    def journal(self) -> str:
        """What the last row says."""
        return self.room.journal(1)[0].says
