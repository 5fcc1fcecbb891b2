"""Checks of tables, seats and positions: the commonest values, so that what is right is seen to be right at once."""

from typing import Any

from floorman.cli.advise.checks import Check, inside, joined, list_of, refuse, refuse_twice, whole
from floorman.core.model import MAX_SEATS, MAX_TABLE, MIN_SEATS, Positions
from floorman.rules.citation import Unanswerable
from floorman.rules.seats import NOBODY, TableSeats

MOST_TABLES = 10_000
table_number = whole(1, MAX_TABLE)
table_size = whole(MIN_SEATS, MAX_SEATS)
_SEATED = frozenset({"table", "max_seats", "seats", "last", "locked"})
_EMPTY = frozenset({"table", "max_seats", "locked"})
_SPOTS = frozenset({"button", "small_blind", "big_blind"})
_WHOLE = frozenset({int})
_SIZES = range(MIN_SEATS, MAX_SEATS + 1)
_chairs = {size: frozenset(range(1, size + 1)) for size in _SIZES}
_seats = {size: list_of(whole(1, size), most=MAX_SEATS, unique=True) for size in _SIZES}


def table(value: Any) -> TableSeats:
    """A table with its seats; ``last`` and ``locked`` may be absent."""
    size = _head(value, _SEATED)
    if "seats" not in value:
        refuse("missing-field", "seats", "missing-field")
    seats = _seats_in(value, "seats", size)
    last = value.get("last")
    if last is not None:
        last = _last_in(last, size)
    locked = frozenset(_seats_in(value, "locked", size)) if "locked" in value else NOBODY
    return TableSeats(value["table"], size, tuple(sorted(seats)), last, locked)


def table_or_empty(value: Any) -> TableSeats:
    """As ``table``, but seats may be absent: then nobody sits there."""
    return table(value if type(value) is not dict or "seats" in value else {**value, "seats": []})


def seatless(value: Any) -> TableSeats:
    """A table that is laid anew: number, size and chairs not to be used."""
    size = _head(value, _EMPTY)
    locked = frozenset(_seats_in(value, "locked", size)) if "locked" in value else NOBODY
    return TableSeats(value["table"], size, (), None, locked)


def table_in_play(value: Any) -> TableSeats:
    """A table whose next hand is asked: with three or more players ``last`` names button, small blind and big blind."""
    taken = table(value)
    last = value.get("last")
    if last is not None and len(taken.seats) > 2:
        refuse_unnamed(last)
    return taken


def table_joined(value: Any) -> TableSeats:
    """A table whose next hand is asked with one more player than sits there."""
    taken = table(value)
    last = value.get("last")
    if last is not None and len(taken.seats) > 1:
        refuse_unnamed(last)
    return taken


def refuse_unnamed(last: dict[str, Any]) -> None:
    """Unanswerable ("missing-field") for positions that do not name all three; a small blind of null is named."""
    for key in ("button", "small_blind", "big_blind"):
        if key not in last:
            refuse("missing-field", f"last.{key}", "missing-field")


def giving(value: Any) -> tuple[TableSeats, frozenset[int]]:
    """The table that gives a player, with the seats that are pinned."""
    if type(value) is not dict or "pinned" not in value:
        return table(value), NOBODY
    taken = table({key: held for key, held in value.items() if key != "pinned"})
    pinned = _seats_in(value, "pinned", taken.max_seats)
    for seat in pinned:
        if seat not in taken.seats:
            refuse("not-a-player", "pinned", player=seat)
    return taken, frozenset(pinned)


def positions(value: Any, size: int) -> Positions:
    """Positions of a hand; what is absent or null is not known, or was not posted."""
    if type(value) is not dict:
        refuse("object", least=0)
    if not _SPOTS.issuperset(value):
        refuse("unknown-field", next(key for key in value if key not in _SPOTS), "unknown-field")
    for key, seat in value.items():
        if seat is not None and (type(seat) is not int or not 1 <= seat <= size):
            refuse("whole", key, low=1, high=size)
    return Positions(value.get("button"), value.get("small_blind"), value.get("big_blind"))


def tables_of(check: Check, *, least: int = 1) -> Check:
    """A list of tables, no number twice; ``check`` gives something with a ``table``."""
    each = list_of(check, least=least, most=MOST_TABLES)

    def check_tables(value: Any) -> tuple[Any, ...]:
        taken: tuple[Any, ...] = each(value)
        refuse_twice(tuple(one.table for one in taken))
        return taken

    return check_tables


def seats_of(size: int) -> Check:
    """The check of a list of seats, none twice, at a table of that size."""
    return _seats[size]


def _head(value: Any, known: frozenset[str]) -> int:
    """The size of a table, once its fields are known and its number is right."""
    if type(value) is not dict:
        refuse("object", least=0)
    if not known.issuperset(value):
        refuse("unknown-field", next(key for key in value if key not in known), "unknown-field")
    if "table" not in value or "max_seats" not in value:
        refuse("missing-field", "max_seats" if "table" in value else "table", "missing-field")
    number, size = value["table"], value["max_seats"]
    if type(number) is not int or not 1 <= number <= MAX_TABLE:
        refuse("whole", "table", low=1, high=MAX_TABLE)
    if type(size) is not int or not MIN_SEATS <= size <= MAX_SEATS:
        refuse("whole", "max_seats", low=MIN_SEATS, high=MAX_SEATS)
    return size


def _seats_in(value: dict[str, Any], key: str, size: int) -> tuple[int, ...]:
    """A list of seats, none twice."""
    held = value[key]
    right = type(held) is list and _WHOLE.issuperset(map(type, held)) and _chairs[size].issuperset(held)
    if right and len(set(held)) == len(held):
        return tuple(held)
    taken: tuple[int, ...] = inside(key, _seats[size], held)
    return taken


def _last_in(last: Any, size: int) -> Positions:
    try:
        return positions(last, size)
    except Unanswerable as fault:
        fault.field = joined("last", fault.field)
        raise
