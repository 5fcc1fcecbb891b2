"""A tournament file read into memory as SQLite would see it; nothing is written, so that a full disk hinders nobody.

What a killed program left beside it is taken up as SQLite does: a write-ahead file up to its last whole recording, the
journal of a change cut short back to where it began.
"""

import sqlite3
import struct
from pathlib import Path

from floorman.store.log import Committed, committed
from floorman.store.refused import FileRefused

LARGEST = 1 << 30
"""Bytes; an evening of 60,000 events takes 20 million. What is larger is nothing of ours, and is not read."""
_CHANGE = bytes.fromhex("d9d505f920a163d7")
"""The beginning of a change's journal (SQLite file format 3)."""
_ROLLBACK_IN_PLACE = b"\1\1"


def image(path: Path, *, joined: bool = True, base: bytes | None = None) -> bytes:
    """The bytes of the file ``path`` as a plain SQLite file; of ``base`` instead, where the file itself is gone.

    ``joined``: with what was left beside it. Not for a file that this program has open to write: reading it drops
    SQLite's locks. FileRefused ``store.too-large``; OSError as it comes.
    """
    for _ in range(3):  # a program at work may write while we read
        before = _stamp(path)
        if sum(size for _, size, _ in before) > LARGEST:
            raise FileRefused("store.too-large", file=path.name)
        pages = bytearray(path.read_bytes() if base is None else base)
        if joined:
            _take_back(pages, _content(beside(path, "-journal")))
            _add(pages, committed(_content(beside(path, "-wal"))))
        if before == _stamp(path):
            break
    if len(pages) >= 20:
        pages[18:20] = _ROLLBACK_IN_PLACE  # memory has no write-ahead file
    return bytes(pages)


def in_memory(content: bytes) -> sqlite3.Connection:
    """A connection to a copy in memory of a plain SQLite file's bytes."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    try:
        connection.deserialize(content)
    except BaseException:
        connection.close()
        raise
    return connection


def beside(path: Path, ending: str) -> Path:
    """A file that SQLite keeps beside ``path``: ``-wal``, ``-shm`` or ``-journal``."""
    return path.with_name(path.name + ending)


def _content(path: Path) -> bytes:
    return path.read_bytes() if path.exists() else b""


def _stamp(path: Path) -> list[tuple[int, int, int]]:
    """Number, length and time of the file and of those beside it; they change when a program writes."""
    found = []
    for one in (path, beside(path, "-wal"), beside(path, "-journal")):
        try:
            status = one.stat()
        except FileNotFoundError:
            continue
        found.append((status.st_ino, status.st_size, status.st_mtime_ns))
    return found


def _add(pages: bytearray, log: Committed) -> None:
    """Puts what was committed in the place of what the file has."""
    if not log.page or log.page * log.length > LARGEST:
        return
    _make_long(pages, log.page * log.length)
    for number, content in log.pages.items():
        if 1 <= number <= log.length:
            pages[(number - 1) * log.page : number * log.page] = content


def _take_back(pages: bytearray, journal: bytes) -> None:
    """Puts back what a change that was cut short had begun to write over."""
    at = 0
    while journal[at : at + 8] == _CHANGE and len(journal) >= at + 28:
        count, nonce, length, sector, page = struct.unpack(">5I", journal[at + 8 : at + 28])
        if not (512 <= page <= 65536 and 32 <= sector <= 65536 and page * length <= LARGEST):
            return
        if at == 0:
            _make_long(pages, page * length)
        begin = at + sector
        fit = max(0, len(journal) - begin) // (page + 8)
        for record in range(min(count, fit)):
            place = begin + record * (page + 8)
            (number,) = struct.unpack(">I", journal[place : place + 4])
            content = journal[place + 4 : place + 4 + page]
            if int.from_bytes(journal[place + 4 + page : place + 8 + page], "big") != _sum(content, nonce):
                return
            if 1 <= number <= length:
                pages[(number - 1) * page : number * page] = content
        if count > fit:
            return
        at = -(-(begin + count * (page + 8)) // sector) * sector


def _sum(content: bytes, nonce: int) -> int:
    """SQLite's sum over a page of a change's journal: every 200th byte from its end."""
    return (nonce + sum(content[at] for at in range(len(content) - 200, 0, -200))) & 0xFFFFFFFF


def _make_long(pages: bytearray, length: int) -> None:
    del pages[length:]
    pages.extend(bytes(length - len(pages)))
