"""What looking at the tournament clock costs: each tick of every screen does it."""

from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec.structs import replace

from floorman.core.facts import ClockSet, StructureSet
from floorman.core.level_clock import Clock
from floorman.core.structure import BreaksByClock, Level, Structure
from floorman.desk.files.opening import Opening, new_desk
from floorman.rules.clock import HOUR, MINUTE, clock_at
from tests.bench.measure import Row, in_turns, ratio_row, time_row

_START = 1_764_446_400_000
_TIMES = 1000
"""Looks that are timed together: one alone is shorter than the timer's own step."""


def _often(look: Callable[[], object]) -> Callable[[], None]:
    def looks() -> None:
        for _ in range(_TIMES):
            look()

    return looks


def rows(folder: Path) -> Iterator[Row]:
    """An evening of sixty levels with breaks by the clock, twelve hours after the clock was set."""
    now = _START
    desk = new_desk(folder / "clock.floor", Opening("Bench"), clock=lambda: now)
    levels = Structure((Level(25, 50, 20),) * 60, by_clock=BreaksByClock("sync", 5, 55, "Europe/Warsaw"))
    desk.record(StructureSet(levels))
    desk.record(ClockSet("start", Clock(left=20 * 60_000, runs=True, day_from=now)))
    now += 12 * HOUR
    floor = desk.floor
    plan, anchor = floor.clock_plan(), floor.now.clock
    assert plan is not None
    assert anchor is not None
    moved = clock_at(anchor, now, plan)
    gone = 12 * HOUR // (20 * MINUTE) + 12
    far, near, tick, bare = in_turns(
        9,
        _often(lambda: clock_at(anchor, now, plan)),
        _often(lambda: clock_at(moved, now + 5, plan)),
        _often(floor.clock_reading),
        _often(lambda: replace(anchor, at=now)),
    )
    yield time_row("clock_at, at a tick", near / _TIMES, 20e-6)
    yield ratio_row("clock_at, twelve hours on", far / _TIMES, gone * bare / _TIMES, "a copy for each end since", 8)
    yield ratio_row("the room's clock, at a tick", tick / _TIMES, gone * bare / _TIMES, "the same", 3)
    desk.close()
