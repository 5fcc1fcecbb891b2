"""One choice of the house, open: its question, its options with who plays them, and on whose word it is."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QWidget

from floorman.core.digits import is_number
from floorman.rules.citation import Unanswerable
from floorman.ui.house.choices import allowed, asked_where, kind, named, values, words
from floorman.ui.house.edit import HouseEdit
from floorman.ui.input.keyboard import placed
from floorman.ui.paint import text
from floorman.ui.paint.parts import Painted, PaintedButton, cap, cap_width, card, pencil
from floorman.ui.paint.shapes import pen
from floorman.ui.parts.controls import Notice
from floorman.ui.rulings.field_card import AnswerField
from floorman.ui.rulings.parts import ChipRow
from floorman.ui.theme.look import Look
from floorman.ui.words import _


class OptionRow(PaintedButton):
    """A ring at the left, filled when it is on."""

    HIGH = 54

    def __init__(self, look: Look, label: str, played: str, key: str, parent: QWidget) -> None:
        super().__init__(look, label, parent)
        self.played, self.key = played, key
        self.setCheckable(True)
        self.setAccessibleName(", ".join(part for part in (label, played, key) if part))

    def nextCheckState(self) -> None:
        """The card decides which one is on."""

    def paintEvent(self, _event: object) -> None:
        """Ring, name over who plays it, key."""
        painter = pencil(self)
        on, able = self.isChecked(), self.isEnabled()
        card(painter, self.rect(), self.look("bg3" if on else "bg1"), 6, self.look("edge"))
        ink = self.look("hi" if able else "low")
        at = QPointF(22, self.height() / 2)
        painter.setPen(pen(ink, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, 8, 8)
        if on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawEllipse(at, 4.5, 4.5)
        wide = cap_width(self.key)
        room = self.width() - 44 - wide - 18
        top = 7 if self.played else 16
        face = text.HEAD if text.HEAD.width(self.text()) <= room else text.PLATE
        text.line(painter, QRect(42, top, room, 22), self.text(), face, ink, name=True)
        if self.played:
            text.line(painter, QRect(42, 29, room, 18), self.played, text.CHIP, self.look("mid"), name=True)
        where = QRect(self.width() - wide - 10, self.height() // 2 - 12, wide, 24)
        cap(painter, where, self.key, self.look("bg3"), ink, self.look("edge"))
        painter.end()


_QUESTION = text.Face(20, 600)
_SIDE = 16
_RUNGS = 8


class ChoiceCard(Painted):
    """Takes a choice; every change goes into the edited house at once."""

    changed = Signal()
    cited = Signal(str)
    entered = Signal()
    """Enter in a field: what was typed is in the edited house."""
    left = Signal()

    def __init__(self, look: Look, edit: HouseEdit, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.edit, self.key = edit, ""
        self.options: list[OptionRow] = []
        self.rungs: list[QComboBox] = []
        self.number, self.rests = AnswerField(self), AnswerField(self)
        self.chips = ChipRow(look, self)
        self.notice = Notice(look, self)
        self.rests.setAccessibleName(_("On whose word"))
        self.number.textEdited.connect(lambda _text: self._typed())
        self.rests.editingFinished.connect(self._rest)
        for field in (self.number, self.rests):
            field.left.connect(self.left)
            field.entered.connect(self.entered)
        self.chips.cited.connect(self.cited)

    # what is shown ----------------------------------------------------------------------------------------------------

    def show_choice(self, edit: HouseEdit, key: str) -> None:
        """Opens a choice."""
        self.edit, self.key = edit, key
        for old in (*self.options, *self.rungs):
            old.hide()
            old.deleteLater()
        self.options, self.rungs = [], []
        shape = kind(key)
        if shape in ("one", "yes-no"):
            self._add_options(values(key))
        elif shape == "final-table":
            self._add_options(("rp-9", "number"))
        elif shape == "rungs":
            self._add_rungs()
        self.number.setVisible(shape in ("number", "numbers", "final-table"))
        self.number.setText(self._written())
        self.number.setAccessibleName(words(f"choice.{key}"))
        self.notice.say("")
        self.reread()

    def _written(self) -> str:
        value = self.edit.value(self.key)
        if isinstance(value, tuple):
            return ", ".join(map(str, value))
        return "" if value == "rp-9" else f"{value:g}" if isinstance(value, float) else str(value)

    def _add_options(self, which: tuple[object, ...]) -> None:
        for nth, value in enumerate(which, 1):
            played = self._played(value)
            option = OptionRow(self.look, named(self.key, value), played, str(nth), self)
            option.clicked.connect(self._picker(value))
            option.show()
            self.options.append(option)

    def _played(self, value: object) -> str:
        """The rules on which shipped houses play a value; their names where it is their own choice."""
        found = list(self.edit.played(self.key, value))
        rules = dict.fromkeys(one.cite for one in found if not one.cite.startswith("house "))
        return " · ".join(rules or [one.house for one in found])

    def _picker(self, value: object) -> Callable[[], None]:
        return lambda: self.pick(value)

    def _add_rungs(self) -> None:
        ladder = self.edit.value(self.key)
        assert isinstance(ladder, tuple)
        for nth in range(_RUNGS):
            box = QComboBox(self)
            box.addItem("–", "")
            for value in values(self.key):
                box.addItem(named(self.key, value), value)
            box.setCurrentIndex(box.findData(ladder[nth]) if nth < len(ladder) else 0)
            box.setAccessibleName(_("Offence {count}").format(count=nth + 1))
            box.activated.connect(lambda _nth: self._climb())
            box.show()
            self.rungs.append(box)

    def reread(self) -> None:
        """The edited house has changed."""
        if not self.key:
            return
        value, locked = self.edit.value(self.key), self.edit.locked(self.key)
        shape = kind(self.key)
        which: tuple[object, ...] = ("rp-9", "number") if shape == "final-table" else values(self.key)
        now = "number" if shape == "final-table" and value != "rp-9" else value
        for option, one in zip(self.options, which, strict=False):
            option.setChecked(type(one) is type(now) and one == now)
            option.setEnabled(not locked)
        for part in (self.number, self.rests, *self.rungs):
            part.setEnabled(not locked)
        rests = str(self.edit.house.cite(self.key))
        if not self.rests.hasFocus():
            self.rests.setText(rests)
        self.chips.show_cites((rests,))
        if locked:
            by = self.edit.house.regulator_name
            self.notice.say(_("By law ({name}): the house cannot choose.").format(name=by), "act")
        self.setAccessibleName(f"{words(f'choice.{self.key}')} {named(self.key, value)}. {rests}")
        self.place()

    def enter(self) -> None:
        """The keys go into the number, or else into the citation."""
        field = self.rests if self.number.isHidden() else self.number
        field.setFocus()
        field.selectAll()

    # answers ----------------------------------------------------------------------------------------------------------

    def pick(self, value: object) -> None:
        """One of the options."""
        if value == "number" and kind(self.key) == "final-table":
            if self.edit.value(self.key) == "rp-9":
                self.number.setText("9")
                self._put(9)
            self.number.setFocus()
            self.number.selectAll()
            return
        self._put(value)
        if kind(self.key) == "final-table":
            self.number.setText("")

    def _put(self, value: object) -> None:
        if self.edit.locked(self.key):
            return
        try:
            self.edit.put(self.key, value)
        except Unanswerable:
            low, high = allowed(self.key)
            self.notice.say(_("It may be {low} to {high}.").format(low=low, high=high))
            self.place()
            return
        self.notice.say("")
        self.reread()
        self.changed.emit()

    def _typed(self) -> None:
        typed = self.number.text()
        parts = typed.replace(",", " ").split()
        if kind(self.key) == "numbers":
            if all(is_number(part, 5) for part in parts):
                self._put(tuple(map(int, parts)))
            else:
                self.notice.say(_("Numbers, parted by blanks; nothing for never."))
        elif len(parts) == 1 and is_number(parts[0], 5):
            self._put(int(parts[0]))
        elif typed.strip():
            self.notice.say(_("A whole number."))
        self.place()

    def _climb(self) -> None:
        ladder = tuple(str(box.currentData()) for box in self.rungs if box.currentData())
        if ladder:
            self._put(ladder)

    def _rest(self) -> None:
        if not self.key or self.edit.locked(self.key):
            return
        try:
            self.edit.rest(self.key, self.rests.text())
        except ValueError:
            self.notice.say(_("A citation is a book and a number, such as TDA-2024 32 or house 4."))
            self.place()
            return
        self.chips.show_cites((str(self.edit.house.cite(self.key)),))
        self.notice.say("")
        self.place()
        self.changed.emit()

    def take_key(self, event: QKeyEvent) -> bool:
        """A digit picks an option."""
        letter = placed(event)
        if is_number(letter, 1) and 1 <= int(letter) <= len(self.options) and self.options[0].isEnabled():
            self.options[int(letter) - 1].click()
            return True
        return False

    # layout -----------------------------------------------------------------------------------------------------------

    def resizeEvent(self, _event: object) -> None:
        """Everything anew."""
        self.place()

    def place(self) -> None:
        """Question, options, field, citation, from above."""
        wide = self.width() - 2 * _SIDE
        if wide < 60 or not self.key:
            return
        self._lines = text.wrapped(words(f"choice.{self.key}"), _QUESTION, wide)
        top = 14 + 26 * len(self._lines) + 8
        for option in self.options:
            option.setGeometry(_SIDE, top, wide, option.HIGH)
            top += option.HIGH + 6
        if not self.number.isHidden():
            self.number.setGeometry(_SIDE, top, min(wide, 260), 44)
            top += 54
        half = (wide - 8) // 2
        for nth, box in enumerate(self.rungs):
            box.setGeometry(_SIDE + (nth % 2) * (half + 8), top + nth // 2 * 50, half, 44)
        top += 50 * -(-len(self.rungs) // 2)
        self._label = top + 2
        self.rests.setGeometry(_SIDE, top + 24, max(120, wide // 2), 44)
        self.chips.setGeometry(_SIDE + max(120, wide // 2) + 12, top + 24, wide // 2 - 12, 44)
        top += 78
        self._asked = (top, text.wrapped(asked_where(self.key), text.SMALL, wide))
        top += 22 * bool(asked_where(self.key))
        if not self.notice.isHidden():
            self.notice.setGeometry(QRect(_SIDE, top, wide, self.notice.height()))
        self.update()

    def paintEvent(self, _event: object) -> None:
        """Ground, question, and the citation's label."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg2"))
        if self.key:
            area = QRect(_SIDE, 12, self.width(), 0)
            text.block(painter, area, self._lines, _QUESTION, self.look("hi"), 26)
            label = QRect(_SIDE, self._label, self.width() - 2 * _SIDE, 20)
            text.line(painter, label, _("On whose word"), text.SMALL, self.look("mid"), name=True)
            top, lines = self._asked
            text.block(painter, QRect(_SIDE, top, self.width(), 0), lines, text.SMALL, self.look("mid"), 18)
        painter.end()
