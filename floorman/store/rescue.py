"""A file deleted or replaced while it was open is still in our hands: what it holds is copied beside its place."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from floorman.store.backup import copy_to
from floorman.store.refused import BrokenAt, FileRefused

_NAMES = 9
_TAKEN = ("store.exists", "store.held", "store.left-beside")


def rescued(connection: sqlite3.Connection, path: Path) -> Path | None:
    """Copies what ``connection`` still reads to ``NAME-rescued`` beside ``path``, or in the user's own folder.

    An older rescue of the same tournament gives way, nothing else. None if it could be written nowhere.
    """
    for folder in _folders(path):
        for place in _names(folder, path):
            try:
                copy_to(connection, path, place)
            except FileRefused as refusal:
                if refusal.code not in _TAKEN:
                    break
            except (sqlite3.Error, BrokenAt):
                return None
            else:
                return place
    return None


def rescues(path: Path) -> list[Path]:
    """The rescue copies that lie beside ``path``."""
    return [place for place in _names(path.parent, path) if place.is_file()]


def _folders(path: Path) -> Iterator[Path]:
    yield path.parent
    try:
        yield Path.home()
    except RuntimeError:  # nobody's home
        return


def _names(folder: Path, path: Path) -> Iterator[Path]:
    for number in range(1, _NAMES + 1):
        yield folder / f"{path.stem}-rescued{'' if number == 1 else f'-{number}'}{path.suffix}"
