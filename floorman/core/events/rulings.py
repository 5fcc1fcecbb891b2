"""Facts about penalties, absences, rulings, hand-for-hand and notes."""

from collections.abc import Mapping
from typing import ClassVar

from msgspec import field

from floorman.core.events.base import Event
from floorman.core.model import Chair, EntryNo, Positions, TableNo


class PenaltyGiven(Event, frozen=True):
    """A penalty (TDA-2024 71): ``kind`` warning, missed-hands, missed-rounds, time or disqualification.

    Disqualified, the player is out; ``chair`` is the one he had.
    """

    KIND: ClassVar[str] = "penalty-given"
    entry: EntryNo
    kind: str
    owed: int = 0
    """Hands to be missed."""
    rounds: int = 0
    minutes: int = 0
    cites: tuple[str, ...] = ()
    chair: Chair | None = None


class PenaltyServed(Event, frozen=True):
    """Hands of a penalty were dealt past the player."""

    KIND: ClassVar[str] = "penalty-served"
    entry: EntryNo
    hands: int


class AwayMarked(Event, frozen=True):
    """A player left his seat, or is back. ``before_big_blind``: the next big blind was his (None: not known)."""

    KIND: ClassVar[str] = "away-marked"
    entry: EntryNo
    away: bool
    excused: bool = False
    before_big_blind: bool | None = None


class BlindDodged(Event, frozen=True):
    """The TD judged that a player dodged a blind (TDA-2024 33)."""

    KIND: ClassVar[str] = "blind-dodged"
    entry: EntryNo
    cites: tuple[str, ...] = ()


class RulingRecorded(Event, frozen=True):
    """A ruling at a table: what it was about, its case, and the positions that it leaves."""

    KIND: ClassVar[str] = "ruling-recorded"
    table: TableNo
    subject: str
    code: str
    cites: tuple[str, ...] = ()
    positions: Positions | None = None
    params: Mapping[str, object] = field(default_factory=dict)


class HandForHandMarked(Event, frozen=True):
    """Hand-for-hand play began or ended (TDA-2024 RP-8)."""

    KIND: ClassVar[str] = "hand-for-hand-marked"
    on: bool
    paid: int | None = None
    """Places that are paid, where it was told; told later, it begins nothing anew."""


class HandForHandDone(Event, frozen=True):
    """A table finished its synchronised hand; stacks counted there, where they were."""

    KIND: ClassVar[str] = "hand-for-hand-done"
    table: TableNo
    stacks: int | None = None
    recount: bool = False
    """The stacks of the hand that it had finished already were counted again."""


class NoteMade(Event, frozen=True):
    """An incident note about a table; its words are kept beside the journal."""

    KIND: ClassVar[str] = "note-made"
    table: TableNo | None = None
    entry: EntryNo | None = None


class AdviceOverruled(Event, frozen=True):
    """The TD decided otherwise; the remark is kept beside the journal."""

    KIND: ClassVar[str] = "advice-overruled"
    code: str
    table: TableNo | None = None
    cites: tuple[str, ...] = ()
    offer: str = ""
