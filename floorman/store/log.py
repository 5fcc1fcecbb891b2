"""The write-ahead file beside a tournament file: is what was committed in it still what was written?"""

import struct
import sys
from array import array
from enum import Enum
from pathlib import Path

_HEADER = 32
_FRAME = 24
_MAGIC = (0x377F0682, 0x377F0683)


class LogState(Enum):
    """What a look at a write-ahead file finds."""

    WHOLE = "whole"
    """There is none, or it ends as a file that is written to may end."""
    TORN = "torn"
    """The last recording is not what was written; a power cut before it was acknowledged looks the same."""
    DAMAGED = "damaged"
    """Recordings behind the damage cannot be reached any more."""


def look_at(path: Path) -> LogState:
    """The state of the write-ahead file ``path``. OSError if it cannot be read."""
    content = path.read_bytes() if path.exists() else b""
    if len(content) <= _HEADER + _FRAME:
        return LogState.WHOLE
    magic, _, page, _, salt1, salt2, *sums = struct.unpack(">8I", content[:_HEADER])
    big = magic == _MAGIC[1]
    sums_so_far = _summed((0, 0), content[: _HEADER - 8], big)
    if magic not in _MAGIC or not 512 <= page <= 65536 or sums_so_far != tuple(sums):
        return LogState.DAMAGED
    length = _FRAME + page
    frames = [content[at : at + length] for at in range(_HEADER, len(content) - length + 1, length)]
    good = 0
    for frame in frames:
        if struct.unpack(">2I", frame[8:16]) != (salt1, salt2):
            break
        sums_so_far = _summed(_summed(sums_so_far, frame[:8], big), frame[_FRAME:], big)
        if sums_so_far != struct.unpack(">2I", frame[16:24]):
            break
        good += 1
    return _judged([frame for frame in frames[good:] if frame[8:16] == struct.pack(">2I", salt1, salt2)])


def _judged(beyond: list[bytes]) -> LogState:
    """``beyond`` are whole frames of the log's present run that its chain of sums does not reach."""
    commits = [place for place, frame in enumerate(beyond) if struct.unpack(">I", frame[4:8])[0]]
    if not commits:
        return LogState.WHOLE
    return LogState.TORN if commits[0] == len(beyond) - 1 else LogState.DAMAGED


def _summed(before: tuple[int, int], content: bytes, big: bool) -> tuple[int, int]:
    """SQLite's running sums over pairs of 32-bit words."""
    words = array("I", content)
    if big != (sys.byteorder == "big"):
        words.byteswap()
    first, second = before
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second
