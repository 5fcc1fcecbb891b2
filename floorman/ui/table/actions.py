"""Every action of a seat and of a table as a button; each only fills the call line."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from floorman.desk.front.views import SeatView, TableState, TileView
from floorman.text.phrases.mark import N_
from floorman.ui.paint import text
from floorman.ui.paint.parts import Painted, PaintedButton, card, pencil
from floorman.ui.theme.look import Look
from floorman.ui.words import _

HIGH = 46
HEADING = 22
_GAP = 6


class Action(NamedTuple):
    """A word, its letter (with Alt), and the call that it begins."""

    word: str
    letter: str
    call: Callable[[TileView, SeatView], str]


def _chair(tile: TileView, seat: SeatView) -> str:
    return f"{tile.table}-{seat.seat}"


def _away(tile: TileView, seat: SeatView) -> str:
    return f"{'back' if 'away' in seat.states else 'away'} {_chair(tile, seat)}"


def _pin(_tile: TileView, seat: SeatView) -> str:
    return f"{'unpin' if 'pinned' in seat.states else 'pin'} #{seat.entry}"


def _lock(tile: TileView, _seat: SeatView) -> str:
    return f"{'unlock' if tile.state is TableState.LOCKED else 'lock'} {tile.table}"


SEAT_ACTIONS = (
    Action(N_("Out"), "X", lambda tile, seat: f"{_chair(tile, seat)} x"),
    Action(N_("Move"), "M", lambda tile, seat: f"move {_chair(tile, seat)} "),
    Action(N_("Away"), "A", _away),
    Action(N_("Penalty"), "P", lambda tile, seat: f"p {_chair(tile, seat)} "),
    Action(N_("Pin"), "F", _pin),
    Action(N_("Slip"), "S", lambda tile, seat: f"slip {_chair(tile, seat)}"),
)
TABLE_ACTIONS = (
    Action(N_("Next"), "N", lambda tile, _seat: f"{tile.table} next"),
    Action(N_("Positions"), "B", lambda tile, _seat: f"{tile.table} pos "),
    Action(N_("Error"), "E", lambda tile, _seat: f"err {tile.table}"),
    Action(N_("Lock"), "L", _lock),
    Action(N_("Break"), "K", lambda tile, _seat: f"break {tile.table}"),
    Action(N_("Note"), "T", lambda tile, _seat: f"note {tile.table} "),
)
LETTERS = {action.letter: action for action in (*SEAT_ACTIONS, *TABLE_ACTIONS)}
"""Every action by its letter."""


class LetterButton(PaintedButton):
    """Word over letter."""

    def __init__(self, look: Look, action: Action, parent: QWidget) -> None:
        super().__init__(look, _(action.word), parent)
        self.action = action
        self.setAccessibleName(f"{_(action.word)}, Alt+{action.letter}")

    def needed(self) -> int:
        """The width that the word needs."""
        return text.BUTTON.width(self.text()) + 8

    def paintEvent(self, _event: object) -> None:
        """A card with two lines."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg3"))
        ink = self.look("hi" if self.isEnabled() else "low")
        middle = self.height() // 2
        text.line(painter, QRect(2, middle - 18, self.width() - 4, 18), self.text(), text.BUTTON, ink, text.MIDDLE)
        letter = self.look("mid" if self.isEnabled() else "low")
        text.line(painter, QRect(2, middle, self.width() - 4, 18), self.action.letter, text.CAP, letter, text.MIDDLE)
        painter.end()


class ActionRow(Painted):
    """Six buttons under a heading; they share the width, longer words taking more of it."""

    asked = Signal(str)
    """The letter of the action whose button was pressed."""

    def __init__(self, look: Look, actions: tuple[Action, ...]) -> None:
        super().__init__(look)
        self.heading = ""
        self.buttons = [LetterButton(look, action, self) for action in actions]
        for button in self.buttons:
            button.clicked.connect(self._asker(button.action.letter))
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
        return QSize(6 * 44 + 5 * _GAP, HEADING + HIGH)

    def minimumSizeHint(self) -> QSize:
        """It is never squeezed."""
        return self.sizeHint()

    def _asker(self, letter: str) -> Callable[[], None]:
        return lambda: self.asked.emit(letter)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Shares the width out."""
        left = 0
        for button, wide in zip(self.buttons, self._widths(), strict=True):
            button.setGeometry(left, HEADING, wide, HIGH)
            left += wide + _GAP

    def _widths(self) -> list[int]:
        room = self.width() - _GAP * (len(self.buttons) - 1)
        even = room // len(self.buttons)
        needs = [max(44, button.needed()) for button in self.buttons]
        if max(needs) <= even:
            return [even] * len(needs)
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
