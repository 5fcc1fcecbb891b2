"""Dragging a player from a chair to another: it only fills the call line."""

from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QDrag, QDropEvent, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from floorman.desk.front.views import SeatLook
from floorman.ui.input.actions import call_of
from floorman.ui.paint import text
from floorman.ui.paint.parts import card
from floorman.ui.theme.look import Look

PLAYER = "application/x-floorman-seat"
"""What a drag carries: the seat that the player leaves, as ``12-4``."""


def far_enough(start: QPoint, now: QPoint) -> bool:
    """Whether the pointer has gone far enough to be a drag."""
    return (now - start).manhattanLength() >= QApplication.startDragDistance()


def carry(widget: QWidget, look: Look, seat: str, label: str) -> None:
    """Starts a drag of the player in ``seat``, shown as ``label``."""
    drag = QDrag(widget)
    load = QMimeData()
    load.setData(PLAYER, seat.encode())
    load.setText(seat)
    drag.setMimeData(load)
    drag.setPixmap(_picture(look, label))
    drag.exec(Qt.DropAction.MoveAction)


def carried(event: QDropEvent) -> str:
    """The seat that a drag comes from, "" if it carries no player."""
    load = event.mimeData()
    return bytes(load.data(PLAYER).data()).decode() if load.hasFormat(PLAYER) else ""


def moving_call(seat: str, table: int, target: int | None, taken: bool = False) -> str:
    """The call that moves the player in ``seat``; without a target seat the rules give one. "" if he stays.

    On a chair where somebody sits (``taken``) the two change seats.
    """
    if seat == f"{table}-{target}" or (target is None and seat.startswith(f"{table}-")):
        return ""
    if target is None:
        return call_of("drag-to-table", chair=seat, table=table)
    return call_of("drag-to-player" if taken else "drag-to-chair", chair=seat, table=table, seat=target)


def sat_on(look: SeatLook) -> bool:
    """Whether somebody sits on a chair; one that only waits for a player has nobody to change with."""
    return look in (SeatLook.SEATED, SeatLook.UNVERIFIED, SeatLook.NOSHOW)


def _picture(look: Look, label: str) -> QPixmap:
    wide = text.PLATE.width(label) + 24
    picture = QPixmap(wide, 32)
    picture.fill(look("bg3"))
    painter = QPainter(picture)
    card(painter, picture.rect(), look("bg3"), 0, look("focus"))
    text.line(painter, picture.rect(), label, text.PLATE, look("hi"), text.MIDDLE, name=True)
    painter.end()
    return picture
