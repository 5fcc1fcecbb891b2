"""The floor by itself: painted first, while all that stands around it is still to be loaded."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QTimer, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from floorman.ui.callline.high import bar_high
from floorman.ui.floor.legend import height_for
from floorman.ui.floor.model import TablesModel
from floorman.ui.floor.mouse import InteractiveFloor
from floorman.ui.input.selection import Choice
from floorman.ui.theme.look import Look
from floorman.ui.window.places import Box, WindowPlaces, places

if TYPE_CHECKING:
    from floorman.desk.front.room import Room

_AT_THE_LATEST = 400
"""Milliseconds after which the rest is made though nothing was painted: the window may have come up as an icon."""


class FirstFloor(QWidget):
    """The tables of a room where the room's page will have them; the page takes its floor over."""

    painted = Signal()
    """Once: it stands on the screen, or nobody looks."""

    def __init__(self, look: Look, room: "Room", touch: bool = False) -> None:
        super().__init__()
        self.look, self.room, self.touch = look, room, touch
        self.choice = Choice()
        self.tables = TablesModel(room)
        self.floor = InteractiveFloor(look, self.choice, self.tables)
        self.floor.setParent(self)
        order = room.tables()
        if order:
            self.choice.choose(order[0])
        self._told = False
        QTimer.singleShot(_AT_THE_LATEST, self, self._tell)

    @property
    def places(self) -> WindowPlaces:
        """Where the parts of the page will lie."""
        return placed(self.width(), self.height(), bar_high(self.touch))

    def _tell(self) -> None:
        if not self._told:
            self._told = True
            self.painted.emit()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """The floor where the page has it."""
        self.floor.setGeometry(rect(self.places.floor))

    def paintEvent(self, _event: object) -> None:
        """The ground of the floor, and of what comes around it."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.look("bg0"))
        where = self.places
        for box in (where.top, where.advice, where.panel, where.bar):
            if box is not None:
                painter.fillRect(rect(box), self.look("bg1"))
        painter.end()
        QTimer.singleShot(0, self, self._tell)


def placed(width: int, height: int, bar: int, banner: bool = False, panel_open: bool = False) -> WindowPlaces:
    """The places in a window, its legend as high as its words need."""
    high = height_for(places(width, height, bar, banner, panel_open).centre.width - 16)
    return places(width, height, bar, banner, panel_open, high)


def rect(box: Box) -> QRect:
    """A box as Qt has it."""
    return QRect(box.left, box.top, box.width, box.height)
