"""What may be asked about entries: made, seated, brought in, verified, out."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from floorman.core.commands import BustPlayers, Command, ImportEntries, MakeEntry
from floorman.core.decide.refused import (
    Refused,
    alive_entry,
    entry_of,
    fair_chips,
    fair_size,
    free_chair,
    seated_entry,
)
from floorman.core.events import (
    EntriesImported,
    EntriesSeated,
    EntryMade,
    EntryVoided,
    Event,
    ImportedEntry,
    KeptApart,
    Out,
    PinMarked,
    PlayerForgotten,
    PlayerMissing,
    PlayersArrived,
    PlayersBusted,
    PresenceMarked,
    Seating,
    SeatsDrawn,
    StacksCounted,
)
from floorman.core.model import Chair, EntryNo, EntryState, Tournament


def make_entry(now: Tournament, asked: MakeEntry) -> EntryMade:
    """The next entry number; a re-entry only for an entry that is out and whose player is not in again."""
    if asked.chair is not None:
        free_chair(now, asked.chair)
    fair_chips(asked.chips)
    if asked.re_entry_of is not None:
        old = entry_of(now, asked.re_entry_of)
        if old.state is not EntryState.OUT:
            raise Refused("not-out", entry=old.number)
        while old.re_entered is not None and (again := now.entry(old.re_entered)) is not None:
            if again.alive:
                raise Refused("not-out", entry=again.number)
            old = again
    return EntryMade(now.next_entry, asked.chair, asked.kind, asked.re_entry_of, asked.seed, asked.chips)


def import_entries(now: Tournament, asked: ImportEntries) -> EntriesImported:
    """Entry numbers in the order of the list. Every chair exists once the tables are made, is free, is given once."""
    for new in asked.tables:
        fair_size(new)
    sizes: dict[int, int] = {new.table: new.max_seats for new in asked.tables}
    taken: set[Chair] = set()
    rows: list[ImportedEntry] = []
    for at, row in enumerate(asked.entries):
        fair_chips(row.chips)
        if row.chair is not None:
            if row.chair in taken:
                raise Refused("seat-twice", chair=row.chair)
            taken.add(row.chair)
            _importable(now, row.chair, sizes)
        rows.append(ImportedEntry(EntryNo(now.next_entry + at), row.chair, row.chips))
    return EntriesImported(tuple(rows), asked.tables)


def _importable(now: Tournament, chair: Chair, sizes: Mapping[int, int]) -> None:
    table = now.table(chair.table)
    if chair.table not in sizes or (table is not None and not table.broken):
        free_chair(now, chair, sizes)
    elif not 1 <= chair.seat <= sizes[chair.table]:
        raise Refused("no-seat", table=chair.table, seat=chair.seat, max=sizes[chair.table])


def entries_seated(now: Tournament, asked: EntriesSeated | SeatsDrawn) -> None:
    """Waiting entries, each to a free chair of his own."""
    if not asked.seats:
        raise Refused("nobody-waiting")
    _own_chairs(asked.seats)
    for one in asked.seats:
        entry = alive_entry(now, one.entry)
        if entry.state is not EntryState.WAITING:
            raise Refused("not-waiting", entry=entry.number, chair=entry.chair)
        free_chair(now, one.chair)


def _own_chairs(seats: Iterable[Seating]) -> None:
    chairs: set[Chair] = set()
    entries: set[EntryNo] = set()
    for one in seats:
        if one.chair in chairs:
            raise Refused("seat-twice", chair=one.chair)
        if one.entry in entries:
            raise Refused("entry-twice", entry=one.entry)
        chairs.add(one.chair)
        entries.add(one.entry)


def entry_voided(now: Tournament, asked: EntryVoided) -> EntryVoided:
    """Any entry but one that is void already."""
    entry = entry_of(now, asked.entry)
    if entry.state is EntryState.VOID:
        raise Refused("entry-void", entry=entry.number)
    return EntryVoided(entry.number, entry.chair)


def presence_marked(now: Tournament, asked: PresenceMarked) -> PresenceMarked | PlayersArrived | PlayerMissing:
    """Only who has a seat is there or has not come; a player in transit has then arrived, or is missing."""
    entry = alive_entry(now, asked.entry)
    if entry.state is EntryState.TRANSIT:
        return PlayersArrived((entry.number,)) if asked.presence == "here" else PlayerMissing(entry.number)
    seated_entry(now, asked.entry)
    return asked


def bust_players(now: Tournament, asked: BustPlayers) -> PlayersBusted:
    """Alive entries, each once; the chair is where he sits, or is expected. ``before`` names an entry that is out."""
    assert asked.out
    out: list[Out] = []
    for number, stack in asked.out:
        entry = alive_entry(now, number)
        if any(one.entry == number for one in out):
            raise Refused("entry-twice", entry=number)
        fair_chips(stack)
        out.append(Out(entry.number, entry.chair, stack))
    if asked.before is not None and entry_of(now, asked.before).state is not EntryState.OUT:
        raise Refused("not-out", entry=asked.before)
    return PlayersBusted(tuple(out), asked.before)


def pin_marked(now: Tournament, asked: PinMarked) -> None:
    """Any entry that is alive."""
    alive_entry(now, asked.entry)


def kept_apart(now: Tournament, asked: KeptApart) -> None:
    """Two different entries that are alive."""
    if asked.first == asked.second:
        raise Refused("entry-twice", entry=asked.first)
    alive_entry(now, asked.first)
    alive_entry(now, asked.second)


def stacks_counted(now: Tournament, asked: StacksCounted) -> None:
    """Entries that are alive, chips of 0 or more."""
    assert asked.chips
    for entry, chips in asked.chips:
        alive_entry(now, entry)
        fair_chips(chips)


def player_forgotten(now: Tournament, asked: PlayerForgotten) -> None:
    """Any entry."""
    entry_of(now, asked.entry)


COMPLETE: dict[type[Command] | type[Event], Callable[[Tournament, Any], Event]] = {
    MakeEntry: make_entry,
    ImportEntries: import_entries,
    BustPlayers: bust_players,
    EntryVoided: entry_voided,
    PresenceMarked: presence_marked,
}
CHECK: dict[type[Event], Callable[[Tournament, Any], None]] = {
    EntriesSeated: entries_seated,
    SeatsDrawn: entries_seated,
    PinMarked: pin_marked,
    KeptApart: kept_apart,
    StacksCounted: stacks_counted,
    PlayerForgotten: player_forgotten,
}
