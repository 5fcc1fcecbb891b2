"""The level that is played, or that comes after the break: its blinds, ante and game."""

from floorman.core.structure import Level, Played, Stud
from floorman.desk.floor.floor import Floor
from floorman.rules.clock import in_break
from floorman.rules.structure_doubts import doubtful_steps


def played_level(floor: Floor, at: int | None = None) -> Level | Stud | None:
    """The level of the blinds to be put in at an instant (now if none): in a break, and at a day's end, the coming one;
    None without levels and where none comes.
    """
    at = floor.clock() if at is None else at
    clock, plan = floor.level_clock(at), floor.clock_plan(at)
    if clock is None or plan is None:
        return None
    paused = in_break(clock, plan) or not plan.is_level(clock.step)
    begins = clock.step + 1 if paused and not (plan.is_level(clock.step) and clock.left) else clock.step
    return next((step for step in plan.steps[begins:] if isinstance(step, Played)), None)


def next_level(floor: Floor, at: int | None = None) -> Level | Stud | None:
    """The level after that; None where none comes before the day's end."""
    now, plan = played_level(floor, at), floor.clock_plan(at)
    if now is None or plan is None:
        return None
    clock = floor.level_clock(at)
    assert clock is not None
    begins = next(nth for nth, step in enumerate(plan.steps) if nth >= clock.step and step is now) + 1
    for nth, step in enumerate(plan.steps[begins:], begins):
        if plan.is_end(nth):
            return None
        if isinstance(step, Played):
            return step
    return None


def amounts(floor: Floor) -> tuple[int, int, int]:
    """Small blind, big blind and ante of the level that is played; zeros where they are not known or doubtful."""
    level = played_level(floor)
    structure = floor.now.structure
    if level is None or structure is None or not isinstance(level, Level):
        return 0, 0, 0
    if any(structure.steps[step] is level for step in doubtful_steps(structure)):
        return 0, 0, 0
    return level.small_blind, level.big_blind, level.ante


def blinds_text(level: Level | Stud) -> str:
    """What is put in at a level: ``500/1000/1000``, ``100/200 ante 25 bring 50``."""
    if isinstance(level, Level):
        return f"{level.small_blind}/{level.big_blind}{f'/{level.ante}' if level.ante else ''}"
    ante = f" ante {level.ante}" if level.ante else ""
    bring = f" bring {level.bring_in}" if level.bring_in else ""
    return f"{level.small_bet}/{level.big_bet}{ante}{bring}"
