"""A button that steps through the journal: a triangle, with a bar at the ends."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPolygonF

from floorman.ui.paint.parts import PaintedButton, card, pencil
from floorman.ui.theme.look import Look


class Step(PaintedButton):
    """``sign``: "first", "back", "on" or "last"."""

    def __init__(self, look: Look, sign: str, word: str, key: str) -> None:
        super().__init__(look, word)
        self.sign = sign
        self.setAccessibleName(f"{word}, {key}")
        self.setToolTip(f"{word} ({key})")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, _event: object) -> None:
        """The sign alone."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg3"))
        middle = QPointF(self.width() / 2, self.height() / 2)
        way = -1 if self.sign in ("first", "back") else 1
        shift = -way * 3 if self.sign in ("first", "last") else 0
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look("hi" if self.isEnabled() else "low"))
        corners = [(way * 8, 0), (-way * 6, -9), (-way * 6, 9)]
        painter.drawPolygon(QPolygonF([middle + QPointF(x + shift, y) for x, y in corners]))
        if self.sign in ("first", "last"):
            painter.drawRect(int(middle.x() + way * 8 - 2), int(middle.y()) - 9, 3, 18)
        painter.end()
