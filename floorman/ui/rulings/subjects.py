"""The desk's first column: what happened, each with its letter."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from floorman.desk.rulings import Subject
from floorman.ui.input.keyboard import placed
from floorman.ui.paint import text
from floorman.ui.paint.parts import cap_width, pencil
from floorman.ui.rulings.parts import TARGET, HeadedColumn, KeyOption
from floorman.ui.theme.look import Look
from floorman.ui.words import _

NARROW = 68


class Subjects(HeadedColumn):
    """One stop for the keys: letters pick, arrows go, the lighter one is on the desk."""

    picked = Signal(str)

    def __init__(self, look: Look, subjects: tuple[Subject, ...], parent: QWidget) -> None:
        super().__init__(look, parent)
        self.subjects = subjects
        self.rows = [KeyOption(look, one.label, one.letter, self) for one in subjects]
        for row, one in zip(self.rows, subjects, strict=True):
            row.clicked.connect(self._picker(one.key))
            row.setToolTip(one.label)
            row.plain = True
        self.foot = ""
        self.at = 0
        self.say(_("What happened"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ownFocus", True)

    def _picker(self, key: str) -> Callable[[], None]:
        return lambda: self.picked.emit(key)

    def needed(self) -> int:
        """The width that the longest subject needs on one line."""
        return 20 + max(text.BUTTON.width(one.label) + 40 + cap_width(one.letter) for one in self.subjects)

    def show_subject(self, key: str, foot: str) -> None:
        """The one on the desk; ``foot`` names table and hand."""
        self.foot = foot
        for nth, (row, one) in enumerate(zip(self.rows, self.subjects, strict=True)):
            row.setChecked(one.key == key)
            if one.key == key:
                self.at = nth
        self._mark()

    def _mark(self) -> None:
        for nth, row in enumerate(self.rows):
            row.current = self.hasFocus() and nth == self.at
            row.update()
        self.setAccessibleName(f"{self.head}: {self.subjects[self.at].label}, {self.subjects[self.at].letter}")
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The row that the keys are on is ringed."""
        super().focusInEvent(event)
        self._mark()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """No row is ringed."""
        super().focusOutEvent(event)
        self._mark()

    def take_key(self, event: QKeyEvent) -> bool:
        """A subject's letter; arrows and Enter while the keys are here."""
        letter = placed(event)
        for one in self.subjects:
            if letter and one.letter == letter:
                self.picked.emit(one.key)
                return True
        if not self.hasFocus():
            return False
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if step:
            self.at = (self.at + step) % len(self.rows)
            self._mark()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.picked.emit(self.subjects[self.at].key)
        else:
            return False
        return True

    def resizeEvent(self, _event: object) -> None:
        """Rows of 44 under the heading; closer together in a low window."""
        narrow = self.width() <= NARROW
        room = self.height() - self.HEAD - 8
        step = max(TARGET, min(TARGET + 4, room // len(self.rows)))
        top = self.HEAD
        for row in self.rows:
            row.setGeometry(QRect(QPoint(8, top), QPoint(self.width() - 9, top + TARGET - 1)))
            row.letter_only = narrow
            top += step

    def paintEvent(self, _event: object) -> None:
        """Ground and heading; table and hand at the foot."""
        painter = pencil(self)
        narrow = self.width() <= NARROW
        head, self.head = self.head, "" if narrow else self.head
        self.paint_ground(painter)
        self.head = head
        low = self.rows[-1].geometry().bottom() + 6
        if not narrow and self.height() - low >= 24:
            place = QRect(16, self.height() - 30, self.width() - 24, 24)
            text.line(painter, place, self.foot, text.BODY, self.look("mid"), name=True)
        painter.end()
