"""The rulings desk over floor and panel: what happened, the questions, the ruling. It never blocks the floor."""

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from floorman.desk.front.views import Echo
from floorman.desk.request import Outcome
from floorman.desk.rulings import Answer, Case
from floorman.ui.input.keyboard import placed
from floorman.ui.parts.pane import Pane, PaneContext
from floorman.ui.rulings.answer import RulingColumn
from floorman.ui.rulings.questions import Questions
from floorman.ui.rulings.subjects import NARROW, Subjects
from floorman.ui.words import _

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class RulingsPane(Pane):
    """One case at a time; its answers stay while the floor is looked at."""

    def __init__(self, context: PaneContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.rulings = context.room.rulings()
        self.table = context.choice.table or 0
        self.case: Case | None = None
        self.seq: int | None = None
        """Row of the journal that the case was recorded as."""
        self.kept: dict[int, Case] = {}
        self._recording = False
        self.subjects = Subjects(self.look, self.rulings.subjects(), self)
        self.questions = Questions(self.look, self.rulings, self)
        self.ruling = RulingColumn(self.look, self)
        self.setProperty("ownKeys", True)
        self.setFocusProxy(self.subjects)
        self._connect()

    def _connect(self) -> None:
        self.subjects.picked.connect(self.choose)
        self.questions.answered.connect(self._put)
        self.questions.entered.connect(self.enter)
        self.questions.left.connect(self.leave)
        self.questions.cited.connect(self.cited)
        self.ruling.cited.connect(self.cited)
        self.ruling.record.clicked.connect(self.enter)
        self.ruling.print_it.clicked.connect(self.print_pages)
        self.ruling.other.clicked.connect(self.rule_otherwise)
        self.ruling.otherwise.entered.connect(self.enter)
        self.ruling.otherwise.left.connect(self._back_to_questions)

    # the case ---------------------------------------------------------------------------------------------------------

    def open(self, table: int, subject: str = "") -> None:
        """Goes to a table: the case that was open there, or a new one."""
        self._keep()
        self.table, self.seq = table, None
        self._close_form()
        kept = self.kept.get(table)
        self.case = self.rulings.refresh(kept) if kept is not None and subject in ("", kept.subject) else None
        if subject and self.case is None:
            self.choose(subject)
            return
        self._show()
        self.subjects.setFocus() if self.case is None else self.questions.go_on()

    def _keep(self) -> None:
        if self.case is not None and self.seq is None and self.case.given:
            self.kept[self.case.table] = self.case
        else:
            self.kept.pop(self.table, None)

    def choose(self, subject: str) -> None:
        """This happened: its questions come, the first open one has the keys."""
        if not self._is_there:
            return
        self.seq = None
        self._close_form()
        self.case = self.rulings.begin(subject, self.table)
        self._show()
        self.questions.go_on()

    def _put(self, key: str, value: object) -> None:
        if self.case is None or self.seq is not None:
            return
        self.case = self.rulings.put(self.case, key, value)
        self._show()
        self.questions.answered_one(key)

    def reread(self) -> None:
        """The room has changed: the case is asked anew, unless it is recorded and stands."""
        if self._recording or (self.seq is not None and self.rulings.stands(self.seq)):
            return
        self.seq = None
        if self.case is not None:
            self.case = self.rulings.refresh(self.case)
            if self.case is None and self.isAncestorOf(self.window().focusWidget() or self.window()):
                self.subjects.setFocus()
        self._show()

    @property
    def answer(self) -> Answer:
        """The ruling as it stands."""
        return self.rulings.answer(self.case) if self.case is not None else Answer(False, _("What happened?"))

    @property
    def place(self) -> str:
        """The table that is ruled at, in words."""
        return _("Table {table}").format(table=self.table) if self._is_there else _("No table chosen")

    @property
    def _is_there(self) -> bool:
        """Whether there is a table to rule at; its opening may have been undone."""
        return self.rulings.chairs(self.table) > 0

    def _show(self) -> None:
        answer = self.answer
        subject = self.case.subject if self.case is not None else ""
        self.subjects.show_subject(subject, self.place)
        self.questions.show_case(self.case, answer, self.table)
        self.ruling.show_answer(answer)
        self.ruling.other.setEnabled(self.case is not None)
        self._echo(answer)

    def _echo(self, answer: Answer) -> None:
        if answer.ready:
            detail = _("Nothing is recorded before Enter. The floor stays open: F4 goes back, the answers stay.")
            self.lent.emit(Echo("understood", answer.echo or answer.title, detail, enter=_("record the ruling")))
            return
        words = answer.title if self.case is not None else _("pick what happened by its letter")
        says = f"{self.place}: {words}" if self._is_there else self.place
        self.lent.emit(Echo("unfinished", says, answer.sentence or _("F4 goes back to the floor.")))

    # actions ----------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Enter: records the ruling, or goes to what it waits for; once recorded, back to the floor."""
        if self.seq is not None:
            self.leave()
        elif not self.ruling.otherwise.isHidden():
            self._record_otherwise()
        elif self.case is None:
            self.subjects.setFocus()
        elif not self.answer.ready:
            self.questions.go_on()
        else:
            case = self.case
            self._record(lambda: self.rulings.record(case))

    def _record(self, do: Callable[[], Outcome]) -> None:
        """Records; what is shown stays as it was ruled, though the room has changed with it."""
        answer = self.answer
        self._recording = True
        try:
            outcome = do()
        finally:
            self._recording = False
        if not outcome.ok:
            self.lent.emit(Echo("not-possible", outcome.says, _("Nothing has been recorded.")))
            return
        self.seq = outcome.seq
        self._close_form()
        self.ruling.show_answer(answer, _("recorded: {seq}").format(seq=outcome.seq))
        self.subjects.setFocus()
        detail = _("Ctrl+P prints it for the player. Ctrl+Z takes it back; the journal keeps both.")
        self.lent.emit(Echo("understood", outcome.says, detail, enter=_("back to the floor")))
        if answer.then:
            self.call.emit(answer.then)

    def _close_form(self) -> None:
        if not self.ruling.otherwise.isHidden():
            self.ruling.show_otherwise(False)

    def _back_to_questions(self) -> None:
        self._close_form()
        self.questions.go_on()

    def rule_otherwise(self) -> None:
        """Alt+O: the TD rules otherwise, with a remark; again: he does not."""
        if self.case is None or self.seq is not None:
            return
        if self.ruling.otherwise.isHidden():
            self.ruling.show_otherwise(True, self.rulings.chairs(self.table) or 9)
        else:
            self._back_to_questions()

    def _record_otherwise(self) -> None:
        form = self.ruling.otherwise
        if self.case is None:
            return
        if not form.words or form.wrong:
            missing = _("How the TD rules") if not form.words else _("Positions are three seats: 3 4 5, or 3 - 5")
            self.lent.emit(Echo("unfinished", missing, _("Nothing has been recorded.")))
            (form.seats if form.words else form.remark).setFocus()
            return
        case = self.case
        self._record(lambda: self.rulings.rule_otherwise(case, form.words, form.positions))

    def print_pages(self) -> None:
        """Ctrl+P: the recorded ruling as a paper for the player."""
        if self.seq is None:
            self.lent.emit(Echo("unfinished", _("Record the ruling first"), _("Then Ctrl+P prints it.")))
        else:
            self.print_row("rulings", self.seq)

    def leave(self) -> None:
        """Back to the floor; the answers stay."""
        self._keep()
        self.closed.emit()

    def rule(self) -> str:
        """The first citation, for the key that opens rules."""
        cite = next(iter(self.answer.cites), "")
        return next((one.written for one in self.answer.rests if str(one) == cite), cite)

    # keys -------------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no field of the desk took."""
        if not self.take_key(event):
            super().keyPressEvent(event)

    def take_key(self, event: QKeyEvent) -> bool:
        """A key pressed while the desk has the keys; True if it was used."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
            return True
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            if placed(event) == "O":
                self.rule_otherwise()
                return True
            return False
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        if self.subjects.hasFocus() and self.seq is None and self.subjects.take_key(event):
            return True
        if event.key() in _ENTER:
            if not event.isAutoRepeat():
                self.enter()
            return True
        if self.seq is None and self.questions.take_key(event):
            return True
        return self._go(event) or self.subjects.take_key(event)

    def _go(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and not self.subjects.hasFocus():
            self.questions.step(-1 if key == Qt.Key.Key_Up else 1)
        elif key == Qt.Key.Key_Left:
            self.subjects.setFocus()
        elif key == Qt.Key.Key_Right and self.subjects.hasFocus():
            self.questions.step(0)
        else:
            return False
        return True

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Three columns; in a narrow window the subjects shrink to their letters."""
        wide, high = self.width(), self.height()
        most = 212 if wide < 1030 else 232 if wide < 1300 else 320
        subjects = NARROW if wide < 900 else min(most, max(196 if wide < 1030 else 212, self.subjects.needed()))
        rest = wide - subjects - 16
        ruling = min(640, rest // 2)
        self.subjects.setGeometry(QRect(0, 0, subjects, high))
        self.questions.setGeometry(QRect(subjects + 8, 0, rest - ruling, high))
        self.ruling.setGeometry(QRect(wide - ruling, 0, ruling, high))
