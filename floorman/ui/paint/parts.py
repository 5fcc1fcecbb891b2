"""Widgets that paint themselves: plain areas, buttons, key caps, chips."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QSizePolicy, QWidget

from floorman.ui.paint import text
from floorman.ui.paint.shapes import pen
from floorman.ui.theme.look import Look

_PART_KEYS = frozenset(
    {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter}
)


def card(painter: QPainter, rect: QRect, fill: QColor, radius: float = 6, edge: QColor | None = None) -> None:
    """A filled rounded rectangle, with a line around it if ``edge`` is given."""
    painter.setBrush(fill)
    if edge is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(QRectF(rect), radius, radius)
    else:
        painter.setPen(pen(edge, 1))
        painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def cap(painter: QPainter, rect: QRect, label: str, fill: QColor, ink: QColor, edge: QColor) -> None:
    """A key's cap."""
    card(painter, rect, fill, 4, edge)
    text.line(painter, rect, label, text.CAP, ink, text.MIDDLE)


def cap_width(label: str) -> int:
    """How wide the cap of ``label`` is."""
    return max(30, text.CAP.width(label) + 14)


def chip(painter: QPainter, left: int, top: int, label: str, look: Look) -> int:
    """An outlined label 22 px high; gives its width."""
    wide = text.CHIP.width(label) + 14
    rect = QRect(left, top, wide, 22)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(look("edge"), 1))
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    text.line(painter, rect, label, text.CHIP, look("mid"), text.MIDDLE)
    return wide


def pencil(widget: QWidget) -> QPainter:
    """A smooth painter on ``widget``; the caller ends it."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def own_viewport(area: QAbstractScrollArea) -> None:
    """A viewport made here: for one that Qt made, PySide makes all of its classes to find the right one (10 ms)."""
    area.setViewport(QWidget())


class Painted(QWidget):
    """An area that paints itself and follows the theme."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        look.changed.connect(self.update)


class PaintedButton(QAbstractButton):
    """A button that paints itself and follows the theme; its text is its accessible name."""

    def __init__(self, look: Look, label: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setText(label)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and Enter are the part's, in which the button stands."""
        if event.key() in _PART_KEYS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class KeyHint(PaintedButton):
    """A key's cap with what it does beside it; a click does it too."""

    def __init__(self, look: Look, key: str, label: str, white: bool = False, tall: int = 24) -> None:
        super().__init__(look, label)
        self.key = key
        self.white = white
        self.tall = tall
        self.setAccessibleName(f"{label}, {key}")

    def say(self, label: str) -> None:
        """Changes what it says."""
        if label != self.text():
            self.setText(label)
            self.setAccessibleName(f"{label}, {self.key}")
            self.updateGeometry()

    def _cap_width(self) -> int:
        return cap_width(self.key) if self.tall < 40 else max(44, text.HEAD.width(self.key) + 20)

    def sizeHint(self) -> QSize:
        """Cap, gap and label."""
        return QSize(self._cap_width() + (12 + text.SMALL.width(self.text()) if self.text() else 0) + 2, self.tall)

    def minimumSizeHint(self) -> QSize:
        """The size hint: a layout may not make it smaller."""
        return self.sizeHint()

    def paintEvent(self, _event: object) -> None:
        """Paints cap and label."""
        painter = pencil(self)
        fill, ink = ("paper", "paper_ink") if self.white else ("bg3", "hi")
        high = 20 if self.tall < 40 else self.tall - 12
        rect = QRect(0, (self.height() - high) // 2, self._cap_width(), high)
        card(painter, rect, self.look(fill), 4 if self.tall < 40 else 6, None if self.white else self.look("edge"))
        text.line(painter, rect, self.key, text.CAP if self.tall < 40 else text.HEAD, self.look(ink), text.MIDDLE)
        label = QRect(rect.right() + 12, 0, self.width() - rect.right() - 12, self.height())
        text.line(painter, label, self.text(), text.SMALL, self.look("mid" if self.isEnabled() else "low"))
        painter.end()


class MoreButton(PaintedButton):
    """Three dots: it opens a menu."""

    def __init__(self, look: Look, name: str, parent: QWidget) -> None:
        super().__init__(look, "", parent)
        self.setAccessibleName(name)
        self.setToolTip(name)

    def sizeHint(self) -> QSize:
        """A finger's width."""
        return QSize(44, 44)

    def paintEvent(self, _event: object) -> None:
        """The dots, on a card while the pointer is over it."""
        painter = pencil(self)
        card(painter, self.rect().adjusted(4, 6, -4, -6), self.look("bg3" if self.underMouse() else "bg2"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look("hi"))
        for step in (-8, 0, 8):
            painter.drawEllipse(QPointF(self.width() / 2 + step, self.height() / 2), 2.2, 2.2)
        painter.end()


def centre(rect: QRect) -> QPointF:
    """The middle of ``rect``."""
    return QRectF(rect).center()
