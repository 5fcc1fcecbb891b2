"""A tournament being changed: facts write into it, and it is frozen when they are done."""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

from msgspec.structs import replace

from floorman.core.model import (
    Chair,
    Draw,
    Entry,
    EntryCounts,
    EntryNo,
    EntryState,
    HandBusts,
    HandForHandPlay,
    IssuedSlip,
    SeatNo,
    Table,
    Tournament,
)
from floorman.core.winnings import Account, Winnings

_MANY_HANDS = 64
"""Hands in one building from which on it is worth knowing beforehand for whom they count."""


class TournamentBuilder:
    """The room that facts change. Costs what they touch; the tournament it began from stays as it was.

    What is read from it may change with the next write: take what is needed first.
    """

    def __init__(self, now: Tournament) -> None:
        self.seq = 0
        """Journal number of the fact that is changing it."""
        self.at = 0
        """When that fact was recorded, in milliseconds since 1970 (UTC)."""
        self._was = now
        self._tables: dict[int, Table] = {}
        self._entries: dict[int, Entry] = {}
        self._slips: dict[int, IssuedSlip] = {}
        self._accounts: dict[int, Account] = {}
        self._waiting: dict[EntryNo, None] | None = None
        self._transit: dict[EntryNo, None] | None = None
        self._counts = {state: getattr(now.counts, state.value) for state in EntryState}
        self._verified = now.counts.verified
        self._busts: list[HandBusts] | None = None
        self._hands = 0
        self._marked: set[EntryNo] | None = None
        self.rest: dict[str, Any] = {}
        """Fields of the tournament that are changed as a whole."""

    # -- reading

    def table(self, number: int) -> Table:
        """The table as it stands now."""
        return self._tables.get(number) or self._was.tables[number]

    def has_table(self, number: int) -> bool:
        """Whether there is such a table."""
        return number in self._tables or number in self._was.tables

    def tables(self) -> Iterator[Table]:
        """All tables as they stand now."""
        for number in self._was.tables.keys() | self._tables.keys():
            yield self.table(number)

    def entry(self, number: int) -> Entry:
        """The entry as it stands now."""
        return self._entries.get(number) or self._was.entries[number]

    def has_entry(self, number: int) -> bool:
        """Whether there is such an entry."""
        return number in self._entries or number in self._was.entries

    def slip(self, serial: int | None) -> IssuedSlip | None:
        """The slip as it stands now; None if there is none of that serial."""
        if serial is None:
            return None
        return self._slips.get(serial) or self._was.slips.get(serial)

    def value(self, name: str) -> Any:
        """A field of the tournament as it stands now."""
        return self.rest[name] if name in self.rest else getattr(self._was, name)

    # -- tables

    def put_table(self, table: Table) -> None:
        """A new table, in place of any old one of its number."""
        self._tables[table.number] = table

    def change_table(self, number: int, **fields: Any) -> None:
        """Change fields of a table."""
        self._tables[number] = replace(self._tables.get(number) or self._was.tables[number], **fields)

    def sit(self, chair: Chair, entry: EntryNo | None) -> None:
        """``entry`` sits on ``chair`` (None: nobody does)."""
        table = self.table(chair.table)
        vacated = table.vacated if entry is None else table.vacated - {chair.seat}
        self.change_table(chair.table, chairs=_with(table.chairs, chair.seat, entry), vacated=vacated)

    def expect(self, chair: Chair, entry: EntryNo | None) -> None:
        """``entry`` is on his way to ``chair`` (None: nobody is)."""
        table = self.table(chair.table)
        vacated = table.vacated if entry is None else table.vacated - {chair.seat}
        self.change_table(chair.table, expected=_with(table.expected, chair.seat, entry), vacated=vacated)

    # -- entries

    def new_entry(self, entry: Entry) -> None:
        """An entry with the next number; it waits."""
        self._entries[entry.number] = entry
        self._counts[EntryState.WAITING] += 1
        self.waiting[entry.number] = None
        self.rest["next_entry"] = EntryNo(entry.number + 1)

    def change_entry(self, number: EntryNo, **fields: Any) -> None:
        """Change fields of an entry; the counts, the waiting list and the list of moves follow it."""
        was = self._entries.get(number) or self._was.entries[number]
        entry = self._entries[number] = replace(was, **fields)
        if self._marked is not None and _counts_hands(entry):
            self._marked.add(number)
        if "state" in fields or "verified" in fields:
            self._recount(was, entry)

    def _recount(self, was: Entry, now: Entry) -> None:
        self._verified += _is_verified(now) - _is_verified(was)
        if now.state is not was.state:
            self._counts[was.state] -= 1
            self._counts[now.state] += 1
            self._queue(was.state).pop(now.number, None)
            self._queue(now.state)[now.number] = None

    def _queue(self, state: EntryState) -> dict[EntryNo, None]:
        if state is EntryState.WAITING:
            return self.waiting
        return self.transit if state is EntryState.TRANSIT else {}

    @property
    def waiting(self) -> dict[EntryNo, None]:
        """The waiting list, in its order."""
        if self._waiting is None:
            self._waiting = dict.fromkeys(self._was.waiting)
        return self._waiting

    @property
    def transit(self) -> dict[EntryNo, None]:
        """Players between tables, first sent first."""
        if self._transit is None:
            self._transit = dict.fromkeys(self._was.transit)
        return self._transit

    def marked(self, numbers: Iterable[EntryNo | None]) -> Iterable[Entry]:
        """Of these entries, those for whom a hand counts: new at the table, away, or with penalties."""
        self._hands += 1
        if self._marked is None and self._hands > _MANY_HANDS:
            everybody = chain(self._was.entries.values(), self._entries.values())
            self._marked = {entry.number for entry in everybody if _counts_hands(entry)}
        if self._marked is None:
            entries = [self.entry(number) for number in numbers if number is not None]
            return [entry for entry in entries if _counts_hands(entry)]
        return [self.entry(number) for number in numbers if number in self._marked]

    # -- slips, busts, draws

    def put_slip(self, slip: IssuedSlip) -> None:
        """A new slip."""
        self._slips[slip.serial] = slip
        self.rest["next_serial"] = max(self.value("next_serial"), slip.serial + 1)

    def change_slip(self, serial: int | None, **fields: Any) -> None:
        """Change fields of the slip of that serial, if there is one."""
        slip = self.slip(serial)
        if slip is not None:
            self._slips[slip.serial] = replace(slip, **fields)

    def void_slip(self, serial: int | None, why: str, by: int | None = None) -> None:
        """The slip of that serial, if there is one, no longer holds; ``by`` replaces it."""
        self.change_slip(serial, void=why, by=by)

    @property
    def busts(self) -> list[HandBusts]:
        """Who is out, first out first; may be changed in place."""
        if self._busts is None:
            self._busts = list(self._was.busts)
        return self._busts

    def drawn(self, what: str, seed: str, by_hand: bool, seats: int) -> None:
        """A draw of so many seats took place: ``what`` is draw, break, redraw, final, day or round."""
        self.rest["draws"] = (*self.value("draws"), Draw(self.seq, what, seed, by_hand, seats))

    def hand_for_hand(self) -> HandForHandPlay | None:
        """Hand-for-hand as it stands now."""
        state: HandForHandPlay | None = self.value("hand_for_hand")
        return state

    # -- winnings

    @property
    def winnings(self) -> Winnings:
        """What is won, as it stands now."""
        found: Winnings = self.value("winnings")
        return found

    def change_winnings(self, **fields: Any) -> None:
        """Change fields of what is won."""
        self.rest["winnings"] = replace(self.winnings, **fields)

    def account(self, number: EntryNo) -> Account:
        """What an entry was handed out so far."""
        return self._accounts.get(number) or self._was.accounts.get(number) or Account(number)

    def change_account(self, number: EntryNo, **fields: Any) -> None:
        """Change fields of an account; there is one from then on."""
        self._accounts[number] = replace(self.account(number), **fields)

    # -- the end

    def frozen(self) -> Tournament:
        """The tournament that the room has become; the builder is spent."""
        was = self._was
        changes = dict(self.rest)
        if self._tables:
            changes["tables"] = was.tables.with_changes(self._tables)
        if self._entries:
            changes["entries"] = was.entries.with_changes(self._entries)
            counts = {state.value: count for state, count in self._counts.items()}
            changes["counts"] = EntryCounts(verified=self._verified, **counts)
        if self._accounts:
            changes["accounts"] = was.accounts.with_changes(self._accounts)
        if self._slips:
            changes["slips"] = was.slips.with_changes(self._slips)
        if self._waiting is not None:
            changes["waiting"] = tuple(self._waiting)
        if self._transit is not None:
            changes["transit"] = tuple(self._transit)
        if self._busts is not None:
            changes["busts"] = tuple(self._busts)
        return replace(was, **changes)


def _is_verified(entry: Entry) -> bool:
    return entry.state is EntryState.SEATED and entry.verified


def _counts_hands(entry: Entry) -> bool:
    return entry.newcomer or entry.away is not None or bool(entry.penalties)


def _with(chairs: tuple[EntryNo | None, ...], seat: SeatNo, entry: EntryNo | None) -> tuple[EntryNo | None, ...]:
    return (*chairs[: seat - 1], entry, *chairs[seat:])
