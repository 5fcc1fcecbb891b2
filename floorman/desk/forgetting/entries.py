"""Which entries are forgotten with one: those of the same player, also such as were taken back."""

from collections.abc import Iterable

from floorman.core.facts import EntryMade
from floorman.core.log import Log
from floorman.core.model import Tournament
from floorman.desk.floor.names import Names
from floorman.exchange.names import fold


def entries_of_player(log: Log, names: Names, entry: int) -> frozenset[int]:
    """All entries of the player of ``entry``: the one that he re-entered after, those that followed, and what was
    taken back under the same name, as a list that came in twice leaves it."""
    found = _by_re_entries(log, entry)
    called = {fold(names.name(one)) for one in found} - {""}
    undone = (one for one in undone_entries(log.now) if fold(names.name(one)) in called)
    return frozenset({*found, *undone})


def undone_entries(now: Tournament) -> Iterable[int]:
    """Numbers that were given out and are no entries: their making was taken back."""
    return (number for number in range(1, now.next_entry) if number not in now.entries)


def _by_re_entries(log: Log, entry: int) -> set[int]:
    before: dict[int, int] = {
        fact.event.entry: fact.event.re_entry_of
        for fact in log.facts
        if isinstance(fact.event, EntryMade) and fact.event.re_entry_of is not None
    }
    first = entry
    while first in before:
        first = before[first]
    found = {first}
    for later, earlier in before.items():  # by journal: the earlier entry stands first
        if earlier in found:
            found.add(later)
    return found
