"""A table as the rules see it: who is dealt in on the hand to come, and where button and blinds were."""

from typing import NamedTuple

from floorman.core.model import Positions
from floorman.core.ring import between
from floorman.rules.citation import Unanswerable

NOBODY: frozenset[int] = frozenset()


class TableSeats(NamedTuple):
    """A table before the hand to come."""

    table: int
    max_seats: int
    """2 to 12."""
    seats: tuple[int, ...]
    """Seats held by live players, newcomers included, ascending."""
    last: Positions | None = None
    """Positions of the hand just played; None if nobody knows."""
    locked: frozenset[int] = NOBODY
    """Chairs not to be used."""


def refuse_contradiction(last: Positions, field: str = "table.last") -> None:
    """Unanswerable ("impossible") for positions that no hand can have had.

    The big blind is neither the button nor the small blind, and comes after both going clockwise from the button.
    """
    button, small, big = last.button, last.small_blind, last.big_blind
    if big is None:
        return
    if big in (button, small):
        raise Unanswerable("impossible", field, "positions.big-blind-elsewhere", seat=big)
    if button is not None and small is not None and between(button, big, small):
        raise Unanswerable("impossible", field, "positions.order", button=button, small_blind=small, big_blind=big)
