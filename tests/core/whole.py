"""What must be true of every room, whatever was asked of it."""

from collections import Counter

from floorman.core.model import ALIVE, Chair, EntryCounts, EntryState, SeatNo, Tournament


def check(now: Tournament) -> None:
    """Fail if a chair and an entry disagree, a count is off, or something that is kept twice differs."""
    _chairs_and_entries_agree(now)
    _counts_are_a_recount(now)
    _lists_are_what_the_entries_say(now)
    _slips_hold_for_one(now)


def _chairs_and_entries_agree(now: Tournament) -> None:
    sitting: dict[int, Chair] = {}
    coming: dict[int, Chair] = {}
    for table in now.tables.values():
        assert len(table.chairs) == len(table.expected) == table.max_seats
        assert all(1 <= seat <= table.max_seats for seat in table.locked_chairs)
        for at in range(table.max_seats):
            sits, comes = table.chairs[at], table.expected[at]
            assert sits is None or comes is None, f"two on {table.number}-{at + 1}"
            for number, where in ((sits, sitting), (comes, coming)):
                if number is not None:
                    assert not table.broken, f"#{number} at broken table {table.number}"
                    assert at + 1 not in table.locked_chairs
                    assert number not in sitting
                    assert number not in coming
                    where[number] = Chair(table.number, SeatNo(at + 1))
    for entry in now.entries.values():
        assert sitting.get(entry.number) == (entry.chair if entry.state is EntryState.SEATED else None)
        assert coming.get(entry.number) == (entry.chair if entry.state is EntryState.TRANSIT else None)
        assert (entry.chair is not None) == (entry.state in (EntryState.SEATED, EntryState.TRANSIT))
        assert (entry.came_from is not None) == (entry.state is EntryState.TRANSIT)
    assert sum(table.held for table in now.tables.values()) == len(sitting) + len(coming)


def _counts_are_a_recount(now: Tournament) -> None:
    states = Counter(entry.state for entry in now.entries.values())
    verified = sum(entry.verified for entry in now.entries.values() if entry.state is EntryState.SEATED)
    assert now.counts == EntryCounts(**{state.value: states[state] for state in EntryState}, verified=verified)
    assert now.counts.entries == len(now.entries)
    assert now.counts.alive == sum(entry.state in ALIVE for entry in now.entries.values())


def _lists_are_what_the_entries_say(now: Tournament) -> None:
    for state, listed in ((EntryState.WAITING, now.waiting), (EntryState.TRANSIT, now.transit)):
        assert len(set(listed)) == len(listed)
        assert set(listed) == {entry.number for entry in now.entries.values() if entry.state is state}
    out = [entry for bust in now.busts for entry, _ in bust.out]
    assert len(set(out)) == len(out)
    assert set(out) == {entry.number for entry in now.entries.values() if entry.state is EntryState.OUT}
    assert all(len(bust.out) == len(bust.chairs) > 0 for bust in now.busts)
    assert max(now.entries, default=0) < now.next_entry
    assert max(now.slips, default=0) < now.next_serial
    assert all(number in now.tables for number in now.break_order)
    assert all(number in now.entries for pair in now.apart for number in pair)


def _slips_hold_for_one(now: Tournament) -> None:
    carried = {entry.slip for entry in now.entries.values() if entry.slip is not None}
    for entry in now.entries.values():
        if entry.slip is not None:
            slip = now.slips[entry.slip]
            assert slip.entry == entry.number
            assert slip.chair == entry.chair
            assert not slip.void
            assert entry.alive
    for slip in now.slips.values():
        if slip.kind in ("seat-cards", "move-slips", "break-cards") and slip.entry is not None and not slip.void:
            assert slip.serial in carried, f"slip {slip.serial} holds for nobody"
