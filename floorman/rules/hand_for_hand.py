"""Hand-for-hand: which tables may deal the next hand, which wait."""

from collections.abc import Mapping

from msgspec import Struct

from floorman.rules.citation import Ruling, Unanswerable, cite
from floorman.rules.house import House

_PROCEDURE = cite("TDA-2024 RP-8#C")


class HandForHand(Struct, frozen=True):
    """Tables by number, ascending, and the minutes that the clock is put on for a hand, however long it takes."""

    deal: tuple[int, ...]
    wait: tuple[int, ...]
    clock_minutes: int


def hand_for_hand(
    house: House, tables: int, hands_done: Mapping[int, int], clock_per_hand: int | None = None
) -> Ruling[HandForHand]:
    """The board after ``hands_done`` (hands finished by each table since the announcement), by TDA-2024 RP-8.

    A table may deal while it is less than the house's ``hand_for_hand_lead`` hands ahead of the slowest. Unanswerable
    ("impossible") if the board does not hold exactly ``tables`` tables. ``clock_per_hand`` in minutes is the house's
    unless given.
    """
    if len(hands_done) != tables:
        raise Unanswerable("impossible", "hands_done", "hand-for-hand.count", tables=tables, reported=len(hands_done))
    slowest = min(hands_done.values())
    lead = house.choices.hand_for_hand_lead
    deal = tuple(sorted(table for table, done in hands_done.items() if done - slowest < lead))
    wait = tuple(sorted(hands_done.keys() - set(deal)))
    clock = house.choices.clock_per_hand if clock_per_hand is None else clock_per_hand
    cites = tuple(dict.fromkeys((house.cite("hand_for_hand_lead"), house.cite("clock_per_hand"), _PROCEDURE)))
    params = {"deal": _listed(deal), "wait": _listed(wait), "minutes": clock}
    code = ("wait" if wait else "all-deal") if lead == 1 else ("soft-wait" if wait else "soft-all-deal")
    return Ruling(HandForHand(deal, wait, clock), f"hand-for-hand.{code}", cites, params)


def _listed(tables: tuple[int, ...]) -> str:
    return ", ".join(map(str, tables))
