"""Advice at a day's end: bags that are not counted yet, the end itself, the next day's draw, bags that come late."""

from collections.abc import Iterator

from floorman.core.model import Entry
from floorman.desk.advice.card import Advice
from floorman.desk.floor.bags import bag_tally
from floorman.desk.floor.floor import Floor
from floorman.desk.words.numbers import spans
from floorman.rules.citation import Citation


def day_advice(floor: Floor) -> Iterator[Advice]:
    """What a day that is being put into bags, or is over, waits for."""
    tally, now = bag_tally(floor), floor.now
    params: dict[str, object] = {
        "bags": tally.bags,
        "players": tally.players,
        "chips": tally.chips,
        "in_play": "?" if tally.in_play is None else tally.in_play,
        "missing": len(tally.missing),
        "day": now.day_number,
    }
    if now.day_over:
        yield from _after(floor, params)
    elif tally.missing:
        first = tally.tables[0] if tally.tables else None
        offer = "bag " if first is None else f"bag {first}: "
        params["tables"] = spans(tally.tables) or "–"
        yield Advice("act", "day.bags", "advice.bags", "advice.bags.why", params, _counts(floor), offer, first)
    else:
        yield Advice("act", "day.end", "advice.bags-done", "advice.bags-done.why", params, _counts(floor), "day end")


def _counts(floor: Floor) -> tuple[Citation]:
    return (floor.house.cite("bag_counts"),)


def _after(floor: Floor, params: dict[str, object]) -> Iterator[Advice]:
    """A flight's bags go to the day that it leads to; else the next day is drawn."""
    told = floor.now.format
    if told is not None and told.kind == "flight":
        params["name"] = told.name or floor.now.day
        yield Advice("note", "flight.over", "advice.flight-over", "advice.flight-over.why", params)
        return
    yield from _excluded(floor)
    params.update(before=floor.now.day_number, day=floor.now.day_number + 1)
    offer = f"day {floor.now.day_number + 1}"
    yield Advice("act", "day.next", "advice.next-day", "advice.next-day.why", params, (), offer, None, "resume")


def _excluded(floor: Floor) -> Iterator[Advice]:
    """Whoever asked during the flight does not go on; whoever asked later does, unless the regulator says otherwise."""
    at_once = floor.house.choices.self_exclusion == "at-once"
    cites = (floor.house.cite("self_exclusion"),)
    for number, when in sorted(floor.excluded.items()):
        entry = floor.now.entry(number)
        if entry is None or entry.bag is None or when == "off" or (when == "after" and not at_once):
            continue
        params = {"number": number, "entry": number}
        yield Advice(
            "act", "bag.excluded", "advice.excluded", f"advice.excluded.{when}", params, cites, f"bag #{number} out"
        )


def bags_to_come(floor: Floor) -> Iterator[Advice]:
    """Players of the day before whose bag has not been found: they wait without chips."""
    lost = bags_lost(floor)
    if lost:
        params = {"count": len(lost), "players": floor.names.label(lost[0].number), "number": lost[0].number}
        offer = f"bag #{lost[0].number} "
        yield Advice("note", "bag.missing", "advice.bag-missing", "advice.bag-missing.why", params, (), offer)


def bags_lost(floor: Floor) -> tuple[Entry, ...]:
    """Who waits since the day before for a bag that has not been found."""
    waiting = (floor.now.entries[number] for number in floor.now.waiting)
    return tuple(entry for entry in waiting if entry.bag_missing)
