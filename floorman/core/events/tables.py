"""Facts about tables and the tournament as a whole."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from floorman.core.events.base import Event
from floorman.core.model import Chair, EntryNo, Positions, TableNo


@dataclass(frozen=True, slots=True)
class TournamentOpened(Event):
    """The tournament exists, under these house choices."""

    KIND: ClassVar[str] = "tournament-opened"
    name: str
    number: str = ""
    day: str = ""
    house: Mapping[str, object] = field(default_factory=dict)
    seats: int = 9
    code: int = 0


@dataclass(frozen=True, slots=True)
class HouseChanged(Event):
    """The house's choices changed during play."""

    KIND: ClassVar[str] = "house-changed"
    house: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table as it is opened."""

    table: TableNo
    max_seats: int
    section: str = ""


@dataclass(frozen=True, slots=True)
class TablesOpened(Event):
    """Tables made, or opened again."""

    KIND: ClassVar[str] = "tables-opened"
    tables: tuple[NewTable, ...]
    ready: bool = True


@dataclass(frozen=True, slots=True)
class TableMarked(Event):
    """A table's state changed: ``mark`` is ready, closed, halted, resumed, locked or unlocked."""

    KIND: ClassVar[str] = "table-marked"
    table: TableNo
    mark: str
    cites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SellCapSet(Event):
    """At most ``players`` are sold to a table."""

    KIND: ClassVar[str] = "sell-cap-set"
    players: int


@dataclass(frozen=True, slots=True)
class ChairMarked(Event):
    """A chair is locked (not sold nor used) or unlocked."""

    KIND: ClassVar[str] = "chair-marked"
    chair: Chair
    locked: bool


@dataclass(frozen=True, slots=True)
class RegistrationMarked(Event):
    """Registration was opened or closed."""

    KIND: ClassVar[str] = "registration-marked"
    open: bool


@dataclass(frozen=True, slots=True)
class BreakOrderSet(Event):
    """The order in which tables are broken, first first."""

    KIND: ClassVar[str] = "break-order-set"
    order: tuple[TableNo, ...]


@dataclass(frozen=True, slots=True)
class Seen:
    """Positions seen at one table; players in transit who are thereby known to have arrived."""

    table: TableNo
    positions: Positions
    arrived: tuple[EntryNo, ...] = ()


@dataclass(frozen=True, slots=True)
class PositionsSeen(Event):
    """Somebody saw the button and the blinds. ``first``: it is the table's first hand."""

    KIND: ClassVar[str] = "positions-seen"
    seen: tuple[Seen, ...]
    first: bool = False


@dataclass(frozen=True, slots=True)
class HandsPlayed(Event):
    """Hands are over at a table. ``positions``: where they are on the hand that now begins (None: nobody knows)."""

    KIND: ClassVar[str] = "hands-played"
    table: TableNo
    hands: int
    positions: Positions | None = None
    fresh: bool = True
    """The positions were not older than a hand, so they are as good as seen."""
    waits: tuple[EntryNo, ...] = ()
    """Newcomers who had no cards and still wait after these hands."""
