"""Early payouts: the lowest prize at once, the rest on going out."""

from collections.abc import Mapping

from msgspec import Struct

from floorman.rules.citation import Ruling, Unanswerable, cite
from floorman.rules.house import House

_EARLY = cite("pokerstars P#like-others")


class EarlyPayout(Struct, frozen=True):
    """The two payments of one place, in minor units."""

    at_once: int
    on_going_out: int


def early_payout(house: House, prizes: Mapping[int, int], least: int) -> Ruling[Mapping[int, EarlyPayout]]:
    """Both payments by place: ``least`` minor units at once, what the prize is above it on going out (pokerstars P).

    Unanswerable ("impossible") where the least is more than a prize.
    """
    for place, prize in prizes.items():
        if least > prize:
            raise Unanswerable("impossible", "least", "early-payout.least", place=place, prize=prize, least=least)
    split = {place: EarlyPayout(least, prize - least) for place, prize in prizes.items()}
    told = {"least": least, "places": len(split), "at_once": least * len(split)}
    return Ruling(split, "early-payout.split", (_EARLY, house.own_word), told)
