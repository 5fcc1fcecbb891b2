"""Format, days and areas as plain values, for other programs: the fixed forms of the command line."""

from typing import Any

from msgspec import to_builtins

from floorman.core.format import Format
from floorman.desk.floor.bags import bag_tally
from floorman.desk.floor.floor import Floor

Plain = dict[str, Any]


def format_view(floor: Floor) -> Plain | None:
    """The format with what has come of it; null while nobody has set one and the first day is played."""
    now = floor.now
    told = now.format
    if told is None and not (now.bagging or now.day_over or now.day_number > 1):
        return None
    told = told or Format()
    return {
        "kind": told.kind,
        **to_builtins(told),
        "day": now.day_number,
        "day_over": now.day_over,
        **(_bags(floor) if now.bagging or now.day_over else {}),
        **(_flights(floor) if now.flights else {}),
    }


def _bags(floor: Floor) -> Plain:
    tally = bag_tally(floor)
    bags = [entry for entry in floor.now.entries.values() if entry.alive and entry.bag is not None]
    return {
        "bags": [
            {
                "entry": entry.number,
                "chips": entry.bag.chips,
                "counts": list(entry.bag.counts),
                "number": entry.bag.number or None,
                "signed": entry.bag.agreed(floor.house.choices.bag_counts),
            }
            for entry in bags
            if entry.bag is not None
        ],
        "bagged": tally.chips,
        "in_play": tally.in_play,
        "difference": tally.difference,
        "missing": [entry.number for entry in tally.missing],
    }


def _flights(floor: Floor) -> Plain:
    return {
        "flights": [to_builtins(flight) for flight in floor.now.flights],
        "leave_play": [
            {"entry": entry, "flight": bag.flight, "of": bag.entry, "chips": bag.chips}
            for entry, bag in floor.now.withdrawn
        ],
    }


def area_view(floor: Floor) -> list[Plain]:
    """The areas of the room."""
    return [
        {"colour": area.colour, "letter": area.letter, "name": area.name, "tables": list(area.tables)}
        for area in floor.now.areas
    ]
