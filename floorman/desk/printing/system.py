"""Printers of the system, by its own commands: the PDF goes as it is, no dialog opens."""

import os
import re
import shutil
import subprocess
from collections.abc import Sequence

from floorman.desk.printing.fault import PrinterFault, reason
from floorman.slips.preview import page_sizes

SECONDS = 60
_POINT = 25.4 / 72
_MEDIA = {"a4": ("media=A4",), "a5": ("media=A5",), "a3": ("media=A3",), "letter": ("media=Letter",)}


def system_printers() -> tuple[str, ...]:
    """The names of the printers that this machine knows; none where it has no such command."""
    command = shutil.which("lpstat")
    if command is None:
        return ()
    done = _asked([command, "-e"])
    return () if done is None or done.returncode else tuple(filter(None, map(str.strip, _said(done.stdout))))


def send_to_system(pdf: bytes, printer: str, paper: str = "a4") -> None:
    """Hands a PDF to the system's queue of ``printer``, which keeps it from then on.

    PrinterFault if there is no such printer, it is stopped, or the system refuses; nothing was handed over then.
    """
    command = shutil.which("lp")
    if command is None:
        raise PrinterFault("printer.no-system", printer=printer)
    if stopped(printer):
        raise PrinterFault("printer.stopped", printer=printer)
    options = [part for one in _options(pdf, paper) for part in ("-o", one)]
    try:
        done = subprocess.run(
            [command, "-d", printer, "-t", "floorman", *options, "--", "-"],
            input=pdf,
            capture_output=True,
            timeout=SECONDS,
            check=False,
            env=_plain_words(),
        )
    except (OSError, subprocess.TimeoutExpired) as fault:
        raise PrinterFault("printer.refused", printer=printer, why=reason(fault)) from fault
    if done.returncode:
        raise PrinterFault("printer.refused", printer=printer, why=_why(done.stderr) or str(done.returncode))


def stopped(printer: str) -> bool:
    """Whether the system holds back what is sent to ``printer``; False where it cannot tell."""
    command = shutil.which("lpstat")
    done = None if command is None else _asked([command, "-p", printer])
    lines = [] if done is None else _said(done.stdout)
    return any(line.startswith("printer ") and " disabled since" in line for line in lines)


def _why(said: bytes) -> str:
    """The last line of what the command complains of, without its own name."""
    lines = _said(said)
    return re.sub(r"^\S*lp: (Error - )?", "", lines[-1]).rstrip(".").strip() if lines else ""


def _options(pdf: bytes, paper: str) -> tuple[str, ...]:
    """A roll's page is as long as the longest slip: drivers that are told nothing cut it or feed blank paper."""
    if paper in _MEDIA:
        return _MEDIA[paper]
    wide, high = (round(max(each) * _POINT, 1) for each in zip(*page_sizes(pdf), strict=True))
    return (f"media=Custom.{wide}x{high}mm", "print-scaling=none")


def _asked(command: Sequence[str]) -> subprocess.CompletedProcess[bytes] | None:
    try:
        return subprocess.run(command, capture_output=True, timeout=10, check=False, env=_plain_words())
    except (OSError, subprocess.TimeoutExpired):
        return None


def _plain_words() -> dict[str, str]:
    return {**os.environ, "LC_ALL": "C"}


def _said(out: bytes) -> list[str]:
    return out.decode("utf-8", "replace").strip().splitlines()
