"""A tournament being changed: events write into it, and it is frozen when they are done."""

from dataclasses import replace
from typing import Any

from floorman.core.model import (
    Bust,
    Chair,
    Counts,
    Draw,
    Entry,
    EntryNo,
    EntryState,
    HandForHand,
    SeatNo,
    Slip,
    Table,
    TableNo,
    Tournament,
)


class Draft:
    """The state that events change. Costs what they touch; the tournament it began from stays as it was."""

    def __init__(self, now: Tournament) -> None:
        self._was = now
        self._tables: dict[int, Table] = {}
        self._entries: dict[int, Entry] = {}
        self._slips: dict[int, Slip] = {}
        self._waiting: dict[EntryNo, None] | None = None
        self._transit: dict[EntryNo, None] | None = None
        self._counts = {state: getattr(now.counts, state.value) for state in EntryState}
        self._verified = now.counts.verified
        self.busts: list[Bust] | None = None
        self.rest: dict[str, Any] = {}
        """Fields of the tournament that are changed as a whole."""

    # -- reading

    def table(self, number: int) -> Table:
        """The table as it stands in the draft."""
        return self._tables.get(number) or self._was.tables[number]

    def has_table(self, number: int) -> bool:
        """Whether there is such a table."""
        return number in self._tables or number in self._was.tables

    def entry(self, number: int) -> Entry:
        """The entry as it stands in the draft."""
        return self._entries.get(number) or self._was.entries[number]

    def slip(self, serial: int) -> Slip | None:
        """The slip as it stands in the draft."""
        return self._slips.get(serial) or self._was.slips.get(serial)

    def value(self, name: str) -> Any:
        """A field of the tournament as it stands in the draft."""
        return self.rest[name] if name in self.rest else getattr(self._was, name)

    # -- writing

    def put_table(self, table: Table) -> None:
        """A new table, or a table's new look."""
        self._tables[table.number] = table

    def put_slip(self, slip: Slip) -> None:
        """A new slip, or a slip's new look."""
        self._slips[slip.serial] = slip
        if slip.serial >= self.value("next_serial"):
            self.rest["next_serial"] = slip.serial + 1

    def new_entry(self, entry: Entry) -> None:
        """An entry that was not there before."""
        self._count(entry, 1)
        self._entries[entry.number] = entry
        if entry.number >= self.value("next_entry"):
            self.rest["next_entry"] = EntryNo(entry.number + 1)
        if entry.state is EntryState.WAITING:
            self.waiting[entry.number] = None

    def put_entry(self, entry: Entry) -> None:
        """An entry's new look; the counts, the waiting list and the list of moves follow it."""
        was = self.entry(entry.number)
        self._entries[entry.number] = entry
        self._count(was, -1)
        self._count(entry, 1)
        if was.state is entry.state:
            return
        if was.state is EntryState.WAITING:
            self.waiting.pop(entry.number, None)
        elif was.state is EntryState.TRANSIT:
            self.transit.pop(entry.number, None)
        if entry.state is EntryState.WAITING:
            self.waiting[entry.number] = None
        elif entry.state is EntryState.TRANSIT:
            self.transit[entry.number] = None

    def _count(self, entry: Entry, by: int) -> None:
        self._counts[entry.state] += by
        if entry.state is EntryState.SEATED and entry.verified:
            self._verified += by

    def sit(self, chair: Chair, entry: EntryNo | None) -> None:
        """``entry`` sits on ``chair`` (None: nobody does)."""
        table = self.table(chair.table)
        self.put_table(replace(table, chairs=_with(table.chairs, chair.seat, entry)))

    def expect(self, chair: Chair, entry: EntryNo | None) -> None:
        """``entry`` is on his way to ``chair`` (None: nobody is)."""
        table = self.table(chair.table)
        self.put_table(replace(table, expected=_with(table.expected, chair.seat, entry)))

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

    def bust_list(self) -> list[Bust]:
        """Who is out, first out first; may be changed in place."""
        if self.busts is None:
            self.busts = list(self._was.busts)
        return self.busts

    def drawn(self, draw: Draw) -> None:
        """A draw took place."""
        self.rest["draws"] = (*self.value("draws"), draw)

    def touch(self, table: TableNo, seq: int) -> None:
        """Event ``seq`` concerned ``table``."""
        self.put_table(replace(self.table(table), last_seq=seq))

    def hand_for_hand(self) -> HandForHand | None:
        """Hand-for-hand as it stands in the draft."""
        state: HandForHand | None = self.value("hand_for_hand")
        return state

    def frozen(self) -> Tournament:
        """The tournament that the draft has become."""
        was = self._was
        changes = dict(self.rest)
        if self._tables:
            changes["tables"] = was.tables.with_changes(self._tables)
        if self._entries:
            changes["entries"] = was.entries.with_changes(self._entries)
            counts = {state.value: count for state, count in self._counts.items()}
            changes["counts"] = Counts(verified=self._verified, **counts)
        if self._slips:
            changes["slips"] = was.slips.with_changes(self._slips)
        if self._waiting is not None:
            changes["waiting"] = tuple(self._waiting)
        if self._transit is not None:
            changes["transit"] = tuple(self._transit)
        if self.busts is not None:
            changes["busts"] = tuple(self.busts)
        return replace(was, **changes)


def _with(chairs: tuple[EntryNo | None, ...], seat: SeatNo, entry: EntryNo | None) -> tuple[EntryNo | None, ...]:
    return (*chairs[: seat - 1], entry, *chairs[seat:])
