"""One entry of one player, with what he owes and where he is."""

from enum import Enum
from typing import Literal, get_args

from msgspec import Struct

from floorman.core.chairs import Chair, EntryNo
from floorman.core.format import ChipBag
from floorman.core.stopwatch import Stopwatch


class EntryState(Enum):
    """Where an entry is. Every entry is in exactly one state."""

    WAITING = "waiting"
    SEATED = "seated"
    TRANSIT = "transit"
    OUT = "out"
    VOID = "void"

    __hash__ = object.__hash__  # the enum's own, in Python, is felt where every event counts states


MINUTE = 60_000
"""In milliseconds."""
ALIVE = frozenset({EntryState.WAITING, EntryState.SEATED, EntryState.TRANSIT})


EntryKind = Literal["new", "re-entry", "moved", "alternate"]
"""How an entry came to its chair."""
PenaltyKind = Literal["warning", "missed-hands", "missed-rounds", "time", "disqualification"]
"""What can be given for an offence (TDA-2024 71)."""
PENALTY_KINDS: tuple[PenaltyKind, ...] = get_args(PenaltyKind)


class Penalty(Struct, frozen=True):
    """One penalty given (TDA-2024 71)."""

    seq: int
    """Journal number of the event that gave it."""
    kind: PenaltyKind
    owed: int = 0
    """Hands to be missed."""
    served: int = 0
    minutes: int = 0
    given_at: int = 0

    @property
    def left(self) -> int:
        """Hands still to be missed."""
        return max(0, self.owed - self.served)

    def sat_out(self, now: int) -> bool:
        """Whether its hands and its minutes are over at the instant ``now``."""
        return not self.left and Stopwatch(since=self.given_at).read(now) >= self.minutes * MINUTE


class Away(Struct, frozen=True):
    """A player who has left his seat."""

    since: int
    excused: bool = False
    hands: int = 0
    """Hands dealt past him since."""
    before_big_blind: bool | None = None
    """He left when the next big blind was his; None where the positions were not fresh."""


class Entry(Struct, frozen=True):
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
    kind: EntryKind = "new"
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
    bag: ChipBag | None = None
    """His chips overnight; None while they are in play."""
    bag_missing: bool = False
    """A day began without his bag."""

    @property
    def alive(self) -> bool:
        """Not out and not void."""
        return self.state in ALIVE

    @property
    def hands_owed(self) -> int:
        """Hands of penalty still to be missed."""
        return sum(penalty.left for penalty in self.penalties)
