"""Mistakes of the deal: misdeal, play on, stop the hand, or change one card."""

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from floorman.rules.citation import Citation, Ruling, cite
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
_LISTED: Mapping[Fault, Citation] = {
    "two-boxed-cards": cite("TDA-2024 35-A#boxed"),
    "first-card-wrong-seat": cite("TDA-2024 35-A#wrong-seat"),
    "dealt-to-unentitled-seat": cite("TDA-2024 35-A#not-entitled"),
    "entitled-seat-dealt-out": cite("TDA-2024 35-A#dealt-out"),
    "exposed-first-two": cite("TDA-2024 35-A#exposed"),
    "two-or-more-exposed": cite("TDA-2024 35-A#exposed"),
    "wrong-number-of-cards": cite("TDA-2024 35-A#count"),
    "non-standard-card": cite("TDA-2024 35-A#odd-card"),
    "button-out-of-position": cite("TDA-2024 35-A#wrong-seat"),
    "last-card-to-button-exposed": cite("TDA-2024 35-A#exposed"),
}
_REPLAY = cite("TDA-2024 35-C#replay")
_PLAYED = cite("TDA-2024 35-D#plays")
_SCRAP = cite("TDA-2024 35-D#scrap")
_FOULED = cite("TDA-2024 35-E#stops")


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
        return Ruling(DealRuling("replace-card"), "misdeal.last-card-to-button-exposed", (_LISTED[what],))
    acted = substantial_action(house, actions)
    if not acted.answer.substantial:
        return Ruling(DealRuling("misdeal"), f"misdeal.{what}", (_LISTED[what], _REPLAY))
    case, played = ("scrap", _SCRAP) if what == "non-standard-card" else ("play-on", _PLAYED)
    return Ruling(DealRuling("play-on"), f"misdeal.{case}", (played, *acted.cites))
