"""Replay: the floor as it stood after any row of the journal, only to look at."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QKeyEvent, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QSlider, QWidget

from floorman.desk.front.replay import Replay
from floorman.ui.bridge import Bridge
from floorman.ui.floor.model import TablesModel
from floorman.ui.floor.view import FloorView
from floorman.ui.input.selection import Choice
from floorman.ui.paint import text
from floorman.ui.paint.parts import PaintedButton, card, pencil
from floorman.ui.parts.controls import ActionButton
from floorman.ui.parts.pane import Pane, PaneContext
from floorman.ui.table.panel import TablePanel
from floorman.ui.theme.look import Look
from floorman.ui.topbar.figures import thousands
from floorman.ui.words import _

if TYPE_CHECKING:
    from floorman.desk.front.views import JournalLine


class StepButton(PaintedButton):
    """``sign``: "first", "back", "on" or "last"."""

    def __init__(self, look: Look, sign: str, word: str, key: str) -> None:
        super().__init__(look, word)
        self.sign = sign
        self.setAccessibleName(f"{word}, {key}")
        self.setToolTip(f"{word} ({key})")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, _event: object) -> None:
        """The sign alone."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg3"))
        middle = QPointF(self.width() / 2, self.height() / 2)
        way = -1 if self.sign in ("first", "back") else 1
        shift = -way * 3 if self.sign in ("first", "last") else 0
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look("hi" if self.isEnabled() else "low"))
        corners = [(way * 8, 0), (-way * 6, -9), (-way * 6, 9)]
        painter.drawPolygon(QPolygonF([middle + QPointF(x + shift, y) for x, y in corners]))
        if self.sign in ("first", "last"):
            painter.drawRect(int(middle.x() + way * 8 - 2), int(middle.y()) - 9, 3, 18)
        painter.end()


_HEAD = 66
_FOOT = 62
_FAR = 50
_SAID = text.Face(18, 600)


class PastPanel(TablePanel):
    """The table as it was: nothing can be asked of it."""

    def refresh(self) -> None:
        """Without the actions."""
        super().refresh()
        self.seat_row.hide()
        self.table_row.hide()

    def ask(self, letter: str) -> None:
        """The past is not changed."""


class ReplayPane(Pane):
    """Steps through the journal; the floor behind it goes on."""

    def __init__(self, context: PaneContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.replay = Replay(context.room.desk)
        self.seq = self.replay.last
        self.past = self.replay.at(self.seq)
        self.row: JournalLine | None = None
        self.choice = Choice()
        self.tables = TablesModel(self.past)
        self.floor = FloorView(self.look, self.choice, self.tables)
        self.panel = PastPanel(self.look, Bridge(self.past), self.choice)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.steps = [
            StepButton(self.look, sign, word, key)
            for sign, word, key in (
                ("first", _("To the beginning"), _("Home")),
                ("back", _("One row back"), "←"),
                ("on", _("One row on"), "→"),
                ("last", _("To the present"), _("End")),
            )
        ]
        self.close_it = ActionButton(self.look, _("Back to the present"), "Esc")
        for part in (self.floor, self.panel, self.slider, *self.steps, self.close_it):
            part.setParent(self)
        self.setProperty("ownKeys", True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._connect()
        self.choice.choose(context.choice.table)
        self.go(self.seq)

    def _connect(self) -> None:
        steps: tuple[Callable[[], None], ...] = (
            lambda: self.go(0),
            lambda: self.go(self.seq - 1),
            lambda: self.go(self.seq + 1),
            lambda: self.go(self.replay.last),
        )
        for button, step in zip(self.steps, steps, strict=True):
            button.clicked.connect(step)
        self.slider.setAccessibleName(_("Row of the journal"))
        self.slider.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.slider.valueChanged.connect(self.go)
        self.close_it.clicked.connect(self.closed)

    # what is shown ----------------------------------------------------------------------------------------------------

    def go(self, seq: int) -> None:
        """To the room as it stood after row ``seq``; 0 is before the first."""
        self.seq = max(0, min(self.replay.last, seq))
        room = self.replay.at(self.seq)
        self.row = next(iter(room.journal(1)), None)
        self.tables.load()
        if self.choice.table not in room.tables() and room.tables():
            self.choice.choose(room.tables()[0])
        self.panel.refresh()
        self.slider.blockSignals(True)
        self.slider.setRange(0, self.replay.last)
        self.slider.setValue(self.seq)
        self.slider.blockSignals(False)
        for step, able in zip(self.steps, (self.seq > 0,) * 2 + (self.seq < self.replay.last,) * 2, strict=True):
            step.setEnabled(able)
        self.setAccessibleName(f"{self._where()}. {self._said()}")
        self.update()

    def reread(self) -> None:
        """The present has gone on: the way is longer, the place stays."""
        self.go(self.seq)

    def _where(self) -> str:
        where = _("Row {row} of {rows}").format(row=thousands(self.seq), rows=thousands(self.replay.last))
        return f"{where}  {self.row.at}" if self.row is not None else where

    def _said(self) -> str:
        return self.row.says if self.row is not None else _("Before the first row")

    def rule(self) -> str:
        """The first rule that the row rests on."""
        return next(iter(self.row.cites), "") if self.row is not None else ""

    # keys and layout --------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right a row, Page up and down fifty, Home, End; Esc goes back to the present."""
        to = {
            Qt.Key.Key_Left: self.seq - 1,
            Qt.Key.Key_Right: self.seq + 1,
            Qt.Key.Key_PageUp: self.seq - _FAR,
            Qt.Key.Key_PageDown: self.seq + _FAR,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: self.replay.last,
        }.get(Qt.Key(event.key()))
        if to is not None:
            self.go(to)
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Sentence above, floor and table, the bar below."""
        wide, high = self.width(), self.height()
        panel = 370 if wide >= 900 else 0
        self.panel.setVisible(bool(panel))
        middle = high - _HEAD - _FOOT
        self.floor.setGeometry(QRect(6, _HEAD, wide - panel - 12, middle))
        self.panel.setGeometry(QRect(wide - panel - 2, _HEAD, panel, middle))
        left = 12
        for step in self.steps:
            step.setGeometry(left, high - 54, 56, 46)
            left += 62
        close = self.close_it.sizeHint().width()
        self.close_it.setGeometry(wide - close - 12, high - 54, close, 46)
        self.slider.setGeometry(left + 8, high - 54, max(40, wide - close - left - 40), 46)

    def paintEvent(self, _event: object) -> None:
        """Ground with an edge that says that this is not now; which row, and what it says."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg0"), 8, self.look("act"))
        room = self.width() - 32
        text.line(painter, QRect(16, 6, room, 22), self._where(), text.BODY, self.look("mid"), name=True)
        said = self._said()
        face = next((one for one in (_SAID, text.STRONG, text.PLATE) if one.width(said) <= room), text.PLATE)
        text.line(painter, QRect(16, 28, room, 28), said, face, self.look("hi"), name=True)
        painter.end()
