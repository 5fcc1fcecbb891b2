"""Why a path cannot be used, as a code with words, and paths as a sentence can show them."""

import errno
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from floorman.core.refused import Refused

Given = str | os.PathLike[str]
"""A path as a user gives it."""

_LONGEST = 120
"""Letters of a path that a sentence shows."""

ANYWHERE: Mapping[int, str] = {
    errno.EACCES: "path.no-access",
    errno.EPERM: "path.no-access",
    errno.EROFS: "path.read-only",
    errno.ENOSPC: "path.disk-full",
    errno.EDQUOT: "path.disk-full",
    errno.EFBIG: "path.disk-full",
    errno.ENAMETOOLONG: "path.too-long",
    errno.EISDIR: "path.folder",
}
WRITING = {**ANYWHERE, errno.ENOENT: "path.no-folder", errno.ENOTDIR: "path.no-folder"}
READING = {**ANYWHERE, errno.ENOENT: "path.missing", errno.ENOTDIR: "path.missing"}
"""What the system says, as codes; what is in neither has its own words."""


class PathRefused(Refused):
    """A path cannot be used so. ``code`` has its sentence in ``floorman.text.phrases.paths``."""

    def __init__(self, code: str, path: Given, **params: object) -> None:
        super().__init__(code, **{"file": shown(path), **params})


def shown(path: Given) -> str:
    """A path for a sentence: what cannot be printed is escaped, and a long one shortened in its middle."""
    text = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in os.fspath(path))
    half = _LONGEST // 2
    return text if len(text) <= _LONGEST else f"{text[:half]}…{text[-half:]}"


def all_shown(params: Mapping[str, object]) -> dict[str, object]:
    """What a sentence names, each text as ``shown``: names of files and printers come from outside."""
    return {key: shown(value) if isinstance(value, str) else value for key, value in params.items()}


@contextmanager
def in_words(path: Given, said: Mapping[int, str] = WRITING) -> Iterator[None]:
    """Turns what the system says about ``path`` within it into PathRefused."""
    try:
        yield
    except OSError as fault:
        code = said.get(fault.errno or 0)
        if code is not None:
            raise PathRefused(code, path) from fault
        why = fault.strerror or type(fault).__name__
        raise PathRefused("path.unreadable" if said is READING else "path.not-written", path, why=why) from fault
