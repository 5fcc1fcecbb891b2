"""Where a path leads: links followed, from the folder that the program was started in."""

import errno
from os import fspath
from pathlib import Path

from floorman.disk.refused import Given, PathRefused


def place_of(path: Given) -> Path:
    """The place that ``path`` names, links followed; there need be nothing.

    PathRefused for no name at all, one that is too long or no text, or a working folder that has been deleted.
    """
    text = fspath(path)
    if not text:
        raise PathRefused("path.no-name", path)
    if "\0" in text or not _is_text(text):
        raise PathRefused("path.not-text", path)
    try:
        place = Path(text).resolve()
        place.stat()
    except RuntimeError as fault:
        # Python 3.11 and 3.12 say so of links that lead in a circle
        raise PathRefused("path.circle", path) from fault
    except OSError as fault:
        _tell(fault, path)
    return place


def _tell(fault: OSError, path: Given) -> None:
    """What the system says on the way to a place; that nothing is there is no fault yet."""
    if fault.errno == errno.ENOENT and not Path(path).is_absolute() and not _has_working_folder():
        raise PathRefused("path.no-working-folder", path) from fault
    if fault.errno == errno.ENAMETOOLONG:
        raise PathRefused("path.too-long", path) from fault
    if fault.errno == errno.ELOOP:
        raise PathRefused("path.circle", path) from fault


def _is_text(text: str) -> bool:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _has_working_folder() -> bool:
    try:
        Path.cwd()
    except FileNotFoundError:
        return False
    return True
