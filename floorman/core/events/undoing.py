"""Facts about the journal itself: events taken back and brought back."""

from typing import ClassVar

from floorman.core.events.base import Event
from floorman.core.model import EntryNo


class Undone(Event, frozen=True):
    """An earlier event was taken back. ``waiting``: players of an undone bust who come back without their chair."""

    KIND: ClassVar[str] = "undone"
    seq: int
    waiting: tuple[EntryNo, ...] = ()


class Redone(Event, frozen=True):
    """An undo was taken back: the event of that number stands again."""

    KIND: ClassVar[str] = "redone"
    seq: int
