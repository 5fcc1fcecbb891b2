"""The two large keys under the wall: the next hand, and the money; shut, they say what they wait for."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from floorman.ui.paint import icons, text
from floorman.ui.paint.parts import PaintedButton, cap, cap_width, card, pencil
from floorman.ui.paint.shapes import pen
from floorman.ui.theme.look import Look

HIGH = 54


class WaitingKey(PaintedButton):
    """White while it can be pressed; else dashed, with its reason, or a padlock, in the place of its key."""

    def __init__(self, look: Look, key: str, parent: QWidget) -> None:
        super().__init__(look, "", parent)
        self.key = key
        self.why: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def say(self, label: str, able: bool, *why: str) -> None:
        """Its word, whether it can be pressed, and why not: the first reason that has room is shown."""
        self.setText(label)
        self.setEnabled(able)
        self.why = why
        self.setAccessibleName(", ".join((label, self.key) if able else (label, *why[:1])))
        self.setToolTip("" if able else " ".join(why[:1]))
        self.update()

    def sizeHint(self) -> QSize:
        """Its word and its key or padlock."""
        return QSize(44 + text.STRONG.width(self.text()) + cap_width(self.key), HIGH)

    def paintEvent(self, _event: object) -> None:
        """Word at the left, key or reason at the right."""
        painter = pencil(self)
        able = self.isEnabled()
        if able:
            card(painter, self.rect(), self.look("paper"))
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(self.look("edge"), 1, (3.0, 3.0)))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        ink = self.look("paper_ink" if able else "mid")
        text.line(painter, self.rect().adjusted(16, 0, -12, 0), self.text(), text.STRONG, ink)
        left = 32 + text.STRONG.width(self.text())
        if able:
            wide = cap_width(self.key) + 8
            where = QRect(self.width() - wide - 14, (HIGH - 28) // 2, wide, 28)
            cap(painter, where, self.key, self.look("paper"), ink, ink)
        elif not self.why:
            icons.padlock(painter, self.look, QPointF(self.width() - 24, HIGH / 2), 7)
        else:
            room = self.width() - left - 16
            said = next((one for one in self.why if text.BODY.width(one) <= room), self.why[-1])
            text.line(painter, QRect(left, 0, room, HIGH), said, text.BODY, self.look("mid"), text.RIGHT)
        painter.end()
