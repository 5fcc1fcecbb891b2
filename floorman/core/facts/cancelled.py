"""The fact that a tournament was called off (pokerstars C1 to C7)."""

from collections.abc import Iterable
from typing import ClassVar

from floorman.core.builder import TournamentBuilder
from floorman.core.checks import entry_of
from floorman.core.facts.event import Event
from floorman.core.model import EntryNo, Tournament
from floorman.core.recorded import Recorded
from floorman.core.refused import Refused
from floorman.core.undo_keys import RoomWide, UndoKey
from floorman.core.winnings import CalledOff


class CancelRefund(Recorded, frozen=True):
    """What one entry gets back, in minor units: prize and fee, and the bounty on his head."""

    entry: EntryNo
    amount: int
    bounty: int = 0


class TournamentCancelled(Event, frozen=True):
    """The tournament was called off, on two codes: what each entry gets back."""

    KIND: ClassVar[str] = "cancelled"
    case: str
    refunds: tuple[CancelRefund, ...] = ()
    second: str = ""
    cites: tuple[str, ...] = ()

    def check(self, now: Tournament) -> None:
        """Once, on two codes, to entries that there are."""
        if now.winnings.called_off is not None:
            raise Refused("cancelled-already")
        if not self.second:
            raise Refused("two-codes")
        for one in self.refunds:
            entry_of(now, one.entry)

    def apply(self, room: TournamentBuilder) -> None:
        refunds = {one.entry: one.amount for one in self.refunds}
        bounties = {one.entry: one.bounty for one in self.refunds}
        room.change_winnings(called_off=CalledOff(room.seq, self.case, refunds, bounties))

    def touches(self) -> Iterable[UndoKey]:
        return (RoomWide("cancelled"),)
