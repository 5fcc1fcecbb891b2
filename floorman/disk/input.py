"""A foreign file read whole, if it is an ordinary one and not larger than it can be."""

import stat
from os import fspath
from pathlib import Path

from floorman.disk.refused import READING, Given, PathRefused, in_words

_MEGABYTE = 1 << 20


def read(path: Given, most: int) -> bytes:
    """The bytes of the file at ``path``.

    PathRefused if there is none, it is a folder, a device or a pipe, has more than ``most`` bytes, or cannot be read.
    """
    if not fspath(path):
        raise PathRefused("path.no-name", path)
    try:
        with in_words(path, READING):
            mode = Path(path).stat().st_mode
            if not stat.S_ISREG(mode):
                raise PathRefused("path.folder" if stat.S_ISDIR(mode) else "path.special", path)
            with Path(path).open("rb") as file:
                content = file.read(most + 1)
    except ValueError as fault:
        raise PathRefused("path.not-text", path) from fault
    if len(content) > most:
        raise PathRefused("path.too-big", path, most=most // _MEGABYTE or 1)
    return content
