"""The calls that set the tournament clock. Each takes the clock as it was last set, the instant of the call and the
plan, gives the clock from then on, and raises ClockRefused where it cannot be.
"""

from msgspec.structs import replace

from floorman.core.level_clock import Clock, Why
from floorman.core.refused import Refused
from floorman.rules.clock import (
    MINUTE,
    ClockPlan,
    break_waits,
    clock_at,
    hand_for_hand_stands,
    in_break,
    level_step,
    set_going,
)


class ClockRefused(Refused):
    """The call cannot be followed; the clock is as it was. ``code`` is ``lv.…``."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(f"lv.{code}", **params)


def go(clock: Clock, now: int, plan: ClockPlan) -> Clock:
    """``lv go``: it runs. A break that waits for the hands at a level's end waits still; one that waits in the middle
    of a level is passed over. Refused while it runs and at a day's or the list's end.
    """
    clock = _to_be_started(clock, now, plan)
    return clock_at(set_going(clock, now), now, plan)


def go_at(clock: Clock, now: int, plan: ClockPlan, start: int) -> Clock:
    """``lv go at 19:00``: it stands as it does and goes at the instant ``start``. Refused as ``go``."""
    clock = _to_be_started(clock, now, plan)
    return clock_at(replace(clock, at=now, starts_at=max(start, now)), now, plan)


def _to_be_started(clock: Clock, now: int, plan: ClockPlan) -> Clock:
    clock = clock_at(clock, now, plan)
    if clock.runs:
        raise ClockRefused("runs")
    _refuse_over(clock, plan)
    return clock


def _refuse_over(clock: Clock, plan: ClockPlan) -> None:
    if clock.why == "end" or plan.is_end(clock.step):
        raise ClockRefused("day-over")


def stop(clock: Clock, now: int, plan: ClockPlan) -> Clock:
    """``lv stop``: it stands. Refused while it stands, whyever."""
    clock = clock_at(clock, now, plan)
    if not clock.runs:
        raise ClockRefused("stands")
    return replace(clock, at=now, runs=False, why="stop")


def add(clock: Clock, now: int, plan: ClockPlan, span: int) -> Clock:
    """``lv +2``, ``lv -3:30``: so many milliseconds more or less of the level, or of the break. Refused at a day's end,
    and where nothing would be left.
    """
    clock = clock_at(clock, now, plan)
    if plan.is_end(clock.step):
        raise ClockRefused("day-over")
    return _with_left(clock, now, plan, _left(clock, plan) + span)


def set_left(clock: Clock, now: int, plan: ClockPlan, span: int) -> Clock:
    """``lv left 12:30``: so many milliseconds are left of the level, or of the break. Refused as ``add``."""
    clock = clock_at(clock, now, plan)
    if plan.is_end(clock.step):
        raise ClockRefused("day-over")
    return _with_left(clock, now, plan, span)


def _left(clock: Clock, plan: ClockPlan) -> int:
    return clock.break_left if clock.break_left is not None and in_break(clock, plan) else clock.left


def _with_left(clock: Clock, now: int, plan: ClockPlan, left: int) -> Clock:
    """A step that was over goes on standing, now with time left, until it is told to go."""
    if left <= 0:
        raise ClockRefused("only-left")
    if _left(clock, plan) == 0 and clock.why in ("end", "hand", "away") and not break_waits(clock):
        clock = replace(clock, why="stop", ended_at=None)
    if clock.break_left is not None and in_break(clock, plan):
        return replace(clock, at=now, break_left=left)
    return replace(clock, at=now, left=left)


def next_step(clock: Clock, now: int, plan: ClockPlan) -> Clock:
    """``lv next``: the next step, whole; it runs if it ran or waited. Refused on the last step."""
    clock = clock_at(clock, now, plan)
    if clock.step + 1 == len(plan.steps):
        raise ClockRefused("last-step")
    if clock.why in ("hand", "hands", "away"):
        return _begun(clock, now, plan, clock.step + 1)
    return _put(clock, now, plan, clock.step + 1)


def back(clock: Clock, now: int, plan: ClockPlan) -> Clock:
    """``lv back``: the last level begun before this step, whole; it runs or stands as it was. Refused on the first."""
    clock = clock_at(clock, now, plan)
    before = [step for step in range(clock.step) if plan.is_level(step)]
    if not before:
        raise ClockRefused("first-level")
    return _put(clock, now, plan, before[-1])


def to_level(clock: Clock, now: int, plan: ClockPlan, number: int, left: int | None = None) -> Clock:
    """``lv 8``, ``lv 8 12:00``: level ``number`` with so many milliseconds left, else whole; it runs or stands as it
    was. Refused where there is no such level, or nothing would be left.
    """
    clock = clock_at(clock, now, plan)
    step = level_step(plan, number)
    if step is None:
        raise ClockRefused("no-such-level", level=number)
    if left is not None and left <= 0:
        raise ClockRefused("only-left")
    return _put(clock, now, plan, step, left)


def _put(clock: Clock, now: int, plan: ClockPlan, step: int, left: int | None = None) -> Clock:
    """The clock on ``step``, running or standing as it was; what it waited for is gone."""
    if plan.is_end(step):
        return _day_end(clock, now, plan, step)
    clock = _left_break(clock, now, plan)
    stays: Why | None = clock.why if clock.runs or clock.why in (None, "stop", "h4h") else "stop"
    length = plan.lengths[step] if left is None else left
    return replace(clock, at=now, step=step, left=length, break_left=None, why=stays, ended_at=None)


def _begun(clock: Clock, now: int, plan: ClockPlan, step: int) -> Clock:
    """``step`` begun whole by a human's word, so that it runs; a level of hand-for-hand stands."""
    if plan.is_end(step):
        return _day_end(clock, now, plan, step)
    clock = _left_break(clock, now, plan)
    stands = plan.is_level(step) and hand_for_hand_stands(clock, plan)
    begun = replace(clock, at=now, step=step, left=plan.lengths[step], break_left=None, ended_at=None, starts_at=None)
    return _playing(begun, now, stands=stands)


def _playing(clock: Clock, now: int, *, stands: bool = False) -> Clock:
    """The clock running from ``now``, or standing for hand-for-hand."""
    day_from = now if clock.day_from is None else clock.day_from
    return replace(clock, at=now, runs=not stands, why="h4h" if stands else None, day_from=day_from)


def _day_end(clock: Clock, now: int, plan: ClockPlan, step: int) -> Clock:
    clock = _left_break(clock, now, plan)
    over = replace(clock, at=now, step=step, left=0, break_left=None, runs=False, why="end")
    return replace(over, ended_at=None, starts_at=None, day_from=None)


def _left_break(clock: Clock, now: int, plan: ClockPlan) -> Clock:
    """The clock, whose step is left now: when a break of the structure ended is known."""
    return replace(clock, break_ended=now) if plan.is_break(clock.step) else clock


def break_now(clock: Clock, now: int, plan: ClockPlan, length: int) -> Clock:
    """``lv break 15``: a break of ``length`` milliseconds; the level keeps its rest and goes on after it. Where a break
    of the structure waits for the hands, it is this one. Refused in a break and at a day's or the list's end.
    """
    clock = clock_at(clock, now, plan)
    _refuse_over(clock, plan)
    if in_break(clock, plan):
        raise ClockRefused("on-break")
    if clock.why == "hand" and clock.break_left is None:
        return replace(_begun(clock, now, plan, clock.step + 1), left=length)
    return _playing(replace(clock, break_left=length, ended_at=None, starts_at=None), now)


def break_at(clock: Clock, now: int, plan: ClockPlan, length: int, start: int) -> Clock:
    """``lv break 60 at 20:55``: as ``break_now``, at the instant ``start``, if a level runs then. One at most is
    announced. Refused at a day's or the list's end.
    """
    if start <= now:
        return break_now(clock, now, plan, length)
    clock = clock_at(clock, now, plan)
    _refuse_over(clock, plan)
    return replace(clock, at=now, break_at=start, break_length=length)


def begin_break(clock: Clock, now: int, plan: ClockPlan) -> Clock:
    """``lv break``: the hands are done, the break that waited begins, whole. Refused if none waits."""
    clock = clock_at(clock, now, plan)
    if break_waits(clock):
        return _playing(replace(clock, ended_at=None, starts_at=None), now)
    if clock.why in ("hand", "away") and not in_break(clock, plan) and not clock.left and plan.is_break(clock.step + 1):
        return _begun(clock, now, plan, clock.step + 1)
    raise ClockRefused("nothing-waits")


def play(clock: Clock, now: int, plan: ClockPlan) -> Clock:
    """``lv play``: the break is over, or passed over where it waits for the hands; a clock that stands in a level runs.
    Refused in a level that runs, and at a day's or the list's end.
    """
    clock = clock_at(clock, now, plan)
    _refuse_over(clock, plan)
    if in_break(clock, plan) or clock.why == "hand":
        return _play_on(clock, now, plan)
    if clock.runs:
        raise ClockRefused("no-break")
    return go(clock, now, plan)


def _play_on(clock: Clock, now: int, plan: ClockPlan) -> Clock:
    """The level goes on with its rest; if it has none, or a break of the structure is over, the next level begins."""
    if clock.left and plan.is_level(clock.step):
        rest = replace(clock, break_left=None, ended_at=None, starts_at=None)
        return _playing(rest, now, stands=hand_for_hand_stands(clock, plan))
    step = clock.step + 1
    while plan.is_break(step):
        step += 1
    if step == len(plan.steps):
        return replace(clock, at=now, left=0, break_left=None, runs=False, why="end", ended_at=None, starts_at=None)
    return _begun(clock, now, plan, step)


def last_hands(clock: Clock, now: int, plan: ClockPlan) -> Clock:
    """``lv hands 3``: the last hands are announced; it stands. Refused in a break, before the start, and at a day's or
    the list's end.
    """
    clock = clock_at(clock, now, plan)
    _refuse_over(clock, plan)
    if in_break(clock, plan):
        raise ClockRefused("on-break")
    if not clock.runs and clock.why is None:
        raise ClockRefused("stands")
    return replace(clock, at=now, runs=False, why="hands", break_left=None, ended_at=None)


def catch_up(clock: Clock, now: int, plan: ClockPlan) -> Clock:
    """``lv catch``: what ended while the program was away was announced in time: as if it had stayed. Refused where
    nothing passed unseen.
    """
    clock = clock_at(clock, now, plan)
    if clock.why != "away" or clock.ended_at is None:
        raise ClockRefused("nothing-to-catch")
    if not break_waits(clock):
        return clock_at(set_going(clock, clock.ended_at), now, plan)
    if plan.break_waits:
        return replace(clock, at=clock.ended_at, why="hand", ended_at=None)
    begun = replace(clock, at=clock.ended_at, runs=True, why=None, ended_at=None)
    return clock_at(begun, now, plan)


AWAY_UNNOTICED = 2 * MINUTE
"""Away no longer than this, an end passes as if the program had stayed."""


def come_back(clock: Clock, away_since: int, now: int, plan: ClockPlan) -> Clock:
    """The program was away from ``away_since`` to ``now``: if something ended meanwhile, the clock stands there, at the
    first end that passed (of a level, a break or a day; a start or a break that came due), until a human says so.
    """
    clock = clock_at(clock, away_since, plan)
    ended = _first_end(clock, plan)
    if ended is None or now - away_since <= AWAY_UNNOTICED or ended.at >= now:
        return clock_at(clock, now, plan)
    return ended


def _first_end(clock: Clock, plan: ClockPlan) -> Clock | None:
    """The clock as it stands at the next end, unseen; None if it stands already."""
    if not clock.runs:
        at = clock.starts_at
        return None if at is None else replace(clock, at=at, why="away", ended_at=at, starts_at=None)
    at = clock.at + (clock.left if clock.break_left is None else clock.break_left)
    passed = clock_at(clock, at, replace(plan, break_waits=True))
    unseen = replace(clock, at=at, runs=False, why="away", ended_at=at)
    if clock.break_left is not None:
        return replace(unseen, break_left=0)
    if passed.why == "hand" and passed.break_left:
        return replace(unseen, at=passed.at, ended_at=passed.at, left=passed.left, break_left=passed.break_left)
    return replace(unseen, left=0)
