"""The figures, lamps and clock at the top."""

from PySide6.QtCore import QPointF, QRect, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from floorman.ui.paint import icons, text
from floorman.ui.paint.parts import Painted, PaintedButton, pencil
from floorman.ui.theme.look import Look
from floorman.ui.words import _

HIGH = 48
_BIG = text.Face(20, 600)
_NAME = text.Face(16, 600)
_WORD = text.Face(14, 600, True)
NARROW_SPACE = "\u202f"


def thousands(number: int) -> str:
    """A number with narrow spaces between its thousands."""
    return f"{number:,}".replace(",", NARROW_SPACE)


class EventSquare(PaintedButton):
    """The event's number in its colour; it opens the menu."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.said = ""
        self.setFixedWidth(HIGH)
        self.setToolTip(_("Menu") + "  F10")

    def say(self, said: str) -> None:
        """Changes the number."""
        if said == self.said and self.accessibleName():
            return
        self.said = said
        self.setAccessibleName(_("Menu, event {number}").format(number=said) if said else _("Menu"))
        self.update()

    def paintEvent(self, _event: object) -> None:
        """A filled square."""
        painter = pencil(self)
        painter.fillRect(self.rect(), self.look("move"))
        if not self.said:
            self._bars(painter)
        face = _BIG if _BIG.width(self.said) < HIGH - 4 else text.PLATE
        text.line(painter, self.rect(), self.said, face, self.look("move_ink"), text.MIDDLE, name=True)
        painter.end()

    def _bars(self, painter: QPainter) -> None:
        """An event without a number: the sign of a menu."""
        for down in (-7, -1, 5):
            bar = QRect(self.width() // 2 - 9, self.height() // 2 + down, 18, 2)
            painter.fillRect(bar, self.look("move_ink"))


class EventName(Painted):
    """The tournament's name over day, level and clock."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.name = self.under = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def say(self, name: str, under: str) -> None:
        """Changes the words."""
        if (name, under) == (self.name, self.under) and self.accessibleName():
            return
        self.name, self.under = name, under
        self.setAccessibleName(f"{name}, {under}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as the longer line."""
        return QSize(max(_NAME.width(self.name), text.SMALL.width(self.under)) + 28, HIGH)

    def minimumSizeHint(self) -> QSize:
        """It gives way before figures do."""
        return QSize(90, 36)

    def paintEvent(self, _event: object) -> None:
        """Two lines, or the name alone where the bar is low."""
        painter = pencil(self)
        room = self.width() - 22
        if self.height() < 44 or not self.under:
            text.line(painter, QRect(14, 0, room, self.height()), self.name, _NAME, self.look("hi"), name=True)
        else:
            text.line(painter, QRect(14, 4, room, 22), self.name, _NAME, self.look("hi"), name=True)
            text.line(painter, QRect(14, 25, room, 18), self.under, text.SMALL, self.look("mid"), name=True)
        painter.end()


class Figure(Painted):
    """A number over its word."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.number = self.word = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def say(self, number: str, word: str) -> None:
        """Changes both."""
        if (number, word) != (self.number, self.word):
            self.number, self.word = number, word
            self.setAccessibleName(f"{number} {word}")
            self.updateGeometry()
            self.update()

    @property
    def told_anything(self) -> bool:
        """Whether there is a number to show."""
        return bool(self.number)

    def sizeHint(self) -> QSize:
        """The wider of the two, and the margins."""
        return QSize(max(_BIG.width(self.number), text.SMALL.width(self.word)) + 29, HIGH)

    def minimumSizeHint(self) -> QSize:
        """The size hint: a layout may not make it smaller."""
        return self.sizeHint()

    def paintEvent(self, _event: object) -> None:
        """A line at the left parts it from its neighbour."""
        painter = pencil(self)
        painter.fillRect(QRect(0, 0, 1, self.height()), self.look("line"))
        middle = self.height() // 2
        room = self.width() - 16
        low = self.height() < HIGH
        face, lift = (_NAME, 18) if low else (_BIG, 21)
        text.line(painter, QRect(14, middle - lift, room, 20 if low else 24), self.number, face, self.look("hi"))
        text.line(painter, QRect(14, middle + 2, room, 17), self.word, text.SMALL, self.look("mid"))
        painter.end()


class LampButton(PaintedButton):
    """Icon, word and shape: a disc with a tick, a triangle, or an octagon."""

    def __init__(self, look: Look, icon: str, word: str) -> None:
        super().__init__(look, word)
        self.icon_name = icon
        self.under, self.shape = "", "tick-disc"
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def say(self, under: str, shape: str = "tick-disc") -> None:
        """Changes the small words and the shape."""
        if (under, shape) != (self.under, self.shape):
            whole = shape != self.shape
            self.under, self.shape = under, shape
            self.setAccessibleName(f"{self.text()}: {under}")
            self.updateGeometry()
            self.update() if whole else self.update(self._words_below())

    def sizeHint(self) -> QSize:
        """Icon, words, shape."""
        return QSize(max(_WORD.width(self.text()), text.SMALL.width(self.under)) + 81, HIGH)

    def minimumSizeHint(self) -> QSize:
        """The size hint: a layout may not make it smaller."""
        return self.sizeHint()

    def _words_below(self) -> QRect:
        return QRect(42, self.height() // 2, self.width() - 72, 18)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints it from left to right; mostly the small words alone."""
        painter = pencil(self)
        below = self._words_below()
        text.line(painter, below, self.under, text.SMALL, self.look("mid"))
        if not below.contains(event.rect()):
            painter.fillRect(QRect(0, 0, 1, self.height()), self.look("line"))
            middle = below.top()
            icons.ICONS[self.icon_name](painter, self.look, QPointF(24, middle), 10)
            text.line(painter, below.translated(0, -17), self.text(), _WORD, self.look("hi"))
            icons.ICONS[self.shape](painter, self.look, QPointF(self.width() - 22, middle), 8)
        painter.end()


class WallClock(Painted):
    """The time of day."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.said = ""
        self.setFixedWidth(78)

    def say(self, said: str) -> None:
        """Changes it."""
        if said != self.said:
            self.said = said
            self.setAccessibleName(said)
            self.update()

    def paintEvent(self, _event: object) -> None:
        """Figures in the middle."""
        painter = pencil(self)
        painter.fillRect(QRect(0, 0, 1, self.height()), self.look("line"))
        text.line(painter, self.rect(), self.said, _BIG, self.look("hi"), text.MIDDLE)
        painter.end()
