"""The open question over the rows of a list, with its two answers: what a column is, or whether somebody plays."""

from PySide6.QtCore import QPointF, QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent

from floorman.ui.importing.reading import ListReading, kind_words, said
from floorman.ui.paint import icons, text
from floorman.ui.paint.parts import KeyHint, Painted, card, pencil
from floorman.ui.theme.look import Look
from floorman.ui.words import _

TALL = 40


class QuestionBar(Painted):
    """One question at a time; the next comes up when it is answered. Hidden where none is open."""

    answered = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.reading: ListReading | None = None
        self.words = ""
        self.first, self.second = KeyHint(look, "Alt+C", "", tall=32), KeyHint(look, "Alt+K", "", tall=32)
        self.first.clicked.connect(lambda: self.answer(True))
        self.second.clicked.connect(lambda: self.answer(False))
        for hint in (self.first, self.second):
            hint.setParent(self)
            hint.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_reading(self, reading: ListReading) -> None:
        """The first open question of a reading: of a column, else of a word that leaves open who plays."""
        self.reading = reading
        column, asked = reading.column_question, reading.asked
        if column is not None:
            self.words = said(column.code, column.params)
            self.first.say(kind_words()[column.other])
            self.second.say(kind_words()[column.chosen])
        elif asked is not None:
            word, lines = asked
            shown = ", ".join(map(str, lines[:8])) + (" …" if len(lines) > 8 else "")
            self.words = _("“{word}”, line {lines}: do they play?").format(word=word[:40], lines=shown)
            self.first.say(_("comes in"))
            self.second.say(_("left out"))
        self.setVisible(column is not None or asked is not None)
        self.setAccessibleName(self.words)
        self._place()
        self.update()

    def answer(self, first: bool) -> None:
        """Takes the first answer or the second."""
        reading = self.reading
        if reading is None or self.isHidden():
            return
        if (column := reading.column_question) is not None:
            reading.choose_column(column.column, column.other if first else column.chosen)
        elif (asked := reading.asked) is not None:
            reading.choose_status(asked[0], first)
        self.answered.emit()

    def tall_for(self, wide: int) -> int:
        """How high it is at a width: the answers stand below the words where they have no room beside them."""
        answers = sum(hint.sizeHint().width() + 14 for hint in (self.first, self.second))
        return TALL if 52 + text.BODY.width(self.words) + answers <= wide else 2 * TALL

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """The answers stand at the right."""
        self._place()

    def _place(self) -> None:
        right = self.width() - 8
        for hint in (self.second, self.first):
            wide = hint.sizeHint().width()
            right -= wide
            hint.setGeometry(right, self.height() - (TALL + 32) // 2, wide, 32)
            right -= 14

    def paintEvent(self, _event: object) -> None:
        """A card in the colour of what is to be done."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("act_bg"))
        icons.question(painter, self.look, QPointF(20, TALL / 2 + 1), 10)
        beside = self.height() <= TALL
        room = QRect(40, 0, (self.first.x() if beside else self.width()) - 52, TALL)
        text.line(painter, room, self.words, text.BODY, self.look("hi"), name=True)
        painter.end()
