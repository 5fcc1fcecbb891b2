"""What an arriving player is on the hand to come, where that is certain before he sits."""

from floorman.core.entry import EntryKind
from floorman.core.model import Entry, EntryState, Table
from floorman.desk.floor.floor import Floor
from floorman.rules.citation import Unanswerable
from floorman.rules.entry import Entering, entry
from floorman.rules.seats import TableSeats

LEAST_PLAYERS = 2
"""Fewer are dealt no hand."""


def certain(floor: Floor, table: Table) -> bool:
    """Whether the button is known and cannot move before a player arrives: the table is stopped, or not yet started."""
    if table.sighting is None:
        return _not_started(floor, table)
    return table.halted and floor.fresh(table)


def _not_started(floor: Floor, table: Table) -> bool:
    """No hand can have been dealt there: too few sit there, or nothing has been played anywhere.

    Positions that nobody has seen are no sign: most rooms never give them.
    """
    if table.hands:
        return False
    if not table.ready or len(table.seated()) < LEAST_PLAYERS:
        return True
    return not floor.now.busts and all(one.hands == 0 and one.sighting is None for one in floor.now.tables.values())


def comes_late(floor: Floor, player: Entry) -> bool:
    """Whether he has sat down where play has begun, and nobody has seen him play yet."""
    table = None if player.chair is None else floor.now.table(player.chair.table)
    return table is not None and not player.verified and not _not_started(floor, table)


def on_arrival(floor: Floor, player: Entry) -> Entering | None:
    """Dealt in or not, and what he posts; None while it depends on where the button will be when he sits.

    A slip states it flatly only for a table that is stopped, or not yet started; and where others are on their way to
    it too, only if it does not matter whether they are there. Where the first button falls is not known before a
    table's first hand: what he posts then is open.
    """
    table = None if player.chair is None else floor.now.table(player.chair.table)
    if table is None or player.chair is None or not certain(floor, table):
        return None
    if table.sighting is None:
        return Entering(True, "other", None)
    if player.single_big_blind:
        return Entering(True, "big_blind", "big_blind")
    kind: EntryKind = "moved" if player.state is EntryState.TRANSIT else player.kind
    seats = floor.seats(table)
    alone = seats._replace(seats=tuple(seat for seat in seats.seats if seat != player.chair.seat))
    others = {at + 1 for at, number in enumerate(table.expected) if number not in (None, player.number)}
    found = _entering(floor, alone, player.chair.seat, kind)
    if (
        others
        and _entering(floor, alone._replace(seats=tuple(sorted({*alone.seats, *others}))), player.chair.seat, kind)
        != found
    ):
        return None
    return found


def _entering(floor: Floor, table: TableSeats, seat: int, kind: EntryKind) -> Entering | None:
    try:
        return entry(floor.house, table, seat, kind).answer
    except Unanswerable:
        return None
