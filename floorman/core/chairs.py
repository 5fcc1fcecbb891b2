"""Numbers and places: entries, tables, seats, chairs, positions."""

from typing import NamedTuple, NewType

from floorman.core.recorded import Recorded

EntryNo = NewType("EntryNo", int)
TableNo = NewType("TableNo", int)
SeatNo = NewType("SeatNo", int)

MIN_SEATS, MAX_SEATS = 2, 12
"""How many chairs a table may have."""
MAX_TABLE = 9999
"""The highest table number."""


class Chair(NamedTuple):
    """One place to sit: table and seat, written 12-4."""

    table: TableNo
    seat: SeatNo

    def __str__(self) -> str:
        return f"{self.table}-{self.seat}"


class Positions(Recorded, frozen=True):
    """Button and blinds of a hand. Button and small blind may be empty chairs; None is not known, or none posted."""

    button: SeatNo | None = None
    small_blind: SeatNo | None = None
    big_blind: SeatNo | None = None
