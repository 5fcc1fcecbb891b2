"""The page's large keys: each fills the call line; one that cannot be pressed says why in the place of its key."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from floorman.ui.paint import icons, text
from floorman.ui.paint.parts import PaintedButton, card, pencil
from floorman.ui.paint.shapes import pen
from floorman.ui.paint.text import Face
from floorman.ui.theme.look import Look

HIGH = 82
_LABEL = Face(16, 600, True)
_SMALL_LABEL = Face(14, 600, True)
_KEY = Face(13, 500, True)


class ClockKey(PaintedButton):
    """Icon over word over key; outlined while the typed call is its own."""

    def __init__(self, look: Look, key: str, parent: QWidget) -> None:
        super().__init__(look, "", parent)
        self.key = key
        self.icon_name = "play"
        self.call, self.why, self.aimed = "", "", False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(self, label: str, icon: str, call: str, why: str = "") -> None:
        """Its word, icon and call, and why it cannot be pressed ("" if it can)."""
        shown = (label, icon, call, why)
        if shown == (self.text(), self.icon_name, self.call, self.why):
            return
        self.setText(label)
        _label, self.icon_name, self.call, self.why = shown
        self.setEnabled(not why)
        self.setAccessibleName(", ".join((label, why or self.key)))
        self.update()

    def aim(self, typed: str) -> None:
        """The call line has changed."""
        aimed = bool(typed) and typed.strip() == self.call.strip() and self.isEnabled()
        if aimed != self.aimed:
            self.aimed = aimed
            self.update()

    def sizeHint(self) -> QSize:
        """A large target."""
        return QSize(126, HIGH)

    def paintEvent(self, _event: object) -> None:
        """Filled, outlined, or dashed."""
        painter = pencil(self)
        able = self.isEnabled()
        inside = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.fillRect(self.rect(), self.look("bg0"))
        if able:
            card(painter, self.rect(), self.look("bg3"))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if not able:
            painter.setPen(pen(self.look("edge"), 1, (3.0, 3.0)))
            painter.drawRoundedRect(inside, 6, 6)
        elif self.aimed:
            painter.setPen(pen(self.look("focus"), 2))
            painter.drawRoundedRect(inside, 6, 6)
        high = self.height()
        ink = "hi" if able else "mid"
        icons.ICONS[self.icon_name](painter, lambda _token: self.look(ink), QPointF(self.width() / 2, high * 0.24), 10)
        face = _LABEL if _LABEL.width(self.text()) <= self.width() - 8 else _SMALL_LABEL
        lines = text.fitted(self.text(), face, self.width() - 8, 2)
        step, top = 18, round(high * 0.55) - 9 * len(lines)
        for nth, line in enumerate(lines):
            where = QRect(4, top + nth * step, self.width() - 8, step)
            text.line(painter, where, line, face, self.look(ink), text.MIDDLE)
        foot = QRect(4, high - 25, self.width() - 8, 20)
        text.line(painter, foot, self.why or self.key, _KEY, self.look("mid"), text.MIDDLE)
        painter.end()
