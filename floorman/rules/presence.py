"""A player away from his seat when the cards are dealt, and a player who stays away in the money."""

from typing import Literal

from msgspec import Struct

from floorman.rules.citation import Citation, Ruling, cite
from floorman.rules.house import House

AwayWhen = Literal["first-card", "last-card", "after"]
_STAYS = cite("TDA-2024 31#stays")
_POSTS = cite("TDA-2024 30#posts")


class AbsentRuling(Struct, frozen=True):
    """Whether his hand is killed; his blinds and antes stay in whatever happens."""

    hand: Literal["dead", "live"]
    posts: bool = True


def absent(house: House, away_when: AwayWhen) -> Ruling[AbsentRuling]:
    """The ruling for a player still away at that moment (``after``: he left once he had his cards), by the house's
    ``presence``.

    Last card of the initial deal: TDA-2024 30. First card: the 2013 text, which some houses keep. Leaving with a live
    hand: TDA-2024 31. A house that rests on a book of its own has its posted blinds there (pokerstars-bg 18.4).
    """
    if away_when == "after":
        return Ruling(AbsentRuling("live"), "absent.left-after-the-deal", (_STAYS,))
    presence, own = house.choices.presence, house.cite("presence")
    cites = (own, _POSTS) if own.book == "house" else (own,)
    if away_when == "last-card":
        return _dead("at-last-card", cites, house)
    if presence == "first-card":
        return _dead("at-first-card", cites, house)
    return Ruling(AbsentRuling("live"), "absent.back-in-time", cites)


def _dead(case: str, cites: tuple[Citation, ...], house: House) -> Ruling[AbsentRuling]:
    """His hand is dead; a house that does not let stacks be blinded out in the money is named with it."""
    if house.choices.absent_in_money == "blind-out":
        return Ruling(AbsentRuling("dead"), f"absent.{case}", cites)
    later = absent_in_money(house)
    return Ruling(AbsentRuling("dead"), f"absent.{case}-{later.answer}", (*cites, *later.cites))


def absent_in_money(house: House) -> Ruling[str]:
    """What becomes of a stack whose player stays away once the money is reached: the house's choice, since no TDA
    rule says it.

    ``blind-out``: it posts until it is gone; ``after-levels``: it is taken off after some levels; ``when-sure``: once
    it is sure that he does not come.
    """
    choice = house.choices.absent_in_money
    return Ruling(choice, f"absent-in-money.{choice}", (house.cite("absent_in_money"),))
