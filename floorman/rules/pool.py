"""The prize pool: what was sold and taken back, and what the house adds to reach its guarantee."""

from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec import Struct

from floorman.core.parts import Parts
from floorman.rules.citation import Ruling, Unanswerable
from floorman.rules.house import House
from floorman.rules.price import PricedProduct, parts_of

Counted = Literal["prizes", "prizes-and-bounties"]


class Pool(Struct, frozen=True):
    """What stands in each part, in minor units; ``prizes`` is the pool with the overlay."""

    pool: int
    fee: int
    staff: int
    bounty: int
    overlay: int
    prizes: int


class Sales(Struct, frozen=True):
    """So many sales of a product at one price, or so many refunds of them."""

    product: PricedProduct
    count: int


def pool(
    house: House,
    sold: Iterable[Sales],
    refunded: Iterable[Sales] = (),
    added: int = 0,
    guarantee: int = 0,
    counts: Counted | None = None,
) -> Ruling[Pool]:
    """The pool: everything ``sold`` at its own price, less what was ``refunded``, with the money ``added``.

    The house pays what is missing to its ``guarantee``; bounties count towards it only by ``counts`` (the house's
    choice where None). Unanswerable ("impossible") where more is refunded than was sold.
    """
    taken = _whole(sold) + _whole(refunded).times(-1)
    if min(taken.pool, taken.fee, taken.staff, taken.bounty) < 0:
        raise Unanswerable("impossible", "refunded", "pool.refunds")
    prizes = taken.pool + added
    overlay = overlay_of(house, prizes, taken.bounty, guarantee, counts)
    answer = Pool(prizes, taken.fee, taken.staff, taken.bounty, overlay, prizes + overlay)
    cites = (house.cite("guarantee_counts") if counts is None else house.own_word,)
    return Ruling(answer, f"pool.{_case(guarantee, overlay)}", cites, _told(answer, guarantee))


def overlay_of(house: House, pool: int, bounty: int, guarantee: int, counts: Counted | None = None) -> int:
    """What the house adds to ``pool`` so that its guarantee is reached."""
    counted = counts or house.choices.guarantee_counts
    return max(0, guarantee - pool - (bounty if counted == "prizes-and-bounties" else 0))


def _whole(sales: Iterable[Sales]) -> Parts:
    return sum((parts_of(each.product).times(each.count) for each in sales), Parts())


def _case(guarantee: int, overlay: int) -> str:
    if overlay:
        return "overlay"
    return "reached" if guarantee else "paid-in"


def _told(answer: Pool, guarantee: int) -> Mapping[str, object]:
    return {"prizes": answer.prizes, "overlay": answer.overlay, "guarantee": guarantee, "bounty": answer.bounty}
