"""Seats drawn: for who waits, for a table that breaks, for a redraw and for the final table."""

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256

from floorman.core.facts import MovePlayers, MoveReason, NewTable, SeatGiven, SendPlayer
from floorman.core.model import Chair, Entry, EntryNo, SeatNo, Table, TableNo
from floorman.core.refused import Refused
from floorman.desk.floor.floor import Floor
from floorman.desk.seats.apart import foes, meets, pairs_among
from floorman.rules.citation import Unanswerable
from floorman.rules.draw import draw
from floorman.rules.final_table import size_of_final_table
from floorman.rules.lots import Lots
from floorman.rules.placing import Spot, TableChairs, placed
from floorman.rules.redraws import redraw_due
from floorman.rules.seats import TableSeats


def sealed(seed: str) -> str:
    """The sum of a seed given by hand, for the journal, which is never changed: the words may be a name."""
    return f"sha256:{sha256(seed.encode()).hexdigest()}"


def chairs_for(floor: Floor, entries: Sequence[EntryNo], seed: str, *, uneven: bool = False) -> tuple[SeatGiven, ...]:
    """A chair for each of the ``entries`` at the tables that sell, the shortest first, drawn from ``seed``.

    Tables end within one of each other, as they do for whoever draws again from the posted seed; ``uneven`` lets them
    differ by more where players could not be kept apart otherwise. Refused where they do not fit, or those who must be
    kept apart cannot be.
    """
    must_fit(floor, len(entries))
    spots = _drawn(floor, entries, floor.selling_tables(), seed, cap=floor.now.sell, uneven=uneven)
    return tuple(SeatGiven(entry, spots[entry]) for entry in entries)


def chair_for_one(floor: Floor, seed: str, re_entry_of: EntryNo | None = None) -> Chair:
    """A chair for a new entry, drawn from ``seed`` by two lots.

    The first picks one of the shortest tables that sell, lowest number first; the second one of its open chairs, lowest
    first. Tables with a player whom he is kept apart from are left out. Refused if no table is left.
    """
    lots, entry = Lots(seed), floor.now.next_entry
    for numbers in floor.heads.selling_by_players():
        tables = [number for number in numbers if not meets(floor, entry, number, re_entry_of)]
        if tables:
            table = floor.now.tables[tables[lots.below(len(tables))]]
            free = table.free()
            return Chair(table.number, free[lots.below(len(free))])
    raise Refused("refused.no-open-seat")


def must_fit(floor: Floor, players: int) -> None:
    """Refused if the tables that sell have fewer open seats."""
    seats = floor.heads.sellable
    if players > seats:
        raise Refused("refused.seats-short", players=players, seats=seats)


def _drawn(
    floor: Floor,
    entries: Sequence[EntryNo],
    tables: Iterable[Table],
    seed: str,
    *,
    cap: int | None = None,
    uneven: bool = True,
) -> dict[EntryNo, Chair]:
    """The rules' own draw. Who is kept apart from somebody who sits already cannot always be seated evenly."""
    rooms = [_seats_of(table) for table in tables]
    barred: dict[int, list[int]] = {}
    for entry in entries:
        if foes(floor.now, entry):
            barred[entry] = [room.table for room in rooms if meets(floor, entry, room.table)]
    apart = pairs_among(floor.now, entries)
    uneven = uneven or any(barred.values())
    try:
        drawn = draw(floor.house, entries, rooms, seed, (), apart, cap=cap, barred=barred, uneven=uneven).answer
    except Unanswerable as fault:
        raise Refused(fault.says or "refused.cannot-draw", **fault.params) from fault
    return {EntryNo(one.player): Chair(TableNo(one.table), SeatNo(one.seat)) for one in drawn}


def _seats_of(table: Table) -> TableSeats:
    """A table with its chairs, sat on or reserved."""
    held = tuple(
        at + 1 for at in range(table.max_seats) if table.chairs[at] is not None or table.expected[at] is not None
    )
    return TableSeats(table.number, table.max_seats, held, None, frozenset(table.locked_chairs))


def _players(floor: Floor, table: Table) -> list[Entry]:
    """Everybody whose chair is at a table, sat on or reserved, by seat."""
    return [
        floor.now.entries[number]
        for pair in zip(table.chairs, table.expected, strict=True)
        for number in pair
        if number is not None
    ]


def _sent(entries: Iterable[Entry], chairs: dict[EntryNo, Chair]) -> tuple[SendPlayer, ...]:
    return tuple(
        SendPlayer(entry.number, chairs[entry.number])
        for entry in entries
        if entry.number in chairs and chairs[entry.number] != entry.chair
    )


def receiving_tables(floor: Floor, broken: Table) -> tuple[Table, ...]:
    """Tables that a broken table's players may be sent to: never to a closed, locked or full one.

    A table at which nobody plays is filled again only where those in play have not enough seats.
    """
    able = tuple(floor.now.tables[number] for number in sorted(floor.heads.free) if number != broken.number)
    playing = tuple(table for table in able if table.held)
    return playing if _open_seats(floor, playing) >= broken.held else able


def _open_seats(floor: Floor, tables: Iterable[Table]) -> int:
    free = floor.heads.free
    return sum(free[table.number] for table in tables)


def breaking(floor: Floor, table: Table, seed: str, by_hand: bool) -> MovePlayers:
    """Every player of ``table`` to a drawn chair elsewhere, all or none (TDA-2024 10-B). Refused otherwise."""
    must_break(floor, table)
    players = _players(floor, table)
    chairs = _drawn(floor, [entry.number for entry in players], receiving_tables(floor, table), seed)
    cites = (str(floor.house.cite("breaking")),)
    return MovePlayers(_sent(players, chairs), "break", (table.number,), (), seed, by_hand, cites)


def must_break(floor: Floor, table: Table) -> None:
    """Refused if the table is locked, holds a pinned player, or the others cannot seat everybody."""
    if table.locked:
        raise Refused("refused.break-locked", table=table.number)
    players = _players(floor, table)
    for entry in players:
        if entry.pinned:
            raise Refused("refused.pinned", entry=entry.number, chair=entry.chair)
    seats = _open_seats(floor, receiving_tables(floor, table))
    if len(players) > seats:
        raise Refused("refused.break-seats", table=table.number, players=len(players), seats=seats)


def redrawing(floor: Floor, count: int) -> Callable[[str, bool], MovePlayers]:
    """Everybody to new chairs at the ``count`` lowest-numbered open tables; the other tables break.

    Refused where they do not fit, a table is locked, or a pinned player's table would break.
    """
    kept = redraw_tables(floor, count)
    players = [entry for table in floor.now.standing_tables() for entry in _players(floor, table)]
    seats = sum(table.max_seats - len(table.locked_chairs) for table in kept)
    if len(players) > seats:
        raise Refused("refused.redraw-too-many", players=len(players), tables=count)
    return _all_anew(floor, players, kept, "redraw", ())


def redraw_tables(floor: Floor, count: int) -> tuple[Table, ...]:
    """The ``count`` lowest-numbered open tables. Refused if there are not so many."""
    _none_locked(floor)
    able = tuple(table for table in floor.now.standing_tables() if not table.closed)
    if len(able) < count or count < 1:
        raise Refused("refused.redraw-tables", tables=count)
    return able[:count]


def finishing(floor: Floor) -> tuple[Table, list[Entry], Callable[[str, bool], MovePlayers]]:
    """The final table: everybody to the lowest-numbered open table, enlarged if the rule asks (TDA-2024 RP-9)."""
    _none_locked(floor)
    tables = floor.now.standing_tables()
    players = [entry for table in tables for entry in _players(floor, table)]
    able = [table for table in tables if not table.closed] or list(tables)
    if not able or not players:
        raise Refused("refused.no-players")
    at = size_of_final_table(floor.house, max(table.cut or table.max_seats for table in tables))
    if len(players) > at:
        raise Refused("refused.final-too-many", players=len(players), at=at)
    if sum(1 for table in tables if table.held) == 1 and able[0].held:
        raise Refused("refused.final-already")
    table = able[0]
    if table.cut and len(players) > table.max_seats - len(table.locked_chairs):
        raise Refused("refused.final-chair-locked", chair=Chair(table.number, min(table.locked_chairs)))
    larger = () if table.cut or table.max_seats - len(table.locked_chairs) >= at else (NewTable(table.number, at),)
    return table, players, _all_anew(floor, players, (table,), "final", larger)


def _none_locked(floor: Floor) -> None:
    for table in floor.now.standing_tables():
        if table.locked:
            raise Refused("refused.table-locked", table=table.number)


def _all_anew(
    floor: Floor, players: list[Entry], kept: tuple[Table, ...], why: MoveReason, larger: tuple[NewTable, ...]
) -> Callable[[str, bool], MovePlayers]:
    numbers = {table.number for table in kept}
    fixed: dict[EntryNo, Spot] = {}
    for entry in players:
        if entry.pinned and entry.chair is not None:
            if entry.chair.table in numbers:
                fixed[entry.number] = Spot(*entry.chair)
            elif why != "final":  # a pin is against balance and breaks: to the final table everybody goes
                raise Refused("refused.pinned", entry=entry.number, chair=entry.chair)
    sizes = {new.table: new.max_seats for new in larger}
    rooms = [
        TableChairs(table.number, sizes.get(table.number, table.max_seats), frozenset(), frozenset(table.locked_chairs))
        for table in kept
    ]
    broken = tuple(table.number for table in floor.now.standing_tables() if table.number not in numbers)

    def make(seed: str, by_hand: bool) -> MovePlayers:
        entries = [entry.number for entry in players]
        apart = pairs_among(floor.now, entries) if len(kept) > 1 else []
        try:
            spots = placed(Lots(seed), tuple(entries), rooms, fixed, apart)
        except Unanswerable as fault:
            raise Refused(fault.says or "refused.cannot-draw", **fault.params) from fault
        chairs = {entry: Chair(TableNo(spot.table), SeatNo(spot.seat)) for entry, spot in spots.items()}
        return MovePlayers(_sent(players, chairs), why, broken, larger, seed, by_hand, _cited(floor, why, len(kept)))

    return make


def _cited(floor: Floor, why: str, tables: int) -> tuple[str, ...]:
    """What seats drawn anew rest on; a redraw that the house asks for at so many tables, on its own rule too."""
    cites = [floor.house.cite("seating" if why == "redraw" else "final_table")]
    due = redraw_due(floor.house, tables)
    if due.answer:
        cites.extend(due.cites)
    return tuple(dict.fromkeys(map(str, cites)))
