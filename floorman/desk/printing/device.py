"""A roll printer behind a device file (USB, serial), or a file that stands in for one."""

import errno
import os
import stat
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import ModuleType

from floorman.desk.printing.fault import PrinterFault, reason
from floorman.desk.printing.network import Timeouts
from floorman.disk.output import place_to_write
from floorman.disk.place import place_of
from floorman.disk.refused import PathRefused
from floorman.slips.escpos import START

try:
    import select
    import tty

    _TTY: ModuleType | None = tty
except ImportError:
    # Windows has ports, and no terminals
    _TTY = None

_PIECE = 4096


class DeviceLine:
    """An open device. A plain file grows, as the paper does. It never talks."""

    talks = False

    def __init__(self, path: Path, printer: str, timeouts: Timeouts) -> None:
        self._printer, self._timeouts = printer, timeouts
        try:
            place = place_to_print(path)
            self._file = os.open(place, _flags(place), 0o666)
            if _TTY is not None and os.isatty(self._file):
                # a terminal would rewrite line ends inside of pictures
                _TTY.setraw(self._file)
        except PathRefused as fault:
            if not isinstance(fault.__cause__, OSError):
                raise PrinterFault(fault.code, 0, **fault.params) from fault
            raise PrinterFault("printer.not-reached", printer=printer, why=reason(fault.__cause__)) from fault
        except OSError as fault:
            raise PrinterFault("printer.not-reached", printer=printer, why=reason(fault)) from fault

    def close(self) -> None:
        """Gives the device back."""
        os.close(self._file)

    def greet(self) -> None:
        """Devices are not asked."""

    def send(self, content: bytes) -> None:
        """Writes all of ``content``, as slowly as the printer takes it. PrinterFault if it stalls or breaks off."""
        at, moved = 0, time.monotonic()
        while at < len(content):
            taken = self._push(content[at : at + _PIECE])
            at += taken
            if taken:
                moved = time.monotonic()
            elif time.monotonic() - moved > self._timeouts.stall:
                raise PrinterFault("printer.stalls", printer=self._printer)

    def paper_out(self) -> None:
        """What is written counts as out."""

    def finish(self) -> None:
        """Nothing is left to say."""

    def _push(self, piece: bytes) -> int:
        try:
            return os.write(self._file, piece)
        except BlockingIOError:
            select.select([], [self._file], [], 0.25)
            return 0
        except OSError as fault:
            raise PrinterFault("printer.broke-off", printer=self._printer) from fault


def place_to_print(path: Path) -> Path:
    """The device or file that ``path`` names, links followed.

    FileNotFoundError for a device that is not there. PathRefused for a tournament, what lies beside one, a folder, a
    pipe, a device that is memory and no printer, and a file that was not printed to before.
    """
    place = place_of(path)
    with suppress(FileNotFoundError):
        status = place.stat()
        if stat.S_ISCHR(status.st_mode) and not _is_memory(status):
            return place
    if place.is_relative_to("/dev") and not place.exists():
        # the printer is off: a file of its name would take what comes after
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
    place = place_to_write(path)
    if place.exists() and _begins(place) not in (b"", START):
        raise PathRefused("path.no-roll", path)
    return place


def _begins(place: Path) -> bytes:
    with place.open("rb") as file:
        return file.read(len(START))


def _is_memory(status: os.stat_result) -> bool:
    """Linux's null, zero, full, mem and their like: what is sent there is on no paper."""
    return sys.platform.startswith("linux") and os.major(status.st_rdev) == 1


def _flags(path: Path) -> int:
    flags = os.O_WRONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOCTTY", 0)
    try:
        device = not stat.S_ISREG(path.stat().st_mode)
    except FileNotFoundError:
        device = False
    if device:
        return flags | getattr(os, "O_NONBLOCK", 0)
    return flags | os.O_CREAT | os.O_APPEND
