"""Which of the newest rows of the journal concern a table or a player."""

from collections.abc import Iterable, Iterator
from heapq import merge
from itertools import groupby

from floorman.core.facts import BreakOrderSet, Fact, Redone, Undone
from floorman.core.log import Log
from floorman.core.undo_keys import UndoKey

_LOOK_BACK = 1500
"""Rows that are taken in at first; those that come later are added."""


class Mentions:
    """Rows by what they concern, added as the journal grows."""

    def __init__(self) -> None:
        self._log: Log | None = None
        self._read = 0
        self._rows: dict[UndoKey, list[int]] = {}

    def newest(self, log: Log, keys: Iterable[UndoKey]) -> Iterator[Fact]:
        """Standing rows that concern one of ``keys``, newest first. An order of breaks concerns all tables, so none."""
        self._catch_up(log)
        rows = (reversed(self._rows[key]) for key in keys if key in self._rows)
        for seq, _ in groupby(merge(*rows, reverse=True)):
            if log.stands(seq):
                yield log.facts[seq - 1]

    def _catch_up(self, log: Log) -> None:
        if log is not self._log:
            self._log, self._read, self._rows = log, max(0, len(log.facts) - _LOOK_BACK), {}
        for fact in log.facts[self._read :]:
            if not isinstance(fact.event, (Undone, Redone, BreakOrderSet)):
                for key in fact.event.undo_keys():
                    self._rows.setdefault(key, []).append(fact.seq)
        self._read = len(log.facts)
