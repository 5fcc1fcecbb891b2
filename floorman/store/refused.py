"""What the world may refuse us: a file that cannot be opened, an event that could not be written."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from floorman.core.refused import Refused
from floorman.disk.refused import all_shown

_FULL = {sqlite3.SQLITE_FULL}
_NO_ROOM_BESIDE = {sqlite3.SQLITE_IOERR_SHMSIZE}
"""The few pages that readers and writers share beside the file do not fit on the disk."""
_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_READ_ONLY = {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM}
_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_FORMAT}


class FileRefused(Refused):
    """A tournament file cannot be used so. ``code`` has its sentence in ``floorman.text.phrases.store``."""

    status = "not-recorded"

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, **all_shown(params))


class NotRecorded(FileRefused):
    """A write failed and the file is as it was before: the call stays with the floor and may be tried again."""


class BrokenAt(Exception):
    """The journal cannot be believed from row ``seq`` on."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


def code_of(error: sqlite3.Error) -> str:
    """The refusal's code for what SQLite says; the low byte of its extended code decides."""
    primary = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if str(error).startswith("Could not decode"):  # letters that are none; Python says it, not SQLite
        return "store.damaged"
    if primary in _FULL or getattr(error, "sqlite_errorcode", 0) in _NO_ROOM_BESIDE:
        return "store.disk-full"
    if primary in _BUSY:
        return "store.locked"
    if primary in _READ_ONLY:
        return "store.read-only"
    if primary == sqlite3.SQLITE_NOTADB:
        return "store.foreign"
    if primary in _DAMAGED:
        return "store.damaged"
    return "store.write-failed" if primary == sqlite3.SQLITE_IOERR else "store.unreadable"


def world_fault(error: sqlite3.Error) -> bool:
    """Whether the fault lies outside the program (disk, lock, damage), not in a wrong statement of ours."""
    return (
        code_of(error) != "store.unreadable" or getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CANTOPEN
    )


@contextmanager
def in_words(file: str) -> Iterator[None]:
    """Turns what SQLite or damaged content raises within it into FileRefused about the file named ``file``."""
    try:
        yield
    except sqlite3.Error as error:
        raise FileRefused(code_of(error), file=file) from error
    except (BrokenAt, ValueError) as error:
        raise FileRefused("store.damaged", file=file) from error
