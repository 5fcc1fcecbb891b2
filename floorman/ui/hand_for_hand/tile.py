"""One table on the hand-for-hand board: its number, the tick box, the stacks counted there."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from floorman.desk.conduct.hand_for_hand import BoardTile
from floorman.ui.input.actions import call_of
from floorman.ui.paint import icons, text
from floorman.ui.paint.parts import PaintedButton, card, pencil
from floorman.ui.paint.shapes import pen
from floorman.ui.theme.look import Look
from floorman.ui.words import _

BOX = 64
_FIELD = 44
_NUMBERS = (text.Face(104, 700, True), text.Face(72, 700, True), text.Face(56, 700, True), text.Face(43, 700, True))
_STATE = text.Face(20, 600, True)
_STACKS = text.Face(22, 700, True)


class TableTile(PaintedButton):
    """Pressing it ticks the table; digits typed on it are the stacks."""

    def __init__(self, look: Look, tile: BoardTile, parent: QWidget) -> None:
        super().__init__(look, "", parent)
        self.tile = tile
        self.typed = ""
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

    # paint ------------------------------------------------------------------------------------------------------------

    def paintEvent(self, _event: object) -> None:
        """Number and box above, state in the middle, stacks below."""
        painter = pencil(self)
        tile = self.tile
        ticked = tile.note and (tile.done or tile.stacks is not None)
        edge, wide, fill = ("line", 1.0, "bg2") if ticked and not tile.recount else ("act", 2.0, "bg2")
        if tile.recount:
            edge, wide, fill = "stop", 3.0, "stop_bg"
        painter.setBrush(self.look(fill))
        painter.setPen(pen(self.look(edge), wide))
        half = wide / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 7, 7)
        self._head(painter)
        self._middle(painter)
        self._field(painter)
        painter.end()

    def _box(self) -> QRect:
        size = BOX if self.width() >= 190 else 48
        return QRect(self.width() - size - 14, 12 if self.height() < 220 else 28, size, size)

    def _head(self, painter: QPainter) -> None:
        number, box = str(self.tile.table), self._box()
        room, high = box.left() - 18, max(46, self.height() - _FIELD - 64)
        face = next((one for one in _NUMBERS if one.width(number) <= room and one.px <= high), _NUMBERS[-1])
        place = QRect(14, 4, room, min(high, max(box.bottom() + 10, round(face.px * 1.1))))
        text.line(painter, place, number, face, self.look("hi"), name=True)
        if self.tile.done:
            card(painter, box, self.look("paper"), 8)
            icons.tick(painter, self._inked, QPointF(QRectF(box).center()), box.width() * 0.32)
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(self.look("act"), 3, (7.0, 5.0)))
        painter.drawRoundedRect(QRectF(box).adjusted(2, 2, -2, -2), 8, 8)

    def _inked(self, name: str) -> QColor:
        return self.look("paper_ink" if name == "hi" else name)

    def _middle(self, painter: QPainter) -> None:
        low, box = self.height() - _FIELD - 14, self._box().bottom()
        both = low - box >= 52
        top = max(box + 6, low - 90) if both else low - 26
        room = (self.width() if top > box else self._box().left()) - 28
        said = self.tile.out if self.tile.out and not both and not self.tile.recount else self._state()
        face = next((one for one in (_STATE, text.STRONG, text.PLATE, text.CHIP) if one.width(said) <= room), text.CHIP)
        text.line(painter, QRect(14, top, room, 24), said, face, self.look("hi"), name=True)
        if both and self.tile.out:
            text.line(painter, QRect(14, top + 23, room, 20), self.tile.out, text.BODY, self.look("hi"), name=True)

    def _field(self, painter: QPainter) -> None:
        rect = QRect(10, self.height() - _FIELD - 10, self.width() - 20, _FIELD)
        card(painter, rect, self.look("bg0"), 6, self.look("edge"))
        if self.typed:
            painter.setPen(pen(self.look("focus"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 6, 6)
        of = _("of {players}").format(players=self.tile.players)
        counted = self.typed or ("–" if self.tile.stacks is None else str(self.tile.stacks))
        right = rect.right() - 10
        wide = text.HEAD.width(of)
        text.line(painter, QRect(right - wide, rect.top(), wide + 2, _FIELD), of, text.HEAD, self.look("mid"))
        right -= wide + 8
        wide = _STACKS.width(counted) + 2
        text.line(painter, QRect(right - wide, rect.top(), wide, _FIELD), counted, _STACKS, self.look("hi"))
        label = QRect(rect.left() + 10, rect.top(), right - wide - rect.left() - 14, _FIELD)
        if text.SMALL.width(_("Stacks")) <= label.width():
            text.line(painter, label, _("Stacks"), text.SMALL, self.look("mid"))
