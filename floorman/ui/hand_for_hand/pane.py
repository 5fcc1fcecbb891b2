"""The hand-for-hand board: a wall of the tables, ticked by Space; the money is announced only when all is met."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from floorman.core.digits import is_number
from floorman.desk.conduct.hand_for_hand import Board
from floorman.desk.front.views import Echo
from floorman.desk.words.numbers import spans
from floorman.ui.hand_for_hand.keys import HIGH, WaitingKey
from floorman.ui.hand_for_hand.side import Side
from floorman.ui.hand_for_hand.tile import TableTile
from floorman.ui.hand_for_hand.wall import (
    CHIP,
    CHIP_GAP,
    Cells,
    TileForm,
    Wall,
    cells,
    chips_in_a_row,
    closed,
    strip_height,
)
from floorman.ui.input.actions import call_of
from floorman.ui.input.keyboard import placed
from floorman.ui.paint import icons, text
from floorman.ui.paint.parts import Painted, pencil
from floorman.ui.parts.call_menu import CallMenu, offer_call
from floorman.ui.parts.controls import ActionButton
from floorman.ui.parts.pane import Pane, PaneContext
from floorman.ui.rulings.parts import Area
from floorman.ui.words import _

GAP = 8
_HEAD = 54
_FOOT = HIGH + GAP
_STRIP_HEAD = 32
_STEPS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class _Inner(Painted):
    """What scrolls: the tiles, and the heading of the strip."""

    heading: tuple[QRect, str, str] | None = None

    def paintEvent(self, _event: object) -> None:
        """A tick, how many tables are done, and what a click there does."""
        if self.heading is None:
            return
        painter = pencil(self)
        place, done, more = self.heading
        icons.tick(painter, self.look, QPointF(place.left() + 10, place.center().y()), 6)
        text.line(painter, place.adjusted(24, 0, 0, 0), done, text.HEAD, self.look("hi"))
        rest = place.adjusted(36 + text.HEAD.width(done), 1, 0, 0)
        text.line(painter, rest, more, text.BODY, self.look("mid"), name=True)
        painter.end()


class BoardPane(Pane):
    """Everything goes through calls: ``done 12``, ``done 12 8``, ``h4h deal``, ``h4h off``."""

    def __init__(self, context: PaneContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.board: Board | None = None
        self.tiles: dict[int, TableTile] = {}
        self.wall = Wall()
        self.at: int | None = None
        """The table that the keys are on."""
        self.cells: Cells = cells(0, 400, 300)
        self.side = Side(self.look, self, self.room.desk.floor.clock)
        self.inner = _Inner(self.look)
        self.area = Area(self.inner, self)
        self.end = ActionButton(self.look, _("End hand-for-hand"), "Alt+H")
        self.out = ActionButton(self.look, _("A player is out"), "X")
        self.deal, self.money = WaitingKey(self.look, "Alt+D", self), WaitingKey(self.look, "Alt+M", self)
        for button in (self.end, self.out):
            button.setParent(self)
        self.menu: CallMenu | None = None
        self.setProperty("ownKeys", True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.end.clicked.connect(self.stop)
        self.out.clicked.connect(self.bust)
        self.deal.clicked.connect(self.deal_on)
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
        for part in (self.side, self.money, self.deal, self.out):
            part.setVisible(board is not None)
        self.end.say(_("End hand-for-hand") if board is not None else _("Begin hand-for-hand"))
        self._take_tiles()
        if board is not None:
            self.side.show_board(board)
            self._say_keys(board)
            self.setAccessibleName(board.title)
        self.place()
        self._echo()
        self.update()

    def _take_tiles(self) -> None:
        tables = {one.table: one for one in (self.board.tables if self.board is not None else ())}
        for gone in self.tiles.keys() - tables.keys():
            tile = self.tiles.pop(gone)
            tile.hide()
            tile.deleteLater()
        for table, one in tables.items():
            if table in self.tiles:
                self.tiles[table].show_tile(one)
            else:
                tile = self.tiles[table] = TableTile(self.look, one, self.inner)
                tile.clicked.connect(self._chooser(table))
                tile.ticked.connect(self._ticker(table))
                tile.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
                tile.customContextMenuRequested.connect(self._opener(table))
        if self.board is None:
            self.wall = Wall()
        elif self.wall.stands(self.board.tables, self.board.hand, self.cells.columns):
            self._keep_to_the_open()

    def _keep_to_the_open(self) -> None:
        """The wall was made anew: keys that were on a table that has left it go to the next open one."""
        tile, placed = self.tile, self.wall.placed
        if tile is None or tile.tile.table in placed or not placed:
            return
        table = next((one for one in placed if one > tile.tile.table), placed[0])
        self.at = table
        if tile.hasFocus():
            self.tiles[table].setFocus()

    def _say_keys(self, board: Board) -> None:
        said = _("Deal hand {hand}").format(hand=board.next_hand)
        waits = spans(map(int, board.waits_for))
        counts = spans(tile.table for tile in board.tables if tile.recount)
        why = [_("every table deals on by itself")]
        if board.called:
            few = _("tables still dealing: {count}").format(count=len(board.waits_for))
            why = [_("waits for {tables}").format(tables=waits), few]
        self.deal.say(said, board.called and board.complete, *why)
        if board.complete and counts:
            self.deal.setToolTip(_("the count differs: {tables}").format(tables=counts))
        self.money.say(_("Announce the money"), board.in_the_money)

    def _chooser(self, table: int) -> Callable[[], None]:
        return lambda: self._choose(table)

    def _ticker(self, table: int) -> Callable[[], None]:
        return lambda: self._tick(table)

    def _opener(self, table: int) -> Callable[[QPoint], None]:
        return lambda _at: self._open_seats(table)

    def _choose(self, table: int) -> None:
        """A press on a tile: the keys are on it; a done one comes back among the open ones."""
        if self.board is not None and table in self.wall.strip:
            self.wall.open_again(table)
            self.wall.stands(self.board.tables, self.board.hand, self.cells.columns)
            self.place()
        self.go(table)

    def _tick(self, table: int) -> None:
        self.go(table)
        self.tick()

    def focusInEvent(self, _event: object) -> None:
        """The keys go to a tile."""
        tile = self.tile
        if tile is not None:
            self.go(tile.tile.table)

    def go(self, table: int) -> None:
        """To a table."""
        self.at = table
        tile = self.tiles[table]
        tile.setFocus()
        self.area.ensureWidgetVisible(tile, 0, 12)
        self._echo()

    # actions ----------------------------------------------------------------------------------------------------------

    @property
    def order(self) -> tuple[int, ...]:
        """The tables as they stand: the wall, then the strip."""
        return (*self.wall.placed, *self.wall.strip)

    @property
    def tile(self) -> TableTile | None:
        """The table that the keys are on."""
        focused = next((tile for tile in self.tiles.values() if tile.hasFocus()), None)
        if focused is None and self.order:
            focused = self.tiles[self.at if self.at in self.tiles and self.at is not None else self.order[0]]
        return focused

    def tick(self) -> None:
        """Space or Enter: this table's hand is done, with the stacks typed."""
        tile = self.tile
        if tile is not None and (tile.typed or not tile.finished):
            self.run.emit(tile.call)

    def enter(self) -> None:
        """Enter, also from an empty call line: the stacks typed or the tick; after the last one, the next hand."""
        tile = self.tile
        if self.board is not None and self.board.complete and self.board.called and not (tile and tile.typed):
            self.deal_on()
        else:
            self.tick()

    def deal_on(self) -> None:
        """Alt+D: the call that deals the next hand."""
        if self.deal.isEnabled():
            self.call.emit(call_of("deal-hand"))

    def bust(self) -> None:
        """X: who of this table's players is out; his seat's digit, or a press on his name, makes the call."""
        tile = self.tile
        if tile is not None:
            self._open_seats(tile.tile.table)

    def _open_seats(self, table: int) -> None:
        self.go(table)
        if self.menu is not None:
            self.menu.deleteLater()
        self.menu = menu = CallMenu(self)
        for seat in self.room.tile(table).seats:
            if seat.entry is not None:
                key = {10: "0"}.get(seat.seat, str(seat.seat))
                label = _("{seat} is out: {name}").format(seat=f"&{key}", name=seat.name or f"#{seat.entry}")
                offer_call(menu, label, call_of("out", table=table, seat=seat.seat))
        menu.chosen.connect(self.call)
        tile = self.tiles[table]
        menu.popup(tile.mapToGlobal(QPoint(8, tile.height() // 2)))

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
        keys = _("Space: hand done. Digits: stacks counted. X: a player is out.")
        if not tile.typed and (tile.finished or (self.board.complete and self.board.called)):
            said = f"{_('Table {table}').format(table=tile.tile.table)}: {tile.tile.note}"
            self.lent.emit(Echo("unfinished", said, _("Digits: stacks counted. X: a player is out.")))
            return
        echo = self.room.echo(tile.call)
        detail = echo.detail if echo.status.startswith("not-") else keys
        self.lent.emit(Echo(echo.status, echo.title, detail, enter=echo.enter))

    # keys -------------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Space, digits, Backspace, X, Enter, Esc; Alt with D, H and M."""
        if not self._take(event):
            super().keyPressEvent(event)

    def _take(self, event: QKeyEvent) -> bool:
        key, letter = Qt.Key(event.key()), placed(event)
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            action = {"D": self.deal_on, "H": self.stop, "M": self.announce}.get(letter)
            if action is not None:
                action()
            return action is not None
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        if key == Qt.Key.Key_Escape:
            self._escape()
        elif key in _STEPS:
            self._step(*_STEPS[key])
        elif key in (*_ENTER, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.enter() if key in _ENTER else self.tick()
        elif self.tile is not None and (is_number(letter, 1) or key == Qt.Key.Key_Backspace):
            self.tile.type(letter)
            self._echo()
        elif letter == "X":
            self.bust()
        else:
            return False
        return True

    def _step(self, right: int, down: int) -> None:
        """To the table beside, above or below: along the order, or the nearest of the next row."""
        tile = self.tile
        if tile is None:
            return
        order = self.order
        if right:
            self.go(order[max(0, min(len(order) - 1, order.index(tile.tile.table) + right))])
            return
        here = tile.geometry().center()
        ahead = [
            (abs(there.y() - here.y()), abs(there.x() - here.x()), table)
            for table in order
            if ((there := self.tiles[table].geometry().center()).y() - here.y()) * down > tile.height() // 3
        ]
        if ahead:
            self.go(min(ahead)[2])

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
        """The side at the left, the wall in the rest, the strip of done tables and the keys under it."""
        wide, high = self.width(), self.height()
        side = 298 if wide >= 1100 else 240
        self.side.setGeometry(QRect(0, 0, side, high))
        left = side + GAP if self.board is not None else 0
        end, out = self.end.sizeHint().width(), self.out.sizeHint().width()
        self.end.setGeometry(wide - end, 0, end, 46)
        self.out.setGeometry(wide - end - GAP - out, 0, out, 46)
        money = max(280 if wide >= 1100 else 0, self.money.sizeHint().width())
        self.money.setGeometry(wide - money, high - HIGH, money, HIGH)
        self.deal.setGeometry(left, high - HIGH, wide - money - GAP - left, HIGH)
        self._place_wall(QRect(left - 4, _HEAD - 4, wide - left + 8, high - _HEAD - _FOOT + 8))

    def _place_wall(self, room: QRect) -> None:
        self.area.setGeometry(room)
        inner, high = room.width() - 8, room.height() - 8
        strip = strip_height(len(self.wall.strip), inner) + _STRIP_HEAD if self.wall.strip else 0
        fits = high - strip
        self.cells = found = cells(len(self.wall.placed), inner, max(fits, high // 2))
        if found.needs - found.gap + strip > high:
            inner -= 12
            self.cells = found = cells(len(self.wall.placed), inner, max(fits, high // 2))
        for nth, table in enumerate(self.wall.placed):
            row, column = divmod(nth, found.columns)
            x, y = 4 + column * (found.wide + found.gap), 4 + row * (found.high + found.gap)
            self._put(table, QRect(x, y, found.wide, found.high), found.form)
        top = 4 + (found.needs - found.gap + CHIP_GAP if self.wall.placed else 0)
        if self.wall.strip:
            self._place_strip(QRect(4, top, inner, strip))
        else:
            self.inner.heading = None
        needed = top + strip if strip else 8 + found.needs - found.gap
        self.inner.resize(room.width() - (12 if inner < room.width() - 8 else 0), max(needed, room.height()))
        self.inner.update()

    def _place_strip(self, room: QRect) -> None:
        done = _("Done {count}").format(count=len(self.wall.strip))
        more = _("number and stacks counted; a click opens one again")
        self.inner.heading = (QRect(4, room.top(), room.width() - 8, _STRIP_HEAD - 4), done, more)
        in_a_row = chips_in_a_row(room.width())
        wide = (room.width() + CHIP_GAP) // in_a_row - CHIP_GAP
        for nth, table in enumerate(self.wall.strip):
            row, column = divmod(nth, in_a_row)
            x, y = room.left() + column * (wide + CHIP_GAP), room.top() + _STRIP_HEAD + row * (CHIP[1] + CHIP_GAP)
            self._put(table, QRect(x, y, wide, CHIP[1]), TileForm.CHIP)

    def _put(self, table: int, where: QRect, form: TileForm) -> None:
        tile = self.tiles[table]
        outline = form is not TileForm.CHIP and self.wall.is_outline(tile.tile)
        tile.draw_as(TileForm.OUTLINE if outline else form)
        tile.setGeometry(where)
        tile.show()

    def paintEvent(self, _event: object) -> None:
        """What is known above the wall."""
        painter = pencil(self)
        board = self.board
        if board is None:
            place = QRect(20, 60, self.width() - 40, self.height() - 80)
            text.line(painter, place, _("No hand-for-hand is on"), text.HEAD, self.look("mid"), text.MIDDLE)
            painter.end()
            return
        left = self.side.width() + GAP
        room = self.out.x() - left - 12
        open_ones = _("Tables open: {count}").format(count=sum(not closed(tile) for tile in board.tables))
        text.line(painter, QRect(left, 0, room, 46), open_ones, text.STRONG, self.look("hi"), name=True)
        wide = text.STRONG.width(open_ones) + 14
        said = _("A done table leaves when its row is empty. Type a count, or Space.")
        if room - wide >= text.BODY.width(said):
            text.line(painter, QRect(left + wide, 1, room - wide, 46), said, text.BODY, self.look("mid"))
        painter.end()
