"""Facts about entries: made, seated, drawn, brought in, out."""

from typing import ClassVar

from floorman.core.events.base import Event
from floorman.core.events.tables import NewTable
from floorman.core.model import Chair, EntryNo
from floorman.core.recorded import Recorded


class EntryMade(Event, frozen=True):
    """A new entry: on a chair, or waiting where ``chair`` is None. ``seed`` tells how the chair was drawn."""

    KIND: ClassVar[str] = "entry-made"
    entry: EntryNo
    chair: Chair | None = None
    kind: str = "new"
    re_entry_of: EntryNo | None = None
    seed: str | None = None
    chips: int | None = None


class Seating(Recorded, frozen=True):
    """An entry and the chair it gets."""

    entry: EntryNo
    chair: Chair


class EntriesSeated(Event, frozen=True):
    """Waiting entries got chairs. ``seed`` None: chosen by hand."""

    KIND: ClassVar[str] = "entries-seated"
    seats: tuple[Seating, ...]
    seed: str | None = None


class SeatsDrawn(Event, frozen=True):
    """Everybody without a seat was drawn one, over the whole room."""

    KIND: ClassVar[str] = "seats-drawn"
    seats: tuple[Seating, ...]
    seed: str
    by_hand: bool = False


class ImportedEntry(Recorded, frozen=True):
    """One row of a list that came in."""

    entry: EntryNo
    chair: Chair | None = None
    chips: int | None = None


class EntriesImported(Event, frozen=True):
    """A list came in: its entries, and the tables it needed."""

    KIND: ClassVar[str] = "entries-imported"
    entries: tuple[ImportedEntry, ...]
    tables: tuple[NewTable, ...] = ()


class EntryVoided(Event, frozen=True):
    """An entry was taken back. ``chair``: the one that it had."""

    KIND: ClassVar[str] = "entry-voided"
    entry: EntryNo
    chair: Chair | None = None


class PresenceMarked(Event, frozen=True):
    """``here``: player and stack are there; ``noshow``: he has not come."""

    KIND: ClassVar[str] = "presence-marked"
    entry: EntryNo
    presence: str


class Out(Recorded, frozen=True):
    """One player out: the chair he busted from (None: he had none) and his stack at the start of the hand."""

    entry: EntryNo
    chair: Chair | None = None
    stack: int | None = None


class PlayersBusted(Event, frozen=True):
    """Out on one hand. ``before``: reported late, it came before that entry's bust."""

    KIND: ClassVar[str] = "players-busted"
    out: tuple[Out, ...]
    before: EntryNo | None = None


class PinMarked(Event, frozen=True):
    """A player keeps his seat (True) or may be moved again."""

    KIND: ClassVar[str] = "pin-marked"
    entry: EntryNo
    pinned: bool


class KeptApart(Event, frozen=True):
    """Two entries never share a table."""

    KIND: ClassVar[str] = "kept-apart"
    first: EntryNo
    second: EntryNo


class StacksCounted(Event, frozen=True):
    """Chips counted, entry by entry."""

    KIND: ClassVar[str] = "stacks-counted"
    chips: tuple[tuple[EntryNo, int], ...]


class PlayerForgotten(Event, frozen=True):
    """The names and remarks of an entry were erased; its number and its place stay."""

    KIND: ClassVar[str] = "player-forgotten"
    entry: EntryNo


class EntryUnseated(Event, frozen=True):
    """Stands in for a bust (or the like) taken back whose chair was taken since: the player left it alive and waits."""

    KIND: ClassVar[str] = "entry-unseated"
    entry: EntryNo
