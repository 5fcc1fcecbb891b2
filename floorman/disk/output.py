"""A file written whole or not at all: made beside its place, on the disk, and then put there."""

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from floorman.disk.place import place_of
from floorman.disk.refused import ANYWHERE, Given, PathRefused, in_words
from floorman.disk.tournaments import is_companion, is_tournament

PART = ".floorman-*.part"
"""Names of files that are being written; what a killed program left of them goes with the next file in the folder."""

if sys.platform == "win32":

    def _seize(_fd: int) -> bool:
        """Nobody takes an open file away here."""
        return True
else:
    import fcntl

    def _seize(fd: int) -> bool:
        """Takes a lock that ends with the program; False if another has it, or this disk has none."""
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


def place_to_write(path: Given) -> Path:
    """The place that ``path`` names, if a file may be written there: there is none, or an ordinary one.

    PathRefused for a tournament, for what lies beside one, for folders, devices and pipes, and for every fault of
    the path itself.
    """
    place = place_of(path)
    with in_words(path):
        _must_give_way(place, path)
        if not stat.S_ISDIR(place.parent.stat().st_mode):
            raise PathRefused("path.no-folder", path)
    return place


@contextmanager
def output(path: Given, *, private: bool = False) -> Iterator[BinaryIO]:
    """A file to be written for ``path``, which shows the old content until all of the new is on the disk.

    It keeps the mode of what it replaces; a new one follows the folder's habit, and with ``private`` only this user
    reads it. PathRefused; then everything is as it was.
    """
    place = place_to_write(path)
    _clear(place.parent)
    with in_words(path, ANYWHERE):
        part, file = _begun(place, private=private)
        try:
            with file:
                yield file
                file.flush()
                os.fsync(file.fileno())
                _must_give_way(place, path)
                if sys.platform == "win32":
                    file.close()
                part.replace(place)
            _keep_names(place.parent)
        except BaseException:
            with suppress(OSError):
                part.unlink()
            raise


def write(path: Given, content: bytes, *, private: bool = False) -> None:
    """Writes ``content`` to ``path``, as ``output`` does."""
    with output(path, private=private) as file:
        file.write(content)


def _must_give_way(place: Path, path: Given) -> None:
    if is_companion(place):
        raise PathRefused("path.companion", path)
    with suppress(FileNotFoundError):
        mode = place.stat().st_mode
        if not stat.S_ISREG(mode):
            raise PathRefused("path.folder" if stat.S_ISDIR(mode) else "path.special", path)
    if is_tournament(place):
        raise PathRefused("path.tournament", path)
    if place.exists() and not os.access(place, os.W_OK):
        raise PathRefused("path.no-access", path)


def _begun(place: Path, *, private: bool) -> tuple[Path, BinaryIO]:
    """A new file beside ``place``, locked, with the mode that it is to have."""
    kept = None if private or not place.exists() else place.stat().st_mode & 0o777
    mode = 0o600 if private else 0o666 if kept is None else kept
    while True:
        part = place.with_name(PART.replace("*", os.urandom(6).hex()))
        fd = os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), mode)
        _seize(fd)
        with suppress(FileNotFoundError):
            if os.path.samestat(os.fstat(fd), part.stat()):
                if kept is not None and hasattr(os, "fchmod"):
                    os.fchmod(fd, kept)
                return part, os.fdopen(fd, "w+b")
        os.close(fd)  # taken for a left-over in between


def _clear(folder: Path) -> None:
    """Takes away what killed programs left half written."""
    with suppress(OSError):
        for left in list(folder.glob(PART)):
            with suppress(OSError):
                _take_away(left)


def _take_away(left: Path) -> None:
    if sys.platform == "win32":
        left.unlink()
        return
    fd = os.open(left, os.O_RDWR | os.O_NOFOLLOW | os.O_NONBLOCK)
    try:
        if _seize(fd):
            left.unlink()
    finally:
        os.close(fd)


def _keep_names(folder: Path) -> None:
    """Waits until the folder's list of names is on the disk, where the system can be asked for it."""
    with suppress(OSError):
        fd = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)
