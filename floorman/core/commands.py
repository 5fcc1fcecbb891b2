"""What the floor may ask where the core has to complete it: numbers, chairs left, serials, who has arrived.

Whatever needs no completing is asked as the event itself; ``decide`` checks both.
"""

from dataclasses import dataclass

from floorman.core.events import NewTable, Seating
from floorman.core.model import Chair, EntryNo, Positions, TableNo


@dataclass(frozen=True, slots=True)
class Command:
    """Anything asked of the core."""


@dataclass(frozen=True, slots=True)
class MakeEntry(Command):
    """A new entry, on ``chair`` or waiting. ``seed``: how the chair was drawn; None: chosen by hand."""

    chair: Chair | None = None
    kind: str = "new"
    re_entry_of: EntryNo | None = None
    seed: str | None = None
    chips: int | None = None


@dataclass(frozen=True, slots=True)
class ListedEntry:
    """One row of a list to bring in."""

    chair: Chair | None = None
    chips: int | None = None


@dataclass(frozen=True, slots=True)
class ImportEntries(Command):
    """A list, and the tables that it needs."""

    entries: tuple[ListedEntry, ...]
    tables: tuple[NewTable, ...] = ()


@dataclass(frozen=True, slots=True)
class BustPlayers(Command):
    """Entries out on one hand, each with the stack at its start where it was told."""

    out: tuple[tuple[EntryNo, int | None], ...]
    before: EntryNo | None = None


@dataclass(frozen=True, slots=True)
class SeePositions(Command):
    """Positions seen at tables. ``first``: the first hand."""

    seen: tuple[tuple[TableNo, Positions], ...]
    first: bool = False


@dataclass(frozen=True, slots=True)
class SendPlayer:
    """One player and the chair he is sent to."""

    entry: EntryNo
    chair: Chair
    single_big_blind: bool = False


@dataclass(frozen=True, slots=True)
class MovePlayers(Command):
    """Players to send to other chairs, all or none. ``broken``: tables that end with it."""

    moves: tuple[SendPlayer, ...]
    why: str = "move"
    broken: tuple[TableNo, ...] = ()
    enlarged: tuple[NewTable, ...] = ()
    seed: str | None = None
    by_hand: bool = False
    cites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CallOffMove(Command):
    """A player in transit stays where he was."""

    entry: EntryNo


@dataclass(frozen=True, slots=True)
class SwapPlayers(Command):
    """Two seated players change chairs."""

    first: EntryNo
    second: EntryNo


@dataclass(frozen=True, slots=True)
class SlipOrder:
    """One slip to print. ``again``: the serial that it replaces."""

    entry: EntryNo | None = None
    chair: Chair | None = None
    again: int | None = None


@dataclass(frozen=True, slots=True)
class PrintSlips(Command):
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
