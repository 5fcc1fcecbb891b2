"""Which calls bring the clock to where it would be had one of its calls never been made."""

from msgspec.structs import replace

from floorman.core.level_clock import Clock
from floorman.desk.floor.floor import Floor
from floorman.rules.clock import ClockPlan, clock_at, in_break, new_clock, shown


def clock_repair(floor: Floor, seq: int) -> str:
    """The calls, parted by semicolons, as one would type them now instead of undoing row ``seq``."""
    now = floor.clock()
    plan = floor.clock_plan(now)
    if plan is None:
        return "lv"
    clock = clock_at(_set_before(floor, seq, plan), now, plan)
    calls = _put(clock, plan)
    runs_now = floor.level_clock(now)
    if runs_now is not None and runs_now.runs != clock.runs:
        calls.append("lv go" if clock.runs else "lv stop")
    return "; ".join(calls)


def _set_before(floor: Floor, seq: int, plan: ClockPlan) -> Clock:
    """The clock as it was set last before row ``seq``."""
    for fact in reversed(floor.log.facts[: seq - 1]):
        clock: Clock | None = getattr(fact.event, "clock", None)
        if clock is not None and clock.step < len(plan.steps) and floor.log.stands(fact.seq):
            return replace(clock, at=fact.at)
    return new_clock(plan, floor.log.facts[seq - 1].at)


def _put(clock: Clock, plan: ClockPlan) -> list[str]:
    level = plan.levels[clock.step]
    if plan.is_level(clock.step):
        left = f" {shown(clock.left)}" if clock.left else ""
        calls = [f"lv {level}{left}"]
        if clock.break_left and in_break(clock, plan):
            calls.append(f"lv break {shown(clock.break_left)}")
        return calls
    calls = [f"lv {level or 1}", "lv next"]
    return [*calls, f"lv left {shown(clock.left)}"] if plan.is_break(clock.step) and clock.left else calls
