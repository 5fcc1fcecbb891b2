"""The keeper of the tournament clock: writes once what begins by itself, and stands it where an end passed unseen."""

from collections.abc import Callable, Iterator
from contextlib import suppress

from msgspec.structs import replace

from floorman.core.facts import ClockSet, Event, LevelBegun, RegistrationMarked
from floorman.core.level_clock import Clock
from floorman.core.refused import Refused
from floorman.desk.clock.tournament_clock import AwayMeanwhile, Begun
from floorman.desk.floor.floor import Floor
from floorman.desk.steady import SteadyClock
from floorman.desk.timekeeping.absence import seen
from floorman.desk.timekeeping.heartbeat import Heartbeat
from floorman.desk.timekeeping.late import closes_itself
from floorman.desk.timekeeping.rehearsal import leave
from floorman.rules.clock_calls import come_back
from floorman.store.file import TournamentFile

Write = Callable[[Event, int, str | None], object]
"""Records an event of the clock's own at an instant, under the name of a call. Raises Refused as ``Desk.record``."""


class Keeper:
    """Of one room that is open for writing. Nothing on a screen depends on what it writes."""

    def __init__(self, floor: Floor, write: Write, heartbeat: Heartbeat | None = None) -> None:
        self._floor, self._write, self._heartbeat = floor, write, heartbeat
        self._kept: tuple[object, ...] = ()
        self._busy = False

    def leave(self, file: TournamentFile) -> None:
        """The file is about to be closed: until now the clock was kept."""
        self.keep()
        if self._heartbeat is not None:
            self._heartbeat.stop()
        now = self._floor.clock()
        if self._floor.now.rehearsal:
            leave(file, now)
        else:
            seen(file, self._floor.now, now)

    def keep(self) -> None:
        """Writes what has begun by the clock until now. What the disk does not take is written the next time."""
        floor = self._floor
        if self._busy or floor.now.structure is None:
            return
        self._busy = True
        try:
            with suppress(Refused):  # a full disk, or a file that was taken away: every call says so itself
                self._keep()
        finally:
            self._busy = False

    def _keep(self) -> None:
        floor = self._floor
        if self._heartbeat is not None and floor.now.clock is not None:
            self._heartbeat.start()
            since = self._heartbeat.away_since()
            if since is not None:
                self._came_back(since)
        now = floor.clock()
        if isinstance(floor.clock, SteadyClock) and floor.clock.jumped():
            floor.timer.wall_jumped(now, floor.clock.ahead)
        clock = floor.level_clock(now)
        told = (floor.now.clock_row, floor.now.structure, clock and (clock.step, clock.runs), closes_itself(floor, now))
        if told == self._kept:
            return
        self._write_begun(now)
        if told[-1]:
            self._write(RegistrationMarked(False), now, None)
        self._kept = told

    def came_back(self, since: int) -> None:
        """The program is there again, after it was away from ``since`` on."""
        with suppress(Refused):  # as in ``keep``
            self._came_back(since)

    def _came_back(self, since: int) -> None:
        floor, now = self._floor, self._floor.clock()
        self._write_begun(since)
        before, plan = floor.level_clock(since), floor.clock_plan(now)
        if floor.now.clock is None or before is None or plan is None:
            return
        if not before.runs and before.starts_at is None:
            return
        after = come_back(before, since, now, plan)
        if after.why == "away":
            self._write(ClockSet("away", replace(after, at=0), plan.levels[after.step] or 1), now, None)
        elif before.runs and not self._ended(before, now):
            left = before.left if before.break_left is None else before.break_left
            floor.timer.meanwhile = AwayMeanwhile(since, now, floor.now.clock_row, before.step, left)

    def _ended(self, before: Clock, now: int) -> bool:
        after = self._floor.level_clock(now)
        return after is None or (after.step, after.break_left is None) != (before.step, before.break_left is None)

    def _write_begun(self, until: int) -> None:
        for one in self._unwritten(until):
            row = self._floor.now.clock_row
            at = max(one.at, self._floor.log.facts[-1].at)
            self._write(LevelBegun(one.step, one.level, row), at, f"level.{one.step}.{row}")

    def _unwritten(self, until: int) -> Iterator[Begun]:
        """Levels that have begun by the clock since it was set, and of which no row tells."""
        floor = self._floor
        row = floor.now.clock_row
        told = {
            fact.event.step
            for fact in floor.log.facts[row:]
            if isinstance(fact.event, LevelBegun) and fact.event.follows == row
        }
        begun = tuple(floor.timer.begun(floor.now, floor.house.choices, until))
        yield from (one for one in begun if one.step not in told)
