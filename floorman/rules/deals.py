"""A deal for the prize money that is left: is it allowed, and what does everybody get?"""

from collections.abc import Callable, Collection, Mapping, Sequence
from fractions import Fraction
from typing import Literal

from msgspec import Struct, field

from floorman.rules.citation import Citation, Ruling, Unanswerable, cite
from floorman.rules.house import House
from floorman.rules.icm import EXACT_UP_TO, equities
from floorman.rules.shares import rounded_in_units

Method = Literal["icm", "chip-chop", "equal", "custom"]
Refusal = Literal["not-unanimous", "not-final-table", "forbidden", "leave", "sum"]
_UNANIMOUS = cite("pokerstars-bg 23.1")
_LEAVE = cite("pokerstars-bg 23.5#left")
_FINAL_TABLE = cite("pokerstars-bg 23.7#final-table")


class Proposal(Struct, frozen=True):
    """What the players want to share."""

    method: Method
    stacks: Mapping[str, int]
    """Chips of all players left, above 0."""
    prizes: Sequence[int]
    """Cents, first prize first; places without a prize are left out."""
    pool: int
    """The whole prize pool in cents."""
    final_table: bool
    agreed: Collection[str]
    leave: int = 0
    """Cents to be left for the winner; ``leave_percent`` of the pool comes on top, rounded down."""
    leave_percent: Fraction = Fraction(0)
    unit: int = 1
    """Smallest amount, in cents, in which shares are paid."""
    shares: Mapping[str, int] = field(default_factory=dict)
    """Cents by player, as they were typed; for ``custom`` alone."""

    @property
    def left_exactly(self) -> Fraction:
        """What is to be left for the winner, before a part of a cent is dropped."""
        return self.leave + self.leave_percent * self.pool / 100

    @property
    def left_for_winner(self) -> int:
        """Cents that come off first prize before the rest is shared."""
        return int(self.left_exactly)

    @property
    def off(self) -> int:
        """Cents by which typed shares, with what is left for the winner, are over the prizes; below 0 short of them."""
        if self.method != "custom":
            return 0
        return sum(self.shares.values()) + self.left_for_winner - sum(self.prizes)


class Deal(Struct, frozen=True):
    """``shares`` in cents by player, empty if the deal is not allowed; with ``left_for_winner`` they add up to the
    prizes.
    """

    allowed: bool
    because: Refusal | None = None
    shares: Mapping[str, int] = field(default_factory=dict)
    left_for_winner: int = 0
    off: int = 0
    """Cents by which typed shares are over the prizes; below 0 short of them."""


def deal(house: House, proposal: Proposal) -> Ruling[Deal]:
    """The ruling on a deal, and the shares by its method.

    The house says whether deals are allowed, at the final table only, and how much of the pool may (at most) and of
    the prizes left must (at least) stay for the winner; everyone left has to agree. ``icm``: Malmuth-Harville,
    counted up to ten players, beyond that by quadrature (``icm.equities``). ``chip-chop``: everyone the lowest prize,
    the rest by chips, nobody over first prize. ``equal``: equal parts. ``custom``: as typed, if it adds up. Whole
    units by the largest remainder, of equals to the first listed; what is below a unit to the largest share.
    Unanswerable: "too-few-players"; "bad-value" for a player who is not among those left; "impossible" for more prizes
    than players, prizes above the pool, or prizes that rise.
    """
    _refuse_impossible(proposal)
    refusal = _refused(house, proposal)
    if refusal:
        because, case, cites = refusal
        off = proposal.off if because == "sum" else 0
        answer = Deal(False, because, off=off)
        return Ruling(answer, f"deal.{case}", tuple(dict.fromkeys(cites)), _missing(proposal))
    shares = _shares(proposal)
    left = proposal.left_for_winner
    rests_on = [house.cite("deals"), _UNANIMOUS, *([house.cite("deal_leave_max"), _LEAVE] if left else [])]
    many = "-many" if proposal.method == "icm" and len(shares) > EXACT_UP_TO else ""
    code = f"deal.{proposal.method}{many}{'-with-rest' if left else ''}"
    told = ", ".join(f"{player} {share}" for player, share in shares.items())
    return Ruling(Deal(True, None, shares, left), code, tuple(dict.fromkeys(rests_on)), {"shares": told, "left": left})


def _refuse_impossible(proposal: Proposal) -> None:
    if len(proposal.stacks) < 2:
        raise Unanswerable("too-few-players", "stacks", "deal.too-few")
    for named, players in (("agreed", proposal.agreed), ("shares", proposal.shares)):
        for player in players:
            if player not in proposal.stacks:
                raise Unanswerable("bad-value", named, "deal.unknown-player", player=player)
    if not proposal.prizes or len(proposal.prizes) > len(proposal.stacks):
        raise Unanswerable("impossible", "prizes", "deal.more-prizes", players=len(proposal.stacks))
    if sorted(proposal.prizes, reverse=True) != list(proposal.prizes):
        raise Unanswerable("impossible", "prizes", "deal.prizes-rise")
    if sum(proposal.prizes) > proposal.pool:
        raise Unanswerable("impossible", "pool", "deal.above-pool", prizes=sum(proposal.prizes), pool=proposal.pool)


def _refused(house: House, proposal: Proposal) -> tuple[Refusal, str, tuple[Citation, ...]] | None:
    """The first reason against the deal, its case and its rules; None if there is none."""
    choices, left = house.choices, proposal.left_for_winner
    if choices.deals == "forbidden":
        return "forbidden", _by_whom(house), (house.cite("deals"),)
    if choices.deal_final_table_only and not proposal.final_table:
        return "not-final-table", "not-final-table", (house.cite("deal_final_table_only"), _FINAL_TABLE)
    if proposal.stacks.keys() - set(proposal.agreed):
        return "not-unanimous", "not-unanimous", (house.cite("deals"), _UNANIMOUS)
    most = Fraction(str(choices.deal_leave_max)) * proposal.pool
    if proposal.left_exactly * 100 > most or left > proposal.prizes[0]:
        return "leave", "leave", (house.cite("deal_leave_max"), _LEAVE)
    if left * 100 < Fraction(str(choices.deal_leave_min)) * sum(proposal.prizes):
        return "leave", "leave-too-little", (house.cite("deal_leave_min"),)
    if proposal.off:
        return "sum", "sum-over" if proposal.off > 0 else "sum-short", (house.own_word,)
    return None


def _by_whom(house: House) -> str:
    return "forbidden-by-regulator" if "deals" in house.regulator else "forbidden"


def _missing(proposal: Proposal) -> Mapping[str, object]:
    against = ", ".join(player for player in proposal.stacks if player not in set(proposal.agreed))
    return {"against": against, "left": proposal.left_for_winner, "off": abs(proposal.off)}


def _shares(proposal: Proposal) -> Mapping[str, int]:
    """Cents by player, in the order of the stacks."""
    if proposal.method == "custom":
        return {player: proposal.shares.get(player, 0) for player in proposal.stacks}
    prizes = _to_share(proposal)
    exact = _METHODS[proposal.method](list(proposal.stacks.values()), prizes)
    return dict(zip(proposal.stacks, rounded_in_units(sum(prizes), exact, proposal.unit), strict=True))


def _to_share(proposal: Proposal) -> list[int]:
    """One prize a player once the winner's part is off the first; unpaid places 0."""
    first, *others = proposal.prizes
    unpaid = len(proposal.stacks) - len(proposal.prizes)
    return [first - proposal.left_for_winner, *others, *([0] * unpaid)]


def _equal(stacks: Sequence[int], prizes: Sequence[int]) -> Sequence[Fraction]:
    return [Fraction(sum(prizes), len(stacks))] * len(stacks)


def _chip_chop(stacks: Sequence[int], prizes: Sequence[int]) -> Sequence[Fraction]:
    """Whoever would be over the best prize is held to it, and the others share the rest by chips anew, until nobody
    is over.
    """
    low, best = min(prizes), max(prizes)
    held: set[int] = set()
    while True:
        free = [at for at in range(len(stacks)) if at not in held]
        money = sum(prizes) - best * len(held) - low * len(free)
        chips = sum(stacks[at] for at in free)
        shares = dict.fromkeys(held, Fraction(best))
        shares.update({at: low + Fraction(money * stacks[at], chips) for at in free})
        over = {at for at in free if shares[at] > best}
        if not over:
            return [shares[at] for at in range(len(stacks))]
        held |= over


_METHODS: Mapping[Method, Callable[[Sequence[int], Sequence[int]], Sequence[Fraction]]] = {
    "icm": equities,
    "chip-chop": _chip_chop,
    "equal": _equal,
}
"""The exact shares by stacks and prizes."""
