"""Facts about entries: made, seated, drawn, brought in with a list, taken back, marked, counted, forgotten."""

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from msgspec import Struct

from floorman.core.builder import TournamentBuilder
from floorman.core.checks import alive_entry, entry_of, fair_chips, free_chair
from floorman.core.facts.event import Event
from floorman.core.facts.tables import NewTable, fair_size, made_keys, make_table
from floorman.core.model import Chair, Entry, EntryKind, EntryNo, EntryState, Tournament
from floorman.core.money import Sale, Tender
from floorman.core.money_book import keep_prepaid, no_longer_owed, owe
from floorman.core.money_sums import is_paid
from floorman.core.parts import NOTHING, Parts
from floorman.core.recorded import Recorded
from floorman.core.refused import Refused
from floorman.core.seating import seat, take_no_place, unseat
from floorman.core.undo_keys import MoneyRow, NewEntry, UndoKey, chair_keys, entry_keys


class SeatGiven(Recorded, frozen=True):
    """An entry and the chair it gets."""

    entry: EntryNo
    chair: Chair


def seating_keys(seats: Iterable[SeatGiven]) -> Iterator[UndoKey]:
    """Keys of entries and of the chairs that they get."""
    for one in seats:
        yield from entry_keys(one.entry)
        yield from chair_keys(one.chair)


# -- made


class EntryMade(Event, frozen=True):
    """A new entry: on a chair, or waiting where ``chair`` is None. ``seed`` tells how the chair was drawn."""

    KIND: ClassVar[str] = "entry-made"
    entry: EntryNo
    chair: Chair | None = None
    kind: EntryKind = "new"
    re_entry_of: EntryNo | None = None
    seed: str | None = None
    chips: int | None = None
    owed: bool = False
    """It is not paid yet."""

    def apply(self, room: TournamentBuilder) -> None:
        picked = self.chair is not None and self.seed is None
        room.new_entry(
            Entry(self.entry, kind=self.kind, re_entry_of=self.re_entry_of, chips=self.chips, hand_picked=picked)
        )
        if self.re_entry_of is not None:
            room.change_entry(self.re_entry_of, re_entered=self.entry)
        if self.chair is not None:
            seat(room, self.entry, self.chair)
        if self.owed:
            owe(room, self.entry)

    def touches(self) -> Iterable[UndoKey]:
        return NewEntry(self.entry), *entry_keys(self.entry, self.re_entry_of), *chair_keys(self.chair)

    def entries_made(self) -> tuple[EntryNo, ...]:
        return (self.entry,)


class MakeEntry(Struct, frozen=True):
    """A new entry, on ``chair`` or waiting. ``seed``: how the chair was drawn; None: chosen by hand."""

    chair: Chair | None = None
    kind: EntryKind = "new"
    re_entry_of: EntryNo | None = None
    seed: str | None = None
    chips: int | None = None
    owed: bool = False

    def decide(self, now: Tournament) -> EntryMade:
        """The next entry number; a re-entry only for an entry that is out and whose player is not in again."""
        if self.chair is not None:
            free_chair(now, self.chair)
        fair_chips(self.chips)
        if self.re_entry_of is not None:
            _must_be_out(now, self.re_entry_of)
        return EntryMade(now.next_entry, self.chair, self.kind, self.re_entry_of, self.seed, self.chips, self.owed)


def _must_be_out(now: Tournament, number: EntryNo) -> None:
    old = entry_of(now, number)
    if old.state is not EntryState.OUT:
        raise Refused("not-out", entry=old.number)
    while old.re_entered is not None and (again := now.entry(old.re_entered)) is not None:
        if again.alive:
            raise Refused("not-out", entry=again.number)
        old = again


class ImportedEntry(Recorded, frozen=True):
    """One row of a list that came in."""

    entry: EntryNo
    chair: Chair | None = None
    chips: int | None = None


class Prepayment(Recorded, frozen=True):
    """An entry of a list that was paid beforehand: serial of its receipt, and the kind of payment."""

    serial: int
    entry: EntryNo
    kind: str


class EntriesImported(Event, frozen=True):
    """A list came in: its entries, and the tables it needed."""

    KIND: ClassVar[str] = "entries-imported"
    entries: tuple[ImportedEntry, ...]
    tables: tuple[NewTable, ...] = ()
    owed: tuple[EntryNo, ...] = ()
    """Those that are not paid yet."""
    prepaid: tuple[Prepayment, ...] = ()
    parts: Parts = NOTHING
    """What each prepaid entry was sold for, and its chips."""
    stack: int = 0

    def apply(self, room: TournamentBuilder) -> None:
        for new in self.tables:
            make_table(room, new)
        for row in self.entries:
            room.new_entry(Entry(row.entry, chips=row.chips))
            if row.chair is not None:
                seat(room, row.entry, row.chair)
        for entry in self.owed:
            owe(room, entry)
        for one in self.prepaid:
            tenders = (Tender(one.kind, self.parts.total),)
            keep_prepaid(
                room,
                Sale(one.serial, one.entry, ("entry",), self.parts, tenders, self.stack, at=room.at, seq=room.seq),
            )

    def touches(self) -> Iterable[UndoKey]:
        yield from made_keys(self.tables)
        if self.owed or self.prepaid:
            yield MoneyRow()
        for row in self.entries:
            yield NewEntry(row.entry)
            yield from entry_keys(row.entry)
            yield from chair_keys(row.chair)

    def entries_made(self) -> tuple[EntryNo, ...]:
        return tuple(row.entry for row in self.entries)

    def serials(self) -> tuple[int, ...]:
        return tuple(one.serial for one in self.prepaid)


class ListedEntry(Struct, frozen=True):
    """One row of a list to bring in."""

    chair: Chair | None = None
    chips: int | None = None
    prepaid: str = ""
    """The kind in which it was paid beforehand; "" where it is not paid."""


class ImportEntries(Struct, frozen=True):
    """A list, and the tables that it needs; what each prepaid entry was sold for, and its chips."""

    entries: tuple[ListedEntry, ...]
    tables: tuple[NewTable, ...] = ()
    parts: Parts = NOTHING
    stack: int = 0

    def decide(self, now: Tournament) -> EntriesImported:
        """Entry numbers in the order of the list. Each chair exists once the tables are made, is free, given once."""
        for new in self.tables:
            fair_size(new)
        sizes: dict[int, int] = {new.table: new.max_seats for new in self.tables}
        taken: set[Chair] = set()
        rows: list[ImportedEntry] = []
        for at, row in enumerate(self.entries):
            fair_chips(row.chips)
            if row.chair is not None:
                if row.chair in taken:
                    raise Refused("seat-twice", chair=row.chair)
                taken.add(row.chair)
                _importable(now, row.chair, sizes)
            rows.append(ImportedEntry(EntryNo(now.next_entry + at), row.chair, row.chips))
        if now.money is None:
            return EntriesImported(tuple(rows), self.tables)
        paid = [(row.entry, listed.prepaid) for row, listed in zip(rows, self.entries, strict=True)]
        owed = tuple(entry for entry, kind in paid if not kind)
        prepaid = [(entry, kind) for entry, kind in paid if kind]
        serials = tuple(Prepayment(now.next_serial + at, *one) for at, one in enumerate(prepaid))
        price = (self.parts, self.stack) if prepaid else (NOTHING, 0)
        return EntriesImported(tuple(rows), self.tables, owed, serials, *price)


def _importable(now: Tournament, chair: Chair, sizes: Mapping[int, int]) -> None:
    table = now.table(chair.table)
    if chair.table not in sizes or (table is not None and not table.broken):
        free_chair(now, chair, sizes)
    elif not 1 <= chair.seat <= sizes[chair.table]:
        raise Refused("no-seat", table=chair.table, seat=chair.seat, max=sizes[chair.table])


# -- seated


class EntriesSeated(Event, frozen=True):
    """Waiting entries got chairs. ``seed`` None: chosen by hand."""

    KIND: ClassVar[str] = "entries-seated"
    seats: tuple[SeatGiven, ...]
    seed: str | None = None

    def check(self, now: Tournament) -> None:
        """Waiting entries, each to a free chair of his own."""
        _seatable(now, self.seats)

    def apply(self, room: TournamentBuilder) -> None:
        for one in self.seats:
            seat(room, one.entry, one.chair, hand_picked=self.seed is None)

    def touches(self) -> Iterable[UndoKey]:
        return seating_keys(self.seats)


class SeatsDrawn(Event, frozen=True):
    """Everybody without a seat was drawn one, over the whole room."""

    KIND: ClassVar[str] = "seats-drawn"
    seats: tuple[SeatGiven, ...]
    seed: str
    by_hand: bool = False

    def check(self, now: Tournament) -> None:
        """Waiting entries, each to a free chair of his own."""
        _seatable(now, self.seats)

    def apply(self, room: TournamentBuilder) -> None:
        for one in self.seats:
            seat(room, one.entry, one.chair, hand_picked=False)
        room.drawn("draw", self.seed, self.by_hand, len(self.seats))

    def touches(self) -> Iterable[UndoKey]:
        return seating_keys(self.seats)


def _seatable(now: Tournament, seats: tuple[SeatGiven, ...]) -> None:
    if not seats:
        raise Refused("nobody-waiting")
    _own_chairs(seats)
    for one in seats:
        entry = alive_entry(now, one.entry)
        if entry.state is not EntryState.WAITING:
            raise Refused("not-waiting", entry=entry.number, chair=entry.chair)
        free_chair(now, one.chair)


def _own_chairs(seats: Iterable[SeatGiven]) -> None:
    chairs: set[Chair] = set()
    entries: set[EntryNo] = set()
    for one in seats:
        if one.chair in chairs:
            raise Refused("seat-twice", chair=one.chair)
        if one.entry in entries:
            raise Refused("entry-twice", entry=one.entry)
        chairs.add(one.chair)
        entries.add(one.entry)


# -- taken back, marked, counted


class EntryVoided(Event, frozen=True):
    """An entry was taken back. ``chair``: the one that it had."""

    KIND: ClassVar[str] = "entry-voided"
    entry: EntryNo
    chair: Chair | None = None

    def decide(self, now: Tournament) -> "EntryVoided":
        """Any entry but one that is void already or out; the chair is the one that it has."""
        entry = entry_of(now, self.entry)
        if entry.state is EntryState.OUT:
            raise Refused("void-out", entry=entry.number)
        if entry.state is EntryState.VOID:
            raise Refused("entry-void", entry=entry.number)
        if now.money is not None and is_paid(now.money, entry.number):
            raise Refused("void-paid", entry=entry.number)
        return EntryVoided(entry.number, entry.chair)

    def apply(self, room: TournamentBuilder) -> None:
        """If it was out, as in older journals, it takes no place any more."""
        if room.entry(self.entry).state is EntryState.OUT:
            take_no_place(room, self.entry)
        unseat(room, self.entry, EntryState.VOID, "void")
        no_longer_owed(room, (self.entry,))

    def touches(self) -> Iterable[UndoKey]:
        return *entry_keys(self.entry), *chair_keys(self.chair)

    def chairs_left(self) -> dict[EntryNo, Chair]:
        return {} if self.chair is None else {self.entry: self.chair}


class PinMarked(Event, frozen=True):
    """A player keeps his seat (True) or may be moved again."""

    KIND: ClassVar[str] = "pin-marked"
    entry: EntryNo
    pinned: bool

    def check(self, now: Tournament) -> None:
        """Any entry that is alive."""
        alive_entry(now, self.entry)

    def apply(self, room: TournamentBuilder) -> None:
        room.change_entry(self.entry, pinned=self.pinned)

    def touches(self) -> Iterable[UndoKey]:
        return entry_keys(self.entry)


class KeptApart(Event, frozen=True):
    """Two entries never share a table."""

    KIND: ClassVar[str] = "kept-apart"
    first: EntryNo
    second: EntryNo

    def check(self, now: Tournament) -> None:
        """Two different entries that are alive."""
        if self.first == self.second:
            raise Refused("entry-twice", entry=self.first)
        alive_entry(now, self.first)
        alive_entry(now, self.second)

    def apply(self, room: TournamentBuilder) -> None:
        room.rest["apart"] = room.value("apart") | {frozenset({self.first, self.second})}

    def touches(self) -> Iterable[UndoKey]:
        return entry_keys(self.first, self.second)


class StacksCounted(Event, frozen=True):
    """Chips counted, entry by entry."""

    KIND: ClassVar[str] = "stacks-counted"
    chips: tuple[tuple[EntryNo, int], ...]

    def check(self, now: Tournament) -> None:
        """Entries that are alive, chips of 0 or more."""
        assert self.chips
        for entry, chips in self.chips:
            alive_entry(now, entry)
            fair_chips(chips)

    def apply(self, room: TournamentBuilder) -> None:
        for number, chips in self.chips:
            room.change_entry(number, chips=chips)

    def touches(self) -> Iterable[UndoKey]:
        return entry_keys(*(entry for entry, _ in self.chips))


class NameCorrected(Event, frozen=True):
    """A player's name was put right; the name itself is kept beside the journal."""

    KIND: ClassVar[str] = "name-corrected"
    RECORD: ClassVar[bool] = True
    entry: EntryNo

    def check(self, now: Tournament) -> None:
        """Any entry."""
        entry_of(now, self.entry)

    def touches(self) -> Iterable[UndoKey]:
        return entry_keys(self.entry)

    def entries_named(self) -> tuple[EntryNo, ...]:
        return (self.entry,)


class PlayerForgotten(Event, frozen=True):
    """The names and remarks of an entry, beside the journal, were erased; its number and its place stay."""

    KIND: ClassVar[str] = "player-forgotten"
    RECORD: ClassVar[bool] = True
    entry: EntryNo

    def check(self, now: Tournament) -> None:
        """Any entry, also one whose making was taken back: its name is still beside the journal."""
        if not 1 <= self.entry < now.next_entry:
            raise Refused("no-entry", number=self.entry)

    def touches(self) -> Iterable[UndoKey]:
        return entry_keys(self.entry)


class UndoneForgotten(Event, frozen=True):
    """The names of all entries whose making had been taken back until then were erased; ``entries``: which they are."""

    KIND: ClassVar[str] = "undone-forgotten"
    RECORD: ClassVar[bool] = True
    entries: tuple[EntryNo, ...]

    def touches(self) -> Iterable[UndoKey]:
        return entry_keys(*self.entries)


class ForgetUndone(Struct, frozen=True):
    """The names of all entries whose making was taken back are to be erased."""

    def decide(self, now: Tournament) -> UndoneForgotten:
        """Every number that was given out and is no entry. Refused if there is none."""
        undone = tuple(EntryNo(number) for number in range(1, now.next_entry) if number not in now.entries)
        if not undone:
            raise Refused("nobody-undone")
        return UndoneForgotten(undone)
