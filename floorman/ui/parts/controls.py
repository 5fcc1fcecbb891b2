"""Parts that the full pages share: large buttons with their key, rows to choose from, headings."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from floorman.ui.paint import icons, text
from floorman.ui.paint.parts import PaintedButton, cap, cap_width, card, pencil
from floorman.ui.paint.shapes import pen
from floorman.ui.theme.fonts import face
from floorman.ui.theme.look import Look


def heading(words: str, parent: QWidget, px: float = 15) -> QLabel:
    """A heading."""
    label = QLabel(words, parent)
    label.setFont(face(px, 600))
    label.setWordWrap(True)
    return label


def quiet(words: str, parent: QWidget) -> QLabel:
    """Small words of second rank."""
    label = QLabel(words, parent)
    label.setFont(face(13.5, 400, True))
    label.setProperty("quiet", "true")
    label.setWordWrap(True)
    return label


class ActionButton(PaintedButton):
    """A button of an action with its key; ``white`` is the one that Enter does. A second line says more."""

    def __init__(self, look: Look, label: str, key: str = "", white: bool = False, under: str = "") -> None:
        super().__init__(look, label)
        self.key, self.white, self.under = key, white, under
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._name()

    def say(self, label: str, under: str = "") -> None:
        """Changes its words."""
        self.setText(label)
        self.under = under
        self._name()
        self.updateGeometry()
        self.update()

    def _name(self) -> None:
        self.setAccessibleName(", ".join(part for part in (self.text(), self.under, self.key) if part))

    def sizeHint(self) -> QSize:
        """As wide as its words and its key; 46 pixels high, 52 where Enter does it, 64 with a second line."""
        wide = 24 + max(text.HEAD.width(self.text()), text.BODY.width(self.under))
        wide += cap_width(self.key) + 26 if self.key else 0
        return QSize(wide, 64 if self.under else 52 if self.white else 46)

    def minimumSizeHint(self) -> QSize:
        """The size hint: a layout may not make it smaller."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it, as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: object) -> None:
        """Words at the left, key at the right."""
        painter = pencil(self)
        able = self.isEnabled()
        fill, ink, second = ("paper", "paper_ink", "paper_ink") if self.white and able else ("bg3", "hi", "mid")
        card(painter, self.rect(), self.look(fill))
        wide = cap_width(self.key) + 12 if self.key else 0
        room = self.width() - 24 - (wide + 12 if self.key else 0)
        top = self.height() // 2 - (20 if self.under else 11)
        colour = self.look(ink if able else "low")
        faces = (text.HEAD, text.Face(15, 600, True), text.PLATE, text.CAP)
        face = next((each for each in faces if each.width(self.text()) <= room), text.CAP)
        text.line(painter, QRect(12, top, room, 22), self.text(), face, colour)
        if self.under:
            text.line(painter, QRect(12, top + 22, room, 20), self.under, text.BODY, self.look(second), name=True)
        if self.key:
            where = QRect(self.width() - wide - 12, self.height() // 2 - 14, wide, 28)
            cap(painter, where, self.key, self.look(fill), colour, colour if self.white else self.look("edge"))
        painter.end()


class ToggleOption(PaintedButton):
    """One of a few to choose from: underlined when it is on."""

    def __init__(self, look: Look, label: str) -> None:
        super().__init__(look, label)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def nextCheckState(self) -> None:
        """The page decides which one is on."""

    def sizeHint(self) -> QSize:
        """As wide as its word; 44 pixels high."""
        return QSize(text.BUTTON.width(self.text()) + 16, 44)

    def minimumSizeHint(self) -> QSize:
        """The size hint: a layout may not make it smaller."""
        return self.sizeHint()

    def paintEvent(self, _event: object) -> None:
        """Word in the middle."""
        painter = pencil(self)
        on = self.isChecked()
        card(painter, self.rect(), self.look("bg3" if on else "bg2"))
        if on:
            painter.setBrush(self.look("paper"))
            painter.drawRoundedRect(2, self.height() - 3, self.width() - 4, 3, 1.5, 1.5)
        text.line(painter, self.rect(), self.text(), text.BUTTON, self.look("hi"), text.MIDDLE)
        painter.end()


class RadioRow(PaintedButton):
    """A row with a ring, a name, a remark and a sample."""

    def __init__(self, look: Look, label: str, remark: str, sample: str) -> None:
        super().__init__(look, label)
        self.remark, self.sample = remark, sample
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(", ".join(part for part in (label, remark, sample) if part))

    def nextCheckState(self) -> None:
        """The page decides which one is on."""

    def sizeHint(self) -> QSize:
        """At least 240 pixels wide; 54 high, for two lines."""
        return QSize(240, 54)

    def paintEvent(self, _event: object) -> None:
        """Ring at the left, two lines."""
        painter = pencil(self)
        on, able = self.isChecked(), self.isEnabled()
        card(painter, self.rect(), self.look("bg2"))
        if on:
            painter.setPen(pen(self.look("focus"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        self._ring(painter, QPointF(23, self.height() / 2), on)
        ink = self.look("hi" if able else "low")
        wide = text.PLATE.width(self.text())
        text.line(painter, QRect(46, 6, self.width() - 52, 20), self.text(), text.PLATE, ink)
        rest = QRect(46 + wide + 8, 6, self.width() - 54 - wide, 20)
        text.line(painter, rest, self.remark, text.SMALL, self.look("mid" if able else "low"), name=True)
        low = QRect(46, 27, self.width() - 52, 22)
        text.line(painter, low, self.sample, text.Face(14.5), ink, name=True)
        painter.end()

    def _ring(self, painter: QPainter, at: QPointF, on: bool) -> None:
        painter.setPen(pen(self.look("hi"), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, 8, 8)
        if on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.look("hi"))
            painter.drawEllipse(at, 4.5, 4.5)


_NOTICES: dict[str, tuple[str, icons.Icon]] = {
    "stop": ("stop_bg", icons.stop),
    "act": ("act_bg", icons.question),
    "done": ("bg3", icons.tick_disc),
}
"""Ground and icon of a notice, by its level."""


class Notice(QWidget):
    """A sentence with a band in a state's colour: what cannot be ("stop"), what to look at ("act"), what is "done"."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.words, self.level = "", "act"
        look.changed.connect(self.update)
        self.hide()

    def say(self, words: str, level: str = "stop") -> None:
        """Shows a sentence; "" hides it."""
        self.words, self.level = words, level
        self.setAccessibleName(words)
        self.setVisible(bool(words))
        self.setFixedHeight(self._height(self.width()))
        self.update()

    def _height(self, wide: int) -> int:
        return 18 + 20 * len(text.wrapped(self.words, text.BODY, max(80, wide - 54)))

    def resizeEvent(self, _event: object) -> None:
        """Lines may wrap otherwise."""
        if self.height() != self._height(self.width()):
            self.setFixedHeight(self._height(self.width()))

    def paintEvent(self, _event: object) -> None:
        """Icon and lines on the state's tint."""
        painter = pencil(self)
        ground, icon = _NOTICES[self.level]
        card(painter, self.rect(), self.look(ground))
        icon(painter, self.look, QPointF(22, self.height() / 2), 10)
        lines = text.wrapped(self.words, text.BODY, max(80, self.width() - 54))
        area = QRect(42, 9, self.width() - 50, 0)
        text.block(painter, area, lines, text.BODY, self.look("hi"), 20)
        painter.end()
