"""Who has the file open for writing: a lock of the system on a small file beside it, which dies with the program."""

import errno
import getpass
import json
import os
import platform
import sys
import time
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from threading import Lock
from typing import Self

from msgspec import Struct

from floorman.store.refused import FileRefused

_NOTE_AT = 1024
_LINE = 21
FULL = (errno.ENOSPC, errno.EDQUOT)
"""What the system says when a disk, or a user's part of it, has no room left."""


class Holder(Struct, frozen=True):
    """Who has the file open for writing."""

    user: str
    host: str
    since: datetime
    """With its time zone."""
    pid: int

    def __str__(self) -> str:
        """In English; another language says ``store.holder`` with `params`."""
        from floorman.text.say import say  # gathers every phrase: only a second window needs it

        return say("store.holder", self.params())

    def params(self) -> dict[str, object]:
        """What the sentences ``store.held`` and ``store.holder`` name; the clock is this machine's."""
        since, now = self.since.astimezone(), datetime.now().astimezone()
        clock = f"{since:%H:%M}" if since.date() == now.date() else f"{since:%Y-%m-%d %H:%M}"
        return {"user": self.user, "host": self.host, "since": clock}


class Noted(Struct, frozen=True):
    """How far a program had recorded."""

    file: tuple[int, int]
    """Device and number of the file that it wrote to."""
    seq: int
    """The newest row that it knew to be on the disk."""
    beat: int | None = None
    """The last instant (milliseconds since 1970, UTC) at which it said that it was at work; None if it never did."""


def sidecar(path: Path) -> Path:
    """The lock file of the tournament file ``path``."""
    return path.with_name(path.name + ".lock")


if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 30

    def _seize(fd: int) -> bool:
        """Takes the lock; False if another program has it. Windows lets nobody read a locked byte: it lies far off."""
        os.lseek(fd, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _seize(fd: int) -> bool:
        """Takes the lock; False if another program has it. Where there are none it is free: SQLite's own remains."""
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError as error:
            if error.errno not in (errno.ENOLCK, errno.ENOTSUP, errno.EINVAL, errno.ENOSYS):
                raise
        return True


class FloorLock:
    """The lock while it is held; it also notes the newest recorded row, so that a lost write-ahead file shows."""

    def __init__(self, path: Path, fd: int) -> None:
        self._path = path
        self._fd = fd
        self._signed = False
        self._writing = Lock()

    @classmethod
    def take(cls, path: Path, called: str = "") -> Self:
        """The lock on ``path``, which a refusal names by ``called``, or by its own name.

        FileRefused ``store.held``, ``store.read-only`` or ``store.disk-full``.
        """
        beside, name = sidecar(path), called or path.name
        while True:
            try:
                fd = os.open(beside, os.O_RDWR | os.O_CREAT, _mode(path))
            except OSError as error:
                code = "store.disk-full" if error.errno in FULL else "store.read-only"
                raise FileRefused(code, file=name) from error
            if not _patiently(fd):
                os.close(fd)
                raise FileRefused("store.held", file=name, **_stranger(path).params())
            with suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(fd), beside.stat()):
                    return cls(beside, fd)
            os.close(fd)  # its holder took it away in between

    def sign(self, identity: tuple[int, int], seq: int) -> None:
        """Writes who holds the lock, on which file (device and number), and that file's newest row."""
        said = {"pid": os.getpid(), "host": platform.node(), "user": _user(), "since": _now(), "file": identity}
        line = json.dumps(said, ensure_ascii=True).encode()[: _NOTE_AT - 1]
        self._signed = True
        with suppress(OSError):  # a full disk: the lock itself holds all the same
            self._put(0, line.ljust(_NOTE_AT - 1) + b"\n%20d\n%20d\n" % (seq, 0))

    def note(self, seq: int) -> None:
        """Notes that row ``seq`` is on the disk. After a power cut the note may be older than the file, never newer."""
        with suppress(OSError):
            self._put(_NOTE_AT, b"%20d\n" % seq)

    def beat(self, at: int) -> None:
        """Notes that the program is at work at ``at``; on any thread."""
        with suppress(OSError):
            self._put(_NOTE_AT + _LINE, b"%20d\n" % at)

    def _put(self, place: int, line: bytes) -> None:
        with self._writing:
            if self._fd >= 0:
                os.lseek(self._fd, place, os.SEEK_SET)
                os.write(self._fd, line)

    def release(self) -> None:
        """Gives the lock back and takes the file beside away, but not what a killed program noted there.

        Safe to call twice.
        """
        if self._fd < 0:
            return
        with self._writing, suppress(OSError):
            ours = os.fstat(self._fd)
            away = self._signed or not ours.st_size
            ours_still = os.path.samestat(ours, self._path.stat())  # not another's, which came after ours was lost
            if sys.platform == "win32":  # it takes an open file away only after it is closed
                os.close(self._fd)
                self._fd = -1
            if away and ours_still:
                self._path.unlink()
        with self._writing:
            if self._fd >= 0:
                os.close(self._fd)
            self._fd = -1


def _mode(path: Path) -> int:
    """Who may read and write a file may share its lock; a file yet to be made is its maker's alone."""
    try:
        return path.stat().st_mode & 0o666
    except OSError:
        return 0o600


def holder(path: Path) -> Holder | None:
    """Who has ``path`` open for writing now; None if nobody has (a lock left by a killed program counts as none)."""
    try:
        fd = os.open(sidecar(path), os.O_RDWR)
    except OSError:
        return None
    try:
        return None if _seize(fd) else _stranger(path)
    finally:
        os.close(fd)


def noted(path: Path) -> Noted | None:
    """What the lock file of ``path`` says of the newest row; None if there is none, or it says nothing."""
    try:
        text = sidecar(path).read_bytes()
        device, number = json.loads(text[:_NOTE_AT])["file"]
        lines = [*map(int, text[_NOTE_AT:].split()), 0, 0]
        return Noted((int(device), int(number)), lines[0], lines[1] or None)
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _patiently(fd: int) -> bool:
    """Takes the lock at the third try: somebody may just be asking who holds it."""
    for _ in range(2):
        if _seize(fd):
            return True
        time.sleep(0.015)
    return _seize(fd)


def _stranger(path: Path) -> Holder:
    try:
        said = json.loads(sidecar(path).read_bytes()[:_NOTE_AT])
        return Holder(str(said["user"]), str(said["host"]), datetime.fromisoformat(said["since"]), int(said["pid"]))
    except (OSError, ValueError, KeyError, TypeError):
        return Holder("?", "?", datetime.now().astimezone(), 0)


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return "?"


def _now() -> str:
    return datetime.now().astimezone().isoformat(timespec="seconds")
