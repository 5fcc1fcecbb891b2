"""An evening by the tournament clock, its calls at minutes from the first."""

from collections.abc import Callable
from typing import Any

import pytest

from floorman.core.level_clock import Clock
from floorman.rules.clock import (
    MINUTE,
    ClockBreaks,
    ClockPlan,
    HandForHandClock,
    clock_at,
    clock_reading,
    new_clock,
    shown,
)
from floorman.rules.clock_calls import ClockRefused, come_back
from floorman.rules.structure_text import structure_from

DAYS = ("25/50 20", "50/100 20", "break 10 -25", "100/200 20", "200/400 20", "end", "300/600 20", "500/1000 20")
PLAIN = ("25/50 20", "50/100 20", "100/200 20", "200/400 20")
Told = tuple[str, int, str, str]
"""State, level, what the screens show, and "runs" or why it stands."""


def every_hour(minute: int, length: int = 5, from_level: int = 1, quiet: int = 0) -> ClockBreaks:
    """Breaks so many minutes past each hour; the evening begins on an hour."""
    instants = tuple((60 * hour + minute) * MINUTE for hour in range(48))
    return ClockBreaks(length * MINUTE, instants, from_level, quiet * MINUTE)


def hourly(length: int = 5, from_level: int = 1, quiet: int = 0) -> ClockBreaks:
    """Breaks each full hour from the day's first start."""
    return ClockBreaks(length * MINUTE, None, from_level, quiet * MINUTE)


class Evening:
    """The clock, moved on call by call."""

    def __init__(
        self,
        *steps: str,
        breaks: ClockBreaks | None = None,
        waits: bool = False,
        h4h: HandForHandClock = "per-hand",
        a_hand: int = 2,
    ) -> None:
        self.plan = ClockPlan(structure_from(steps or DAYS).steps, breaks, waits, h4h, a_hand)
        self.clock: Clock = new_clock(self.plan, 0)

    def call(self, minute: float, act: Callable[..., Clock], *args: Any) -> "Evening":
        """A call at that minute, which may also be half past one."""
        self.clock = act(self.clock, round(minute * MINUTE), self.plan, *args)
        return self

    def refused(self, minute: float, act: Callable[..., Clock], *args: Any) -> str:
        """The code of the refusal that the call must give; nothing has changed."""
        with pytest.raises(ClockRefused) as fault:
            act(self.clock, round(minute * MINUTE), self.plan, *args)
        return fault.value.code.removeprefix("lv.")

    def away(self, since: float, until: float) -> "Evening":
        """The program was not there meanwhile."""
        self.clock = come_back(self.clock, round(since * MINUTE), round(until * MINUTE), self.plan)
        return self

    def told(self, minute: float) -> Told:
        """What the screens tell at that minute."""
        reading = clock_reading(self.clock, round(minute * MINUTE), self.plan)
        return reading.state, reading.level, shown(reading.left), "runs" if reading.runs else reading.why or "-"

    def over(self, minute: float) -> float | None:
        """Minutes since the end that passed unseen."""
        over = clock_reading(self.clock, round(minute * MINUTE), self.plan).over
        return None if over is None else over / MINUTE

    def next_break(self, minute: float) -> float | None:
        """Minutes until the next break."""
        until = clock_reading(self.clock, round(minute * MINUTE), self.plan).next_break
        return None if until is None else until / MINUTE

    def moved(self, minute: float) -> Clock:
        """The clock's anchor, moved on."""
        return clock_at(self.clock, round(minute * MINUTE), self.plan)
