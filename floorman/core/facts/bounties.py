"""Facts about bounties: who won whom, said later; bounties on named heads; the envelopes of a mystery bounty."""

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from floorman.core.builder import TournamentBuilder
from floorman.core.checks import entry_of
from floorman.core.facts.event import Event
from floorman.core.model import EntryNo, EntryState, HandBusts, Tournament
from floorman.core.refused import Refused
from floorman.core.undo_keys import EntryNamed, RoomWide, UndoKey
from floorman.core.winnings import OpenedEnvelope, SealedEnvelopes


class BountyWon(Event, frozen=True):
    """Who won the last chips of an entry that is out, said after the bust, or put right; the first has what cannot be
    split. ``by`` empty: nobody. It never keeps the bust from being taken back.
    """

    KIND: ClassVar[str] = "bounty-won"
    entry: EntryNo
    by: tuple[EntryNo, ...] = ()

    def check(self, now: Tournament) -> None:
        """Of who is out; won by others, each once, who were not out before that hand, nor on it."""
        if entry_of(now, self.entry).state is not EntryState.OUT:
            raise Refused("not-out", entry=self.entry)
        gone = _out_by_then(now, self.entry)
        for at, number in enumerate(self.by):
            if entry_of(now, number).state is EntryState.VOID:
                raise Refused("entry-void", entry=number)
            if number in self.by[:at]:
                raise Refused("entry-twice", entry=number)
            if number == self.entry or number in gone:
                raise Refused("winner-out", entry=number)

    def apply(self, room: TournamentBuilder) -> None:
        """Nothing, where that bust was taken back since."""
        for at, bust in enumerate(room.busts):
            if any(number == self.entry for number, _ in bust.out):
                each = bust.by or ((),) * len(bust.out)
                by = tuple(
                    self.by if number == self.entry else was for (number, _), was in zip(bust.out, each, strict=True)
                )
                room.busts[at] = replace(bust, by=by if any(by) else ())

    def touches(self) -> Iterable[UndoKey]:
        return tuple(map(EntryNamed, (self.entry, *self.by)))


def _out_by_then(now: Tournament, entry: EntryNo) -> set[EntryNo]:
    """Who is out on the hand of that entry's bust, or before it."""
    last = next(at for at, bust in enumerate(now.busts) if any(number == entry for number, _ in bust.out))
    return {number for bust in now.busts[: last + 1] for number, _ in bust.out}


def winners_of(bust: HandBusts, entry: EntryNo) -> tuple[EntryNo, ...]:
    """Who won that entry on a hand on which it went out; nobody where it was not said."""
    at = next(at for at, (number, _) in enumerate(bust.out) if number == entry)
    return bust.by[at] if bust.by else ()


class HeadSet(Event, frozen=True):
    """The house puts a bounty on a player, in minor units, or takes it off (None)."""

    KIND: ClassVar[str] = "head-set"
    entry: EntryNo
    amount: int | None = None

    def check(self, now: Tournament) -> None:
        """On who is not void; something, or off where there is one."""
        if entry_of(now, self.entry).state is EntryState.VOID:
            raise Refused("entry-void", entry=self.entry)
        if self.amount is None and self.entry not in now.winnings.bounties.heads:
            raise Refused("no-head", entry=self.entry)
        if self.amount is not None and self.amount < 1:
            raise Refused("head-nothing", entry=self.entry)

    def apply(self, room: TournamentBuilder) -> None:
        board = room.winnings.bounties
        heads = {number: amount for number, amount in board.heads.items() if number != self.entry}
        if self.amount is not None:
            heads[self.entry] = self.amount
        room.change_winnings(bounties=replace(board, heads=heads))

    def touches(self) -> Iterable[UndoKey]:
        return RoomWide("bounties"), EntryNamed(self.entry)


class EnvelopesSealed(Event, frozen=True):
    """The envelopes of the mystery bounty are made and their draw is sealed."""

    KIND: ClassVar[str] = "envelopes-sealed"
    envelopes: tuple[tuple[int, int], ...]
    seed: str
    """Typed ones as ``sha256:`` and their sum."""
    seal: str
    cites: tuple[str, ...] = ()

    def check(self, now: Tournament) -> None:
        """Not once one was drawn; an envelope at least."""
        if now.winnings.bounties.opened:
            raise Refused("sealed-after-draw")
        if not self.envelopes:
            raise Refused("no-envelopes")

    def apply(self, room: TournamentBuilder) -> None:
        sealed = SealedEnvelopes(room.seq, self.envelopes, self.seed, self.seal)
        room.change_winnings(bounties=replace(room.winnings.bounties, sealed=sealed))

    def touches(self) -> Iterable[UndoKey]:
        return (RoomWide("bounties"),)


class EnvelopeDrawn(Event, frozen=True):
    """A player drew the envelope of one whom he knocked out (his own, as the winner): its number and amount."""

    KIND: ClassVar[str] = "envelope-drawn"
    entry: EntryNo
    victim: EntryNo
    number: int
    amount: int

    def check(self, now: Tournament) -> None:
        """An envelope that is left, for a victim who has none yet."""
        board = now.winnings.bounties
        entry_of(now, self.entry)
        entry_of(now, self.victim)
        if board.sealed is None:
            raise Refused("not-sealed")
        if not 1 <= self.number <= board.sealed.count:
            raise Refused("no-envelope", number=self.number, count=board.sealed.count)
        if any(one.number == self.number for one in board.opened):
            raise Refused("envelope-gone", number=self.number)
        if any(one.victim == self.victim for one in board.opened):
            raise Refused("envelope-drawn", entry=self.victim)

    def apply(self, room: TournamentBuilder) -> None:
        board = room.winnings.bounties
        one = OpenedEnvelope(self.victim, self.entry, self.number, self.amount)
        room.change_winnings(bounties=replace(board, opened=(*board.opened, one)))

    def touches(self) -> Iterable[UndoKey]:
        return RoomWide("bounties"), EntryNamed(self.entry), EntryNamed(self.victim)
