"""A tournament that was closed leaves nothing behind in its window: no page, no desk, no thread."""

import gc
import threading
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import QEvent, QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from floorman.desk.front.room import Room
from floorman.ui.input.actions import ACTIONS
from floorman.ui.theme.look import Look
from floorman.ui.window.window import Window
from tests.patience import MILLISECONDS
from tests.ui.evening import opened

PANES = tuple(action.name for action in ACTIONS if action.pane)


def settle() -> None:
    """What was to be deleted is deleted."""
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def visited(window: Window, room: Room, panes: tuple[str, ...]) -> list[ref[object]]:
    """A tournament opened, looked at, played and closed: what has to go with it."""
    page = window.open_room(room, None)
    for name in panes:
        page.panes.act(name)
        settle()
    page.run("12-3 x")
    page.run("undo")
    kept: list[object] = [room, room.desk, room.desk.log, page, page.bridge, page.panel, page.bar, page.printing]
    refs = [ref(one) for one in (*kept, *page.panes.made.values())]
    window.leave_room()
    return refs


@pytest.mark.parametrize("panes", [(), PANES], ids=["floor", "panes"])
def test_a_closed_tournament_is_gone(
    qtbot: QtBot, look: Look, settings: QSettings, evening: Path, panes: tuple[str, ...]
) -> None:
    window = Window(look, settings)
    qtbot.addWidget(window)
    window.show()
    threads = threading.active_count()
    for _ in range(2):
        refs = visited(window, opened(evening), panes)
        settle()
        gc.collect()
        assert [one() for one in refs if one() is not None] == []
    qtbot.waitUntil(lambda: threading.active_count() == threads, timeout=MILLISECONDS)


def disk_threads() -> set[threading.Thread]:
    """The threads that wait for a disk."""
    return {thread for thread in threading.enumerate() if thread.name == "disk"}


def test_another_language_leaves_no_page_of_the_first(window: Window) -> None:
    assert window.page is not None
    before, others = ref(window.page), disk_threads()
    for lang in ("pl", "en"):
        window.speak(lang)
    settle()
    gc.collect()
    assert before() is None
    assert len(disk_threads() - others) <= 1, "one for the page that is shown, whatever other tests left"
