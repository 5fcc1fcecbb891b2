"""Facts about players between chairs, and about slips."""

from typing import ClassVar

from floorman.core.events.base import Event
from floorman.core.events.entries import Seating
from floorman.core.events.tables import NewTable
from floorman.core.model import Chair, EntryNo, TableNo
from floorman.core.recorded import Recorded


class Move(Recorded, frozen=True):
    """One player sent from one chair to another, with a slip."""

    entry: EntryNo
    came_from: Chair
    chair: Chair
    serial: int
    single_big_blind: bool = False
    reserved: Chair | None = None
    """The chair that was reserved for him, if he was in transit already."""


class PlayersMoved(Event, frozen=True):
    """Players sent to other chairs: ``why`` is move, balance, break, redraw, final, or sits: they sit there already."""

    KIND: ClassVar[str] = "players-moved"
    moves: tuple[Move, ...]
    why: str = "move"
    broken: tuple[TableNo, ...] = ()
    """Tables that are broken by it."""
    enlarged: tuple[NewTable, ...] = ()
    """Tables that got more chairs for it."""
    seed: str | None = None
    by_hand: bool = False
    cites: tuple[str, ...] = ()


class PlayersArrived(Event, frozen=True):
    """Players in transit are at their new chairs."""

    KIND: ClassVar[str] = "players-arrived"
    entries: tuple[EntryNo, ...]


class PlayerMissing(Event, frozen=True):
    """A player in transit has not come."""

    KIND: ClassVar[str] = "player-missing"
    entry: EntryNo


class MoveCalledOff(Event, frozen=True):
    """A move was called off: the player is back on the chair he left. ``reserved``: the one he was going to."""

    KIND: ClassVar[str] = "move-called-off"
    entry: EntryNo
    chair: Chair
    reserved: Chair | None = None


class PlayersSwapped(Event, frozen=True):
    """Two players changed chairs, with their stacks as they are."""

    KIND: ClassVar[str] = "players-swapped"
    first: Seating
    """Who sits where now."""
    second: Seating


class TableShifted(Event, frozen=True):
    """A whole table went to an empty one, seat for seat, with its positions."""

    KIND: ClassVar[str] = "table-shifted"
    came_from: TableNo
    table: TableNo


class PrintedSlip(Recorded, frozen=True):
    """One slip that got a serial."""

    serial: int
    entry: EntryNo | None = None
    chair: Chair | None = None
    replaces: int | None = None


class SlipsPrinted(Event, frozen=True):
    """Slips got serials; a reprint voids the one it replaces. Paper cannot be undone."""

    KIND: ClassVar[str] = "slips-printed"
    kind: str
    slips: tuple[PrintedSlip, ...]
    on_paper: bool = True
    """False: they are on their way to a printer, and no paper has come out yet."""
