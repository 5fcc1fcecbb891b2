"""The hand on an open file: one transaction at a time, on the disk at its end, in the file that the path names."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from floorman.store.connection import has_content, has_log, identity, log_of, make_durable, to_write
from floorman.store.image import beside
from floorman.store.lock import FloorLock
from floorman.store.refused import FileRefused, NotRecorded, code_of, world_fault
from floorman.store.rescue import rescued

if TYPE_CHECKING:
    from sqlite_utils import Database


_SAVED = {
    "store.moved": "store.moved-saved",
    "store.replaced": "store.replaced-saved",
    "store.reopen": "store.reopen-saved",
}
"""What is told of a file that is gone, once all of it was copied."""


class Pen:
    """Connection, lock and place of one open file. Without a lock it only reads."""

    def __init__(self, path: Path, connection: sqlite3.Connection, lock: FloorLock | None) -> None:
        self.path = path
        self.connection = connection
        self.lock = lock
        self._log_path = log_of(path)
        self._file = identity(path)
        self._log: tuple[int, int] | None = None
        self._has_log = has_log(connection)
        self._taken_away = self._closed = False
        self.rescue: Path | None = None
        """Where everything recorded was copied to, since the path no longer names the open file; None as a rule."""
        self._database: Database | None = None

    @property
    def db(self) -> "Database":
        """The connection as sqlite-utils wraps it. Its import costs 85 ms, which a file only read never pays."""
        if self._database is None:
            from sqlite_utils import Database

            self._database = Database(self.connection, execute_plugins=False)
        return self._database

    @contextmanager
    def transaction(self) -> "Iterator[Database]":
        """One transaction, or NotRecorded and nothing changed; FileRefused ``store.reopen`` if the file just went."""
        if self.lock is None:
            raise NotRecorded("store.looking", file=self.path.name)
        if self._taken_away:
            raise self._told(NotRecorded, "store.reopen")
        self.must_be_in_place(NotRecorded)
        try:
            self.db.execute("BEGIN IMMEDIATE")
            yield self.db
            self.connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            if not world_fault(error):
                raise
            raise NotRecorded(code_of(error), file=self.path.name) from error
        except BaseException:
            self._roll_back()
            raise
        self._must_have_stayed()

    def must_be_in_place(self, refusal: type[FileRefused] = FileRefused) -> None:
        """``refusal`` if the path names no file now, or another one than was opened; it names the rescue copy."""
        code = self._gone()
        if code:
            raise self._told(refusal, code)
        self.rescue = None

    def _gone(self) -> str:
        """What became of the path: ``store.moved``, ``store.replaced``, or "" if it names the open file."""
        try:
            return "" if identity(self.path) == self._file else "store.replaced"
        except OSError:
            return "store.moved"

    def _told(self, refusal: type[FileRefused], code: str) -> FileRefused:
        """What is told of a file that is gone: where all of it was copied to, unless it cannot be."""
        if self.lock is not None and self.rescue is None:
            self._save()
        if self.rescue is None:
            return refusal(code, file=self.path.name)
        beside_it = self.rescue.parent == self.path.parent
        rescue = self.rescue.name if beside_it else str(self.rescue)
        return refusal(_SAVED[code], file=self.path.name, rescue=rescue)

    def _save(self) -> None:
        self.rescue = rescued(self.connection, self.path)
        if self.rescue is not None:
            with suppress(sqlite3.Error):  # so that no other file at this place is taken to go on in our log
                self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):  # SQLite may have rolled back by itself
            self.connection.execute("ROLLBACK")

    def _must_have_stayed(self) -> None:
        """After a commit: what was written must be where the path points, or it does not count as recorded."""
        with suppress(OSError):  # a file that is gone has no identity
            if identity(self.path) == self._file:
                log = identity(self._log_path) if self._has_log else None
                if self._log in (None, log):
                    self._log = log
                    return
        self._bring_back()

    def _bring_back(self) -> None:
        """Somebody took the write-ahead file away: its content is still in our hands, and goes into the file itself."""
        try:
            gone = self._gone()
            if gone:
                raise FileRefused(gone, file=self.path.name)
            (busy, _, _) = self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            if busy:
                raise FileRefused("store.locked", file=self.path.name)
            self.connection.close()
            self.connection, self._database, self._log = to_write(self.path), None, None
            make_durable(self.connection)
        except (sqlite3.Error, FileRefused) as error:
            self._taken_away = True
            raise self._told(FileRefused, "store.reopen") from error

    def close(self) -> None:
        """Gives file and lock back, and leaves one plain file if no other window has it open. Safe to call twice.

        What was recorded in a file that is gone is copied beside its place before it is let go.
        """
        if self._closed:
            return
        self._closed = True
        try:
            if self.lock is not None:
                if self._gone():
                    self._let_go()
                else:
                    self._put_to_rest()
        finally:
            self.connection.close()
            if self.lock is not None:
                self.lock.release()

    def _put_to_rest(self) -> None:
        with suppress(sqlite3.Error, ValueError):  # SQLite's words on damage may be no text
            self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            self.connection.execute("PRAGMA busy_timeout = 0")
            self.connection.execute("PRAGMA journal_mode = DELETE")

    def _let_go(self) -> None:
        """Without a copy the log stays where it is: it may be all that is left."""
        if self.rescue is None:
            self._save()
        if self.rescue is not None and self._log is not None:
            with suppress(OSError):
                if identity(self._log_path) == self._log and not has_content(self._log_path):
                    self._log_path.unlink()
                    beside(self.path, "-shm").unlink(missing_ok=True)
