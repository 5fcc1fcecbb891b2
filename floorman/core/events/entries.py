"""Facts about entries: made, seated, drawn, brought in, out."""

from dataclasses import dataclass
from typing import ClassVar

from floorman.core.events.base import Event
from floorman.core.events.tables import NewTable
from floorman.core.model import Chair, EntryNo


@dataclass(frozen=True, slots=True)
class EntryMade(Event):
    """A new entry: on a chair, or waiting where ``chair`` is None. ``seed`` tells how the chair was drawn."""

    KIND: ClassVar[str] = "entry-made"
    entry: EntryNo
    chair: Chair | None = None
    kind: str = "new"
    re_entry_of: EntryNo | None = None
    seed: str | None = None
    chips: int | None = None


@dataclass(frozen=True, slots=True)
class Seating:
    """An entry and the chair it gets."""

    entry: EntryNo
    chair: Chair


@dataclass(frozen=True, slots=True)
class EntriesSeated(Event):
    """Waiting entries got chairs. ``seed`` None: chosen by hand."""

    KIND: ClassVar[str] = "entries-seated"
    seats: tuple[Seating, ...]
    seed: str | None = None


@dataclass(frozen=True, slots=True)
class SeatsDrawn(Event):
    """Everybody without a seat was drawn one, over the whole room."""

    KIND: ClassVar[str] = "seats-drawn"
    seats: tuple[Seating, ...]
    seed: str
    by_hand: bool = False


@dataclass(frozen=True, slots=True)
class ImportedEntry:
    """One row of a list that came in."""

    entry: EntryNo
    chair: Chair | None = None
    chips: int | None = None


@dataclass(frozen=True, slots=True)
class EntriesImported(Event):
    """A list came in: its entries, and the tables it needed."""

    KIND: ClassVar[str] = "entries-imported"
    entries: tuple[ImportedEntry, ...]
    tables: tuple[NewTable, ...] = ()


@dataclass(frozen=True, slots=True)
class EntryVoided(Event):
    """An entry was taken back. ``chair``: the one that it had."""

    KIND: ClassVar[str] = "entry-voided"
    entry: EntryNo
    chair: Chair | None = None


@dataclass(frozen=True, slots=True)
class PresenceMarked(Event):
    """``here``: player and stack are there; ``noshow``: he has not come."""

    KIND: ClassVar[str] = "presence-marked"
    entry: EntryNo
    presence: str


@dataclass(frozen=True, slots=True)
class Out:
    """One player out: the chair he busted from (None: he had none) and his stack at the start of the hand."""

    entry: EntryNo
    chair: Chair | None = None
    stack: int | None = None


@dataclass(frozen=True, slots=True)
class PlayersBusted(Event):
    """Out on one hand. ``before``: reported late, it came before that entry's bust."""

    KIND: ClassVar[str] = "players-busted"
    out: tuple[Out, ...]
    before: EntryNo | None = None


@dataclass(frozen=True, slots=True)
class PinMarked(Event):
    """A player keeps his seat (True) or may be moved again."""

    KIND: ClassVar[str] = "pin-marked"
    entry: EntryNo
    pinned: bool


@dataclass(frozen=True, slots=True)
class KeptApart(Event):
    """Two entries never share a table."""

    KIND: ClassVar[str] = "kept-apart"
    first: EntryNo
    second: EntryNo


@dataclass(frozen=True, slots=True)
class StacksCounted(Event):
    """Chips counted, entry by entry."""

    KIND: ClassVar[str] = "stacks-counted"
    chips: tuple[tuple[EntryNo, int], ...]


@dataclass(frozen=True, slots=True)
class PlayerForgotten(Event):
    """The names and remarks of an entry were erased; its number and its place stay."""

    KIND: ClassVar[str] = "player-forgotten"
    entry: EntryNo


@dataclass(frozen=True, slots=True)
class EntryUnseated(Event):
    """Stands in for a bust (or the like) taken back whose chair was taken since: the player left it alive and waits."""

    KIND: ClassVar[str] = "entry-unseated"
    entry: EntryNo
