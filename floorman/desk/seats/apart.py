"""Who must never share a table: the players named, also after they came in again under another number."""

from collections.abc import Collection, Iterator

from floorman.core.model import EntryNo, Tournament
from floorman.desk.floor.floor import Floor


def foes(now: Tournament, entry: EntryNo, re_entry_of: EntryNo | None = None) -> frozenset[EntryNo]:
    """Entries that may not sit where ``entry`` does; ``re_entry_of`` for an entry that is about to be made."""
    if not now.apart:
        return frozenset()
    same = {entry, *_earlier(now, entry if re_entry_of is None else re_entry_of)}
    named = {other for pair in now.apart if pair & same for other in pair - same}
    return frozenset(later for other in named for later in _later(now, other))


def meets(floor: Floor, entry: EntryNo, number: int, re_entry_of: EntryNo | None = None) -> bool:
    """Whether somebody whom ``entry`` is kept apart from sits at a table or is on his way to it."""
    others = foes(floor.now, entry, re_entry_of)
    table = floor.now.tables[number]
    return not others.isdisjoint(table.chairs) or not others.isdisjoint(table.expected)


def pairs_among(now: Tournament, entries: Collection[EntryNo]) -> list[frozenset[EntryNo]]:
    """Of ``entries``, those two and two who may not share a table."""
    if not now.apart:
        return []
    among = frozenset(entries)
    return [frozenset({entry, foe}) for entry in entries for foe in sorted(foes(now, entry) & among) if entry < foe]


def _earlier(now: Tournament, entry: EntryNo) -> Iterator[EntryNo]:
    """The entry and those that its player had before."""
    number: EntryNo | None = entry
    while number is not None:
        yield number
        known = now.entry(number)
        number = None if known is None else known.re_entry_of


def _later(now: Tournament, entry: EntryNo) -> Iterator[EntryNo]:
    """The entry and those that its player had since."""
    number: EntryNo | None = entry
    while number is not None:
        yield number
        known = now.entry(number)
        number = None if known is None else known.re_entered
