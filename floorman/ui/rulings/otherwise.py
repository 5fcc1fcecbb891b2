"""The TD rules otherwise: a remark, and where the positions are then, if he says so."""

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from floorman.core.digits import is_number
from floorman.core.model import Positions
from floorman.ui.paint import text
from floorman.ui.paint.parts import Painted, card, pencil
from floorman.ui.rulings.field_card import AnswerField
from floorman.ui.rulings.reading import SeatTyping
from floorman.ui.theme.look import Look
from floorman.ui.words import _


def typed_positions(typed: str, max_seats: int) -> Positions | None:
    """``3 4 5``, ``3 - 5``, ``345``; None for nothing or for what is no positions."""
    typing = SeatTyping(max_seats)
    parts = typed.split()
    if len(parts) == 3:
        seats = [None if part in "-–" else int(part) if is_number(part) else 0 for part in parts]
        if any(seat is not None and not 1 <= seat <= max_seats for seat in seats):
            return None
        typing.seats = seats
    elif len(parts) == 1 and len(parts[0]) == 3 and is_number(parts[0]) and max_seats < 10:
        for digit in parts[0]:
            typing.digit(int(digit))
    else:
        return None
    return typing.positions if typing.seats[2] is not None else None


class Otherwise(Painted):
    """Two lines: how the TD rules, and the positions that follow."""

    entered = Signal()
    left = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.max_seats = 9
        self.remark, self.seats = AnswerField(self), AnswerField(self)
        self.remark.setPlaceholderText(_("How the TD rules"))
        self.seats.setPlaceholderText(_("Positions then: 3 4 5, or nothing"))
        for field in (self.remark, self.seats):
            field.setAccessibleName(field.placeholderText())
            field.entered.connect(self.entered)
            field.left.connect(self.left)
        self.remark.stepped.connect(lambda _step: self.seats.setFocus())
        self.seats.stepped.connect(lambda _step: self.remark.setFocus())
        self.hide()

    def begin(self, max_seats: int) -> None:
        """Empty, and the keys in the remark."""
        self.max_seats = max_seats
        self.remark.clear()
        self.seats.clear()
        self.show()
        self.remark.setFocus()

    @property
    def words(self) -> str:
        """The remark."""
        return self.remark.text().strip()

    @property
    def positions(self) -> Positions | None:
        """The positions, if they were typed."""
        return typed_positions(self.seats.text(), self.max_seats)

    @property
    def wrong(self) -> bool:
        """Something was typed as positions that is none."""
        return bool(self.seats.text().strip()) and self.positions is None

    def lay_out(self, wide: int) -> int:
        """Two fields under a heading; the height needed."""
        self.remark.setGeometry(10, 30, wide - 20, 44)
        self.seats.setGeometry(10, 80, wide - 20, 44)
        return 134

    def paintEvent(self, _event: object) -> None:
        """A card with its heading."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("act_bg"), 6, self.look("act"))
        head = QRect(12, 4, self.width() - 24, 24)
        text.line(
            painter, head, _("Ruled otherwise; the proposal is kept with it"), text.PLATE, self.look("hi"), name=True
        )
        painter.end()
