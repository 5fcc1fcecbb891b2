"""Tables that lost so many players to busts that they stop, and those that need not since they will be broken."""

from floorman.core.model import Table
from floorman.desk.floor.floor import Floor
from floorman.desk.seats.balancing import keeps_somebody
from floorman.rules.balancing import breaks_to_come


def short_by_elimination(floor: Floor, table: Table) -> bool:
    """Whether a table is short by so many as make it stop, and would not be without its busts (TDA-2024 11-D).

    A table that was opened short stays one until players are out there and their chairs stand empty.
    """
    short = floor.heads.counts.levels.most - table.held
    return short - len(table.vacated) < floor.house.choices.halt_at <= short


def to_break_yet(floor: Floor) -> tuple[int, ...]:
    """The tables that break one after another from now on, the next first; none that somebody keeps from it."""
    found = breaks_to_come(floor.house, floor.heads.counts, floor.now.break_order)
    return tuple(number for number in found if not keeps_somebody(floor, floor.now.tables[number]))
