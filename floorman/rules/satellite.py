"""A satellite: how many seats its pool buys, and who gets what is left."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from floorman.rules.citation import Ruling, Unanswerable, cite
from floorman.rules.house import House
from floorman.rules.shares import equally_in_units

RestOfSeats = Literal["next", "equal", "steps"]
MOST_PLACES = 100_000
"""No list of cash is longer."""
_SAME_PRIZE = cite("pokerstars 2.1#equal-prizes")


class SatellitePool(Struct, frozen=True):
    """What a satellite has to give, in minor units."""

    pool: int
    seat: int
    """What one seat is worth, above 0."""
    guaranteed: int = 0
    """Seats that the house has promised."""
    persons: int | None = None
    """Different players, one seat each; None where nobody has counted."""
    rest: RestOfSeats | None = None
    """None: the house's choice."""
    step: int | None = None
    unit: int = 1

    @property
    def promised(self) -> int:
        """Minor units of the promised seats for which there are players."""
        return self.seat * (self.guaranteed if self.persons is None else min(self.guaranteed, self.persons))


class Satellite(Struct, frozen=True):
    """``cash`` by place, in minor units; it ends as soon as ``ends_at`` players are left."""

    seats: int
    cash: Mapping[int, int]
    overlay: int
    ends_at: int


def satellite(house: House, given: SatellitePool) -> Ruling[Satellite]:
    """The seats that the pool, or the house's promise, buys, one a person; and the cash that is left over.

    The rest goes to the next place, in equal parts to the winners of seats, or in steps to the places after them.
    Where everybody has a seat it is shared by all, without a seat it is all first place's. It ends when all who are
    left get the same (pokerstars 2.1). Unanswerable: "missing-field" for steps of which nobody has said how large,
    "bad-value" where more than 100,000 places would get a part.
    """
    money = max(given.pool, given.promised)
    seats = money // given.seat if given.persons is None else min(money // given.seat, given.persons)
    overlay = money - given.pool
    cash = _cash(given, given.rest or house.choices.satellite_rest, seats, money - seats * given.seat)
    case = "overlay" if overlay else "seats" if seats else "no-seat"
    cites = (_SAME_PRIZE, house.cite("satellite_rest") if given.rest is None else house.own_word)
    told = {
        "seats": seats,
        "ends": max(1, seats),
        "overlay": overlay,
        "cash": ", ".join(f"{place}: {money}" for place, money in cash.items()) or "0",
    }
    return Ruling(Satellite(seats, cash, overlay, max(1, seats)), f"satellite.{case}", cites, told)


def _cash(given: SatellitePool, rest_to: RestOfSeats, seats: int, rest: int) -> Mapping[int, int]:
    """What each place gets of the rest."""
    if not rest:
        return {}
    if not seats:
        return {1: rest}
    if rest_to == "equal" or seats == given.persons:
        _refuse_many(seats, "seat")
        shares = equally_in_units(rest, seats, given.unit)
        return {place: share for place, share in enumerate(shares, 1) if share}
    if rest_to == "steps":
        return _in_steps(given, seats, rest)
    return {seats + 1: rest}


def _in_steps(given: SatellitePool, seats: int, rest: int) -> Mapping[int, int]:
    """Steps down to the last person; what they do not reach is the first of these places' too."""
    if given.step is None:
        raise Unanswerable("missing-field", "step", "satellite.no-step")
    steps = -(-rest // given.step)
    reached = steps if given.persons is None else min(steps, given.persons - seats)
    _refuse_many(reached, "step")
    cash = {seats + nth: min(given.step, rest - given.step * (nth - 1)) for nth in range(1, reached + 1)}
    cash[seats + 1] += rest - sum(cash.values())
    return cash


def _refuse_many(places: int, field: str) -> None:
    if places > MOST_PLACES:
        raise Unanswerable("bad-value", field, "satellite.many", most=MOST_PLACES)
