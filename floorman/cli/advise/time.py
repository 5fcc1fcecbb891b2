"""Questions on the tournament clock, on chips that leave play, on averages and on the expected end."""

from collections.abc import Mapping
from datetime import UTC, datetime, tzinfo
from typing import Any, get_args

from msgspec.structs import replace

from floorman.cli.advise.checks import (
    Check,
    flag,
    inside,
    list_of,
    one_of,
    or_null,
    record,
    refuse,
    text,
    whole,
)
from floorman.cli.advise.mistakes import fields_of
from floorman.cli.advise.question import AdviseQuestion
from floorman.cli.advise.registration import moment
from floorman.core.level_clock import Clock
from floorman.core.structure import MAX_STEPS, Step
from floorman.desk.clock.local_time import each_hour_at, instant, zone
from floorman.desk.clock.spoken import BreaksWanted, breaks_wanted, spoken
from floorman.rules.chip_average import figures
from floorman.rules.citation import Citation, Ruling
from floorman.rules.clock import (
    HOUR,
    MINUTE,
    ClockBreaks,
    ClockPlan,
    ClockReading,
    HandForHandClock,
    clock_at,
    clock_reading,
    new_clock,
    shown,
)
from floorman.rules.clock_calls import ClockRefused, come_back
from floorman.rules.colour_up import ColourUp, colour_up
from floorman.rules.expected_end import finish
from floorman.rules.house import House
from floorman.rules.money_jump import money_jump
from floorman.rules.structure_text import step_from

LONGEST_EVENING = 400 * 24 * HOUR
"""Between the first call and the instant asked about, milliseconds."""
MOST_CALLS = 10_000
Told = tuple[str, str]
"""A call that was refused, and the code of why."""


def step(value: Any) -> Step:
    """A step of a structure as text."""
    return step_from(text(500)(value))


def chip_values(value: Any) -> tuple[int, ...]:
    """Values of chips, ascending, none twice."""
    taken: tuple[int, ...] = list_of(whole(1), least=1, most=100, unique=True)(value)
    return tuple(sorted(taken))


def when(value: Any) -> datetime:
    """A moment with its offset, in a year that a clock may show."""
    taken, _ = moment(value)
    if not 1971 <= taken.year <= 2200:
        refuse("year", low=1971, high=2200)
    return taken


def called(value: Any) -> tuple[datetime, str]:
    """A call with its moment: ``["2026-11-29T19:00:00+01:00", "lv go"]``."""
    if type(value) is not list or len(value) != 2:
        refuse("list", least=2, most=2)
    return inside("[0]", when, value[0]), inside("[1]", text(500), value[1])


def zone_named(value: Any) -> tzinfo:
    """A time zone by its name."""
    name = text(100)(value)
    try:
        return zone(name)
    except ValueError:
        refuse("no-zone", zone=name)


def breaks_by_clock(value: Any) -> dict[str, Any]:
    """Breaks by the clock: at a minute of each hour of a zone, or each hour from the start."""
    if type(value) is not dict:
        refuse("object", least=0)
    if "kind" not in value:
        refuse("missing-field", "kind", "missing-field")
    taken: dict[str, Any] = _BREAKS[inside("kind", one_of(*_BREAKS), value["kind"])](value)
    return taken


_LATER: Mapping[str, tuple[Check, Any]] = {"from_level": (whole(1, 1000), 1), "quiet": (whole(0, 600), 0)}
_KIND_AND_LENGTH: Mapping[str, Check] = {"kind": text(10), "minutes": whole(1, 600)}
_BREAKS: Mapping[str, Check] = {
    "sync": record({**_KIND_AND_LENGTH, "minute": whole(0, 59), "tz": zone_named}, _LATER),
    "hourly": record(_KIND_AND_LENGTH, _LATER),
}


def ask_clock(house: House, structure: tuple[Step, ...], **asked: Any) -> Ruling[tuple[ClockReading, list[Told]]]:
    """``clock``: the calls one after another, then what the clock tells ``at`` the instant asked about."""
    calls: tuple[tuple[datetime, str], ...] = asked["calls"]
    at = instant(asked["at"])
    instants = [instant(one) for one, _ in calls]
    for nth, (before, after) in enumerate(zip(instants, [*instants[1:], at], strict=False), 1):
        if after < before:
            refuse("earlier", "at" if nth == len(instants) else f"calls[{nth}]")
    first = min([at, *instants])
    if at - first > LONGEST_EVENING:
        refuse("too-long", "at", days=LONGEST_EVENING // (24 * HOUR))
    hall = _Hall(_plan(house, structure, asked), first, at, asked["breaks"])
    for nth, one_call in enumerate(calls):
        inside(f"calls[{nth}]", lambda call: hall.call(*call), one_call)
    reading = clock_reading(hall.clock, at, hall.plan)
    code, cites = _told(house, reading)
    params = {"level": reading.level, "left": shown(reading.left), "over": shown(reading.over or 0)}
    return Ruling((reading, hall.refused), code, cites, params)


class _Hall:
    """The clock of one evening, call upon call."""

    def __init__(self, plan: ClockPlan, first: int, at: int, breaks: dict[str, Any] | None) -> None:
        self.clock: Clock = new_clock(plan, first)
        self.refused: list[Told] = []
        self.plan = plan
        self._first = first
        self._until = at + sum(plan.lengths) + 2 * HOUR
        asked = breaks or {"from_level": 1, "quiet": 0}
        self._from_level, self._quiet = asked["from_level"], asked["quiet"] * MINUTE
        self._zone: tzinfo | None = asked.get("tz")
        self._falls: dict[tuple[int, tzinfo], tuple[int, ...]] = {}
        self._away_since: int | None = None
        if breaks is not None:
            self._set_breaks(BreaksWanted(breaks["minutes"], breaks.get("minute")), self._zone or UTC, first)

    def _set_breaks(self, wanted: BreaksWanted, zone: tzinfo, now: int) -> None:
        """Breaks by the clock from ``now`` on."""
        self.clock = clock_at(self.clock, now, self.plan)
        falls = None if wanted.minute is None else self._each_hour(wanted.minute, zone)
        by_clock = ClockBreaks(wanted.minutes * MINUTE, falls, self._from_level, self._quiet)
        self.plan = replace(self.plan, breaks=by_clock if wanted.minutes else None)

    def _each_hour(self, minute: int, zone: tzinfo) -> tuple[int, ...]:
        """When it is that minute in the zone, as long as the evening can last."""
        if (minute, zone) not in self._falls:
            self._falls[minute, zone] = tuple(each_hour_at(minute, zone, self._first, self._until))
        return self._falls[minute, zone]

    def call(self, made: datetime, said: str) -> None:
        """One call; refused ones are kept. Unanswerable if it is none."""
        now = instant(made)
        if said == "(away)":
            self._away_since = now if self._away_since is None else self._away_since
            return
        if self._away_since is not None:
            # whoever calls is there again
            self.clock = come_back(self.clock, self._away_since, now, self.plan)
            self._away_since = None
        if said in ("(back)", "lv"):
            return
        zone = self._zone or made.tzinfo or UTC
        wanted = breaks_wanted(said)
        if wanted is not None:
            self._set_breaks(wanted, zone, now)
            return
        call = spoken(said, zone, now)
        if call is None:
            refuse("no-call", "[1]", call=said[:60])
        try:
            self.clock = call.act(self.clock, now, self.plan)
        except ClockRefused as fault:
            self.refused.append((said, fault.code))


def _plan(house: House, steps: tuple[Step, ...], asked: dict[str, Any]) -> ClockPlan:
    choices = house.choices
    return ClockPlan(
        steps,
        None,
        choices.break_waits if asked["break_waits"] is None else asked["break_waits"],
        choices.h4h_clock if asked["h4h_clock"] is None else asked["h4h_clock"],
        choices.clock_per_hand if asked["clock_per_hand"] is None else asked["clock_per_hand"],
    )


def _told(house: House, reading: ClockReading) -> tuple[str, tuple[Citation, ...]]:
    """The code of the sentence, and whose word it is."""
    own = Citation("house", house.name)
    keys = {"hand": ("break_waits",), "h4h": ("h4h_clock", "clock_per_hand")}.get(reading.why or "", ())
    cites = tuple(dict.fromkeys(house.cite(key) for key in keys)) or (own,)
    if reading.runs or reading.why is None or reading.state == "day-end":
        return f"clock.{reading.state}", cites
    return f"clock.{reading.state}-{reading.why}", cites


def clock_in_json(answer: tuple[ClockReading, list[Told]]) -> dict[str, object]:
    """The reading, and the calls that were refused."""
    reading, refused = answer
    return {
        "state": reading.state,
        "level": reading.level,
        "left": reading.left,
        "shows": shown(reading.left),
        "runs": reading.runs,
        "why": reading.why,
        "over": reading.over,
        "next_break": reading.next_break,
        "refused": refused,
    }


def ask_colour_up(house: House, structure: tuple[Step, ...], chips: tuple[int, ...]) -> Ruling[dict[int, ColourUp]]:
    """``colour_up``."""
    return colour_up(house, structure, chips)


def colour_up_in_json(answer: dict[int, ColourUp]) -> dict[str, object]:
    """Chips are texts, as JSON's keys are."""
    return {str(chip): fields_of(one) for chip, one in answer.items()}


def ask_finish(house: House, structure: tuple[Step, ...], step: int, left: int, chips: int) -> Ruling[Any]:
    """``finish``: the step is one of the structure's."""
    if step >= len(structure):
        refuse("whole", "step", low=0, high=len(structure) - 1)
    return finish(house, structure, step, left, chips)


def prize_row(value: Any) -> tuple[int, int, int]:
    """First place, last place, prize of each."""
    first, last, prize = list_of(whole(0), least=3, most=3)(value)
    inside("[0]", whole(1, last), first)
    return first, last, prize


_structure = list_of(step, least=1, most=MAX_STEPS)

QUESTIONS = (
    AdviseQuestion(
        "clock",
        ask_clock,
        clock_in_json,
        {"structure": _structure, "calls": list_of(called, most=MOST_CALLS), "at": when},
        {
            "breaks": (or_null(breaks_by_clock), None),
            "break_waits": (flag, None),
            "h4h_clock": (one_of(*get_args(HandForHandClock)), None),
            "clock_per_hand": (whole(0, 60), None),
        },
    ),
    AdviseQuestion("colour_up", ask_colour_up, colour_up_in_json, {"structure": _structure, "chips": chip_values}),
    AdviseQuestion("figures", figures, fields_of, {"chips": whole(), "left": whole(1), "big_blind": whole(1)}),
    AdviseQuestion(
        "money_jump",
        money_jump,
        fields_of,
        {"left": whole(1), "prizes": list_of(prize_row)},
    ),
    AdviseQuestion(
        "finish",
        ask_finish,
        fields_of,
        {"structure": _structure, "step": whole(0, MAX_STEPS - 1), "left": whole(), "chips": whole(1)},
    ),
)
