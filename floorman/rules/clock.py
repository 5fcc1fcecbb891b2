"""The tournament clock: where an anchor has come to at an instant. A subtraction, no ticking."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import force_setattr, replace

from floorman.core.level_clock import Clock, Why
from floorman.core.structure import Break, DayEnd, Step, level_counts

MINUTE = 60_000
HOUR = 60 * MINUTE
HandForHandClock = Literal["per-hand", "stands", "runs"]
State = Literal["not-started", "level", "break", "day-end"]
_LEVEL, _BREAK, _END = range(3)


class ClockBreaks(Struct, frozen=True):
    """Breaks by the clock, beside the structure's. Spans in milliseconds."""

    length: int
    instants: tuple[int, ...] | None = None
    """When they fall, ascending, e.g. every :55 of the zone; None: each full hour from the day's first start."""
    from_level: int = 1
    quiet: int = 0
    """None falls so soon after the end of a break of the structure."""


class ClockPlan(Struct, frozen=True):
    """What the clock follows: the steps, the breaks by the clock, and the house's ways (``Choices``)."""

    steps: tuple[Step, ...]
    breaks: ClockBreaks | None = None
    break_waits: bool = False
    hand_for_hand: HandForHandClock = "per-hand"
    clock_per_hand: int = 2
    """Minutes."""
    lengths: tuple[int, ...] = ()
    """Of each step, milliseconds."""
    kinds: tuple[int, ...] = ()
    levels: tuple[int, ...] = ()
    """For each step the level that it is, or that was played before it."""

    def __post_init__(self) -> None:
        kinds = [
            _END if isinstance(one, DayEnd) else _BREAK if isinstance(one, Break) else _LEVEL for one in self.steps
        ]
        force_setattr(
            self, "lengths", tuple(0 if isinstance(one, DayEnd) else one.minutes * MINUTE for one in self.steps)
        )
        force_setattr(self, "kinds", tuple(kinds))
        force_setattr(self, "levels", level_counts(self.steps))

    def is_level(self, step: int) -> bool:
        """Whether the step is a level."""
        return self.kinds[step] == _LEVEL

    def is_break(self, step: int) -> bool:
        """Whether there is such a step and it is a break."""
        return step < len(self.kinds) and self.kinds[step] == _BREAK

    def is_end(self, step: int) -> bool:
        """Whether the step is the end of a day."""
        return self.kinds[step] == _END


class ClockReading(Struct, frozen=True):
    """What is told of the clock at an instant. Spans in milliseconds."""

    state: State
    level: int
    """Number of the level; in a break and at a day's end the last one played."""
    left: int
    runs: bool
    why: Why | None
    over: int | None
    """Since the end that passed unseen, while that is why it stands."""
    next_break: int | None
    """Until the next break; None in a break, while it stands, and where none comes before the day's end."""


def new_clock(plan: ClockPlan, at: int) -> Clock:
    """The clock before the start: the first step, whole."""
    return Clock(at, plan.lengths[0])


def shown(left: int) -> str:
    """Time left as screens show it, rounded up to the second: ``20:00``, ``0:01``, ``1:05:00``."""
    minutes, seconds = divmod(-(-left // 1000), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def in_break(clock: Clock, plan: ClockPlan) -> bool:
    """Whether it is a break, inserted or the structure's, that is running, stands or has just ended unseen."""
    if clock.break_left is None:
        return plan.kinds[clock.step] == _BREAK
    return not break_waits(clock)


def break_waits(clock: Clock) -> bool:
    """Whether a break that is not the structure's has come due and has not begun."""
    return bool(clock.break_left) and clock.why in ("hand", "away")


def hand_for_hand_stands(clock: Clock, plan: ClockPlan) -> bool:
    """Whether it is hand-for-hand in a house whose clock does not run through it."""
    return clock.hand_for_hand and plan.hand_for_hand != "runs"


def set_going(clock: Clock, now: int) -> Clock:
    """The clock, which stands, from ``now`` on running, by a human's word; a break that waits at a level's end for the
    hands waits still, one that has come due by the clock is passed over.
    """
    if clock.why == "hand" and clock.break_left is None:
        return replace(clock, starts_at=None)
    waiting = clock.why in ("hand", "away")
    return replace(
        clock,
        at=now,
        runs=True,
        why=None,
        ended_at=None,
        starts_at=None,
        break_left=None if waiting else clock.break_left,
        day_from=now if clock.day_from is None else clock.day_from,
    )


def clock_at(clock: Clock, now: int, plan: ClockPlan) -> Clock:
    """The anchor moved on to ``now``, which is not before it, step upon step; where it has come to stand, to the
    instant of that. ``clock_at(clock_at(c, a), b)`` is ``clock_at(c, b)``.
    """
    if not clock.runs:
        if clock.starts_at is None or now < clock.starts_at:
            return clock
        clock = set_going(clock, clock.starts_at)
        if not clock.runs:
            return clock
    time, step, left, break_left = clock.at, clock.step, clock.left, clock.break_left
    break_ended = clock.break_ended
    kinds, lengths = plan.kinds, plan.lengths
    rested = False
    while True:
        if break_left is not None:
            if time + break_left > now:
                return _moved(clock, now, step, left, break_ended, time + break_left - now)
            time, break_left, rested = time + break_left, None, not left
            if left and hand_for_hand_stands(clock, plan):
                return _stands(clock, time, step, left, break_ended, "h4h")
            continue
        end = time + left
        if kinds[step] == _LEVEL:
            due = _break_due(clock, plan, time, min(end, now), step, break_ended)
            if due is not None:
                time, length = due
                if plan.break_waits:
                    return _stands(clock, time, step, end - time, break_ended, "hand", length)
                left, break_left = end - time, length
                continue
        if end > now:
            return _moved(clock, now, step, end - now, break_ended, None)
        time = end
        if kinds[step] == _BREAK:
            break_ended, rested = end, True
        if step + 1 == len(kinds):
            return _stands(clock, time, step, 0, break_ended, "end")
        if kinds[step + 1] == _BREAK and plan.break_waits and not rested:
            return _stands(clock, time, step, 0, break_ended, "hand")
        step += 1
        left = lengths[step]
        if kinds[step] == _END:
            return _stands(replace(clock, day_from=None), time, step, 0, break_ended, "end")
        if kinds[step] == _LEVEL:
            if rested and hand_for_hand_stands(clock, plan):
                return _stands(clock, time, step, left, break_ended, "h4h")
            rested = False


def _moved(clock: Clock, at: int, step: int, left: int, break_ended: int | None, break_left: int | None) -> Clock:
    """The running clock, further on."""
    return replace(clock, at=at, step=step, left=left, break_ended=break_ended, break_left=break_left)


def _stands(
    clock: Clock,
    at: int,
    step: int,
    left: int,
    break_ended: int | None,
    why: Why,
    break_left: int | None = None,
) -> Clock:
    """The clock, come to stand."""
    return replace(
        _moved(clock, at, step, left, break_ended, break_left),
        runs=False,
        why=why,
    )


def _break_due(
    clock: Clock, plan: ClockPlan, after: int, until: int, step: int, break_ended: int | None
) -> tuple[int, int] | None:
    """The first break that is not the structure's and falls into the level ``step`` after ``after`` and by ``until``:
    its instant and length. One announced for later counts before one by the clock.
    """
    found = None
    if clock.break_at is not None and after < clock.break_at <= until:
        found, until = (clock.break_at, clock.break_length), clock.break_at - 1
    breaks = plan.breaks
    if breaks is None or plan.levels[step] < breaks.from_level:
        return found
    if break_ended is not None:
        after = max(after, break_ended + breaks.quiet - 1)
    if breaks.instants is not None:
        at = bisect_right(breaks.instants, after)
        due = breaks.instants[at] if at < len(breaks.instants) else until + 1
    else:
        # a clock that runs has been started
        due = after - (after - (clock.day_from or 0)) % HOUR + HOUR
    return (due, breaks.length) if due <= until else found


def clock_reading(clock: Clock, now: int, plan: ClockPlan) -> ClockReading:
    """What the clock tells at ``now``, which is not before its anchor."""
    clock = clock_at(clock, now, plan)
    paused = in_break(clock, plan)
    left = clock.break_left if paused and clock.break_left is not None else clock.left
    level, state = plan.levels[clock.step], _state(clock, plan, paused)
    over = now - clock.ended_at if clock.ended_at is not None else None
    next_break = None if paused or not clock.runs else _until_break(clock, plan)
    return ClockReading(state, level or int(state == "not-started"), left, clock.runs, clock.why, over, next_break)


def _state(clock: Clock, plan: ClockPlan, paused: bool) -> State:
    if not clock.runs and clock.why is None:
        return "not-started"
    if plan.is_end(clock.step):
        return "day-end"
    return "break" if paused else "level"


def _until_break(clock: Clock, plan: ClockPlan) -> int | None:
    """From the anchor, at which a level runs, until a break begins or waits for the hands."""
    step, time, left = clock.step, clock.at, clock.left
    while plan.kinds[step] == _LEVEL:
        due = _break_due(clock, plan, time, time + left, step, clock.break_ended)
        if due is not None:
            return due[0] - clock.at
        time += left
        step += 1
        if step == len(plan.kinds):
            return None
        left = plan.lengths[step]
    return time - clock.at if plan.kinds[step] == _BREAK else None


def level_step(plan: ClockPlan, number: int) -> int | None:
    """The step that is level ``number``; None if there is none."""
    places: Sequence[int] = [at for at, kind in enumerate(plan.kinds) if kind == _LEVEL]
    return places[number - 1] if 1 <= number <= len(places) else None
