"""One table on the hand-for-hand board: its number, the tick box, the stacks counted there."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from floorman.desk.conduct.hand_for_hand import BoardTile
from floorman.ui.hand_for_hand.wall import TileForm, closed
from floorman.ui.input.actions import call_of
from floorman.ui.paint import icons, text
from floorman.ui.paint.parts import PaintedButton, card, pencil
from floorman.ui.paint.shapes import pen
from floorman.ui.theme.look import Look
from floorman.ui.words import _

TARGET = 44
"""The box is hit within so many pixels each way, however small it is drawn."""
_BOXES = {TileForm.LARGE: 64, TileForm.SMALL: 28, TileForm.FAR: 18}
_FIELD = 46
_NUMBERS = {
    TileForm.LARGE: (
        text.Face(88, 700, True),
        text.Face(72, 700, True),
        text.Face(56, 700, True),
        text.Face(46, 700, True),
    ),
    TileForm.SMALL: (
        text.Face(46, 700, True),
        text.Face(36, 700, True),
        text.Face(28, 700, True),
        text.Face(22, 700, True),
    ),
    TileForm.FAR: (text.Face(24, 700, True), text.Face(19, 700, True), text.Face(16, 700, True)),
    TileForm.CHIP: (text.Face(19, 600, True), text.Face(16, 600, True), text.Face(13, 600, True)),
    TileForm.OUTLINE: (text.Face(28, 600, True), text.Face(22, 600, True), text.Face(16, 600, True)),
}
_STATE = text.Face(20, 600, True)
_STACKS = text.Face(26, 700, True)
_SMALL_STACKS = text.Face(15, 600, True)


class TableTile(PaintedButton):
    """A press chooses it, one on its box ticks the table; digits typed on it are the stacks."""

    ticked = Signal()
    """The box was pressed."""

    def __init__(self, look: Look, tile: BoardTile, parent: QWidget) -> None:
        super().__init__(look, "", parent)
        self.tile = tile
        self.form = TileForm.LARGE
        self.typed = ""
        self._on_box = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.show_tile(tile)

    def show_tile(self, tile: BoardTile) -> None:
        """Takes the table as it stands."""
        if tile != self.tile:
            self.typed = ""
        self.tile = tile
        stacks = "–" if tile.stacks is None else str(tile.stacks)
        counted = _("stacks {stacks} of {players}").format(stacks=stacks, players=tile.players)
        said = _("Table {table}").format(table=tile.table)
        self.setAccessibleName(", ".join(part for part in (said, self._state(), counted, tile.out) if part))
        self.update()

    def draw_as(self, form: TileForm) -> None:
        """How it is drawn from now on."""
        if form is not self.form:
            self.form = form
            self.update()

    def type(self, digit: str) -> None:
        """One more digit of the stacks; "" takes the last one back."""
        self.typed = (self.typed + digit).lstrip("0")[:2] if digit else self.typed[:-1]
        self.update()

    def _state(self) -> str:
        return f"{self.tile.note}, {_('waits')}" if self.tile.waits else self.tile.note

    @property
    def finished(self) -> bool:
        """Ticked, and it may not deal on."""
        return self.tile.done and self.tile.waits

    @property
    def call(self) -> str:
        """The call that ticks the table, with the stacks that were typed."""
        if not self.typed:
            return call_of("hand-done", table=self.tile.table)
        return call_of("hand-done-stacks", table=self.tile.table, stacks=self.typed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are the pane's, Space among them."""
        event.ignore()

    # mouse --------------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remembers whether the box was hit."""
        self._on_box = self.hits_box(event.position())
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Pressed and let go on the box, it ticks; anywhere else the table is only chosen."""
        on_box, self._on_box = self._on_box and self.hits_box(event.position()), False
        super().mouseReleaseEvent(event)
        if on_box and event.button() == Qt.MouseButton.LeftButton:
            self.ticked.emit()

    def hits_box(self, point: QPointF) -> bool:
        """Whether a point lies on the box, or so near that a finger means it."""
        box = self.box()
        if box is None:
            return False
        grow = max(0, (TARGET - box.width()) // 2)
        return box.adjusted(-grow, -grow, grow, grow).contains(point.toPoint())

    def box(self) -> QRect | None:
        """Where the box is drawn; None on a done table."""
        size = _BOXES.get(self.form)
        if size is None or closed(self.tile):
            return None
        if self.form is TileForm.LARGE:
            size = size if self.width() >= 190 else 48
            return QRect(self.width() - size - 14, 14, size, size)
        edge = 12 if self.form is TileForm.SMALL else 7
        return QRect(self.width() - size - edge, edge, size, size)

    # paint --------------------------------------------------------------------------------------------------------

    def paintEvent(self, _event: object) -> None:
        """As its form asks."""
        painter = pencil(self)
        if self.form in (TileForm.CHIP, TileForm.OUTLINE):
            self._paint_done(painter)
        else:
            self._ground(painter)
            if self.form is TileForm.LARGE:
                self._paint_large(painter)
            else:
                self._paint_small(painter)
        painter.end()

    def _ground(self, painter: QPainter) -> None:
        edge, wide, fill = ("line", 1.0, "bg2") if closed(self.tile) else ("act", 2.0, "bg2")
        if self.tile.recount:
            edge, wide, fill = "stop", 3.0, "stop_bg"
        painter.setBrush(self.look(fill))
        painter.setPen(pen(self.look(edge), wide))
        half = wide / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 7, 7)

    def _counted(self) -> str:
        return self.typed or ("–" if self.tile.stacks is None else str(self.tile.stacks))

    def _number(self, painter: QPainter, place: QRect, ink: str = "hi", align: Qt.AlignmentFlag = text.LEFT) -> None:
        said = str(self.tile.table)
        faces = _NUMBERS[self.form]
        face = next((one for one in faces if one.width(said) <= place.width() and one.px <= place.height()), faces[-1])
        text.line(painter, place, said, face, self.look(ink), align, name=True)

    def _box(self, painter: QPainter) -> int:
        """Draws the box, the tick of a done table or the sign of a wrong count; gives its left edge."""
        box = self.box() or QRect(self.width() - 40, 14, 28, 28)
        middle = QPointF(QRectF(box).center())
        if self.tile.recount:
            icons.stop(painter, self.look, middle, box.width() * 0.42)
        elif self.tile.done:
            card(painter, box, self.look("paper"), 8)
            icons.tick(painter, self._inked, middle, box.width() * 0.32)
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(self.look("act"), 3 if box.width() > 40 else 2, (4.0, 3.0)))
            painter.drawRoundedRect(QRectF(box).adjusted(2, 2, -2, -2), 6, 6)
        return box.left()

    def _inked(self, name: str) -> QColor:
        return self.look("paper_ink" if name == "hi" else name)

    def _paint_large(self, painter: QPainter) -> None:
        """Number and box above, state in the middle, stacks in their field below."""
        left = self._box(painter)
        low = self.height() - _FIELD - 10
        self._number(painter, QRect(16, 6, left - 22, low - 34))
        row, room = low - 32, self.width() - 28
        out = self.tile.out
        if out:
            wide = min(room // 2 + 20, text.CHIP.width(out) + 14)
            place = QRect(self.width() - 14 - wide, row + 1, wide, 24)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(self.look("edge"), 1))
            painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
            text.line(painter, place, out, text.CHIP, self.look("hi"), text.MIDDLE, name=True)
            room -= wide + 8
        said = self.tile.note
        face = next((one for one in (_STATE, text.STRONG, text.PLATE, text.CHIP) if one.width(said) <= room), text.CHIP)
        if self.tile.recount:
            band = QRect(12, row, min(room + 4, face.width(said) + 20), 26)
            card(painter, band, self.look("stop"), 4)
            text.line(painter, band, said, face, self.look("stop_ink"), text.MIDDLE, name=True)
        else:
            text.line(painter, QRect(16, row, room, 26), said, face, self.look("hi"), name=True)
        self._field(painter, QRect(10, low, self.width() - 20, _FIELD))

    def _field(self, painter: QPainter, rect: QRect) -> None:
        card(painter, rect, self.look("bg0"), 6, self.look("edge"))
        if self.typed:
            painter.setPen(pen(self.look("focus"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 6, 6)
        self._figures(painter, rect.adjusted(10, 0, -10, 0), _STACKS, text.HEAD)

    def _figures(self, painter: QPainter, rect: QRect, face: text.Face, second: text.Face) -> None:
        """Stacks, counted of seats, from the right; the word for them where there is room."""
        of = _("of {players}").format(players=self.tile.players)
        wide = second.width(of)
        text.line(
            painter, QRect(rect.right() - wide, rect.top(), wide + 2, rect.height()), of, second, self.look("mid")
        )
        right, counted = rect.right() - wide - 6, self._counted()
        wide = face.width(counted) + 2
        figures = QRect(right - wide, rect.top(), wide, rect.height())
        text.line(painter, figures, counted, face, self.look("hi"))
        if self.typed and self.form is not TileForm.LARGE:
            painter.fillRect(QRect(figures.left(), figures.bottom() - 4, wide, 2), self.look("focus"))
        out = "" if self.form is TileForm.LARGE else self.tile.out
        said = out or _("Stacks")
        room = figures.left() - rect.left() - 4
        said = next((one for one in (said, said.split(":")[0]) if text.SMALL.width(one) <= room), "")
        ink = self.look("hi" if out else "mid")
        text.line(painter, QRect(rect.left(), rect.top(), room, rect.height()), said, text.SMALL, ink)

    def _paint_small(self, painter: QPainter) -> None:
        """Number and box above, stacks in one line below."""
        left = self._box(painter)
        if self.form is TileForm.FAR:
            self._number(painter, QRect(7, 0, left - 8, self.height() - 16))
            said = f"{self._counted()}/{self.tile.players}"
            place = QRect(7, self.height() - 19, self.width() - 12, 17)
            text.line(painter, place, said, text.CAP, self.look("hi" if self.typed else "mid"))
            return
        low = self.height() - 32
        self._number(painter, QRect(11, 4, left - 14, low - 4))
        self._figures(painter, QRect(10, low, self.width() - 20, 26), _SMALL_STACKS, _SMALL_STACKS)

    def _paint_done(self, painter: QPainter) -> None:
        """Number over a tick and the stacks."""
        outline = self.form is TileForm.OUTLINE
        if outline:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(self.look("line"), 1.5, (6.0, 4.0)))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
        else:
            card(painter, self.rect(), self.look("bg2"), 6)
        middle = self.height() // 2
        place = (
            QRect(2, middle - 21, self.width() - 4, 22) if not outline else QRect(2, middle - 30, self.width() - 4, 32)
        )
        self._number(painter, place, "mid" if outline else "hi", text.MIDDLE)
        said = self._counted()
        wide = text.CHIP.width(said) + 16
        left, row = (self.width() - wide) // 2, middle + (10 if not outline else 14)
        icons.tick(painter, self.look, QPointF(left + 5, row), 4.5)
        ink = self.look("hi" if self.typed else "mid")
        text.line(painter, QRect(left + 14, row - 10, wide, 20), said, text.CHIP, ink)
