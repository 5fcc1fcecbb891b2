"""Facts about a deal for the prizes that are left (pokerstars-bg 23): offered, agreed to, dropped, recorded."""

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from floorman.core.builder import TournamentBuilder
from floorman.core.checks import alive_entry
from floorman.core.facts.event import Event
from floorman.core.model import Chair, EntryNo, EntryState, HandBusts, Tournament
from floorman.core.recorded import Recorded
from floorman.core.refused import Refused
from floorman.core.seating import unseat
from floorman.core.undo_keys import RoomWide, UndoKey, chair_keys, entry_keys
from floorman.core.winnings import DealOffer, RecordedDeal


class DealShare(Recorded, frozen=True):
    """One player's part of a deal, in minor units, by the stack that he had; the chair that he leaves if it is over."""

    entry: EntryNo
    amount: int
    stack: int = 0
    chair: Chair | None = None


class DealOffered(Event, frozen=True):
    """The players talk about a deal by one method; ``shares`` in minor units as they were typed."""

    KIND: ClassVar[str] = "deal-offered"
    method: str
    leave: int = 0
    shares: tuple[DealShare, ...] = ()

    def check(self, now: Tournament) -> None:
        """Once the prize list is final, between two players at least; typed shares are of players who are in."""
        if now.winnings.final is None:
            raise Refused("deal-not-final")
        if now.counts.alive < 2:
            raise Refused("deal-too-few")
        for share in self.shares:
            alive_entry(now, share.entry)

    def apply(self, room: TournamentBuilder) -> None:
        """Whoever had agreed had agreed to another one."""
        typed = {share.entry: share.amount for share in self.shares}
        room.change_winnings(offer=DealOffer(self.method, self.leave, typed))

    def touches(self) -> Iterable[UndoKey]:
        return (RoomWide("deal"),)


class DealAgreed(Event, frozen=True):
    """Players agree to the deal that is offered."""

    KIND: ClassVar[str] = "deal-agreed"
    entries: tuple[EntryNo, ...]

    def check(self, now: Tournament) -> None:
        """To one that is offered, players who are in."""
        if now.winnings.offer is None:
            raise Refused("no-deal")
        for number in self.entries:
            alive_entry(now, number)

    def apply(self, room: TournamentBuilder) -> None:
        offer = room.winnings.offer
        if offer is not None:
            room.change_winnings(offer=replace(offer, agreed=offer.agreed | frozenset(self.entries)))

    def touches(self) -> Iterable[UndoKey]:
        return (RoomWide("deal"),)


class DealDropped(Event, frozen=True):
    """There is no deal: play goes on for the prizes as they are."""

    KIND: ClassVar[str] = "deal-dropped"

    def check(self, now: Tournament) -> None:
        """One that is offered."""
        if now.winnings.offer is None:
            raise Refused("no-deal")

    def apply(self, room: TournamentBuilder) -> None:
        room.change_winnings(offer=None)

    def touches(self) -> Iterable[UndoKey]:
        return (RoomWide("deal"),)


class DealRecorded(Event, frozen=True):
    """A signed deal: what each player left gets, in minor units, and what stays for the winner.

    ``ended``: the event is over with it; the stacks of the sheet are the places.
    """

    KIND: ClassVar[str] = "deal-recorded"
    method: str
    shares: tuple[DealShare, ...]
    left: int = 0
    ended: bool = False
    cites: tuple[str, ...] = ()

    def decide(self, now: Tournament) -> "DealRecorded":
        """Of all players who are in, by a final list. Over only with nothing left to play for."""
        if now.winnings.final is None:
            raise Refused("deal-not-final")
        for share in self.shares:
            alive_entry(now, share.entry)
        if len({share.entry for share in self.shares}) != now.counts.alive:
            raise Refused("deal-not-all", players=len(self.shares), alive=now.counts.alive)
        if not self.ended:
            return self
        if self.left:
            raise Refused("deal-left", left=self.left)
        return replace(self, shares=tuple(replace(one, chair=now.entries[one.entry].chair) for one in self.shares))

    def apply(self, room: TournamentBuilder) -> None:
        """Over with it, all but the largest stack are out, equal stacks together; places go by them."""
        stacks = {share.entry: share.stack for share in self.shares}
        shares = {share.entry: share.amount for share in self.shares}
        deal = RecordedDeal(room.seq, self.method, stacks, shares, self.left, self.ended)
        room.change_winnings(offer=None, deals=(*room.winnings.deals, deal))
        if not self.ended:
            return
        for stack in sorted(set(stacks.values())):
            same = sorted((share for share in self.shares if share.stack == stack), key=lambda share: share.entry)
            if stack < max(stacks.values()) or len(same) > 1:
                _out_together(room, same)

    def touches(self) -> Iterable[UndoKey]:
        yield RoomWide("deal")
        if self.ended:
            yield from entry_keys(*(share.entry for share in self.shares))
            yield from chair_keys(*(share.chair for share in self.shares))

    def chairs_left(self) -> dict[EntryNo, Chair]:
        return {share.entry: share.chair for share in self.shares if share.chair is not None}


def _out_together(room: TournamentBuilder, shares: list[DealShare]) -> None:
    """Out with equal stacks; nobody won them."""
    for share in shares:
        unseat(room, share.entry, EntryState.OUT, "out")
    out = tuple((share.entry, share.stack) for share in shares)
    room.busts.append(HandBusts(room.seq, out, tuple(share.chair for share in shares), by_deal=True))
