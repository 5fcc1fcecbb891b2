"""The floor under the mouse: a click chooses table and seat, a drag carries a player to another chair."""

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QHelpEvent,
    QMouseEvent,
)
from PySide6.QtWidgets import QToolTip

from floorman.desk.front.views import SeatView, TableState, TileView
from floorman.ui.floor.grid import GAP
from floorman.ui.floor.model import TablesModel
from floorman.ui.floor.named import is_named, seat_under
from floorman.ui.floor.view import FloorView
from floorman.ui.input.dragging import carried, carry, far_enough, moving_call, sat_on
from floorman.ui.input.selection import Choice
from floorman.ui.paint.ring import nearest
from floorman.ui.theme.look import Look


class InteractiveFloor(FloorView):
    """A ``FloorView`` that takes clicks and drags."""

    dropped = Signal(str)
    """A player was dropped on a chair or a table: the call that moves him."""
    menu = Signal(int, int, object)
    """The menu of a table's seat (0: of the table itself) is wanted, at a ``QPoint`` of the screen."""

    def __init__(self, look: Look, choice: Choice, tables: TablesModel) -> None:
        super().__init__(look, choice, tables)
        self._from: tuple[QPoint, TileView, SeatView] | None = None
        self.setDragEnabled(False)
        self.setAcceptDrops(True)
        self.viewport().setAcceptDrops(True)

    def under(self, point: QPoint) -> tuple[TileView, SeatView | None] | None:
        """The table and, on a near tile, the chair under a point of the viewport."""
        index = self.indexAt(point)
        row = self.tables.at(index.row()) if index.isValid() else None
        if not isinstance(row, TileView):
            return None
        zoom = self.tiles.grid.zoom
        if zoom.far or row.state is TableState.BROKEN:
            return row, None
        cell: QRect = self.visualRect(index)
        inner = QRect(cell.left() + GAP // 2, cell.top() + GAP // 2, cell.width() - GAP, cell.height() - GAP)
        if is_named(inner.width(), inner.height()):
            named = seat_under(inner, row.max_seats, point.x(), point.y())
            return row, row.seats[named - 1] if named is not None else None
        x, y = point.x() - cell.left() - GAP // 2, point.y() - cell.top() - GAP // 2
        seat = nearest(row.max_seats, cell.width() - GAP, cell.height() - GAP, zoom.scale, x, y)
        return row, row.seats[seat - 1] if seat is not None and seat <= len(row.seats) else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Chooses the table, and the seat if one was hit."""
        super().mousePressEvent(event)
        spot = event.position().toPoint()
        hit = self.under(spot) if event.button() == Qt.MouseButton.LeftButton else None
        self._from = None
        if hit is None:
            return
        tile, seat = hit
        chosen = self.choice.press(tile.table, seat.seat if seat else None, seat.entry if seat else None)
        if chosen and seat is not None and seat.entry is not None:
            self._from = (spot, tile, seat)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A pressed chair that is pulled carries its player."""
        if self._from is not None and far_enough(self._from[0], event.position().toPoint()):
            _spot, tile, seat = self._from
            self._from = None
            carry(self, self.look, f"{tile.table}-{seat.seat}", seat.name or f"#{seat.entry}")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The pull is over."""
        self._from = None
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Twice on a chair opens its menu; twice on a table goes to its seats."""
        hit = self.under(event.position().toPoint())
        if hit is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if hit[1] is not None:
            self.menu.emit(hit[0].table, hit[1].seat, event.globalPosition().toPoint())
        else:
            self.entered.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The right button, or a finger held down: the menu of the chair or the table."""
        hit = self.under(event.pos())
        if hit is not None:
            seat = hit[1].seat if hit[1] is not None else 0
            self.choice.choose(hit[0].table, seat or None)
            self.menu.emit(hit[0].table, seat, event.globalPos())

    def viewportEvent(self, event: QEvent) -> bool:
        """The tool tip of a chair says who sits there."""
        if isinstance(event, QHelpEvent):
            hit = self.under(event.pos())
            if hit is not None:
                QToolTip.showText(event.globalPos(), (hit[1].spoken if hit[1] else "") or hit[0].spoken, self)
            return True
        return super().viewportEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Takes players."""
        if carried(event):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Marks the chair that the player would come to."""
        hit = self.under(event.position().toPoint()) if carried(event) else None
        if hit is None:
            event.ignore()
            return
        self.choice.aim(hit[0].table, (hit[1].seat,) if hit[1] else ())
        event.acceptProposedAction()

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        """The player was carried elsewhere."""
        self.choice.aim(None)

    def dropEvent(self, event: QDropEvent) -> None:
        """Puts the move into the call line."""
        seat, hit = carried(event), self.under(event.position().toPoint())
        self.choice.aim(None)
        if seat and hit is not None:
            tile, chair = hit
            taken = chair is not None and sat_on(chair.look)
            call = moving_call(seat, tile.table, chair.seat if chair else None, taken)
            if call:
                self.dropped.emit(call)
            event.acceptProposedAction()
