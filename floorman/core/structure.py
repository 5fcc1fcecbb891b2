"""What a structure of levels is made of."""

from typing import Literal, TypeAlias

from floorman.core.recorded import Recorded

AnteOf = Literal["big-blind", "all", "button"]
"""Who pays the ante."""

MAX_STEPS = 200


class Level(Recorded, frozen=True, tag="level"):
    """A level with blinds. Values in chips, ``minutes`` as the structure says."""

    small_blind: int
    big_blind: int
    minutes: int
    ante: int = 0
    ante_of: AnteOf = "big-blind"
    late: bool = False
    """Late registration ends with it."""
    ok: bool = False
    """A human has looked at what is doubtful about it."""
    game: str = ""
    note: str = ""

    @property
    def values(self) -> tuple[int, ...]:
        """What is put in at this level, without what is not."""
        return tuple(filter(None, (self.small_blind, self.big_blind, self.ante)))


class Stud(Recorded, frozen=True, tag="stud"):
    """A level of stud: ante, bring-in, small and big bet."""

    small_bet: int
    big_bet: int
    minutes: int
    ante: int = 0
    bring_in: int = 0
    late: bool = False
    ok: bool = False
    game: str = ""
    note: str = ""

    @property
    def values(self) -> tuple[int, ...]:
        """What is put in at this level, without what is not."""
        return tuple(filter(None, (self.ante, self.bring_in, self.small_bet, self.big_bet)))

    @property
    def big_blind(self) -> int:
        """What stands for the big blind when stacks are counted in it: the small bet, which opens the betting."""
        return self.small_bet


class Break(Recorded, frozen=True, tag="break"):
    """A pause for everybody."""

    minutes: int
    chips: tuple[int, ...] = ()
    """Values of the chips that leave play in it."""
    addon: bool = False
    """Add-ons are sold in it."""
    late: bool = False
    ok: bool = False
    name: str = ""


class DayEnd(Recorded, frozen=True, tag="end"):
    """A day's play ends here."""

    name: str = ""


Step: TypeAlias = Level | Stud | Break | DayEnd
Played: TypeAlias = Level | Stud


class BreaksByClock(Recorded, frozen=True):
    """Breaks that fall by the clock, beside the structure's: at a minute of each hour, or each hour from the start."""

    kind: Literal["sync", "hourly"]
    minutes: int
    """How long each lasts."""
    minute: int = 0
    """Of the hour, for ``sync``."""
    tz: str = ""
    """Name of the zone whose hours count, for ``sync``."""
    from_level: int = 1
    quiet: int = 0
    """Minutes after the end of a break of the structure in which none falls."""


class LateEnd(Recorded, frozen=True):
    """When late registration ends, where no step is marked ``late``: one of the two is told."""

    minutes: int = 0
    """Real minutes from the first start."""
    until: str = ""
    """A time of day, ``21:00``."""
    tz: str = ""
    """Name of the zone of that time."""


class Structure(Recorded, frozen=True):
    """The steps of a tournament in their order, at most ``MAX_STEPS``, and the values of its chips."""

    steps: tuple[Step, ...] = ()
    chips: tuple[int, ...] = ()
    """Ascending; empty where nobody has said them."""
    by_clock: BreaksByClock | None = None
    late_end: LateEnd | None = None
    source: str = ""
    """The file or template that it came from."""

    @property
    def levels(self) -> int:
        """How many levels it has."""
        return sum(isinstance(step, Played) for step in self.steps)

    def step_of(self, level: int) -> int | None:
        """The step, from 0, that is that level, counted from 1; None if there is none."""
        places = [at for at, step in enumerate(self.steps) if isinstance(step, Played)]
        return places[level - 1] if 1 <= level <= len(places) else None


def level_counts(steps: tuple[Step, ...]) -> tuple[int, ...]:
    """For each step how many levels have begun by then: its own number, where it is a level."""
    counts, count = [], 0
    for step in steps:
        count += isinstance(step, Played)
        counts.append(count)
    return tuple(counts)
