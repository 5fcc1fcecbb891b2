"""A roll printer on the network: bytes with timeouts, and what the printer says of itself, where it says anything."""

import select
import socket
import time
from collections.abc import Callable

from msgspec import Struct

from floorman.desk.printing.fault import PrinterFault, reason

_ASK_PAPER = b"\x10\x04\x04"
"""Answered at once, whatever else the printer is doing."""
_ASK_DONE = b"\x1dr\x01"
"""Answered in its turn: when the answer comes, what was sent before is on paper."""
_PIECE = 4096


class Timeouts(Struct, frozen=True):
    """Seconds to wait for a printer."""

    connect: float = 5
    stall: float = 10
    """Without a byte taken."""
    answer: float = 0.6
    """For a printer to say whether it talks at all."""
    page: float = 30
    """For one paper to come out."""


class NetworkLine:
    """An open connection. Everything raises PrinterFault when the printer refuses, breaks off or stalls."""

    def __init__(self, address: tuple[str, int], printer: str, timeouts: Timeouts) -> None:
        self._printer, self._timeouts = printer, timeouts
        self._heard = bytearray()
        self.talks = False
        """Whether it says when a paper is out."""
        try:
            self._line = socket.create_connection(address, timeouts.connect)
            # a short queue of our own: what the printer has not taken is not on its way
            self._line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4 * _PIECE)
            self._line.setblocking(False)
        except (OSError, UnicodeError) as fault:
            raise PrinterFault("printer.not-reached", printer=printer, why=reason(fault)) from fault

    def close(self) -> None:
        """Ends the connection, whatever state it is in."""
        self._line.close()

    def greet(self) -> None:
        """Asks for paper, and whether it answers in turn; most printers answer neither, which is no fault."""
        self.send(_ASK_PAPER)
        if not self._wait(self._timeouts.answer, _is_paper_status):
            return
        self.send(_ASK_DONE)
        self.talks = self._wait(self._timeouts.answer, _is_turn)

    def send(self, content: bytes) -> None:
        """Sends all of ``content``, as slowly as the printer takes it."""
        at, moved = 0, time.monotonic()
        while at < len(content):
            self._listen(writable=0.25)
            taken = self._push(content[at : at + _PIECE])
            at += taken
            if taken:
                moved = time.monotonic()
            elif time.monotonic() - moved > self._timeouts.stall:
                raise self._stalled()

    def paper_out(self) -> None:
        """Waits until a printer that talks has put on paper what it was sent."""
        end = time.monotonic() + self._timeouts.page
        self.send(_ASK_DONE)
        while not self._wait(min(2, self._timeouts.page / 3), _is_turn):
            if time.monotonic() > end:
                raise self._stalled()
            self.send(_ASK_PAPER)

    def finish(self) -> None:
        """Says that nothing follows; a printer that has lost something breaks off here at the latest."""
        if self.talks:
            return
        try:
            self._line.shutdown(socket.SHUT_WR)
        except OSError as fault:
            raise self._broken() from fault
        end = time.monotonic() + self._timeouts.answer
        while time.monotonic() < end:
            readable, _, _ = select.select([self._line], [], [], 0.05)
            if readable and not self._read():
                return

    def _listen(self, writable: float) -> None:
        """Reads what has come; waits up to ``writable`` seconds until something can be sent."""
        readable, _, _ = select.select([self._line], [self._line], [], writable)
        if readable and not self._read():
            raise self._broken()

    def _wait(self, seconds: float, wanted: Callable[[int], bool]) -> bool:
        """Whether a byte that is ``wanted`` comes within ``seconds``; says so when the paper is out."""
        end = time.monotonic() + seconds
        while True:
            while self._heard:
                byte = self._heard.pop(0)
                if _is_paper_status(byte) and byte & 0x60:
                    raise PrinterFault("printer.no-paper", printer=self._printer)
                if wanted(byte):
                    return True
            left = end - time.monotonic()
            if left <= 0:
                return False
            readable, _, _ = select.select([self._line], [], [], left)
            if readable and not self._read():
                raise self._broken()

    def _push(self, piece: bytes) -> int:
        try:
            return self._line.send(piece)
        except (BlockingIOError, InterruptedError):
            return 0
        except OSError as fault:
            raise self._broken() from fault

    def _read(self) -> bool:
        try:
            heard = self._line.recv(256)
        except (BlockingIOError, InterruptedError):
            return True
        except OSError as fault:
            raise self._broken() from fault
        self._heard += heard
        return bool(heard)

    def _broken(self) -> PrinterFault:
        return PrinterFault("printer.broke-off", printer=self._printer)

    def _stalled(self) -> PrinterFault:
        return PrinterFault("printer.stalls", printer=self._printer)


def _is_paper_status(byte: int) -> bool:
    return byte & 0x93 == 0x12


def _is_turn(byte: int) -> bool:
    return byte & 0x90 == 0
