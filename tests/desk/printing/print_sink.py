"""A roll printer made of a socket: it reads commands, keeps what it prints as pictures, dies and comes back."""

import contextlib
import shutil
import socket
import struct
import subprocess
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType

import pytest
from PIL import Image

from floorman.desk.printing.network import Timeouts
from tests.patience import SECONDS

PAPER_FINE, PAPER_OUT = 0x12, 0x72


@dataclass
class Reader:
    """Reads a printer's commands as they come; a page is on paper once it is cut."""

    held: bytearray = field(default_factory=bytearray)
    bands: list[Image.Image] = field(default_factory=list)
    pages: list[Image.Image] = field(default_factory=list)
    buzzed: int = 0
    asked: list[bytes] = field(default_factory=list)

    def feed(self, content: bytes) -> None:
        self.held += content
        while self.held and (used := self._one(bytes(self.held))):
            del self.held[:used]

    def _one(self, now: bytes) -> int:
        """The length of the first command; 0 while it is not whole. ValueError for a byte that is no command."""
        for head, length in (
            (b"\x1b@", 2),
            (b"\x1bB", 4),
            (b"\x1bJ", 3),
            (b"\x1dV", 4),
            (b"\x10\x04", 3),
            (b"\x1dr", 3),
        ):
            if now.startswith(head):
                if len(now) < length:
                    return 0
                self._do(now[:length])
                return length
        if now.startswith(b"\x1dv0\x00"):
            return self._raster(now)
        if len(now) < 4 and any(head.startswith(now) for head in (b"\x1d", b"\x1b", b"\x10", b"\x1dv0\x00")):
            return 0
        raise ValueError(f"printed as text: {now[:8]!r}")

    def _do(self, command: bytes) -> None:
        if command.startswith((b"\x1dV", b"\x1bJ")):
            self._cut()
        elif command.startswith(b"\x1bB"):
            self.buzzed += 1
        elif not command.startswith(b"\x1b@"):
            self.asked.append(command)

    def _raster(self, now: bytes) -> int:
        if len(now) < 8:
            return 0
        across, down = int.from_bytes(now[4:6], "little"), int.from_bytes(now[6:8], "little")
        end = 8 + across * down
        if len(now) < end:
            return 0
        ink = Image.frombytes("1", (across * 8, down), now[8:end])
        self.bands.append(ink.point([255, 0] + [0] * 254))
        return end

    def _cut(self) -> None:
        page = Image.new("1", (self.bands[0].width, sum(band.height for band in self.bands)), 1)
        top = 0
        for band in self.bands:
            page.paste(band, (0, top))
            top += band.height
        self.pages.append(page)
        self.bands.clear()


class Sink:
    """Listens on loopback. ``dies_at``: breaks off while page ``n`` (from 1, of all its life) comes in."""

    def __init__(self, *, talks: bool = True, dies_at: int = 0, pause: float = 0, stalls: bool = False) -> None:
        self.talks, self.dies_at, self.pause, self.stalls = talks, dies_at, pause, stalls
        self.paper = True
        self.pages: list[Image.Image] = []
        self.buzzed = 0
        self.faults: list[str] = []
        self._stop = threading.Event()
        self._listener: socket.socket | None = None
        self._port = 0
        self._threads: list[threading.Thread] = []
        self._patch = pytest.MonkeyPatch()
        self.turn_on()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self._port}"

    def turn_on(self) -> None:
        self._stop.clear()
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)
        listener.bind(("127.0.0.1", self._port))
        listener.listen()
        listener.settimeout(0.02)
        self._listener, self._port = listener, listener.getsockname()[1]
        thread = threading.Thread(target=self._serve, args=(listener,), daemon=True)
        self._threads.append(thread)
        thread.start()

    def turn_off(self) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join(5)
        self._threads.clear()

    def __enter__(self) -> "Sink":
        answer = SECONDS if self.talks else 2
        patient = Timeouts(connect=SECONDS, stall=SECONDS, answer=answer, page=SECONDS)
        self._patch.setattr("floorman.desk.printing.roll.Timeouts", lambda: patient)
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self._patch.undo()
        self.turn_off()
        assert not self.faults

    def _serve(self, listener: socket.socket) -> None:
        with listener:
            while not self._stop.is_set():
                with contextlib.suppress(TimeoutError):
                    line, _ = listener.accept()
                    with line:
                        self._talk(line)

    def _talk(self, line: socket.socket) -> None:
        reader, seen = Reader(), 0
        line.settimeout(0.05)
        while not self._stop.is_set():
            if self.stalls:
                time.sleep(0.02)
                continue
            try:
                came = line.recv(2048)
                if not came:
                    return
                reader.feed(came)
            except TimeoutError:
                continue
            except OSError:
                return
            except ValueError as fault:
                self.faults.append(str(fault))
                return
            self.buzzed = max(self.buzzed, reader.buzzed)
            self.pages += reader.pages[seen:]
            seen = len(reader.pages)
            if self.dies_at and len(self.pages) >= self.dies_at - 1 and reader.bands:
                self.dies_at = 0
                self._die(line)
                return
            self._answer(line, reader)
            time.sleep(self.pause)

    def _die(self, line: socket.socket) -> None:
        """As when the plug is pulled: nobody listens any more, and the line is reset."""
        self._stop.set()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))

    def _answer(self, line: socket.socket, reader: Reader) -> None:
        asked, reader.asked = reader.asked, []
        for command in asked if self.talks else ():
            with contextlib.suppress(OSError):
                status = PAPER_FINE if self.paper else PAPER_OUT
                line.sendall(bytes((status if command.startswith(b"\x10") else 0,)))


def codes(pictures: Sequence[Image.Image], folder: Path) -> list[str]:
    """What a scanner reads on each page that it can read. Skips the test where there is no scanner."""
    if shutil.which("zbarimg") is None:
        pytest.skip("zbarimg (Debian's zbar-tools) is not installed")
    paths = []
    for nth, picture in enumerate(pictures):
        frame = Image.new("L", (picture.width + 80, picture.height + 80), 255)
        frame.paste(picture.convert("L"), (40, 40))
        if picture.width < 600:
            # a roll's dots are more than a scanner needs, and half of them are read four times as fast
            frame = frame.reduce(2)
        paths.append(folder / f"scanned-{nth}.png")
        frame.save(paths[-1], compress_level=1)
    command = ["zbarimg", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", *map(str, paths)]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.split()
