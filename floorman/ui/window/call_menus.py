"""The menus of chairs, tables and the room, opened at the pointer; their entries go into the call line."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget

from floorman.ui.input.menus import ROOM_MENU, SEAT_MENU, TABLE_MENU, chair_states, table_states
from floorman.ui.parts.call_menu import call_menu, pop_up

if TYPE_CHECKING:
    from floorman.desk.front.room import Room


class CallMenus:
    """Makes each menu when it is asked for, with what is possible then."""

    def __init__(self, room: "Room", parent: QWidget, put: Callable[[str], None]) -> None:
        self.room, self._parent, self._put = room, parent, put
        self.menu: QMenu | None = None
        """The one that was opened last."""

    def open_at(self, table: int, seat: int, at: QPoint) -> None:
        """The menu of a seat; of the table for seat 0."""
        if table in self.room.tables():
            self._open(self.seat_menu(table, seat) if seat else self.table_menu(table), at)

    def open_room(self, at: QPoint) -> None:
        """The menu of the whole room."""
        self._open(self.room_menu(), at)

    def _open(self, menu: QMenu, at: QPoint) -> None:
        self.menu = menu
        pop_up(menu, at)

    def seat_menu(self, table: int, seat: int) -> QMenu:
        """What may be done with a chair and who sits there."""
        tile = self.room.tile(table)
        chair = tile.seats[seat - 1]
        waiting = self.room.desk.floor.now.waiting
        filled = {"table": table, "seat": seat, "entry": chair.entry, "next": waiting[0] if waiting else None}
        return call_menu(self._parent, SEAT_MENU, chair_states(tile, chair, waiting), filled, self._put)

    def table_menu(self, table: int) -> QMenu:
        """What may be done with a table."""
        states = table_states(self.room.tile(table), self.room.synchronised)
        return call_menu(self._parent, TABLE_MENU, states, {"table": table}, self._put)

    def room_menu(self) -> QMenu:
        """What may be done with the whole room."""
        now = self.room.desk.floor.now
        states = {
            *(["hand-for-hand"] if self.room.synchronised else []),
            *([] if now.registration_open else ["registration closed"]),
        }
        filled = {"next_table": max(now.tables, default=0) + 1}
        return call_menu(self._parent, ROOM_MENU, states, filled, self._put)
