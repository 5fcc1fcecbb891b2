"""The hand on an open file: one transaction at a time, on the disk at its end, in the file that the path names."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from floorman.store.connection import has_log, identity, log_of, make_durable, to_write
from floorman.store.lock import FloorLock
from floorman.store.refused import FileRefused, NotRecorded, code_of, world_fault

if TYPE_CHECKING:
    from sqlite_utils import Database


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
        self._taken_away = False
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
            raise NotRecorded("store.reopen", file=self.path.name)
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
        """``refusal`` if the path names no file now, or another one than was opened."""
        try:
            if identity(self.path) == self._file:
                return
        except OSError as error:
            raise refusal("store.moved", file=self.path.name) from error
        raise refusal("store.replaced", file=self.path.name)

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
        self._rescue()

    def _rescue(self) -> None:
        """Somebody took the write-ahead file away: its content is still in our hands, and goes into the file itself."""
        try:
            self.must_be_in_place()
            (busy, _, _) = self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            if busy:
                raise FileRefused("store.locked", file=self.path.name)
            self.connection.close()
            self.connection, self._database, self._log = to_write(self.path), None, None
            make_durable(self.connection)
        except (sqlite3.Error, FileRefused) as error:
            self._taken_away = True
            raise FileRefused("store.reopen", file=self.path.name) from error

    def close(self) -> None:
        """Gives file and lock back, and leaves one plain file if no other window has it open. Safe to call twice."""
        if self.lock is not None:
            with suppress(sqlite3.Error):
                self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                self.connection.execute("PRAGMA busy_timeout = 0")
                self.connection.execute("PRAGMA journal_mode = DELETE")
        self.connection.close()
        if self.lock is not None:
            self.lock.release()
