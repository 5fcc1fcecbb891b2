"""Mistakes of the deal: misdeal, play on, stop the hand, or change one card."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from floorman.rules.citation import Ruling, cite
from floorman.rules.house import House
from floorman.rules.substantial_action import Action, substantial_action

Fault = Literal[
    "two-boxed-cards",
    "first-card-wrong-seat",
    "dealt-to-unentitled-seat",
    "entitled-seat-dealt-out",
    "exposed-first-two",
    "two-or-more-exposed",
    "wrong-number-of-cards",
    "non-standard-card",
    "button-out-of-position",
    "fouled-deck",
    "last-card-to-button-exposed",
]
_LISTED, _REPLAY, _PLAYED, _FOULED = (cite(f"TDA-2024 35-{part}") for part in "ACDE")


class DealRuling(Struct, frozen=True):
    """What becomes of the hand; a hand dealt again keeps its button, its players and its level."""

    ruling: Literal["misdeal", "play-on", "stop", "replace-card"]
    button_moves: bool = False
    newcomers_dealt_in: bool = False
    level: Literal["same", "current"] = "same"


def misdeal(house: House, what: Fault, actions: Sequence[Action]) -> Ruling[DealRuling]:
    """The ruling on a fault of the deal that is noticed after ``actions``, by TDA-2024 35 and the house's substantial
    action.
    """
    if what == "fouled-deck":
        return Ruling(DealRuling("stop"), "misdeal.fouled-deck", (_FOULED,))
    if what == "last-card-to-button-exposed":
        return Ruling(DealRuling("replace-card"), "misdeal.last-card-to-button-exposed", (_LISTED,))
    acted = substantial_action(house, actions)
    if not acted.answer.substantial:
        return Ruling(DealRuling("misdeal"), f"misdeal.{what}", (_LISTED, _REPLAY))
    case = "scrap" if what == "non-standard-card" else "play-on"
    return Ruling(DealRuling("play-on"), f"misdeal.{case}", (_PLAYED, *acted.cites))
