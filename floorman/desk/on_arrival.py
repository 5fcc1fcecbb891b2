"""What an arriving player is on the hand to come, where that is certain before he sits."""

from floorman.core.model import Entry, Table
from floorman.desk.floor import Floor
from floorman.rules.citation import Unanswerable
from floorman.rules.entry import Entering, entry


def certain(table: Table) -> bool:
    """Whether the button cannot move before a player arrives: the table is stopped, or has not started."""
    return table.halted or (table.sighting is None and table.hands == 0)


def on_arrival(floor: Floor, player: Entry) -> Entering | None:
    """Dealt in or not, and what he posts; None while it depends on where the button will be when he sits.

    A slip states it flatly only for a table that is stopped, or not yet started.
    """
    table = None if player.chair is None else floor.now.table(player.chair.table)
    if table is None or player.chair is None or not certain(table):
        return None
    if table.sighting is None:
        return Entering(True, "other", None)
    if player.single_big_blind:
        return Entering(True, "big_blind", "big_blind")
    try:
        return entry(floor.house, floor.seats(table), player.chair.seat, "moved").answer
    except Unanswerable:
        return None
