"""Checks of tables, seats and positions."""

from typing import Any

from floorman.cli.advise.checks import Check, inside, list_of, refuse, refuse_twice, whole
from floorman.core.model import MAX_SEATS, MAX_TABLE, MIN_SEATS, Positions
from floorman.rules.seats import NOBODY, TableSeats

MOST_TABLES = 10_000
table_number = whole(1, MAX_TABLE)
table_size = whole(MIN_SEATS, MAX_SEATS)
_SEATED = frozenset({"table", "max_seats", "seats", "last", "locked"})
_EMPTY = frozenset({"table", "max_seats", "locked"})
_SPOTS = frozenset({"button", "small_blind", "big_blind"})
_seats = {size: list_of(whole(1, size), most=MAX_SEATS, unique=True) for size in range(MIN_SEATS, MAX_SEATS + 1)}


def table(value: Any) -> TableSeats:
    """A table with its seats; ``last`` and ``locked`` may be absent."""
    size = _head(value, _SEATED)
    if "seats" not in value:
        refuse("missing-field", "seats", "missing-field")
    seats = inside("seats", _seats[size], value["seats"])
    last = value.get("last")
    if last is not None:
        last = inside("last", lambda spots: positions(spots, size), last)
    return TableSeats(value["table"], size, tuple(sorted(seats)), last, _locked(value, size))


def table_or_empty(value: Any) -> TableSeats:
    """As ``table``, but seats may be absent: then nobody sits there."""
    return table(value if type(value) is not dict or "seats" in value else {**value, "seats": []})


def seatless(value: Any) -> TableSeats:
    """A table that is laid anew: number, size and chairs not to be used."""
    size = _head(value, _EMPTY)
    return TableSeats(value["table"], size, (), None, _locked(value, size))


def seats_of(size: int) -> Check:
    """The check of a list of seats, none twice, at a table of that size."""
    return _seats[size]


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


def table_in_play(value: Any) -> TableSeats:
    """A table whose next hand is asked: with three or more players ``last`` names button, small blind and big blind."""
    taken = table(value)
    last = value.get("last")
    if last is not None and len(taken.seats) > 2:
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
    pinned = inside("pinned", _seats[taken.max_seats], value["pinned"])
    for seat in pinned:
        if seat not in taken.seats:
            refuse("not-a-player", "pinned", player=seat)
    return taken, frozenset(pinned)


def _head(value: Any, known: frozenset[str]) -> int:
    """The size of a table, once its fields are known and its number is right."""
    if type(value) is not dict:
        refuse("object", least=0)
    if not known.issuperset(value):
        refuse("unknown-field", next(key for key in value if key not in known), "unknown-field")
    for key, check in (("table", table_number), ("max_seats", table_size)):
        if key not in value:
            refuse("missing-field", key, "missing-field")
        inside(key, check, value[key])
    size: int = value["max_seats"]
    return size


def _locked(value: dict[str, Any], size: int) -> frozenset[int]:
    if "locked" not in value:
        return NOBODY
    return frozenset(inside("locked", _seats[size], value["locked"]))


def tables_of(check: Check, *, least: int = 1) -> Check:
    """A list of tables, no number twice; ``check`` gives something with a ``table``."""
    each = list_of(check, least=least, most=MOST_TABLES)

    def check_tables(value: Any) -> tuple[Any, ...]:
        taken: tuple[Any, ...] = each(value)
        refuse_twice(tuple(one.table for one in taken))
        return taken

    return check_tables
