"""Rows of the journal: what goes in, what comes out, and reading them fast."""

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from floorman.store import texts
from floorman.store.chain import canonical, link, plain_line
from floorman.store.refused import BrokenAt, FileRefused
from floorman.store.texts import Text

if TYPE_CHECKING:
    from sqlite_utils import Database

_AT_ONCE = 4096
_INSERT = "INSERT INTO journal (seq, at, kind, version, call, body, hash) VALUES (?, ?, ?, ?, ?, ?, ?)"
_SELECT = "SELECT seq, at, kind, version, call, body, hash FROM journal"
_READ = f"{_SELECT} WHERE seq > ? ORDER BY seq LIMIT ?"


class NewRow(Struct, frozen=True):
    """One event to be recorded."""

    kind: str
    """Kebab-case, frozen once it has been on a disk."""
    version: int
    """Of the body's form, 1 and up."""
    body: Mapping[str, object]
    """A JSON object without names or remarks about people."""
    at: str
    """When: ISO 8601 with its zone, one line."""
    texts: Sequence[Text] = ()
    call: str | None = None
    """Who wrote it, where several write: a call that comes again under the same name is not recorded twice."""


class Head(NamedTuple):
    """The newest row of a journal."""

    seq: int
    """0 before the first row."""
    link: bytes
    """The row's hash, which holds all rows before it; before the first row that of the tournament's facts."""


class JournalRow(NamedTuple):
    """One event as it was recorded."""

    seq: int
    """1 and up, without gaps."""
    at: str
    kind: str
    version: int
    body: dict[str, object]
    hash: bytes
    """SHA-256 of the row before it and of itself."""
    call: str | None = None
    """Who wrote it, where several write; None alone."""

    @property
    def head(self) -> Head:
        """The journal's head while this row is its newest."""
        return Head(self.seq, self.hash)


StoredRow = tuple[int, str, str, int, str | None, str, bytes]
"""A row as it is kept: number, time, kind, version, call, body as JSON text, hash."""


def as_stored(row: JournalRow) -> StoredRow:
    """The row as it is kept."""
    return row.seq, row.at, row.kind, row.version, row.call, canonical(row.body), row.hash


def as_read(stored: Sequence[StoredRow]) -> tuple[JournalRow, ...]:
    """Kept rows as they are read."""
    bodies = _bodies([row[5] for row in stored])
    return tuple(
        JournalRow(seq, at, kind, version, body, found, call)
        for (seq, at, kind, version, call, _, found), body in zip(stored, bodies, strict=True)
    )


def start_of(connection: sqlite3.Connection) -> tuple[str, bytes]:
    """The tournament's facts (JSON text) and the link before the first row. BrokenAt(0) if they are not there."""
    row = connection.execute("SELECT facts, start FROM tournament").fetchone()
    if row is None or not (isinstance(row[0], str) and isinstance(row[1], bytes)):
        raise BrokenAt(0)
    return row[0], row[1]


def head(connection: sqlite3.Connection) -> Head:
    """The newest row; number 0 and the first link if there is none. BrokenAt if its link is none."""
    row = connection.execute("SELECT seq, hash FROM journal ORDER BY seq DESC LIMIT 1").fetchone()
    if row is not None and not isinstance(row[1], bytes):
        raise BrokenAt(row[0])
    return Head(row[0], row[1]) if row else Head(0, start_of(connection)[1])


def of_call(connection: sqlite3.Connection, call: str | None) -> JournalRow | None:
    """The row that a call made already; None if it made none."""
    if call is None:
        return None
    found = connection.execute(f"{_SELECT} WHERE call = ?", (call,)).fetchone()
    if found is None:
        return None
    seq, at, kind, version, _, body, hash_ = found
    return JournalRow(seq, at, kind, version, json.loads(body), hash_, call)


def since(connection: sqlite3.Connection, expected: Head) -> tuple[JournalRow, ...]:
    """The rows behind ``expected``, oldest first; none if the journal does not go on from it."""
    try:
        if _link_at(connection, expected.seq) != expected.link:
            return ()
        return tuple(row for piece in read(connection, expected.seq, verify=True) for row in piece)
    except BrokenAt:
        return ()


def insert(db: "Database", before: Head, event: NewRow) -> JournalRow:
    """Writes the row behind ``before``, and its texts, in the caller's transaction.

    ValueError if time, kind or call is empty or more than one line, or if the body is no JSON.
    """
    body = canonical(event.body)
    at, kind = plain_line(event.at), plain_line(event.kind)
    call = None if event.call is None else plain_line(event.call)
    seq = before.seq + 1
    found = link(before.link, seq, at, kind, event.version, call, body)
    db.execute(_INSERT, (seq, at, kind, event.version, call, body, found))
    for text in texts.own(event.texts, seq):
        if text.text:
            texts.put(db, text, born=seq)
    return JournalRow(seq, at, kind, event.version, dict(event.body), found, call)


def insert_as_they_are(connection: sqlite3.Connection, before: Head, taken: Sequence[StoredRow], file: str) -> None:
    """Writes rows of another journal behind ``before``, in the caller's transaction, each held against its hash.

    FileRefused ``hall.forked`` if one does not link to the row before it.
    """
    due, linked = before.seq + 1, before.link
    for seq, at, kind, version, call, body, found in taken:
        linked = link(linked, seq, at, kind, version, call, body)
        if seq != due or found != linked:
            raise FileRefused("hall.forked", file=file, row=seq)
        due += 1
    connection.executemany(_INSERT, taken)


def read(connection: sqlite3.Connection, after: int, *, verify: bool) -> Iterator[list[JournalRow]]:
    """Rows behind number ``after``, oldest first, in pieces, so that no lock is held between them.

    With ``verify`` each is held against its hash. BrokenAt at the first row that is not what was written.
    """
    before = _link_at(connection, after)
    while stored := connection.execute(_READ, (after, _AT_ONCE)).fetchall():
        if verify:
            before = _verified(stored, before, after + 1)
        yield list(as_read(stored))
        after = stored[-1][0]


def _bodies(stored: list[str]) -> list[dict[str, object]]:
    """Bodies read all at once: half the time of one by one."""
    bodies: list[dict[str, object]] = json.loads(f"[{','.join(stored)}]")
    return bodies if len(bodies) == len(stored) else [json.loads(body) for body in stored]


def _verified(stored: list[StoredRow], before: bytes, due: int) -> bytes:
    """The link of the last of ``stored`` rows, the first of which is number ``due`` behind the link ``before``."""
    for seq, at, kind, version, call, body, found in stored:
        before = link(before, seq, at, kind, version, call, body)
        if before != found or seq != due:
            raise BrokenAt(due)
        due += 1
    return before


def _link_at(connection: sqlite3.Connection, seq: int) -> bytes:
    if seq <= 0:
        return start_of(connection)[1]
    row = connection.execute("SELECT hash FROM journal WHERE seq = ?", (seq,)).fetchone()
    return row[0] if row and isinstance(row[0], bytes) else b""
