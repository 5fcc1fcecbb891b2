"""What a tournament is at one moment: tables, chairs, entries, positions. No rules of poker.

Everything here is frozen. Instants are whole milliseconds since 1970 (UTC); chips are whole numbers.
"""

from collections.abc import Mapping

from msgspec import Struct, field

from floorman.core.bracket import MatchTree
from floorman.core.chairs import MAX_SEATS, MAX_TABLE, MIN_SEATS, Chair, EntryNo, Positions, SeatNo, TableNo
from floorman.core.entry import ALIVE, PENALTY_KINDS, Away, Entry, EntryKind, EntryState, Penalty, PenaltyKind
from floorman.core.format import DealerLine, FlightBag, FlightRead, Format, GameOrder, RoomArea, ShorterTables
from floorman.core.level_clock import Clock
from floorman.core.money import Money
from floorman.core.paged_map import PagedMap
from floorman.core.paper import PaperKind
from floorman.core.structure import Structure
from floorman.core.table import Sighting, Table, TableState
from floorman.core.winnings import Account, Winnings


class HandBusts(Struct, frozen=True):
    """Players out on one hand."""

    seq: int
    out: tuple[tuple[EntryNo, int | None], ...]
    """Entry and stack at the start of the hand, where it was told."""
    chairs: tuple[Chair | None, ...] = ()
    by: tuple[tuple[EntryNo, ...], ...] = ()
    """Who won each of them, the first first; empty where nobody said."""
    hand: int | None = None
    """Number of the synchronised hand, in hand-for-hand."""
    announcement: bool = False
    """The hands in progress when hand-for-hand was announced."""
    announced: int = 0
    """The row that began that hand-for-hand: its hands are numbered anew each time."""
    disqualified: bool = False
    """Disqualified: his stack left play, nobody won it."""
    late: bool = False
    """Reported late and put before another bust."""
    by_deal: bool = False
    """The event was over with a deal: nobody won them."""
    share: tuple[int, int] | None = None
    """Best and worst place that they share with others of their round; None: by the time they went out."""
    won: bool = False
    """They left with a satellite's seat: they are ahead of everybody who is out."""


class IssuedSlip(Struct, frozen=True):
    """One printed slip. A reprint voids the one before it."""

    serial: int
    kind: PaperKind
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
    sent: bool = False
    """Somebody asked for it since it was issued: it went to a printer, whether or not it has come out."""
    printed: bool = False
    """On paper. Until then it keeps its serial: a first print, also after a printer failed, is no reprint."""


class Draw(Struct, frozen=True):
    """One draw of seats over the room, for the posted sheet."""

    seq: int
    what: str
    """``draw``, ``break``, ``redraw``, ``final`` ``day`` or ``round``."""
    seed: str
    by_hand: bool
    """The seed was given by hand."""
    seats: int


class HandForHandPlay(Struct, frozen=True):
    """Hand-for-hand play (TDA-2024 RP-8)."""

    hand: int = 0
    """0: the hands in progress at the announcement; then 1, 2 …"""
    done: Mapping[TableNo, int] = field(default_factory=dict)
    """Hands finished by each table since the announcement."""
    stacks: Mapping[TableNo, int] = field(default_factory=dict)
    """Stacks counted at each table on the last hand that it finished."""
    paid: int | None = None
    """Places that are paid; None where nobody has told."""
    announced: int = 0
    """The row that began it."""
    minutes: int = 0
    """Minutes of the tournament clock that each synchronised hand takes; 0 where the clock does not go by hands."""
    called: bool = False
    """The next hand begins when it is dealt on the desk's word, not with the last table that finishes."""
    over: bool = False
    """Where hands are called: every table has once finished this one, so the clock has been put on for it."""


class LastHands(Struct, frozen=True):
    """The last hands before a break or the day's end, as they were announced."""

    seq: int
    hands: int
    seed: str = ""
    """Of the draw; "" where they were not drawn."""


class Announcement(Struct, frozen=True):
    """Words on the room's screens; the words themselves are kept beside row ``seq``."""

    number: int
    seq: int
    at: int
    until: int | None = None
    """The instant at which it goes; None: when it is taken off."""


class EntryCounts(Struct, frozen=True):
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


_FIRST_ENTRY = EntryNo(1)


class Tournament(Struct, frozen=True):
    """The whole room at one moment."""

    name: str = ""
    rehearsal: bool = False
    """It is played for practice; every paper and screen says so."""
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
    tables: PagedMap[Table] = field(default_factory=PagedMap)
    entries: PagedMap[Entry] = field(default_factory=PagedMap)
    slips: PagedMap[IssuedSlip] = field(default_factory=PagedMap)
    waiting: tuple[EntryNo, ...] = ()
    """The waiting list, first come first."""
    transit: tuple[EntryNo, ...] = ()
    """Players between tables, first sent first."""
    busts: tuple[HandBusts, ...] = ()
    """Who is out, first out first."""
    break_order: tuple[TableNo, ...] = ()
    apart: frozenset[frozenset[EntryNo]] = frozenset()
    draws: tuple[Draw, ...] = ()
    counts: EntryCounts = field(default_factory=EntryCounts)
    hand_for_hand: HandForHandPlay | None = None
    structure: Structure | None = None
    clock: Clock | None = None
    """As it was last set; None before that."""
    clock_row: int = 0
    """The row that set it."""
    started_at: int | None = None
    """When the clock was first started, or is to be."""
    last_hands: LastHands | None = None
    tables_done: frozenset[TableNo] = frozenset()
    """Tables that have finished the hands for which the clock waits; anew each time that it is set."""
    announcements: Mapping[int, Announcement] = field(default_factory=dict)
    next_announcement: int = 1
    overruled: Mapping[str, int] = field(default_factory=dict)
    """Advice that the TD overruled ("code table offer"), and when."""
    format: Format | None = None
    """None where nobody has set one: a freezeout."""
    day_number: int = 1
    """The day that is played, or was played last."""
    bagging: bool = False
    """Bags have been counted for the day's end."""
    day_over: bool = False
    """Chips are in bags; the next day has not begun."""
    areas: tuple[RoomArea, ...] = ()
    round_number: int = 1
    """Of a shootout."""
    round_row: int = 0
    """The row that drew it; 0 where its players came to their seats as they entered."""
    bracket: MatchTree | None = None
    """Of a heads-up tournament, once it is drawn."""
    seats_won: tuple[EntryNo, ...] = ()
    """Of a satellite, the first won first."""
    games: GameOrder | None = None
    """None: the game of the level."""
    shorter: ShorterTables | None = None
    """Tables are to have fewer seats later."""
    dealers: DealerLine | None = None
    flights: tuple[FlightRead, ...] = ()
    """The flights that this day was made from."""
    withdrawn: tuple[tuple[EntryNo, FlightBag], ...] = ()
    """Bags that left play, each with the entry whose player had it."""
    money: Money | None = None
    """Sales, refunds and drawers; None where nothing is sold here."""
    line: int = 0
    """How many were in line when registration was closed and have not been entered yet."""
    winnings: Winnings = field(default_factory=Winnings)
    """What is won, beside what follows from busts and sales."""
    accounts: PagedMap[Account] = field(default_factory=PagedMap)
    """By entry, of those who were paid or are held."""
    next_entry: EntryNo = _FIRST_ENTRY
    next_serial: int = 1

    def entry(self, number: int) -> Entry | None:
        """The entry of that number, or None."""
        return self.entries.get(number)

    def table(self, number: int) -> Table | None:
        """The table of that number, or None."""
        return self.tables.get(number)

    def standing_tables(self) -> tuple[Table, ...]:
        """All tables that are not broken, lowest number first."""
        return tuple(table for table in self.tables.values() if not table.broken)


__all__ = [
    "ALIVE",
    "MAX_SEATS",
    "MAX_TABLE",
    "MIN_SEATS",
    "PENALTY_KINDS",
    "Announcement",
    "Away",
    "Chair",
    "Draw",
    "Entry",
    "EntryCounts",
    "EntryKind",
    "EntryNo",
    "EntryState",
    "HandBusts",
    "HandForHandPlay",
    "IssuedSlip",
    "LastHands",
    "Penalty",
    "PenaltyKind",
    "Positions",
    "SeatNo",
    "Sighting",
    "Table",
    "TableNo",
    "TableState",
    "Tournament",
]
