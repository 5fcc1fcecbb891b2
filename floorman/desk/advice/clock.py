"""Advice on the tournament clock: what waits for a human, what comes soon, what is doubtful about the levels."""

from collections.abc import Iterator
from functools import lru_cache

from floorman.core.level_clock import Clock
from floorman.core.structure import Break, DayEnd, Structure
from floorman.desk.advice.card import Advice
from floorman.desk.floor.floor import MINUTE, Floor
from floorman.desk.floor.unfinished import still_playing
from floorman.desk.steady import JUMP
from floorman.desk.timekeeping.late import due_to_close, late_step, minutes_to_late_end
from floorman.rules.citation import cite
from floorman.rules.clock import ClockPlan, ClockReading, shown
from floorman.rules.structure_doubts import USUAL_CHIPS, Doubt, doubts
from floorman.text.say import say

_RACE = (cite("TDA-2024 24#A-not-out"),)
SOON = 10
"""Minutes before the end of late registration, or before chips leave play, at which it is advised to say so."""
LAST_HANDS = 15
"""Minutes before the day's end at which last hands are advised."""
_ASKED = 10 * MINUTE
"""So long it is asked what the hall did while the program was away."""
_MOST_DOUBTS = 3


def clock_advice(floor: Floor) -> Iterator[Advice]:
    """Everything about the tournament clock."""
    now = floor.clock()
    yield from _wall(floor, now)
    clock, plan, reading = floor.level_clock(now), floor.clock_plan(now), floor.clock_reading(now)
    structure = floor.now.structure
    if clock is None or plan is None or reading is None or structure is None:
        return
    if reading.why == "away":
        yield from _unseen(floor, clock, reading, now)
    yield from _meanwhile(floor, clock, now)
    yield from _waits(floor, clock, reading)
    yield from _late(floor, now)
    yield from _last_hands(floor, clock, plan, reading)
    yield from _chips_go(floor, structure, clock, plan)
    yield from _doubtful(floor, structure, clock)


def _wall(floor: Floor, now: int) -> Iterator[Advice]:
    """This machine's clock was set, or was behind the journal when the file was opened."""
    ahead = floor.timer.wall_ahead
    if abs(ahead) <= JUMP:
        return
    code = "advice.wall.ahead" if ahead > 0 else "advice.wall.behind"
    params = {"minutes": shown(abs(ahead)), "time": floor.time_of_day(now - ahead)}
    since = floor.timer.jumped_at
    yield Advice("note", "clock.wall", "advice.wall", code, params, (), "", None, "question", since)


def _unseen(floor: Floor, clock: Clock, reading: ClockReading, now: int) -> Iterator[Advice]:
    """What ended while the program was away: was it announced?"""
    assert clock.ended_at is not None
    what = "break" if reading.state == "break" else "level"
    params = {
        "level": reading.level,
        "time": floor.time_of_day(clock.ended_at),
        "minutes": (now - clock.ended_at) // MINUTE,
    }
    title = f"advice.unseen.{what}"
    own = (floor.house.own_word,)
    for kind in ("next", "catch"):
        code, says = f"clock.unseen-{kind}", f"advice.unseen.{kind}"
        yield Advice("stop", code, title, says, params, own, f"lv {kind}", None, "stop", clock.ended_at)


def _meanwhile(floor: Floor, clock: Clock, now: int) -> Iterator[Advice]:
    """The program was away and nothing ended: did the hall play on, or did it stand?"""
    away = floor.timer.meanwhile
    if away is None or away.row != floor.now.clock_row or away.step != clock.step or now - away.until > _ASKED:
        return
    params = {
        "since": floor.time_of_day(away.since),
        "minutes": -(-(away.until - away.since) // MINUTE),
        "left": shown(away.left),
    }
    own = (floor.house.own_word,)
    title = "advice.meanwhile"
    yield Advice("act", "clock.went-on", title, "advice.meanwhile.went-on", params, own, "", None, "wait", away.until)
    offer = f"lv left {shown(away.left)}"
    yield Advice("act", "clock.stood", title, "advice.meanwhile.stood", params, own, offer, None, "wait", away.until)


def _waits(floor: Floor, clock: Clock, reading: ClockReading) -> Iterator[Advice]:
    """A break, or the end of the last hands, that waits until all tables are done."""
    if reading.why not in ("hand", "hands"):
        return
    left = still_playing(floor)
    tables = ", ".join(map(str, left)) or "–"
    last = floor.now.last_hands
    params = {"level": reading.level, "tables": tables, "hands": 0 if last is None else last.hands}
    kind = "break" if reading.why == "hand" else "hands"
    code = f"advice.waits.{kind}" if left else f"advice.waits.{kind}-done"
    offer = "lv break" if reading.why == "hand" else "lv next"
    cites = (floor.house.cite("break_waits"),)
    level, title = "act" if left else "stop", f"advice.waits-{kind}"
    yield Advice(level, f"clock.waits-{kind}", title, code, params, cites, offer, None, "wait", clock.at)


def _late(floor: Floor, now: int) -> Iterator[Advice]:
    """Late registration is over by the levels, or will be soon."""
    if not floor.now.registration_open:
        return
    cites = (floor.house.cite("late_ends"),)
    if due_to_close(floor, now):
        structure = floor.now.structure
        step = None if structure is None else late_step(structure)
        code = "advice.late.over" if step is None else "advice.late.over-level"
        yield Advice("act", "registration.over", "advice.late", code, {}, cites, "reg close", None, "wait")
        return
    minutes = minutes_to_late_end(floor, now)
    if minutes is not None and 0 < minutes <= SOON and floor.now.clock is not None:
        words = _said(floor, "say.registration-closes", minutes=minutes)
        params = {"minutes": minutes}
        offer = f"say {minutes}m {words}"
        key = "registration.closes"
        yield Advice("note", key, "advice.late-soon", "advice.late-soon.why", params, cites, offer, None, "wait")


def _said(floor: Floor, code: str, **params: object) -> str:
    return say(code, params, floor.lang)


def _last_hands(floor: Floor, clock: Clock, plan: ClockPlan, reading: ClockReading) -> Iterator[Advice]:
    """The day ends soon: last hands are announced while there is time for them."""
    if not reading.runs or reading.state != "level":
        return
    left, step = clock.left, clock.step + 1
    while step < len(plan.steps) and not plan.is_end(step):
        left += plan.lengths[step]
        step += 1
    if step >= len(plan.steps) or left > LAST_HANDS * MINUTE:
        return
    params = {"minutes": -(-left // MINUTE), "hand": floor.house.choices.minutes_a_hand}
    cites = (floor.house.cite("minutes_a_hand"),)
    why = "advice.last-hands.why"
    yield Advice("act", "clock.last-hands", "advice.last-hands", why, params, cites, "lv hands draw", None, "wait")


def _chips_go(floor: Floor, structure: Structure, clock: Clock, plan: ClockPlan) -> Iterator[Advice]:
    """Chips that leave play in the break that is on, or comes soon."""
    at = clock.step
    if not plan.is_break(at):
        at += 1
        if not plan.is_break(at) or clock.left > SOON * MINUTE or floor.now.clock is None:
            return
    pause = structure.steps[at]
    assert isinstance(pause, Break)
    known = structure.chips or USUAL_CHIPS
    for chip in pause.chips:
        larger = next((value for value in known if value > chip and value not in pause.chips), None)
        if larger is None:
            continue
        params = {
            "chip": chip,
            "larger": larger,
            "each": larger // chip,
            "tables": sum(table.players > 0 for table in floor.now.standing_tables()),
        }
        words = _said(floor, "say.chips-leave", chip=chip)
        code = f"clock.colour-up-{chip}"
        yield Advice("act", code, "advice.colour-up", "advice.colour-up.why", params, _RACE, f"say {words}")


def _doubtful(floor: Floor, structure: Structure, clock: Clock) -> Iterator[Advice]:
    """Levels to come that are doubted and that nobody has looked at."""
    told = 0
    for doubt in _doubts(structure):
        step = structure.steps[doubt.step]
        if isinstance(step, DayEnd) or step.ok or doubt.step < clock.step:
            continue
        params = {"doubt": _said(floor, doubt.code, **doubt.params), "level": doubt.level}
        offer = f"level {doubt.level} ok"
        own = (floor.house.own_word,)
        key = f"levels.doubt-{doubt.step}"
        yield Advice("note", key, "advice.doubt", "advice.doubt.why", params, own, offer, None, "question")
        told += 1
        if told == _MOST_DOUBTS:
            return


@lru_cache(maxsize=8)
def _doubts(structure: Structure) -> tuple[Doubt, ...]:
    return doubts(structure)
