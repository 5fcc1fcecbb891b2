"""Facts about who comes: paid beforehand and come, called and not there, two entries that are one person's."""

from collections.abc import Iterable
from typing import ClassVar

from floorman.core.builder import TournamentBuilder
from floorman.core.checks import alive_entry, entry_of, free_chair
from floorman.core.facts.event import Event
from floorman.core.facts.tickets import there_is_money
from floorman.core.model import Chair, EntryNo, EntryState, Tournament
from floorman.core.money_book import change_money, join, money_of
from floorman.core.money_sums import first_entry_of, live_entry_of
from floorman.core.refused import Refused
from floorman.core.seating import seat
from floorman.core.undo_keys import MoneyRow, UndoKey, chair_keys, entry_keys


class CheckedIn(Event, frozen=True):
    """A player who had paid beforehand has come, and got his seat."""

    KIND: ClassVar[str] = "checked-in"
    entry: EntryNo
    chair: Chair | None = None
    seed: str | None = None

    def check(self, now: Tournament) -> None:
        """An entry that was paid beforehand and has not come yet; the chair is free."""
        entry = alive_entry(now, self.entry)
        money = there_is_money(now)
        if entry.number in money.owed:
            raise Refused("check-in-owed", entry=entry.number, number=entry.number)
        if entry.number not in money.prepaid or entry.state is not EntryState.WAITING:
            raise Refused("check-in-twice", entry=entry.number)
        if self.chair is not None:
            free_chair(now, self.chair)

    def apply(self, room: TournamentBuilder) -> None:
        change_money(room, prepaid=money_of(room).prepaid - {self.entry})
        if self.chair is not None:
            seat(room, self.entry, self.chair, hand_picked=self.seed is None)

    def touches(self) -> Iterable[UndoKey]:
        return MoneyRow(), *entry_keys(self.entry), *chair_keys(self.chair)


class AlternateSkipped(Event, frozen=True):
    """An alternate was called and was not there; he keeps his number."""

    KIND: ClassVar[str] = "alternate-skipped"
    entry: EntryNo

    def check(self, now: Tournament) -> None:
        """Somebody who waits."""
        there_is_money(now)
        entry = alive_entry(now, self.entry)
        if entry.state is not EntryState.WAITING:
            raise Refused("not-waiting", entry=entry.number, chair=entry.chair)

    def apply(self, room: TournamentBuilder) -> None:
        change_money(room, skipped={**money_of(room).skipped, self.entry: room.at})

    def touches(self) -> Iterable[UndoKey]:
        return MoneyRow(), *entry_keys(self.entry)


class PersonsJoined(Event, frozen=True):
    """Two entries are one person's."""

    KIND: ClassVar[str] = "persons-joined"
    first: EntryNo
    second: EntryNo

    def check(self, now: Tournament) -> None:
        """Two entries of whom only one is alive, and that are not one person's already."""
        there_is_money(now)
        entry_of(now, self.first)
        entry_of(now, self.second)
        if first_entry_of(now, self.first) == first_entry_of(now, self.second):
            raise Refused("one-person-already", entry=self.first, other=self.second)
        mine, theirs = live_entry_of(now, self.first), live_entry_of(now, self.second)
        if mine is not None and theirs is not None:
            raise Refused("second-live-entry", entry=theirs.number)

    def apply(self, room: TournamentBuilder) -> None:
        join(room, self.first, self.second)

    def touches(self) -> Iterable[UndoKey]:
        return MoneyRow(), *entry_keys(self.first, self.second)
