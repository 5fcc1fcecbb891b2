"""The table and the seat that are chosen, and what the typed call aims at."""

from PySide6.QtCore import QObject, Signal


class Choice(QObject):
    """One table, perhaps one seat of it; every part of the window shows the same."""

    changed = Signal()
    aim_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.table: int | None = None
        self.seat: int | None = None
        self.aim_table: int | None = None
        self.aim_seats: frozenset[int] = frozenset()

    def choose(self, table: int | None, seat: int | None = None) -> None:
        """Chooses ``table`` and ``seat``; another table drops the seat."""
        if (table, seat) == (self.table, self.seat):
            return
        self.table, self.seat = table, seat
        self.changed.emit()

    def aim(self, table: int | None, seats: tuple[int, ...] = ()) -> None:
        """Marks what the typed call aims at; None aims at nothing."""
        wanted = frozenset(seats)
        if (table, wanted) == (self.aim_table, self.aim_seats):
            return
        self.aim_table, self.aim_seats = table, wanted
        self.aim_changed.emit()
