"""Format, days and areas as plain values, for other programs: the fixed forms of the command line."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import to_builtins

from floorman.core.bracket import MatchTree
from floorman.core.format import Format
from floorman.desk.floor.bags import bag_tally
from floorman.desk.floor.dealers import dealers_at
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.stage import satellite_over, seats_in_all, seats_open
from floorman.desk.seats.rounds import round_over, still_too_many

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
        **(_KINDS[told.kind](floor, told) if told.kind in _KINDS else {}),
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


def _satellite(floor: Floor, _told: Format) -> Plain:
    return {
        "seats": seats_in_all(floor),
        "open": seats_open(floor),
        "won": list(floor.now.seats_won),
        "over": satellite_over(floor),
    }


def _shootout(floor: Floor, told: Format) -> Plain:
    return {
        "round": floor.now.round_number,
        "over": round_over(floor, told),
        "play_on": list(still_too_many(floor, told)),
    }


def _heads_up(floor: Floor, _told: Format) -> Plain:
    tree = floor.now.bracket
    if tree is None:
        return {"rounds": None, "byes": [], "matches": []}
    return {"rounds": tree.rounds, "byes": list(tree.byes), "matches": list(_matches(tree))}


def _matches(tree: MatchTree) -> Iterator[Plain]:
    """Every match whose two players are known, by round and place."""
    for number in range(1, tree.rounds + 1):
        for place in range(tree.matches(number)):
            pair = tree.pair((number, place))
            if None not in pair:
                key = (number, place)
                told = {"round": number, "match": place + 1, "players": list(pair)}
                yield {**told, "table": tree.tables.get(key), "winner": tree.winners.get(key)}


_KINDS: Mapping[str, Callable[[Floor, Format], Plain]] = {
    "satellite": _satellite,
    "shootout": _shootout,
    "heads-up": _heads_up,
}


def games_view(floor: Floor) -> Plain | None:
    """The order of games, or null."""
    order = floor.now.games
    return None if order is None else {"games": order.games, "hands": order.hands}


def dealers_view(floor: Floor) -> Plain | None:
    """Who deals where and who rests, or null."""
    dealers = floor.now.dealers
    if dealers is None:
        return None
    tables = dealers_at(floor)
    resting = [one for one in dealers.line if one not in tables.values()]
    return {"push": dealers.push, "tables": {str(table): one for table, one in tables.items()}, "resting": resting}


def area_view(floor: Floor) -> list[Plain]:
    """The areas of the room."""
    return [
        {"colour": area.colour, "letter": area.letter, "name": area.name, "tables": list(area.tables)}
        for area in floor.now.areas
    ]
