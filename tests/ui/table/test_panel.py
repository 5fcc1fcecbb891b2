"""The chosen table large: plates, next hand, and drops between plates."""

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from floorman.core.facts import NewTable, TablesOpened
from floorman.core.model import TableNo
from floorman.desk.front.room import Room
from floorman.desk.front.views import SeatLook, SeatView
from floorman.ui.input.dragging import PLAYER
from floorman.ui.table.plate import Plate
from floorman.ui.window.room_page import RoomPage
from floorman.ui.window.window import Window
from tests.ui.evening import play, recorded


@pytest.fixture
def page(window: Window) -> RoomPage:
    assert window.page is not None
    window.page.choice.choose(12)
    return window.page


@pytest.mark.parametrize("seats", range(2, 13))
def test_every_size_of_table_has_its_plates(page: RoomPage, room: Room, seats: int) -> None:
    room.record(lambda: room.desk.record(TablesOpened((NewTable(TableNo(30), seats),))))
    page.choice.choose(30)
    QApplication.processEvents()
    plates = page.panel.ring.plates
    assert len(plates) == seats
    for nth, plate in enumerate(plates):
        assert plate.seat.seat == nth + 1
        assert page.panel.ring.rect().contains(plate.geometry())
        assert not any(plate.geometry().intersects(other.geometry()) for other in plates[:nth])
    page.panel.grab()


def test_a_press_on_a_plate_chooses_its_seat(page: RoomPage) -> None:
    plate = page.panel.ring.plates[6]
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton)
    assert page.choice.seat == 7
    assert plate.isChecked()
    assert page.panel.seat_row.heading == "Seat 7 · R. Penhallick"


def test_a_player_dropped_on_a_plate_fills_the_call_line(page: RoomPage, room: Room) -> None:
    load = QMimeData()
    load.setData(PLAYER, b"17-2")
    plate = page.panel.ring.plates[0]
    event = QDropEvent(
        QPointF(5, 5), Qt.DropAction.MoveAction, load, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    plate.dropEvent(event)
    assert page.bar.field.text() == "move 17-2 12-1"
    assert recorded(room) == []


@pytest.mark.parametrize(
    ("seat", "lines"),
    [
        (SeatView(3), ("free", "")),
        (SeatView(3, SeatLook.BLOCKED), ("locked", "")),
        (SeatView(1, mark="D", dead=True), ("Dead button", "")),
        (SeatView(1, mark="SB", dead=True), ("Dead small blind", "")),
        (SeatView(5, SeatLook.SEATED, entry=17, name="A. Kowalska", chips="61.5k"), ("A. Kowalska", "#17  61.5k")),
        (SeatView(5, SeatLook.SEATED, entry=17), ("#17", "#17")),
    ],
)
def test_what_a_plate_says(page: RoomPage, seat: SeatView, lines: tuple[str, str]) -> None:
    plate = Plate(page.look, 12, seat, page.panel.ring)
    plate.resize(140, 47)
    assert plate._lines() == lines
    plate.grab()


def test_a_change_at_the_table_is_shown(page: RoomPage, room: Room) -> None:
    assert room.run("12-5 x").ok
    assert page.panel.ring.plates[4].accessibleName() == "Seat 5, open"


def test_a_broken_table_has_no_plates_to_press(page: RoomPage, room: Room) -> None:
    assert room.run("unpin #99; back 12-9; break 12").ok
    page.choice.choose(12)
    assert not any(plate.isVisible() for plate in page.panel.ring.plates)
    assert not page.panel.table_row.buttons[0].isEnabled()
    page.panel.grab()


def test_however_many_are_away_the_plates_have_their_place(window: Window, page: RoomPage, room: Room) -> None:
    window.resize(1100, 700)
    play(room.desk, *(f"away 12-{seat}" for seat in (3, 4, 5, 6, 8)))
    page.panel.refresh()
    QApplication.processEvents()
    ring, standing = page.panel.ring, page.panel.standing
    assert all(ring.rect().contains(plate.geometry()) for plate in ring.plates)
    assert not ring.geometry().intersects(standing.geometry())
    assert standing.geometry().bottom() < page.panel.seat_row.y()
    shown, left_out = standing._shown()
    assert len(shown) + left_out == len(standing.rows) == 9
    assert left_out, "some are counted, none is forgotten"
    assert all(said in standing.toolTip() for _mark, _label, said in standing.rows)
    page.panel.grab()
    window.resize(1366, 1000)
    QApplication.processEvents()
    assert standing._shown() == (standing.rows, 0)


def test_the_panel_leaves_a_table_that_is_broken(page: RoomPage, room: Room) -> None:
    page.choice.choose(25)
    assert room.run("break 25").ok
    QApplication.processEvents()
    assert page.choice.table != 25
    assert room.tile(page.choice.table or 0).transit > 0
    page.choice.choose(25)
    assert room.run("1 next").ok
    assert page.choice.table == 25


def test_in_a_narrow_window_the_floor_comes_back_when_the_table_is_broken(
    window: Window, page: RoomPage, room: Room
) -> None:
    window.resize(900, 640)
    page.choice.choose(25)
    page.enter_table()
    assert page.covered
    assert room.run("break 25").ok
    QApplication.processEvents()
    assert not page.covered
