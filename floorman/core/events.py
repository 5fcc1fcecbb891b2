"""What happened: one frozen fact a class, in the past tense. They hold entry numbers, never names.

``KIND`` is its name in the journal and never changes; ``VERSION`` grows when its fields do.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from floorman.core.model import Chair, EntryNo, Positions, TableNo


@dataclass(frozen=True, slots=True)
class Event:
    """Any fact of the journal."""

    KIND: ClassVar[str] = ""
    VERSION: ClassVar[int] = 1


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


@dataclass(frozen=True, slots=True)
class Move:
    """One player sent from one chair to another, with a slip."""

    entry: EntryNo
    came_from: Chair
    chair: Chair
    serial: int
    single_big_blind: bool = False
    reserved: Chair | None = None
    """The chair that was reserved for him, if he was in transit already."""


@dataclass(frozen=True, slots=True)
class PlayersMoved(Event):
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


@dataclass(frozen=True, slots=True)
class PlayersArrived(Event):
    """Players in transit are at their new chairs."""

    KIND: ClassVar[str] = "players-arrived"
    entries: tuple[EntryNo, ...]


@dataclass(frozen=True, slots=True)
class PlayerMissing(Event):
    """A player in transit has not come."""

    KIND: ClassVar[str] = "player-missing"
    entry: EntryNo


@dataclass(frozen=True, slots=True)
class MoveCalledOff(Event):
    """A move was called off: the player is back on the chair he left. ``reserved``: the one he was going to."""

    KIND: ClassVar[str] = "move-called-off"
    entry: EntryNo
    chair: Chair
    reserved: Chair | None = None


@dataclass(frozen=True, slots=True)
class PlayersSwapped(Event):
    """Two players changed chairs, with their stacks as they are."""

    KIND: ClassVar[str] = "players-swapped"
    first: Seating
    """Who sits where now."""
    second: Seating


@dataclass(frozen=True, slots=True)
class TableShifted(Event):
    """A whole table went to an empty one, seat for seat, with its positions."""

    KIND: ClassVar[str] = "table-shifted"
    came_from: TableNo
    table: TableNo


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
class PenaltyGiven(Event):
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


@dataclass(frozen=True, slots=True)
class PenaltyServed(Event):
    """Hands of a penalty were dealt past the player."""

    KIND: ClassVar[str] = "penalty-served"
    entry: EntryNo
    hands: int


@dataclass(frozen=True, slots=True)
class AwayMarked(Event):
    """A player left his seat, or is back. ``before_big_blind``: the next big blind was his (None: not known)."""

    KIND: ClassVar[str] = "away-marked"
    entry: EntryNo
    away: bool
    excused: bool = False
    before_big_blind: bool | None = None


@dataclass(frozen=True, slots=True)
class BlindDodged(Event):
    """The TD judged that a player dodged a blind (TDA-2024 33)."""

    KIND: ClassVar[str] = "blind-dodged"
    entry: EntryNo
    cites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RulingRecorded(Event):
    """A ruling at a table: what it was about, its case, and the positions that it leaves."""

    KIND: ClassVar[str] = "ruling-recorded"
    table: TableNo
    subject: str
    code: str
    cites: tuple[str, ...] = ()
    positions: Positions | None = None
    params: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class HandForHandMarked(Event):
    """Hand-for-hand play began or ended (TDA-2024 RP-8)."""

    KIND: ClassVar[str] = "hand-for-hand-marked"
    on: bool
    paid: int | None = None
    """Places that are paid, where it was told; told later, it begins nothing anew."""


@dataclass(frozen=True, slots=True)
class HandForHandDone(Event):
    """A table finished its synchronised hand; stacks counted there, where they were."""

    KIND: ClassVar[str] = "hand-for-hand-done"
    table: TableNo
    stacks: int | None = None
    recount: bool = False
    """The stacks of the hand that it had finished already were counted again."""


@dataclass(frozen=True, slots=True)
class NoteMade(Event):
    """An incident note about a table; its words are kept beside the journal."""

    KIND: ClassVar[str] = "note-made"
    table: TableNo | None = None
    entry: EntryNo | None = None


@dataclass(frozen=True, slots=True)
class AdviceOverruled(Event):
    """The TD decided otherwise; the remark is kept beside the journal."""

    KIND: ClassVar[str] = "advice-overruled"
    code: str
    table: TableNo | None = None
    cites: tuple[str, ...] = ()
    offer: str = ""


@dataclass(frozen=True, slots=True)
class PrintedSlip:
    """One slip that got a serial."""

    serial: int
    entry: EntryNo | None = None
    chair: Chair | None = None
    replaces: int | None = None


@dataclass(frozen=True, slots=True)
class SlipsPrinted(Event):
    """Slips got serials; a reprint voids the one it replaces. Paper cannot be undone."""

    KIND: ClassVar[str] = "slips-printed"
    kind: str
    slips: tuple[PrintedSlip, ...]
    on_paper: bool = True
    """False: they are on their way to a printer, and no paper has come out yet."""


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


@dataclass(frozen=True, slots=True)
class Undone(Event):
    """An earlier event was taken back. ``waiting``: players of an undone bust who come back without their chair."""

    KIND: ClassVar[str] = "undone"
    seq: int
    waiting: tuple[EntryNo, ...] = ()


@dataclass(frozen=True, slots=True)
class Redone(Event):
    """An undo was taken back: the event of that number stands again."""

    KIND: ClassVar[str] = "redone"
    seq: int


RECORDS = (SlipsPrinted, PlayerForgotten)
"""Facts about paper and erasure: undo passes over them."""

KINDS: Mapping[str, type[Event]] = {kind.KIND: kind for kind in Event.__subclasses__() if "__slots__" in vars(kind)}
"""Every event class by its name in the journal."""
