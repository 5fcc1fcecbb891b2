"""What the floor may ask where the core has to complete it: numbers, chairs left, serials, who has arrived.

Whatever needs no completing is asked as the event itself; ``decide`` checks both.
"""

from msgspec import Struct

from floorman.core.events import NewTable, Seating
from floorman.core.model import Chair, EntryNo, Positions, TableNo


class Command(Struct, frozen=True):
    """Anything asked of the core."""


class MakeEntry(Command, frozen=True):
    """A new entry, on ``chair`` or waiting. ``seed``: how the chair was drawn; None: chosen by hand."""

    chair: Chair | None = None
    kind: str = "new"
    re_entry_of: EntryNo | None = None
    seed: str | None = None
    chips: int | None = None


class ListedEntry(Struct, frozen=True):
    """One row of a list to bring in."""

    chair: Chair | None = None
    chips: int | None = None


class ImportEntries(Command, frozen=True):
    """A list, and the tables that it needs."""

    entries: tuple[ListedEntry, ...]
    tables: tuple[NewTable, ...] = ()


class BustPlayers(Command, frozen=True):
    """Entries out on one hand, each with the stack at its start where it was told."""

    out: tuple[tuple[EntryNo, int | None], ...]
    before: EntryNo | None = None


class SeePositions(Command, frozen=True):
    """Positions seen at tables. ``first``: the first hand."""

    seen: tuple[tuple[TableNo, Positions], ...]
    first: bool = False


class SendPlayer(Struct, frozen=True):
    """One player and the chair he is sent to."""

    entry: EntryNo
    chair: Chair
    single_big_blind: bool = False


class MovePlayers(Command, frozen=True):
    """Players to send to other chairs, all or none. ``broken``: tables that end with it."""

    moves: tuple[SendPlayer, ...]
    why: str = "move"
    broken: tuple[TableNo, ...] = ()
    enlarged: tuple[NewTable, ...] = ()
    seed: str | None = None
    by_hand: bool = False
    cites: tuple[str, ...] = ()


class CallOffMove(Command, frozen=True):
    """A player in transit stays where he was."""

    entry: EntryNo


class SwapPlayers(Command, frozen=True):
    """Two seated players change chairs."""

    first: EntryNo
    second: EntryNo


class SlipOrder(Struct, frozen=True):
    """One slip to print. ``again``: the serial that it replaces."""

    entry: EntryNo | None = None
    chair: Chair | None = None
    again: int | None = None


class PrintSlips(Command, frozen=True):
    """Slips of one kind that need serials."""

    kind: str
    slips: tuple[SlipOrder, ...]
    on_paper: bool = True
    """False: they only go to a printer now. Asked again with their own serials once they are on paper."""


__all__ = [
    "BustPlayers",
    "CallOffMove",
    "Command",
    "ImportEntries",
    "ListedEntry",
    "MakeEntry",
    "MovePlayers",
    "PrintSlips",
    "Seating",
    "SeePositions",
    "SendPlayer",
    "SlipOrder",
    "SwapPlayers",
]
