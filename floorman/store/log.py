"""The write-ahead file beside a tournament file: is what was committed in it still what was written?"""

import struct
import sys
from array import array
from collections.abc import Mapping
from enum import Enum
from pathlib import Path

from msgspec import Struct

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


class Committed(Struct, frozen=True):
    """What a write-ahead file adds to its tournament file."""

    page: int
    """Bytes of a page; 0 if nothing was committed."""
    length: int
    """Pages that the file has with it."""
    pages: Mapping[int, bytes]
    """By number from 1, as last committed."""


def look_at(path: Path) -> LogState:
    """The state of the write-ahead file ``path``. OSError if it cannot be read."""
    content = path.read_bytes() if path.exists() else b""
    if len(content) <= _HEADER + _FRAME:
        return LogState.WHOLE
    if not _begins_well(content):
        return LogState.DAMAGED
    frames = _frames(content)
    return _judged([frame for frame in frames[_reached(content, frames) :] if frame[8:16] == content[16:24]])


def committed(content: bytes) -> Committed:
    """What the bytes of a write-ahead file add, up to its last whole recording, as SQLite takes it up after a crash."""
    if len(content) <= _HEADER + _FRAME or not _begins_well(content):
        return Committed(0, 0, {})
    frames = _frames(content)
    pages: dict[int, bytes] = {}
    pending: dict[int, bytes] = {}
    length = 0
    for frame in frames[: _reached(content, frames)]:
        number, ends = struct.unpack(">2I", frame[:8])
        pending[number] = frame[_FRAME:]
        if ends:
            pages.update(pending)
            pending.clear()
            length = ends
    return Committed(_page(content) if pages else 0, length, pages)


def _page(content: bytes) -> int:
    return int.from_bytes(content[8:12], "big")


def _is_big(content: bytes) -> bool:
    return int.from_bytes(content[:4], "big") == _MAGIC[1]


def _begins_well(content: bytes) -> bool:
    """Whether the log's own header is what was written."""
    if int.from_bytes(content[:4], "big") not in _MAGIC or not 512 <= _page(content) <= 65536:
        return False
    sums = struct.unpack(">2I", content[_HEADER - 8 : _HEADER])
    return _summed((0, 0), content[: _HEADER - 8], _is_big(content)) == sums


def _frames(content: bytes) -> list[bytes]:
    """Whole frames, one page each, also those that an earlier run of the log has left behind the present one."""
    length = _FRAME + _page(content)
    return [content[at : at + length] for at in range(_HEADER, len(content) - length + 1, length)]


def _reached(content: bytes, frames: list[bytes]) -> int:
    """So many frames belong to the present run of the log, each as it was written."""
    big, present = _is_big(content), content[16:24]
    sums = struct.unpack(">2I", content[_HEADER - 8 : _HEADER])
    for good, frame in enumerate(frames):
        if frame[8:16] != present:
            return good
        sums = _summed(_summed(sums, frame[:8], big), frame[_FRAME:], big)
        if sums != struct.unpack(">2I", frame[16:24]):
            return good
    return len(frames)


def _judged(beyond: list[bytes]) -> LogState:
    """``beyond`` are whole frames of the log's present run that its chain of sums does not reach."""
    commits = [place for place, frame in enumerate(beyond) if struct.unpack(">I", frame[4:8])[0]]
    if not commits:
        return LogState.WHOLE
    return LogState.TORN if commits[0] == len(beyond) - 1 else LogState.DAMAGED


def _summed(before: tuple[int, ...], content: bytes, big: bool) -> tuple[int, int]:
    """SQLite's running sums over pairs of 32-bit words."""
    words = array("I", content)
    if big != (sys.byteorder == "big"):
        words.byteswap()
    first, second = before
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second
