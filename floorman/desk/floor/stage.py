"""How far the evening is: players come in, play goes on, or somebody has won."""

from typing import Literal

from msgspec.structs import replace

from floorman.core.model import Entry, EntryState
from floorman.core.money_sums import sums
from floorman.desk.floor.floor import Floor
from floorman.rules.satellite import SatellitePool, satellite

Stage = Literal["registering", "running", "over"]


def begun(floor: Floor) -> bool:
    """Whether play has begun: somebody is out, a button was seen, a hand was reported, or the clock was started."""
    now = floor.now
    if now.busts or floor.heads.seen or (now.started_at is not None and now.started_at <= floor.clock()):
        return True
    return any(table.hands for table in now.tables.values())


def winner(floor: Floor) -> Entry | None:
    """Who is left alone once nobody can come in any more; None before that."""
    drawn = floor.now.bracket is not None or floor.now.round_number > 1
    return None if (floor.now.registration_open and not drawn) or not floor.now.busts else alone(floor)


def alone(floor: Floor) -> Entry | None:
    """The only one who is not out, and has a seat; None while there are others, or somebody waits."""
    now = floor.now
    if now.counts.alive != 1 or now.counts.waiting:
        return None
    seated = (entry for entry in now.entries.values() if entry.state in (EntryState.SEATED, EntryState.TRANSIT))
    return next(seated, None)


def shared(floor: Floor) -> bool:
    """Whether nobody is in any more: the event was over with a deal of equal stacks."""
    now = floor.now
    return not now.registration_open and not now.counts.alive and bool(now.busts) and now.busts[-1].by_deal


def stage(floor: Floor) -> Stage:
    """How far the evening is."""
    if winner(floor) is not None or shared(floor) or satellite_over(floor):
        return "over"
    return "running" if begun(floor) else "registering"


def seats_in_all(floor: Floor) -> int | None:
    """Seats that a satellite gives away: what its pool buys, at least those promised; without money the places that are
    paid. None where nobody has told.
    """
    told = floor.now.format
    if told is None or told.kind != "satellite":
        return None
    money = floor.now.money
    if money is None or not money.persons:  # nothing is sold here, or nothing yet
        return told.guaranteed_seats or paid_places(floor)
    pool = SatellitePool(sums(money).pool, told.seat, told.guaranteed_seats, money.persons)
    return satellite(floor.house, replace(pool, rest="next")).answer.seats


def seats_open(floor: Floor) -> int | None:
    """Seats of a satellite that nobody has won yet; None where it is not known."""
    seats = seats_in_all(floor)
    return None if seats is None else max(0, seats - len(floor.now.seats_won))


def satellite_over(floor: Floor) -> bool:
    """Whether as many are left as seats are open, once nobody can come in any more."""
    seats = seats_open(floor)
    if seats is None or floor.now.registration_open:
        return False
    return floor.now.counts.alive <= seats and bool(floor.now.busts)


def paid_places(floor: Floor) -> int | None:
    """Places that are paid, as hand-for-hand was told last; None where nobody has told."""
    h4h = floor.now.hand_for_hand
    if h4h is not None and h4h.paid is not None:
        return h4h.paid
    return floor.cases.paid(floor.log)
