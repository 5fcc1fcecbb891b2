"""Every action of a seat and of a table as a button; each only fills the call line."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from floorman.desk.front.views import SeatView, TileView
from floorman.ui.input.actions import TableAction, call_of
from floorman.ui.paint import text
from floorman.ui.paint.parts import Painted, PaintedButton, card, pencil
from floorman.ui.theme.look import Look
from floorman.ui.words import _

HIGH = 46
HEADING = 22
_GAP = 6
_TALL = 56
"""Pixels of height from which a button has room for larger words."""
_LARGE = text.Face(15, 600, True)
_SMALLER = text.Face(12.5, 500, True)


def begun(action: TableAction, tile: TileView, seat: SeatView) -> str:
    """The call that an action begins on a seat of a table; the one that takes it back where it is so already."""
    so_already = bool(action.state) and (action.state in seat.states or action.state == tile.state.value)
    name = action.back if so_already else action.call
    return call_of(name, table=tile.table, seat=seat.seat, entry=seat.entry)


class LetterButton(PaintedButton):
    """Word over letter."""

    def __init__(self, look: Look, action: TableAction, parent: QWidget) -> None:
        super().__init__(look, _(action.word), parent)
        self.action = action
        self.face = text.BUTTON
        """Of its word."""
        self.setAccessibleName(f"{_(action.word)}, Alt+{action.letter}")

    def needed(self) -> int:
        """The width that the word needs."""
        return self.face.width(self.text()) + 8

    def paintEvent(self, _event: object) -> None:
        """A card with two lines."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg3"))
        ink = self.look("hi" if self.isEnabled() else "low")
        middle = self.height() // 2
        text.line(painter, QRect(2, middle - 20, self.width() - 4, 20), self.text(), self.face, ink, text.MIDDLE)
        letter = self.look("mid" if self.isEnabled() else "low")
        text.line(painter, QRect(2, middle, self.width() - 4, 18), self.action.letter, text.CAP, letter, text.MIDDLE)
        painter.end()


class ActionRow(Painted):
    """Six buttons under a heading; they share the width, longer words taking more of it."""

    asked = Signal(str)
    """The letter of the action whose button was pressed."""
    kinds = Signal(str, object)
    """The button of an action of several kinds was pressed: its letter, and where its menu is to be (a ``QPoint``)."""

    def __init__(self, look: Look, actions: tuple[TableAction, ...], high: int = HIGH) -> None:
        super().__init__(look)
        self.heading, self.high = "", high
        self.buttons = [LetterButton(look, action, self) for action in actions]
        for button in self.buttons:
            button.clicked.connect(self._kinds(button) if button.action.kinds else self._asker(button.action.letter))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(self, heading: str, enabled: bool = True) -> None:
        """Names what the buttons act on."""
        for button in self.buttons:
            button.setEnabled(enabled)
        if heading != self.heading:
            self.heading = heading
            self.update(0, 0, self.width(), HEADING)

    def sizeHint(self) -> QSize:
        """Heading and buttons."""
        return QSize(6 * 44 + 5 * _GAP, HEADING + self.high)

    def minimumSizeHint(self) -> QSize:
        """The size hint: a layout may not make it smaller."""
        return self.sizeHint()

    def _asker(self, letter: str) -> Callable[[], None]:
        return lambda: self.asked.emit(letter)

    def _kinds(self, button: LetterButton) -> Callable[[], None]:
        return lambda: self.kinds.emit(button.action.letter, button.mapToGlobal(button.rect().topLeft()))

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Shares the width out."""
        left = 0
        for button, wide in zip(self.buttons, self._widths(), strict=True):
            button.setGeometry(left, HEADING, wide, self.high)
            left += wide + _GAP

    def _widths(self) -> list[int]:
        room = self.width() - _GAP * (len(self.buttons) - 1)
        even = room // len(self.buttons)
        for face in (*((_LARGE,) if self.high >= _TALL else ()), text.BUTTON, _SMALLER):
            for button in self.buttons:
                button.face = face
            needs = [max(44, button.needed()) for button in self.buttons]
            if max(needs) <= even:
                return [even] * len(needs)
            if face is not _LARGE and sum(needs) <= room:
                break
        spare = room - sum(needs)
        return [need + spare // len(needs) for need in needs]

    def paintEvent(self, _event: object) -> None:
        """The heading: what the buttons act on, and that Alt goes with the letters."""
        painter = pencil(self)
        alt = _("with Alt")
        wide = text.SMALL.width(alt) + 8
        head = QRect(2, 0, self.width() - wide - 4, 20)
        text.line(painter, head, self.heading, text.PLATE, self.look("hi"), name=True)
        right = text.RIGHT | Qt.AlignmentFlag.AlignVCenter
        text.line(painter, QRect(self.width() - wide, 0, wide - 2, 20), alt, text.SMALL, self.look("mid"), right)
        painter.end()
