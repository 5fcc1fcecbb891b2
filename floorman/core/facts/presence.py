"""Facts about who is at the chair that was sold to him, or that he was sent to."""

from collections.abc import Iterable
from typing import ClassVar, Literal, Union

from floorman.core.builder import TournamentBuilder
from floorman.core.checks import alive_entry, seated_entry, transit_entry
from floorman.core.facts.event import Event
from floorman.core.model import EntryNo, EntryState, Tournament
from floorman.core.refused import Refused
from floorman.core.seating import arrive
from floorman.core.undo_keys import UndoKey, entry_keys


class PresenceMarked(Event, frozen=True):
    """``here``: player and stack are there; ``noshow``: he has not come."""

    KIND: ClassVar[str] = "presence-marked"
    entry: EntryNo
    presence: Literal["here", "noshow"]
    others: tuple[EntryNo, ...] = ()
    """Told with it of the others at his table."""

    def decide(self, now: Tournament) -> Union["PresenceMarked", "PlayersArrived", "PlayerMissing"]:
        """Only who has a seat is there or has not come; a player in transit has then arrived, or is missing.

        Of several each has his seat already.
        """
        for number in (self.entry, *self.others) if self.others else ():
            seated_entry(now, number)
        entry = alive_entry(now, self.entry)
        if entry.state is EntryState.TRANSIT:
            return PlayersArrived((entry.number,)) if self.presence == "here" else PlayerMissing(entry.number)
        seated_entry(now, self.entry)
        return self

    def apply(self, room: TournamentBuilder) -> None:
        here = self.presence == "here"
        for number in (self.entry, *self.others):
            room.change_entry(number, verified=here, noshow=not here)

    def touches(self) -> Iterable[UndoKey]:
        return entry_keys(self.entry, *self.others)


class PlayersArrived(Event, frozen=True):
    """Players in transit are at their new chairs."""

    KIND: ClassVar[str] = "players-arrived"
    entries: tuple[EntryNo, ...]

    def check(self, now: Tournament) -> None:
        """Players in transit, at least one."""
        if not self.entries:
            raise Refused("nobody-in-transit")
        for number in self.entries:
            transit_entry(now, number)

    def apply(self, room: TournamentBuilder) -> None:
        for number in self.entries:
            arrive(room, number)

    def touches(self) -> Iterable[UndoKey]:
        return entry_keys(*self.entries)


class PlayerMissing(Event, frozen=True):
    """A player in transit has not come."""

    KIND: ClassVar[str] = "player-missing"
    entry: EntryNo

    def check(self, now: Tournament) -> None:
        """A player in transit."""
        transit_entry(now, self.entry)

    def apply(self, room: TournamentBuilder) -> None:
        room.change_entry(self.entry, missing=True)

    def touches(self) -> Iterable[UndoKey]:
        return entry_keys(self.entry)
