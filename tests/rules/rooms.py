"""Houses for the tests of rules: the shipped ones, and a club with choices of its own."""

from typing import Any

from floorman.desk.house.houses import load_house, shipped_houses
from floorman.rules.citation import Ruling
from floorman.rules.house import House, house_from

TDA, LONGFORM, POKERSTARS = (load_house(name) for name in ("tda-2024", "longform-06", "pokerstars"))


def club(like: str = "tda-2024", **choices: object) -> House:
    """A house with these choices, each resting on its own rule 4."""
    written = {
        "name": "Club Rounders",
        "like": like,
        "choices": choices,
        "cites": dict.fromkeys(choices, "house 4"),
    }
    return house_from(written, shipped_houses())


def regulated(**choices: object) -> House:
    """A house under a regulator."""
    return house_from({"name": "Casino", "regulator": {"name": "ANJ", **choices}}, shipped_houses())


def cited(ruling: Ruling[Any]) -> list[str]:
    """The citations as they are written."""
    return [str(citation) for citation in ruling.cites]
