"""A roll printer behind a device file (USB, serial), or a file that stands in for one."""

import os
import stat
import time
from pathlib import Path
from types import ModuleType

from floorman.desk.printing.fault import PrinterFault, reason
from floorman.desk.printing.network import Patience

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

    def __init__(self, path: Path, printer: str, patience: Patience) -> None:
        self._printer, self._patience = printer, patience
        try:
            self._file = os.open(path, _flags(path), 0o666)
            if _TTY is not None and os.isatty(self._file):
                # a terminal would rewrite line ends inside of pictures
                _TTY.setraw(self._file)
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
            elif time.monotonic() - moved > self._patience.stall:
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


def _flags(path: Path) -> int:
    flags = os.O_WRONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOCTTY", 0)
    try:
        device = not stat.S_ISREG(path.stat().st_mode)
    except FileNotFoundError:
        device = False
    if device:
        return flags | getattr(os, "O_NONBLOCK", 0)
    return flags | os.O_CREAT | os.O_APPEND
