"""Questions on prices, the pool, paid places, the prize list and satellites."""

from fractions import Fraction
from itertools import pairwise
from typing import Any, get_args

from floorman.cli.advise.checks import (
    LARGEST,
    Check,
    list_of,
    one_of,
    or_null,
    percentage,
    record,
    refuse,
    whole,
)
from floorman.cli.advise.mistakes import fields_of
from floorman.cli.advise.question import AdviseQuestion
from floorman.core.parts import Parts
from floorman.rules import places_paid, prizes, satellite
from floorman.rules.citation import Ruling
from floorman.rules.house import House
from floorman.rules.pool import Counted, Pool, Sales, pool
from floorman.rules.price import PricedProduct, Withheld, price
from floorman.rules.prize_rounding import RestTo, Step

MOST_PLACES = 100_000
MOST_ENTRIES = 1_000_000
_none = Fraction(0)
_percent = percentage(LARGEST)
_parts = record({}, {"pool": (whole(), 0), "fee": (whole(), 0), "staff": (whole(), 0), "bounty": (whole(), 0)})
_withheld = record({}, {"fee": (_percent, _none), "staff": (_percent, _none), "bounty": (_percent, _none)})


def parts(value: Any) -> Parts:
    """The parts of an amount; what is left out is 0."""
    return Parts(**_parts(value))


def withheld(value: Any) -> Withheld:
    """Percentages withheld from the pool part."""
    return Withheld(**_withheld(value))


_sale = record({"parts": parts}, {"percent": (withheld, Withheld()), "count": (whole(0, MOST_ENTRIES), 0)})


def sales(value: Any) -> Sales:
    """Sales of one product at one price."""
    row = _sale(value)
    return Sales(PricedProduct(row["parts"], row["percent"]), row["count"])


def ask_price(house: House, parts: Parts, percent: Withheld) -> Ruling[Parts]:
    """``price``."""
    return price(house, PricedProduct(parts, percent))


def price_in_json(answer: Parts) -> dict[str, object]:
    """The parts and their total."""
    return {**fields_of(answer), "total": answer.total}


def ask_pool(
    house: House,
    sold: tuple[Sales, ...],
    refunded: tuple[Sales, ...],
    added: int,
    guarantee: int,
    counts: Counted | None,
) -> Ruling[Pool]:
    """``pool``."""
    return pool(house, sold, refunded, added, guarantee, counts)


def _exclusive(keys: dict[str, Check], *, least: int) -> Check:
    """An object with one of these fields at most; (field, value) comes out, or ("", None)."""
    fields = record({}, {key: (check, None) for key, check in keys.items()})

    def check_exclusive(value: Any) -> tuple[str, Any]:
        taken = fields(value)
        if not least <= len(value) <= 1:
            refuse("one-field", allowed=", ".join(keys))
        return next(((key, taken[key]) for key in value), ("", None))

    return check_exclusive


def _table(value: Any) -> tuple[tuple[int, int], ...]:
    """Rows of entries and places; the entries rise."""
    rows: tuple[tuple[int, int], ...] = _rows(value)
    for at, (row, after) in enumerate(pairwise(rows), 1):
        if after[0] <= row[0]:
            refuse("rising", f"[{at}][0]")
    return rows


_rows = list_of(list_of(whole(0, MOST_ENTRIES), least=2, most=2), least=1, most=10_000)
_rule = _exclusive({"percent": percentage(), "places": whole(0, MOST_PLACES), "table": _table}, least=1)
_shares = _exclusive(
    {
        "first": percentage(),
        "percent": list_of(percentage(), most=MOST_PLACES),
        "amounts": list_of(whole(), most=MOST_PLACES),
    },
    least=0,
)
_steps = list_of(list_of(whole(), least=2, most=2), least=1, most=1000)


def places_rule(value: Any) -> places_paid.PlacesRule:
    """By a percentage of the entries, a number or a table."""
    key, held = _rule(value)
    return places_paid.PlacesRule(**{key: held})


def shares(value: Any) -> prizes.PrizeShares:
    """By a curve, by percentages, or amounts as typed."""
    key, held = _shares(value)
    return prizes.PrizeShares(**{key: held}) if key else prizes.PrizeShares()


def steps(value: Any) -> tuple[Step, ...]:
    """Rows of an amount and the unit from it on."""
    rows = tuple(Step(*row) for row in _steps(value))
    for at, step in enumerate(rows):
        if not step.unit:
            refuse("whole", f"[{at}][1]", low=1, high=LARGEST)
    return rows


def ask_prizes(house: House, **asked: Any) -> Ruling[prizes.PrizeList]:
    """``prizes``: the field of that name is the money."""
    money, steps = asked.pop("prizes"), asked.pop("round")
    return prizes.prizes(house, prizes.PrizePlan(money, steps=steps, **asked))


def prizes_in_json(answer: prizes.PrizeList) -> dict[str, object]:
    """The list; what the house adds to first only where it was asked to."""
    fields: dict[str, object] = {**fields_of(answer)}
    if answer.overlay_first is None:
        del fields["overlay_first"]
    return fields


def ask_satellite(house: House, guaranteed_seats: int, **asked: Any) -> Ruling[satellite.Satellite]:
    """``satellite``."""
    return satellite.satellite(house, satellite.SatellitePool(guaranteed=guaranteed_seats, **asked))


def satellite_in_json(answer: satellite.Satellite) -> dict[str, object]:
    """Places are texts, as JSON's keys are."""
    return {**fields_of(answer), "cash": {str(place): money for place, money in answer.cash.items()}}


QUESTIONS = (
    AdviseQuestion("price", ask_price, price_in_json, {"parts": parts}, {"percent": (withheld, Withheld())}),
    AdviseQuestion(
        "pool",
        ask_pool,
        fields_of,
        {"sold": list_of(sales)},
        {
            "refunded": (list_of(sales), ()),
            "added": (whole(), 0),
            "guarantee": (whole(), 0),
            "counts": (one_of(*get_args(Counted)), None),
        },
    ),
    AdviseQuestion(
        "places_paid",
        places_paid.places_paid,
        lambda places: {"places": places},
        {"entries": whole(0, MOST_ENTRIES), "rule": places_rule},
        {"persons": (or_null(whole(0, MOST_ENTRIES)), None)},
    ),
    AdviseQuestion(
        "prizes",
        ask_prizes,
        prizes_in_json,
        {"prizes": whole()},
        {
            "places": (whole(0, MOST_PLACES), None),
            "shares": (shares, prizes.PrizeShares()),
            "round": (steps, (Step(0, 1),)),
            "min_cash": (whole(), 0),
            "rest_to": (one_of(*get_args(RestTo)), None),
            "first_at_least": (whole(), 0),
        },
    ),
    AdviseQuestion(
        "satellite",
        ask_satellite,
        satellite_in_json,
        {"pool": whole(), "seat": whole(1)},
        {
            "guaranteed_seats": (whole(0, MOST_ENTRIES), 0),
            "persons": (or_null(whole(1, MOST_ENTRIES)), None),
            "rest": (one_of(*get_args(satellite.RestOfSeats)), None),
            "step": (whole(1), None),
            "unit": (whole(1), 1),
        },
    ),
)
