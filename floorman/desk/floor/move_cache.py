"""Balancing moves worked out before: while nothing they rest on has changed, they are not worked out again."""

from collections.abc import Callable

from floorman.rules.citation import Ruling
from floorman.rules.house import House
from floorman.rules.move import Move, move
from floorman.rules.seats import TableSeats

_MOST = 4096
_Key = tuple[TableSeats, TableSeats, frozenset[int]]


class MovesKept:
    """Rulings on balancing moves by the two tables and the seats that stay."""

    def __init__(self) -> None:
        self._house: House | None = None
        self._rulings: dict[_Key, Ruling[Move]] = {}

    def ruling(
        self, house: House, giving: TableSeats, receiving: TableSeats, stay: frozenset[int], chance: Callable[[], str]
    ) -> Ruling[Move]:
        """Mover and seat by the house; drawn from a fresh seed where the house draws him. Raises Unanswerable."""
        if house is not self._house or len(self._rulings) > _MOST:
            self._house = house
            self._rulings.clear()
        key = (giving, receiving, stay)
        known = self._rulings.get(key)
        if known is None:
            seed = chance() if house.choices.mover == "random" else None
            known = self._rulings[key] = move(house, giving, receiving, stay, seed)
        return known
