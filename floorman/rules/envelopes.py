"""The envelopes of a mystery bounty: what is in them, and who draws which."""

from collections.abc import Sequence
from hashlib import sha256

from msgspec import Struct

from floorman.rules.citation import Ruling, Unanswerable
from floorman.rules.house import House
from floorman.rules.lots import Lots

Envelopes = Sequence[tuple[int, int]]
"""Amounts in minor units, each with the number of envelopes that hold it."""


class DrawnEnvelopes(Struct, frozen=True):
    """The amounts in the order in which they are drawn, and the seal: the SHA-256 of the seed's UTF-8, in hex."""

    sealed: str
    draws: Sequence[int]


def envelopes(house: House, pool: int, count: int, top: Envelopes, unit: int = 1) -> Ruling[Envelopes]:
    """``count`` envelopes of ``pool`` minor units: those of ``top`` as typed, the others alike in whole units, the
    better ones by one unit first.

    Unanswerable ("impossible") where they cannot add up to the pool, or one would be empty.
    """
    left = pool - sum(amount * number for amount, number in top)
    others = count - sum(number for _, number in top)
    if left < 0 or others < 0 or (left and not others):
        raise Unanswerable("impossible", "top", "envelopes.top", left=left, others=others)
    if left % unit:
        raise Unanswerable("impossible", "unit", "envelopes.unit", left=left, unit=unit)
    made = list(top)
    if others:
        each, better = divmod(left // unit, others)
        if not each:
            raise Unanswerable("impossible", "pool", "envelopes.empty", left=left, others=others)
        made += [((each + 1) * unit, better)] if better else []
        made.append((each * unit, others - better))
    told = ", ".join(f"{number} × {amount}" for amount, number in made)
    return Ruling(made, "envelopes.made", (house.own_word,), {"count": count, "pool": pool, "envelopes": told})


def envelope_draw(house: House, sealed: Envelopes, seed: str, draws: int) -> Ruling[DrawnEnvelopes]:
    """The first ``draws`` envelopes: the list as written, each amount as often as it counts, shuffled as ``Lots`` tells
    and drawn from its head.

    Unanswerable ("impossible") where more are drawn than there are.
    """
    whole = [amount for amount, number in sealed for _ in range(number)]
    if draws > len(whole):
        raise Unanswerable("impossible", "draws", "envelope-draw.more", draws=draws, count=len(whole))
    drawn = Lots(seed).shuffled(whole)[:draws]
    answer = DrawnEnvelopes(sha256(seed.encode()).hexdigest(), drawn)
    told = {"draws": draws, "count": len(whole), "seed": seed, "sealed": answer.sealed}
    return Ruling(answer, "envelope-draw.drawn", (house.own_word,), told)
