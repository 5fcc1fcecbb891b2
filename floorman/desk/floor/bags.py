"""Chips in bags at a day's end: how many bags, what is missing, and what the chips differ by."""

from msgspec import Struct

from floorman.core.model import Entry
from floorman.desk.floor.chips_in_play import chips_in_play
from floorman.desk.floor.floor import Floor


class BagTally(Struct, frozen=True):
    """The bags of a day's end."""

    players: int
    """Alive."""
    bags: int
    chips: int
    """In all bags."""
    in_play: int | None
    """None where nobody knows."""
    missing: tuple[Entry, ...]
    """Alive without a bag."""
    unsigned: tuple[Entry, ...]
    """Whose bag was not counted as often as the house wants, or not with the same outcome."""

    @property
    def difference(self) -> int | None:
        """Chips in bags above those in play, once everybody has a bag; None before that, and where nobody knows."""
        return None if self.in_play is None or self.missing else self.chips - self.in_play

    @property
    def tables(self) -> tuple[int, ...]:
        """Tables at which somebody has no bag."""
        return tuple(sorted({entry.chair.table for entry in self.missing if entry.chair is not None}))


def bag_tally(floor: Floor) -> BagTally:
    """The bags as they are counted now; looks at every entry."""
    wanted = floor.house.choices.bag_counts
    alive = [entry for entry in floor.now.entries.values() if entry.alive]
    bags = [entry.bag for entry in alive if entry.bag is not None]
    return BagTally(
        len(alive),
        len(bags),
        sum(bag.chips for bag in bags),
        chips_in_play(floor),
        tuple(entry for entry in alive if entry.bag is None),
        tuple(entry for entry in alive if entry.bag is not None and not entry.bag.agreed(wanted)),
    )
