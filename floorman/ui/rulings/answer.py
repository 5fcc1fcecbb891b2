"""The ruling: in large type, the sentence, what to say, the two rings, and what may be done with it."""

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from floorman.desk.rulings import Answer
from floorman.ui.input.actions import BY_NAME
from floorman.ui.paint import text
from floorman.ui.paint.parts import Painted, cap_width, card, pencil
from floorman.ui.parts.controls import ActionButton
from floorman.ui.rulings.otherwise import Otherwise
from floorman.ui.rulings.parts import Area, ChipRow, HeadedColumn
from floorman.ui.rulings.rings import HIGH, LEAST, SmallRing
from floorman.ui.theme.look import Look
from floorman.ui.words import _

_TITLES = (text.Face(34, 700), text.Face(28, 700), text.Face(24, 700))
_SENTENCES = (text.Face(15.5, 500), text.Face(15.5, 500, True))
_SAID = (text.Face(15.5, 400), text.Face(15.5, 400, True))
"""The condensed one where the other takes more than three lines."""
_SIDE = 12
_NOTHING = Answer(False, "")


class RulingWords(Painted):
    """Everything of the ruling that is read: it is as high as its words ask for."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.answer = _NOTHING
        self.should, self.next = SmallRing(look, self), SmallRing(look, self, chosen=True)
        self.ring_high = HIGH
        self._blocks: list[tuple[int, tuple[str, ...], text.Face, str, int]] = []
        self._say: QRect | None = None
        self._said: list[tuple[int, tuple[str, ...], text.Face, str]] = []
        """What is read out: how far down in its band, its lines, face and colour."""

    def show_answer(self, answer: Answer) -> None:
        """Takes the ruling."""
        self.answer = answer
        self.should.show_ring(answer.should)
        self.next.show_ring(answer.next)
        aloud = [words for one in answer.read_out for words in (one.ruling, one.rule)] or [answer.say]
        said = (answer.title, answer.sentence, *aloud, *answer.notes, answer.effect)
        self.setAccessibleName(". ".join(part.rstrip(".") for part in said if part))

    def lay_out(self, wide: int, room: int) -> int:
        """Places the words over ``wide`` pixels; the rings give way until all is ``room`` high. The height needed."""
        self.ring_high = HIGH
        high = self._place(wide)
        if high > room and self.rings:
            self.ring_high = max(LEAST, HIGH - (high - room))
            high = self._place(wide)
        self.update()
        return high

    @property
    def rings(self) -> list[SmallRing]:
        """The rings that there are."""
        return [ring for ring in (self.should, self.next) if ring.ring is not None]

    def _place(self, wide: int) -> int:
        answer, room, top = self.answer, wide - 2 * _SIDE, 0
        self._blocks = []
        face = next((one for one in _TITLES if len(text.wrapped(answer.title, one, room)) <= 2), _TITLES[-1])
        top = self._block(top, answer.title, face, "hi", round(face.px * 1.25), room) + 6
        sentence = _shorter(answer.sentence, _SENTENCES, room)
        top = self._block(top, answer.sentence, sentence, "hi", 21, room) + 8
        top = self._place_said(top, room)
        top = self._place_rings(top, room)
        for note in answer.notes:
            top = self._block(top, note, text.BODY, "mid", 19, room) + 3
        return self._block(top, answer.effect, text.BODY, "hi", 19, room) + 6

    def _place_said(self, top: int, room: int) -> int:
        """The ruling as it is said, and under it the rule in its own words; a second language after the first."""
        self._say, self._said = None, []
        aloud = [(one.ruling, one.rule) for one in self.answer.read_out] or [(self.answer.say, "")]
        low = 28
        for ruling, rule in aloud:
            for words, colour in ((ruling, "hi"), (rule, "mid")):
                if words:
                    quoted = _("“{words}”").format(words=words)
                    face = _shorter(quoted, _SAID, room - 28)
                    lines = text.wrapped(quoted, face, room - 28)
                    self._said.append((low, lines, face, colour))
                    low += 21 * len(lines) + 2
            low += 6
        if not self._said:
            return top
        self._say = QRect(_SIDE, top, room, low)
        return top + low + 10

    def _block(self, top: int, words: str, face: text.Face, colour: str, leading: int, room: int) -> int:
        if not words:
            return top
        lines = text.wrapped(words, face, room)
        self._blocks.append((top, lines, face, colour, leading))
        return top + leading * len(lines)

    def _place_rings(self, top: int, room: int) -> int:
        rings = self.rings
        if not rings:
            return top
        each = (room - 8) // 2
        for nth, ring in enumerate(rings):
            ring.setGeometry(_SIDE + nth * (each + 8), top, each, self.ring_high)
        return top + self.ring_high + 8

    def paintEvent(self, _event: object) -> None:
        """Words in their faces; what to say has a white band."""
        painter = pencil(self)
        for top, lines, face, colour, leading in self._blocks:
            area = QRect(_SIDE, top, self.width() - 2 * _SIDE, 0)
            text.block(painter, area, lines, face, self.look(colour), leading)
        if self._say is not None:
            card(painter, self._say, self.look("bg2"), 6)
            painter.fillRect(
                QRect(self._say.left(), self._say.top() + 3, 4, self._say.height() - 6), self.look("paper")
            )
            head = QRect(self._say.left() + 16, self._say.top() + 6, self._say.width() - 24, 20)
            text.line(painter, head, _("Say"), text.SMALL, self.look("mid"))
            for low, lines, face, colour in self._said:
                area = QRect(head.left(), self._say.top() + low, head.width(), 0)
                text.block(painter, area, lines, face, self.look(colour), 21)
        painter.end()


def _shorter(words: str, faces: tuple[text.Face, ...], room: int) -> text.Face:
    """The first face in which the words take three lines at most, else the last."""
    return next((one for one in faces if len(text.wrapped(words, one, room)) <= 3), faces[-1])


class RulingColumn(HeadedColumn):
    """Chips above, the ruling, and the buttons below."""

    cited = Signal(str)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.answer = _NOTHING
        self.chips = ChipRow(look, self)
        self.told = RulingWords(look)
        self.area = Area(self.told, self)
        self.record = ActionButton(look, _("Record the ruling"), _("Enter"), white=True)
        self.print_it = ActionButton(look, _("Print"), BY_NAME["papers"].key)
        self.other = ActionButton(look, _("Rule otherwise"), "Alt+O")
        self.otherwise = Otherwise(look, self)
        for button in (self.record, self.print_it, self.other):
            button.setParent(self)
        self.chips.cited.connect(self.cited)
        self.say(_("Ruling"))

    def show_answer(self, answer: Answer, recorded: str = "") -> None:
        """Takes the ruling; ``recorded`` says where it stands in the journal, once it does."""
        self.answer = answer
        self.told.show_answer(answer)
        self.chips.show_cites(answer.cites, answer.rests)
        self.say(_("Ruling"), recorded)
        self.record.say(_("Back to the floor") if recorded else _("Record the ruling"))
        self.record.setEnabled(answer.ready or bool(recorded))
        self.print_it.setEnabled(bool(recorded))
        self.other.setEnabled(not recorded)
        self.place()

    def show_otherwise(self, shown: bool, max_seats: int = 9) -> None:
        """The form of a ruling otherwise, over the buttons."""
        self.otherwise.begin(max_seats) if shown else self.otherwise.hide()
        self.record.say(_("Record it so") if shown else _("Record the ruling"))
        self.record.setEnabled(shown or self.answer.ready)
        self.place()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Everything anew."""
        self.place()

    def place(self) -> None:
        """Chips beside or under the heading, buttons at the foot, the ruling between."""
        wide = self.width()
        head = text.HEAD.width(self.head) + 24 + (text.BODY.width(self.beside) + 10 if self.beside else 0)
        one_row = sum(chip.sizeHint().width() + 6 for chip in self.chips.chips) <= wide - head - 12
        if one_row:
            need = sum(chip.sizeHint().width() + 6 for chip in self.chips.chips)
            self.chips.setGeometry(wide - 8 - need, 0, need, 44)
            top = 46
        else:
            high = self.chips.lay_out(wide - 2 * _SIDE)
            self.chips.setGeometry(_SIDE, self.HEAD - 4, wide - 2 * _SIDE, high)
            top = self.HEAD + high
        low = self._place_buttons(wide)
        self.area.setGeometry(0, top, wide, max(0, low - top - 8))
        room = self.area.height()
        need = self.told.lay_out(wide, room)
        if need > room:
            need = self.told.lay_out(wide - 12, room)
        self.told.resize(wide - (12 if need > room else 0), max(need, room))

    def _place_buttons(self, wide: int) -> int:
        inner, half = wide - 2 * _SIDE, (wide - 2 * _SIDE - 6) // 2
        low = self.height() - 10
        needs = [text.PLATE.width(one.text()) + cap_width(one.key) + 48 for one in (self.print_it, self.other)]
        if sum(needs) + 6 <= inner:
            first = half if max(needs) <= half else needs[0] + (inner - 6 - sum(needs)) // 2
            self.print_it.setGeometry(_SIDE, low - 46, first, 46)
            self.other.setGeometry(_SIDE + first + 6, low - 46, inner - first - 6, 46)
            low -= 52
        else:
            self.other.setGeometry(_SIDE, low - 46, inner, 46)
            self.print_it.setGeometry(_SIDE, low - 98, inner, 46)
            low -= 104
        self.record.setGeometry(_SIDE, low - 52, inner, 52)
        low -= 52
        if not self.otherwise.isHidden():
            high = self.otherwise.lay_out(inner)
            self.otherwise.setGeometry(_SIDE, low - 6 - high, inner, high)
            low -= high + 6
        return low
