"""The room as it is at a later instant than now, for whoever only looks."""

from floorman.core.refused import Refused
from floorman.desk.clock.local_time import instant
from floorman.desk.floor.floor import Floor
from floorman.desk.timekeeping.rehearsal import moment_written


def look_at(floor: Floor, text: str) -> None:
    """The time is what ``text`` writes, and somebody has kept the clock until then.

    Refused if it writes none, or one before the newest row.
    """
    moment = moment_written(text)
    at = instant(moment)
    if floor.log.facts and floor.log.now.clock is not None and at < floor.log.facts[-1].at:
        raise Refused("rehearsal.before-last", time=text.strip())
    floor.clock = lambda: at
    floor.zone_told = moment.tzinfo
    floor.timer.unkept(None)
