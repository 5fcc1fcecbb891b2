"""The chosen table large: plates, next hand, and drops between plates."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from floorman.desk.front.views import SeatLook, SeatView, TableState
from floorman.ui.input.dragging import PLAYER
from floorman.ui.table.plate import Plate
from floorman.ui.window.room_page import RoomPage
from floorman.ui.window.window import Window
from tests.ui.made_up import MadeUpRoom, tile, with_seat


@pytest.fixture
def page(window: Window) -> RoomPage:
    assert window.page is not None
    window.page.choice.choose(12)
    return window.page


@pytest.mark.parametrize("seats", range(2, 13))
def test_every_size_of_table_has_its_plates(page: RoomPage, room: MadeUpRoom, seats: int) -> None:
    room.change(tile(12, seats=seats))
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


def test_a_player_dropped_on_a_plate_fills_the_call_line(page: RoomPage, room: MadeUpRoom) -> None:
    load = QMimeData()
    load.setData(PLAYER, b"17-2")
    plate = page.panel.ring.plates[0]
    event = QDropEvent(
        QPointF(5, 5), Qt.DropAction.MoveAction, load, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    plate.dropEvent(event)
    assert page.bar.field.text() == "move 17-2 12-1"
    assert room.ran == []


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


def test_a_change_at_the_table_is_shown(page: RoomPage, room: MadeUpRoom) -> None:
    room.change(with_seat(room.tiles[12], 5, look=SeatLook.OPEN, entry=None, name="", chips="", spoken="Seat 5, open"))
    assert page.panel.ring.plates[4].accessibleName() == "Seat 5, open"


def test_a_broken_table_has_no_plates_to_press(page: RoomPage, room: MadeUpRoom) -> None:
    room.change(replace(room.tiles[12], state=TableState.BROKEN, note="broken 01:39", players=0))
    assert not any(plate.isVisible() for plate in page.panel.ring.plates)
    assert not page.panel.table_row.buttons[0].isEnabled()
    page.panel.grab()
