"""Which chairs, entries and tables an event concerns, so that an old one can be taken back alone or not."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

from floorman.core import events as e
from floorman.core.model import Chair, EntryNo

Key: TypeAlias = tuple[object, ...]
"""``("entry", 17)``; ``("chair", 12, 4)``; ``("at", 12)``: something at table 12; ``("table", 12)``: all its chairs;
``("made", 12)``: that there is such a table, or its size; ``("positions", 12)`` …"""


def touches(event: e.Event) -> frozenset[Key]:
    """Everything that ``event`` concerns."""
    return frozenset(_KEYS[type(event)](event))


def claims(event: e.Event) -> frozenset[Key]:
    """What no later event may concern if ``event`` is to be taken back alone.

    Of a table that it made or emptied, that is anything there; of a chair, the chair and what empties its table.
    """
    keys = touches(event)
    there = {("at", key[1]) for key in keys if key[0] in ("table", "made")}
    emptied = {("table", key[1]) for key in keys if key[0] == "chair"}
    return frozenset({key for key in keys if key[0] != "at"} | there | emptied)


def chairs_left(event: e.Event) -> dict[EntryNo, Chair]:
    """The chairs of players whom ``event`` took out of play; undone, they may come back without them."""
    if isinstance(event, e.PlayersBusted):
        return {one.entry: Chair(*one.chair) for one in event.out if one.chair is not None}
    if isinstance(event, (e.EntryVoided, e.PenaltyGiven)) and event.chair is not None:
        return {event.entry: Chair(*event.chair)}
    return {}


def _entry(number: int | None) -> Iterator[Key]:
    if number is not None:
        yield ("entry", number)


def _chair(chair: Chair | None) -> Iterator[Key]:
    if chair is not None:
        yield ("chair", *chair)
        yield ("at", chair.table)


def _seating(seats: Iterable[e.Seating]) -> Iterator[Key]:
    for one in seats:
        yield from _entry(one.entry)
        yield from _chair(one.chair)


def _tables(tables: Iterable[e.NewTable]) -> Iterator[Key]:
    for new in tables:
        yield ("made", new.table)
        yield ("at", new.table)


def _whole(number: int) -> Iterator[Key]:
    yield ("at", number)
    yield ("table", number)


def _at(table: int | None) -> Iterator[Key]:
    if table is not None:
        yield ("at", table)


def _made(event: e.EntryMade) -> Iterator[Key]:
    yield from _entry(event.entry)
    yield from _entry(event.re_entry_of)
    yield from _chair(event.chair)


def _imported(event: e.EntriesImported) -> Iterator[Key]:
    yield from _tables(event.tables)
    for row in event.entries:
        yield from _entry(row.entry)
        yield from _chair(row.chair)


def _busted(event: e.PlayersBusted) -> Iterator[Key]:
    yield from _entry(event.before)
    for one in event.out:
        yield from _entry(one.entry)
        yield from _chair(one.chair)


def _seen(event: e.PositionsSeen) -> Iterator[Key]:
    for one in event.seen:
        yield from _positions(one.table)
        for entry in one.arrived:
            yield from _entry(entry)


def _moved(event: e.PlayersMoved) -> Iterator[Key]:
    yield from _tables(event.enlarged)
    for move in event.moves:
        yield from _entry(move.entry)
        yield from _chair(move.came_from)
        yield from _chair(move.chair)
        yield from _chair(move.reserved)
    for number in event.broken:
        yield from _whole(number)


def _shifted(event: e.TableShifted) -> Iterator[Key]:
    for number in (event.came_from, event.table):
        yield from _whole(number)
        yield from _positions(number)


def _printed(event: e.SlipsPrinted) -> Iterator[Key]:
    for one in event.slips:
        yield ("slip", one.serial)
        yield from _entry(one.entry)


def _swapped(event: e.PlayersSwapped) -> Iterator[Key]:
    return _seating((event.first, event.second))


def _of_entry(event: Any) -> Iterator[Key]:
    return _entry(event.entry)


def _ruled(event: e.RulingRecorded) -> Iterator[Key]:
    yield from _at(event.table)
    if event.positions is not None:
        yield from _positions(event.table)
    entry = event.params.get("entry")
    if isinstance(entry, int):
        yield ("entry", entry)


def _noted(event: e.NoteMade) -> Iterator[Key]:
    yield from _at(event.table)
    yield from _entry(event.entry)


def _positions(table: int) -> Iterator[Key]:
    yield ("positions", table)
    yield ("at", table)


def _out_of_play(event: e.EntryVoided | e.PenaltyGiven) -> Iterator[Key]:
    yield from _entry(event.entry)
    yield from _chair(event.chair)


def _called_off(event: e.MoveCalledOff) -> Iterator[Key]:
    yield from _entry(event.entry)
    yield from _chair(event.chair)
    yield from _chair(event.reserved)


def _apart(event: e.KeptApart) -> Iterator[Key]:
    yield from _entry(event.first)
    yield from _entry(event.second)


_KEYS: dict[type[e.Event], Callable[[Any], Iterable[Key]]] = {
    e.TournamentOpened: lambda _: [("house",)],
    e.HouseChanged: lambda _: [("house",)],
    e.TablesOpened: lambda event: _tables(event.tables),
    e.TableMarked: lambda event: [("mark", event.table), ("at", event.table)],
    e.SellCapSet: lambda _: [("sell",)],
    e.ChairMarked: lambda event: _chair(event.chair),
    e.EntryMade: _made,
    e.EntriesSeated: lambda event: _seating(event.seats),
    e.SeatsDrawn: lambda event: _seating(event.seats),
    e.EntriesImported: _imported,
    e.EntryVoided: _out_of_play,
    e.PresenceMarked: _of_entry,
    e.PlayersBusted: _busted,
    e.PositionsSeen: _seen,
    e.HandsPlayed: lambda event: _positions(event.table),
    e.PlayersMoved: _moved,
    e.PlayersArrived: lambda event: [("entry", entry) for entry in event.entries],
    e.PlayerMissing: _of_entry,
    e.MoveCalledOff: _called_off,
    e.PlayersSwapped: _swapped,
    e.TableShifted: _shifted,
    e.PinMarked: _of_entry,
    e.KeptApart: _apart,
    e.RegistrationMarked: lambda _: [("registration",)],
    e.BreakOrderSet: lambda event: [("order",), *(("at", table) for table in event.order)],
    e.PenaltyGiven: _out_of_play,
    e.PenaltyServed: _of_entry,
    e.AwayMarked: _of_entry,
    e.BlindDodged: _of_entry,
    e.RulingRecorded: _ruled,
    e.HandForHandMarked: lambda _: [("hand-for-hand",)],
    e.HandForHandDone: lambda event: [("hand-for-hand",), ("at", event.table)],
    e.NoteMade: _noted,
    e.AdviceOverruled: lambda _: [],
    e.SlipsPrinted: _printed,
    e.StacksCounted: lambda event: [("entry", entry) for entry, _ in event.chips],
    e.PlayerForgotten: _of_entry,
    e.EntryUnseated: _of_entry,
}
