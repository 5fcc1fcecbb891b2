"""The calls of the tournament clock as they are typed: ``lv +2``, ``lv break 60 dinner at 20:55``, ``h4h on``."""

import re
from collections.abc import Callable
from datetime import tzinfo
from typing import Literal

from msgspec import Struct

from floorman.core.facts import ByCall
from floorman.core.level_clock import Clock
from floorman.desk.clock.local_time import next_time
from floorman.rules import clock_calls as calls
from floorman.rules.clock import MINUTE, ClockPlan
from floorman.rules.clock_hands import hand_for_hand_off, hand_for_hand_on, hand_played

Called = ByCall | Literal["hands", ""]
"""Which call it is. Last hands and hand-for-hand ("") have facts of their own."""
Act = Callable[[Clock, int, ClockPlan], Clock]
"""The clock after the call, from the clock, the instant and the plan. Raises ClockRefused."""


def _form(text: str) -> re.Pattern[str]:
    return re.compile(text, re.IGNORECASE | re.ASCII)


_SYNC = _form(r"lv sync ([0-5]?\d) ([1-9]\d{0,2})")
_HOURLY = _form(r"lv hourly ([1-9]\d{0,2})")
_SPAN = r"(?:\d{1,2}:[0-5]\d:[0-5]\d|\d{1,4}(?::[0-5]\d)?)"
_TIME = r"(?:[01]?\d|2[0-3]):[0-5]\d"


class ClockCall(Struct, frozen=True):
    """A call that was understood: which, and what it does."""

    by_call: Called
    act: Act


class BreaksWanted(Struct, frozen=True):
    """Breaks by the clock as a call wishes them; ``minutes`` 0 for none any more."""

    minutes: int
    minute: int | None = None
    """Past each hour; None: each full hour from the start."""


def breaks_wanted(text: str) -> BreaksWanted | None:
    """What ``lv sync 55 5``, ``lv hourly 5`` or ``lv sync off`` wishes; None if the text is none of them."""
    said = " ".join(text.split())
    synchronised = _SYNC.fullmatch(said)
    if synchronised:
        minute, minutes = map(int, synchronised.groups())
        return BreaksWanted(minutes, minute)
    hourly = _HOURLY.fullmatch(said)
    if hourly:
        return BreaksWanted(int(hourly.group(1)))
    return BreaksWanted(0) if said.lower() in ("lv sync off", "lv hourly off") else None


def span(text: str) -> int:
    """Milliseconds of ``2`` (minutes), ``3:30`` or ``1:05:00``. ValueError for anything else."""
    if not re.fullmatch(_SPAN, text, re.ASCII):
        raise ValueError(text)
    parts = [int(part) for part in text.split(":")]
    if len(parts) == 1:
        return parts[0] * MINUTE
    seconds = 0
    for part in parts:
        seconds = seconds * 60 + part
    return seconds * 1000


def spoken(text: str, zone: tzinfo, now: int, ahead: int = 0) -> ClockCall | None:
    """The call of the clock that ``text`` is; None if it is none. A time of day is of the zone, from ``now`` on, by a
    clock on the wall that is so many milliseconds ``ahead``.
    """
    said = " ".join(text.split())
    for form, made in _FORMS:
        found = form.fullmatch(said)
        if found:
            return made(_Said(found, zone, now, ahead))
    return None


class _Said:
    """What the pieces of a call mean."""

    def __init__(self, found: re.Match[str], zone: tzinfo, now: int, ahead: int) -> None:
        self._found = found
        self._zone = zone
        self._now = now
        self._ahead = ahead

    def span(self) -> int:
        return span(self._found["span"])

    def length(self) -> int | None:
        return span(self._found["span"]) if self._found["span"] else None

    def number(self) -> int:
        return int(self._found["number"])

    def sign(self) -> int:
        return -1 if self._found["sign"] == "-" else 1

    def time(self) -> int | None:
        if not self._found["time"]:
            return None
        hour, minute = map(int, self._found["time"].split(":"))
        return next_time(hour, minute, self._zone, self._now + self._ahead) - self._ahead


def _go(said: _Said) -> ClockCall:
    start = said.time()
    if start is None:
        return ClockCall("go", calls.go)
    return ClockCall("go", lambda clock, now, plan: calls.go_at(clock, now, plan, start))


def _more(said: _Said) -> ClockCall:
    more = said.sign() * said.span()
    return ClockCall("more", lambda clock, now, plan: calls.add(clock, now, plan, more))


def _left(said: _Said) -> ClockCall:
    left = said.span()
    return ClockCall("left", lambda clock, now, plan: calls.set_left(clock, now, plan, left))


def _level(said: _Said) -> ClockCall:
    number, left = said.number(), said.length()
    return ClockCall("to", lambda clock, now, plan: calls.to_level(clock, now, plan, number, left))


def _break(said: _Said) -> ClockCall:
    length, start = said.span(), said.time()
    if start is None:
        return ClockCall("break", lambda clock, now, plan: calls.break_now(clock, now, plan, length))
    return ClockCall("break", lambda clock, now, plan: calls.break_at(clock, now, plan, length, start))


def _plain(by_call: Called, act: Act) -> Callable[[_Said], ClockCall]:
    return lambda _: ClockCall(by_call, act)


_FORMS: tuple[tuple[re.Pattern[str], Callable[[_Said], ClockCall]], ...] = (
    (_form(rf"lv go(?: at (?P<time>{_TIME}))?"), _go),
    (_form(r"lv stop(?: .*)?"), _plain("stop", calls.stop)),
    (_form(rf"lv (?P<sign>[+-]) ?(?P<span>{_SPAN})"), _more),
    (_form(rf"lv left (?P<span>{_SPAN})"), _left),
    (_form(r"lv next"), _plain("next", calls.next_step)),
    (_form(r"lv back"), _plain("back", calls.back)),
    (_form(rf"lv (?P<number>\d{{1,4}})(?: (?P<span>{_SPAN}))?"), _level),
    (_form(r"lv break"), _plain("break", calls.begin_break)),
    (_form(rf"lv break (?P<span>{_SPAN})(?: .*?)??(?: at (?P<time>{_TIME}))?"), _break),
    (_form(r"lv play"), _plain("play", calls.play)),
    (_form(r"lv hands (?:\d{1,2}|draw)"), _plain("hands", calls.last_hands)),
    (_form(r"lv catch"), _plain("catch", calls.catch_up)),
    (_form(r"h4h on"), _plain("", hand_for_hand_on)),
    (_form(r"h4h off"), _plain("", hand_for_hand_off)),
    (_form(r"hand"), _plain("", hand_played)),
)
