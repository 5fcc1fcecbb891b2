"""Qt without a display, and a window on a real evening."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from floorman.desk.front.room import Room
from floorman.ui.theme.look import Look
from floorman.ui.window.window import Window
from floorman.ui.words import speak
from tests.ui.desks import Played
from tests.ui.evening import copied, opened, play_evening

Press = Callable[..., None]


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    speak("en")
    yield
    speak("en")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(scope="session")
def _one_look(qapp: QApplication) -> Look:  # noqa: ARG001 - fonts need the application
    return Look("dark")


@pytest.fixture
def look(_one_look: Look) -> Look:
    _one_look.switch("dark")
    return _one_look


@pytest.fixture
def settings(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)


@pytest.fixture(scope="session")
def played_evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of the evening, played once; tests take copies."""
    path = tmp_path_factory.mktemp("evening") / "played.floor"
    play_evening(path)
    return path


@pytest.fixture
def evening(played_evening: Path, tmp_path: Path) -> Path:
    """A copy of the evening's file."""
    return copied(played_evening, tmp_path)


@pytest.fixture
def room(evening: Path) -> Iterator[Room]:
    """The room of the evening."""
    made = opened(evening)
    yield made
    made.close()


@pytest.fixture
def window(qtbot: QtBot, look: Look, settings: QSettings, room: Room) -> Iterator[Window]:
    """A window on that room."""
    made = Window(look, settings)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.open_room(room, None)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    QApplication.processEvents()
    yield made
    made.leave_room()


@pytest.fixture
def press() -> Press:
    """Sends one key: ``press(widget, Qt.Key.Key_X, "x", alt)``. Letters go as text, so any script will do."""

    def send(
        widget: QWidget,
        key: int,
        text: str = "",
        modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
        place: int = 0,
    ) -> None:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, key, modifiers, place, 0, 0, text)
            QApplication.sendEvent(widget, event)

    return send


@pytest.fixture
def played(qtbot: QtBot, look: Look, settings: QSettings, tmp_path: Path) -> Iterator[Played]:
    """A window on a real desk."""
    made = Played(qtbot, look, settings, tmp_path)
    yield made
    made.window.leave_room()
