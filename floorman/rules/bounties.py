"""Bounties: who earned them, and how much of them."""

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct, field

from floorman.rules.citation import Citation, Ruling, Unanswerable, cite
from floorman.rules.house import House
from floorman.rules.pots import ShownHand, busted, last_pot
from floorman.rules.shares import equally_in_units

Kind = Literal["knockout", "progressive", "team", "fixed", "mystery"]
Odd = Literal["cash", "head"]
_POT = cite("pokerstars 9.1")
_HIGH = cite("pokerstars 9.2#high")
_TIE = cite("pokerstars 9.3#split")
_KINDS = cite("pokerstars 9#progressive")
_WINNER = cite("pokerstars-bg 27#1-keeps")
_NOT_PAID = cite("pokerstars-bg 27#2-not")
_ONLY_ON = {"team": cite("pokerstars 9#team"), "fixed": cite("pokerstars 9#fixed")}
_WON = cite("pokerstars 9#won")


class Award(Struct, frozen=True):
    """The bounty of one victim: paid in ``cash`` and ``added`` to the winners' own bounties, in cents."""

    victim: str
    cash: Mapping[str, int]
    added: Mapping[str, int] = field(default_factory=dict)


class Bounties(Struct, frozen=True):
    """Who is out, and what his bounty earned whom; a victim without a bounty has no award."""

    busted: tuple[str, ...]
    awards: tuple[Award, ...]


def bounty(
    house: House,
    kind: Kind,
    hand: ShownHand,
    bounties: Mapping[str, int],
    early_order: Sequence[str],
    hi_lo: bool = False,
    unit: int = 1,
    odd: Odd | None = None,
) -> Ruling[Bounties]:
    """The bounties (cents) of the players who are out on ``hand``.

    The winner of the pot that holds the victim's last chips earns it (pokerstars 9.1), by the high hand in hi/lo
    (9.2). Tied winners split, the odd cents one each from the earliest position of ``early_order`` on (9.3); or the
    bigger stack takes it, where the house says so. Progressive: halved in whole units, one half in cash and one on the
    winner's own head, the odd unit where ``odd`` says (the house's choice where None). Mystery: what was in the
    envelope. Unanswerable as in ``ShownHand.pots``.
    """
    if len(hand.put_in) < 2:
        raise Unanswerable("too-few-players", "stacks", "bounty.too-few")
    pots = hand.pots()
    out = busted(pots)
    awards, tied = [], False
    for victim in out:
        if bounties.get(victim, 0):
            winners = _by_position(last_pot(pots, victim).winners, early_order)
            tied = tied or len(winners) > 1
            takers = _takers(winners, hand.put_in, house)
            awards.append(award(victim, bounties[victim], kind, takers, unit, odd or house.choices.bounty_odd))
    case = _case(kind, out, awards, tied, house)
    cites = _cites(bool(out and not awards), kind, tied, hi_lo or bool(hand.low), house)
    if odd is None and kind == "progressive" and house.choices.bounty_odd != "cash":
        cites = (*cites, house.cite("bounty_odd"))
    told = "; ".join(f"{each.victim}: {_told(each)}" for each in awards)
    return Ruling(Bounties(out, tuple(awards)), f"bounty.{case}", cites, {"awards": told, "busted": ", ".join(out)})


def bounty_winner(house: House, kind: Kind, own: int) -> Ruling[int]:
    """What the tournament's winner is paid of his ``own`` bounty (cents): all of it in knockouts, nothing of a team's
    or a fixed one, of an envelope what the house says.
    """
    paid = own if winner_keeps(house, kind) else 0
    if kind == "mystery":
        return Ruling(
            paid,
            f"bounty-winner.mystery-{house.choices.mystery_winner}",
            (house.cite("mystery_winner"),),
            {"paid": paid},
        )
    cites = (_WINNER if winner_keeps(house, kind) else _NOT_PAID,)
    return Ruling(paid, f"bounty-winner.{kind}", cites, {"paid": paid})


def winner_keeps(house: House, kind: Kind) -> bool:
    """Whether the tournament's winner is paid the bounty on his own head."""
    return house.choices.mystery_winner == "draws" if kind == "mystery" else kind in ("knockout", "progressive")


def bounty_after_rebuy(house: House) -> Ruling[str]:
    """What a player who bought in again carries on his head: the house's choice, since no rule book says it."""
    choice = house.choices.bounty_after_rebuy
    return Ruling(choice, f"bounty-after-rebuy.{choice}", (house.cite("bounty_after_rebuy"),))


def _by_position(winners: Sequence[str], early_order: Sequence[str]) -> tuple[str, ...]:
    """Earliest position first; players whose position is not told come last."""
    order = {player: at for at, player in enumerate(early_order)}
    return tuple(sorted(winners, key=lambda player: order.get(player, len(order))))


def _takers(winners: tuple[str, ...], put_in: Mapping[str, int], house: House) -> tuple[str, ...]:
    """Those who share the bounty; where the bigger stack takes it, of equal stacks the earliest position."""
    if house.choices.bounty_split == "bigger-stack":
        return (max(winners, key=lambda player: put_in[player]),)
    return winners


def award(victim: str, worth: int, kind: Kind, takers: Sequence[str], unit: int, odd: Odd) -> Award:
    """``worth`` cents on the victim's head, split between the ``takers`` (earliest position first) in whole units.

    What is below a unit goes with the cash, to the first of them.
    """
    units = worth // unit if kind == "progressive" else 0
    added = (units // 2 if odd == "cash" else units - units // 2) * unit
    return Award(victim, _split(worth - added, takers, unit), _split(added, takers, unit) if added else {})


def _split(money: int, takers: Sequence[str], unit: int) -> dict[str, int]:
    return dict(zip(takers, equally_in_units(money, len(takers), unit), strict=True))


def _case(kind: Kind, out: Sequence[str], awards: Sequence[Award], tied: bool, house: House) -> str:
    if not out:
        return "nobody-out"
    if not awards:
        rebuy = house.choices.bounty_after_rebuy
        return "none" if rebuy == "eligible" else f"none-{rebuy}"
    if tied and house.choices.bounty_split == "bigger-stack":
        return "bigger-stack"
    return f"{'progressive' if kind == 'progressive' else 'cash'}{'-split' if tied else ''}"


def _cites(unpaid: bool, kind: Kind, tied: bool, hi_lo: bool, house: House) -> tuple[Citation, ...]:
    cites = [_POT]
    if hi_lo:
        cites.append(_HIGH)
    if kind == "progressive":
        cites.append(_KINDS)
    if tied:
        cites += [house.cite("bounty_split")] + ([_TIE] if house.choices.bounty_split == "split" else [])
    if unpaid:
        cites.append(_ONLY_ON.get(kind, _WON))
        if house.choices.bounty_after_rebuy != "eligible":
            cites.append(house.cite("bounty_after_rebuy"))
    return tuple(dict.fromkeys(cites))


def _told(given: Award) -> str:
    cash = ", ".join(f"{player} {money}" for player, money in given.cash.items())
    added = ", ".join(f"{player} +{money}" for player, money in given.added.items())
    return f"{cash} ({added})" if added else cash
