"""Balancing moves worked out before: while nothing they rest on has changed, they are not worked out again."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from floorman.core.model import Chair, EntryNo, Tournament
from floorman.core.refused import Refused
from floorman.rules.citation import Citation, Ruling
from floorman.rules.house import House
from floorman.rules.move import Move, move
from floorman.rules.seats import TableSeats

_MOST = 4096
_ADVISED_FOR = 60_000
"""Milliseconds for which moves that were advised need not be worked out again: positions age."""
_Key = tuple[TableSeats, TableSeats, frozenset[int]]


class BalancingMove(Struct, frozen=True):
    """One move that is due: the tables, the player and his seat; both None while positions are needed."""

    giving: int
    receiving: int
    most: int
    """Players at the giving table before it."""
    least: int
    """Players at the receiving table before it."""
    entry: EntryNo | None
    origin: Chair | None
    chair: Chair | None
    single_big_blind: bool
    needs: tuple[int, ...]
    cites: tuple[str, ...]
    why_not: Refused | None = None
    """Why there is no such move, where asking for positions does not help."""
    code: str = ""
    """What the rules say to it: ``move.…``."""
    rests: tuple[Citation, ...] = ()
    """``cites`` with the sentences that they rest on."""


class MoveCache:
    """Rulings on balancing moves by the two tables and the seats that stay, and the moves that were advised last."""

    def __init__(self) -> None:
        self._advised: tuple[Tournament, int, tuple[BalancingMove, ...]] | None = None
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

    def advise(self, now: Tournament, at: int, moves: Sequence[BalancingMove]) -> None:
        """Keeps what is advised in the room as it stands at the time ``at``, so that a call finds its move in it."""
        self._advised = (now, at, tuple(moves))

    def advised(self, now: Tournament, at: int) -> tuple[BalancingMove, ...] | None:
        """The moves kept by ``advise``; None if the room has changed since, or more than a minute has passed."""
        if self._advised is None:
            return None
        room, since, moves = self._advised
        return moves if room is now and 0 <= at - since < _ADVISED_FOR else None
