"""Tables drawn as text: ``"AB.dE#"`` has six seats, players on 1, 2, 4 and 5, of whom 4 is new, and seat 6 locked."""

from floorman.core.model import Positions, SeatNo
from floorman.rules.seats import TableSeats

Last = tuple[int | None, int | None, int | None]


def ring(text: str, last: Last | None = None, table: int = 1) -> TableSeats:
    """The table drawn, with button, small blind and big blind of the last hand."""
    spots = None if last is None else Positions(*(seat if seat is None else SeatNo(seat) for seat in last))
    seats = tuple(at for at, mark in enumerate(text, 1) if mark.isalpha())
    return TableSeats(table, len(text), seats, spots, frozenset(at for at, mark in enumerate(text, 1) if mark == "#"))


def arrived(text: str) -> tuple[int, ...]:
    """The seats of its newcomers."""
    return tuple(at for at, mark in enumerate(text, 1) if mark.islower())
