"""Facts about the prize list: made final, opened again."""

from collections.abc import Iterable
from typing import ClassVar

from floorman.core.builder import TournamentBuilder
from floorman.core.facts.event import Event
from floorman.core.model import Tournament
from floorman.core.refused import Refused
from floorman.core.undo_keys import ListMade, RoomWide, UndoKey
from floorman.core.winnings import FinalPrizes


class PrizesFinal(Event, frozen=True):
    """The prize list is final: what each place gets, from first to last, in minor units."""

    KIND: ClassVar[str] = "prizes-final"
    prizes: tuple[int, ...]
    entries: int
    overlay: int = 0
    seats: int = 0
    """Of a satellite: so many places get a seat."""
    cites: tuple[str, ...] = ()

    def check(self, now: Tournament) -> None:
        """Not final already; a place at least."""
        if now.winnings.final is not None:
            raise Refused("prizes-final-already")
        if not self.prizes:
            raise Refused("prizes-none")

    def apply(self, room: TournamentBuilder) -> None:
        final = FinalPrizes(self.prizes, self.entries, self.overlay, room.seq, room.at, self.seats)
        room.change_winnings(final=final)

    def touches(self) -> Iterable[UndoKey]:
        return RoomWide("prizes"), ListMade()


class PrizesOpened(Event, frozen=True):
    """A final prize list is open again; ``second``: the second staff code, where something was paid by it."""

    KIND: ClassVar[str] = "prizes-opened"
    second: str = ""

    def check(self, now: Tournament) -> None:
        """Only a final one; two codes once something was paid by it."""
        if now.winnings.final is None:
            raise Refused("prizes-not-final")
        paid = any(one.prize for account in now.accounts.values() for one in account.paid)
        if paid and not self.second:
            raise Refused("two-codes")

    def apply(self, room: TournamentBuilder) -> None:
        """The next one is a new version."""
        room.change_winnings(final=None, version=room.winnings.version + 1)

    def touches(self) -> Iterable[UndoKey]:
        return RoomWide("prizes"), ListMade()
