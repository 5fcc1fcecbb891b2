"""Levels and clock as plain values, for other programs: the fixed forms of the command line."""

from typing import Any

from msgspec import Struct

from floorman.core.level_clock import Why
from floorman.core.structure import Level, Stud
from floorman.desk.floor.chips_in_play import average_stack, expected_end
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.played_level import blinds_text, next_level, played_level
from floorman.desk.floor.unfinished import still_playing
from floorman.rules.chip_average import ChipAverage
from floorman.rules.clock import MINUTE, State, shown
from floorman.rules.structure_text import step_text


class ClockView(Struct, frozen=True):
    """The tournament clock as screens and bars show it at one instant. Times of day are the hall's."""

    at: int
    """The instant; who paints a second later takes so much off ``left`` while it runs."""
    state: State
    level: int
    left: int
    """Milliseconds."""
    shows: str
    runs: bool
    why: Why | None
    blinds: str
    """Of the level, in a break of the coming one: ``500/1000/1000``; "" where none comes."""
    game: str
    coming: str
    """The blinds after that; "" where none come before the day's end."""
    next_break: str
    """``21:35``; "" where none comes."""
    ends: str
    """When the break, or the level, ends if the clock runs on; "" while it stands."""
    starts: str
    """When a clock that stands is to go; "" where nobody has said."""
    average: ChipAverage | None
    expected_end: str
    """For the staff alone; "" where it is not known."""
    over_by: str
    """By when five of six such evenings are over."""
    last_hands: int
    """Last hands that were announced; 0 for none."""
    still_playing: tuple[int, ...]
    """Tables whose hands are still waited for."""
    announcements: tuple[int, ...]
    """Rows whose words are on the screens now, the oldest first."""


def clock_told(floor: Floor) -> ClockView | None:
    """The clock as it is now; None without levels."""
    now = floor.clock()
    clock, reading = floor.level_clock(now), floor.clock_reading(now)
    if clock is None or reading is None:
        return None
    level, coming, last = played_level(floor, now), next_level(floor, now), floor.now.last_hands
    end, waits = expected_end(floor), reading.why in ("hand", "hands")
    standing = (one for one in floor.now.announcements.values() if one.until is None or one.until > now)
    return ClockView(
        now,
        reading.state,
        reading.level,
        reading.left,
        shown(reading.left),
        reading.runs,
        reading.why,
        "" if level is None else blinds_text(level),
        "" if level is None else level.game,
        "" if coming is None else blinds_text(coming),
        _in(floor, now, reading.next_break),
        _in(floor, now, reading.left) if reading.runs else "",
        "" if clock.starts_at is None or clock.runs else floor.time_of_day(clock.starts_at),
        average_stack(floor),
        _in(floor, now, None if end is None or end.expected is None else end.expected * MINUTE),
        _in(floor, now, None if end is None or end.over_by is None else end.over_by * MINUTE),
        0 if last is None else last.hands,
        still_playing(floor) if waits else (),
        tuple(one.seq for one in standing),
    )


def _in(floor: Floor, now: int, span: int | None) -> str:
    """The time of day in so many milliseconds."""
    return "" if span is None else floor.time_of_day(now + span)


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
