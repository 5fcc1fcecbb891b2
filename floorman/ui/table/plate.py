"""One chair of the chosen table: number, mark, name, entry and chips, state."""

import re

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QDragEnterEvent, QDragLeaveEvent, QDropEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from floorman.desk.front.views import SeatLook, SeatView
from floorman.ui.input.dragging import carried, carry, far_enough
from floorman.ui.paint import shapes, text
from floorman.ui.paint.parts import PaintedButton, pencil
from floorman.ui.paint.shapes import pen
from floorman.ui.theme.look import Look
from floorman.ui.words import _

_SECOND = text.Face(12.5, 400, True)
_NUMBER = text.Face(15, 600, True)
_NARROW = text.Face(12.5, 600, True)
_EMPTY = (SeatLook.OPEN, SeatLook.BLOCKED)


class Plate(PaintedButton):
    """A seat as a button: press chooses it, pulling it carries the player."""

    dropped = Signal(str, int)
    """A player of that seat was dropped on this one."""
    menu = Signal(object)
    """Its menu is wanted, at a ``QPoint`` of the screen."""
    hovered = Signal(int)
    """A carried player hangs over this seat; 0 when he has left."""

    def __init__(self, look: Look, table: int, seat: SeatView, parent: QWidget) -> None:
        super().__init__(look, "", parent)
        self.table, self.seat = table, seat
        self.fresh = True
        self.aimed = False
        self._pressed: QPoint | None = None
        self.setCheckable(True)
        self.setAcceptDrops(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def show_seat(self, table: int, seat: SeatView, fresh: bool) -> None:
        """Takes what stands at this chair now."""
        if (table, seat, fresh) == (self.table, self.seat, self.fresh) and self.accessibleName():
            return
        self.table, self.seat, self.fresh = table, seat, fresh
        self.update()
        self.setAccessibleName(seat.spoken or _("Seat {seat}").format(seat=seat.seat))
        self.setToolTip(seat.full_name if seat.full_name != seat.name else "")

    def show_aim(self, aimed: bool) -> None:
        """Marks it as what the typed call aims at."""
        if aimed != self.aimed:
            self.aimed = aimed
            self.update()

    def nextCheckState(self) -> None:
        """The panel decides which plate is on."""

    # paint --------------------------------------------------------------------------------------------------------

    def paintEvent(self, _event: object) -> None:
        """Ground, number and mark at the left, words, state at the right."""
        painter = pencil(self)
        self._ground(painter)
        self._number(painter)
        self._words(painter)
        self._state(painter)
        painter.end()

    def _ground(self, painter: QPainter) -> None:
        fill, edge, wide = "bg2", "line", 1.0
        dashes: tuple[float, ...] = ()
        if self.seat.look in _EMPTY:
            fill, edge, dashes = "bg1", "edge", (4.0, 3.0)
        elif self.seat.look is SeatLook.EXPECTED:
            fill, edge, wide, dashes = "move_bg", "move", 1.5, (5.0, 3.0)
        if self.isChecked():
            fill, edge, wide, dashes = "bg3", "focus", 2.0, ()
        if self.aimed:
            fill, edge, wide, dashes = "act_bg", "act", 2.0, ()
        painter.setBrush(self.look(fill))
        painter.setPen(pen(self.look(edge), wide, dashes))
        half = wide / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 6, 6)

    def _number(self, painter: QPainter) -> None:
        seat, middle = self.seat, self.height() / 2
        shift = 11 if seat.mark else 0
        place = QRect(2, round(middle - 10 - shift), 26, 20)
        text.line(painter, place, str(seat.seat), _NUMBER, self.look("mid"), text.MIDDLE)
        if seat.mark:
            self._mark(painter, QPointF(15, middle + 10))

    def _mark(self, painter: QPainter, at: QPointF) -> None:
        mark, dead = self.seat.mark, self.seat.dead
        if mark == "D":
            draw = shapes.dead_button if dead else shapes.button if self.fresh else shapes.button_seen
            draw(painter, self.look, at, 10)
            return
        solid = mark == "BB" and self.fresh and not dead
        painter.setBrush(self.look("paper") if solid else Qt.BrushStyle.NoBrush)
        dashes = (2.6, 1.8) if dead else ()
        painter.setPen(Qt.PenStyle.NoPen if solid else pen(self.look("hi"), 1.5, dashes))
        painter.drawRoundedRect(shapes.box(at, 11, 8), 3, 3)
        shapes.letter(painter, at, mark, 13, self.look("paper_ink" if solid else "hi"))

    def _words(self, painter: QPainter) -> None:
        first, second = self._lines()
        quiet = self.seat.look in _EMPTY and not self.seat.mark
        room = self.width() - 31 - 4
        middle = self.height() // 2
        ink = self.look("mid" if quiet else "hi")
        if not second:
            text.line(
                painter, QRect(31, middle - 10, room, 20), first, text.BODY if quiet else text.PLATE, ink, name=True
            )
            return
        face = text.PLATE if text.PLATE.width(first) <= room else _NARROW
        text.line(painter, QRect(31, middle - 18, room, 18), first, face, ink, name=True)
        room -= 20 * len(self._shown_shapes(second))
        second = self._fitting(second, room)
        text.line(painter, QRect(31, middle, room, 18), second, _SECOND, self.look("mid"), name=True)

    def _fitting(self, second: str, room: int) -> str:
        """Chips are never cut: they are told in whole thousands, or not at all."""
        entry, _gap, chips = second.partition("  ")
        shorter = (second, f"{entry} {whole(chips)}", entry) if chips else (second,)
        return next((each for each in shorter if _SECOND.width(each) <= room), shorter[-1])

    def _lines(self) -> tuple[str, str]:
        seat = self.seat
        if seat.entry is not None:
            return seat.name or f"#{seat.entry}", f"#{seat.entry}  {seat.chips}".strip()
        if seat.dead:
            said = {"D": _("Dead button"), "SB": _("Dead small blind")}.get(seat.mark, seat.mark)
            lines = text.wrapped(said, text.PLATE, self.width() - 35)
            return lines[0], seat.chips or " ".join(lines[1:])
        if seat.look is SeatLook.BLOCKED:
            return _("locked"), ""
        return _("free"), ""

    def _shapes(self) -> list[shapes.Draw]:
        drawn = [shapes.STATES[state] for state in self.seat.states if state in shapes.STATES]
        if self.seat.look is SeatLook.EXPECTED:
            drawn.insert(0, shapes.expected)
        if self.seat.look is SeatLook.BLOCKED:
            drawn.insert(0, shapes.blocked)
        if self.aimed:
            drawn.insert(0, shapes.aimed)
        return drawn[:2]

    def _shown_shapes(self, second: str) -> list[shapes.Draw]:
        """The first shape, and the second where the words beside it leave room."""
        drawn = self._shapes()
        beside = self.width() - 35 - 20 * len(drawn) >= _SECOND.width(second)
        return drawn if beside else drawn[:1]

    def _state(self, painter: QPainter) -> None:
        at = QPointF(self.width() - 15, self.height() - 15)
        for shape in self._shown_shapes(self._lines()[1]):
            shape(painter, self.look, at, 8)
            at -= QPointF(22, 0)

    # mouse --------------------------------------------------------------------------------------------------------

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The right button, or a finger held down."""
        self.menu.emit(event.globalPos())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press may become a pull."""
        self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pulled far enough, the player is carried."""
        start = self._pressed
        if start is None or self.seat.entry is None or not far_enough(start, event.position().toPoint()):
            return
        self._pressed = None
        self.setDown(False)
        carry(self, self.look, f"{self.table}-{self.seat.seat}", self.seat.name or f"#{self.seat.entry}")

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Takes players."""
        if carried(event):
            event.acceptProposedAction()
            self.hovered.emit(self.seat.seat)

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        """The player was carried on."""
        self.hovered.emit(0)

    def dropEvent(self, event: QDropEvent) -> None:
        """The player is to sit here."""
        self.hovered.emit(0)
        self.dropped.emit(carried(event), self.seat.seat)
        event.acceptProposedAction()


def whole(chips: str) -> str:
    """``chips`` without a part of a thousand: "20.9k" is "21k"."""
    found = re.fullmatch(r"([0-9]+)[.,]([0-9])([^0-9]*)", chips)
    return f"{int(found[1]) + (found[2] >= '5')}{found[3]}" if found else chips
