"""What a front shows of the room: plain values, already worded, so that a front decides only how it looks."""

from enum import Enum

from msgspec import Struct, field

from floorman.core.model import TableState as TableState


class SeatLook(Enum):
    """What stands at a chair."""

    OPEN = "open"
    BLOCKED = "blocked"
    """Chair locked: not sold nor used."""
    SEATED = "seated"
    UNVERIFIED = "unverified"
    """Sold; nobody has said yet that player and stack are there."""
    NOSHOW = "noshow"
    EXPECTED = "expected"
    """Reserved for a player in transit."""


class Freshness(Enum):
    """How old the positions of a table are."""

    NEVER = "never"
    FRESH = "fresh"
    """Within one hand: they may be shown as the next hand."""
    ORBIT = "orbit"
    """Within one orbit: headed "last seen"."""
    OLD = "old"


class SeatView(Struct, frozen=True):
    """One chair of a tile or of the table panel."""

    seat: int
    look: SeatLook = SeatLook.OPEN
    mark: str = ""
    """Position on the hand to come: "D", "SB", "BB", or ""."""
    dead: bool = False
    """The mark rests on an empty chair."""
    entry: int | None = None
    name: str = ""
    """As it is shown: short form ("A. Kowalska")."""
    full_name: str = ""
    chips: str = ""
    """As it is shown ("61.5k"), or ""."""
    states: tuple[str, ...] = ()
    """Of "waits", "penalty", "away", "pinned", "noshow", "unverified", most important first."""
    spoken: str = ""
    """For a screen reader: "Seat 4, H. Ashdowne, entry 212, big blind"."""


class TileView(Struct, frozen=True):
    """One table on the floor."""

    table: int
    max_seats: int
    state: TableState
    players: int
    """Seated, without players in transit to it."""
    seats: tuple[SeatView, ...]
    """All chairs, seat 1 first."""
    transit: int = 0
    """Players on their way to it."""
    off_balance: int = 0
    """Players less the even share, rounded; 0 is balanced."""
    outside_gap: bool = False
    break_place: int | None = None
    """1 is the next to break; only the next three carry it."""
    ready: bool = True
    freshness: Freshness = Freshness.NEVER
    age: str = ""
    """Age of the positions as it is shown: "3 hands"; "" when not ageing."""
    section: str = ""
    note: str = ""
    """A word under the number: "closed", "broken 01:39", "STOP 6/9", or ""."""
    spoken: str = ""


class TableView(Struct, frozen=True):
    """The chosen table, large."""

    tile: TileView
    tags: tuple[str, ...] = ()
    """Beside the title: "open", "breaks 13th"."""
    seen: tuple[str, ...] = ()
    """Lines in the middle of the ring: "seen 01:44", "D 9 · SB 1 · BB 3"."""
    hand_title: str = ""
    """"Next hand", or "Last seen" when the positions are older than one hand."""
    hand_lines: tuple[str, ...] = ()
    standing: tuple[tuple[str, str, str], ...] = ()
    """Who waits, serves or is away: (mark "W"/"P"/"A", label, sentence)."""
    last_here: tuple[tuple[str, str], ...] = ()
    """(time, sentence), newest first."""


class AdviceCard(Struct, frozen=True):
    """One thing that needs doing."""

    level: str
    """"stop", "act", "move" or "note"."""
    icon: str
    """"stop", "break", "question", "transit", "balance", "penalty", "ruling", "wait"."""
    title: str
    """What to do, six words or fewer."""
    reason: str
    cites: tuple[str, ...]
    """The rules that it rests on."""
    offer: str
    """The call that does it, for the call line; "" if it only tells."""
    table: int | None = None
    code: str = ""
    key: str = ""
    """What tells it from other advice, however its reason reads."""
    name: str = ""
    """The word by which a call overrules it."""
    rests: tuple[str, ...] = ()
    """``cites`` with the sentences that they rest on, as the rule browser opens them."""


class Echo(Struct, frozen=True):
    """What a typed call was understood as, before Enter."""

    status: str
    """"empty", "understood", "cautioned" (something speaks against it, Enter records it all the same), "unfinished",
    "not-understood", "not-possible", "query"; after Enter "recorded", with the journal's row in ``detail``."""
    title: str = ""
    detail: str = ""
    table: int | None = None
    """The table aimed at, with the seats aimed at."""
    seats: tuple[int, ...] = ()
    enter: str = ""
    """What Enter does: "record", "record and print", "show"."""
    ways: tuple[tuple[int, int], ...] = ()
    """From which table to which it sends players."""


class PlayerRow(Struct, frozen=True):
    """A row of the player lists."""

    entry: int
    name: str
    second_name: str
    state: str
    """"seated", "transit", "waiting", "out", "void"."""
    place: str
    """"12-4", "12-4 → 17-2", "201st", "3rd in line"."""
    table: int | None = None
    seat: int | None = None
    chips: int | None = None
    flags: tuple[str, ...] = ()


class JournalLine(Struct, frozen=True):
    """A row of the journal list."""

    seq: int
    at: str
    """Local clock time "20:15"."""
    says: str
    kind: str
    undone: bool = False
    cites: tuple[str, ...] = ()


class TopBar(Struct, frozen=True):
    """The figures of the top bar."""

    event: str
    """Event number in its square."""
    name: str
    line: str
    """Day, level, registration: the small line under the name."""
    alive: int = 0
    entries: int = 0
    tables: int = 0
    transit: int = 0
    waiting: int = 0
    open_seats: int = 0
    journal: int = 0
    read_only: str = ""
    """Who holds the file, when this window may only look."""
    last: str = ""
    """The newest standing entry of the journal, worded: "01:46  1 187  P. Wołek (#388) arrived at 12-2"."""
    undo: str = ""
    """What undo would undo, or ""."""
    redo: str = ""
    backup: str = ""
    """Age of the newest copy, or why there is none: "Copy of 20:15, minutes ago: 3"; "" if none are wanted."""
    backup_late: bool = False
    lost: str = ""
    """What the last run recorded and the file does not hold any more, as a sentence; "" as a rule."""


class Legend(Struct, frozen=True):
    """Counts beside the floor's filters."""

    all: int = 0
    off_balance: int = 0
    stopped: int = 0
    transit: int = 0
    old: int = 0
    locked: int = 0
    tables: dict[str, frozenset[int]] = field(default_factory=dict)
