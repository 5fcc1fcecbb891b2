"""The clock page of the staff: every step with its time of day, the break that is on or comes, what each key may do."""

from collections.abc import Callable, Mapping
from typing import Literal

from msgspec import Struct

from floorman.core.facts import ClockSet, LevelBegun
from floorman.core.refused import Refused
from floorman.core.structure import Break, DayEnd, Level, Played, Step, Structure, Stud
from floorman.desk.clock.spoken import spoken
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.played_level import next_level, played_level
from floorman.desk.front.clock_view import ClockView, clock_told
from floorman.rules.clock import HOUR, ClockPlan, in_break
from floorman.rules.structure_doubts import doubtful_steps
from floorman.text.say import say

_AHEAD = 24 * HOUR
"""So far ahead the times of levels are reckoned."""

_BEGIN = ("start", "next", "to", "back")
"""Calls with which a step begins."""
StepKind = Literal["level", "break", "end"]
KEY_CALLS: Mapping[str, str] = {
    "stop": "lv stop",
    "go": "lv go",
    "more": "lv +1",
    "break": "lv break 10",
    "begin": "lv break",
    "play": "lv play",
    "next": "lv next",
}
"""The calls of the page's keys, by their names."""
SAYINGS: tuple[tuple[str, int, Mapping[str, object]], ...] = (
    ("say.shuffle-up", 2, {}),
    ("say.registration-closes", 10, {"minutes": 10}),
    ("say.seats", 2, {"minutes": 2}),
    ("say.last-hands", 0, {"hands": 3}),
    ("say.h4h-wait", 0, {}),
    ("say.ruling", 0, {}),
)
"""What is announced again and again: its code, for how many minutes (0: until it is taken off), what it names."""


class StepRow(Struct, frozen=True):
    """A level, break or end of a day in the list."""

    step: int
    kind: StepKind
    level: int
    """Its number; of a break and an end the last one before it."""
    blinds: tuple[int, ...]
    """Small and big blind, ante if there is one; of stud small and big bet, ante, bring-in."""
    minutes: int
    name: str
    """Of a break or a day's end."""
    chips: tuple[int, ...]
    """Values that leave play in it."""
    late: bool
    """Late registration ends with it."""
    addon: bool
    doubted: bool
    """A doubtful one that nobody has looked at."""
    time: str
    """When it began or will begin by the clock as it goes now; "" where nobody knows."""
    over: bool
    now: bool


class Saying(Struct, frozen=True):
    """Words to announce by one key."""

    words: str
    call: str


class ClockPage(Struct, frozen=True):
    """What the page shows beside what ticks."""

    told: ClockView
    step: int
    length: int
    """Milliseconds of the level or break that is shown, for the bar under the time."""
    pause: StepRow | None
    """The break of the structure that is on, else the next one that comes; None for none, or one by the clock."""
    level: Level | Stud | None
    """Whose blinds are shown: of the level, in a break of the coming one."""
    coming: Level | Stud | None
    rows: tuple[StepRow, ...]
    reason: str
    """Why it stands, as it was typed; "" where nobody said."""
    sayings: tuple[Saying, ...]
    shut: Mapping[str, str]
    """By the names of ``KEY_CALLS`` the codes of what speaks against each; a key that may be pressed is not in it."""


def clock_page(floor: Floor, remarks: Callable[[int], str]) -> ClockPage | None:
    """The page as it is now; None without levels. ``remarks`` gives the words kept beside a row."""
    now = floor.clock()
    told, clock, plan, structure = clock_told(floor), floor.level_clock(now), floor.clock_plan(now), floor.now.structure
    if told is None or clock is None or plan is None or structure is None:
        return None
    rows = _rows(floor, structure, clock.step, now, told.left)
    paused = in_break(clock, plan)
    inserted = clock.break_left is not None
    length = plan.lengths[clock.step] if not (inserted and paused) else max(told.left, clock.break_length)
    pause = rows[clock.step] if paused and not inserted else _next_pause(rows, clock.step)
    if paused and inserted:
        pause = None
    return ClockPage(
        told,
        clock.step,
        max(length, told.left),
        pause,
        played_level(floor, now),
        next_level(floor, now),
        rows,
        remarks(floor.now.clock_row) if told.why == "stop" or told.state == "break" else "",
        tuple(_saying(floor, *one) for one in SAYINGS),
        _shut(floor, now),
    )


def _saying(floor: Floor, code: str, minutes: int, params: Mapping[str, object]) -> Saying:
    words = say(code, params, floor.lang)
    return Saying(words, f"say {minutes}m {words}" if minutes else f"say {words}")


def _next_pause(rows: tuple[StepRow, ...], step: int) -> StepRow | None:
    for row in rows[step + 1 :]:
        if row.kind == "end":
            return None
        if row.kind == "break":
            return row
    return None


def _shut(floor: Floor, now: int) -> dict[str, str]:
    clock, plan = floor.level_clock(now), floor.clock_plan(now)
    shut: dict[str, str] = {}
    if clock is None or plan is None:
        return shut
    for name, text in KEY_CALLS.items():
        call = spoken(text, floor.zone(), now)
        assert call is not None
        try:
            call.act(clock, now, plan)
        except Refused as refused:
            shut[name] = refused.code
    return shut


def _rows(floor: Floor, structure: Structure, at: int, now: int, left: int) -> tuple[StepRow, ...]:
    doubted = frozenset(doubtful_steps(structure))
    plan = floor.clock_plan(now)
    assert plan is not None
    begins = _begins(floor, plan, at, now, left)
    return tuple(
        _row(nth, step, plan.levels[nth], nth in doubted, begins.get(nth), nth - at, floor)
        for nth, step in enumerate(structure.steps)
    )


def _row(nth: int, step: Step, level: int, doubted: bool, at: int | None, ahead: int, floor: Floor) -> StepRow:
    kind: StepKind = "level" if isinstance(step, Played) else "end" if isinstance(step, DayEnd) else "break"
    return StepRow(
        nth,
        kind,
        level,
        blinds_of(step) if isinstance(step, Played) else (),
        0 if isinstance(step, DayEnd) else step.minutes,
        "" if isinstance(step, Played) else step.name,
        step.chips if isinstance(step, Break) else (),
        not isinstance(step, DayEnd) and step.late,
        isinstance(step, Break) and step.addon,
        doubted,
        "" if at is None else floor.time_of_day(at),
        ahead < 0,
        ahead == 0,
    )


def blinds_of(level: Level | Stud) -> tuple[int, ...]:
    """What is put in at a level: small and big blind and the ante; of stud small and big bet, ante and bring-in."""
    if isinstance(level, Stud):
        return level.small_bet, level.big_bet, level.ante, level.bring_in
    return (level.small_blind, level.big_blind, *((level.ante,) if level.ante else ()))


def _begins(floor: Floor, plan: ClockPlan, at: int, now: int, left: int) -> dict[int, int]:
    """When each step began or will begin, as far as that is known."""
    begins: dict[int, int] = {}
    clock = floor.level_clock(now)
    assert clock is not None
    for fact in floor.log.facts:
        event = fact.event
        if isinstance(event, LevelBegun) and event.step <= at:
            begins[event.step] = fact.at
        elif isinstance(event, ClockSet) and _begun_by(event, at) and floor.log.stands(fact.seq):
            begins[event.clock.step] = fact.at
    if clock.runs or clock.starts_at is not None:
        begins.update((one.step, one.at) for one in floor.timer.begun(floor.now, floor.house.choices, now + _AHEAD))
    if clock.runs and at not in begins:
        begins[at] = now - max(0, plan.lengths[at] - left)
    if clock.starts_at is not None and not clock.runs and at not in begins:
        begins[at] = clock.starts_at
    _between(begins, plan, at if clock.runs or clock.starts_at is not None else len(plan.steps))
    return begins


def _begun_by(event: ClockSet, at: int) -> bool:
    """Whether the call began a step, by now at the latest."""
    return event.by_call in _BEGIN and event.clock.step <= at


def _between(begins: dict[int, int], plan: ClockPlan, after: int) -> None:
    """Breaks and ends, of which no row tells: before the level that follows, else, ``after`` a step, behind the one
    before.
    """
    for step in range(len(plan.steps)):
        if step in begins or not begins:
            continue
        if step + 1 in begins and plan.is_break(step):
            begins[step] = begins[step + 1] - plan.lengths[step]
        elif step - 1 in begins and step > after:
            begins[step] = begins[step - 1] + plan.lengths[step - 1]
