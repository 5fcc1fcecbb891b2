"""The floor: a row a table, arrows, zoom, filters, drags; a change repaints only what differs."""

from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from floorman.desk.front.room import Room
from floorman.desk.front.views import SeatLook
from floorman.ui.floor.grid import GAP
from floorman.ui.floor.model import Heading, TablesModel
from floorman.ui.input.dragging import PLAYER, moving_call, sat_on
from floorman.ui.paint.ring import spots
from floorman.ui.window.room_page import RoomPage
from floorman.ui.window.window import Window
from tests.patience import MILLISECONDS
from tests.ui.conftest import Press
from tests.ui.evening import empty, hall, play, recorded


def opened(window: Window, folder: Path, tables: int) -> RoomPage:
    page = window.open_room(hall(folder, tables), None)
    QApplication.processEvents()
    return page


def page_of(window: Window) -> RoomPage:
    assert window.page is not None
    return window.page


def test_the_model_is_sound(room: Room) -> None:
    model = TablesModel(room)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    assert model.rowCount() == 25
    play(room.desk, "12-5 x")
    model.refresh({12})
    model.load(frozenset({3, 4}))
    assert model.rowCount() == 2
    play(room.desk, "open 99")
    model.load()
    assert model.row_of(99) == 25
    assert model.row_of(98) is None


def test_sections_have_headings_that_cannot_be_chosen(tmp_path: Path) -> None:
    room = hall(tmp_path, 30)
    model = TablesModel(room)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    first = model.at(0)
    assert isinstance(first, Heading)
    assert first.name == "Amber hall"
    assert first.figures.startswith("tables: 10")
    assert model.rowCount() == 33
    assert model.flags(model.index(0)) == Qt.ItemFlag.NoItemFlags
    assert model.sections() == [10, 10, 10]
    room.close()


def test_only_rows_that_differ_say_so(room: Room) -> None:
    model = TablesModel(room)
    changed: list[int] = []
    model.dataChanged.connect(lambda first, _last: changed.append(first.row()))
    play(room.desk, "8 next")
    model.refresh(model.shown())
    assert changed == [7]


def test_arrows_choose_the_table_beside_and_below(window: Window, press: Press) -> None:
    page = page_of(window)
    page.choice.choose(7)
    page.floor.setFocus()
    press(page.floor, Qt.Key.Key_Right)
    assert page.choice.table == 8
    press(page.floor, Qt.Key.Key_Down)
    assert page.choice.table == 8 + page.floor.tiles.grid.columns
    press(page.floor, Qt.Key.Key_Left)
    press(page.floor, Qt.Key.Key_Up)
    assert page.choice.table == 7
    press(page.floor, Qt.Key.Key_End)
    assert page.choice.table == 25


def test_arrows_step_over_headings(window: Window, press: Press, tmp_path: Path) -> None:
    page = opened(window, tmp_path, 30)
    page.choice.choose(10)
    press(page.floor, Qt.Key.Key_Right)
    assert page.choice.table == 11
    press(page.floor, Qt.Key.Key_Left)
    assert page.choice.table == 10


def test_plus_and_minus_zoom_and_home_shows_the_room(window: Window, press: Press) -> None:
    page = page_of(window)
    near = page.floor.tiles.grid
    press(page.floor, Qt.Key.Key_Plus, "+")
    assert page.floor.tiles.grid.cell_height > near.cell_height
    for _step in range(9):
        press(page.floor, Qt.Key.Key_Minus, "-")
    assert page.floor.far
    assert page.legend.far
    press(page.floor, Qt.Key.Key_Home)
    assert page.floor.tiles.grid == near


def test_enter_goes_to_the_seats(window: Window, press: Press) -> None:
    page = page_of(window)
    page.choice.choose(12)
    page.floor.setFocus()
    press(page.floor, Qt.Key.Key_Return)
    assert page.choice.seat == 1
    assert page.panel.ring.plates[0].hasFocus()


def test_one_change_draws_one_tile(window: Window, room: Room) -> None:
    page = page_of(window)
    page.choice.choose(1)
    page.floor.viewport().grab()
    before = page.floor.tiles.painted
    page.floor.viewport().grab()
    assert page.floor.tiles.painted == before
    room.run("8 next")
    page.floor._end_flash(frozenset({8}))
    page.floor.viewport().grab()
    assert page.floor.tiles.painted - before <= 2


def test_twelve_hundred_tiles_are_drawn_once(window: Window, tmp_path: Path) -> None:
    page = opened(window, tmp_path, 1200)
    page.floor.resize(1600, 6000)
    QApplication.processEvents()
    page.floor.viewport().grab()
    drawn = page.floor.tiles.painted
    assert drawn >= 1200
    page.floor.viewport().grab()
    assert page.floor.tiles.painted == drawn


def test_a_recorded_call_lifts_its_tile_for_a_moment(window: Window, room: Room, qtbot: QtBot) -> None:
    page = page_of(window)
    room.run("7-1 x")
    assert page.floor.tiles.mood(7).flash
    qtbot.waitUntil(lambda: not page.floor.tiles.mood(7).flash, timeout=MILLISECONDS)


def test_filters_show_a_part_of_the_room(window: Window, room: Room) -> None:
    page = page_of(window)
    page.filters.buttons["stopped"].click()
    assert list(page.tables.shown()) == [18]
    room.run("resume 18")
    assert list(page.tables.shown()) == []
    page.filters.buttons["all"].click()
    assert len(page.tables.shown()) == 25


def test_filters_without_tables_hide_and_the_rest_is_in_the_menu(window: Window) -> None:
    bar = page_of(window).filters
    assert bar.buttons["all"].text() == "All"
    shown = [name for name, button in bar.buttons.items() if not button.isHidden()]
    assert set(shown) | set(bar._hidden) == set(bar.buttons)
    assert bar.more.isHidden() is not bool(bar._hidden)


def seat_point(page: RoomPage, table: int, seat: int) -> QPoint:
    row = page.tables.row_of(table)
    assert row is not None
    cell = page.floor.visualRect(page.tables.index(row))
    x, y = spots(9, cell.width() - GAP, cell.height() - GAP, page.floor.tiles.grid.zoom.scale)[seat - 1]
    return cell.topLeft() + QPoint(GAP // 2 + round(x), GAP // 2 + round(y))


def test_a_click_chooses_table_and_seat(window: Window) -> None:
    page = page_of(window)
    QTest.mouseClick(page.floor.viewport(), Qt.MouseButton.LeftButton, pos=seat_point(page, 12, 7))
    assert (page.choice.table, page.choice.seat) == (12, 7)


def drop(page: RoomPage, seat: str, point: QPoint) -> None:
    load = QMimeData()
    load.setData(PLAYER, seat.encode())
    button, none, move = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, Qt.DropAction.MoveAction
    entering = QDragEnterEvent(point, move, load, button, none)
    page.floor.dragEnterEvent(entering)
    assert entering.isAccepted()
    page.floor.dragMoveEvent(QDragMoveEvent(point, move, load, button, none))
    page.floor.dropEvent(QDropEvent(QPointF(point), move, load, button, none))


def test_a_player_dropped_on_a_chair_fills_the_call_line(window: Window, room: Room) -> None:
    page = page_of(window)
    drop(page, "12-4", seat_point(page, 17, 2))
    assert page.bar.field.text() == "swap 12-4 17-2", "somebody sits there: the two change seats"
    assert recorded(room) == []


def test_a_player_dropped_on_a_table_gets_the_seat_of_the_rules(window: Window) -> None:
    page = page_of(window)
    row = page.tables.row_of(17)
    assert row is not None
    drop(page, "12-4", page.floor.visualRect(page.tables.index(row)).center())
    assert page.bar.field.text() == "move 12-4 17"


def test_a_drop_where_he_sits_is_no_call() -> None:
    assert moving_call("12-4", 12, 4) == ""
    assert moving_call("12-4", 12, None) == ""
    assert moving_call("12-4", 12, 7) == "move 12-4 12-7"
    assert moving_call("12-4", 12, 7, taken=True) == "swap 12-4 12-7"


def test_only_who_sits_there_can_change_seats() -> None:
    assert [look for look in SeatLook if sat_on(look)] == [SeatLook.SEATED, SeatLook.UNVERIFIED, SeatLook.NOSHOW]


def test_a_room_without_tables_says_how_to_open_some(window: Window, tmp_path: Path) -> None:
    page = window.open_room(empty(tmp_path), None)
    page.floor.viewport().grab()
    assert page.advice.cards.cards[0].title == "Open tables"
    assert page.choice.table is None


def test_a_new_table_is_shown_and_chosen_when_it_is_the_first(window: Window, tmp_path: Path) -> None:
    room = empty(tmp_path)
    page = window.open_room(room, None)
    room.run("open 5")
    assert page.tables.rowCount() == 1
    assert page.choice.table == 5
