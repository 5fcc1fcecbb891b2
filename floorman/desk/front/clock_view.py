"""Levels and clock as plain values, for other programs: the fixed forms of the command line."""

from typing import Any

from floorman.core.structure import Level, Stud
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.played_level import played_level
from floorman.rules.clock import shown
from floorman.rules.structure_text import step_text


def structure_view(floor: Floor) -> list[str] | None:
    """The steps as text; None without levels."""
    structure = floor.now.structure
    return None if structure is None else [step_text(step) for step in structure.steps]


def clock_view(floor: Floor) -> dict[str, Any] | None:
    """What the clock tells now: the answer of the rules desk, with the step and the blinds; None without levels."""
    now = floor.clock()
    clock, reading = floor.level_clock(now), floor.clock_reading(now)
    if clock is None or reading is None:
        return None
    level = played_level(floor, now)
    return {
        "state": reading.state,
        "level": reading.level,
        "left": reading.left,
        "shows": shown(reading.left),
        "runs": reading.runs,
        "why": reading.why,
        "over": reading.over,
        "next_break": reading.next_break,
        "step": clock.step,
        "blinds": None if level is None else blinds_view(level),
        "game": (level.game or None) if level is not None else None,
    }


def blinds_view(level: Level | Stud) -> dict[str, Any]:
    """What is put in at a level. Of stud: small and big bet in the place of the blinds, and the bring-in."""
    if isinstance(level, Stud):
        return {
            "small_blind": level.small_bet,
            "big_blind": level.big_bet,
            "ante": level.ante,
            "ante_of": "all" if level.ante else None,
            "bring_in": level.bring_in,
        }
    return {
        "small_blind": level.small_blind,
        "big_blind": level.big_blind,
        "ante": level.ante,
        "ante_of": level.ante_of if level.ante else None,
    }
