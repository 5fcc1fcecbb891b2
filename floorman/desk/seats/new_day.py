"""Seats for a new day: every bag a chair, at as many tables as it takes; who is pinned or at a locked table stays."""

from collections.abc import Iterable

from floorman.core.digits import is_number
from floorman.core.facts import BeginDay, SeatGiven
from floorman.core.level_clock import Clock
from floorman.core.model import Chair, Entry, EntryNo, SeatNo, Table, TableNo
from floorman.core.refused import Refused
from floorman.core.structure import DayEnd, Structure
from floorman.desk.floor.floor import Floor
from floorman.desk.seats.apart import pairs_among
from floorman.desk.seats.drawing import sealed
from floorman.rules.citation import Unanswerable
from floorman.rules.clock import MINUTE
from floorman.rules.lots import Lots
from floorman.rules.placing import Spot, TableChairs, placed


def bagged(floor: Floor) -> tuple[Entry, ...]:
    """Everybody alive who has a bag, by number."""
    return tuple(entry for entry in floor.now.entries.values() if entry.alive and entry.bag is not None)


def day_tables(floor: Floor, wanted: int | None = None) -> tuple[Table, ...]:
    """The tables of a new day: those at which somebody stays, then the lowest-numbered open ones, ``wanted`` in all or
    as many as seat all bags beside the chairs that are kept for late entries.

    Refused where there are not so many.
    """
    players = bagged(floor)
    keep = 0 if floor.now.format is None else floor.now.format.keep
    kept = _kept_tables(floor)
    able = [table for table in floor.now.standing_tables() if table.number not in kept and not _shut(table)]
    tables = [floor.now.tables[number] for number in sorted(kept)]
    seats = sum(_seats(floor, table) for table in tables)
    for table in able:
        if len(tables) == wanted or (wanted is None and seats >= len(players) + keep):
            break
        tables.append(table)
        seats += _seats(floor, table)
    if wanted is not None and len(tables) < wanted:
        raise Refused("refused.redraw-tables", tables=wanted)
    if seats < len(players) + keep:
        raise Refused("refused.day-seats", players=len(players), keep=keep, seats=seats)
    return tuple(sorted(tables, key=lambda table: table.number))


def _shut(table: Table) -> bool:
    return table.closed or table.locked


def _seats(floor: Floor, table: Table) -> int:
    """Players that a table of the new day holds: its chairs that are not locked, no more than are sold to a table."""
    if table.locked:
        return table.held
    chairs = table.max_seats - len(table.locked_chairs)
    return chairs if floor.now.sell is None else min(chairs, floor.now.sell)


def _kept_tables(floor: Floor) -> frozenset[TableNo]:
    """Tables at which somebody keeps his chair."""
    return frozenset(chair.table for chair in _fixed(floor).values())


def _fixed(floor: Floor) -> dict[EntryNo, Chair]:
    """Who keeps his chair: pinned, or at a locked table."""
    return {
        entry.number: entry.chair
        for entry in bagged(floor)
        if entry.chair is not None and (entry.pinned or floor.now.tables[entry.chair.table].locked)
    }


def day_drawn(floor: Floor, day: int, tables: Iterable[Table], seed: str, *, by_hand: bool) -> BeginDay:
    """The day's seats, drawn from ``seed``. Refused where those who must be kept apart cannot be."""
    tables = tuple(tables)
    fixed = _fixed(floor)
    rooms = [_room(floor, table) for table in tables]
    players = tuple(entry.number for entry in bagged(floor))
    spots = {number: Spot(*chair) for number, chair in fixed.items()}
    apart = pairs_among(floor.now, players) if len(tables) > 1 else []
    try:
        drawn = placed(Lots(seed), players, rooms, spots, apart)
    except Unanswerable as fault:
        raise Refused(fault.says or "refused.cannot-draw", **fault.params) from fault
    seats = tuple(
        SeatGiven(number, Chair(TableNo(drawn[number].table), SeatNo(drawn[number].seat))) for number in players
    )
    played = {table.number for table in tables}
    others = (table for table in floor.now.standing_tables() if table.number not in played)
    broken = tuple(table.number for table in others if table.held or not table.closed)
    every = tuple(sorted({*played, *broken}))
    told = sealed(seed) if by_hand else seed
    return BeginDay(day, seats, every, broken, told, by_hand, day_clock(floor, day))


def _room(floor: Floor, table: Table) -> TableChairs:
    """A table before anybody sits there; of a locked one only the chairs that are held can be had."""
    held = {at + 1 for at, number in enumerate(table.chairs) if number is not None}
    every = frozenset(range(1, table.max_seats + 1))
    locked = every - held if table.locked else frozenset(table.locked_chairs)
    return TableChairs(table.number, table.max_seats, frozenset(), frozenset(locked), floor.now.sell)


def day_clock(floor: Floor, day: int) -> Clock | None:
    """The clock before a day's start: whole on the step behind the end of the day before, else as it stands."""
    structure = floor.now.structure
    if structure is None:
        return None
    step = _first_step(structure, day)
    if step is not None:
        return Clock(left=getattr(structure.steps[step], "minutes", 0) * MINUTE, step=step)
    clock = floor.level_clock()
    if floor.now.clock is None or clock is None or clock.why == "end":
        return None
    return Clock(left=clock.left, step=clock.step)


def _first_step(structure: Structure, day: int) -> int | None:
    """The step with which a day begins: behind the day end that is named after the day before, or that
    is as many as that in their order; None where there is none."""
    ends = {at: step.name for at, step in enumerate(structure.steps) if isinstance(step, DayEnd)}
    last = {at: name.rpartition(" ")[2] for at, name in ends.items()}
    named = {at: int(word) for at, word in last.items() if is_number(word, 3)}
    counted = named if ends and len(named) == len(ends) else {at: nth for nth, at in enumerate(ends, 1)}
    before = next((at for at, number in counted.items() if number == day - 1), None)
    return before + 1 if before is not None and before + 1 < len(structure.steps) else None
