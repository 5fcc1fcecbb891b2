"""The average stack, in chips and in big blinds."""

from msgspec import Struct

from floorman.rules.citation import Citation, Ruling
from floorman.rules.house import House


class ChipAverage(Struct, frozen=True):
    """The average stack."""

    average: int
    """Chips, rounded down."""
    average_bb: float
    """Big blinds to a tenth, half up."""


def figures(house: House, chips: int, left: int, big_blind: int) -> Ruling[ChipAverage]:
    """The average stack of ``left`` players with ``chips`` in play at ``big_blind``."""
    tenths = (20 * chips + left * big_blind) // (2 * left * big_blind)
    answer = ChipAverage(chips // left, tenths / 10)
    params = {"average": answer.average, "big_blinds": answer.average_bb, "left": left}
    return Ruling(answer, "figures.told", (Citation("house", house.name),), params)
