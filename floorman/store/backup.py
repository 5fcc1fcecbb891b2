"""A second copy of a tournament file, whole at any moment of play."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from floorman.disk.refused import shown
from floorman.disk.tournaments import is_companion
from floorman.store.connection import to_read
from floorman.store.lock import holder
from floorman.store.refused import BrokenAt, FileRefused
from floorman.store.rows import head, start_of


def copy_to(connection: sqlite3.Connection, place: Path) -> None:
    """Copies the file behind ``connection`` to ``place``, which shows the old copy or the new one, never half of one.

    FileRefused if something else than an older copy of the same tournament stands there, or if it cannot be written.
    What an older copy had not yet taken in, in a write-ahead file of its own, goes with it.
    """
    if not place.parent.is_dir():
        raise FileRefused("store.no-folder", file=place.name)
    _must_give_way(connection, place)
    beside = place.with_name(f".{place.name}.new")
    newest = head(connection)[0]
    try:
        beside.unlink(missing_ok=True)
        with closing(sqlite3.connect(beside, isolation_level=None)) as copy:
            connection.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            if head(copy)[0] < newest:
                raise FileRefused("store.backup-failed", file=place.name)
        to_disk(beside)
        for ending in ("-wal", "-shm"):
            place.with_name(place.name + ending).unlink(missing_ok=True)
        beside.replace(place)
        to_disk(place.parent)
    except (OSError, sqlite3.Error) as error:
        full = getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_FULL
        raise FileRefused("store.backup-full" if full else "store.backup-failed", file=place.name) from error
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


def to_disk(path: Path) -> None:
    """Waits until a file, or a folder's list of names, is on the disk (Windows keeps folders by itself)."""
    try:
        fd = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    except PermissionError:
        return
    try:
        os.fsync(fd)
    finally:
        os.close(fd)


def _must_give_way(connection: sqlite3.Connection, place: Path) -> None:
    if is_companion(place):
        raise FileRefused("path.companion", file=shown(place))
    if not place.exists():
        return
    if not place.is_file():
        raise FileRefused("path.folder" if place.is_dir() else "path.special", file=shown(place))
    if _is_its_own(connection, place):
        raise FileRefused("store.backup-itself", file=place.name)
    busy = holder(place)
    if busy is not None:
        raise FileRefused("store.held", file=place.name, **busy.params())
    try:
        with closing(to_read(place)) as older:
            if start_of(older) == start_of(connection) and _begins_with(connection, *head(older)):
                return
    except (sqlite3.Error, BrokenAt, ValueError, FileRefused) as error:
        raise FileRefused("store.exists", file=place.name) from error
    raise FileRefused("store.exists", file=place.name)


def _is_its_own(connection: sqlite3.Connection, place: Path) -> bool:
    """Whether ``place`` is the file that would be copied, by whatever name."""
    (own,) = (row[2] for row in connection.execute("PRAGMA database_list") if row[1] == "main")
    return bool(own) and place.samefile(own)


def _begins_with(connection: sqlite3.Connection, seq: int, last: bytes) -> bool:
    row = connection.execute("SELECT hash FROM journal WHERE seq = ?", (seq,)).fetchone()
    return seq == 0 or (row is not None and row[0] == last)
