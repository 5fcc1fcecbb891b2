"""The time of a rehearsal: lines such as ``@2026-11-29T19:00:00+01:00`` in its scripts put it forward."""

from contextlib import suppress
from datetime import datetime

from floorman.core.refused import Refused
from floorman.desk.clock.local_time import instant
from floorman.desk.floor.floor import Floor
from floorman.desk.steady import RehearsalClock
from floorman.store.file import TournamentFile

_AT = "rehearsal.at"


def moment_written(text: str) -> datetime:
    """The moment that ``2026-11-29T19:00:00+01:00`` writes. Refused ("rehearsal.no-time") without its offset."""
    try:
        moment = datetime.fromisoformat(text.strip())
    except ValueError:
        raise Refused("rehearsal.no-time", time=text.strip()[:60]) from None
    if moment.tzinfo is None or not 1971 <= moment.year <= 2200:
        raise Refused("rehearsal.no-time", time=text.strip()[:60])
    return moment


def rehearsal_time(file: TournamentFile, last_row: int) -> int:
    """Where the time of a rehearsal was left. Before the first ``@`` line it is that of its newest row."""
    kept = file.preference(_AT)
    if not isinstance(kept, dict):
        return last_row
    return max(int(kept["at"]), last_row) if file.head.seq > int(kept["seq"]) else int(kept["at"])


def set_time(file: TournamentFile, floor: Floor, text: str) -> None:
    """From now on it is the time that ``text`` writes. Refused if the file is no rehearsal, or if that is earlier than
    what an earlier line has said or what has been recorded since.
    """
    if not floor.now.rehearsal:
        raise Refused("rehearsal.none", time=text.strip()[:60])
    moment = moment_written(text)
    at, clock = instant(moment), floor.clock
    if file.preference(_AT) is not None and at < clock():
        raise Refused("rehearsal.back", time=text.strip())
    floor.zone_told = moment.tzinfo
    if isinstance(clock, RehearsalClock):
        clock.stand(at)
    _keep_time(file, at)


def _keep_time(file: TournamentFile, at: int) -> None:
    """It is ``at``, and the file's newest row is of that time or an earlier one."""
    file.set_preference(_AT, {"at": at, "seq": file.head.seq})


def leave(file: TournamentFile, now: int) -> None:
    """A rehearsal that a script has put into a time goes on later from where it is now."""
    if file.preference(_AT) is not None:
        with suppress(Refused):  # then it goes on from its newest row
            _keep_time(file, now)
