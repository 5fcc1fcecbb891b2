"""What stands under the ring, in words: title, next hand, who waits or serves, what happened last."""

from itertools import zip_longest
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QSize, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from floorman.desk.front.views import TableState, TableView
from floorman.ui.paint import shapes, text
from floorman.ui.paint.parts import MoreButton, Painted, card, chip, pencil
from floorman.ui.theme.look import Look
from floorman.ui.words import _

STANDING_MARKS: dict[str, shapes.Draw] = {
    "W": shapes.waits,
    "P": shapes.penalty,
    "A": shapes.away,
    "E": shapes.expected,
    "X": shapes.blocked,
}
_TALL = text.Face(20, 600, True)
_SMALLER = text.Face(13, 400, True)


class TableTitle(Painted):
    """The table's number, players of seats, tags, and at the right the key to the table's menu."""

    menu = Signal(object)
    """The table's menu is wanted, at a ``QPoint`` of the screen."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.view: TableView | None = None
        self.more = MoreButton(look, _("More at this table"), self)
        self.more.clicked.connect(lambda: self.menu.emit(self.more.mapToGlobal(self.more.rect().bottomLeft())))
        self.setFixedHeight(44)

    def show_table(self, view: TableView) -> None:
        """Takes the table."""
        before, self.view = self.view, view
        if before is not None and _titled(before) == _titled(view):
            return
        said = [_("Table {table}").format(table=view.tile.table), self._count(), *view.tags]
        self.setAccessibleName(", ".join(said))
        self.update()

    def _count(self) -> str:
        return f"{self.view.tile.players}/{self.view.tile.max_seats}" if self.view else ""

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """The key stays in the corner."""
        self.more.setGeometry(self.width() - 44, 0, 44, 44)

    def paintEvent(self, _event: object) -> None:
        """Title at the left, as many tags as there is room for at the right."""
        if self.view is None:
            return
        painter = pencil(self)
        title = _("Table {table}").format(table=self.view.tile.table)
        text.line(painter, QRect(4, 0, self.width(), 44), title, text.TITLE, self.look("hi"))
        left = 4 + text.TITLE.width(title) + 11
        text.line(painter, QRect(left, 0, 70, 42), self._count(), _TALL, self.look("hi"))
        left += _TALL.width(self._count()) + 8
        right = self.width() - 48
        for tag in reversed(self.view.tags):
            wide = text.CHIP.width(tag) + 14
            if right - wide < left:
                continue
            chip(painter, right - wide, 11, tag, self.look)
            right -= wide + 8
        painter.end()


def _titled(view: TableView) -> tuple[object, ...]:
    """All that the title shows of a table."""
    return view.tile.table, view.tile.players, view.tile.max_seats, view.tags


class HandCard(Painted):
    """The hand to come in words, or where the positions were last seen."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.title = ""
        self.lines: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_table(self, view: TableView) -> None:
        """Takes the table's next hand."""
        lines = () if view.tile.state is TableState.BROKEN else view.hand_lines
        self.setVisible(bool(lines))
        if (view.hand_title, lines) == (self.title, self.lines):
            return
        high = self.sizeHint().height()
        self.title, self.lines = view.hand_title, lines
        self.setAccessibleName(" ".join((self.title, *self.lines)))
        if self.sizeHint().height() != high:
            self.updateGeometry()
        self.update()

    def _wrapped(self) -> list[str]:
        wide = max(100, self.width() - 20)
        return [part for each in self.lines for part in text.wrapped(each, text.STRONG, wide)]

    def sizeHint(self) -> QSize:
        """Title and as many lines as it takes."""
        return QSize(300, 28 + 21 * len(self._wrapped()))

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Lines may wrap otherwise."""
        self.updateGeometry()

    def paintEvent(self, _event: object) -> None:
        """A card with a small head."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg2"))
        text.line(painter, QRect(10, 5, self.width() - 20, 18), self.title, text.SMALL, self.look("mid"))
        area = QRect(10, 22, self.width() - 20, self.height() - 24)
        text.block(painter, area, tuple(self._wrapped()), text.STRONG, self.look("hi"), 21)
        painter.end()


_LINE = 20
_EDGES = 12
"""Pixels of a line of the standing rows, and above and below them all."""


class Standing(Painted):
    """Who waits, serves a penalty, is away or is expected: one row each, as many as there is room for."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.rows: tuple[tuple[str, str, str], ...] = ()
        self._most = 99
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def fit(self, room: int) -> None:
        """Shows no more lines than go into ``room`` pixels, but one; how many rows are left out is said."""
        most = max(1, (room - _EDGES) // _LINE)
        if most != self._most:
            self._most = most
            self.updateGeometry()
            self.update()

    def show_table(self, view: TableView) -> None:
        """Takes the table's rows."""
        self.setVisible(bool(view.standing))
        if view.standing == self.rows:
            return
        self.rows = view.standing
        said = ". ".join(f"{label}: {said}" for _mark, label, said in self.rows)
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.updateGeometry()
        self.update()

    def _lines(self, said: str, left: int) -> tuple[text.Face, tuple[str, ...]]:
        """One line, a little smaller if it must be, or two."""
        room = max(80, self.width() - left - 4)
        face = next((each for each in (text.BODY, _SMALLER) if each.width(said) <= room), text.BODY)
        return face, text.fitted(said, face, room, 2, name=True)

    def _left(self, label: str) -> int:
        return 38 + text.SMALL.width(label) + 8

    def sizeHint(self) -> QSize:
        """Twenty pixels a line."""
        shown, left_out = self._shown()
        return QSize(300, _EDGES + _LINE * (sum(map(self._high, shown)) + bool(left_out)))

    def _high(self, row: tuple[str, str, str]) -> int:
        """Lines of a row."""
        _mark, label, said = row
        return len(self._lines(said, self._left(label))[1])

    def _shown(self) -> tuple[tuple[tuple[str, str, str], ...], int]:
        """The rows that there is room for, and how many more there are."""
        high = [self._high(row) for row in self.rows]
        if sum(high) <= self._most:
            return self.rows, 0
        fits = [nth for nth in range(len(high)) if sum(high[: nth + 1]) < self._most]
        return self.rows[: len(fits)], len(self.rows) - len(fits)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Lines may wrap otherwise."""
        self.updateGeometry()

    def paintEvent(self, _event: object) -> None:
        """Shape, label, sentence."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg2"))
        top = _EDGES // 2
        shown, left_out = self._shown()
        for mark, label, said in shown:
            shape = STANDING_MARKS.get(mark, shapes.chair)
            shape(painter, self.look, QPointF(20, top + 10), 7.5)
            left = self._left(label)
            text.line(painter, QRect(38, top, left - 38, _LINE), label, text.SMALL, self.look("mid"))
            face, lines = self._lines(said, left)
            text.block(painter, QRect(left, top, self.width() - left, 0), lines, face, self.look("hi"), _LINE)
            top += _LINE * len(lines)
        if left_out:
            text.line(painter, QRect(38, top, 60, _LINE), f"+{left_out}", text.BODY, self.look("hi"))
        painter.end()


_FOOT = 6
"""Pixels that part the last event from the buttons under it."""


class _CardRow(NamedTuple):
    place: QRect
    left: int
    at: str
    lines: tuple[str, ...]


class LastHere(Painted):
    """The newest events of the table, as many as there is room for."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.rows: tuple[tuple[str, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)

    def show_table(self, view: TableView) -> None:
        """Takes the table's events."""
        if view.last_here == self.rows:
            return
        before, self.rows = self._laid(), view.last_here
        self.setAccessibleName(". ".join(f"{at} {said}" for at, said in self.rows))
        if not before:
            self.update()
        for had, row in zip_longest(before, self._laid()):
            if had != row:
                for each in (had, row):
                    self.update(each.place if each is not None else QRect())

    def _laid(self) -> list[_CardRow]:
        """The rows that there is room for; none if there is not enough for a head and one row."""
        laid: list[_CardRow] = []
        if self.height() < 44 or not self.rows:
            return laid
        left = 18 + max(text.SMALL.width(at) for at, _said in self.rows)
        top = 25
        for at, said in self.rows:
            lines = text.fitted(said, text.BODY, self.width() - left - 8, 2, name=True)
            high = 20 * len(lines)
            if top + high > self.height() - _FOOT:
                break
            laid.append(_CardRow(QRect(0, top, self.width(), high), left, at, lines))
            top += high
        return laid

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing if there is no room for a head and one row; else the rows that are to be painted anew."""
        laid = self._laid()
        if self.height() < 44 or not self.rows:
            return
        painter = pencil(self)
        text.line(painter, QRect(10, 6, self.width() - 20, 18), _("Last here"), text.SMALL, self.look("mid"))
        for place, left, at, lines in laid:
            if place.intersects(event.rect()):
                when = QRect(10, place.top(), left - 10, 20)
                text.line(painter, when, at, text.SMALL, self.look("mid"))
                area = QRect(left, place.top(), self.width() - left, 0)
                text.block(painter, area, lines, text.BODY, self.look("hi"), 20)
        painter.end()
