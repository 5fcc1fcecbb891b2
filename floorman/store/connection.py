"""A SQLite connection to a tournament file, set up as we need it, and the refusals on the way to it."""

import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from floorman.disk.place import place_of as disk_place
from floorman.disk.refused import PathRefused
from floorman.store.image import LARGEST, beside, image, in_memory
from floorman.store.refused import FileRefused, code_of

PATIENCE = 0.8
"""Seconds to wait for another program's lock: a floor person must not sit before a frozen window."""

_ALWAYS = (
    "temp_store = MEMORY",
    "trusted_schema = OFF",
    "cell_size_check = ON",
    "secure_delete = ON",
    "recursive_triggers = ON",
)
_GLANCE = "SELECT count(*) FROM sqlite_schema"
_WRITING = ("journal_mode = WAL", "synchronous = FULL", "fullfsync = ON", "checkpoint_fullfsync = ON")


def place_of(path: str | os.PathLike[str]) -> Path:
    """Where ``path`` is, links followed, so that two names share one lock. FileRefused if there can be no such file."""
    try:
        return disk_place(path)
    except PathRefused as refused:
        raise FileRefused(refused.code, **refused.params) from refused


def identity(path: Path) -> tuple[int, int]:
    """Device and number of the file that ``path`` names. OSError if it names none."""
    status = path.stat()
    return status.st_dev, status.st_ino


def log_of(path: Path) -> Path:
    """The write-ahead file beside ``path``."""
    return beside(path, "-wal")


def has_content(path: Path) -> bool:
    """Whether there is such a file, and anything in it."""
    try:
        return path.stat().st_size > 0
    except (OSError, ValueError):
        return False


def companions(path: Path) -> list[Path]:
    """What SQLite has left beside ``path`` that holds anything; it would be taken for the content of a file there."""
    return [found for found in (log_of(path), beside(path, "-journal")) if has_content(found)]


def must_stand(path: Path) -> None:
    """FileRefused if ``path`` is missing, a folder or empty. It is not opened: closing it would drop SQLite's locks."""
    try:
        status = path.stat()
    except PermissionError as error:
        raise FileRefused("store.no-access", file=path.name) from error
    except (OSError, ValueError) as error:
        left = companions(path)
        if left:
            raise FileRefused("store.missing-left", file=path.name, left=left[0].name) from error
        raise FileRefused("store.missing", file=path.name) from error
    if stat.S_ISDIR(status.st_mode):
        raise FileRefused("store.folder", file=path.name)
    if not stat.S_ISREG(status.st_mode):
        raise FileRefused("store.foreign", file=path.name)
    if status.st_size == 0:
        raise FileRefused("store.empty", file=path.name)


def must_be_readable(path: Path) -> None:
    """As `must_stand`; also FileRefused ``store.no-access`` without the right to read, or ``store.too-large``."""
    must_stand(path)
    if not os.access(path, os.R_OK):
        raise FileRefused("store.no-access", file=path.name)
    if path.stat().st_size > LARGEST:
        raise FileRefused("store.too-large", file=path.name)


def must_be_writable(path: Path) -> None:
    """FileRefused ``store.read-only`` if the file or its folder cannot be written."""
    if not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
        raise FileRefused("store.read-only", file=path.name)


def to_write(path: Path) -> sqlite3.Connection:
    """A connection that may write; `make_durable` comes once the file is known as ours. sqlite3.Error as it comes."""
    return _prepared(_connect(path, "mode=rw"), ())


def make_durable(connection: sqlite3.Connection) -> None:
    """From now on a commit is on the disk when it returns, and shuts no reader out. sqlite3.Error as it comes."""
    for pragma in _WRITING:
        connection.execute(f"PRAGMA {pragma}")


def has_log(connection: sqlite3.Connection) -> bool:
    """Whether commits go to a write-ahead file; some network folders cannot have one."""
    return bool(connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal")


def to_read(path: Path, *, untouched: bool = False) -> sqlite3.Connection:
    """A connection that reads only; also in a folder that cannot be written, or whose disk is full.

    A crash just when a file was put to rest leaves it half switched; it is switched back, or read from memory if it is
    to stay ``untouched``. FileRefused ``store.no-access`` without the right to read; sqlite3.Error as it comes.
    """
    must_be_readable(path)
    folder_takes = os.access(path.parent, os.W_OK) and os.access(path, os.W_OK)
    if not folder_takes and not beside(path, "-shm").exists():
        return _from_memory(path) if companions(path) else _looking(_connect(path, "mode=ro&immutable=1"))
    try:
        return _looking(_connect(path, "mode=ro"))
    except sqlite3.OperationalError as error:
        code = code_of(error)
        if code == "store.locked":
            raise
        if code != "store.read-only" or untouched or not folder_takes:
            return _from_memory(path, error)
    try:
        with closing(_connect(path, "mode=rw")) as switched_back:
            switched_back.execute(_GLANCE).fetchone()
        return _looking(_connect(path, "mode=ro"))
    except sqlite3.OperationalError as error:
        return _from_memory(path, error)


def _looking(connection: sqlite3.Connection) -> sqlite3.Connection:
    prepared = _prepared(connection, ("query_only = ON",))
    try:
        prepared.execute(_GLANCE).fetchone()
    except BaseException:  # SQLite's words on damaged letters may themselves be none
        prepared.close()
        raise
    return prepared


def _from_memory(path: Path, error: sqlite3.Error | None = None) -> sqlite3.Connection:
    """What SQLite cannot take up where it stands: on a write-protected stick after a crash, on a full disk.

    Raises ``error``, which said so, if the file cannot be read so either.
    """
    try:
        return _looking(in_memory(image(path)))
    except OSError as unreadable:
        raise error or FileRefused("store.unreadable", file=path.name) from unreadable


def _connect(path: Path, how: str) -> sqlite3.Connection:
    place = path.as_posix()
    uri = f"file://{quote(place if place.startswith('/') else '/' + place)}?{how}"
    # used by one thread at a time; a window may hand its writing to another, to tell of a disk that does not answer
    return sqlite3.connect(uri, uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False)


def _prepared(connection: sqlite3.Connection, more: tuple[str, ...]) -> sqlite3.Connection:
    try:
        for pragma in (*_ALWAYS, *more):
            connection.execute(f"PRAGMA {pragma}")
    except BaseException:
        connection.close()
        raise
    return connection
