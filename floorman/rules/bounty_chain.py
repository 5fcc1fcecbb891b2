"""Bounties over a whole tournament: knock-outs one after another."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from floorman.rules.bounties import Kind, Odd, award, winner_keeps
from floorman.rules.citation import Ruling, Unanswerable, cite
from floorman.rules.house import House

_KINDS = cite("pokerstars 9#progressive")
_WINNER = cite("pokerstars-bg 27#1-keeps")


class Knockout(Struct, frozen=True):
    """A player out, and who won his bounty, earliest position first; nobody where it is unclaimed."""

    victim: str
    winners: Sequence[str]


class BountyChain(Struct, frozen=True):
    """``cash`` by player and what nobody is paid, in minor units."""

    cash: Mapping[str, int]
    unawarded: int


def bounty_chain(
    house: House,
    kind: Kind,
    bounties: Mapping[str, int],
    out: Sequence[Knockout],
    winner: str | None = None,
    unit: int = 1,
    odd: Odd | None = None,
) -> Ruling[BountyChain]:
    """What everybody is paid for the knock-outs ``out``, in turn, and the tournament's ``winner`` for his own head.

    ``bounties`` stand on the heads at the beginning; each award is made as in ``bounties.award``. A bounty that nobody
    won is the tournament winner's, where the house says so, and otherwise not awarded. Unanswerable ("impossible")
    where somebody is out twice, wins his own bounty, or wins anything once he is out.
    """
    _refuse_impossible(out, winner)
    heads = dict(bounties)
    cash = dict.fromkeys([*bounties, *_named(out), *([] if winner is None else [winner])], 0)
    unclaimed = 0
    for each in out:
        worth = heads.pop(each.victim, 0)
        if not each.winners:
            unclaimed += worth
            continue
        given = award(each.victim, worth, kind, each.winners, unit, odd or house.choices.bounty_odd)
        for player, money in given.cash.items():
            cash[player] += money
        for player, money in given.added.items():
            heads[player] = heads.get(player, 0) + money
    own = heads.get(winner, 0) if winner is not None else 0
    if winner is not None and winner_keeps(house, kind):
        cash[winner] += own
        own = 0
    if winner is not None and house.choices.bounty_unclaimed == "winner":
        cash[winner] += unclaimed
        unclaimed = 0
    answer = BountyChain(cash, own + unclaimed)
    told = {
        "cash": ", ".join(f"{player} {money}" for player, money in cash.items()) or "0",
        "unawarded": answer.unawarded,
    }
    cites = (_KINDS, _WINNER, *((house.cite("bounty_unclaimed"),) if _is_unclaimed(out) else ()), house.own_word)
    code = f"bounty-chain.{'unawarded' if answer.unawarded else 'paid'}"
    return Ruling(answer, code, tuple(dict.fromkeys(cites)), told)


def _named(out: Sequence[Knockout]) -> list[str]:
    return [player for each in out for player in (each.victim, *each.winners)]


def _is_unclaimed(out: Sequence[Knockout]) -> bool:
    return any(not each.winners for each in out)


def _refuse_impossible(out: Sequence[Knockout], winner: str | None) -> None:
    gone: set[str] = set()
    for at, each in enumerate(out):
        if each.victim in gone or each.victim == winner:
            raise Unanswerable("impossible", f"out[{at}]", "bounty-chain.not-out", player=each.victim)
        gone.add(each.victim)
        for player in each.winners:
            if player in gone:
                raise Unanswerable("impossible", f"out[{at}]", "bounty-chain.gone", player=player)
