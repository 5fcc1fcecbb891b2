"""The import: letters and cuts at the left, columns and rows in the middle, questions and the button at the right."""

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent

from floorman.ui.importing.choices import ImportChoices
from floorman.ui.importing.problems import ProblemList
from floorman.ui.importing.question import QuestionBar
from floorman.ui.importing.reading import ListReading
from floorman.ui.importing.table import ListTable
from floorman.ui.input.keyboard import placed
from floorman.ui.paint import text
from floorman.ui.paint.parts import KeyHint, Painted, card, pencil
from floorman.ui.parts.controls import ActionButton, Notice
from floorman.ui.theme.look import Look
from floorman.ui.topbar.figures import thousands
from floorman.ui.words import _

_NAME = text.Face(16, 600)
_FIGURE = text.Face(20, 600)
TOP = 48


class ImportPage(Painted):
    """Shows what would come in; nothing is written before Enter."""

    taken = Signal(object, bool)
    """A ``ListPreview`` to take over, and whether to draw seats."""
    left = Signal()

    def __init__(self, look: Look, reading: ListReading, into: str, event: str) -> None:
        super().__init__(look)
        self.into, self.event_no = into, event
        self.reading = reading
        self.only_questions = False
        self.choices, self.table = ImportChoices(look), ListTable(look)
        self.list = ProblemList(look)
        self.notice = Notice(look, self)
        self.take_all = ActionButton(look, "", "Enter", white=True)
        self.take_sound = ActionButton(look, "", "Alt+W")
        self.leave = ActionButton(look, _("Leave"), "Esc")
        self.question = QuestionBar(look)
        self.some_rows = KeyHint(look, "Alt+Q", _("only rows with a question"), tall=32)
        self.turn = KeyHint(look, _("Space"), _("takes the row in or leaves it out"), tall=32)
        parts = (
            self.turn,
            self.choices,
            self.table,
            self.list,
            self.take_all,
            self.take_sound,
            self.leave,
            self.question,
            self.some_rows,
        )
        for part in parts:
            part.setParent(self)
        self._connect()
        self.setFocusProxy(self.take_all)
        self.show_reading()

    def _connect(self) -> None:
        self.choices.changed.connect(self.show_reading)
        self.table.kind_chosen.connect(self._choose_kind)
        self.list.clicked.connect(lambda index: self._go(index.row()))
        self.list.activated.connect(lambda index: self._go(index.row()))
        self.take_all.clicked.connect(lambda: self.give(False))
        self.take_sound.clicked.connect(lambda: self.give(True))
        self.leave.clicked.connect(lambda: self.left.emit())
        self.question.answered.connect(self.show_reading)
        self.table.turned.connect(self._turn)
        self.turn.clicked.connect(self.table.turn_chosen)
        self.some_rows.clicked.connect(self.show_some)

    # what is shown ----------------------------------------------------------------------------------------------------

    def show_reading(self) -> None:
        """Shows the reading as it is now."""
        reading = self.reading
        self.choices.show_reading(reading)
        self.table.show_reading(reading, self.only_questions)
        self.list.problems.take(reading.questions)
        self.notice.say(reading.refused)
        count = len(reading.preview.rows)
        self.take_all.say(_("Take over entries: {count}").format(count=thousands(count)))
        self.take_all.setEnabled(bool(count))
        self.take_sound.say(_("Without the {count}").format(count=len(reading.altered)))
        self.take_sound.setVisible(bool(reading.altered))
        self.question.show_reading(reading)
        self._place()
        self.update()

    def _choose_kind(self, column: int, kind: object) -> None:
        from floorman.exchange.headers import ColumnKind

        if isinstance(kind, ColumnKind):
            self.reading.choose_column(column, kind)
            self.show_reading()

    def _turn(self, row: int) -> None:
        self.reading.turn_row(row)
        self.show_reading()

    def show_some(self) -> None:
        """Alt+Q: only rows with a question, or all."""
        self.only_questions = not self.only_questions
        self.some_rows.say(_("all rows") if self.only_questions else _("only rows with a question"))
        self.table.show_reading(self.reading, self.only_questions)
        self._place()

    def _go(self, row: int) -> None:
        self.table.go_to(self.reading.questions[row].lines[-1])

    def give(self, sound: bool) -> None:
        """Gives the rows out to be taken over; with ``sound`` without those that lose something."""
        found = self.reading.found(sound)
        if found.rows:
            self.taken.emit(found, self.reading.draw)

    def refuse(self, why: str) -> None:
        """Says why they were not taken over."""
        self.notice.say(why)
        self._place()

    # keys -------------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, Esc, and the letters with Alt."""
        letter = placed(event) if event.modifiers() == Qt.KeyboardModifier.AltModifier else ""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.give(False)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif letter == "W" and self.reading.altered:
            self.give(True)
        elif letter in ("C", "K"):
            self.question.answer(letter == "C")
        elif letter == "Q":
            self.show_some()
        else:
            super().keyPressEvent(event)

    # layout -----------------------------------------------------------------------------------------------------------

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Three columns."""
        self._place()

    def _columns(self) -> tuple[QRect, QRect, QRect]:
        wide, high = self.width(), self.height() - TOP
        side = 320 if wide >= 1280 else 280 if wide >= 1024 else 238
        left = QRect(4, TOP + 8, side if wide >= 1024 else 262, high - 16)
        right = QRect(wide - side - 8, TOP + 8, side, high - 16)
        middle = QRect(left.right() + 8, TOP + 8, right.left() - left.right() - 16, high - 16)
        return left, middle, right

    def _place(self) -> None:
        left, middle, right = self._columns()
        self.choices.setGeometry(left)
        top = middle.top() + 36
        self.notice.setGeometry(middle.left() + 12, top, middle.width() - 24, self.notice.height())
        if not self.notice.isHidden():
            top += self.notice.height() + 8
        tall = self.question.tall_for(middle.width() - 24)
        self.question.setGeometry(middle.left() + 12, top, middle.width() - 24, tall)
        if not self.question.isHidden():
            top += tall + 8
        bottom = middle.bottom() - 40
        self.table.setGeometry(middle.left() + 12, top, middle.width() - 24, bottom - top)
        beside = middle.left() + 96
        room = middle.right() - 8 - beside
        self.some_rows.setGeometry(beside, bottom + 4, min(room, self.some_rows.sizeHint().width()), 32)
        beside += self.some_rows.width() + 18
        wide = self.turn.sizeHint().width()
        self.turn.setVisible(beside + wide <= middle.right() - 8)
        self.turn.setGeometry(beside, bottom + 4, wide, 32)
        self._place_right(right)

    def _place_right(self, right: QRect) -> None:
        bottom = right.bottom() - 46
        two = not self.take_sound.isHidden()
        beside = two and self.take_sound.sizeHint().width() + self.leave.sizeHint().width() + 6 <= right.width()
        part = round(right.width() * 0.58) if beside else 0
        left = part + 6 if part else 0
        self.leave.setGeometry(right.left() + left, bottom, right.width() - left, 46)
        if two and not beside:
            bottom -= 52
        self.take_sound.setGeometry(right.left(), bottom, part or right.width(), 46)
        self.take_all.setGeometry(right.left(), bottom - 58, right.width(), 52)
        self._totals = QRect(right.left(), bottom - 58 - 132, right.width(), 118)
        top = right.top() + 34
        self.list.setGeometry(right.left(), top, right.width(), max(0, self._totals.top() - top - 8))

    def paintEvent(self, _event: object) -> None:
        """The head, the middle's card, the question, the totals."""
        painter = pencil(self)
        painter.fillRect(self.rect(), self.look("bg0"))
        self._head(painter)
        _left, middle, right = self._columns()
        card(painter, middle, self.look("bg1"), 8)
        head = QRect(middle.left() + 12, middle.top() + 4, middle.width() - 24, 32)
        text.line(painter, head, _("What each column is"), text.HEAD, self.look("hi"))
        source = self.reading.source
        rows = len(source.rows) if source else 0
        foot = QRect(middle.left() + 12, middle.bottom() - 36, 140, 32)
        text.line(painter, foot, _("rows: {rows}").format(rows=thousands(rows)), text.SMALL, self.look("mid"))
        count = len(self.reading.preview.problems)
        said_count = _("Questions: {count}").format(count=thousands(count)) if count else _("No questions")
        text.line(painter, QRect(right.left(), right.top(), right.width(), 32), said_count, text.HEAD, self.look("hi"))
        self._sums(painter)
        painter.end()

    def _head(self, painter: QPainter) -> None:
        painter.fillRect(QRect(0, 0, self.width(), TOP), self.look("bg1"))
        painter.fillRect(QRect(0, TOP - 1, self.width(), 1), self.look("line"))
        painter.fillRect(QRect(0, 0, TOP, TOP), self.look("move"))
        text.line(painter, QRect(0, 0, TOP, TOP), self.event_no, _FIGURE, self.look("move_ink"), text.MIDDLE, name=True)
        room = self.width() - 300
        title = _("Import a list into {tournament}").format(tournament=self.into)
        text.line(painter, QRect(62, 4, room, 22), title, _NAME, self.look("hi"), name=True)
        source = self.reading.source
        about = self.reading.path.name
        if source is not None:
            size = max(1, source.size // 1024)
            about += _(" · {size} KB · rows: {rows}").format(size=size, rows=thousands(len(source.rows)))
        text.line(painter, QRect(62, 25, room, 18), about, text.SMALL, self.look("mid"), name=True)
        promise = _("Nothing is taken over before Enter")
        text.line(painter, QRect(self.width() - 320, 0, 306, TOP), promise, text.SMALL, self.look("mid"), text.RIGHT)

    def _sums(self, painter: QPainter) -> None:
        preview = self.reading.preview
        card(painter, self._totals, self.look("bg1"))
        sums = (
            (len(preview.rows), _("entries")),
            (preview.seated, _("with a seat, at tables: {tables}").format(tables=len(preview.tables))),
            (preview.unseated, _("without a seat")),
            (preview.chips, _("chips in play")),
        )
        widest = max(_FIGURE.width(thousands(number)) for number, _word in sums)
        for nth, (number, word) in enumerate(sums):
            top = self._totals.top() + 6 + nth * 27
            place = QRect(self._totals.left() + 12, top, widest, 26)
            text.line(painter, place, thousands(number), _FIGURE, self.look("hi"), text.RIGHT)
            rest = QRect(place.right() + 9, top + 1, self._totals.right() - place.right() - 12, 26)
            text.line(painter, rest, word, text.BODY, self.look("hi"))
