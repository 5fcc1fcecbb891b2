"""The chosen table large: title, ring, words, and every action as a button."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout

from floorman.desk.front.views import SeatView, TableState, TableView
from floorman.ui.bridge import Bridge
from floorman.ui.input.actions import LETTERS, SEAT_ACTIONS, TABLE_ACTIONS
from floorman.ui.input.selection import Choice
from floorman.ui.paint import text
from floorman.ui.paint.parts import Painted, pencil
from floorman.ui.table.actions import ActionRow, begun
from floorman.ui.table.cards import HandCard, LastHere, Standing, TableTitle
from floorman.ui.table.ring import SeatRing
from floorman.ui.theme.look import Look
from floorman.ui.words import _

_NOBODY = SeatView(0)
_GAPS = 24
"""Pixels between the parts, and around them."""


class TablePanel(Painted):
    """Shows the table of the ``Choice``; its actions become calls."""

    call = Signal(str)
    """A call to put into the call line."""
    menu = Signal(int, int, object)
    """The menu of a table's seat (0: of the table itself) is wanted, at a ``QPoint`` of the screen."""

    kinds = Signal(int, int, object)
    """The kinds of penalty for a table's seat are wanted, at a ``QPoint`` of the screen."""

    def __init__(self, look: Look, bridge: Bridge, choice: Choice) -> None:
        super().__init__(look)
        self.bridge, self.choice = bridge, choice
        self.wanted = 47
        self._view: TableView | None = None
        self.title, self.ring = TableTitle(look), SeatRing(look, choice)
        self.hand, self.standing, self.last = HandCard(look), Standing(look), LastHere(look)
        self.seat_row = ActionRow(look, SEAT_ACTIONS)
        self.table_row = ActionRow(look, TABLE_ACTIONS)
        self._stack()
        self.ring.dropped.connect(self.call.emit)
        self.ring.menu.connect(lambda seat, at: self.menu.emit(self.choice.table, seat, at))
        self.title.menu.connect(lambda at: self.menu.emit(self.choice.table, 0, at))
        self.seat_row.kinds.connect(self._ask_kind)
        self.seat_row.asked.connect(self.ask)
        self.table_row.asked.connect(self.ask)
        choice.changed.connect(self.refresh)
        self.setAccessibleName(_("Table"))
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.refresh()

    def _stack(self) -> None:
        stack = QVBoxLayout(self)
        stack.setContentsMargins(8, 1, 8, 8)
        stack.setSpacing(0)
        for part, gap in ((self.title, 0), (self.ring, 8), (self.hand, 7), (self.standing, 0)):
            stack.addWidget(part)
            stack.addSpacing(gap)
        stack.addWidget(self.last, 1)
        stack.addWidget(self.seat_row)
        stack.addWidget(self.table_row)

    def _parts(self) -> tuple[TableTitle | SeatRing | HandCard | Standing | LastHere, ...]:
        return self.title, self.ring, self.hand, self.standing, self.last

    def minimumSizeHint(self) -> QSize:
        """Wide enough for six buttons."""
        return QSize(310, 200)

    def refresh(self) -> None:
        """Reads the chosen table anew."""
        table = self._known()
        self._show(None if table is None else self.bridge.room.table(table))

    def _known(self) -> int | None:
        """The chosen table, None if the room has no such table."""
        table = self.choice.table
        return table if table is not None and table in self.bridge.room.tables() else None

    def _show(self, view: TableView | None) -> None:
        known = view is not None
        for part in (*self._parts(), self.seat_row, self.table_row):
            part.setVisible(known)
        self._view = view
        if view is None:
            self.update()
            return
        for part in self._parts():
            part.show_table(view)
        self._name_rows(view.tile.state is not TableState.BROKEN)
        self._fit()

    def reread(self) -> None:
        """The room has changed: reads the chosen table anew, and paints it only if it is another picture."""
        table = self._known()
        view = None if table is None else self.bridge.room.table(table)
        if view is None or view != self._view or self.isHidden():
            self._show(view)

    def measure(self, plate_height: int) -> None:
        """How high plates are to be; a low window makes them lower."""
        self.wanted = plate_height
        self._fit()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Plates take the height that is left for them."""
        self._fit()

    def _fit(self) -> None:
        others = (self.title, self.hand, self.seat_row, self.table_row)
        taken = sum(max(each.sizeHint().height(), each.minimumHeight()) for each in others if not each.isHidden())
        left = self.height() - taken - _GAPS
        self.standing.fit(left - self.ring.least)
        standing = 0 if self.standing.isHidden() else self.standing.sizeHint().height()
        self.ring.fit(self.wanted, left - standing)

    def _name_rows(self, standing: bool) -> None:
        seat = self.seat
        self.table_row.say(_("Table {table}").format(table=self.choice.table), standing)
        if seat is None:
            self.seat_row.say(_("Seat: none chosen"), False)
            return
        where = _("Seat {seat}").format(seat=seat.seat)
        who = seat.name or (f"#{seat.entry}" if seat.entry is not None else _("free"))
        self.seat_row.say(f"{where} · {who}", seat.entry is not None)

    @property
    def seat(self) -> SeatView | None:
        """The chosen seat of the chosen table."""
        table, seat = self._known(), self.choice.seat
        if table is None or seat is None:
            return None
        seats = self.bridge.room.tile(table).seats
        return seats[seat - 1] if 0 < seat <= len(seats) else None

    def ask(self, letter: str) -> None:
        """Begins the call of the action with this letter, if there is something that it could act on."""
        action, table = LETTERS[letter], self._known()
        row = self.seat_row if action in SEAT_ACTIONS else self.table_row
        if table is not None and row.buttons[0].isEnabled():
            self.call.emit(begun(action, self.bridge.room.tile(table), self.seat or _NOBODY))

    def _ask_kind(self, _letter: str, at: QPoint) -> None:
        """Penalties are given by their kind, from a menu."""
        table, seat = self._known(), self.seat
        if table is not None and seat is not None and seat.entry is not None:
            self.kinds.emit(table, seat.seat, at)

    def focus_seat(self, seat: int | None = None) -> None:
        """Goes to the plates: to that seat, the chosen one, or the first."""
        wanted = seat or self.choice.seat or 1
        if 0 < wanted <= len(self.ring.plates):
            self.choice.choose(self.choice.table, wanted)
            self.ring.plates[wanted - 1].setFocus()

    def paintEvent(self, _event: object) -> None:
        """The column's ground, and a word when no table is chosen."""
        painter = pencil(self)
        painter.fillRect(self.rect(), self.look("bg1"))
        if self.choice.table is None:
            place = QRect(20, 0, self.width() - 40, self.height())
            text.line(painter, place, _("No table chosen"), text.HEAD, self.look("mid"), text.MIDDLE)
        painter.end()
