"""The calls of the tournament clock: ``lv go``, ``lv +2``, ``lv break 60 dinner at 20:55``; words on the screens."""

import re
from collections.abc import Iterator

from msgspec.structs import replace

from floorman.core.facts import AnnouncementMade, ClockSet, LastHandsSet, StructureSet
from floorman.core.level_clock import Clock
from floorman.core.refused import Refused
from floorman.core.structure import BreaksByClock
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.verb import Form, Verb, VerbGroup
from floorman.desk.clock.local_time import machine_zone_name
from floorman.desk.clock.spoken import BreaksWanted, ClockCall, breaks_wanted, spoken
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.unfinished import still_playing
from floorman.desk.request import Against, Ask, AskDrawn, Query, Request
from floorman.rules.clock import MINUTE, ClockPlan
from floorman.rules.lots import Lots
from floorman.text.phrases.mark import N_

_HANDS = re.compile(r"hands (\d{1,2})", re.IGNORECASE | re.ASCII)
_REASON = re.compile(r"stop (.+)|break [\d:]+ (.*?)(?: ?at \d{1,2}:\d\d)?", re.IGNORECASE | re.ASCII)
_SPAN = re.compile(r"(\d{1,4})m", re.IGNORECASE | re.ASCII)
FEWEST_HANDS, MOST_HANDS = 3, 7
"""Last hands that are drawn."""


def clock_now(floor: Floor, now: int) -> tuple[Clock, ClockPlan]:
    """The clock at ``now`` and what it follows. Refused where no levels have been set."""
    clock, plan = floor.level_clock(now), floor.clock_plan(now)
    if clock is None or plan is None:
        raise Refused("refused.no-structure")
    return clock, plan


def level(floor: Floor, reader: Reader) -> Request:
    """Every call that begins with ``lv``; alone it tells how the clock stands."""
    now = floor.clock()
    clock, plan = clock_now(floor, now)
    if reader.done:
        return Query("look.clock", opens="clock")
    begins, said = reader.at, reader.rest()
    breaks = breaks_wanted(f"lv {said}")
    if breaks is not None:
        return _breaks_by_clock(floor, clock, breaks, said, now)
    call = spoken(f"lv {said}", floor.zone(), now, floor.timer.wall_ahead)
    if call is None:
        reader.at = begins
        raise reader.fail("expect.lv")
    if said.lower() == "hands draw":
        return _hands_drawn(floor, call, now)
    after = _acted(call, clock, plan, now)
    number = plan.levels[after.step] or 1
    hands = _HANDS.fullmatch(said)
    if hands:
        return Ask(LastHandsSet(int(hands[1]), after, level=number), at=now)
    by_call = call.by_call
    assert by_call != "hands"
    assert by_call
    if by_call == "go" and not clock.runs and clock.why is None:
        by_call = "start"
    reason = _REASON.fullmatch(said)
    remark = "" if reason is None else (reason[1] or reason[2] or "").strip()
    return Ask(ClockSet(by_call, after, number), remark=remark, at=now)


def _acted(call: ClockCall, clock: Clock, plan: ClockPlan, now: int) -> Clock:
    """The clock after the call, without its instant, which is the row's."""
    return replace(call.act(clock, now, plan), at=0)


def _hands_drawn(floor: Floor, call: ClockCall, now: int) -> Request:
    clock, plan = clock_now(floor, now)
    _acted(call, clock, plan, now)

    def make() -> Ask:
        seed, at = floor.chance(), floor.clock()
        clock, plan = clock_now(floor, at)
        hands = FEWEST_HANDS + Lots(seed).below(MOST_HANDS - FEWEST_HANDS + 1)
        after = _acted(call, clock, plan, at)
        return Ask(LastHandsSet(hands, after, seed, plan.levels[after.step] or 1), at=at)

    return AskDrawn(make, "echo.hands-drawn", {"fewest": FEWEST_HANDS, "most": MOST_HANDS})


def _breaks_by_clock(floor: Floor, clock: Clock, breaks: BreaksWanted, said: str, now: int) -> Request:
    """``lv sync 55 5``, ``lv hourly 5``, ``lv sync off``: breaks by the clock from now on."""
    structure = floor.now.structure
    assert structure is not None
    if not breaks.minutes:
        by_clock = None
    elif breaks.minute is None:
        by_clock = BreaksByClock("hourly", breaks.minutes)
    else:
        zone = getattr(structure.by_clock, "tz", "") or machine_zone_name()
        if not zone:
            raise Refused("lv.no-zone")
        by_clock = BreaksByClock("sync", breaks.minutes, breaks.minute, zone)
    goes_on = None if floor.now.clock is None else replace(clock, at=0)
    return Ask(StructureSet(replace(structure, by_clock=by_clock), goes_on, f"lv {said}"), at=now)


def announce(floor: Floor, reader: Reader) -> Request:
    """``say Dinner vouchers at the desk``, ``say 10m …``, ``say off 2``."""
    if reader.word("off"):
        number = reader.number("expect.announcement", 1, 9_999)
        reader.end()
        return Ask(AnnouncementMade(number, off=True))
    now = floor.clock()
    span = _SPAN.fullmatch(reader.peek())
    if span:
        reader.take()
    words = reader.rest()
    if not words:
        raise reader.fail("expect.announcement")
    return Ask(AnnouncementMade(until=None if span is None else now + int(span[1]) * MINUTE), remark=words, at=now)


# -- what is spoken against


def skips_levels(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """``lv 8`` in level 5: were eight minutes more meant?"""
    event = request.asked if isinstance(request, Ask) else None
    reading = floor.clock_reading()
    if not isinstance(event, ClockSet) or event.by_call != "to" or reading is None or floor.now.clock is None:
        return
    if abs(event.level - reading.level) > 1:
        yield Against("against.skips-levels", {"level": event.level, "now": reading.level})


def hands_take_longer(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """Last hands that take longer than what is left of the level or the day."""
    event = request.asked if isinstance(request, Ask) else None
    reading = floor.clock_reading()
    if not isinstance(event, LastHandsSet) or reading is None:
        return
    each = floor.house.choices.minutes_a_hand
    if event.hands * each * MINUTE > reading.left:
        params = {"hands": event.hands, "minutes": event.hands * each, "left": reading.left // MINUTE}
        yield Against("against.hands-too-long", params, (str(floor.house.cite("minutes_a_hand")),))


def tables_still_play(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """The break or the next level begun while some tables, of those that are ticked, have not finished their hands."""
    event = request.asked if isinstance(request, Ask) else None
    if not isinstance(event, ClockSet) or event.by_call not in ("break", "next"):
        return
    left = still_playing(floor)
    if left and floor.now.tables_done:
        yield Against("against.tables-play", {"tables": ", ".join(map(str, left))})


VERBS = VerbGroup(
    N_("Clock"),
    (
        Verb(
            ("lv",),
            level,
            (
                Form("lv", N_("level, what is left, the next break, the expected end")),
                Form("lv go", N_("the clock runs")),
                Form("lv go at 19:00", N_("the clock counts down to the start")),
                Form("lv stop a ruling", N_("the clock stands, and why")),
                Form("lv +2", N_("two minutes more of the level or break")),
                Form("lv -3:30", N_("three and a half minutes less")),
                Form("lv left 12:30", N_("exactly so much is left")),
                Form("lv next", N_("the next level or break, whole")),
                Form("lv back", N_("the level before, whole")),
                Form("lv 8", N_("level 8, whole")),
                Form("lv 8 12:00", N_("level 8 with twelve minutes left")),
                Form("lv break 15 dinner", N_("a break now; the level keeps its rest")),
                Form("lv break 60 dinner at 20:55", N_("a break at that time")),
                Form("lv break", N_("all hands are done: the break that waited begins")),
                Form("lv play", N_("the break is over")),
                Form("lv hands 3", N_("last hands: the clock stands")),
                Form("lv hands draw", N_("last hands, three to seven, drawn")),
                Form("lv catch", N_("what passed unseen was announced in time")),
                Form("lv sync 55 5", N_("a break of five minutes at 55 past each hour")),
                Form("lv hourly 5", N_("a break of five minutes each full hour from the start")),
                Form("lv sync off", N_("no breaks by the clock")),
            ),
            cautions=(skips_levels, hands_take_longer, tables_still_play),
        ),
        Verb(
            ("say",),
            announce,
            (
                Form("say Dinner vouchers at the desk", N_("words on the room's screens")),
                Form("say 10m …", N_("for ten minutes")),
                Form("say off 2", N_("announcement 2 off the screens")),
            ),
        ),
    ),
)
