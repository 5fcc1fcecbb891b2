"""The hand-for-hand board: a tile a table, ticked by Space; the money is announced only when all is met."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from floorman.core.digits import is_number
from floorman.desk.conduct.hand_for_hand import Board
from floorman.desk.front.views import Echo
from floorman.ui.hand_for_hand.side import Side
from floorman.ui.hand_for_hand.tile import TableTile
from floorman.ui.input.actions import call_of
from floorman.ui.input.keyboard import placed
from floorman.ui.paint import text
from floorman.ui.paint.parts import pencil
from floorman.ui.paint.shapes import pen
from floorman.ui.parts.controls import ActionButton
from floorman.ui.parts.pane import Pane, PaneContext
from floorman.ui.rulings.parts import Area
from floorman.ui.words import _

LEAST = 150
"""A tile is never narrower nor lower, in pixels."""

GAP = 8
_LARGEST = 264


class Cells(NamedTuple):
    """Columns, and the size of one tile, in pixels."""

    columns: int
    wide: int
    high: int
    needs: int
    """How high all rows are."""
    over: bool
    """They do not fit: the board scrolls."""


def cells(count: int, wide: int, high: int) -> Cells:
    """The largest tiles that show ``count`` tables in ``wide`` by ``high`` pixels, never under 150; else it scrolls."""
    best: Cells | None = None
    for columns in range(1, max(1, min(count, (wide + GAP) // (LEAST + GAP))) + 1):
        rows = max(1, -(-count // columns))
        each = min(_LARGEST + 60, (wide + GAP) // columns - GAP)
        tall = min(_LARGEST, (high + GAP) // rows - GAP)
        if tall < LEAST:
            continue
        found = Cells(columns, each, tall, rows * (tall + GAP), False)
        if best is None or min(found.wide, found.high) >= min(best.wide, best.high):
            best = found
    if best is not None:
        return best
    columns = max(1, (wide - 12 + GAP) // (LEAST + GAP))
    rows = -(-count // columns)
    return Cells(columns, (wide - 12 + GAP) // columns - GAP, LEAST, rows * (LEAST + GAP), True)


_HEAD = 44
_FOOT = 60
_STEPS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class BoardPane(Pane):
    """Everything goes through calls: ``done 12``, ``done 12 8``, ``h4h off``."""

    def __init__(self, context: PaneContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.board: Board | None = None
        self.tiles: list[TableTile] = []
        self.at = 0
        self._columns = 1
        self.side = Side(self.look, self)
        self.inner = QWidget()
        self.area = Area(self.inner, self)
        self.end = ActionButton(self.look, _("End hand-for-hand"), "Alt+H")
        self.money = ActionButton(self.look, _("Announce the money"), "Alt+M")
        for button in (self.end, self.money):
            button.setParent(self)
        self.setProperty("ownKeys", True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.end.clicked.connect(self.stop)
        self.money.clicked.connect(self.announce)
        self.side.cited.connect(self.cited)

    @property
    def over_advice(self) -> bool:
        """While hand-for-hand is on nothing else is to be done first."""
        return self.room.synchronised

    # what is shown ----------------------------------------------------------------------------------------------------

    def reread(self) -> None:
        """Reads the board anew; the table that the keys are on stays."""
        self.board = board = self.room.board()
        self.side.setVisible(board is not None)
        self.end.say(_("End hand-for-hand") if board is not None else _("Begin hand-for-hand"))
        self.money.setVisible(board is not None)
        tables = board.tables if board is not None else ()
        if [tile.tile.table for tile in self.tiles] == [one.table for one in tables]:
            for tile, one in zip(self.tiles, tables, strict=True):
                tile.show_tile(one)
        else:
            self._make_tiles()
        if board is not None:
            self.side.show_board(board)
            self.money.setEnabled(board.in_the_money)
            self.setAccessibleName(board.title)
        self.place()
        self._echo()
        self.update()

    def _make_tiles(self) -> None:
        had = any(tile.hasFocus() for tile in self.tiles)
        for old in self.tiles:
            old.hide()
            old.deleteLater()
        tables = self.board.tables if self.board is not None else ()
        self.tiles = [TableTile(self.look, one, self.inner) for one in tables]
        for nth, tile in enumerate(self.tiles):
            tile.clicked.connect(self._presser(nth))
            tile.show()
        self.at = min(self.at, max(0, len(self.tiles) - 1))
        if had:
            self.go(self.at)

    def _presser(self, nth: int) -> Callable[[], None]:
        return lambda: self._press(nth)

    def _press(self, nth: int) -> None:
        self.go(nth)
        self.tick()

    def focusInEvent(self, _event: object) -> None:
        """The keys go to a tile."""
        if self.tiles:
            self.go(self.at)

    def go(self, nth: int) -> None:
        """To a table."""
        self.at = max(0, min(len(self.tiles) - 1, nth))
        tile = self.tiles[self.at]
        tile.setFocus()
        self.area.ensureWidgetVisible(tile, 0, 12)
        self._echo()

    # actions ----------------------------------------------------------------------------------------------------------

    @property
    def tile(self) -> TableTile | None:
        """The table that the keys are on."""
        focused = next((tile for tile in self.tiles if tile.hasFocus()), None)
        return focused or (self.tiles[self.at] if self.tiles else None)

    def tick(self) -> None:
        """Space or Enter: this table's hand is done, with the stacks typed."""
        tile = self.tile
        if tile is not None and (tile.typed or not tile.finished):
            self.run.emit(tile.call)

    def enter(self) -> None:
        """Enter, also from an empty call line."""
        self.tick()

    def bust(self) -> None:
        """X: a player of this table is out; the seat is typed."""
        tile = self.tile
        if tile is not None:
            self.call.emit(call_of("at-table", table=tile.tile.table))

    def stop(self) -> None:
        """Alt+H: the call that ends it, or begins it."""
        self.call.emit(call_of("end-hand-for-hand" if self.board is not None else "begin-hand-for-hand"))

    def announce(self) -> None:
        """Alt+M: in the money; hand-for-hand ends with that."""
        if self.board is not None and self.board.in_the_money:
            self.call.emit(call_of("end-hand-for-hand"))

    def rule(self) -> str:
        """The rule on hand-for-hand."""
        return next(iter(self.board.cites), "") if self.board is not None else ""

    def _echo(self) -> None:
        tile = self.tile
        if self.board is None or tile is None:
            self.lent.emit(
                Echo("unfinished", _("No hand-for-hand"), _("h4h on begins it, h4h on 50 tells the places paid"))
            )
            return
        if tile.finished and not tile.typed:
            said = f"{_('Table {table}').format(table=tile.tile.table)}: {tile.tile.note}"
            self.lent.emit(Echo("unfinished", said, _("Digits: stacks counted. X: a player is out.")))
            return
        echo = self.room.echo(tile.call)
        keys = _("Space: hand done. Digits: stacks counted. X: a player is out.")
        detail = echo.detail if echo.status.startswith("not-") else keys
        self.lent.emit(Echo(echo.status, echo.title, detail, enter=echo.enter))

    # keys -------------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Space, digits, Backspace, X, Enter, Esc; Alt with H and M."""
        if not self._take(event):
            super().keyPressEvent(event)

    def _take(self, event: QKeyEvent) -> bool:
        key, letter = Qt.Key(event.key()), placed(event)
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            action = {"H": self.stop, "M": self.announce}.get(letter)
            if action is not None:
                action()
            return action is not None
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        if key == Qt.Key.Key_Escape:
            self._escape()
        elif key in _STEPS and self.tiles:
            right, down = _STEPS[key]
            self.go(self.at + right + down * self._columns)
        elif key in (*_ENTER, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.tick()
        elif self.tile is not None and (is_number(letter, 1) or key == Qt.Key.Key_Backspace):
            self.tile.type(letter)
            self._echo()
        elif letter == "X":
            self.bust()
        else:
            return False
        return True

    def _escape(self) -> None:
        tile = self.tile
        if tile is not None and tile.typed:
            tile.typed = ""
            tile.update()
            self._echo()
        else:
            self.closed.emit()

    # layout -----------------------------------------------------------------------------------------------------------

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Side, tiles, buttons."""
        self.place()

    def place(self) -> None:
        """The side at the left, tiles in the rest, buttons under them."""
        wide, high = self.width(), self.height()
        side = 298 if wide >= 1100 else 240
        self.side.setGeometry(QRect(0, 0, side, high))
        left = side + GAP if self.board is not None else 0
        end = self.end.sizeHint().width()
        self.end.setGeometry(wide - end, 0, end, 44)
        room = QRect(left - 4, _HEAD, wide - left + 8, high - _HEAD - _FOOT)
        self.area.setGeometry(room)
        places = cells(len(self.tiles), room.width() - 12, room.height() - 8)
        self._columns = places.columns
        for nth, tile in enumerate(self.tiles):
            row, column = divmod(nth, places.columns)
            x, y = 4 + column * (places.wide + GAP), 4 + row * (places.high + GAP)
            tile.setGeometry(x, y, places.wide, places.high)
        self.inner.resize(room.width() - (12 if places.over else 0), max(places.needs, room.height()))
        money = max(280, self.money.sizeHint().width())
        self.money.setGeometry(wide - money, high - 54, money, 54)

    def paintEvent(self, _event: object) -> None:
        """What is known above the tiles, what the next hand waits for below them."""
        painter = pencil(self)
        board = self.board
        if board is None:
            place = QRect(20, 60, self.width() - 40, self.height() - 80)
            text.line(painter, place, _("No hand-for-hand is on"), text.HEAD, self.look("mid"), text.MIDDLE)
            painter.end()
            return
        left = self.side.width() + GAP
        paid = board.conditions[0].title if board.conditions else ""
        text.line(
            painter, QRect(left, 0, self.end.x() - left - 8, _HEAD), paid, text.STRONG, self.look("hi"), name=True
        )
        self._next(painter, board, QRect(left, self.height() - 54, self.money.x() - left - GAP, 54))
        painter.end()

    def _next(self, painter: QPainter, board: Board, rect: QRect) -> None:
        painter.setBrush(self.look("bg2"))
        painter.setPen(pen(self.look("edge"), 1, () if board.complete else (3.0, 3.0)))
        painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        said = _("Deal hand {hand}").format(hand=board.hand + (0 if board.complete else 1))
        if board.complete:
            waits = _("every table may deal")
        else:
            waits = _("waits for {tables}").format(tables=", ".join(board.waits_for[:12]))
        ink = self.look("hi" if board.complete else "mid")
        wide = text.STRONG.width(said)
        text.line(painter, rect.adjusted(12, 0, -12, 0), said, text.STRONG, ink, name=True)
        rest = rect.adjusted(24 + wide, 0, -12, 0)
        text.line(painter, rest, waits, text.BODY, self.look("mid"), text.RIGHT, name=True)
