"""When the players left fit the final table."""

from collections.abc import Sequence
from typing import NamedTuple

from floorman.rules.citation import Ruling, Unanswerable, cite
from floorman.rules.house import House

RP_9 = {9: 9, 8: 9, 7: 7, 6: 7}
"""Players of the final table by the seats of the tables before it."""
_SIZE = cite("TDA-2024 RP-9#nine")


class FinalTable(NamedTuple):
    """Whether the tables are combined now, and at how many players they are."""

    combine: bool
    at: int


def size_of_final_table(house: House, max_seats: int) -> int:
    """Players at which tables of ``max_seats`` make the final table (TDA-2024 RP-9), or the house's own number."""
    chosen = house.choices.final_table
    return RP_9.get(max_seats, max_seats) if chosen == "rp-9" else chosen


def final_table(house: House, max_seats: int, players: Sequence[int]) -> Ruling[FinalTable]:
    """Whether tables with these ``players`` are combined into the final table (TDA-2024 RP-9).

    One table alone has nothing to be combined with. Raises Unanswerable ("too-few-players") where nobody is left.
    """
    left, tables = sum(players), sum(1 for count in players if count)
    if not left:
        raise Unanswerable("too-few-players", "players", "final-table.nobody")
    at = size_of_final_table(house, max_seats)
    combine = tables > 1 and left <= at
    code = "final-table.combine" if combine else "final-table.alone" if tables == 1 else "final-table.not-yet"
    cites = (house.cite("final_table"), *((_SIZE,) if house.choices.final_table == "rp-9" else ()))
    return Ruling(FinalTable(combine, at), code, tuple(dict.fromkeys(cites)), {"left": left, "at": at})
