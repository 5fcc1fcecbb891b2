"""A SQLite connection to a tournament file, set up as we need it, and the refusals on the way to it."""

import os
import shutil
import sqlite3
import stat
import tempfile
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from floorman.store.refused import FileRefused

PATIENCE = 0.8
"""Seconds to wait for another program's lock: a floor person must not sit before a frozen window."""

_ALWAYS = (
    "temp_store = MEMORY",
    "trusted_schema = OFF",
    "cell_size_check = ON",
    "secure_delete = ON",
    "recursive_triggers = ON",
)
_WRITING = ("journal_mode = WAL", "synchronous = FULL", "fullfsync = ON", "checkpoint_fullfsync = ON")


def identity(path: Path) -> tuple[int, int]:
    """Device and number of the file that ``path`` names. OSError if it names none."""
    status = path.stat()
    return status.st_dev, status.st_ino


def log_of(path: Path) -> Path:
    """The write-ahead file beside ``path``."""
    return path.with_name(path.name + "-wal")


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


def to_read(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing; also in a folder that cannot be written. sqlite3.Error as it comes."""
    if not os.access(path, os.R_OK):
        raise FileRefused("store.no-access", file=path.name)
    if os.access(path.parent, os.W_OK) or path.with_name(path.name + "-shm").exists():
        return _prepared(_connect(path, "mode=ro"), ("query_only = ON",))
    log = log_of(path)
    if log.exists() and log.stat().st_size:
        return _prepared(_in_memory(path, log), ("query_only = ON",))
    return _prepared(_connect(path, "mode=ro&immutable=1"), ("query_only = ON",))


def _in_memory(path: Path, log: Path) -> sqlite3.Connection:
    """A copy of a file whose write-ahead file SQLite cannot take up where it stands, on a write-protected stick."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        shutil.copyfile(path, copy)
        shutil.copyfile(log, log_of(copy))
        with closing(_connect(copy, "mode=rw")) as whole:
            memory = sqlite3.connect(":memory:", isolation_level=None)
            whole.backup(memory)
    return memory


def _connect(path: Path, how: str) -> sqlite3.Connection:
    place = path.as_posix()
    uri = f"file://{quote(place if place.startswith('/') else '/' + place)}?{how}"
    return sqlite3.connect(uri, uri=True, timeout=PATIENCE, isolation_level=None)


def _prepared(connection: sqlite3.Connection, more: tuple[str, ...]) -> sqlite3.Connection:
    try:
        for pragma in (*_ALWAYS, *more):
            connection.execute(f"PRAGMA {pragma}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection
