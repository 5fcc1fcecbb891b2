"""How long a prize list of 10,000 entries with 1,500 places takes, beside the float powers of its curve."""

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

from floorman.desk.house.houses import load_house
from floorman.rules.places_paid import PlacesRule, places_paid
from floorman.rules.prize_rounding import Step
from floorman.rules.prizes import PrizePlan, prizes
from tests.bench.measure import Row, in_turns, ratio_row, time_row

ENTRIES = 10_000
STEPS = (Step(0, 500), Step(50_000, 1000), Step(500_000, 10_000))


def rows(_folder: Path) -> Iterator[Row]:
    """One list with a lowest prize and three steps of rounding, from the entries to the last cent."""
    house = load_house("tda-2024")

    def listed() -> None:
        places = places_paid(house, ENTRIES, PlacesRule(percent=Fraction(15))).answer
        list_ = prizes(house, PrizePlan(97_000_700, places, steps=STEPS, min_cash=15_000)).answer
        assert (sum(list_.prizes), list_.places) == (97_000_700, 1500)

    def powers() -> None:
        assert sum(place**-0.98 for _ in range(10) for place in range(1, 1501)) > 0

    ours, bare = in_turns(20, listed, powers)
    yield time_row("prize list, 10,000 entries, 1,500 places", ours, 0.05)
    yield ratio_row("the same", ours, bare, "its powers in floats, ten times", 25)
