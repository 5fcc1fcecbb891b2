"""A SQLite connection to a tournament file, set up as we need it, and the refusals on the way to it."""

import os
import shutil
import sqlite3
import stat
import tempfile
from contextlib import closing, suppress
from pathlib import Path
from urllib.parse import quote

from floorman.disk.place import place_of as disk_place
from floorman.disk.refused import PathRefused
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
    return _beside(path, "-wal")


def must_stand(path: Path) -> None:
    """FileRefused if ``path`` is missing, a folder or empty. It is not opened: closing it would drop SQLite's locks."""
    try:
        status = path.stat()
    except PermissionError as error:
        raise FileRefused("store.no-access", file=path.name) from error
    except (OSError, ValueError) as error:
        raise FileRefused("store.missing", file=path.name) from error
    if stat.S_ISDIR(status.st_mode):
        raise FileRefused("store.folder", file=path.name)
    if not stat.S_ISREG(status.st_mode):
        raise FileRefused("store.foreign", file=path.name)
    if status.st_size == 0:
        raise FileRefused("store.empty", file=path.name)


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
    """A connection that reads only; also in a folder that cannot be written. sqlite3.Error as it comes.

    A crash just when a file was put to rest leaves it half switched; it is switched back, or read in a copy if it is to
    stay ``untouched``. FileRefused ``store.no-access`` without the right to read.
    """
    if not os.access(path, os.R_OK):
        raise FileRefused("store.no-access", file=path.name)
    folder_takes = os.access(path.parent, os.W_OK) and os.access(path, os.W_OK)
    if not folder_takes and not _beside(path, "-shm").exists():
        left = any(found.exists() and found.stat().st_size for found in (log_of(path), _beside(path, "-journal")))
        return _looking(_in_memory(path) if left else _connect(path, "mode=ro&immutable=1"))
    try:
        return _looking(_connect(path, "mode=ro"))
    except sqlite3.OperationalError as error:
        if code_of(error) != "store.read-only":
            raise
    if untouched or not folder_takes:
        return _looking(_in_memory(path))
    with closing(_connect(path, "mode=rw")) as switched_back:
        switched_back.execute(_GLANCE).fetchone()
    return _looking(_connect(path, "mode=ro"))


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _looking(connection: sqlite3.Connection) -> sqlite3.Connection:
    prepared = _prepared(connection, ("query_only = ON",))
    try:
        prepared.execute(_GLANCE).fetchone()
    except sqlite3.Error:
        prepared.close()
        raise
    return prepared


def _in_memory(path: Path) -> sqlite3.Connection:
    """A copy of a file which SQLite cannot take up where it stands, on a write-protected stick after a crash."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        copy_all(path, copy)
        with closing(_connect(copy, "mode=rw")) as whole:
            memory = sqlite3.connect(":memory:", isolation_level=None)
            whole.backup(memory)
    return memory


def copy_all(path: Path, copy: Path) -> None:
    """Copies the bytes of a file and of what SQLite left beside it. Never of a file that this program has open."""
    for ending in ("", "-wal", "-journal"):
        with suppress(FileNotFoundError):
            shutil.copyfile(_beside(path, ending), _beside(copy, ending))


def _connect(path: Path, how: str) -> sqlite3.Connection:
    place = path.as_posix()
    uri = f"file://{quote(place if place.startswith('/') else '/' + place)}?{how}"
    # used by one thread at a time; a window may hand its writing to another, to tell of a disk that does not answer
    return sqlite3.connect(uri, uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False)


def _prepared(connection: sqlite3.Connection, more: tuple[str, ...]) -> sqlite3.Connection:
    try:
        for pragma in (*_ALWAYS, *more):
            connection.execute(f"PRAGMA {pragma}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection
