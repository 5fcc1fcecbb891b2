"""A tournament that is called off: who gets what back."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Literal

from msgspec import Struct

from floorman.rules.citation import Citation, Ruling, Unanswerable, cite
from floorman.rules.house import House
from floorman.rules.shares import in_proportion, rounded

Case = Literal["rollback", "before-money", "in-money", "heads-up"]
_POLICY: Mapping[Case, Citation] = {
    "rollback": cite("pokerstars C1#everything"),
    "before-money": cite("pokerstars C2#halves"),
    "in-money": cite("pokerstars C3#lowest"),
    "heads-up": cite("pokerstars C4#by-chips"),
}


class RefundEntry(Struct, frozen=True):
    """What a player has paid (cents) and holds (chips)."""

    player: str
    stack: int
    buy_in: int
    fee: int
    bounty: int
    still_in: bool


class Refund(Struct, frozen=True):
    """Cents paid back to one player."""

    prize: int
    fee: int
    bounty: int


def cancel(
    house: House, case: Case, pool: int, prizes: Sequence[int], entrants: Sequence[RefundEntry]
) -> Ruling[Mapping[str, Refund]]:
    """The refunds by player; ``pool`` and ``prizes`` are the cents that have not been awarded yet.

    Rollback (pokerstars C1): everyone has buy-in, fee and bounty back. Otherwise those still in have fee and bounty
    back, and share the pool: before the money (C2) half equally and half by chips; in the money (C3) the lowest prize
    each and the rest by chips; heads-up (C4) by chips. Cents by the largest remainder, of equals to the first listed.
    Where the house keeps a policy of its own the TD decides: no refunds. Unanswerable: "too-few-players", or
    "impossible" if chips or prizes do not fit the case.
    """
    if not entrants:
        raise Unanswerable("too-few-players", "players", "cancel.nobody-in")
    own = house.cite("cancellation")
    cites = (_POLICY[case],) if own.book == "pokerstars" else (own, _POLICY[case])
    if house.choices.cancellation == "house":
        return Ruling({}, f"cancel.td-decides-{case}", cites)
    if case == "rollback":
        refunds = {one.player: Refund(one.buy_in, one.fee, one.bounty) for one in entrants}
        return Ruling(refunds, "cancel.rollback", cites, _told(refunds))
    staying = [one for one in entrants if one.still_in]
    _refuse_impossible(case, pool, prizes, staying)
    shares = _shares(case, pool, prizes, [one.stack for one in staying])
    refunds = {one.player: Refund(share, one.fee, one.bounty) for one, share in zip(staying, shares, strict=True)}
    return Ruling(refunds, f"cancel.{case}", cites, _told(refunds))


def _refuse_impossible(case: Case, pool: int, prizes: Sequence[int], staying: Sequence[RefundEntry]) -> None:
    if not staying:
        raise Unanswerable("too-few-players", "players", "cancel.nobody-in")
    if case == "heads-up" and len(staying) != 2:
        raise Unanswerable("impossible", "players", "cancel.not-heads-up")
    if sum(one.stack for one in staying) == 0:
        raise Unanswerable("impossible", "players", "cancel.no-chips")
    if case != "in-money":
        return
    if len(prizes) < len(staying):
        raise Unanswerable("impossible", "prizes", "cancel.not-in-money")
    if min(prizes) * len(staying) > pool:
        raise Unanswerable("impossible", "pool", "cancel.pool-too-small", pool=pool)


def _shares(case: Case, pool: int, prizes: Sequence[int], stacks: Sequence[int]) -> Sequence[int]:
    """The pool shared between ``stacks``."""
    if case == "heads-up":
        return in_proportion(pool, stacks)
    if case == "in-money":
        low = min(prizes)
        return [low + part for part in in_proportion(pool - low * len(stacks), stacks)]
    half, chips = Fraction(pool, 2), sum(stacks)
    return rounded(pool, [half / len(stacks) + half * stack / chips for stack in stacks])


def _told(refunds: Mapping[str, Refund]) -> Mapping[str, object]:
    return {
        "refunds": ", ".join(
            f"{player} {refund.prize} + {refund.fee + refund.bounty}" for player, refund in refunds.items()
        )
    }
