"""A tournament file made or replaced whole, or not at all: it is filled beside its place and then takes it.

What a killed run leaves behind is known by its name, ``.NAME.half-made``: nothing was ever told of it, and it may go.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from floorman.store.connection import companions
from floorman.store.image import beside
from floorman.store.lock import FloorLock, holder
from floorman.store.refused import FileRefused

_ENDING = ".half-made"
_LONGEST = 60
"""So many letters of the place's name go into the name beside it; a name has 255 bytes in all."""


def half_made(place: Path) -> Path:
    """Where a file is filled that is to stand at ``place``."""
    return place.with_name(f".{place.name[:_LONGEST]}{_ENDING}")


def must_be_free(place: Path) -> None:
    """FileRefused if something stands at ``place``, or if a file that stood there has left its recordings behind."""
    if not place.parent.is_dir():
        raise FileRefused("store.no-folder", file=place.name)
    if os.path.lexists(place):
        raise FileRefused("store.exists", file=place.name)
    _must_be_alone(place)


@contextmanager
def made_whole(place: Path, *, over: bool = False) -> Iterator[Path]:
    """A new empty file for the block to fill; it stands at ``place``, on the disk, once the block ends without fault.

    It is its maker's alone to read. ``over``: it takes the place of an older file. FileRefused as `must_be_free` and
    `FloorLock.take` do; OSError as it comes.
    """
    if not over:
        must_be_free(place)
    filled = half_made(place)
    lock = FloorLock.take(filled, place.name)
    try:
        _clear(filled)
        os.close(os.open(filled, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        yield filled
        to_disk(filled)
        if over:
            _leave_no_recordings(place)
            filled.replace(place)
        else:
            _must_be_alone(place)
            _appear(filled, place)
        to_disk(place.parent)
    except FileExistsError as error:
        raise FileRefused("store.exists", file=place.name) from error
    finally:
        with suppress(OSError):
            _clear(filled)
        lock.release()


def left_overs(folder: Path) -> list[Path]:
    """Half-made files in ``folder`` that nobody is at work on: their runs were killed."""
    try:
        names = sorted(path.name for path in folder.iterdir() if path.name.startswith(".") and _ENDING in path.name)
    except OSError:
        return []
    made = dict.fromkeys(folder / f"{name.partition(_ENDING)[0]}{_ENDING}" for name in names)
    return [path for path in made if holder(path) is None]


def clear_left_overs(folder: Path) -> list[Path]:
    """Takes away what killed runs have left half made in ``folder``; returns what that was."""
    gone = []
    for path in left_overs(folder):
        with suppress(FileRefused, OSError):
            lock = FloorLock.take(path)
            try:
                _clear(path)
            finally:
                lock.release()
            gone.append(path)
    return gone


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


def _must_be_alone(place: Path) -> None:
    """FileRefused if recordings of a file that is gone would be taken for those of one made here."""
    left = companions(place)
    if left:
        raise FileRefused("store.left-beside", file=place.name, left=left[0].name)


def _leave_no_recordings(place: Path) -> None:
    """The older file's recordings go before it does, so that they are never taken for the newer one's."""
    for ending in ("-wal", "-journal", "-shm"):
        beside(place, ending).unlink(missing_ok=True)


def _appear(filled: Path, place: Path) -> None:
    """Gives ``filled`` its name, which nobody has. FileExistsError if somebody was quicker."""
    try:
        os.link(filled, place)
    except FileExistsError:
        raise
    except OSError:  # a disk without links, such as a stick's
        if os.path.lexists(place):
            raise FileExistsError(place) from None
        filled.rename(place)


def _clear(filled: Path) -> None:
    for ending in ("", "-wal", "-journal", "-shm"):
        beside(filled, ending).unlink(missing_ok=True)
