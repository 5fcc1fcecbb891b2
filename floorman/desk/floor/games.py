"""Which game a table deals, and whether it has a button."""

from typing import Literal

from floorman.core.model import Table
from floorman.core.structure import Stud
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.played_level import played_level

STUD_GAMES = frozenset("RSE")
"""Razz, seven-card stud, stud eight or better: no button, an ante and a bring-in."""


def game_at(floor: Floor, table: Table) -> str:
    """The letter of the game that a table deals: its turn in the order, else the level's; "" for none told."""
    order = floor.now.games
    if order is not None:
        return order.at(table.hands - table.games_from)
    level = played_level(floor)
    return "" if level is None else level.game or ("S" if isinstance(level, Stud) else "")


def plays_stud(floor: Floor, table: Table) -> bool:
    """Whether the hand to come has no button."""
    game = game_at(floor, table)
    return len(game) == 1 and game in STUD_GAMES


def brings_in(floor: Floor, table: Table) -> Literal["low", "high"] | None:
    """Whose card brings it in: the low one, in razz the high one; None where there is a button."""
    if not plays_stud(floor, table):
        return None
    return "high" if game_at(floor, table) == "R" else "low"
