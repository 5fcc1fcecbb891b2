"""Advice at a day's end: bags that are not counted yet, the end itself, the next day's draw, bags that come late."""

from collections.abc import Iterator

from floorman.core.model import EntryState
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
    params.update(before=floor.now.day_number, day=floor.now.day_number + 1)
    offer = f"day {floor.now.day_number + 1}"
    yield Advice("act", "day.next", "advice.next-day", "advice.next-day.why", params, (), offer, None, "resume")


def bags_to_come(floor: Floor) -> Iterator[Advice]:
    """Players of the day before whose bag has not been found: they wait without chips."""
    if floor.now.day_number == 1:
        return
    waiting = (floor.now.entries[number] for number in floor.now.waiting)
    lost = [entry for entry in waiting if entry.chips is None and entry.state is EntryState.WAITING]
    if lost:
        params = {"count": len(lost), "players": floor.names.label(lost[0].number), "number": lost[0].number}
        offer = f"bag #{lost[0].number} "
        yield Advice("note", "bag.missing", "advice.bag-missing", "advice.bag-missing.why", params, (), offer)
