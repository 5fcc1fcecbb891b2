"""Questions on hand-for-hand, on places and on knock-out brackets."""

from typing import Any

from floorman.cli.advise.checks import (
    digits,
    flag,
    list_of,
    mapping_of,
    or_null,
    record,
    refuse_twice,
    text,
    whole,
)
from floorman.cli.advise.mistakes import fields_of
from floorman.cli.advise.question import AdviseQuestion
from floorman.cli.advise.tables import MOST_TABLES, table_number
from floorman.core.model import MAX_TABLE
from floorman.rules.bracket import Bracket, bracket
from floorman.rules.citation import Ruling
from floorman.rules.finish import Bust, Place, finish_order
from floorman.rules.hand_for_hand import hand_for_hand
from floorman.rules.house import House

MOST_PLAYERS = 1_000_000
_bust = record({"player": text(), "table": table_number, "stack": whole()})


def busts(value: Any) -> tuple[Bust, ...]:
    """Players out, nobody twice."""
    taken = tuple(Bust(**each) for each in list_of(_bust)(value))
    refuse_twice(tuple(bust.player for bust in taken))
    return taken


def ask_finish_order(
    house: House,
    left: int,
    hand_for_hand: bool,
    busts: tuple[Bust, ...],
    prizes: dict[int, int],
    announcement: bool,
    unit: int | None,
) -> Ruling[tuple[Place, ...]]:
    """``finish_order``."""
    return finish_order(house, left, busts, prizes, hand_for_hand, announcement, unit)


def places_in_json(places: tuple[Place, ...]) -> dict[str, object]:
    """One row a player, best place first."""
    return {
        "places": [
            {"player": place.player, "from": place.best, "to": place.worst, "prize": place.prize} for place in places
        ]
    }


def ask_bracket(_: House, entrants: tuple[str, ...], seed: str) -> Ruling[Bracket]:
    """``bracket``: no house has a choice in it."""
    return bracket(entrants, seed)


QUESTIONS = (
    AdviseQuestion(
        "finish_order",
        ask_finish_order,
        places_in_json,
        {
            "left": whole(1, MOST_PLAYERS),
            "hand_for_hand": flag,
            "busts": busts,
            "prizes": mapping_of(digits(1, MOST_PLAYERS), whole()),
        },
        {"announcement": (flag, False), "unit": (whole(1), None)},
    ),
    AdviseQuestion(
        "hand_for_hand",
        hand_for_hand,
        fields_of,
        {
            "tables": whole(1, MOST_TABLES),
            "hands_done": mapping_of(digits(1, MAX_TABLE), whole(0, 100_000)),
        },
        {"clock_per_hand": (or_null(whole(0, 60)), None)},
    ),
    AdviseQuestion("bracket", ask_bracket, fields_of, {"entrants": list_of(text(), unique=True), "seed": text()}),
)
