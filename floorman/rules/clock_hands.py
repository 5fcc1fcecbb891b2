"""The tournament clock in hand-for-hand."""

from msgspec.structs import replace

from floorman.core.level_clock import Clock
from floorman.rules.clock import MINUTE, ClockPlan, clock_at, in_break


def hand_for_hand_on(clock: Clock, now: int, plan: ClockPlan) -> Clock:
    """``h4h on``: from now on a level stands, except in a house whose clock runs through it. A break runs on."""
    clock = replace(clock_at(clock, now, plan), at=now, hand_for_hand=True)
    if plan.hand_for_hand == "runs" or in_break(clock, plan) or not (clock.runs or clock.why == "hands"):
        return clock
    return replace(clock, runs=False, why="h4h")


def hand_for_hand_off(clock: Clock, now: int, plan: ClockPlan) -> Clock:
    """``h4h off``: a level that stood for it goes on with what is left; a break that stood is to be started."""
    clock = replace(clock_at(clock, now, plan), at=now, hand_for_hand=False)
    if clock.why != "h4h":
        return clock
    if in_break(clock, plan):
        return replace(clock, why="stop")
    return replace(clock, runs=True, why=None)


def hand_played(clock: Clock, now: int, plan: ClockPlan) -> Clock:
    """A synchronised hand was played: the level that stands for it has the minutes of a hand less. What passes its end
    comes off the next level; a break that comes then stands whole, and so does the clock at a day's or the list's end.
    """
    clock = replace(clock_at(clock, now, plan), at=now)
    stands = clock.hand_for_hand and clock.why in ("h4h", "stop")
    if plan.hand_for_hand != "per-hand" or not stands or in_break(clock, plan):
        return clock
    step, left = clock.step, clock.left - plan.clock_per_hand * MINUTE
    while left <= 0:
        if step + 1 == len(plan.steps):
            return replace(clock, step=step, left=0, why="end")
        step += 1
        if plan.is_end(step):
            return replace(clock, step=step, left=0, why="end", day_from=None)
        if plan.is_break(step):
            return replace(clock, step=step, left=plan.lengths[step])
        left += plan.lengths[step]
    return replace(clock, step=step, left=left)
