"""One tournament, one file: events are appended to its journal and are on the disk when the call returns."""

import json
import os
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Self

from floorman.store import rows, texts
from floorman.store.chain import canonical, checksum, facts_of, first_link, link, plain_line
from floorman.store.connection import (
    identity,
    must_be_laid_out,
    must_be_writable,
    must_stand,
    recognise,
    to_read,
    to_write,
)
from floorman.store.lock import FloorLock, Holder, holder, noted
from floorman.store.refused import FileRefused, NotRecorded, code_of, world_fault
from floorman.store.rows import BrokenAt, JournalRow, NewRow
from floorman.store.texts import Text

if TYPE_CHECKING:
    from sqlite_utils import Database

__all__ = [
    "FileRefused",
    "Holder",
    "JournalRow",
    "NewRow",
    "NotRecorded",
    "Text",
    "TournamentFile",
    "create",
    "open_file",
]

_INSERT = "INSERT INTO journal (seq, at, kind, version, call, body, hash) VALUES (?, ?, ?, ?, ?, ?, ?)"
_PREFER = "INSERT OR REPLACE INTO preference (key, value, crc) VALUES (?, ?, ?)"


class TournamentFile:
    """An open tournament file; made by `create` and `open_file`. It belongs to the thread that opened it."""

    def __init__(self, path: Path, connection: sqlite3.Connection, lock: FloorLock | None) -> None:
        self.path = path
        self.tournament: Mapping[str, object] = {}
        """The plain facts given at creation; they never change."""
        self.missing_rows = 0
        """Rows that the last run recorded and the file does not hold: its write-ahead file was lost. 0 as a rule."""
        self._connection = connection
        self._lock = lock
        self._written_by: Database | None = None
        self._identity = identity(path)
        self._read_to = 0

    @property
    def read_only(self) -> bool:
        """Whether it was opened only to look."""
        return self._lock is None

    @property
    def holder(self) -> Holder | None:
        """Who has it open for writing, when this is a window that may only look; None if nobody has."""
        return holder(self.path) if self._lock is None else None

    # the journal

    def append(
        self,
        kind: str,
        version: int,
        body: Mapping[str, object],
        *,
        at: str,
        texts: Sequence[Text] = (),
        call_id: str | None = None,
    ) -> int:
        """Records one event and its texts; returns its journal number once it is on the disk. See `append_many`."""
        return self.append_many([NewRow(kind, version, body, at, texts, call_id)])[0]

    def append_many(self, events: Iterable[NewRow]) -> tuple[int, ...]:
        """Records events in one transaction: all of them or none; returns their journal numbers.

        An event whose call id is in the journal already keeps the number it has. NotRecorded if the disk is full, if
        another program has locked the file, or if the path no longer names it: nothing has changed then. ValueError
        for what is no JSON.
        """
        ready = [(event, canonical(event.body)) for event in events]
        with self._transaction() as db:
            head, before = rows.head(self._connection)
            numbers = []
            for event, body in ready:
                known = self._number_of_call(event.call_id)
                if known is None:
                    head, before = head + 1, self._insert(db, head + 1, before, event, body)
                numbers.append(head if known is None else known)
        if self._lock is not None:
            self._lock.note(head)
        return tuple(numbers)

    def _number_of_call(self, call_id: str | None) -> int | None:
        if call_id is None:
            return None
        row = self._connection.execute("SELECT seq FROM journal WHERE call = ?", (plain_line(call_id),)).fetchone()
        return None if row is None else int(row[0])

    @staticmethod
    def _insert(db: "Database", seq: int, before: bytes, event: NewRow, body: str) -> bytes:
        at, kind = plain_line(event.at), plain_line(event.kind)
        found = link(before, seq, at, kind, event.version, event.call_id, body)
        db.execute(_INSERT, (seq, at, kind, event.version, event.call_id, body, found))
        for text in texts.own(event.texts, seq):
            texts.put(db, text, born=seq)
        return found

    def rows(self, after: int = 0, *, verify: bool = True) -> Iterator[JournalRow]:
        """The journal behind row ``after``, oldest first. FileRefused ``store.damaged`` where it is not as written."""
        try:
            for row in rows.read(self._connection, after, verify=verify):
                self._read_to = max(self._read_to, row.seq)
                yield row
        except (sqlite3.DatabaseError, BrokenAt, ValueError) as error:
            raise self._refusal(error) from error

    def refresh(self) -> tuple[JournalRow, ...]:
        """Rows that have come since the newest one read. FileRefused if the path now names another file or none."""
        self._must_be_in_place(FileRefused)
        return tuple(self.rows(self._read_to))

    # names and remarks

    def texts(self, about: Literal["entry", "event"] | None = None, number: int | None = None) -> list[Text]:
        """All names and remarks, or those about entries or events, or about one of them."""
        try:
            return texts.read(self._connection, about, number)
        except sqlite3.DatabaseError as error:
            raise self._refusal(error) from error

    def set_text(self, text: Text) -> None:
        """Puts ``text`` in the place of what was there; empty words take it away. NotRecorded as with `append_many`."""
        with self._transaction() as db:
            if text.text:
                texts.put(db, text, born=rows.head(self._connection)[0])
            else:
                texts.drop(db, text)

    def forget(self, entry: int, events: Iterable[int] = ()) -> bool:
        """Erases every text about ``entry`` and the remarks of ``events``, and leaves no trace of them in the file.

        True once no trace is left; False if another program is just reading: then the next `close` or `open_file`
        finishes it. NotRecorded if nothing was erased.
        """
        with self._transaction() as db:
            texts.drop_entry(db, entry, events)
        return self._scrub()

    def _scrub(self) -> bool:
        # splitting a page may leave a copy behind that secure_delete never sees: only rebuilding the file is sure
        with suppress(sqlite3.OperationalError):
            self._connection.execute("VACUUM")
            (busy, _, _) = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            return not busy
        return False

    # preferences

    def preference(self, key: str) -> object:
        """The preference ``key`` as it was set (a JSON value); None if it never was."""
        row = self._connection.execute("SELECT value FROM preference WHERE key = ?", (key,)).fetchone()
        return None if row is None else json.loads(row[0])

    def set_preference(self, key: str, value: object) -> None:
        """Keeps ``value`` (a JSON value) under ``key``. NotRecorded as with `append_many`."""
        text = canonical(value)
        with self._transaction() as db:
            db.execute(_PREFER, (key, text, checksum(key, text)))

    # the file

    def close(self) -> None:
        """Gives file and lock back; one plain file is left if no other window has it open. Safe to call twice."""
        if self._lock is not None:
            with suppress(sqlite3.Error):
                self._connection.execute("PRAGMA busy_timeout = 0")
                self._connection.execute("PRAGMA journal_mode = DELETE")
        self._connection.close()
        if self._lock is not None:
            self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def _db(self) -> "Database":
        if self._written_by is None:
            # costs 85 ms: a window that has only been opened does not pay it
            from sqlite_utils import Database

            self._written_by = Database(self._connection, execute_plugins=False)
        return self._written_by

    @contextmanager
    def _transaction(self) -> "Iterator[Database]":
        """One transaction, on the disk at its end, in the file that the path names; or NotRecorded."""
        if self._lock is None:
            raise NotRecorded("store.looking", file=self.path.name)
        self._must_be_in_place(NotRecorded)
        db = self._db
        try:
            db.execute("BEGIN IMMEDIATE")
            yield db
            db.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            if not world_fault(error):
                raise
            raise NotRecorded(code_of(error), file=self.path.name) from error
        except BaseException:
            self._roll_back()
            raise

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):  # SQLite may have rolled back by itself
            self._connection.execute("ROLLBACK")

    def _must_be_in_place(self, refusal: type[FileRefused]) -> None:
        try:
            if identity(self.path) == self._identity:
                return
        except OSError as error:
            raise refusal("store.moved", file=self.path.name) from error
        raise refusal("store.replaced", file=self.path.name)

    def _refusal(self, error: Exception) -> FileRefused:
        code = code_of(error) if isinstance(error, sqlite3.Error) else "store.damaged"
        return FileRefused(code, file=self.path.name)


def create(path: str | os.PathLike[str], *, tournament: Mapping[str, object]) -> TournamentFile:
    """Makes a new tournament file with its plain facts (a JSON object) and opens it for writing.

    FileRefused if something stands at ``path`` already, or its folder is missing, full or cannot be written.
    """
    place = Path(path).resolve()
    facts = canonical(dict(tournament))
    if not place.parent.is_dir():
        raise FileRefused("store.no-folder", file=place.name)
    try:
        place.open("x").close()
    except FileExistsError as error:
        raise FileRefused("store.exists", file=place.name) from error
    except OSError as error:
        raise FileRefused("store.read-only", file=place.name) from error
    try:
        _fill(place, facts)
    except sqlite3.Error as error:
        place.unlink(missing_ok=True)
        raise FileRefused(code_of(error), file=place.name) from error
    return open_file(place)


def _fill(place: Path, facts: str) -> None:
    """Builds the file beside its place and puts it there whole: a crash leaves an empty file, never half a one."""
    from sqlite_utils import Database

    from floorman.store.schema import lay_out

    beside = place.with_name(f".{place.name}.new")
    beside.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(beside, isolation_level=None)) as connection:
            connection.execute("PRAGMA synchronous = FULL")
            db = Database(connection, execute_plugins=False)
            with db.atomic():
                lay_out(db)
                db.execute("INSERT INTO tournament (id, facts, start) VALUES (1, ?, ?)", (facts, first_link(facts)))
        beside.replace(place)
    finally:
        beside.unlink(missing_ok=True)


def open_file(path: str | os.PathLike[str], *, read_only: bool = False) -> TournamentFile:
    """Opens the tournament file ``path`` to write, or only to look.

    FileRefused: not there, a folder, empty, foreign, newer, damaged, read-only (then open it to look), held by another
    window (``store.held`` says by whom; then open it to look), or locked by another program.
    """
    place = Path(path).resolve()
    must_stand(place)
    if read_only:
        return _entered(place, None)
    must_be_writable(place)
    before = noted(place)
    lock = FloorLock.take(place)
    try:
        opened = _entered(place, lock)
    except BaseException:
        lock.release()
        raise
    lock.sign(identity(place))
    newest = rows.head(opened._connection)[0]
    if before is not None and before[0] == identity(place):
        opened.missing_rows = max(0, before[1] - newest)
    lock.note(newest)
    return opened


def _entered(place: Path, lock: FloorLock | None) -> TournamentFile:
    try:
        connection = to_read(place) if lock is None else to_write(place)
    except sqlite3.Error as error:
        raise FileRefused(code_of(error), file=place.name) from error
    try:
        recognise(connection, place)
        must_be_laid_out(connection, place)
        opened = TournamentFile(place, connection, lock)
        opened.tournament = facts_of(rows.start_of(connection)[0])
    except (sqlite3.Error, BrokenAt, ValueError) as error:
        connection.close()
        raise FileRefused(
            code_of(error) if isinstance(error, sqlite3.Error) else "store.damaged", file=place.name
        ) from error
    except BaseException:
        connection.close()
        raise
    return opened
