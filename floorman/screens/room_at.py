"""The room at an instant in one language, as every screen reads it: the clock, what comes, words."""

from collections.abc import Callable
from datetime import timedelta
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from floorman.core.level_clock import Clock
from floorman.core.structure import Break, DayEnd, Level, Played, Structure, Stud
from floorman.desk.clock.local_time import local
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.played_level import next_level, played_level
from floorman.rules.clock import HOUR, MINUTE, ClockPlan, ClockReading, clock_at
from floorman.rules.structure_doubts import doubtful_steps
from floorman.text.say import say

Told = Callable[[int], str]
"""The words kept beside a row of the journal."""
QUIET = 2 * MINUTE
"""So long before the end of a level or break every screen shows the clock."""


class NextBreak(Struct, frozen=True):
    """The break that comes next."""

    at: int
    length: int
    chips: tuple[int, ...] = ()
    """Values of the chips that leave play in it."""


class RoomAt:
    """The room of ``floor`` as it is, or will be if nobody does anything, at the instant ``at``."""

    def __init__(self, floor: Floor, told: Told, lang: str, at: int) -> None:
        self.floor = replace(floor, clock=lambda: at, lang=lang)
        self.told, self.lang, self.at = told, lang, at

    def say(self, code: str, **params: object) -> str:
        """The words of ``screen.`` and the code."""
        return say(f"screen.{code}", params, self.lang)

    def time(self, at: int) -> str:
        """The time of day."""
        return self.floor.time_of_day(at)

    @cached_property
    def hall(self) -> int:
        """Milliseconds from an instant to the hall's own time of day."""
        ahead = self.floor.timer.wall_ahead
        offset = local(self.at + ahead, self.floor.zone()).utcoffset() or timedelta()
        return ahead + int(offset.total_seconds()) * 1000

    @cached_property
    def plan(self) -> ClockPlan | None:
        """What the clock follows; None without levels."""
        return self.floor.clock_plan(self.at)

    @cached_property
    def clock(self) -> Clock | None:
        """The clock; None without levels."""
        return self.floor.level_clock(self.at)

    @cached_property
    def reading(self) -> ClockReading | None:
        """What the clock tells; None without levels."""
        return self.floor.clock_reading(self.at)

    @cached_property
    def starts_in(self) -> int | None:
        """Milliseconds until a clock that has not been started goes; None where nobody has said."""
        clock = self.clock
        return None if clock is None or clock.starts_at is None or clock.runs else max(0, clock.starts_at - self.at)

    @cached_property
    def level(self) -> Level | Stud | None:
        """The level whose blinds are put in, in a break the coming one; None where it is doubtful, or none comes."""
        return self._sure(played_level(self.floor, self.at))

    @cached_property
    def coming(self) -> Level | Stud | None:
        """The level after that, under the same conditions."""
        return self._sure(next_level(self.floor, self.at))

    def _sure(self, level: Level | Stud | None) -> Level | Stud | None:
        structure = self.floor.now.structure
        if level is None or structure is None:
            return None
        doubtful = any(structure.steps[step] is level for step in doubtful_steps(structure))
        return None if doubtful else level

    def number_of(self, level: Level | Stud | None) -> int:
        """The number of a level; 0 for none."""
        structure = self.floor.now.structure
        levels = [] if structure is None else [step for step in structure.steps if isinstance(step, Played)]
        return next((nth for nth, one in enumerate(levels, 1) if one is level), 0)

    @cached_property
    def whole(self) -> int:
        """How long the level or break is as a whole, so far as that is known; at least what is left."""
        clock, plan, reading = self.clock, self.plan, self.reading
        if clock is None or plan is None or reading is None:
            return 0
        length = plan.lengths[clock.step]
        if reading.state == "break" and clock.break_left is not None:
            length = clock.break_length or (plan.breaks.length if plan.breaks is not None else 0)
        return max(length, reading.left)

    @cached_property
    def next_break(self) -> NextBreak | None:
        """The next break; None in a break, while the clock stands, and where none comes."""
        clock, plan, reading = self.clock, self.plan, self.reading
        if clock is None or plan is None or reading is None or reading.next_break is None:
            return None
        then = self.at + reading.next_break
        moved = clock_at(clock, then, plan)
        if moved.break_left is not None:
            return NextBreak(then, moved.break_left)
        step = plan.steps[moved.step] if plan.is_break(moved.step) else plan.steps[moved.step + 1]
        return NextBreak(then, step.minutes * MINUTE, step.chips) if isinstance(step, Break) else None

    @cached_property
    def day_end(self) -> tuple[int, int | None] | None:
        """After which level the day ends, and when if the clock runs on; None where no end of a day is told."""
        clock, plan = self.clock, self.plan
        structure: Structure | None = self.floor.now.structure
        if clock is None or plan is None or structure is None:
            return None
        ends = [at for at, step in enumerate(structure.steps) if isinstance(step, DayEnd) and at > clock.step]
        if not ends:
            return None
        left = clock.left + (clock.break_left or 0) + sum(plan.lengths[clock.step + 1 : ends[0]])
        return plan.levels[ends[0]], self.at + left if clock.runs else None

    @cached_property
    def flips_at(self) -> int | None:
        """The next instant at which the clock shows something else by itself; None while it stands."""
        reading = self.reading
        if self.starts_in is not None:
            return self._flip(self.starts_in)
        return None if reading is None or not reading.runs else self._flip(self._first_end(reading))

    def _first_end(self, reading: ClockReading) -> int:
        return reading.left if reading.next_break is None else min(reading.left, reading.next_break)

    def _flip(self, left: int) -> int:
        """Also where figures of hours give way to figures of minutes."""
        hour = HOUR - 1000
        return self.at + (left - hour if left > hour else left)

    @property
    def resting(self) -> bool:
        """Whether nothing but the clock is to be seen: the end of a level or break, hand-for-hand, last hands."""
        reading, now = self.reading, self.floor.now
        near = reading is not None and reading.runs and reading.left <= QUIET
        return near or now.hand_for_hand is not None or now.last_hands is not None

    @cached_property
    def announcements(self) -> tuple[tuple[int, str], ...]:
        """Number and words of what has been announced and stands, the oldest first."""
        standing = self.floor.now.announcements.values()
        return tuple((one.number, self.told(one.seq)) for one in standing if one.until is None or one.until > self.at)

    def at_instant(self, at: int) -> "RoomAt":
        """The same room at another instant."""
        return RoomAt(self.floor, self.told, self.lang, at)
