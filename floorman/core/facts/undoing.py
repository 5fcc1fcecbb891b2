"""Facts about the journal itself: events taken back and brought back."""

from collections.abc import Iterable
from typing import ClassVar

from floorman.core.builder import TournamentBuilder
from floorman.core.facts.event import Event
from floorman.core.model import EntryNo, EntryState
from floorman.core.seating import unseat
from floorman.core.undo_keys import UndoKey, entry_keys


class Undone(Event, frozen=True):
    """An earlier event was taken back. ``waiting``: players of an undone bust who come back without their chair."""

    KIND: ClassVar[str] = "undone"
    seq: int
    waiting: tuple[EntryNo, ...] = ()


class Redone(Event, frozen=True):
    """An undo was taken back: the event of that number stands again."""

    KIND: ClassVar[str] = "redone"
    seq: int


class EntryUnseated(Event, frozen=True):
    """Stands in for a bust (or the like) taken back whose chair was taken since: the player left it alive and waits."""

    KIND: ClassVar[str] = "entry-unseated"
    entry: EntryNo

    def apply(self, room: TournamentBuilder) -> None:
        """There may be no such entry: what made it may have been taken back since."""
        if room.has_entry(self.entry):
            unseat(room, self.entry, EntryState.WAITING, "undone")

    def touches(self) -> Iterable[UndoKey]:
        return entry_keys(self.entry)
