"""What was done on the hand, tapped in turn, and how far that is from substantial action."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from floorman.desk.rulings import Counter, Question
from floorman.ui.input.keyboard import placed
from floorman.ui.paint import icons, text
from floorman.ui.paint.parts import card
from floorman.ui.paint.shapes import pen
from floorman.ui.rulings.cards import GAP, SIDE, QuestionCard
from floorman.ui.rulings.parts import ChipRow, KeyOption
from floorman.ui.theme.look import Look
from floorman.ui.words import _

_PILL = 40
_WAY = 22
_TAG = text.Face(16, 600)


class ActionsCard(QuestionCard):
    """Fold, check, call, bet, raise, all-in by their letters; Backspace takes the last one back."""

    cited = Signal(str)

    def __init__(self, look: Look, question: Question, parent: QWidget) -> None:
        super().__init__(look, question, parent)
        self.counter: Counter | None = None
        self.buttons = [KeyOption(look, one.label, one.key, self, upright=True) for one in question.options]
        for button, one in zip(self.buttons, question.options, strict=True):
            button.clicked.connect(self._adder(one.value))
        self.back = KeyOption(look, _("Back"), _("Bksp"), self, upright=True)
        self.back.clicked.connect(self.take_back)
        self.chips = ChipRow(look, self)
        self.chips.cited.connect(self.cited)
        self._pills: list[tuple[QRect, str]] = []
        self._low = 0
        self._beside = True

    def _adder(self, value: str) -> Callable[[], None]:
        return lambda: self.add(value)

    @property
    def made(self) -> tuple[str, ...]:
        """The actions so far."""
        value = self.question.value
        return value if isinstance(value, tuple) else ()

    def add(self, action: str) -> None:
        """One more action."""
        self.give((*self.made, action))

    def take_back(self) -> None:
        """The last one was not made."""
        if self.made:
            self.give(self.made[:-1] or None)

    def show_counter(self, counter: Counter | None) -> None:
        """How the house counts them."""
        self.counter = counter
        self.chips.show_cites(counter.cites if counter is not None else ())
        self.setAccessibleName(self._spoken())
        self.update()

    def _spoken(self) -> str:
        said = self.counter.says if self.counter is not None else ""
        return " ".join(part for part in (super()._spoken(), *self._words(), said) if part)

    def _words(self) -> list[str]:
        labels = {one.value: one.label for one in self.question.options}
        return [labels.get(action, action) for action in self.made]

    def take_key(self, event: QKeyEvent) -> bool:
        """Letters of the actions, and Backspace."""
        if event.key() == Qt.Key.Key_Backspace:
            self.take_back()
            return bool(self.made) or self.hasFocus()
        letter = placed(event)
        for one in self.question.options:
            if letter and one.key == letter:
                self.add(one.value)
                return True
        return False

    # layout -----------------------------------------------------------------------------------------------------------

    def _body(self, wide: int, top: int) -> int:
        top = self._place_buttons(wide, top) + 10
        top = self._place_pills(wide, top) + 12
        self._low = top
        if self.counter is None:
            return top
        used = self._tag_wide() + 14
        need = sum(chip.sizeHint().width() + 6 for chip in self.chips.chips)
        self._beside = used + need <= wide
        if self._beside:
            self.chips.setGeometry(SIDE + wide - need, top - 3, need, self.chips.lay_out(need))
        else:
            self.chips.setGeometry(SIDE, top + 40, wide, self.chips.lay_out(wide))
        return top + 46 + self._chips_low() + _WAY * len(self.counter.ways)

    def _tag_wide(self) -> int:
        """What the verdict takes of its line."""
        if self.counter is None or not self.counter.substantial:
            return text.HEAD.width(_("No substantial action yet")) + 18
        return _TAG.width(_("Substantial action")) + 30 + text.PLATE.width(self._crossed())

    def _crossed(self) -> str:
        at = None if self.counter is None else self.counter.at
        return "" if at is None else _("at action {count}").format(count=at)

    def _chips_low(self) -> int:
        return 0 if self._beside or not self.chips.chips else self.chips.height()

    def _place_buttons(self, wide: int, top: int) -> int:
        buttons = [*self.buttons, self.back]
        most = max(button.needed() for button in buttons)
        columns = 7 if most + GAP <= (wide + GAP) // 7 and wide >= 7 * 50 else 4
        each = (wide - GAP * (columns - 1)) // columns
        for nth, button in enumerate(buttons):
            row, column = divmod(nth, columns)
            button.setGeometry(SIDE + column * (each + GAP), top + row * (46 + GAP), each, 46)
        return top + -(-len(buttons) // columns) * (46 + GAP) - GAP

    def _place_pills(self, wide: int, top: int) -> int:
        self._pills = []
        left = 0
        said = [f"{nth}  {word}" for nth, word in enumerate(self._words(), 1)]
        for word in (*said, str(len(said) + 1)):
            need = text.PLATE.width(word) + 24
            if left and left + need > wide:
                left, top = 0, top + _PILL + GAP
            self._pills.append((QRect(SIDE + left, top, need, _PILL), word))
            left += need + GAP
        return top + _PILL

    # paint ------------------------------------------------------------------------------------------------------------

    def paint_more(self, painter: QPainter) -> None:
        """The actions in turn, the verdict, and how far each way is."""
        self._paint_pills(painter)
        if self.counter is None:
            return
        counter = self.counter
        wide = _TAG.width(_("Substantial action")) + 20
        tag = QRect(SIDE, self._low, min(wide, self.width() - 2 * SIDE), 38)
        if counter.substantial:
            card(painter, tag, self.look("act_fill"), 6, self.look("act"))
            text.line(painter, tag, _("Substantial action"), _TAG, self.look("act_ink"), text.MIDDLE)
            beside = QRect(tag.right() + 10, self._low, self.width() - tag.right() - 10 - SIDE, 38)
            text.line(painter, beside, self._crossed(), text.PLATE, self.look("hi"))
        else:
            whole = QRect(SIDE, self._low, min(self._tag_wide(), self.width() - 2 * SIDE), 38)
            card(painter, whole, self.look("bg1"), 6, self.look("line"))
            label = whole.adjusted(9, 0, -4, 0)
            text.line(painter, label, _("No substantial action yet"), text.HEAD, self.look("hi"))
        self._paint_ways(painter, counter)

    def _paint_pills(self, painter: QPainter) -> None:
        at = self.counter.at if self.counter is not None and self.counter.substantial else None
        for nth, (rect, word) in enumerate(self._pills, 1):
            last = nth == len(self._pills)
            crossed = nth == at
            dashes = (3.0, 2.0) if last else ()
            painter.setBrush(Qt.BrushStyle.NoBrush if last else self.look("bg0"))
            painter.setPen(pen(self.look("act" if crossed else "edge"), 2 if crossed else 1, dashes))
            painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 6, 6)
            face, ink = (text.SMALL, "mid") if last else (text.PLATE, "hi")
            text.line(painter, rect, word, face, self.look(ink), text.MIDDLE)

    def _paint_ways(self, painter: QPainter, counter: Counter) -> None:
        top = self._low + 46 + self._chips_low()
        for way in counter.ways:
            middle = QPointF(SIDE + 8, top + _WAY / 2)
            if way.reached:
                icons.tick(painter, self.look, middle, 7)
            else:
                painter.setPen(pen(self.look("edge"), 1.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(middle.x() - 7, middle.y() - 7, 14, 14), 2, 2)
            progress = text.PLATE.width(way.progress) + 4
            room = self.width() - 2 * SIDE - 26 - progress - 8
            ink = self.look("hi" if way.reached else "mid")
            text.line(painter, QRect(SIDE + 26, top, room, _WAY), way.label, text.BODY, ink, name=True)
            where = QRect(self.width() - SIDE - progress, top, progress, _WAY)
            text.line(painter, where, way.progress, text.PLATE, ink, text.RIGHT)
            top += _WAY
