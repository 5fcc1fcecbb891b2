"""What is typed into the desk's fields, as chairs, entries, seats and chips; no Qt."""

from typing import Protocol

from floorman.core.digits import is_number
from floorman.core.model import Chair, Positions, SeatNo, TableNo


class PlayerLookup(Protocol):
    """What the fields ask of the room."""

    def chairs(self, table: int) -> int:
        """Chairs of a table."""
        ...

    def entry_at(self, table: int, seat: int) -> int | None:
        """Who sits there."""
        ...

    def known(self, entry: int) -> bool:
        """Whether there is such an entry."""
        ...

    def found(self, fragment: str) -> int | None:
        """Whom a fragment of a name means."""
        ...


def chair(room: PlayerLookup, table: int, typed: str) -> Chair | None:
    """``6`` at this table, ``12-6`` or ``12 6`` anywhere; None for what is no chair."""
    parts = typed.replace("-", " ").replace("–", " ").split()
    if not parts or len(parts) > 2 or not all(is_number(part, 4) for part in parts):
        return None
    there, seat = (table, int(parts[0])) if len(parts) == 1 else (int(parts[0]), int(parts[1]))
    return Chair(TableNo(there), SeatNo(seat)) if 1 <= seat <= room.chairs(there) else None


def player(room: PlayerLookup, table: int, typed: str) -> int | None:
    """``5`` at this table, ``12-5``, ``#117`` or part of a name; None if nobody is meant."""
    said = typed.strip()
    number = said.removeprefix("#")
    if said.startswith("#"):
        return int(number) if is_number(number, 7) and room.known(int(number)) else None
    meant = chair(room, table, said)
    if meant is not None:
        return room.entry_at(meant.table, meant.seat)
    if any(letter.isalpha() for letter in said):
        return room.found(said)
    return None


def players(room: PlayerLookup, table: int, typed: str) -> tuple[int, ...]:
    """Several, parted by spaces or commas; what means nobody is left out."""
    found = (player(room, table, part) for part in typed.replace(",", " ").split())
    return tuple(dict.fromkeys(one for one in found if one is not None))


def chips(typed: str) -> int | None:
    """A number of chips: ``12000``, ``12.5k``; None for anything else."""
    said = typed.strip().lower().replace(",", ".")
    thousand = said.endswith("k")
    said = said.removesuffix("k")
    whole, dot, part = said.partition(".")
    if not is_number(whole, 10) or (dot and (not thousand or not is_number(part, 3))):
        return None
    return int(whole) * (1000 if thousand else 1) + (int(part.ljust(3, "0")) if part else 0)


def stacks(typed: str) -> tuple[int | None, ...]:
    """Stacks in turn, parted by spaces; ``-`` is one that is not known."""
    return tuple(chips(part) for part in typed.split())


class SeatTyping:
    """Button, small blind and big blind typed as seats, one after the other: ``345`` at nine chairs, ``3 - 5``."""

    def __init__(self, max_seats: int) -> None:
        self.max_seats = max_seats
        self.seats: list[int | None] = [None, None, None]
        self.at = 0
        self._open = False
        """The seat at ``at`` was begun and may take another digit."""

    def take(self, positions: Positions | None) -> None:
        """Begins from what is known."""
        known = positions or Positions(None, None, None)
        self.seats = [known.button, known.small_blind, known.big_blind]

    def go(self, at: int) -> None:
        """To one of the three."""
        self.at, self._open = max(0, min(2, at)), False

    def digit(self, digit: int) -> bool:
        """Takes a digit; False if no chair has it. A button typed anew drops the blinds that followed from it."""
        longer = (self.seats[self.at] or 0) * 10 + digit if self._open else 0
        if longer and longer <= self.max_seats:
            self._set(longer)
            self._step()
            return True
        if self._open:
            self._step()
        if not 1 <= digit <= self.max_seats:
            return False
        if self.at == 0:
            self.seats = [None, None, None]
        self._set(digit)
        if digit * 10 > self.max_seats:
            self._step()
        else:
            self._open = True
        return True

    def nobody(self) -> None:
        """Nobody posted it, or nobody had it."""
        self._set(None)
        self._step()

    def _set(self, seat: int | None) -> None:
        self.seats[self.at] = seat

    def _step(self) -> None:
        self.go(self.at + 1)

    @property
    def positions(self) -> Positions:
        """What has been typed so far."""
        button, small, big = (None if seat is None else SeatNo(seat) for seat in self.seats)
        return Positions(button, small, big)
