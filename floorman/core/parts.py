"""Where each minor unit of an amount goes."""

from floorman.core.recorded import Recorded


class Parts(Recorded, frozen=True):
    """Where each minor unit of an amount goes."""

    pool: int = 0
    fee: int = 0
    staff: int = 0
    bounty: int = 0

    @property
    def total(self) -> int:
        """All parts together."""
        return self.pool + self.fee + self.staff + self.bounty

    def __add__(self, other: "Parts") -> "Parts":
        return Parts(self.pool + other.pool, self.fee + other.fee, self.staff + other.staff, self.bounty + other.bounty)

    def times(self, count: int) -> "Parts":
        """The parts of so many equal amounts."""
        return Parts(self.pool * count, self.fee * count, self.staff * count, self.bounty * count)


NOTHING = Parts()
