"""Missed hands and rounds: what is owed, what has been served."""

from msgspec import Struct

from floorman.rules.citation import Ruling, cite
from floorman.rules.house import House

_PENALTIES = cite("TDA-2024 71-A#round")
_ONE_HAND = cite("TDA-2024 35-C#one-hand")


class PenaltyTally(Struct, frozen=True):
    """In hands, or in minutes where the house counts so; ``served`` never exceeds ``owed``."""

    owed: int
    served: int
    left: int


def penalty(house: House, rounds: int, players: int, hands: int, dealt: int, misdeals: int) -> Ruling[PenaltyTally]:
    """The tally of ``rounds`` and single ``hands``, all 0 or more, by TDA-2024 71-A.

    A round is as many hands as ``players`` sat at the table when it was given, the offender included. ``dealt``
    counts the hands since then; a misdeal and its redeal are one hand (TDA-2024 35-C), so ``misdeals`` add nothing. A
    house that counts minutes takes its minutes a hand for each.
    """
    minutes = house.choices.penalty_unit == "minutes"
    each = house.choices.minutes_a_hand if minutes else 1
    owed = (rounds * players + hands) * each
    served = min(dealt * each, owed)
    own = house.cite("penalty_unit")
    cites = [own] if own == _PENALTIES else [own, _PENALTIES]
    if minutes:
        cites.append(house.cite("minutes_a_hand"))
    if misdeals:
        cites.append(_ONE_HAND)
    tally = PenaltyTally(owed, served, owed - served)
    code = "served" if not tally.left else "minutes" if minutes else "hands"
    return Ruling(
        tally, f"penalty.{code}", tuple(dict.fromkeys(cites)), {"owed": owed, "served": served, "left": tally.left}
    )
