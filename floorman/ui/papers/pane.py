"""Papers over the floor: which one, on what, in which language; the preview is the PDF itself."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from floorman.core.digits import is_number
from floorman.core.paper import paper_kind
from floorman.desk.front.views import Echo
from floorman.desk.request import NotPrinted
from floorman.disk.refused import PathRefused
from floorman.ui.input.actions import BY_NAME
from floorman.ui.paint.parts import card, pencil
from floorman.ui.papers.paper_look import PaperLook, beside
from floorman.ui.parts.controls import ActionButton, Notice, heading, quiet
from floorman.ui.parts.file_dialogs import ask_new_file
from floorman.ui.parts.pane import Pane, PaneContext
from floorman.ui.printing.kinds import KINDS, PAPERS
from floorman.ui.words import LANGUAGE_NAMES, LANGUAGES, _, spoken, why_not

if TYPE_CHECKING:
    from floorman.desk.papers.printing import Order
    from floorman.desk.printing.jobs import Job
    from floorman.ui.printing.pages import Pages

SIDE = 300


class PapersPane(Pane):
    """Choices at the left, the pages beside them. Looking issues no serials; saving and printing do."""

    def __init__(self, context: PaneContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.pages: Pages | None = None
        self._answer = ("", "done")
        """What came of saving or printing last, until something else is chosen, and its level."""
        self._job: Job | None = None
        """What was sent to a printer last, while it is not known what became of it."""
        self.shown = 0
        self.side = QWidget(self)
        self.kind, self.paper, self.lang = QComboBox(self.side), QComboBox(self.side), QComboBox(self.side)
        self.only = QLineEdit(self.side)
        self.more = PaperLook(self.look, self.side)
        self.notice = Notice(self.look)
        self.print_it = ActionButton(self.look, _("Print …"), BY_NAME["papers"].key)
        self.now_it = ActionButton(self.look, _("Print now"))
        self.drawn_it = ActionButton(self.look, _("Who drew which …"), BY_NAME["drawn"].key)
        self.save_it = ActionButton(self.look, _("Save as PDF …"), "Ctrl+S")
        self.close_it = ActionButton(self.look, _("Back to the floor"), "Esc")
        self.count = quiet("", self)
        self.area, self.sheet = QScrollArea(self), QLabel()
        self._fill()
        self._lay_out()
        self.setFocusProxy(self.kind)

    def _fill(self) -> None:
        for box, items in ((self.kind, KINDS), (self.paper, PAPERS)):
            for name, word in items.items():
                box.addItem(_(word), name)
            box.setMinimumWidth(90)
        self.kind.currentIndexChanged.connect(lambda _nth: self._turned())
        self.paper.currentIndexChanged.connect(lambda _nth: self._anew())
        self.more.changed.connect(self._anew)
        self.lang.setMinimumWidth(90)
        for name, word in LANGUAGE_NAMES.items():
            self.lang.addItem(word, name)
        self.lang.setCurrentIndex(max(0, self.lang.findData(spoken())))
        self.lang.currentIndexChanged.connect(lambda _nth: self._anew())
        self.only.setPlaceholderText("12-4, 41, #17")
        self.only.editingFinished.connect(self._anew)
        self.print_it.clicked.connect(self.print_pages)
        self.now_it.clicked.connect(self.print_now)
        self.save_it.clicked.connect(self.save)
        self.drawn_it.clicked.connect(lambda: self.wanted.emit("drawn"))
        self.close_it.clicked.connect(self.closed)
        self.printing.changed.connect(self._follow)

    def _lay_out(self) -> None:
        self.labels: list[QWidget] = self.more.labels
        stack = QVBoxLayout(self.side)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(4)
        self.title = heading(_("Papers"), self, 18)
        stack.addWidget(self.title)
        stack.addSpacing(6)
        stack.addLayout(beside((_("Which"), self.kind), labels=self.labels))
        stack.addLayout(beside((_("On"), self.paper), (_("Language"), self.lang), labels=self.labels))
        stack.addLayout(beside((_("Only seats, tables or entries"), self.only), labels=self.labels))
        stack.addWidget(self.more)
        stack.addSpacing(4)
        stack.addWidget(self.notice)
        stack.addStretch(1)
        stack.addWidget(self.count)
        for button in (self.drawn_it, self.now_it, self.print_it, self.save_it, self.close_it):
            stack.addWidget(button)
            stack.addSpacing(2)
        self.sheet.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.area.setWidget(self.sheet)
        self.area.setWidgetResizable(True)
        self.area.viewport().setAutoFillBackground(False)
        self.sheet.setAutoFillBackground(False)
        self.area.setAccessibleName(_("Preview"))

    # what is shown ----------------------------------------------------------------------------------------------------

    def open(self, kind: str, only: str) -> None:
        """A kind of paper, of the seats, tables or rows ``only``; "" takes all."""
        self.only.setText(only)
        self.show_kind(kind)
        self.reread()

    @property
    def only_table(self) -> int | None:
        """The table that the paper is of, if it is of one table alone."""
        only = self.only.text().strip()
        return int(only) if is_number(only) else None

    def show_kind(self, kind: str) -> None:
        """Turns to a kind of paper."""
        self.kind.setCurrentIndex(max(0, self.kind.findData(kind)))

    def showEvent(self, event: QShowEvent) -> None:
        """Opens on a paper that there is something of; what was looked at last stays, while there is."""
        super().showEvent(event)
        room = self.room
        if not self.only.text().strip() and not room.has_paper(paper_kind(self.kind.currentData())):
            kind = next((kind for kind in KINDS if room.has_paper(kind)), "")
            with QSignalBlocker(self.kind):
                self.show_kind(kind)
        self._suit()

    def _turned(self) -> None:
        """To another kind: it is shown on the paper of its own printer, if one was chosen."""
        self._suit()
        self._anew()

    def _anew(self) -> None:
        """Something else was chosen: what came of the last is no answer to it."""
        self._answer, self._job = ("", "done"), None
        self.reread()

    def _suit(self) -> None:
        from floorman.slips.registry import KINDS as REGISTRY

        kind = paper_kind(self.kind.currentData())
        self.more.suit(kind, REGISTRY[kind].sheet)
        printing = self.printing.printing
        target = None if printing is None else printing.choices.target(kind)
        usual = "a5" if kind == "rules-leaflet" else ""
        if target is not None or usual:
            with QSignalBlocker(self.paper):
                self.paper.setCurrentIndex(max(0, self.paper.findData(usual if target is None else target.paper)))

    def _asked(self) -> "Order":
        from floorman.desk.papers.printing import Order

        kind, paper, lang = self.kind.currentData(), self.paper.currentData(), self.lang.currentData()
        return self.more.dress(Order(paper_kind(kind), str(paper), str(lang), only=self.only.text().strip()))

    def reread(self) -> None:
        """Asks for the paper anew and shows its first page."""
        from floorman.ui.printing.pages import Pages

        why = ""
        try:
            pdf = self.room.preview_paper(self._asked())
        except NotPrinted as fault:
            pdf, why = b"", str(fault)
        self.pages = Pages(pdf) if pdf else None
        if why:
            self._say(why)
        elif self._answer[0]:
            self._say(*self._answer)
        else:
            self._say("" if pdf else _("Nothing to print here."), "act")
        self.shown = 0
        self._fit()
        self._show()

    def turn(self, by: int) -> None:
        """Turns pages."""
        if self.pages is not None:
            self.shown = min(self.pages.count - 1, max(0, self.shown + by))
            self._show()

    def _show(self) -> None:
        able = self.pages is not None
        for button in (self.drawn_it, self.now_it, self.print_it, self.save_it):
            button.setEnabled(able)
        if self.pages is None:
            self.sheet.setPixmap(QPixmap())
            self.count.setText("")
            return
        room = self.area.viewport().size() - QSize(16, 12)
        ratio = self.devicePixelRatioF()
        self.sheet.setPixmap(self.pages.picture(self.shown, room, ratio))
        said = _("Page {page} of {pages}   PgUp, PgDn").format(page=self.shown + 1, pages=self.pages.count)
        self.count.setText(said)
        self.sheet.setAccessibleName(said)

    # onto paper -------------------------------------------------------------------------------------------------------

    def _issued(self) -> "Job | None":
        """The paper with its serials; None if it could not be made, which is said."""
        try:
            return self.printing.begin().issue(self._asked())
        except NotPrinted as fault:
            self._say(str(fault))
            return None

    def save(self) -> None:
        """Asks for a file, and writes the paper into it."""
        name = f"{self.kind.currentData()}.pdf"
        path = ask_new_file(self, _("Save as PDF"), name, "PDF (*.pdf)")
        if path:
            self.save_to(Path(path))

    def save_to(self, path: Path) -> bool:
        """Writes the paper into ``path``; False, and a sentence, if that fails."""
        from floorman.disk.output import place_to_write, write

        try:
            place_to_write(path)
            made = self._issued()
            if made is None:
                return False
            write(path, made.pdf)
        except PathRefused as fault:
            self._say(_("Not saved: {why}").format(why=why_not(fault)))
            return False
        self._tell(_("Saved: {file}").format(file=path))
        self._done(made)
        return True

    def print_now(self) -> None:
        """To the printer that was chosen for such papers, without a dialog; where none was, to choose one."""
        printing = self.printing.begin()
        order = self._asked()
        target = printing.target(order)
        if target is None:
            self.wanted.emit("printing")
            self.said.emit(Echo("not-possible", _("No printer is chosen for this paper"), _("Choose one at the left.")))
            return
        try:
            self._job = printing.print(order)
        except NotPrinted as fault:
            self._say(str(fault))
            return
        self._follow()

    def _follow(self) -> None:
        """What became of the job that was sent last: with the printer, on paper, or why not."""
        job = self._job
        if job is None or job.target is None:
            return
        from floorman.desk.printing.jobs import JobState
        from floorman.desk.printing.showing import sentence

        name = job.target.name
        if job.why is not None:
            self._tell(sentence(job.why, spoken() if spoken() in LANGUAGES else "en"), "stop")
        elif job.state is JobState.DONE:
            self._job = None
            self._tell(_("Printed: {name}").format(name=name))
        else:
            self._tell(_("To the printer: {name}").format(name=name))

    def _tell(self, words: str, level: str = "done") -> None:
        """An answer, which stays until something else is chosen."""
        self._answer = (words, level)
        self._say(words, level)

    def print_pages(self) -> None:
        """Asks for a printer, and prints the paper."""
        from floorman.ui.printing.printers import ask_printer, print_pdf

        printer = ask_printer(self, str(self.paper.currentData()))
        made = self._issued() if printer is not None else None
        if printer is None or made is None:
            return
        if print_pdf(printer, made.pdf):
            self._tell(_("Printed: {name}").format(name=printer.printerName() or printer.outputFileName()))
            self._done(made)
        else:
            self._say(_("The printer did not take it. The slips wait."))

    def _done(self, made: "Job") -> None:
        """It is on paper or in a file; until then its slips wait in the print queue."""
        self.printing.begin().came_out(made)

    # keys and layout --------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Page up and down turn pages, Esc leaves."""
        step = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}.get(Qt.Key(event.key()), 0)
        if step:
            self.turn(step)
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() == Qt.Key.Key_S and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self.save()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Choices at the left, pages in the rest."""
        self.side.setGeometry(QRect(16, 12, SIDE, self.height() - 24))
        self.area.setGeometry(QRect(SIDE + 32, 8, self.width() - SIDE - 40, self.height() - 16))
        self._fit()
        self._show()

    def _say(self, words: str, level: str = "stop") -> None:
        self.notice.say(words, level)
        self._fit()

    def _fit(self) -> None:
        """What a low window has no room for goes: heading, a button that Ctrl+P does too, labels, then the looks."""
        stack = self.side.layout()
        assert stack is not None
        spare: tuple[list[QWidget], ...] = ([self.title], [self.now_it], [self.count], self.labels, [self.more])
        self.drawn_it.setVisible(self.kind.currentData() == "break-cards")
        for parts in spare:
            for part in parts:
                part.show()
        for parts in spare:
            self.more.measure_anew()
            stack.invalidate()
            if stack.totalMinimumSize().height() <= self.side.height():
                break
            for part in parts:
                part.hide()

    def paintEvent(self, _event: object) -> None:
        """A card; the pages lie on the floor's ground."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg1"), 8, self.look("edge"))
        card(painter, self.area.geometry(), self.look("bg0"), 6)
        painter.end()
