"""Which level a hand is played at when the signal falls near the deal."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from floorman.rules.citation import Ruling, cite
from floorman.rules.house import House
from floorman.rules.substantial_action import Action, substantial_action

Signal = Literal["before-riffle", "after-riffle", "during-push", "hand-dealt-at-old-level"]
_NEXT_HAND = cite("TDA-2024 23#next-hand")
_BEGUN = {"after-riffle": cite("TDA-2024 23#begins"), "during-push": cite("TDA-2024 23#push")}
_MISTAKE = cite("TDA-2024 23#mistake")


class LevelRuling(Struct, frozen=True):
    """The level of the hand, and what is done with it."""

    level: Literal["old", "new"]
    ruling: Literal["deal", "correct", "play-on"]


def level(house: House, signal: Signal, actions: Sequence[Action]) -> Ruling[LevelRuling]:
    """The ruling by TDA-2024 23: a hand begins with the first riffle or the dealer push, and the new level with the
    next hand.

    A hand dealt at the old level by mistake is corrected until there is substantial action, afterwards it stands.
    """
    if signal == "before-riffle":
        return Ruling(LevelRuling("new", "deal"), "level.before-riffle", (_NEXT_HAND,))
    if signal != "hand-dealt-at-old-level":
        return Ruling(LevelRuling("old", "deal"), f"level.{signal}", (_BEGUN[signal],))
    acted = substantial_action(house, actions)
    cites = (_MISTAKE, *acted.cites)
    if acted.answer.substantial:
        return Ruling(LevelRuling("old", "play-on"), "level.stands", cites)
    return Ruling(LevelRuling("new", "correct"), "level.correct", cites)
