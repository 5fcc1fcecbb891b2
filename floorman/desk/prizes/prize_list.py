"""The prize list as it stands: of the pool, the entries and the house's shares; PROVISIONAL until it is made final."""

from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct

from floorman.core.money import Money
from floorman.core.money_settings import PrizeSettings
from floorman.desk.floor.floor import Floor
from floorman.rules.citation import Ruling, Unanswerable
from floorman.rules.house import House
from floorman.rules.places_paid import PlacesRule, places_paid
from floorman.rules.pool import Pool, Sales, pool
from floorman.rules.price import PricedProduct
from floorman.rules.prize_settings import least_prize, places_rule, shares_of, steps_of
from floorman.rules.prizes import PrizePlan, PrizeShares, prizes
from floorman.rules.satellite import SatellitePool, satellite

USUAL_PERCENT = Fraction(15)
"""Of the entries that are paid, where nobody has said."""


class Prizes(Struct, frozen=True):
    """Prizes from first to last place, in minor units."""

    prizes: tuple[int, ...]
    entries: int
    money: int
    """What they are made of: the pool with the overlay."""
    overlay: int
    """What the house adds to the pool, and to first prize."""
    added: int = 0
    """Of it, what goes to first prize alone."""
    rest: int = 0
    """What typed amounts leave of the money; below 0: what they are over it."""
    seats: int = 0
    """Of a satellite: so many places get a seat."""
    code: str = ""
    """The sentence of how they were made, with its parameters."""
    params: tuple[tuple[str, object], ...] = ()
    cites: tuple[str, ...] = ()
    fault: Unanswerable | None = None
    """Why there is no list."""
    final: bool = False

    def at(self, place: int) -> int:
        """The prize of a place; 0 beyond the last."""
        return self.prizes[place - 1] if 0 < place <= len(self.prizes) else 0

    def shared(self, best: int, worst: int) -> int:
        """The prizes of a range of places together."""
        return sum(self.prizes[best - 1 : worst])

    @property
    def runs(self) -> tuple[tuple[int, int, int], ...]:
        """Places from and to with the same prize, and that prize."""
        found: list[tuple[int, int, int]] = []
        for place, amount in enumerate(self.prizes, 1):
            if found and found[-1][2] == amount:
                found[-1] = (found[-1][0], place, amount)
            else:
                found.append((place, place, amount))
        return tuple(found)


def pool_of(house: House, money: Money) -> Ruling[Pool]:
    """The pool as it stands, with the overlay of the guarantee."""
    sold = (Sales(PricedProduct(money.parts), 1),)
    return pool(house, sold, (), money.added, money.settings.guarantee)


def prize_list(floor: Floor) -> Prizes | None:
    """The final list, or the list as the pool and the entries make it now; None without money."""
    now = floor.now
    if now.money is None:
        return None
    final = now.winnings.final
    if final is not None:
        money = sum(final.prizes)
        return floor.kept.once(
            "final",
            (final,),
            lambda: Prizes(final.prizes, final.entries, money, final.overlay, seats=final.seats, final=True),
        )
    return live_list(floor)


def places_listed(floor: Floor) -> int | None:
    """How many places the list pays; of a satellite, its seats. None without one."""
    listed = prize_list(floor)
    if listed is None or not listed.prizes:
        return None
    return listed.seats or len(listed.prizes)


def live_list(floor: Floor) -> Prizes | None:
    """The list as the pool and the entries make it now, also while another is final; None without money."""
    money, house = floor.now.money, floor.house
    if money is None:
        return None
    rests_on = (
        money.settings,
        house,
        money.parts.pool,
        money.parts.bounty,
        money.added,
        money.entries,
        money.persons,
        floor.now.format,
    )
    return floor.kept.once("prizes", rests_on, lambda: _reckoned(floor, money))


def _reckoned(floor: Floor, money: Money) -> Prizes:
    house, reckoned = floor.house, pool_of(floor.house, money).answer
    try:
        form = floor.now.format
        if form is not None and form.kind == "satellite":
            return _seats(floor, money, reckoned)
        ruling = prizes(house, plan_of(house, money, reckoned.prizes))
    except Unanswerable as fault:
        return Prizes((), money.entries, reckoned.prizes, reckoned.overlay, rest=reckoned.prizes, fault=fault)
    answer = ruling.answer
    added = answer.overlay_first or 0
    typed = money.settings.prizes.amounts is not None or not answer.prizes
    return Prizes(
        tuple(answer.prizes),
        money.entries,
        reckoned.prizes,
        reckoned.overlay + added,
        added,
        answer.rest if typed else 0,
        code=ruling.code,
        params=tuple(ruling.params.items()),
        cites=tuple(map(str, ruling.cites)),
    )


def plan_of(house: House, money: Money, amount: int) -> PrizePlan:
    """What the prize list of so much money is made of. Raises Unanswerable where the settings do not fit."""
    settings = money.settings.prizes
    shares, places = _shares(house, money, settings)
    least = least_prize(house, money.settings)
    to = settings.rest_to or None
    return PrizePlan(amount, places, shares, steps_of(settings), least, to, settings.first_at_least)


def _shares(house: House, money: Money, settings: PrizeSettings) -> tuple[PrizeShares, int | None]:
    """How it is shared and in how many places; None: as many as are listed. Percentages are cut to the persons."""
    shares = shares_of(settings, money.entries)
    if not money.entries:
        return PrizeShares(), 0
    if shares.amounts is not None:
        return shares, None
    if shares.percent is not None:
        return PrizeShares(percent=_to_hundred(shares.percent, money.persons)), None
    rule = places_rule(settings, money.entries) or PlacesRule(percent=USUAL_PERCENT)
    return shares, places_paid(house, money.entries, rule, money.persons).answer


def _to_hundred(whole: Sequence[Fraction], persons: int) -> Sequence[Fraction]:
    """Percentages of as many places as there are persons: the first ones, brought back to what they were together."""
    paid = whole[: max(1, persons)]
    return whole if len(paid) == len(whole) else tuple(one * sum(whole) / sum(paid) for one in paid)


def _seats(floor: Floor, money: Money, reckoned: Pool) -> Prizes:
    """The list of a satellite: a seat's worth to each winner, and what is left to whom the house says."""
    form = floor.now.format
    assert form is not None
    ruling = satellite(
        floor.house,
        SatellitePool(
            reckoned.prizes,
            form.seat,
            form.guaranteed_seats,
            money.persons or None,
            form.rest or None,
            form.step or None,
            steps_of(money.settings.prizes)[0].unit,
        ),
    )
    answer = ruling.answer
    places = max([answer.seats, *answer.cash], default=0)
    amounts = tuple(
        (form.seat if place <= answer.seats else 0) + answer.cash.get(place, 0) for place in range(1, places + 1)
    )
    overlay = reckoned.overlay + answer.overlay
    return Prizes(
        amounts,
        money.entries,
        reckoned.prizes + answer.overlay,
        overlay,
        seats=answer.seats,
        code=ruling.code,
        params=tuple(ruling.params.items()),
        cites=tuple(map(str, ruling.cites)),
    )


def lacks(floor: Floor) -> tuple[str, ...]:
    """What a list still needs to be made final (pokerstars 1.7): codes, in the order in which they are told."""
    now, live = floor.now, live_list(floor)
    if now.money is None or live is None:
        return ()
    told = {
        "registration-open": now.registration_open,
        "line-open": now.line > 0,
        "rebuy-to-come": to_come(floor, "rebuy"),
        "add-on-to-come": to_come(floor, "addon"),
        "owed": bool(now.money.owed),
        "rest": live.rest != 0 or live.fault is not None,
    }
    return tuple(code for code, true in told.items() if true)


def to_come(floor: Floor, name: str) -> bool:
    """Whether the product may still be sold: its window is open or comes yet; without a window, while players come."""
    money = floor.now.money
    product = None if money is None else next((one for one in money.settings.products if one.name == name), None)
    if product is None:
        return False
    window = product.window
    if window is None or (window.to_level is None and window.minutes is None):
        return floor.now.registration_open
    if window.minutes is not None:
        begun = floor.now.started_at
        return begun is None or floor.clock() < begun + window.minutes * 60_000
    reading = floor.clock_reading()
    if reading is None:
        return floor.now.registration_open
    assert window.to_level is not None
    return reading.level <= window.to_level
