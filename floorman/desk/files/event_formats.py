"""The sections ``format`` and ``areas`` of an event file."""

from collections.abc import Iterator, Mapping
from typing import Any, get_args

from msgspec import ValidationError, convert

from floorman.core.facts import AreaSet, FormatSet
from floorman.core.facts.areas import tables_of
from floorman.core.format import AreaColour, Format, RoomArea
from floorman.core.model import MAX_SEATS, MIN_SEATS
from floorman.desk.files.event_values import bad, table_of, tables_named, whole

MOST_MONEY = 10**12
"""Minor units."""
_NUMBERS: Mapping[str, tuple[int, int]] = {
    "seat": (1, MOST_MONEY),
    "guaranteed_seats": (0, 10_000),
    "step": (0, MOST_MONEY),
    "table": (MIN_SEATS, MAX_SEATS),
    "advance": (1, MAX_SEATS - 1),
    "final": (MIN_SEATS, MAX_SEATS),
    "number": (1, 99),
    "bag_prize": (0, MOST_MONEY),
}
"""Keys that are whole numbers, in these bounds."""
_KEYS: Mapping[str, tuple[str, ...]] = {
    "freezeout": (),
    "satellite": ("seat", "guaranteed_seats", "rest", "step", "target"),
    "shootout": ("table", "advance", "final"),
    "heads-up": ("clock",),
    "flight": ("name", "reentry"),
    "day": ("number", "bag_prize"),
}
"""What each kind of format tells."""
_USUAL: Mapping[str, Mapping[str, object]] = {"shootout": {"table": 9}, "day": {"number": 2}}


def format_in(value: Any) -> FormatSet:
    """The format that the section tells. Refused for an unknown kind or key, and for a value that cannot be."""
    kind = value.get("kind") if isinstance(value, dict) else value
    if not isinstance(kind, str) or kind not in _KEYS:
        bad("format.kind", kind)
    told = table_of("format", value, ("kind", *_KEYS[kind]))
    for key, one in told.items():
        if key in _NUMBERS:
            whole(f"format.{key}", one, *_NUMBERS[key])
        elif not isinstance(one, str) or len(one) > 100:
            bad(f"format.{key}", one)
    try:
        return FormatSet(convert({**_USUAL.get(kind, {}), **told}, Format))
    except ValidationError as fault:
        key = str(fault).partition("$.")[2].rstrip("`")
        bad(f"format.{key}", told.get(key))


def areas_in(value: Any) -> Iterator[AreaSet]:
    """The areas of ``[["blue", "1-12"], ["red", "13-20", "by the window"]]``. Refused for anything else."""
    if not isinstance(value, list):
        bad("areas", value)
    for one in value:
        if not isinstance(one, list) or len(one) not in (2, 3) or not all(isinstance(word, str) for word in one):
            bad("areas", one)
        colour = next((known for known in get_args(AreaColour) if known == one[0]), None)
        tables = tables_named("areas", one[1])
        if colour is None or not tables:
            bad("areas", one)
        yield AreaSet(RoomArea(colour, tables_of(tables), one[2] if len(one) == 3 else ""))
