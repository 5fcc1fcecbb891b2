"""Calls that were half typed when the window closed, as the file keeps them until it is opened again."""

from collections.abc import Callable, Sequence

from floorman.store.journal import Journal

_KEY = "call.half-typed"
"""A preference: the calls parked, oldest first, and last the one in the line."""


def keep(journal: Journal, calls: Sequence[str]) -> None:
    """Keeps ``calls``. Raises NotRecorded as recording does."""
    journal.set_preference(_KEY, list(calls) or None)


def kept(journal: Journal) -> list[str]:
    """The calls that are kept; none as a rule."""
    words = journal.preference(_KEY)
    return list(map(str, words)) if isinstance(words, list) else []


def change(journal: Journal, changed: Callable[[str], str]) -> None:
    """Each of the calls that are kept as ``changed`` gives it. Raises NotRecorded as recording does."""
    before = kept(journal)
    after = [changed(call) for call in before]
    if after != before:
        keep(journal, after)
