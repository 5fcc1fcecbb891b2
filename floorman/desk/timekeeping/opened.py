"""The time of a file that is opened, and who keeps its clock."""

from collections.abc import Callable

from floorman.core.log import Log
from floorman.desk.floor.floor import Floor
from floorman.desk.steady import JUMP, RehearsalClock, SteadyClock
from floorman.desk.timekeeping.absence import away_since
from floorman.desk.timekeeping.heartbeat import Heartbeat
from floorman.desk.timekeeping.keeper import Keeper, Write
from floorman.desk.timekeeping.rehearsal import rehearsal_time
from floorman.store.file import TournamentFile


def clock_of(file: TournamentFile, log: Log, wall: Callable[[], int]) -> Callable[[], int]:
    """The time that the file's rows are told by: steady, never before its newest row; a rehearsal has its own."""
    last = log.facts[-1].at if log.facts else 0
    if not log.now.rehearsal:
        return SteadyClock(last, wall)
    clock = RehearsalClock(rehearsal_time(file, last))
    if file.read_only:
        clock.stand()
    return clock


def keeper_of(file: TournamentFile, floor: Floor, write: Write, *, alone: bool) -> Keeper | None:
    """Who keeps the clock of a file that is open for writing; what passed since anybody did so last stands it.

    ``alone``: the time is the machine's own, so that a sign of life is given beside the lock.
    """
    clock = floor.clock
    if isinstance(clock, SteadyClock) and clock.ahead < -JUMP:
        floor.timer.wall_jumped(clock(), clock.ahead)
    heartbeat = Heartbeat(clock, file.beat) if alone and not floor.now.rehearsal and not file.read_only else None
    keeper = None if file.read_only else Keeper(floor, write, heartbeat)
    if floor.now.clock is None or floor.now.rehearsal:
        return keeper
    since = away_since(file, floor.log.facts[-1].at)
    if keeper is not None:
        keeper.came_back(min(since, clock()))
    elif file.holder is None:
        floor.timer.unkept(min(since, clock()))
    return keeper
