"""The clock of a room: what its journal has set, moved on to any instant."""

from collections.abc import Iterator
from datetime import tzinfo

from msgspec import Struct
from msgspec.structs import replace

from floorman.core.level_clock import Clock
from floorman.core.model import Tournament
from floorman.core.structure import BreaksByClock
from floorman.desk.clock.local_time import each_hour_at, zone_or_this
from floorman.rules.clock import (
    HOUR,
    MINUTE,
    ClockBreaks,
    ClockPlan,
    ClockReading,
    clock_at,
    clock_reading,
    new_clock,
)
from floorman.rules.clock_calls import come_back
from floorman.rules.clock_hands import hand_played
from floorman.rules.house import Choices

_AHEAD = 48 * HOUR
"""So far beyond the instant asked about the breaks by the clock are reckoned at most."""


class Begun(Struct, frozen=True):
    """A level that began by the clock."""

    step: int
    level: int
    at: int


class AwayMeanwhile(Struct, frozen=True):
    """The program was away while the clock ran, and nothing ended: what did the hall do?"""

    since: int
    until: int
    row: int
    """The row that had set the clock."""
    step: int
    left: int
    """Of the level or break, when it went away."""


class TournamentClock:
    """Keeps what it has reckoned, so that looking often costs nothing; it knows no room but the one it is given."""

    def __init__(self) -> None:
        self._shifts: list[tuple[int, int]] = [(0, 0)]
        self._plan: ClockPlan | None = None
        self._planned_for: tuple[object, ...] = ()
        self._covered = (0, 0)
        self._last: tuple[Clock, ClockPlan, int, Clock] | None = None
        self._unkept_since: int | None = None
        self.chips: tuple[Tournament, int | None] | None = None
        """All chips in play, as they were last counted together, and in which room."""
        self.meanwhile: AwayMeanwhile | None = None
        """The last time that nobody kept the clock and it ran on; None if there was none."""

    def wall_jumped(self, at: int, ahead: int) -> None:
        """From ``at`` on this machine's clock is ``ahead`` milliseconds before the time that instants are told by:
        breaks by the clock to come fall when that clock says so.
        """
        self._shifts.append((at, ahead))
        self._covered = (0, 0)

    def unkept(self, since: int | None) -> None:
        """Nobody has kept the clock since then, for whoever only looks at such a file; None: it is kept."""
        self._unkept_since, self._last = since, None

    @property
    def jumped_at(self) -> int:
        """When this machine's clock was last found set; 0 if it never was."""
        return self._shifts[-1][0]

    @property
    def wall_ahead(self) -> int:
        """Milliseconds by which this machine's clock is now before the time that instants are told by."""
        return self._shifts[-1][1]

    # -- what it follows

    def plan(self, now: Tournament, choices: Choices, at: int) -> ClockPlan | None:
        """Steps, breaks by the clock and the house's ways, for looking at ``at``; None without a structure."""
        if now.structure is None:
            return None
        wanted = (now.structure, choices.break_waits, choices.h4h_clock, _minutes(now, choices))
        if self._plan is None or any(
            one is not other and one != other for one, other in zip(wanted, self._planned_for, strict=True)
        ):
            self._plan = ClockPlan(now.structure.steps, None, *wanted[1:])
            self._planned_for, self._covered = wanted, (0, 0)
        if now.structure.by_clock is not None:
            self._cover(now.structure.by_clock, at if now.clock is None else min(at, now.clock.at), at)
        return self._plan

    def _cover(self, breaks: BreaksByClock, first: int, at: int) -> None:
        """The plan with all breaks by the clock from ``first`` until well beyond ``at``."""
        assert self._plan is not None
        if self._covered[0] <= first and at + HOUR <= self._covered[1]:
            return
        until = at + min(sum(self._plan.lengths), _AHEAD) + 2 * HOUR
        falls = (
            None
            if breaks.kind == "hourly"
            else tuple(self._instants(breaks.minute, zone_or_this(breaks.tz), first, until))
        )
        by_clock = ClockBreaks(breaks.minutes * MINUTE, falls, breaks.from_level, breaks.quiet * MINUTE)
        self._plan, self._covered = replace(self._plan, breaks=by_clock), (first, until - HOUR)

    def _instants(self, minute: int, zone: tzinfo, after: int, until: int) -> Iterator[int]:
        """When it is so many minutes past an hour, by this machine's clock as it went at each time."""
        ends = [begins for begins, _ in self._shifts[1:]] + [until]
        for (begins, ahead), ends_at in zip(self._shifts, ends, strict=True):
            start, end = max(after, begins), min(until, ends_at)
            if start < end:
                yield from (at - ahead for at in each_hour_at(minute, zone, start + ahead, end + ahead))

    # -- reading

    def clock(self, now: Tournament, choices: Choices, at: int) -> Clock | None:
        """The clock moved on to ``at``, which is not before it was set; None without a structure."""
        plan = self.plan(now, choices, at)
        if plan is None:
            return None
        anchor = now.clock
        if anchor is None:
            return replace(new_clock(plan, at), hand_for_hand=now.hand_for_hand is not None)
        last = self._last
        if last is not None and last[0] is anchor and last[1] is plan and last[2] <= at:
            start = last[3]
        else:
            start = _with_hands(anchor, plan)
        if self._unkept_since is not None and start.at <= self._unkept_since <= at:
            moved = come_back(start, self._unkept_since, at, plan)
        else:
            moved = clock_at(start, max(at, start.at), plan)
        self._last = (anchor, plan, at, moved)
        return moved

    def reading(self, now: Tournament, choices: Choices, at: int) -> ClockReading | None:
        """What the clock tells at ``at``; None without a structure."""
        clock, plan = self.clock(now, choices, at), self.plan(now, choices, at)
        return None if clock is None or plan is None else clock_reading(clock, max(at, clock.at), plan)

    def begun(self, now: Tournament, choices: Choices, until: int) -> Iterator[Begun]:
        """The levels that have begun by the clock from when it was set until ``until``, in their order."""
        plan, anchor = self.plan(now, choices, until), now.clock
        if plan is None or anchor is None:
            return
        if anchor.step >= len(plan.steps):
            return
        clock = replace(anchor, hands=())
        for hand in anchor.hands:
            yield from _begun_until(clock, plan, hand)
            before, clock = clock_at(clock, hand, plan), hand_played(clock, hand, plan)
            if clock.step != before.step and plan.is_level(clock.step):
                yield Begun(clock.step, plan.levels[clock.step], hand)
        yield from _begun_until(clock, plan, until)


def _minutes(now: Tournament, choices: Choices) -> int:
    """Of the clock for a synchronised hand: as they were when hand-for-hand began."""
    play = now.hand_for_hand
    return play.minutes if play is not None and play.minutes else choices.clock_per_hand


def _with_hands(anchor: Clock, plan: ClockPlan) -> Clock:
    """The clock as it was set, with the hands since; on a step that there is no more it stands at the list's end."""
    if anchor.step >= len(plan.steps):
        return replace(anchor, step=len(plan.steps) - 1, left=0, runs=False, why="end", break_left=None, starts_at=None)
    clock = replace(anchor, hands=()) if anchor.hands else anchor
    for hand in anchor.hands:
        clock = hand_played(clock, hand, plan)
    return clock


def _begun_until(clock: Clock, plan: ClockPlan, until: int) -> Iterator[Begun]:
    while (end := _next_end(clock)) is not None and end <= until:
        begins = not clock.runs and clock.why is None and clock.break_left is None
        moved = clock_at(clock, end, plan)
        if moved == clock:
            return
        if plan.is_level(moved.step) and moved.break_left is None and (moved.step != clock.step or begins):
            yield Begun(moved.step, plan.levels[moved.step], end)
        clock = moved


def _next_end(clock: Clock) -> int | None:
    """When the level or break ends that runs, at the earliest, or the start comes; None where nothing will."""
    if not clock.runs:
        return clock.starts_at
    return clock.at + (clock.left if clock.break_left is None else clock.break_left)
