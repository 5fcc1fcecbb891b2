"""What must be true of every room: looked at where something changed, and now and then everywhere."""

from collections import Counter
from collections.abc import Iterable

from floorman.core.model import Chair, Entry, EntryState, SeatNo, Table, Tournament


class Broken(Exception):
    """Something is not as it must be; a fault of this program."""


class Watch:
    """Holds each state of a room against the one before it."""

    def __init__(self) -> None:
        self._last = Tournament()

    def look(self, now: Tournament) -> None:
        """Checks what has changed since the last look. Raises Broken."""
        last = self._last
        for number in now.tables.unlike(last.tables):
            table_agrees(now, now.tables[number])
            for entry in _held(last.tables.get(number)):
                entry_agrees(now, now.entries[entry])
        for number in now.entries.unlike(last.entries):
            entry_agrees(now, now.entries[number])
        counts = now.counts
        must(counts.entries == len(now.entries), "an entry is in no state, or in two")
        must(counts.transit == len(now.transit), "players in transit and their list differ")
        must(counts.waiting == len(now.waiting), "players who wait and their list differ")
        must(now.next_entry >= last.next_entry, "an entry number is used again")
        must(now.next_serial >= last.next_serial, "a serial is used again")
        self._last = now


def whole(now: Tournament) -> None:
    """Checks everything. Raises Broken."""
    for table in now.tables.values():
        table_agrees(now, table)
    for entry in now.entries.values():
        entry_agrees(now, entry)
    states = Counter(entry.state for entry in now.entries.values())
    for state in EntryState:
        must(states[state] == getattr(now.counts, state.value), f"the count of entries that are {state.value}")
    held = [number for table in now.tables.values() for number in _held(table)]
    must(len(set(held)) == len(held), "an entry has two chairs")
    must(len(held) == now.counts.seated + now.counts.transit, "chairs held and players with a chair differ")
    out = [number for bust in now.busts for number, _ in bust.out]
    must(len(set(out)) == len(out) == now.counts.out, "busts and players who are out differ")
    must(set(now.waiting) == _of(now, EntryState.WAITING), "the waiting list")
    must(set(now.transit) == _of(now, EntryState.TRANSIT), "the list of moves")


def table_agrees(now: Tournament, table: Table) -> None:
    """Each chair holds one entry at most, which says that it has this chair; a broken table holds nobody."""
    for at in range(table.max_seats):
        sits, comes = table.chairs[at], table.expected[at]
        must(sits is None or comes is None, f"two on {table.number}-{at + 1}")
        for number, state in ((sits, EntryState.SEATED), (comes, EntryState.TRANSIT)):
            if number is not None:
                entry = now.entries[number]
                must(not table.broken, f"#{number} is at table {table.number}, which is broken")
                must(entry.state is state, f"#{number} has chair {table.number}-{at + 1} and is {entry.state.value}")
                must(entry.chair == (table.number, at + 1), f"#{number} has two chairs")


def entry_agrees(now: Tournament, entry: Entry) -> None:
    """Who is seated or in transit has the chair that says so; nobody else has one."""
    chair = entry.chair
    if entry.state is EntryState.SEATED:
        must(chair is not None and _at(now, chair) == entry.number, f"#{entry.number} does not sit where he is")
    elif entry.state is EntryState.TRANSIT:
        must(chair is not None and _expected(now, chair) == entry.number, f"#{entry.number} is not expected")
        must(entry.slip is not None, f"#{entry.number} is between tables without a slip")
    else:
        must(chair is None, f"#{entry.number} is {entry.state.value} and has a chair")


def never_wider(before: Iterable[int], after: Iterable[int]) -> None:
    """Balancing moves leave the head counts no farther apart than they were."""
    old, new = tuple(before), tuple(after)
    must(max(new) - min(new) <= max(old) - min(old), "a balancing move widened the gap")


def must(true: bool, what: str) -> None:
    """Raises Broken with ``what`` unless it is so."""
    if not true:
        raise Broken(what)


def _held(table: Table | None) -> Iterable[int]:
    return () if table is None else [entry for entry in (*table.chairs, *table.expected) if entry is not None]


def _at(now: Tournament, chair: Chair) -> int | None:
    return now.tables[chair.table].at(SeatNo(chair.seat))


def _expected(now: Tournament, chair: Chair) -> int | None:
    return now.tables[chair.table].expected_at(SeatNo(chair.seat))


def _of(now: Tournament, state: EntryState) -> set[int]:
    return {entry.number for entry in now.entries.values() if entry.state is state}
