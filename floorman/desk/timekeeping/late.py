"""The end of late registration: with its level, after real minutes, or at a time of day."""

from floorman.core.facts import ClockSet, LevelBegun, RegistrationMarked
from floorman.core.structure import Structure
from floorman.desk.clock.local_time import next_time
from floorman.desk.floor.floor import Floor
from floorman.rules.clock import MINUTE


def late_step(structure: Structure) -> int | None:
    """The last step with which late registration ends; None where no step is marked."""
    marked = [at for at, step in enumerate(structure.steps) if getattr(step, "late", False)]
    return marked[-1] if marked else None


def late_ends_at(floor: Floor, now: int) -> int | None:
    """The instant at which late registration ends, or ended, by the minutes or the time of day that the structure says;
    None where it says neither, or where the tournament has not been started.
    """
    structure, begun = floor.now.structure, floor.now.started_at
    end = None if structure is None else structure.late_end
    if end is None or begun is None:
        return None
    if end.until:
        hour, minute = map(int, end.until.split(":"))
        ahead = floor.timer.wall_ahead
        return next_time(hour, minute, floor.zone(), min(begun, now) + ahead) - ahead
    return begun + end.minutes * MINUTE


def late_is_over(floor: Floor, now: int) -> bool:
    """Whether late registration has ended by the structure, whatever the desk says; False where nothing is told."""
    structure = floor.now.structure
    if structure is None or floor.now.clock is None:
        return False
    step = late_step(structure)
    if step is None:
        at = late_ends_at(floor, now)
        return at is not None and at <= now
    clock = floor.level_clock(now)
    return clock is not None and clock.step > step


def minutes_to_late_end(floor: Floor, now: int) -> int | None:
    """Whole minutes, rounded up, until late registration ends if the clock runs on; None where nobody knows."""
    structure, clock, plan = floor.now.structure, floor.level_clock(now), floor.clock_plan(now)
    if structure is None or clock is None or plan is None:
        return None
    step = late_step(structure)
    if step is None:
        at = late_ends_at(floor, now)
        return None if at is None or at < now else -(-(at - now) // MINUTE)
    if clock.step > step or not clock.runs:
        return None
    left = clock.left + (clock.break_left or 0) + sum(plan.lengths[clock.step + 1 : step + 1])
    return -(-left // MINUTE)


def due_to_close(floor: Floor, now: int) -> bool:
    """Whether late registration is over by the structure while the desk is open, and nobody has opened it since."""
    return floor.now.registration_open and late_is_over(floor, now) and not _opened_since(floor, now)


def closes_itself(floor: Floor, now: int) -> bool:
    """Whether the house closes registration by itself, and has it to do now."""
    return floor.house.choices.late_ends == "by-itself" and due_to_close(floor, now)


def _opened_since(floor: Floor, now: int) -> bool:
    """Whether somebody opened or closed registration after its end had come, or took that back: he knows better."""
    structure = floor.now.structure
    step = None if structure is None else late_step(structure)
    at = late_ends_at(floor, now)
    for fact in reversed(floor.log.facts):
        event = fact.event
        if isinstance(event, RegistrationMarked):
            return step is not None or (at is not None and fact.at >= at)
        if step is None:
            if at is None or fact.at < at:
                return False
        elif isinstance(event, LevelBegun):
            if event.step <= step:
                return False
        elif isinstance(event, ClockSet) and floor.log.stands(fact.seq) and event.clock.step <= step:
            return False
    return False
