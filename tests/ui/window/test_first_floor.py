"""The floor stands on the screen before its page is there, and stays where it is when the page comes."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from floorman.desk.files.opening import open_or_look
from floorman.desk.front.room import Room
from floorman.ui.theme.look import Look
from floorman.ui.window.first_floor import FirstFloor
from floorman.ui.window.window import Window
from tests.ui.evening import opened


def bare(qtbot: QtBot, look: Look, settings: QSettings, room: Room, size: tuple[int, int]) -> tuple[Window, FirstFloor]:
    """A window that has painted the floor and nothing else."""
    window = Window(look, settings, bare=True)
    qtbot.addWidget(window)
    window.resize(*size)
    first = window.show_floor(room)
    with qtbot.waitSignal(first.painted):
        window.show()
    return window, first


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (1000, 700), (800, 600)])
def test_the_page_takes_the_floor_over_where_it_lies(
    qtbot: QtBot, look: Look, settings: QSettings, room: Room, size: tuple[int, int]
) -> None:
    window, first = bare(qtbot, look, settings, room, size)
    floor, lay = first.floor, first.floor.geometry()
    window.furnish()
    page = window.open_room(room, None)
    qtbot.waitExposed(window)
    assert page.floor is floor
    assert floor.isVisible()
    assert floor.geometry() == lay
    assert (page.tables, page.choice) == (first.tables, first.choice)
    assert page.panel.isVisible() == (page.places.panel is not None)
    assert page.bar.field.hasFocus() or not window.isActiveWindow()
    window.leave_room()


def test_the_chosen_table_is_the_panel_s(qtbot: QtBot, look: Look, settings: QSettings, room: Room) -> None:
    window, _first = bare(qtbot, look, settings, room, (1366, 768))
    window.furnish()
    page = window.open_room(room, None)
    assert page.choice.table == room.tables()[0]
    assert page.panel.title.view is not None
    assert page.panel.title.view.tile.table == page.choice.table
    window.leave_room()


def test_a_window_closed_before_its_page_came_gives_the_file_back(
    qtbot: QtBot, look: Look, settings: QSettings, evening: Path
) -> None:
    window, _first = bare(qtbot, look, settings, opened(evening), (1366, 768))
    window.close()
    with open_or_look(evening).file as file:
        assert not file.read_only


def test_it_is_said_once_that_it_is_painted_though_nobody_looks(qtbot: QtBot, look: Look, room: Room) -> None:
    first = FirstFloor(look, room)
    qtbot.addWidget(first)
    told: list[None] = []
    first.painted.connect(lambda: told.append(None))
    with qtbot.waitSignal(first.painted):
        pass
    first.resize(1366, 768)
    first.grab()
    qtbot.wait(1)
    assert told == [None]
