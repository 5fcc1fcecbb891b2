"""One table with its chairs, its state, and what was last seen of its positions."""

from enum import Enum

from msgspec import Struct

from floorman.core.chairs import EntryNo, Positions, SeatNo, TableNo
from floorman.core.stopwatch import Stopwatch


class TableState(Enum):
    """A table's state: the first of these that is true of it."""

    BROKEN = "broken"
    HALTED = "halted"
    CLOSED = "closed"
    LOCKED = "locked"
    OPEN = "open"


_NEW = Stopwatch()


class Sighting(Struct, frozen=True):
    """Positions as somebody saw them: when, and how old they are."""

    positions: Positions
    seen_at: int
    seq: int
    ageing: Stopwatch = _NEW
    """Its age; it stands while the table is stopped."""

    def age(self, now: int) -> int:
        """Age in milliseconds at ``now``; time stopped does not count."""
        return self.ageing.read(now)


class Table(Struct, frozen=True):
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
    vacated: frozenset[SeatNo] = frozenset()
    """Chairs that somebody who is out has left, and that nobody was given since."""
    sighting: Sighting | None = None
    hands: int = 0
    """Hands reported since the table was opened."""
    single_big_blind: SeatNo | None = None
    """Posts the big blind alone on the next hand."""
    section: str = ""
    cut: int = 0
    """Seats that it is played at since it was given fewer; 0 where it was not."""
    games_from: int = 0
    """Hands that were dealt here before the order of games was set."""

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
