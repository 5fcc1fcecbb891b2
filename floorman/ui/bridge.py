"""What an open tournament tells, as Qt signals."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from floorman.desk.front.room import Room


class Bridge(QObject):
    """Turns the desk's change callbacks into one signal; the only tie between desk and widgets."""

    changed = Signal(object)
    """An ``Outcome``: something was recorded, here or by another front."""
    aged = Signal(object)
    """A frozenset of tables whose tiles look different because time passed."""

    woken = Signal()
    """Other podiums have recorded, or their hall fell silent or answers again; said on another thread."""

    forgotten = Signal(object)
    """A player was forgotten: what takes his name out of words that are remembered, text in and text out."""

    def __init__(self, room: "Room") -> None:
        super().__init__()
        self.room = room
        self._hears, self._unnames = self.changed.emit, self.forgotten.emit
        room.watch(self._hears)
        room.desk.watch_names(self._unnames)
        self.woken.connect(self._catch_up)
        room.desk.journal.follow(self.woken.emit)

    def _catch_up(self) -> None:
        self.room.catch_up()
        self.aged.emit(frozenset())

    def leave(self) -> None:
        """Hears nothing more of the room: the page that it served goes, while the room goes on."""
        self.room.unwatch(self._hears)
        self.room.desk.unwatch_names(self._unnames)

    def tick(self) -> None:
        """Asks the desk what has aged; called by a slow timer."""
        aged = self.room.tick()
        if aged:
            self.aged.emit(aged)
