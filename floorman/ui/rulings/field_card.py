"""Questions that are typed: a player, several, a chair, a number, stacks, words."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from floorman.core.model import Chair
from floorman.desk.front.rulings import RulingsDesk
from floorman.desk.rulings import Question
from floorman.text.phrases.mark import N_
from floorman.ui.rulings import reading
from floorman.ui.rulings.cards import GAP, SIDE, QuestionCard
from floorman.ui.rulings.parts import TARGET, KeyOption
from floorman.ui.theme.look import Look
from floorman.ui.words import _

_TYPE = {
    "player": N_("Seat, #entry or name"),
    "players": N_("Seats, parted by blanks"),
    "chair": N_("Seat, or table-seat"),
    "number": N_("A number"),
    "stacks": N_("Stacks, parted by blanks"),
    "text": N_("What to keep of it"),
}
_SEATED = ("player", "players", "chair")


class AnswerField(QLineEdit):
    """A line whose Enter, arrows and Esc are the desk's."""

    entered = Signal()
    stepped = Signal(int)
    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that are not typing."""
        key = event.key()
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.AltModifier:
            event.ignore()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.entered.emit()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(-1 if key == Qt.Key.Key_Up else 1)
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class FieldCard(QuestionCard):
    """A line to type into; where a seat is asked for, the table's seats as buttons over it."""

    def __init__(self, look: Look, question: Question, parent: QWidget, rulings: RulingsDesk, table: int) -> None:
        super().__init__(look, question, parent)
        self.rulings, self.table = rulings, table
        self.field = AnswerField(self)
        self.field.setPlaceholderText(_(_TYPE[question.kind]))
        self.field.textEdited.connect(lambda _text: self._read())
        self.seats: list[KeyOption] = []
        if question.kind in _SEATED:
            chairs = rulings.chairs(table) if question.kind == "chair" else 0
            for seat in range(1, chairs + 1) if chairs else rulings.taken(table):
                self._add_seat(look, seat)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._fill()

    def _add_seat(self, look: Look, seat: int) -> None:
        button = KeyOption(look, str(seat), "", self)
        button.setAccessibleName(_("Seat {seat}").format(seat=seat))
        button.clicked.connect(self._picker(seat))
        self.seats.append(button)

    def _picker(self, seat: int) -> Callable[[], None]:
        return lambda: self._pick(seat)

    def _pick(self, seat: int) -> None:
        typed = self.field.text().split()
        if self.question.kind == "players":
            typed.remove(str(seat)) if str(seat) in typed else typed.append(str(seat))
            self.field.setText(" ".join(typed))
        else:
            self.field.setText(str(seat))
        self._read()
        self.enter()

    def _fill(self) -> None:
        """What the case knows already."""
        value, kind = self.question.value, self.question.kind
        if kind == "player" and isinstance(value, int):
            self.field.setText(f"#{value}")
        elif (kind == "chair" and isinstance(value, Chair)) or (kind in ("number", "text") and value is not None):
            self.field.setText(str(value))
        elif isinstance(value, tuple):
            sign = "#" if kind == "players" else ""
            self.field.setText(" ".join("-" if one is None else f"{sign}{one}" for one in value))

    def show_question(self, question: Question, nth: int) -> None:
        """Names the field by its question; what is being typed stays."""
        super().show_question(question, nth)
        self.field.setAccessibleName(f"{question.title} {question.hint}".strip())
        self._mark_seats()

    def _mark_seats(self) -> None:
        value = self.question.value
        for button in self.seats:
            seat = int(button.text())
            entry = self.rulings.entry_at(self.table, seat)
            on = entry is not None and (entry == value or (isinstance(value, tuple) and entry in value))
            if isinstance(value, Chair):
                on = (value.table, value.seat) == (self.table, seat)
            button.setChecked(on)

    def enter(self) -> None:
        """The keys go into the field."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def hasFocus(self) -> bool:
        """Whether the keys are here."""
        return self.field.hasFocus()

    def _read(self) -> None:
        typed, kind = self.field.text(), self.question.kind
        value: object
        if kind == "player":
            value = reading.player(self.rulings, self.table, typed)
        elif kind == "players":
            value = reading.players(self.rulings, self.table, typed) or None
        elif kind == "chair":
            value = reading.chair(self.rulings, self.table, typed)
        elif kind == "number":
            value = reading.chips(typed)
        elif kind == "stacks":
            value = reading.stacks(typed) or None
        else:
            value = typed
        self.give(value)

    def _body(self, wide: int, top: int) -> int:
        left = 0
        for button in self.seats:
            if left and left + TARGET > wide:
                left, top = 0, top + TARGET + GAP
            button.setGeometry(SIDE + left, top, TARGET, TARGET)
            left += TARGET + GAP
        if self.seats:
            top += TARGET + GAP
        self.field.setGeometry(SIDE, top, wide, TARGET)
        return top + TARGET
