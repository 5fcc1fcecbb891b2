"""Facts about money handed out: paid, reclaimed, held. Amounts in minor units."""

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from floorman.core.builder import TournamentBuilder
from floorman.core.checks import entry_of
from floorman.core.facts.event import Event
from floorman.core.facts.money import open_shift
from floorman.core.model import EntryNo, Tournament
from floorman.core.money import Tender
from floorman.core.money_book import drawer_after, money_of, put_drawer
from floorman.core.refused import Refused
from floorman.core.undo_keys import EntryNamed, ListUsed, OfAccount, UndoKey, shift_keys
from floorman.core.winnings import Payout, Reclaim


def _through_drawer(room: TournamentBuilder, code: str, kind: str, amount: int) -> None:
    """So much came into a drawer by a prize that was reclaimed; below 0, it was paid out of it."""
    drawer = drawer_after(money_of(room).drawers[code], (Tender(kind, amount),), 1)
    moved = drawer.moved + (amount if kind == "cash" else 0)
    put_drawer(room, replace(drawer, moved=moved))


def _still_open(now: Tournament, code: str, shift: int, entry: EntryNo) -> None:
    """Refused if the drawer is closed: what was paid out then is reclaimed, not undone."""
    if now.money is None or not now.money.is_open(code, shift):
        raise Refused("undo-paid", drawer=code, entry=entry)


class Paid(Event, frozen=True):
    """A player was paid, of his prize and of his bounties. It never keeps his bust from being taken back."""

    KIND: ClassVar[str] = "paid"
    entry: EntryNo
    prize: int = 0
    """Of prize, deal or refund."""
    bounty: int = 0
    kind: str = "cash"
    drawer: str = ""
    shift: int = 0
    withheld: int = 0
    second: str = ""
    early: bool = False
    identified: bool = False
    tokens: int = 0
    cites: tuple[str, ...] = ()

    def decide(self, now: Tournament) -> "Paid":
        """Something, out of an open drawer, to an entry that is not held; of a prize only by a final list, or once the
        event was called off.
        """
        shift = open_shift(now, self.drawer)
        entry_of(now, self.entry)
        if min(self.prize, self.bounty) < 0 or self.prize + self.bounty < 1:
            raise Refused("pay-nothing", entry=self.entry)
        if not 0 <= self.withheld <= self.prize + self.bounty:
            raise Refused("withheld-more", entry=self.entry)
        account = now.accounts.get(self.entry)
        if account is not None and account.held:
            raise Refused("pay-held", entry=self.entry)
        won = now.winnings
        if self.prize and won.final is None and won.called_off is None:
            raise Refused("pay-not-final", entry=self.entry)
        return replace(self, shift=shift)

    def apply(self, room: TournamentBuilder) -> None:
        """What was withheld stays in the drawer."""
        _through_drawer(room, self.drawer, self.kind, self.withheld - self.prize - self.bounty)
        one = Payout(
            room.seq,
            room.at,
            self.prize,
            self.bounty,
            self.kind,
            self.drawer,
            self.withheld,
            self.second,
            self.early,
            self.identified,
            self.tokens,
        )
        room.change_account(self.entry, paid=(*room.account(self.entry).paid, one))

    def check_again(self, now: Tournament) -> None:
        _still_open(now, self.drawer, self.shift, self.entry)

    def touches(self) -> Iterable[UndoKey]:
        yield from (OfAccount(self.entry), EntryNamed(self.entry), *shift_keys(self.shift))
        if self.prize:
            yield ListUsed()


class Reclaimed(Event, frozen=True):
    """A player gave back what he had been paid too much."""

    KIND: ClassVar[str] = "reclaimed"
    entry: EntryNo
    amount: int
    kind: str = "cash"
    drawer: str = ""
    shift: int = 0
    second: str = ""

    def decide(self, now: Tournament) -> "Reclaimed":
        """Something, into an open drawer, and no more than he has."""
        shift = open_shift(now, self.drawer)
        entry_of(now, self.entry)
        account = now.accounts.get(self.entry)
        kept = 0 if account is None else account.kept
        if self.amount < 1:
            raise Refused("reclaim-nothing", entry=self.entry)
        if self.amount > kept:
            raise Refused("reclaim-more", entry=self.entry, kept=kept)
        return replace(self, shift=shift)

    def apply(self, room: TournamentBuilder) -> None:
        _through_drawer(room, self.drawer, self.kind, self.amount)
        one = Reclaim(room.seq, room.at, self.amount, self.kind, self.drawer, self.second)
        room.change_account(self.entry, reclaimed=(*room.account(self.entry).reclaimed, one))

    def check_again(self, now: Tournament) -> None:
        _still_open(now, self.drawer, self.shift, self.entry)

    def touches(self) -> Iterable[UndoKey]:
        return OfAccount(self.entry), EntryNamed(self.entry), *shift_keys(self.shift)


class WinningsHeld(Event, frozen=True):
    """What a player won is held until a review is over (pokerstars-bg 20), or is held no more."""

    KIND: ClassVar[str] = "held"
    entry: EntryNo
    held: bool = True
    cites: tuple[str, ...] = ()

    def check(self, now: Tournament) -> None:
        """An entry that is not so already."""
        entry_of(now, self.entry)
        account = now.accounts.get(self.entry)
        if self.held == (account is not None and account.held):
            raise Refused("held-already" if self.held else "not-held", entry=self.entry)

    def apply(self, room: TournamentBuilder) -> None:
        room.change_account(self.entry, held=self.held)

    def touches(self) -> Iterable[UndoKey]:
        return OfAccount(self.entry), EntryNamed(self.entry)
