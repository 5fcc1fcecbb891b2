"""Prizes, pay desk, bounties and deals over the floor: sums, rows that Enter puts into the line, keys with Alt."""

from collections.abc import Callable
from typing import ClassVar

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from floorman.desk.front.prize_panes import PrizeSheet, SheetRow, Sheets, SumShown
from floorman.ui.paint import text
from floorman.ui.paint.parts import card, pencil
from floorman.ui.parts.controls import ActionButton
from floorman.ui.parts.pane import Pane, PaneContext
from floorman.ui.words import _

_KEYS = 300
"""Width of the column of keys."""
_TOP, _SUMS, _ROW = 50, 62, 36
_INK = {"": "hi", "act": "act", "stop": "stop"}
_GROUND = {"act": "act_bg", "stop": "stop_bg"}


class SheetPane(Pane):
    """A sheet of rows. A key only fills the line; what cannot be done now says why in the place of its key."""

    SHEET: ClassVar[Callable[[Sheets], PrizeSheet]]
    """Which of the sheets it shows."""

    def __init__(self, context: PaneContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.sheets = Sheets(self.room.desk)
        self.shown = self.made()
        self.at = self.first = 0
        self.buttons: list[ActionButton] = []
        self.leave = ActionButton(self.look, _("Back to the floor"), "Esc")
        self.leave.setParent(self)
        self.leave.clicked.connect(self.closed)
        self.reread()

    def made(self) -> PrizeSheet:
        """What it shows."""
        return type(self).SHEET(self.sheets)

    def reread(self) -> None:
        """Sums, rows and keys anew; the chosen row stays where it is."""
        self.shown = self.made()
        self.at = max(0, min(self.at, len(self.shown.rows) - 1))
        if len(self.buttons) != len(self.shown.keys):
            self._make_buttons()
        for button, key in zip(self.buttons, self.shown.keys, strict=True):
            button.key = "" if key.why else f"Alt+{key.letter}"
            button.say(key.word, key.why)
            button.setEnabled(not key.why)
        self.setAccessibleName(self.shown.title)
        self._lay_out()
        self.update()

    def _make_buttons(self) -> None:
        for button in self.buttons:
            button.deleteLater()
        self.buttons = []
        for nth in range(len(self.shown.keys)):
            button = ActionButton(self.look, "")
            button.setParent(self)
            button.clicked.connect(self._press(nth))
            button.show()
            self.buttons.append(button)

    def _press(self, nth: int) -> Callable[[], None]:
        return lambda: self.call.emit(self.shown.keys[nth].call)

    # -- keys

    def alt(self, key: str) -> bool:
        """The key of that letter fills the line."""
        for one in self.shown.keys:
            if one.letter == key.upper():
                if not one.why:
                    self.call.emit(one.call)
                return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and pages choose a row, Enter puts its call into the line, Esc leaves."""
        page = max(1, self._visible() - 1)
        steps = {
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_PageDown: page,
            Qt.Key.Key_Home: -len(self.shown.rows),
            Qt.Key.Key_End: len(self.shown.rows),
        }
        key = Qt.Key(event.key())
        if key in steps:
            self._choose(self.at + steps[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take()
        elif key == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _choose(self, at: int) -> None:
        self.at = max(0, min(at, len(self.shown.rows) - 1))
        seen = self._visible()
        self.first = min(max(self.first, self.at - seen + 1), self.at)
        self.update()

    def _take(self) -> None:
        if self.shown.rows and self.shown.rows[self.at].call:
            self.call.emit(self.shown.rows[self.at].call)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press chooses a row; on the chosen one it puts its call into the line."""
        row = (int(event.position().y()) - self._rows_top()) // _ROW + self.first
        if event.position().x() < self._wide() and self.first <= row < len(self.shown.rows) and row >= 0:
            if row == self.at:
                self._take()
            self._choose(row)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Three rows."""
        self._choose(self.at + (-3 if event.angleDelta().y() > 0 else 3))

    # -- layout

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Keys at the right, one under the other."""
        self._lay_out()

    def _wide(self) -> int:
        return self.width() - _KEYS - 36

    def _rows_top(self) -> int:
        return _TOP + (_SUMS + 10 if self.shown.sums else 0) + 28

    def _visible(self) -> int:
        return max(1, (self.height() - 12 - self._rows_top()) // _ROW)

    def _lay_out(self) -> None:
        top = _TOP
        left = self.width() - _KEYS - 12
        for button in self.buttons:
            high = button.sizeHint().height()
            button.setGeometry(QRect(left, top, _KEYS, high))
            top += high + 6
        self.leave.setGeometry(QRect(left, self.height() - 58, _KEYS, 46))

    # -- painting

    def paintEvent(self, _event: object) -> None:
        """Title, sums, heads and the rows that fit."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg1"), 8, self.look("edge"))
        text.line(painter, QRect(16, 8, self._wide(), 36), self.shown.title, text.TITLE, self.look("hi"))
        self._paint_sums(painter)
        if not self.shown.rows:
            said = QRect(16, self._rows_top(), self._wide(), 60)
            text.line(painter, said, self.shown.empty, text.HEAD, self.look("mid"))
        else:
            self._paint_rows(painter)
        painter.end()

    def _paint_sums(self, painter: QPainter) -> None:
        if not self.shown.sums:
            return
        each = self._wide() // len(self.shown.sums)
        for nth, one in enumerate(self.shown.sums):
            self._paint_sum(painter, QRect(16 + nth * each, _TOP, each - 8, _SUMS), one)

    def _paint_sum(self, painter: QPainter, rect: QRect, one: SumShown) -> None:
        card(painter, rect, self.look(_GROUND.get(one.tone, "bg2")), 6)
        word, value = rect.adjusted(10, 6, -10, -34), rect.adjusted(10, 26, -10, -4)
        text.line(painter, word, one.word, text.SMALL, self.look("mid"))
        text.line(painter, value, one.value, text.CALL, self.look(_INK[one.tone]))

    def _columns(self) -> list[QRect]:
        """Where each column stands: the first takes what the others leave."""
        others = max(1, len(self.shown.heads) - 1)
        each = min(150, (self._wide() - 200) // others)
        first = self._wide() - each * others
        return [QRect(16, 0, first, _ROW), *(QRect(16 + first + nth * each, 0, each, _ROW) for nth in range(others))]

    def _paint_rows(self, painter: QPainter) -> None:
        top, columns = self._rows_top(), self._columns()
        for nth, (head, column) in enumerate(zip(self.shown.heads, columns, strict=False)):
            rect = column.translated(0, top - 30).adjusted(10, 0, -10, 0)
            text.line(painter, rect, head, text.SMALL, self.look("mid"), text.LEFT if not nth else text.RIGHT)
        for nth, row in enumerate(self.shown.rows[self.first : self.first + self._visible()]):
            self._paint_row(painter, row, columns, top + nth * _ROW, self.first + nth == self.at)

    def _paint_row(self, painter: QPainter, row: SheetRow, columns: list[QRect], top: int, chosen: bool) -> None:
        rect = QRect(16, top, self._wide(), _ROW - 2)
        ground: QColor | None = self.look("bg3") if chosen else None
        if row.tone in _GROUND and not chosen:
            ground = self.look(_GROUND[row.tone])
        if ground is not None:
            card(painter, rect, ground, 4, self.look("focus") if chosen and self.hasFocus() else None)
        for nth, (cell, column) in enumerate(zip(row.cells, columns, strict=False)):
            where = column.translated(0, top).adjusted(10, 0, -10, -2)
            wide = where if len(row.cells) > 1 and any(row.cells[1:]) else rect.adjusted(10, 0, -10, 0)
            text.line(painter, wide, cell, text.HEAD, self.look("hi"), text.LEFT if not nth else text.RIGHT)
        if row.tone:
            card(painter, QRect(16, top, 4, _ROW - 2), self.look(row.tone), 2)


class PrizesPane(SheetPane):
    """The prize list, and what keeps it from being final."""

    SHEET = Sheets.prizes


class PayPane(SheetPane):
    """Who is due, who was paid too much, who has had everything."""

    SHEET = Sheets.pay


class BountiesPane(SheetPane):
    """Who has won what, and what is on whose head."""

    SHEET = Sheets.bounties


class DealPane(SheetPane):
    """What every method gives to each, and who agrees."""

    SHEET = Sheets.deal
