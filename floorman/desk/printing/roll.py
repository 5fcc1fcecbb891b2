"""Slips on a roll printer, paper by paper: each counts as printed only when it is known, or nearly sure, to be out."""

from collections.abc import Callable
from itertools import islice
from pathlib import Path

from floorman.desk.printing.device import DeviceLine
from floorman.desk.printing.fault import PrinterFault, Stopped
from floorman.desk.printing.network import NetworkLine, Timeouts
from floorman.desk.printing.target import Target, roll_address
from floorman.slips.escpos import roll_pages

IN_DOUBT = 2
"""Papers that a printer that never answers may have held when it broke off. They are printed again: a slip that comes
twice bears the same serial and does no harm, one that never comes does."""

_silent: set[str] = set()
"""Printers that never answer, until one of them fails."""


def send_to_roll(
    pdf: bytes,
    target: Target,
    out: Callable[[int], None] = lambda _page: None,
    *,
    skip: int = 0,
    stopped: Callable[[], bool] = lambda: False,
    timeouts: Timeouts | None = None,
) -> None:
    """Sends a PDF as pictures to a roll printer; ``out`` is told the number (from 1) of each page that is out.

    ``skip``: pages that are out already. ``stopped`` is asked between papers; Stopped is raised when it says so.
    PrinterFault if the printer cannot be reached, breaks off, stalls or has no paper.
    """
    line = _line(target, timeouts or Timeouts())
    told = sent = skip
    try:
        _greet(line, target.name)
        for page in islice(roll_pages(pdf, target.dots, target.cut, target.buzz), skip, None):
            if stopped():
                break
            line.send(page)
            sent += 1
            if line.talks:
                line.paper_out()
            told = _tell(out, told, sent if line.talks else sent - IN_DOUBT)
        line.finish()
        _tell(out, told, sent)
    except PrinterFault as fault:
        _silent.discard(target.name)
        if not line.talks:
            fault.doubt = min(IN_DOUBT, sent - told)
        raise
    finally:
        line.close()
    if stopped():
        raise Stopped


def _greet(line: NetworkLine | DeviceLine, name: str) -> None:
    """A printer that did not answer the last time is not waited for again."""
    if name not in _silent:
        line.greet()
        if not line.talks:
            _silent.add(name)


def _line(target: Target, timeouts: Timeouts) -> NetworkLine | DeviceLine:
    where = roll_address(target.name)
    if isinstance(where, Path):
        return DeviceLine(where, target.name, timeouts)
    return NetworkLine(where, target.name, timeouts)


def _tell(out: Callable[[int], None], told: int, upto: int) -> int:
    for page in range(told + 1, upto + 1):
        out(page)
    return max(told, upto)
