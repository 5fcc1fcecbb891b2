"""What happened: one frozen fact a class, in the past tense. They hold entry numbers, never names.

``KIND`` is its name in the journal and never changes; ``VERSION`` grows when its fields do.
"""

from collections.abc import Mapping

from floorman.core.events.base import Event
from floorman.core.events.entries import (
    EntriesImported,
    EntriesSeated,
    EntryMade,
    EntryUnseated,
    EntryVoided,
    ImportedEntry,
    KeptApart,
    Out,
    PinMarked,
    PlayerForgotten,
    PlayersBusted,
    PresenceMarked,
    Seating,
    SeatsDrawn,
    StacksCounted,
)
from floorman.core.events.moves import (
    Move,
    MoveCalledOff,
    PlayerMissing,
    PlayersArrived,
    PlayersMoved,
    PlayersSwapped,
    PrintedSlip,
    SlipsPrinted,
    TableShifted,
)
from floorman.core.events.rulings import (
    AdviceOverruled,
    AwayMarked,
    BlindDodged,
    HandForHandDone,
    HandForHandMarked,
    NoteMade,
    PenaltyGiven,
    PenaltyServed,
    RulingRecorded,
)
from floorman.core.events.tables import (
    BreakOrderSet,
    ChairMarked,
    HandsPlayed,
    HouseChanged,
    NewTable,
    PositionsSeen,
    RegistrationMarked,
    Seen,
    SellCapSet,
    TableMarked,
    TablesOpened,
    TournamentOpened,
)
from floorman.core.events.undoing import Redone, Undone

RECORDS = (SlipsPrinted, PlayerForgotten)
"""Facts about paper and erasure: undo passes over them."""

KINDS: Mapping[str, type[Event]] = {kind.KIND: kind for kind in Event.__subclasses__()}
"""Every event class by its name in the journal."""

__all__ = [
    "KINDS",
    "RECORDS",
    "AdviceOverruled",
    "AwayMarked",
    "BlindDodged",
    "BreakOrderSet",
    "ChairMarked",
    "EntriesImported",
    "EntriesSeated",
    "EntryMade",
    "EntryUnseated",
    "EntryVoided",
    "Event",
    "HandForHandDone",
    "HandForHandMarked",
    "HandsPlayed",
    "HouseChanged",
    "ImportedEntry",
    "KeptApart",
    "Move",
    "MoveCalledOff",
    "NewTable",
    "NoteMade",
    "Out",
    "PenaltyGiven",
    "PenaltyServed",
    "PinMarked",
    "PlayerForgotten",
    "PlayerMissing",
    "PlayersArrived",
    "PlayersBusted",
    "PlayersMoved",
    "PlayersSwapped",
    "PositionsSeen",
    "PresenceMarked",
    "PrintedSlip",
    "Redone",
    "RegistrationMarked",
    "RulingRecorded",
    "Seating",
    "SeatsDrawn",
    "Seen",
    "SellCapSet",
    "SlipsPrinted",
    "StacksCounted",
    "TableMarked",
    "TableShifted",
    "TablesOpened",
    "TournamentOpened",
    "Undone",
]
