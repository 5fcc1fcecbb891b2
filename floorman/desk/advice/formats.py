"""Advice of the formats: a satellite's end, the next round, tables of fewer seats, dealers to be pushed."""

from collections.abc import Iterator

from floorman.core.refused import Refused
from floorman.desk.advice.card import Advice
from floorman.desk.floor.floor import MINUTE, Floor
from floorman.desk.floor.stage import satellite_over, seats_open
from floorman.desk.seats.rounds import alive, begun_by_seats, must_be_drawable, round_over
from floorman.rules.citation import cite

_SAME_PRIZE = cite("pokerstars 2.1#equal-prizes")
_BOARD = cite("TDA-2024 RP-8#C")
_BYES = cite("pokerstars H#byes")
_PUSH = "TDA-2024 RP-7"
LAST_PART = 90_000
"""Milliseconds before a level's end in which dealers wait for it (TDA-2024 RP-7)."""


def satellite(floor: Floor) -> Iterator[Advice]:
    """That the satellite is over, or that the next who goes out ends it."""
    seats = seats_open(floor)
    if seats is None or floor.now.registration_open or not floor.now.busts:
        return
    left = floor.now.counts.alive
    params = {"seats": seats, "left": left, "won": len(floor.now.seats_won)}
    if satellite_over(floor):
        clock = floor.clock_reading()
        stop = "lv stop no more hands; " if clock is not None and clock.runs else ""
        if left:
            offer = f"{stop}won all"
            yield Advice(
                "stop", "satellite.over", "advice.satellite", "advice.satellite.why", params, (_SAME_PRIZE,), offer
            )
        else:
            says = "advice.satellite.done"
            yield Advice("act", "satellite.won", "advice.satellite", says, params, (_SAME_PRIZE,), "results")
    elif left <= seats + floor.house.choices.hand_for_hand_lead and floor.now.hand_for_hand is None:
        says = "advice.satellite-h4h.why"
        yield Advice("act", "satellite.h4h", "advice.satellite-h4h", says, params, (_BOARD,), f"h4h on {seats}")


def next_round(floor: Floor) -> Iterator[Advice]:
    """The draw of the bracket or of a shootout's next round, once it is due."""
    told = floor.now.format
    if told is None or told.kind not in ("shootout", "heads-up"):
        return
    try:
        must_be_drawable(floor, told)
    except Refused:
        return
    if told.kind == "shootout" and begun_by_seats(floor) and not round_over(floor, told):
        return
    params = {"count": len(alive(floor)), "round": floor.now.round_number + 1}
    cites = (_BYES,) if told.kind == "heads-up" else (floor.house.cite("seating"),)
    title = f"advice.round.{told.kind}"
    yield Advice("act", "round.draw", title, f"{title}.why", params, cites, "draw", None, "break")


def shorter(floor: Floor) -> Iterator[Advice]:
    """Tables of fewer seats, once so few players are left."""
    wanted = floor.now.shorter
    if wanted is None or floor.now.counts.alive > wanted.at:
        return
    tables = -(-floor.now.counts.alive // wanted.seats)
    params = {"seats": wanted.seats, "at": wanted.at, "tables": tables}
    offer = f"seats {wanted.seats}"
    cites = (floor.house.cite("seating"),)
    yield Advice("act", "tables.shorter", "advice.shorter", "advice.shorter.why", params, cites, offer, None, "break")


def push(floor: Floor) -> Iterator[Advice]:
    """Dealers whose time is over; not just before a level's end, nor amid hand-for-hand."""
    dealers = floor.now.dealers
    if dealers is None or floor.now.hand_for_hand is not None:
        return
    minutes = (floor.clock() - dealers.at) // MINUTE
    reading = floor.clock_reading()
    soon = reading is not None and reading.runs and reading.left <= LAST_PART
    if minutes < floor.house.choices.push_minutes or soon:
        return
    params = {"minutes": minutes, "push": dealers.push + 1}
    yield Advice("note", "dealers.push", "advice.push", "advice.push.why", params, (_PUSH,), "push")
