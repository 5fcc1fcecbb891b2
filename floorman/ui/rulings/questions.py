"""The desk's middle column: only the questions that change the answer, one card each."""

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from floorman.desk.front.rulings import RulingsDesk
from floorman.desk.rulings import Answer, Case, Question
from floorman.ui.paint import text
from floorman.ui.paint.parts import pencil
from floorman.ui.rulings.actions_card import ActionsCard
from floorman.ui.rulings.cards import OptionsCard, PositionsCard, QuestionCard
from floorman.ui.rulings.field_card import FieldCard
from floorman.ui.rulings.parts import Area, HeadedColumn
from floorman.ui.theme.look import Look
from floorman.ui.words import _

_MARGIN = 6
"""Room for the focus ring around a card."""
_GAP = 10


class Questions(HeadedColumn):
    """Cards from above; the one that has the keys is kept in sight."""

    answered = Signal(str, object)
    entered = Signal()
    left = Signal()
    cited = Signal(str)

    def __init__(self, look: Look, rulings: RulingsDesk, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.rulings = rulings
        self.case: Case | None = None
        self.cards: list[QuestionCard] = []
        self.inner = QWidget()
        self.area = Area(self.inner, self)

    # cards ------------------------------------------------------------------------------------------------------------

    def show_case(self, case: Case | None, answer: Answer, table: int) -> None:
        """Takes a case: cards that still stand are kept, so that typing goes on."""
        same = case is not None and self.case is not None and _place(case) == _place(self.case)
        self.case = case
        asked = case.questions if case is not None else ()
        known = {card.question.key: card for card in self.cards} if same else {}
        old, self.cards = self.cards, []
        for nth, question in enumerate(asked, 1):
            card = known.get(question.key) or self._made(question, table)
            card.show_question(question, nth)
            if isinstance(card, ActionsCard):
                card.show_counter(answer.counter)
            self.cards.append(card)
        for card in old:
            if card not in self.cards:
                card.hide()
                card.deleteLater()
        said = _("questions: {count}").format(count=len(asked)) if asked else ""
        self.say(_("Table {table}").format(table=table) if table else _("No table chosen"), said)
        self.place()

    def _made(self, question: Question, table: int) -> QuestionCard:
        card: QuestionCard
        if question.kind == "positions":
            card = PositionsCard(self.look, question, self.inner, self.rulings.chairs(table))
        elif question.kind == "actions":
            card = ActionsCard(self.look, question, self.inner)
            card.cited.connect(self.cited)
        elif question.kind == "choice":
            card = OptionsCard(self.look, question, self.inner)
        else:
            card = self._field(question, table)
        card.answered.connect(self.answered)
        card.show()
        return card

    def _field(self, question: Question, table: int) -> FieldCard:
        card = FieldCard(self.look, question, self.inner, self.rulings, table)
        card.field.entered.connect(self.entered)
        card.field.stepped.connect(self.step)
        card.field.left.connect(self.left)
        return card

    # keys -------------------------------------------------------------------------------------------------------------

    @property
    def at(self) -> int:
        """The card that has the keys; -1 if none has."""
        return next((nth for nth, card in enumerate(self.cards) if card.hasFocus()), -1)

    def step(self, by: int) -> None:
        """To the next or the last card; 0: to the one that waits, or the first."""
        if not self.cards:
            return
        if not by or self.at < 0:
            self._enter(self._waiting() or 0)
        else:
            self._enter(max(0, min(len(self.cards) - 1, self.at + by)))

    def _enter(self, nth: int) -> None:
        self.cards[nth].enter()
        self._show(self.cards[nth])

    def _show(self, card: QuestionCard) -> None:
        self.area.ensureWidgetVisible(card, 0, _MARGIN)

    def _waiting(self) -> int | None:
        """The first question that is open, or whose answer should be asked."""
        missing = self.case.missing if self.case is not None else ()
        for nth, card in enumerate(self.cards):
            if card.question.key in missing:
                return nth
        return next((nth for nth, card in enumerate(self.cards) if not card.question.sure), None)

    def go_on(self) -> None:
        """To the question that the ruling waits for, else to the last one, where the counter is."""
        if self.cards:
            waiting = self._waiting()
            self._enter(len(self.cards) - 1 if waiting is None else waiting)

    def answered_one(self, key: str) -> None:
        """A choice was made: on to what is open after it. What is typed may go on being typed."""
        nth = next((nth for nth, one in enumerate(self.cards) if one.question.key == key), -1)
        if nth >= 0 and isinstance(self.cards[nth], OptionsCard):
            waiting = self._waiting()
            self._enter(min(nth + 1, len(self.cards) - 1) if waiting is None else waiting)

    def take_key(self, event: QKeyEvent) -> bool:
        """The card with the keys first, then the first other one that knows the key."""
        at = self.at
        if at >= 0 and self.cards[at].take_key(event):
            return True
        for nth, card in enumerate(self.cards):
            if nth != at and not isinstance(card, PositionsCard) and card.take_key(event):
                if at < 0 or not isinstance(self.cards[at], OptionsCard):
                    card.enter()
                self._show(card)
                return True
        return False

    def paintEvent(self, event: object) -> None:
        """Ground and heading; without a case, how to begin."""
        super().paintEvent(event)
        if self.cards:
            return
        painter = pencil(self)
        said = _("Pick what happened by its letter. Only what changes the ruling is asked then.")
        wide = self.width() - 24
        lines = text.wrapped(said, text.BODY, wide)
        text.block(painter, QRect(12, self.HEAD + 8, wide, 0), lines, text.BODY, self.look("mid"), 20)
        painter.end()

    # layout -----------------------------------------------------------------------------------------------------------

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Cards as wide as the column."""
        self.place()

    def place(self) -> None:
        """One card under the other."""
        room = QRect(4, self.HEAD, self.width() - 8, self.height() - self.HEAD - 6)
        self.area.setGeometry(room)
        high = self._stack(room.width())
        over = high > room.height()
        if over:
            high = self._stack(room.width() - 12)
        self.inner.resize(room.width() - (12 if over else 0), max(high, room.height()))

    def _stack(self, wide: int) -> int:
        top = _MARGIN
        for card in self.cards:
            high = card.lay_out(wide - 2 * _MARGIN)
            card.setGeometry(_MARGIN, top, wide - 2 * _MARGIN, high)
            top += high + _GAP
        return top


def _place(case: Case) -> tuple[str, int]:
    return case.subject, case.table
