"""Players away from their seats: how long, how many hands, what it cost in blinds, and the house's rule for them."""

from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct

from floorman.core import facts as e
from floorman.core.model import Chair, Entry
from floorman.core.ring import between
from floorman.desk.floor.floor import MINUTE, Floor
from floorman.desk.floor.journal_index import positions_in
from floorman.rules.citation import cite

NO_SHOW = cite("RROP 16")
"""What other rooms do with the stack of a player who never came."""
NO_SHOW_MINUTES = 30


class Absence(Struct, frozen=True):
    """A player who is away."""

    entry: int
    since: int
    minutes: int
    hands: int
    """Hands reported since."""
    big_blinds: int
    """Times that the big blind was seen to pass his seat; more where nobody reported."""
    small_blinds: int
    excused: bool
    penalty: bool
    """He serves a penalty."""


def absence(floor: Floor, entry: Entry) -> Absence | None:
    """What an absence has come to; None for a player who is not away."""
    if entry.away is None:
        return None
    small, big = (0, 0) if entry.chair is None else _blinds(floor, entry.chair, entry.away.since)
    since = entry.away.since
    return Absence(
        entry.number,
        since,
        (floor.clock() - since) // MINUTE,
        entry.away.hands,
        big,
        small,
        entry.away.excused,
        entry.hands_owed > 0,
    )


def absentees(floor: Floor) -> Iterator[tuple[Entry, Absence]]:
    """Players alive who are away now."""
    for number in floor.cases.people:
        entry = floor.now.entry(number)
        found = None if entry is None or not entry.alive else absence(floor, entry)
        if entry is not None and found is not None:
            yield entry, found


def no_shows(floor: Floor) -> Iterator[tuple[Entry, int]]:
    """Players alive who were reported as not come, with the minutes since."""
    for number in floor.cases.people:
        entry = floor.now.entry(number)
        if entry is None or not entry.alive or not entry.noshow:
            continue
        for fact in floor.cases.about(floor.log, number):
            if isinstance(fact.event, e.PresenceMarked):
                yield entry, (floor.clock() - fact.at) // MINUTE
                break


def _blinds(floor: Floor, chair: Chair, since: int) -> tuple[int, int]:
    """How often small and big blind passed a chair, by what was told since."""
    told: list[tuple[int | None, int | None, int]] = []
    for fact in floor.cases.seen(floor.log, chair.table):
        positions = positions_in(fact.event, chair.table)
        if positions is not None:
            played = e.hands_in(fact.event)
            told.append((positions.small_blind, positions.big_blind, 1 if played is None else played.hands))
        if fact.at <= since:
            break
    told.reverse()
    table = floor.now.table(chair.table)
    players = floor.now.seats if table is None else max(2, table.players)
    small = big = 0
    for before, after in pairwise(told):
        rounds = (after[2] - 1) // players
        small += _passes(before[0], after[0], chair.seat) + rounds
        big += _passes(before[1], after[1], chair.seat) + rounds
    return small, big


def _passes(before: int | None, after: int | None, seat: int) -> int:
    if before is None or after is None or before == after:
        return 0
    return int(seat == after or between(before, seat, after))
