"""Small parts of the panes on rulings: citation chips, options with a key, fields of a seat."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QScrollArea, QWidget

from floorman.rules.citation import Citation
from floorman.ui.paint import icons, text
from floorman.ui.paint.parts import Painted, PaintedButton, cap, cap_width, card, pencil
from floorman.ui.paint.shapes import pen
from floorman.ui.theme.look import Look
from floorman.ui.words import _

TARGET = 44
FIGURE = text.Face(20, 700, True)
_LINE = 17


class Chip(PaintedButton):
    """A citation; pressing it opens the rule."""

    def __init__(self, look: Look, cite: str, parent: QWidget) -> None:
        super().__init__(look, cite, parent)
        self.setAccessibleName(_("Rule {cite}").format(cite=cite))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """The label is 24 high in a target of 44."""
        return QSize(max(TARGET, text.CHIP.width(self.text()) + 16), TARGET)

    def paintEvent(self, _event: object) -> None:
        """An outlined label."""
        painter = pencil(self)
        rect = QRect(0, (self.height() - 24) // 2, self.width(), 24)
        painter.setBrush(self.look("bg3") if self.underMouse() else Qt.BrushStyle.NoBrush)
        painter.setPen(pen(self.look("edge"), 1))
        painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        text.line(painter, rect, self.text(), text.CHIP, self.look("mid"), text.MIDDLE)
        painter.end()


class ChipRow(QWidget):
    """Citations side by side, in as many rows as they need."""

    cited = Signal(str)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.chips: list[Chip] = []
        self.opens: dict[str, str] = {}
        """By citation as it is written on its chip: the same with its sentence."""

    def show_cites(self, cites: tuple[str, ...], rests: tuple[Citation, ...] = ()) -> None:
        """Takes the citations; ``rests`` has the sentences that they rest on, where they rest on some."""
        self.opens = {str(one): one.written for one in reversed(rests)}
        if [chip.text() for chip in self.chips] == list(cites):
            return
        for old in self.chips:
            old.hide()
            old.deleteLater()
        self.chips = [Chip(self.look, cite, self) for cite in cites]
        for chip in self.chips:
            chip.clicked.connect(self._opener(chip.text()))
            chip.show()
        self.lay_out(self.width())

    def _opener(self, cite: str) -> Callable[[], None]:
        return lambda: self.cited.emit(self.opens.get(cite, cite))

    def lay_out(self, wide: int) -> int:
        """Places the chips over ``wide`` pixels; gives the height needed."""
        left = top = 0
        for chip in self.chips:
            need = min(chip.sizeHint().width(), wide)
            if left and left + need > wide:
                left, top = 0, top + TARGET
            chip.setGeometry(left, top, need, TARGET)
            left += need + 6
        return top + TARGET if self.chips else 0

    def resizeEvent(self, _event: object) -> None:
        """Rows may part otherwise."""
        self.lay_out(self.width())


class KeyOption(PaintedButton):
    """An answer with the key that picks it; chosen, it has a white band and a brighter ground."""

    def __init__(self, look: Look, label: str, key: str, parent: QWidget, upright: bool = False) -> None:
        super().__init__(look, label, parent)
        self.key, self.upright = key, upright
        self.current = False
        self.plain = False
        """In a list: no edge of its own."""
        self.letter_only = False
        """Narrow: the key alone is shown."""
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(f"{label}, {key}" if key else label)

    def nextCheckState(self) -> None:
        """The pane decides which one is on."""

    def needed(self) -> int:
        """The width that the word needs on one line."""
        return text.BUTTON.width(self.text()) + (10 if self.upright else 34 + cap_width(self.key))

    def fits(self, wide: int) -> bool:
        """Whether the word and the key have room in ``wide`` pixels, on two lines at most."""
        room = wide - 28 - cap_width(self.key)
        lines = text.wrapped(self.text(), text.BUTTON, room)
        return len(lines) <= 2 and all(text.BUTTON.width(line) <= room for line in lines)

    def sizeHint(self) -> QSize:
        """As wide as its word."""
        return QSize(max(TARGET, self.needed()), 46 if self.upright else TARGET)

    def paintEvent(self, _event: object) -> None:
        """Word and key, side by side or one over the other."""
        painter = pencil(self)
        on = self.isChecked()
        if self.plain:
            card(painter, self.rect(), self.look("bg3" if on else "bg1"), 6)
        else:
            card(painter, self.rect(), self.look("bg3" if on or self.upright else "bg1"), 6, self.look("edge"))
        if on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.look("paper"))
            painter.drawRoundedRect(0, 4, 4, self.height() - 8, 2, 2)
        if self.current:
            painter.setPen(pen(self.look("focus"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        if self.upright:
            self._upright(painter)
        else:
            self._across(painter)
        painter.end()

    def _upright(self, painter: QPainter) -> None:
        middle, wide = self.height() // 2, self.width() - 4
        able = self.isEnabled()
        word = QRect(2, middle - 18, wide, 18)
        text.line(painter, word, self.text(), text.BUTTON, self.look("hi" if able else "low"), text.MIDDLE)
        key = QRect(2, middle, wide, 18)
        text.line(painter, key, self.key, text.CAP, self.look("mid" if able else "low"), text.MIDDLE)

    def _across(self, painter: QPainter) -> None:
        wide = cap_width(self.key) if self.key else 0
        if not wide or self.letter_only:
            text.line(painter, self.rect(), self.key or self.text(), text.HEAD, self.look("hi"), text.MIDDLE)
            return
        room = self.width() - 28 - wide
        lines = text.fitted(self.text(), text.BUTTON, room, 2)
        top = self.height() // 2 - _LINE * len(lines) // 2
        text.block(painter, QRect(12, top, room, 0), lines, text.BUTTON, self.look("hi"), _LINE)
        where = QRect(self.width() - wide - 8, self.height() // 2 - 12, wide, 24)
        cap(painter, where, self.key, self.look("bg3"), self.look("hi"), self.look("edge"))


class SeatField(PaintedButton):
    """A field for one seat: what it is for, and the seat in figures."""

    def __init__(self, look: Look, label: str, parent: QWidget) -> None:
        super().__init__(look, label, parent)
        self.value = ""
        self.typing = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_seat(self, value: str, typing: bool) -> None:
        """The seat, and whether the next digit goes here."""
        self.value, self.typing = value, typing
        self.setAccessibleName(f"{self.text()} {value or '–'}")
        self.update()

    def paintEvent(self, _event: object) -> None:
        """A dark field; a white edge where the next digit goes."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg0"), 6, self.look("edge"))
        if self.typing:
            painter.setPen(pen(self.look("focus"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        room = self.width() - 24
        value = self.value or "–"
        left = QRect(12, 0, room - FIGURE.width(value) - 6, self.height())
        text.line(painter, left, self.text(), text.SMALL, self.look("mid"))
        text.line(painter, QRect(12, 0, room, self.height()), value, FIGURE, self.look("hi"), text.RIGHT)
        painter.end()


class Area(QScrollArea):
    """Scrolls ``inner`` up and down; keys, colours and focus are the pane's."""

    def __init__(self, inner: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidget(inner)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        inner.setAutoFillBackground(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go on to the pane."""
        event.ignore()


class HeadedColumn(Painted):
    """A column of a pane: rounded, with a heading."""

    HEAD = 40

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.head = self.beside = ""

    def say(self, head: str, beside: str = "") -> None:
        """Its heading, and a quieter word beside it."""
        self.head, self.beside = head, beside
        self.setAccessibleName(" ".join(part for part in (head, beside) if part))
        self.update()

    def paintEvent(self, _event: object) -> None:
        """Ground and heading."""
        painter = pencil(self)
        self.paint_ground(painter)
        painter.end()

    def paint_ground(self, painter: QPainter) -> None:
        """The card with its heading."""
        card(painter, self.rect(), self.look("bg1"), 8)
        if not self.head:
            return
        wide = text.HEAD.width(self.head)
        text.line(painter, QRect(12, 0, self.width() - 20, self.HEAD), self.head, text.HEAD, self.look("hi"), name=True)
        rest = QRect(20 + wide, 1, max(0, self.width() - 30 - wide), self.HEAD)
        text.line(painter, rest, self.beside, text.BODY, self.look("mid"), name=True)


def sign(painter: QPainter, look: Look, at: QPointF, sure: bool) -> None:
    """A tick where it is known, a question ring where it should be asked."""
    (icons.tick if sure else icons.question)(painter, look, at, 7 if sure else 8)
