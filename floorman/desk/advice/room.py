"""What needs doing in the room now, most urgent first, each with its reason, its rule and the call that does it."""

from collections.abc import Iterator

from floorman.core.model import Entry
from floorman.core.refused import Refused
from floorman.desk.advice.card import LEVELS, Advice
from floorman.desk.advice.clock import clock_advice
from floorman.desk.advice.conduct import conduct, hand_for_hand
from floorman.desk.advice.days import bags_lost, bags_to_come, day_advice
from floorman.desk.advice.formats import next_round, push, satellite, shorter
from floorman.desk.advice.gather import gathered
from floorman.desk.advice.plan import STEPS, ahead, plan
from floorman.desk.advice.prizes import prizes
from floorman.desk.advice.registration import registration
from floorman.desk.advice.slips import slips
from floorman.desk.advice.stages import ending, opening, start
from floorman.desk.floor.floor import MINUTE, Floor
from floorman.desk.floor.stage import satellite_over, winner
from floorman.desk.office.line import seatable
from floorman.desk.seats.drawing import chairs_for
from floorman.desk.words.journal_sentences import serial
from floorman.rules.citation import cite

_ARRIVALS = cite("TDA-2024 RP-6#promptly")
_WAITING = cite("TDA-2024 8-A#draw")
FEWEST_AT_A_TABLE = 3
"""Players with whom a new table is begun."""


def advise(floor: Floor) -> tuple[Advice, ...]:
    """Everything that needs doing and is not overruled, most urgent first; several of one kind are one card.

    A break, moves and tables that stop are one plan: its steps keep their order, also where a later one is urgent.
    """
    found = gathered([one for one in _all(floor) if _stands(floor, one)])
    urgent = any(one.level == "stop" for one in found)
    return tuple(sorted(found, key=lambda one: LEVELS.index("stop" if urgent and one.code in STEPS else one.level)))


def _stands(floor: Floor, one: Advice) -> bool:
    """Whether the TD has not overruled it since what it is about happened."""
    overruled = floor.now.overruled
    return not overruled or overruled.get(one.key, -1) < one.since or one.key not in overruled


def _all(floor: Floor) -> Iterator[Advice]:
    yield from ending(floor)
    yield from prizes(floor)
    yield from registration(floor)
    if winner(floor) is not None:
        return
    yield from clock_advice(floor)
    if floor.now.bagging or floor.now.day_over:
        yield from _at_the_end(floor)
        return
    yield from satellite(floor)
    if satellite_over(floor):
        return
    if not (floor.now.tables and floor.now.entries):
        yield from opening(floor)
        return
    matches = floor.now.format is not None and floor.now.format.kind in ("shootout", "heads-up")
    yield from next_round(floor)
    yield from start(floor) if matches else plan(floor)
    yield from hand_for_hand(floor)
    yield from slips(floor)
    yield from _late(floor)
    yield from () if matches else _waiting(floor)
    yield from conduct(floor)
    yield from shorter(floor)
    yield from push(floor)
    yield from () if matches else ahead(floor)
    yield from bags_to_come(floor)


def _at_the_end(floor: Floor) -> Iterator[Advice]:
    """While chips go into bags nobody is moved any more."""
    if not floor.now.tables:
        yield from opening(floor)
    yield from day_advice(floor)
    if not floor.now.day_over:
        yield from slips(floor)
        yield from _late(floor)
        yield from conduct(floor)


def _late(floor: Floor) -> Iterator[Advice]:
    """Players who have been between tables longer than the house allows, and those reported missing."""
    limit = floor.house.choices.assumed_arrived_after * MINUTE
    for number in floor.now.transit:
        entry = floor.now.entries[number]
        minutes = (floor.clock() - entry.left_at) // MINUTE
        if entry.missing or floor.clock() - entry.left_at >= limit:
            yield _find(entry, minutes)


def _find(entry: Entry, minutes: int) -> Advice:
    chair = entry.chair
    assert chair is not None
    return Advice(
        "move",
        "transit.missing" if entry.missing else "transit.late",
        "advice.transit",
        "advice.transit.missing" if entry.missing else "advice.transit.why",
        {
            "entry": entry.number,
            "number": entry.number,
            "chair": str(chair),
            "origin": str(entry.came_from),
            "serial": "–" if entry.slip is None else serial(entry.slip),
            "minutes": minutes,
            "table": chair.table,
        },
        (_ARRIVALS,),
        f"in {chair}",
        chair.table,
        "transit",
    )


def _waiting(floor: Floor) -> Iterator[Advice]:
    """Players who wait while seats are open."""
    waiting = len(seatable(floor)) - len(bags_lost(floor))
    if waiting <= 0:
        return
    seats = floor.heads.sellable
    if not seats or not _can_sit(floor, min(waiting, seats)):
        if waiting >= FEWEST_AT_A_TABLE and not seats and dealer_free(floor):
            table = max(floor.now.tables) + 1
            params = {"table": table, "waiting": waiting}
            title, offer = "advice.open-table", f"open {table}"
            yield Advice("act", "waiting.open", title, f"{title}.why", params, (_WAITING,), offer, None, "wait")
            return
        yield Advice(
            "note",
            "waiting.no-seat",
            "advice.waiting-full",
            "advice.waiting-full.why",
            {"waiting": waiting},
            (_WAITING,),
            "open ",
            None,
            "wait",
        )
        return
    count = min(waiting, seats)
    offer = "draw" if 1 < waiting <= seats and not floor.now.apart else f"seat next {count}"
    params = {"waiting": waiting, "seats": seats, "count": count}
    yield Advice(
        "act", "waiting.seat", "advice.waiting", "advice.waiting.why", params, (_WAITING,), offer, None, "wait"
    )


def dealer_free(floor: Floor) -> bool:
    """Whether a dealer can come to one table more: nobody says otherwise, or one of the crew rests."""
    dealers = floor.now.dealers
    return dealers is None or len(dealers.line) > floor.heads.standing


def _can_sit(floor: Floor, count: int) -> bool:
    """Whether seats can be drawn for the next of the waiting list: those kept apart may find none."""
    if not floor.now.apart:
        return True
    try:
        chairs_for(floor, seatable(floor)[:count], "", uneven=True)
    except Refused:
        return False
    return True


__all__ = ["Advice", "advise"]
