"""A question on the rulings desk as a card: heading, what may be picked, and what the room knows."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from floorman.core.digits import is_number
from floorman.core.model import Positions
from floorman.desk.rulings import Question
from floorman.ui.input.keyboard import placed
from floorman.ui.paint import text
from floorman.ui.paint.parts import Painted, card, pencil
from floorman.ui.rulings.parts import TARGET, KeyOption, SeatField, sign
from floorman.ui.rulings.reading import SeatTyping
from floorman.ui.theme.look import Look
from floorman.ui.words import _

HEAD = 38
SIDE = 12
GAP = 6
_HINT = 18


class QuestionCard(Painted):
    """The part that all questions have; the card itself takes the keys."""

    answered = Signal(str, object)
    """The question's key, and the answer; None takes it back."""

    def __init__(self, look: Look, question: Question, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.question = question
        self.nth = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_question(self, question: Question, nth: int) -> None:
        """Takes the question as it stands; ``nth`` is its number."""
        self.question, self.nth = question, nth
        self.setAccessibleName(self._spoken())
        self.update()

    def _spoken(self) -> str:
        return " ".join(part for part in (str(self.nth), self.question.title, self.question.hint) if part)

    def enter(self) -> None:
        """The keys come here."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_key(self, _event: QKeyEvent) -> bool:
        """Uses a key that belongs to this question; True if it did."""
        return False

    # layout -----------------------------------------------------------------------------------------------------------

    def lay_out(self, wide: int) -> int:
        """Places what is on the card over ``wide`` pixels; gives the height that it needs."""
        low = self._body(wide - 2 * SIDE, HEAD)
        lines = self._hint_lines(wide)
        return low + (8 + _HINT * len(lines) if lines else 0) + 10

    def _body(self, _wide: int, top: int) -> int:
        """Places the body from ``top``; gives where it ends."""
        return top

    def _hint_lines(self, wide: int) -> tuple[str, ...]:
        hint = self.question.hint
        return text.wrapped(hint, text.BODY, wide - 2 * SIDE - 24) if hint else ()

    def paintEvent(self, _event: object) -> None:
        """Ground, number and title above, hint below."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg2"))
        number = text.CAP.width(str(self.nth))
        text.line(painter, QRect(SIDE, 8, number + 4, 22), str(self.nth), text.CAP, self.look("mid"))
        room = self.width() - 2 * SIDE - number - 8
        face = text.HEAD if text.HEAD.width(self.question.title) <= room else text.PLATE
        title = QRect(SIDE + number + 8, 7, room, 24)
        text.line(painter, title, self.question.title, face, self.look("hi"), name=True)
        lines = self._hint_lines(self.width())
        if lines:
            top = self.height() - 10 - _HINT * len(lines)
            sign(painter, self.look, QPointF(SIDE + 8, top + _HINT / 2), self.question.sure)
            area = QRect(SIDE + 24, top, self.width() - 2 * SIDE - 24, 0)
            text.block(painter, area, lines, text.BODY, self.look("mid"), _HINT)
        self.paint_more(painter)
        painter.end()

    def paint_more(self, painter: QPainter) -> None:
        """What else a kind of card draws."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press on the card brings the keys here."""
        super().mousePressEvent(event)
        self.enter()

    def give(self, value: object) -> None:
        """Gives an answer out."""
        self.answered.emit(self.question.key, value)


class OptionsCard(QuestionCard):
    """One of several: each with its key, a press or the key picks it."""

    def __init__(self, look: Look, question: Question, parent: QWidget) -> None:
        super().__init__(look, question, parent)
        self.options = [KeyOption(look, one.label, one.key, self) for one in question.options]
        for option, one in zip(self.options, question.options, strict=True):
            option.clicked.connect(self._picker(one.value))

    def _picker(self, value: str) -> Callable[[], None]:
        return lambda: self.give(value)

    def show_question(self, question: Question, nth: int) -> None:
        """The one that is picked is lighter."""
        super().show_question(question, nth)
        for option, one in zip(self.options, question.options, strict=True):
            option.setChecked(one.value == question.value)

    def _spoken(self) -> str:
        picked = next((one.label for one in self.question.options if one.value == self.question.value), "")
        return f"{super()._spoken()} {picked}".strip()

    def take_key(self, event: QKeyEvent) -> bool:
        """An option's key."""
        letter = placed(event)
        for one in self.question.options:
            if letter and one.key == letter:
                self.give(one.value)
                return True
        return False

    def _body(self, wide: int, top: int) -> int:
        needs = [option.needed() for option in self.options]
        count = len(needs)
        columns = 1
        if sum(needs) + GAP * (count - 1) <= wide and count <= 4:
            columns = count
        elif count > 3 and all(option.fits((wide - GAP) // 2) for option in self.options):
            columns = 2
        each = (wide - GAP * (columns - 1)) // columns
        rows = -(-count // columns)
        for nth, option in enumerate(self.options):
            column, row = (nth % columns, 0) if columns == count else (nth // rows, nth % rows)
            option.setGeometry(SIDE + column * (each + GAP), top + row * (TARGET + GAP), each, TARGET)
        return top + rows * (TARGET + GAP) - GAP


class PositionsCard(QuestionCard):
    """Button, small blind and big blind: digits fill them in turn."""

    def __init__(self, look: Look, question: Question, parent: QWidget, max_seats: int) -> None:
        super().__init__(look, question, parent)
        self.typing = SeatTyping(max_seats)
        self.fields = [SeatField(look, word, self) for word in (_("Button"), _("SB"), _("BB"))]
        for nth, field in enumerate(self.fields):
            field.clicked.connect(self._goer(nth))

    def _goer(self, nth: int) -> Callable[[], None]:
        return lambda: self._go(nth)

    def _go(self, nth: int) -> None:
        self.typing.go(nth)
        self.enter()
        self._show_fields()

    def show_question(self, question: Question, nth: int) -> None:
        """The seats given, or what the room knows."""
        super().show_question(question, nth)
        self._show_fields()

    def _shown(self) -> tuple[int | None, ...]:
        value = self.question.value
        return (value.button, value.small_blind, value.big_blind) if isinstance(value, Positions) else (None,) * 3

    def _show_fields(self) -> None:
        for nth, (field, seat) in enumerate(zip(self.fields, self._shown(), strict=True)):
            field.show_seat("" if seat is None else str(seat), self.hasFocus() and nth == self.typing.at)

    def focusInEvent(self, _event: object) -> None:
        """The first digit typed is the button."""
        self.typing.go(self.typing.at if self.fields[self.typing.at].underMouse() else 0)
        self._show_fields()
        self.update()

    def focusOutEvent(self, _event: object) -> None:
        """No field waits for a digit."""
        self._show_fields()
        self.update()

    def take_key(self, event: QKeyEvent) -> bool:
        """Digits, − for nobody, left and right, Backspace for what the room knows."""
        letter, key = placed(event), event.key()
        if is_number(letter, 1):
            self._begin()
            if self.typing.digit(int(letter)):
                self.give(self.typing.positions)
        elif key == Qt.Key.Key_Minus and self.typing.at:
            self._begin()
            self.typing.nobody()
            self.give(self.typing.positions)
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Space) and self.typing.at < 2:
            self.typing.go(self.typing.at + 1)
        elif key == Qt.Key.Key_Left and self.typing.at:
            self.typing.go(self.typing.at - 1)
        elif key == Qt.Key.Key_Backspace:
            self.typing.take(None)
            self.typing.go(0)
            self.give(None)
        else:
            return False
        self._show_fields()
        return True

    def _begin(self) -> None:
        """Typing goes on from what is shown."""
        value = self.question.value
        self.typing.take(value if isinstance(value, Positions) else None)

    def _body(self, wide: int, top: int) -> int:
        each = (wide - 2 * 8) // 3
        for nth, field in enumerate(self.fields):
            field.setGeometry(SIDE + nth * (each + 8), top, each, 50)
        return top + 50
