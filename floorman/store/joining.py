"""What lies beside a file after a crash: is it the file's own? SQLite asks nothing and would write it over any file."""

import sqlite3
from contextlib import closing
from pathlib import Path

from floorman.store.connection import companions
from floorman.store.image import image, in_memory
from floorman.store.refused import BrokenAt, FileRefused
from floorman.store.rows import Head, head, start_of
from floorman.store.walk import Walk


def must_belong(path: Path) -> None:
    """FileRefused ``store.strange-beside`` if what was left beside ``path`` would spoil it or make it another one.

    Not for a file that a program is at work on.
    """
    left = companions(path)
    if not left:
        return
    try:
        with closing(in_memory(image(path, joined=False))) as alone:
            before = _whole(alone)
        if before is None:
            return  # a file in the middle of a change needs what lies beside it
        with closing(in_memory(image(path))) as joined:
            if _goes_on(joined, *before):
                return
    except OSError:
        return  # it is told when the file itself is opened
    raise FileRefused("store.strange-beside", file=path.name, left=left[0].name)


def _whole(connection: sqlite3.Connection) -> tuple[tuple[str, bytes], Head] | None:
    """Where a journal begins and its newest row, if every row and all facts are as written; else None."""
    try:
        walk = Walk.along(connection)
        return None if walk.problems else (start_of(connection), head(connection))
    except (sqlite3.Error, BrokenAt, ValueError):
        return None


def _goes_on(joined: sqlite3.Connection, start: tuple[str, bytes], newest: Head) -> bool:
    whole = _whole(joined)
    if whole is None or whole[0] != start:
        return False
    if newest.seq == 0:
        return True
    row = joined.execute("SELECT hash FROM journal WHERE seq = ?", (newest.seq,)).fetchone()
    return row is not None and row[0] == newest.link
