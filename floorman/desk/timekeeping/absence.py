"""Since when nobody has kept the clock of a file: what the next one to open it must know."""

from contextlib import suppress

from floorman.core.model import Tournament
from floorman.core.refused import Refused
from floorman.store.file import TournamentFile

_SEEN = "clock.seen"


def away_since(file: TournamentFile, last_row: int) -> int:
    """The last instant at which a program was at work on the file: its newest row, sign of life, or closing."""
    told = file.preference(_SEEN)
    return max(last_row, file.last_beat or 0, told if isinstance(told, int) else 0)


def seen(file: TournamentFile, now: Tournament, at: int) -> None:
    """The file is closed at ``at``: until then its clock was kept, if it goes or is to go."""
    clock = now.clock
    if file.read_only or now.rehearsal or clock is None or not (clock.runs or clock.starts_at is not None):
        return
    with suppress(Refused):  # then it was kept until the last row
        file.set_preference(_SEEN, at)
