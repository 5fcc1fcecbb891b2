"""The table and the seat that are chosen, and what the typed call aims at."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from floorman.ui.input.pointing import Pointed


class Choice(QObject):
    """One table, perhaps one seat of it; every part of the window shows the same."""

    changed = Signal()
    aim_changed = Signal()
    ways_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.ways: tuple[tuple[int, int], ...] = ()
        """From which table to which the typed call sends players."""
        self.takes: Callable[[Pointed], bool] = _takes_nothing
        """Whether the typed call takes what is pressed, instead of its being chosen."""
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

    def press(self, table: int, seat: int | None, entry: int | None) -> bool:
        """A table or chair is pressed: the typed call takes it, or it is chosen; True if it was chosen."""
        if self.takes(Pointed(table, seat, entry)):
            return False
        self.choose(table, seat)
        return True

    def show_ways(self, ways: tuple[tuple[int, int], ...]) -> None:
        """Marks from where to where the typed call sends players."""
        if ways != self.ways:
            self.ways = ways
            self.ways_changed.emit()

    def aim(self, table: int | None, seats: tuple[int, ...] = ()) -> None:
        """Marks what the typed call aims at; None aims at nothing."""
        wanted = frozenset(seats)
        if (table, wanted) == (self.aim_table, self.aim_seats):
            return
        self.aim_table, self.aim_seats = table, wanted
        self.aim_changed.emit()


def _takes_nothing(_pointed: Pointed) -> bool:
    return False
