"""What a tournament is at one moment: tables, chairs, entries, positions. No rules of poker.

Everything here is frozen. Instants are whole milliseconds since 1970 (UTC); chips are whole numbers.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple, NewType

from floorman.core.roll import Roll

EntryNo = NewType("EntryNo", int)
TableNo = NewType("TableNo", int)
SeatNo = NewType("SeatNo", int)

MIN_SEATS, MAX_SEATS = 2, 12
"""How many chairs a table may have."""
MAX_TABLE = 9999
"""The highest table number."""


class Chair(NamedTuple):
    """One place to sit: table and seat, written 12-4."""

    table: TableNo
    seat: SeatNo

    def __str__(self) -> str:
        return f"{self.table}-{self.seat}"


@dataclass(frozen=True, slots=True)
class Positions:
    """Button and blinds of a hand. Button and small blind may be empty chairs; None is not known, or none posted."""

    button: SeatNo | None = None
    small_blind: SeatNo | None = None
    big_blind: SeatNo | None = None


class EntryState(Enum):
    """Where an entry is. Every entry is in exactly one state."""

    WAITING = "waiting"
    SEATED = "seated"
    TRANSIT = "transit"
    OUT = "out"
    VOID = "void"

    __hash__ = object.__hash__  # the enum's own, in Python, is felt where every event counts states


ALIVE = frozenset({EntryState.WAITING, EntryState.SEATED, EntryState.TRANSIT})


@dataclass(frozen=True, slots=True)
class Penalty:
    """One penalty given (TDA-2024 71)."""

    seq: int
    """Journal number of the event that gave it."""
    kind: str
    """``warning``, ``missed-hands``, ``missed-rounds``, ``time`` or ``disqualification``."""
    owed: int = 0
    """Hands to be missed."""
    served: int = 0
    minutes: int = 0
    given_at: int = 0

    @property
    def left(self) -> int:
        """Hands still to be missed."""
        return max(0, self.owed - self.served)


@dataclass(frozen=True, slots=True)
class Away:
    """A player who has left his seat."""

    since: int
    excused: bool = False
    hands: int = 0
    """Hands dealt past him since."""
    before_big_blind: bool | None = None
    """He left when the next big blind was his; None where the positions were not fresh."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of one player. Its number is its identity and is never used again."""

    number: EntryNo
    state: EntryState = EntryState.WAITING
    chair: Chair | None = None
    """Where he sits (seated), or is expected (in transit)."""
    came_from: Chair | None = None
    """The chair he left, while in transit."""
    left_at: int = 0
    """When he was sent off, while in transit."""
    missing: bool = False
    """Reported as not come, while in transit."""
    single_big_blind: bool = False
    """In transit to the vacated chair of the last big blind: he posts the big blind alone (TDA-2024 11-A)."""
    verified: bool = False
    noshow: bool = False
    newcomer: bool = False
    """Sat down since the last hand that was reported at his table."""
    kind: str = "new"
    """How he came to his chair: ``new``, ``re-entry``, ``alternate`` or ``moved``."""
    re_entry_of: EntryNo | None = None
    re_entered: EntryNo | None = None
    """The entry with which the player came in again."""
    chips: int | None = None
    pinned: bool = False
    away: Away | None = None
    penalties: tuple[Penalty, ...] = ()
    dodges: tuple[int, ...] = ()
    """When he was recorded as having dodged a blind."""
    slip: int | None = None
    """Serial of the slip that holds good for him."""
    moves: int = 0
    hand_picked: bool = False
    """His seat was chosen by hand, not drawn."""

    @property
    def alive(self) -> bool:
        """Not out and not void."""
        return self.state in ALIVE

    @property
    def hands_owed(self) -> int:
        """Hands of penalty still to be missed."""
        return sum(penalty.left for penalty in self.penalties)


class TableState(Enum):
    """A table's state: the first of these that is true of it."""

    BROKEN = "broken"
    HALTED = "halted"
    CLOSED = "closed"
    LOCKED = "locked"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Sighting:
    """Positions as somebody saw them: when, and how old they were when the table last stopped ageing."""

    positions: Positions
    seen_at: int
    seq: int
    aged: int = 0
    """Milliseconds of age gathered before ``ageing_from``."""
    ageing_from: int | None = None
    """Since when it ages; None while the table is stopped."""

    def age(self, now: int) -> int:
        """Age in milliseconds at ``now``; time stopped does not count."""
        running = 0 if self.ageing_from is None else max(0, now - self.ageing_from)
        return self.aged + running


@dataclass(frozen=True, slots=True)
class Table:
    """One table with its chairs. Seat 1 is at the dealer's left; seats count clockwise."""

    number: TableNo
    max_seats: int
    chairs: tuple[EntryNo | None, ...]
    """Who sits on each chair, seat 1 first."""
    expected: tuple[EntryNo | None, ...]
    """Who is on his way to each chair."""
    ready: bool = True
    """A dealer sits here: seats may be sold."""
    broken: bool = False
    broken_at: int = 0
    halted: bool = False
    halted_at: int = 0
    closed: bool = False
    locked: bool = False
    locked_chairs: frozenset[SeatNo] = frozenset()
    sighting: Sighting | None = None
    hands: int = 0
    """Hands reported since the table was opened."""
    single_big_blind: SeatNo | None = None
    """Posts the big blind alone on the next hand."""
    section: str = ""
    last_seq: int = 0
    """Journal number of the last event that concerned it."""

    @property
    def state(self) -> TableState:
        """The first state that is true of it."""
        for flag, state in (
            (self.broken, TableState.BROKEN),
            (self.halted, TableState.HALTED),
            (self.closed, TableState.CLOSED),
            (self.locked, TableState.LOCKED),
        ):
            if flag:
                return state
        return TableState.OPEN

    @property
    def players(self) -> int:
        """Players who sit here."""
        return self.max_seats - self.chairs.count(None)

    @property
    def arriving(self) -> int:
        """Players in transit to it."""
        return self.max_seats - self.expected.count(None)

    @property
    def held(self) -> int:
        """Chairs taken: sat on or reserved."""
        return self.players + self.arriving

    def seated(self) -> tuple[SeatNo, ...]:
        """Seats with a player on them."""
        return tuple(SeatNo(at + 1) for at, entry in enumerate(self.chairs) if entry is not None)

    def free(self) -> tuple[SeatNo, ...]:
        """Seats that may be given to somebody: empty, not reserved, not locked."""
        return tuple(
            SeatNo(at + 1)
            for at in range(self.max_seats)
            if self.chairs[at] is None and self.expected[at] is None and at + 1 not in self.locked_chairs
        )

    def at(self, seat: SeatNo) -> EntryNo | None:
        """Who sits on ``seat``."""
        return self.chairs[seat - 1]

    def expected_at(self, seat: SeatNo) -> EntryNo | None:
        """Who is on his way to ``seat``."""
        return self.expected[seat - 1]


@dataclass(frozen=True, slots=True)
class Bust:
    """Players out on one hand."""

    seq: int
    out: tuple[tuple[EntryNo, int | None], ...]
    """Entry and stack at the start of the hand, where it was told."""
    chairs: tuple[Chair | None, ...] = ()
    hand: int | None = None
    """Number of the synchronised hand, in hand-for-hand."""
    announcement: bool = False
    """The hands in progress when hand-for-hand was announced."""
    disqualified: bool = False
    """Disqualified: his stack left play, nobody won it."""


@dataclass(frozen=True, slots=True)
class Slip:
    """One printed slip. A reprint voids the one before it."""

    serial: int
    kind: str
    """``seat-cards``, ``move-slips``, ``break-cards`` …"""
    entry: EntryNo | None
    chair: Chair | None
    """The chair that it holds good for: a table that is shifted takes it along."""
    came_from: Chair | None = None
    at: int = 0
    seq: int = 0
    reprint: int = 0
    """0 for the first print, then 1, 2 …"""
    replaces: int | None = None
    void: str = ""
    """Why it no longer holds: ``reprinted``, ``redirected``, ``moved``, ``called-off``, ``out``, ``void``,
    ``undone``; "" while it holds."""
    by: int | None = None
    """The serial that replaced it."""
    printed: bool = False
    """On paper. Until then it keeps its serial: a first print, also after a printer failed, is no reprint."""


@dataclass(frozen=True, slots=True)
class Draw:
    """One draw of seats over the room, for the posted sheet."""

    seq: int
    what: str
    """``draw``, ``break``, ``redraw`` or ``final``."""
    seed: str
    by_hand: bool
    """The seed was given by hand."""
    seats: int


@dataclass(frozen=True, slots=True)
class HandForHand:
    """Hand-for-hand play (TDA-2024 RP-8)."""

    hand: int = 0
    """0: the hands in progress at the announcement; then 1, 2 …"""
    done: Mapping[TableNo, int] = field(default_factory=dict)
    """Hands finished by each table since the announcement."""
    stacks: Mapping[TableNo, int] = field(default_factory=dict)
    """Stacks counted at each table on the last hand that it finished."""
    paid: int | None = None
    """Places that are paid; None where nobody has told."""


@dataclass(frozen=True, slots=True)
class Counts:
    """How many entries are in each state."""

    waiting: int = 0
    seated: int = 0
    transit: int = 0
    out: int = 0
    void: int = 0
    verified: int = 0
    """Of the seated, those whose player and stack are known to be there."""

    @property
    def entries(self) -> int:
        """All entries ever made."""
        return self.waiting + self.seated + self.transit + self.out + self.void

    @property
    def alive(self) -> int:
        """Not out and not void."""
        return self.waiting + self.seated + self.transit


@dataclass(frozen=True, slots=True)
class Tournament:
    """The whole room at one moment."""

    name: str = ""
    number: str = ""
    """The event's number, as it stands on papers."""
    day: str = ""
    house: Mapping[str, object] = field(default_factory=dict)
    """The house's name and choices, as they stand in the opening event."""
    code: int = 0
    """Eight digits that mark this tournament's slips."""
    seats: int = 9
    """Seats of a table unless said otherwise."""
    sell: int | None = None
    """The most players that are sold to a table."""
    registration_open: bool = True
    tables: Roll[Table] = field(default_factory=Roll)
    entries: Roll[Entry] = field(default_factory=Roll)
    slips: Roll[Slip] = field(default_factory=Roll)
    waiting: tuple[EntryNo, ...] = ()
    """The waiting list, first come first."""
    transit: tuple[EntryNo, ...] = ()
    """Players between tables, first sent first."""
    busts: tuple[Bust, ...] = ()
    """Who is out, first out first."""
    break_order: tuple[TableNo, ...] = ()
    apart: frozenset[frozenset[EntryNo]] = frozenset()
    draws: tuple[Draw, ...] = ()
    counts: Counts = field(default_factory=Counts)
    hand_for_hand: HandForHand | None = None
    overruled: Mapping[str, int] = field(default_factory=dict)
    """Advice that the TD overruled ("code table offer"), and when."""
    next_entry: EntryNo = EntryNo(1)
    next_serial: int = 1
    last_bust_seq: int = 0

    def entry(self, number: int) -> Entry | None:
        """The entry of that number, or None."""
        return self.entries.get(number)

    def table(self, number: int) -> Table | None:
        """The table of that number, or None."""
        return self.tables.get(number)

    def standing_tables(self) -> tuple[Table, ...]:
        """All tables that are not broken, lowest number first."""
        return tuple(table for table in self.tables.values() if not table.broken)
