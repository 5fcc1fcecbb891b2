"""The price of an entry, a rebuy or an add-on in its parts."""

from collections.abc import Mapping
from fractions import Fraction

from msgspec import Struct, field

from floorman.core.parts import Parts
from floorman.rules.citation import Ruling, Unanswerable
from floorman.rules.house import House
from floorman.rules.percent import percent_text


class Withheld(Struct, frozen=True):
    """Percentages that are taken out of the pool part of a price."""

    fee: Fraction = Fraction(0)
    staff: Fraction = Fraction(0)
    bounty: Fraction = Fraction(0)


class PricedProduct(Struct, frozen=True):
    """A product as it is sold: the parts that are priced, and what is withheld from the pool part."""

    parts: Parts
    percent: Withheld = field(default_factory=Withheld)


def parts_of(product: PricedProduct) -> Parts:
    """The parts of one sale.

    Fee and staff are percentages of the pool part as priced, the bounty of what these leave; each is rounded down, so
    that the odd unit stays in the pool. Unanswerable ("impossible") for more than 100 percent in all.
    """
    priced, percent = product.parts, product.percent
    whole = percent.fee + percent.staff + percent.bounty
    if whole > 100:
        raise Unanswerable("impossible", "percent", "price.over-hundred", sum=percent_text(whole))
    fee, staff = _part(priced.pool, percent.fee), _part(priced.pool, percent.staff)
    left = priced.pool - fee - staff
    bounty = _part(left, percent.bounty)
    return Parts(left - bounty, priced.fee + fee, priced.staff + staff, priced.bounty + bounty)


def price(house: House, product: PricedProduct) -> Ruling[Parts]:
    """The parts of a price, which add up to it. Unanswerable as in ``parts_of``."""
    parts = parts_of(product)
    return Ruling(parts, "price.parts", (house.own_word,), told(parts))


def told(parts: Parts) -> Mapping[str, object]:
    """The parts for a sentence."""
    return {
        "pool": parts.pool,
        "fee": parts.fee,
        "staff": parts.staff,
        "bounty": parts.bounty,
        "total": parts.total,
    }


def _part(whole: int, percent: Fraction) -> int:
    return int(whole * percent / 100)
