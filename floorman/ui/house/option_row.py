"""An option of a choice: its name, who plays it, and the digit that picks it."""

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtWidgets import QWidget

from floorman.ui.paint import text
from floorman.ui.paint.parts import PaintedButton, cap, cap_width, card, pencil
from floorman.ui.paint.shapes import pen
from floorman.ui.theme.look import Look


class OptionRow(PaintedButton):
    """A ring at the left, filled when it is on."""

    HIGH = 54

    def __init__(self, look: Look, label: str, played: str, key: str, parent: QWidget) -> None:
        super().__init__(look, label, parent)
        self.played, self.key = played, key
        self.setCheckable(True)
        self.setAccessibleName(", ".join(part for part in (label, played, key) if part))

    def nextCheckState(self) -> None:
        """The card decides which one is on."""

    def paintEvent(self, _event: object) -> None:
        """Ring, name over who plays it, key."""
        painter = pencil(self)
        on, able = self.isChecked(), self.isEnabled()
        card(painter, self.rect(), self.look("bg3" if on else "bg1"), 6, self.look("edge"))
        ink = self.look("hi" if able else "low")
        at = QPointF(22, self.height() / 2)
        painter.setPen(pen(ink, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, 8, 8)
        if on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawEllipse(at, 4.5, 4.5)
        wide = cap_width(self.key)
        room = self.width() - 44 - wide - 18
        top = 7 if self.played else 16
        face = text.HEAD if text.HEAD.width(self.text()) <= room else text.PLATE
        text.line(painter, QRect(42, top, room, 22), self.text(), face, ink, name=True)
        if self.played:
            text.line(painter, QRect(42, 29, room, 18), self.played, text.CHIP, self.look("mid"), name=True)
        where = QRect(self.width() - wide - 10, self.height() // 2 - 12, wide, 24)
        cap(painter, where, self.key, self.look("bg3"), ink, self.look("edge"))
        painter.end()
