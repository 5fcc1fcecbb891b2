"""Facts about tables and the tournament as a whole."""

from collections.abc import Mapping
from typing import ClassVar

from msgspec import field

from floorman.core.events.base import Event
from floorman.core.model import Chair, EntryNo, Positions, TableNo
from floorman.core.recorded import Recorded


class TournamentOpened(Event, frozen=True):
    """The tournament exists, under these house choices."""

    KIND: ClassVar[str] = "tournament-opened"
    name: str
    number: str = ""
    day: str = ""
    house: Mapping[str, object] = field(default_factory=dict)
    seats: int = 9
    code: int = 0


class HouseChanged(Event, frozen=True):
    """The house's choices changed during play."""

    KIND: ClassVar[str] = "house-changed"
    house: Mapping[str, object]


class NewTable(Recorded, frozen=True):
    """A table as it is opened."""

    table: TableNo
    max_seats: int
    section: str = ""


class TablesOpened(Event, frozen=True):
    """Tables made, or opened again."""

    KIND: ClassVar[str] = "tables-opened"
    tables: tuple[NewTable, ...]
    ready: bool = True


class TableMarked(Event, frozen=True):
    """A table's state changed: ``mark`` is ready, closed, halted, resumed, locked or unlocked."""

    KIND: ClassVar[str] = "table-marked"
    table: TableNo
    mark: str
    cites: tuple[str, ...] = ()


class SellCapSet(Event, frozen=True):
    """At most ``players`` are sold to a table."""

    KIND: ClassVar[str] = "sell-cap-set"
    players: int


class ChairMarked(Event, frozen=True):
    """A chair is locked (not sold nor used) or unlocked."""

    KIND: ClassVar[str] = "chair-marked"
    chair: Chair
    locked: bool


class RegistrationMarked(Event, frozen=True):
    """Registration was opened or closed."""

    KIND: ClassVar[str] = "registration-marked"
    open: bool


class BreakOrderSet(Event, frozen=True):
    """The order in which tables are broken, first first."""

    KIND: ClassVar[str] = "break-order-set"
    order: tuple[TableNo, ...]


class Seen(Recorded, frozen=True):
    """Positions seen at one table; players in transit who are thereby known to have arrived."""

    table: TableNo
    positions: Positions
    arrived: tuple[EntryNo, ...] = ()


class PositionsSeen(Event, frozen=True):
    """Somebody saw the button and the blinds. ``first``: it is the table's first hand."""

    KIND: ClassVar[str] = "positions-seen"
    seen: tuple[Seen, ...]
    first: bool = False


class HandsPlayed(Event, frozen=True):
    """Hands are over at a table. ``positions``: where they are on the hand that now begins (None: nobody knows)."""

    KIND: ClassVar[str] = "hands-played"
    table: TableNo
    hands: int
    positions: Positions | None = None
    fresh: bool = True
    """The positions were not older than a hand, so they are as good as seen."""
    waits: tuple[EntryNo, ...] = ()
    """Newcomers who had no cards and still wait after these hands."""
