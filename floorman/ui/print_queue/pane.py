"""The printing pane over the floor: printers and automatic printing at the left, the queue at the right."""

from PySide6.QtCore import QItemSelectionModel, QRect, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from floorman.desk.printing.jobs import JobRow, JobState
from floorman.ui.input.actions import BY_NAME, call_of
from floorman.ui.paint import text
from floorman.ui.paint.parts import card, pencil
from floorman.ui.parts.controls import ActionButton, Notice, heading
from floorman.ui.parts.pane import Pane, PaneContext
from floorman.ui.print_queue.choices import PrinterChoices
from floorman.ui.print_queue.queue import JobRows, queue_view, spare
from floorman.ui.words import _

SIDE, WIDE = 300, 448
"""The choices' width: in a narrow pane, and in one that has room to lay two kinds abreast."""
_HIGH = 46
_AGAIN = BY_NAME["slip-last"]


class PrintingPane(Pane):
    """Nothing here waits for a printer."""

    def __init__(self, context: PaneContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.jobs = context.printing.begin()
        self.choices = PrinterChoices(self.look, self.jobs, self)
        self.side = QScrollArea(self)
        self.head = heading(_("Print queue"), self, 18)
        self.model = JobRows(self.look)
        self.view = queue_view(self, self.model)
        self.notice = Notice(self.look, self)
        self.go = ActionButton(self.look, _("Print"), "Enter", white=True)
        self.hold = ActionButton(self.look, _("Hold"))
        self.cancel = ActionButton(self.look, _("Take out"), "Del")
        self.pause = ActionButton(self.look, _("Hold everything"))
        self.again = ActionButton(self.look, _(_AGAIN.word), _AGAIN.key)
        self.leave = ActionButton(self.look, _("Back to the floor"), "Esc")
        self.buttons = (self.go, self.hold, self.cancel, self.pause, self.again, self.leave)
        self._build()
        self.reread()

    def _build(self) -> None:
        self.side.setWidget(self.choices)
        self.side.setWidgetResizable(True)
        self.side.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for plain in (self.side.viewport(), self.choices):
            plain.setAutoFillBackground(False)
        for button in self.buttons:
            button.setParent(self)
        self.setFocusProxy(self.view)
        self.go.clicked.connect(self.print_job)
        self.hold.clicked.connect(self.hold_job)
        self.cancel.clicked.connect(self.cancel_job)
        self.pause.clicked.connect(self.pause_all)
        self.again.clicked.connect(lambda: self.call.emit(call_of("slip-last")))
        self.leave.clicked.connect(self.closed)
        self.view.entered.connect(self.print_job)
        self.view.selectionModel().currentRowChanged.connect(lambda _now, _was: self._show_job())
        self.printing.changed.connect(self.reread)
        self.printing.listed.connect(self.choices.show_printers)
        self.printing.look_for_printers()

    # what is shown ----------------------------------------------------------------------------------------------------

    @property
    def row(self) -> JobRow | None:
        """The chosen job."""
        at = self.view.currentIndex().row()
        return self.model.rows[at] if 0 <= at < len(self.model.rows) else None

    def reread(self) -> None:
        """Takes the queue anew; the chosen job stays chosen."""
        kept = self.row
        self.model.take(self.jobs.rows())
        self.view.setVisible(bool(self.model.rows))
        numbers = [row.number for row in self.model.rows]
        if numbers:
            at = numbers.index(kept.number) if kept is not None and kept.number in numbers else 0
            flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
            self.view.selectionModel().setCurrentIndex(self.model.index(at, 0), flags)
        self._show_job()
        self.update()

    def _show_job(self) -> None:
        row = self.row
        tried = row is not None and row.state in (JobState.FAILED, JobState.WAITING)
        self.go.say(_("Try again") if tried else _("Print"))
        self.go.setEnabled(row is not None and row.state in (JobState.HELD, JobState.FAILED, JobState.WAITING))
        self.hold.setEnabled(row is not None and row.state in (JobState.WAITING, JobState.PRINTING, JobState.FAILED))
        self.cancel.setEnabled(row is not None and row.state is not JobState.DONE)
        self.pause.say(_("Let everything go on") if self.jobs.queue.paused else _("Hold everything"))
        self.notice.say(self.jobs.not_kept or ("" if row is None else row.why))
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        """What asks is chosen first, so that Enter prints it."""
        super().showEvent(event)
        asking = next((nth for nth, row in enumerate(self.model.rows) if row.asks and row.state is JobState.HELD), None)
        if asking is not None:
            self.view.selectRow(asking)

    # actions ----------------------------------------------------------------------------------------------------------

    def print_job(self) -> None:
        """Sends the chosen job, again or for the first time."""
        if self.row is not None and self.go.isEnabled():
            self.jobs.retry(self.row.number)

    def hold_job(self) -> None:
        """Keeps the chosen job back."""
        if self.row is not None:
            self.jobs.hold(self.row.number)

    def cancel_job(self) -> None:
        """Takes the chosen job out of the queue."""
        if self.row is not None and self.cancel.isEnabled():
            self.jobs.cancel(self.row.number)

    def pause_all(self) -> None:
        """Holds everything, or lets it go on."""
        self.jobs.pause(not self.jobs.queue.paused)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Del takes a job out, Esc leaves."""
        if event.key() == Qt.Key.Key_Delete:
            self.cancel_job()
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    # layout -----------------------------------------------------------------------------------------------------------

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Choices at the left, the queue and its buttons in the rest."""
        self._lay_out()

    def _lay_out(self) -> None:
        side = self._side()
        self.choices.abreast(1 if side == SIDE else 2)
        self.side.setGeometry(16, 12, side, self.height() - 24)
        left, wide = side + 32, self.width() - side - 48
        self.head.setGeometry(left, 12, wide, 30)
        top = self._place_buttons(left, wide) - 8
        # isHidden, since a pane that is not shown yet has no visible parts
        if not self.notice.isHidden():
            self.notice.resize(wide, self.notice.height())
            top -= self.notice.height()
            self.notice.move(left, top)
            top -= 8
        self.view.setGeometry(left, 46, wide, max(60, top - 46))
        spare(self.view)

    def _side(self) -> int:
        return WIDE if self.width() >= 2 * WIDE else SIDE

    def _place_buttons(self, left: int, wide: int) -> int:
        """In as many rows as they need, at the bottom; gives the top of the first."""
        rows: list[list[ActionButton]] = [[]]
        used = 0
        for button in self.buttons:
            need = button.sizeHint().width() + 8
            if rows[-1] and used + need > wide + 8:
                rows.append([])
                used = 0
            rows[-1].append(button)
            used += need
        top = self.height() - 12 - len(rows) * (_HIGH + 6)
        for nth, row in enumerate(rows):
            at = left
            spare = (wide + 8 - sum(button.sizeHint().width() + 8 for button in row)) // len(row)
            for button in row:
                button.setGeometry(QRect(at, top + nth * (_HIGH + 6), button.sizeHint().width() + spare, _HIGH))
                at += button.width() + 8
        return top

    def paintEvent(self, _event: object) -> None:
        """A card, and a sentence instead of an empty queue."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg1"), 8, self.look("edge"))
        if self.view.isHidden():
            side = self._side()
            said = QRect(side + 32, 46, self.width() - side - 48, 60)
            text.line(painter, said, _("Nothing waits to be printed"), text.HEAD, self.look("mid"), text.MIDDLE)
        painter.end()
