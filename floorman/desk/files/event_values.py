"""Values of an event file as they may be; anything else is refused by the name of its key."""

from collections.abc import Mapping
from typing import Any, NoReturn

from floorman.core.digits import is_number
from floorman.core.model import MAX_TABLE
from floorman.core.refused import Refused


def bad(key: str, value: object) -> NoReturn:
    """The value of a key cannot be."""
    raise Refused("event.bad-value", key=key, value=str(value)[:60])


def whole(name: str, value: Any, low: int, high: int) -> int:
    """A whole number in these bounds. Refused otherwise."""
    if type(value) is not int or not low <= value <= high:
        bad(name, value)
    return int(value)


def tables_named(key: str, value: Any) -> tuple[int, ...]:
    """The tables of ``1-12,15``. Refused for anything else."""
    numbers: dict[int, None] = {}
    for part in filter(None, str(value).replace(" ", "").split(",")):
        first, to, last = part.replace("..", "-").partition("-")
        last = last if to else first
        if not (is_number(first, 4) and is_number(last, 4)):
            bad(key, value)
        if not 1 <= int(first) <= int(last) <= MAX_TABLE:
            bad(key, value)
        numbers.update(dict.fromkeys(range(int(first), int(last) + 1)))
    return tuple(numbers)


def table_of(key: str, value: Any, known: tuple[str, ...]) -> Mapping[str, Any]:
    """A table that has no other keys than these. Refused otherwise."""
    if not isinstance(value, dict):
        bad(key, value)
    for one in value.keys() - set(known):
        raise Refused("event.unknown-key", key=f"{key}.{one}")
    return value
