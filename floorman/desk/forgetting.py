"""Who is forgotten with an entry, and what is left of a remark in which he is named."""

import re
from collections.abc import Iterable, Mapping

from floorman.core.facts import EntryMade
from floorman.core.log import Log
from floorman.exchange.names import fold

_WORD = re.compile(r"\w+")
_SHORTEST = 3
"""Shorter words of a name tell nobody, and stand in many remarks."""


def entries_of_player(log: Log, entry: int) -> frozenset[int]:
    """All entries of the player of ``entry``: the one that he re-entered after, and those that followed."""
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
    return frozenset(found)


def telling(names: Iterable[str], others: Iterable[str]) -> frozenset[str]:
    """The words of ``names`` by which a remark would tell who is meant; not those that are in ``others``, too."""
    ours = {word for name in names for word in _words(name) if len(word) >= _SHORTEST}
    return frozenset(ours.difference(*map(_words, others))) if ours else frozenset()


def _words(name: str) -> list[str]:
    return [fold(word) for word in _WORD.findall(name)]


def without(remarks: Mapping[int, str], words: frozenset[str], label: str) -> dict[int, str]:
    """The remarks in which one of ``words`` stands, with ``label`` instead; accents and case aside."""
    changed = {}
    for seq, remark in remarks.items():
        left = _WORD.sub(lambda found: label if fold(found.group()) in words else found.group(), remark)
        if left != remark:
            changed[seq] = re.sub(rf"{re.escape(label)}(?:\W{{1,2}}{re.escape(label)})+", label, left)
    return changed
