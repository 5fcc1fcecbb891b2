"""The walk along the journal's chain of hashes, in a file that may be damaged."""

import json
import sqlite3
from collections.abc import Iterable

from msgspec import Struct, field

from floorman.store.chain import canonical, first_link, link, plain_line

_NAMED = 20
"""So many damaged rows are named; more of them help nobody."""


class Walk(Struct):
    """A walk along the chain of hashes."""

    safe: int = 0
    total: int = 0
    problems: list[tuple[str, dict[str, object]]] = field(default_factory=list)
    """What is wrong on the way: codes with their parameters."""
    rows: list[tuple[object, ...]] = field(default_factory=list)
    """The safe rows as they are stored, if they were asked for."""

    @classmethod
    def along(cls, connection: sqlite3.Connection, *, keep: bool = False) -> "Walk":
        """Goes from the first row as far as the journal can be read."""
        walk = cls()
        starts = walk._starts(connection)
        whole, due = True, 1
        before: object = None
        try:
            for row in connection.execute("SELECT seq, at, kind, version, call, body, hash FROM journal ORDER BY seq"):
                good = row[0] == due and _links(starts if due == 1 else [before], row)
                whole = whole and good
                if whole:
                    walk.safe = due
                    if keep:
                        walk.rows.append(row)
                elif not good:
                    walk._blame("store.health.row", due)
                before, due = row[6], (row[0] if isinstance(row[0], int) else due) + 1
        except (sqlite3.Error, OverflowError, ValueError):
            walk._blame("store.health.unreadable", due)
        walk.total = max(due - 1, _newest(connection))
        if walk.total >= due:
            walk._blame("store.health.unreadable", due)
        return walk

    def _starts(self, connection: sqlite3.Connection) -> list[object]:
        """What the first row may be chained to: the kept link, or the facts' own hash if that link is damaged.

        With neither left there is nothing to hold it against (None); the rows behind it are still held against it.
        """
        try:
            facts, kept = connection.execute("SELECT facts, start FROM tournament").fetchone()
            made = first_link(str(facts))
        except (sqlite3.Error, TypeError, ValueError):
            self.problems.append(("store.health.facts", {}))
            return [None]
        if made != kept:
            self.problems.append(("store.health.facts", {}))
        return [kept, made]

    def _blame(self, code: str, seq: int) -> None:
        problem: tuple[str, dict[str, object]] = (code, {"seq": seq})
        if len(self.problems) < _NAMED and problem not in self.problems:
            self.problems.append(problem)


def _links(starts: Iterable[object], row: tuple[object, ...]) -> bool:
    seq, at, kind, version, call, body, found = row
    if not (isinstance(seq, int) and isinstance(version, int) and (call is None or isinstance(call, str))):
        return False
    if not all(isinstance(field, str) and field for field in (at, kind, body)):
        return False
    return any(
        _may_be_ours(str(at), str(kind), str(body))
        if start is None
        else isinstance(start, bytes) and link(start, seq, str(at), str(kind), version, call, str(body)) == found
        for start in starts
    )


def _may_be_ours(at: str, kind: str, body: str) -> bool:
    """Whether a row that nothing can be held against could at least have been written by us."""
    try:
        return canonical(json.loads(body)) == body and bool(plain_line(at) and plain_line(kind))
    except ValueError:
        return False


def _newest(connection: sqlite3.Connection) -> int:
    try:
        (newest,) = connection.execute("SELECT max(seq) FROM journal").fetchone()
    except (sqlite3.Error, ValueError):
        return 0
    return newest if isinstance(newest, int) else 0
