"""The prize list: money over the paid places."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import pairwise

from msgspec import Struct, field

from floorman.rules.citation import Ruling, Unanswerable
from floorman.rules.house import House
from floorman.rules.percent import percent_text
from floorman.rules.prize_curve import Run, curve, usual_first_share
from floorman.rules.prize_percent import by_percent
from floorman.rules.prize_rounding import RestTo, Step, refuse_steps, rounded_prizes, unit_of

_FEW: Mapping[int, tuple[int, ...]] = {2: (65, 35), 3: (50, 30, 20), 4: (40, 30, 20, 10)}
"""Percentages where nobody has set any."""


class PrizeShares(Struct, frozen=True):
    """How the money is shared: at most one is set; none is the usual curve or, for two to four places, percentages."""

    first: Fraction | None = None
    """Percent of first place; the others by the curve."""
    percent: Sequence[Fraction] | None = None
    amounts: Sequence[int] | None = None
    """Minor units as they were typed."""


class PrizePlan(Struct, frozen=True):
    """What a prize list is made of, in minor units."""

    money: int
    places: int | None = None
    """None: as many as there are percentages or amounts."""
    shares: PrizeShares = field(default_factory=PrizeShares)
    steps: Sequence[Step] = (Step(0, 1),)
    min_cash: int = 0
    rest_to: RestTo | None = None
    """None: the house's choice."""
    first_at_least: int = 0
    """The house adds to first prize what it is short of this."""


class PrizeList(Struct, frozen=True):
    """``prizes`` from first to last, in minor units."""

    prizes: Sequence[int]
    places: int
    rest: int
    """What no run of prizes could take, and first prize got; with typed amounts what they leave of the money (below 0:
    what they are over it); with no place all of the money.
    """
    overlay_first: int | None
    """What the house adds to first prize; None where it was not asked to."""


def prizes(house: House, plan: PrizePlan) -> Ruling[PrizeList]:
    """The prize list of ``plan``: it adds up to the money, typed amounts do with the rest.

    The lowest prize may cut places. Unanswerable: "impossible" for percentages that are not 100 together; "bad-value"
    for percentages or amounts that rise or are not as many as places, steps whose thresholds do not fit, and a lowest
    prize that is no multiple of its unit.
    """
    places = check_plan(plan)
    if plan.shares.amounts is not None:
        rest = plan.money - sum(plan.shares.amounts)
        case = "amounts-over" if rest < 0 else "amounts-under" if rest else "amounts"
        return _ruled(plan, list(plan.shares.amounts), rest, case, house)
    if not places:
        return _ruled(plan, [], plan.money, "none", house)
    paid = _cut(plan, places)
    percent = _percent(plan, paid)
    made = rounded_prizes(plan.money, _runs(plan, paid, percent), plan.steps, plan.rest_to or house.choices.rest_to)
    case = f"{'curve' if percent is None else 'percent'}{'-cut' if paid < places else ''}"
    return _ruled(plan, made.prizes, made.rest, case, house)


def check_plan(plan: PrizePlan) -> int:
    """The places that are asked for. Unanswerable as in ``prizes``, whatever the money."""
    places = _places(plan)
    refuse_steps(plan.steps)
    if plan.min_cash % unit_of(plan.min_cash, plan.steps):
        raise Unanswerable("bad-value", "min_cash", "prizes.min-unit", unit=unit_of(plan.min_cash, plan.steps))
    return places


def _ruled(plan: PrizePlan, paid: list[int], rest: int, case: str, house: House) -> Ruling[PrizeList]:
    rounded = case.startswith(("curve", "percent"))
    cite = house.cite("rest_to") if rounded and plan.rest_to is None else house.own_word
    overlay = max(0, plan.first_at_least - paid[0]) if paid else 0
    if overlay:
        paid[0] += overlay
        case = "first-lifted"
    told = {
        "money": plan.money,
        "places": len(paid),
        "first": paid[0] if paid else 0,
        "last": paid[-1] if paid else 0,
        "rest": abs(rest),
        "least": plan.min_cash,
        "added": overlay,
    }
    return Ruling(
        PrizeList(paid, len(paid), rest, overlay if plan.first_at_least else None), f"prizes.{case}", (cite,), told
    )


def _places(plan: PrizePlan) -> int:
    """The places asked for, once percentages or amounts are known to fit them."""
    listed, name = plan.shares.percent, "shares.percent"
    if plan.shares.amounts is not None:
        listed, name = [Fraction(amount) for amount in plan.shares.amounts], "shares.amounts"
    if listed is None:
        return plan.places or 0
    if plan.places is not None and len(listed) != plan.places:
        raise Unanswerable("bad-value", name, "prizes.number", count=len(listed), places=plan.places)
    if any(worse > better for better, worse in pairwise(listed)):
        raise Unanswerable("bad-value", name, "prizes.rise")
    if plan.shares.percent is not None and sum(listed) != 100:
        raise Unanswerable("impossible", name, "prizes.not-hundred", sum=percent_text(sum(listed, Fraction())))
    return len(listed)


def _cut(plan: PrizePlan, places: int) -> int:
    """The places that the money can give the lowest prize; at least one."""
    if plan.money >= places * plan.min_cash:
        return places
    return max(1, plan.money // plan.min_cash)


def _percent(plan: PrizePlan, paid: int) -> Sequence[Fraction] | None:
    """The percentages of the places that are paid; None for a curve."""
    if plan.shares.percent is not None:
        return plan.shares.percent[:paid]
    if plan.shares.first is None and paid in _FEW:
        return [Fraction(share) for share in _FEW[paid]]
    return None


def _runs(plan: PrizePlan, paid: int, percent: Sequence[Fraction] | None) -> list[Run]:
    if plan.money <= paid * plan.min_cash:
        return [(Fraction(plan.money, paid), paid)]
    if percent is not None:
        return by_percent(plan.money, percent, plan.min_cash)
    first = usual_first_share(paid) if plan.shares.first is None else plan.shares.first
    return curve(plan.money, paid, first, plan.min_cash)
