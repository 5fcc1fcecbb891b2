"""One chair of the large oval: number, name, stack in full, its share of the largest, and in big blinds."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from floorman.desk.front.final_table import StackView
from floorman.desk.front.views import SeatLook
from floorman.ui.paint import shapes, text
from floorman.ui.paint.parts import pencil
from floorman.ui.paint.text import Face
from floorman.ui.table.plate import Plate
from floorman.ui.theme.look import Look
from floorman.ui.topbar.figures import thousands
from floorman.ui.words import _

_LEAST_BAR = 66
"""Pixels of height under which the bar gives way to the words."""
_NUMBER = 40


class StackPlate(Plate):
    """A ``Plate`` with more room: a press chooses, a second one opens the menu, pulling carries the player."""

    def __init__(self, look: Look, table: int, stack: StackView, parent: QWidget) -> None:
        super().__init__(look, table, stack.seat, parent)
        self.stack = stack

    def show_stack(self, table: int, stack: StackView, fresh: bool) -> None:
        """Takes what stands at this chair now."""
        if stack != self.stack:
            self.stack = stack
            self.update()
        self.show_seat(table, stack.seat, fresh)
        told = [stack.seat.spoken, "" if stack.chips is None else thousands(stack.chips), self._blinds()]
        if stack.seat.entry is not None:
            self.setAccessibleName(", ".join(part for part in told if part))

    def _blinds(self) -> str:
        return f"{self.stack.big_blinds} BB" if self.stack.big_blinds else ""

    @property
    def _scale(self) -> float:
        """Larger words on a larger plate."""
        return max(1.0, min(1.3, self.height() / 84))

    def paintEvent(self, _event: object) -> None:
        """Ground, number, words, bar, states."""
        painter = pencil(self)
        self._ground(painter)
        size = round(30 * self._scale) if self.height() >= _LEAST_BAR else 24
        number = QRect(2, 0, _NUMBER - 4, self._low() if self.height() >= _LEAST_BAR else self.height())
        face = Face(size if self.seat.seat < 10 else size - 6, 700, True)
        text.line(painter, number, str(self.seat.seat), face, self.look("hi" if self._taken else "mid"), text.MIDDLE)
        if self._taken:
            self._player(painter)
        else:
            self._chair(painter)
        painter.end()

    @property
    def _taken(self) -> bool:
        return self.seat.entry is not None

    def _low(self) -> int:
        """Where the words end and the bar's line begins."""
        return self.height() - (round(24 * self._scale) if self.height() >= _LEAST_BAR else 0)

    def _chair(self, painter: QPainter) -> None:
        said = _("locked") if self.seat.look is SeatLook.BLOCKED else _("free")
        if self.seat.dead:
            said = {"D": _("Dead button"), "SB": _("Dead small blind")}.get(self.seat.mark, self.seat.mark)
        room = QRect(_NUMBER + 2, 0, self.width() - _NUMBER - 6, self._low())
        text.line(painter, room, said, Face(round(15 * self._scale), 500, True), self.look("mid"))

    def _player(self, painter: QPainter) -> None:
        states = self._shapes()
        room = self.width() - _NUMBER - 8 - 26 * len(states)
        half, middle = min(round(12 * self._scale), self._low() // 2 - 3), self._low() // 2 + 1
        name = self.seat.full_name or self.seat.name or f"#{self.seat.entry}"
        faces = [Face(round(17 * self._scale), 600, True), Face(15, 600, True)]
        if not any(each.width(name) <= room for each in faces):
            name = self.seat.name or name
        face = next((each for each in faces if each.width(name) <= room), faces[-1])
        line = QRect(_NUMBER + 2, middle - 2 * half, room, 2 * half)
        text.line(painter, line, name, face, self.look("hi"), name=True)
        self._second(painter, QRect(_NUMBER + 2, middle, self.width() - _NUMBER - 8, 2 * half))
        if self.height() >= _LEAST_BAR and self.stack.chips is not None:
            self._bar(painter)
        for nth, shape in enumerate(states):
            shape(painter, self.look, QPointF(self.width() - 20 - 26 * nth, middle - half + 4), 10 * self._scale)

    def _second(self, painter: QPainter, line: QRect) -> None:
        """Entry and stack; on a low plate the big blinds, too."""
        small, bold = Face(round(13.5 * self._scale), 400, True), Face(round(15.5 * self._scale), 600, True)
        entry = f"#{self.seat.entry}"
        text.line(painter, line, entry, small, self.look("mid"))
        if self.stack.chips is None:
            return
        rest = line.adjusted(small.width(entry) + 9, 0, 0, 0)
        chips = thousands(self.stack.chips)
        if bold.width(chips) > rest.width():
            chips = self.seat.chips
        text.line(painter, rest, chips, bold, self.look("hi"), name=True)
        right = rest.adjusted(bold.width(chips) + 8, 0, 0, 0)
        if self.height() < _LEAST_BAR and small.width(self._blinds()) <= right.width():
            text.line(painter, right, self._blinds(), small, self.look("mid"), text.RIGHT)

    def _bar(self, painter: QPainter) -> None:
        """The stack's share of the largest, and how many big blinds it is."""
        face, said = Face(round(14 * self._scale), 400, True), self._blinds()
        top, high = self._low(), self.height() - self._low()
        right = QRect(self.width() - 100, top - 2, 88, high)
        text.line(painter, right, said, face, self.look("mid"), text.RIGHT)
        wide = self.width() - 24 - (max(60, face.width(said)) + 10 if said else 0)
        whole = QRectF(12, top + high / 2 - 6, wide, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look("line"))
        painter.drawRoundedRect(whole, 3, 3)
        painter.setBrush(self.look("seat"))
        part = QRectF(whole.left(), whole.top(), max(6.0, wide * self.stack.share), 6)
        painter.drawRoundedRect(part, 3, 3)


MARKS: dict[tuple[str, bool], shapes.Draw] = {
    ("D", True): shapes.button,
    ("SB", True): shapes.small_blind,
    ("BB", True): shapes.big_blind,
    ("D", False): shapes.button_seen,
    ("SB", False): shapes.small_blind,
    ("BB", False): shapes.big_blind_seen,
}
"""How a position is marked on the table; filled while it is the hand to come."""
DEAD: dict[str, shapes.Draw] = {"D": shapes.dead_button, "SB": shapes.dead_small_blind}
