"""The room as calls, advice, screens and papers read it: tournament, house, names, and the time."""

from collections.abc import Callable, Collection
from datetime import tzinfo
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from floorman.core.level_clock import Clock
from floorman.core.log import Log
from floorman.core.model import Chair, Entry, EntryState, Positions, Table, Tournament
from floorman.desk.clock.local_time import local, zone_or_this
from floorman.desk.clock.tournament_clock import TournamentClock
from floorman.desk.floor.head_counts import Heads
from floorman.desk.floor.journal_index import Casebook
from floorman.desk.floor.kept import Kept
from floorman.desk.floor.move_cache import MoveCache
from floorman.desk.floor.names import Names
from floorman.rules.button import Hand, next_hand
from floorman.rules.citation import Ruling, Unanswerable
from floorman.rules.clock import ClockPlan, ClockReading, clock_reading
from floorman.rules.house import House
from floorman.rules.seats import TableSeats

MINUTE = 60_000


class Floor(Struct):
    """What stands now. Changes only by what the desk records."""

    log: Log
    house: House
    names: Names
    clock: Callable[[], int]
    """Now, in milliseconds since 1970 (UTC)."""
    chance: Callable[[], str]
    """A fresh seed."""
    lang: str = "en"
    ever_penalised: set[int] = field(default_factory=set)
    """Entries that were ever given a penalty, so that nobody has to look through all of them."""
    casebook: Casebook = field(default_factory=Casebook)
    """Read it through ``cases``."""
    sums: Heads = field(default_factory=Heads)
    """Read it through ``heads``."""
    moves: MoveCache = field(default_factory=MoveCache)
    printing: Callable[[], Collection[int]] = tuple
    """Serials of slips that come out of a printer by themselves."""
    timer: TournamentClock = field(default_factory=TournamentClock)
    """Read it through ``level_clock``, ``clock_plan`` and ``clock_reading``."""
    typed_seeds: dict[int, str] = field(default_factory=dict)
    """Seeds given by hand, by the journal's row; the journal holds their sums."""
    excluded: dict[int, str] = field(default_factory=dict)
    """Players who asked to be excluded: during the ``flight``, or ``after`` it; ``off``: not any more."""
    links: tuple[str, ...] = ()
    """Paths of the flights that are looked at."""
    flights_read: dict[str, Any] = field(default_factory=dict)
    """Read them through ``flight_links``."""
    drawer: str = ""
    """Code of the drawer that sales and payments of this window go through."""
    kept: Kept = field(default_factory=Kept)
    """What was reckoned of the room as it stands."""
    secret: Callable[[], str] = str
    """What only the file that issues tickets knows."""
    vouched: Callable[[str], bool] | None = None
    """Whether the PIN of a second code was given; None where nobody asks for it."""
    zone_told: tzinfo | None = None
    """The zone of a rehearsal's times."""

    @property
    def now(self) -> Tournament:
        """The room as it stands."""
        return self.log.now

    @property
    def cases(self) -> Casebook:
        """The journal by table and by player, as it stands."""
        return self.casebook.catch_up(self.log)

    @property
    def heads(self) -> Heads:
        """Sums over all tables, as they stand."""
        return self.sums.catch_up(self.now, self.house)

    # -- the tournament clock

    def clock_plan(self, at: int | None = None) -> ClockPlan | None:
        """What the tournament clock follows, for looking at an instant (now if none); None without a structure."""
        return self.timer.plan(self.now, self.house.choices, self.clock() if at is None else at)

    def zone(self) -> tzinfo:
        """The zone of which times of day are: the structure's own, else the one that was told, else this machine's."""
        structure = self.now.structure
        told = () if structure is None else (structure.by_clock, structure.late_end)
        name = next((one.tz for one in told if one is not None and one.tz), "")
        return self.zone_told if not name and self.zone_told is not None else zone_or_this(name)

    def time_of_day(self, at: int) -> str:
        """The time of day on the hall's clock: ``20:15``."""
        return local(at + self.timer.wall_ahead, self.zone()).strftime("%H:%M")

    def level_clock(self, at: int | None = None) -> Clock | None:
        """The tournament clock at an instant; None without a structure."""
        return self.timer.clock(self.now, self.house.choices, self.clock() if at is None else at)

    def clock_reading(self, at: int | None = None) -> ClockReading | None:
        """What the tournament clock tells at an instant; None without a structure."""
        return self.timer.reading(self.now, self.house.choices, self.clock() if at is None else at)

    def until_break(self, clock: Clock) -> int | None:
        """Milliseconds until the next break if the tournament clock were this one now; None where none comes."""
        now = self.clock()
        plan = self.clock_plan(now)
        return None if plan is None else clock_reading(replace(clock, at=now), now, plan).next_break

    def seed(self, recorded: str | None, seq: int | None) -> str:
        """The seed of the draw in row ``seq``: as it was ``recorded``, or typed where it was given by hand."""
        return self.typed_seeds.get(seq or 0, "") or recorded or ""

    # -- positions

    def hands_ago(self, table: Table) -> int | None:
        """Age in hands of what was last seen of button and blinds; None if nobody has seen them."""
        if table.sighting is None:
            return None
        return table.sighting.age(self.clock()) // (self.house.choices.minutes_a_hand * MINUTE)

    def fresh(self, table: Table) -> bool:
        """Whether the positions were seen within one hand, so that they tell the next one."""
        ago = self.hands_ago(table)
        return ago is not None and ago <= 1

    def seats(self, table: Table) -> TableSeats:
        """The table as the rules ask for it, with what was last seen."""
        last = None if table.sighting is None else table.sighting.positions
        return TableSeats(table.number, table.max_seats, table.seated(), last, frozenset(table.locked_chairs))

    def seats_if_fresh(self, table: Table) -> TableSeats:
        """The same, with positions only if they are not older than a hand."""
        seats = self.seats(table)
        return seats if self.fresh(table) else seats._replace(last=None)

    def open_to(self, table: Table) -> TableSeats:
        """The table as a mover finds it: reserved chairs are not to be used."""
        seats = self.seats_if_fresh(table)
        reserved = frozenset(at + 1 for at, entry in enumerate(table.expected) if entry is not None)
        return seats._replace(locked=seats.locked | reserved)

    def newcomers(self, table: Table) -> tuple[frozenset[int], frozenset[int]]:
        """Seats of those who sat down since the last hand; and of them those new to the tournament."""
        new: set[int] = set()
        entrants: set[int] = set()
        for at, number in enumerate(table.chairs):
            if number is None:
                continue
            entry = self.now.entries[number]
            if entry.newcomer:
                new.add(at + 1)
                if entry.kind != "moved":
                    entrants.add(at + 1)
        return frozenset(new), frozenset(entrants)

    def next_hand(self, table: Table, last: Positions | None = None) -> Ruling[Hand] | None:
        """The hand to come at ``table``, from ``last`` or what was last seen; None where that does not tell."""
        seats = self.seats(table)
        if last is not None:
            seats = seats._replace(last=last)
        if seats.last is None:
            return None
        new, entrants = self.newcomers(table)
        single = table.single_big_blind
        if single is not None and (single not in new or single != seats.last.big_blind):
            single = None
        try:
            return next_hand(self.house, seats, new, entrants=entrants, single_big_blind=single)
        except Unanswerable:
            return None

    # -- people

    def at(self, chair: Chair) -> Entry | None:
        """Who sits at a chair; None if nobody does or there is no such chair."""
        table = self.now.table(chair.table)
        if table is None or not 1 <= chair.seat <= table.max_seats:
            return None
        number = table.at(chair.seat)
        return None if number is None else self.now.entries[number]

    def expected_at(self, chair: Chair) -> Entry | None:
        """Who is on his way to a chair."""
        table = self.now.table(chair.table)
        if table is None or not 1 <= chair.seat <= table.max_seats:
            return None
        number = table.expected_at(chair.seat)
        return None if number is None else self.now.entries[number]

    def just_left(self, chair: Chair) -> tuple[Entry, ...]:
        """Players in transit who come from a chair."""
        return tuple(entry for number in self.now.transit if (entry := self.now.entries[number]).came_from == chair)

    def assumed(self, entry: Entry) -> bool:
        """In transit so long that he is taken to have arrived."""
        return (
            entry.state is EntryState.TRANSIT
            and not entry.missing
            and self.clock() - entry.left_at >= self.house.choices.assumed_arrived_after * MINUTE
        )

    def penalised(self) -> tuple[Entry, ...]:
        """Players who owe hands or have owed some."""
        return tuple(
            entry
            for number in sorted(self.ever_penalised)
            if (entry := self.now.entry(number)) is not None and any(one.owed for one in entry.penalties)
        )

    def selling_tables(self) -> tuple[Table, ...]:
        """Tables at which seats may be sold or drawn: with a dealer, and a free chair under the cap."""
        tables = self.now.tables
        return tuple(tables[number] for number in self.heads.selling())
