"""Rebuys: how many of those asked for a player may buy."""

from typing import Literal

from msgspec import Struct

from floorman.rules.citation import Ruling
from floorman.rules.house import House

RebuyRule = Literal["at-or-below", "below", "broke"]


class RebuyAsked(Struct, frozen=True):
    """A player who wants to buy ``asked`` rebuys of so many ``chips``."""

    start: int
    """The starting stack."""
    chips: int
    stack: int
    asked: int
    bought: int = 0
    most: int | None = None
    """Rebuys a player may buy in all; None for no limit."""
    rule: RebuyRule | None = None
    """With what stack: None is the house's choice, as in ``double``."""
    double: bool | None = None


class Rebuys(Struct, frozen=True):
    """How many he may buy, why no more, and the stack that he has then."""

    allowed: int
    because: Literal["stack", "limit"] | None
    stack: int


def rebuy(house: House, player: RebuyAsked) -> Ruling[Rebuys]:
    """The rebuys that are allowed, tested one after another, each with the chips of the one before.

    The limit is looked at before the stack. ``double`` lets a player without chips buy a second one at once, whatever
    the rule says of it.
    """
    rule = player.rule or house.choices.rebuy_rule
    double = house.choices.rebuy_double if player.double is None else player.double
    stack, allowed = player.stack, 0
    because: Literal["stack", "limit"] | None = None
    while allowed < player.asked and because is None:
        if player.most is not None and player.bought + allowed >= player.most:
            because = "limit"
        elif _fits(rule, stack, player.start) or (double and allowed == 1 and player.stack == 0):
            allowed += 1
            stack += player.chips
        else:
            because = "stack"
    cites = [house.cite("rebuy_rule") if player.rule is None else house.own_word]
    if double and player.double is None:
        cites.append(house.cite("rebuy_double"))
    params = {"allowed": allowed, "asked": player.asked, "stack": stack, "most": player.most or 0}
    case = because or "allowed"
    return Ruling(Rebuys(allowed, because, stack), f"rebuy.{case}", tuple(dict.fromkeys(cites)), params)


def _fits(rule: RebuyRule, stack: int, start: int) -> bool:
    if rule == "broke":
        return stack == 0
    return stack < start or (rule == "at-or-below" and stack == start)
