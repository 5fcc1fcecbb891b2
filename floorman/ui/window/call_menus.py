"""The menus of chairs, tables and the room, opened at the pointer; their entries go into the call line."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from floorman.ui.input.menus import PENALTIES, ROOM_MENU, SEAT_MENU, TABLE_MENU, Entry, chair_states, table_states
from floorman.ui.parts.call_menu import CallMenu

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from floorman.desk.front.room import Room


class CallMenus(QObject):
    """Makes each menu when it is asked for, with what is possible then."""

    call = Signal(str)
    """The call of the entry that was chosen."""

    def __init__(self, room: "Room", parent: QWidget) -> None:
        super().__init__(parent)
        self.room, self._parent = room, parent
        self.menu: CallMenu | None = None
        """The one that was made last."""

    def open_at(self, table: int, seat: int, at: QPoint) -> None:
        """The menu of a seat; of the table for seat 0."""
        if table in self.room.tables():
            (self.seat_menu(table, seat) if seat else self.table_menu(table)).popup(at)

    def open_penalties(self, table: int, seat: int, at: QPoint) -> None:
        """The kinds of penalty for who sits on a seat."""
        self.seat_menu(table, seat, PENALTIES.calls).popup(at)

    def open_room(self, at: QPoint) -> None:
        """The menu of the whole room."""
        self.room_menu().popup(at)

    def _made(
        self, entries: "Collection[Entry]", states: "Collection[str]", filled: "Mapping[str, object]"
    ) -> CallMenu:
        if self.menu is not None:
            self.menu.deleteLater()
        self.menu = CallMenu(self._parent)
        self.menu.offer(entries, states, filled)
        self.menu.chosen.connect(self.call)
        return self.menu

    def seat_menu(self, table: int, seat: int, entries: "Collection[Entry]" = SEAT_MENU) -> CallMenu:
        """What may be done with a chair and who sits there."""
        tile = self.room.tile(table)
        chair = tile.seats[seat - 1]
        waiting = self.room.desk.floor.now.waiting
        filled = {"table": table, "seat": seat, "entry": chair.entry, "next": waiting[0] if waiting else None}
        return self._made(entries, chair_states(tile, chair, waiting), filled)

    def table_menu(self, table: int) -> CallMenu:
        """What may be done with a table."""
        states = table_states(self.room.tile(table), self.room.synchronised)
        return self._made(TABLE_MENU, states, {"table": table})

    def room_menu(self) -> CallMenu:
        """What may be done with the whole room."""
        now = self.room.desk.floor.now
        states = {
            *(["hand-for-hand"] if self.room.synchronised else []),
            *([] if now.registration_open else ["registration closed"]),
            *([] if now.money is None else ["money"]),
        }
        return self._made(ROOM_MENU, states, {"next_table": max(now.tables, default=0) + 1})
