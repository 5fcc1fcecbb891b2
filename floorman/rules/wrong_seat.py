"""A player sits in a wrong seat or at a wrong table."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from floorman.rules.citation import Ruling, cite
from floorman.rules.house import House
from floorman.rules.substantial_action import Action, substantial_action

Entered = Literal["wrong-seat", "wrong-table"]
_MOVES = cite("TDA-2024 7#moves")
_NOT_ENTITLED = cite("TDA-2024 35-A#not-entitled")


class WrongSeatRuling(Struct, frozen=True):
    """When he moves to the right seat, and with which stack."""

    ruling: Literal["misdeal-and-move", "play-on-then-move", "move-now"]
    stack: Literal["current"] = "current"


def wrong_seat(house: House, entered: Entered, actions: Sequence[Action], hand_over: bool) -> Ruling[WrongSeatRuling]:
    """The ruling by TDA-2024 7: he goes to his own seat with the chips that he has now.

    Between hands at once; in a hand before substantial action it is a misdeal (cards went to a player not entitled to
    them there), after it he plays the hand and moves.
    """
    if hand_over:
        return Ruling(WrongSeatRuling("move-now"), f"wrong-seat.{entered}-move-now", (_MOVES,))
    acted = substantial_action(house, actions)
    if acted.answer.substantial:
        cites = (_MOVES, *acted.cites)
        return Ruling(WrongSeatRuling("play-on-then-move"), f"wrong-seat.{entered}-play-on", cites)
    cites = (_MOVES, _NOT_ENTITLED, *acted.cites)
    return Ruling(WrongSeatRuling("misdeal-and-move"), f"wrong-seat.{entered}-misdeal", cites)
