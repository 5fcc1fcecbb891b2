"""A second copy of a tournament file, whole at any moment of play."""

import sqlite3
from contextlib import closing
from pathlib import Path

from floorman.disk.refused import shown
from floorman.disk.tournaments import is_companion
from floorman.store.connection import identity, to_read
from floorman.store.lock import FULL, holder
from floorman.store.making import made_whole
from floorman.store.refused import BrokenAt, FileRefused
from floorman.store.rows import head, start_of


def copy_to(connection: sqlite3.Connection, source: Path, place: Path) -> None:
    """Copies the file behind ``connection`` to ``place``, which shows the old copy or the new one, never half of one.

    ``source``: where that file is. FileRefused if ``place`` is that file itself or something else than an older copy of
    the same tournament, or if it cannot be written. What an older copy had not yet taken in, in a write-ahead file of
    its own, goes with it.
    """
    if not place.parent.is_dir():
        raise FileRefused("store.no-folder", file=place.name)
    over = _must_give_way(connection, source, place)
    newest = head(connection).seq
    try:
        with made_whole(place, over=over) as filled, closing(sqlite3.connect(filled, isolation_level=None)) as copy:
            copy.execute("PRAGMA synchronous = OFF")  # it counts only once it is whole, and then it is on the disk
            connection.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            if head(copy).seq < newest:
                raise FileRefused("store.backup-failed", file=place.name)
    except (OSError, sqlite3.Error) as error:
        full = getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_FULL or getattr(error, "errno", 0) in FULL
        raise FileRefused("store.backup-full" if full else "store.backup-failed", file=place.name) from error


def _must_give_way(connection: sqlite3.Connection, source: Path, place: Path) -> bool:
    """Whether an older copy stands at ``place`` and gives way; False if nothing stands there."""
    if is_companion(place):
        raise FileRefused("path.companion", file=shown(place))
    if not place.exists():
        return False
    if not place.is_file():
        raise FileRefused("path.folder" if place.is_dir() else "path.special", file=shown(place))
    if _same(source, place):
        raise FileRefused("store.backup-itself", file=place.name)
    busy = holder(place)
    if busy is not None:
        raise FileRefused("store.held", file=place.name, **busy.params())
    try:
        with closing(to_read(place)) as older:
            if start_of(older) == start_of(connection) and _begins_with(connection, *head(older)):
                return True
    except (sqlite3.Error, BrokenAt, ValueError, FileRefused) as error:
        raise FileRefused("store.exists", file=place.name) from error
    raise FileRefused("store.exists", file=place.name)


def _same(source: Path, place: Path) -> bool:
    try:
        return identity(source) == identity(place)
    except OSError:
        return False  # it was deleted while it was open


def _begins_with(connection: sqlite3.Connection, seq: int, last: bytes) -> bool:
    row = connection.execute("SELECT hash FROM journal WHERE seq = ?", (seq,)).fetchone()
    return seq == 0 or (row is not None and row[0] == last)
