"""What goes onto papers: plain values. Nothing here names a birth year, a town or a document, so no paper can."""

from enum import Enum
from typing import Literal

from msgspec import Struct

from floorman.core.entry import PenaltyKind


class EventHeading(Struct, frozen=True):
    """The tournament as it heads every paper."""

    name: str
    number: str = ""
    """Number of the event in its festival, "" for none."""
    day: str = ""
    date: str = ""
    line: str = ""
    """The room's own line of text."""
    logo: str = ""
    """Path of the room's logo (PNG, JPEG), "" for none."""


class Issue(Struct, frozen=True):
    """When, by whom and under which serial a slip was printed."""

    serial: str = ""
    code: str = ""
    """What a scanner reads: 14 figures (tournament 8, serial 6), or "" for no code."""
    time: str = ""
    initials: str = ""
    reprint: int = 0
    """0 for the first print."""
    voids: str = ""
    """Serial that this print makes void."""


class BandKind(Enum):
    """What the dealer does with an arriving player."""

    DEALT_IN = "dealt-in"
    """Certain: the table is stopped, on a break or not started."""
    WAITS = "waits"
    """Certain: no cards until the button has passed."""
    DEALER_RULE = "dealer"
    """Not certain: the dealer goes by the rule."""


class Band(Struct, frozen=True):
    """The band for the dealer."""

    kind: BandKind
    posts: str = ""
    """Standard sentence: "big-blind", "big-blind-ante", "small-blind", "button", "no-blind", "between" or ""."""
    sentence: str = ""
    """A sentence of the caller's own, already in the paper's language; it goes before ``posts``."""


class Player(Struct, frozen=True):
    """Who a paper is for: name and entry number, no more."""

    name: str
    entry: int
    second_name: str = ""
    mark: str = ""
    """Last figures of a player's card, only where two names clash."""


class SeatCard(Struct, frozen=True):
    """Where a player sits."""

    event: EventHeading
    player: Player
    table: int
    seat: int
    issue: Issue = Issue()
    chips: int | None = None
    hint: str = ""
    """A sentence under the name ("Doors 12:00. Late until level 8."), in the paper's language."""
    band: Band | None = None
    last: str = ""
    """Last line; "" for the standard one."""


class MoveSlip(Struct, frozen=True):
    """A player on his way to another seat."""

    event: EventHeading
    player: Player
    table: int
    seat: int
    from_table: int
    from_seat: int
    issue: Issue = Issue()
    band: Band = Band(BandKind.DEALER_RULE)
    reason: str = ""
    """Why this player, in the paper's language; "" leaves it out."""
    rule: str = ""
    """Rule numbers that the reason rests on."""


class BreakCard(Struct, frozen=True):
    """A seat for a player of a breaking table: named, or blank for the players to draw."""

    event: EventHeading
    table: int
    seat: int
    from_table: int
    issue: Issue = Issue()
    from_seat: int | None = None
    player: Player | None = None
    """None leaves lines for name and entry."""
    band: Band = Band(BandKind.DEALER_RULE)


class StackLabel(Struct, frozen=True):
    """Goes with a stack that staff carry."""

    event: EventHeading
    player: Player
    table: int
    seat: int
    from_table: int
    from_seat: int
    issue: Issue = Issue()
    chips: int | None = None
    """None leaves a box to write the count."""


class BalanceOrder(Struct, frozen=True):
    """What a runner does to balance two tables, whatever the positions turn out to be."""

    event: EventHeading
    from_table: int
    table: int
    cases: tuple[tuple[int | None, int], ...]
    """(seat of the big blind at ``table``, seat that the player takes); None stands for any."""
    issue: Issue = Issue()
    player: Player | None = None
    """Who moves, where that is known; else the runner takes the next big blind."""
    from_seat: int | None = None
    reason: str = ""
    rule: str = ""


class PenaltySlip(Struct, frozen=True):
    """A penalty, for the player."""

    event: EventHeading
    player: Player
    table: int
    seat: int
    kind: PenaltyKind
    count: int = 0
    """Hands, rounds or minutes."""
    issue: Issue = Issue()
    reason: str = ""
    rule: str = ""
    unit: Literal["hands", "minutes"] = "hands"
    """In what the house measures the penalties that follow a warning."""


class TallySheet(Struct, frozen=True):
    """A penalty, for the dealer: one box for each hand."""

    event: EventHeading
    player: Player
    table: int
    seat: int
    hands: int
    """Hands still to miss: as many boxes."""
    served: int = 0
    issue: Issue = Issue()


class WaitingTicket(Struct, frozen=True):
    """A player's number on the waiting list."""

    event: EventHeading
    player: Player
    number: int
    issue: Issue = Issue()


class MoneySlip(Struct, frozen=True):
    """A receipt, a refund, or what a dealer gives chips for: its title, and lines that were put into words already."""

    event: EventHeading
    player: Player
    title: str
    number: str
    """Of the receipt or refund."""
    lines: tuple[tuple[str, str], ...] = ()
    """What, and how much."""
    seat: str = ""
    """``12-4``, or the number with which he waits."""
    last: str = ""
    issue: Issue = Issue()


class RulingNote(Struct, frozen=True):
    """A ruling, for the player who asks."""

    event: EventHeading
    table: int
    ruling: str
    happened: str = ""
    say: str = ""
    rules: tuple[str, ...] = ()
    """Rule numbers with their titles."""
    issue: Issue = Issue()


class PayoutSlip(Struct, frozen=True):
    """Money for a place."""

    event: EventHeading
    player: Player
    place: str
    """As it is said: "3", "12–14"."""
    amount: str
    """With its currency: "1 250 €"."""
    issue: Issue = Issue()
    provisional: bool = False
    """The prize list is not final yet."""


class BagTag(Struct, frozen=True):
    """Goes on a bag of chips overnight."""

    event: EventHeading
    player: Player
    table: int
    seat: int
    chips: int | None = None
    bag: str = ""
    next_day: str = ""
    issue: Issue = Issue()


class Incident(Struct, frozen=True):
    """What is known of an incident; what is "" is left to be written by hand."""

    event: EventHeading
    issue: Issue = Issue()
    where: str = ""
    level: str = ""
    dealer: str = ""
    players: str = ""
    happened: str = ""
    board: str = ""
    said: str = ""
    ruling: str = ""
    penalty: str = ""


class SeatRow(Struct, frozen=True):
    """A line of a seating list or a table sheet; ``player`` None is an empty chair."""

    table: int
    seat: int
    player: Player | None = None
    chips: int | None = None
    picked: bool = False
    """The seat was picked by hand, not drawn; the list marks it."""


class Seating(Struct, frozen=True):
    """The whole room's seats, for a wall."""

    event: EventHeading
    rows: tuple[SeatRow, ...]
    printed: str = ""
    """Date and time of print."""
    note: str = ""
    """The draw's seed and its undone predecessors, in the paper's language."""


class TableSheet(Struct, frozen=True):
    """One table with boxes for count and signature: the bagging sheet."""

    event: EventHeading
    table: int
    rows: tuple[SeatRow, ...]
    """Every chair in order."""
    printed: str = ""


class BreakOrder(Struct, frozen=True):
    """Tables in the order they break."""

    event: EventHeading
    tables: tuple[tuple[int, int], ...]
    """(table, players), the next to break first."""
    printed: str = ""
    note: str = ""


class SignIn(Struct, frozen=True):
    """Players who sign that they came."""

    event: EventHeading
    players: tuple[Player, ...]
    printed: str = ""


class SheetColumn(Struct, frozen=True):
    """A column of a format's list, its title in the paper's language."""

    title: str
    share: float
    """Part of the width, against the other columns."""
    kind: Literal["", "name", "number", "box"] = ""
    wide: bool = False
    """Only on a paper that is wide enough."""


class SheetPart(Struct, frozen=True):
    """Rows of a format's list under a title."""

    title: str
    rows: tuple[tuple[str, ...], ...]


class FormatSheet(Struct, frozen=True):
    """A list of a festival's format: bags, bracket, rounds, winners of seats, the dealers' plan."""

    event: EventHeading
    title: str
    columns: tuple[SheetColumn, ...]
    parts: tuple[SheetPart, ...]
    printed: str = ""
    note: str = ""
    across: int = 1
    high: float = 7.0
    """Height of a row, mm."""


class ButtonWalk(Struct, frozen=True):
    """A sheet to write down where the button is at every table."""

    event: EventHeading
    tables: tuple[int, ...]
    printed: str = ""


class RuleLine(Struct, frozen=True):
    """A sentence, and the rule that it rests on ("" leaves that out)."""

    text: str
    rule: str = ""


class RulePart(Struct, frozen=True):
    """Sentences under a heading."""

    title: str
    lines: tuple[RuleLine, ...]


class RulesPaper(Struct, frozen=True):
    """One rule, or the house's rules for players, in the paper's language."""

    event: EventHeading
    title: str
    parts: tuple[RulePart, ...]
    printed: str = ""
