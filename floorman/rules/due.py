"""What a player is still to be paid."""

from collections.abc import Sequence

from msgspec import Struct

from floorman.rules.citation import Ruling, cite
from floorman.rules.house import House

_EARLY = cite("pokerstars P#like-others")


class Earned(Struct, frozen=True):
    """What a player has won and had so far, in minor units."""

    prize: int = 0
    bounties: int = 0
    paid: Sequence[int] = ()
    reclaimed: Sequence[int] = ()
    alive: bool = False
    secured: int = 0
    """The lowest prize left: while he is alive it stands in place of the prize."""


class Due(Struct, frozen=True):
    """Minor units that are still to be paid, or that were paid too much (``over``)."""

    due: int
    over: int


def due(house: House, earned: Earned) -> Ruling[Due]:
    """Prize and bounties, less what was paid, with what was reclaimed of that."""
    won = (earned.secured if earned.alive else earned.prize) + earned.bounties
    left = won - sum(earned.paid) + sum(earned.reclaimed)
    answer = Due(max(0, left), max(0, -left))
    case = "over" if answer.over else "secured" if earned.alive and answer.due else "due" if answer.due else "nothing"
    cites = (*((_EARLY,) if case == "secured" else ()), house.own_word)
    return Ruling(answer, f"due.{case}", cites, {"due": answer.due, "over": answer.over, "won": won})
