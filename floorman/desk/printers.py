"""Papers sent to printers: the system's by its own command, roll printers by network or device file."""

import re
import shutil
import socket
import subprocess
from pathlib import Path

from floorman.slips.escpos import roll_pages

ROLL_PORT = 9100
SECONDS = 10
"""How long a printer may take to answer."""

_HOST = re.compile(r"(?:\[([0-9a-fA-F:]+)\]|([^/\\:\s]+))(?::(\d{1,5}))?")
_FILE_ENDINGS = frozenset({".bin", ".prn", ".raw", ".escpos"})


class PrinterFault(Exception):
    """The printer did not take it. ``code`` has words; what was to be printed can be printed again."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


def send_to_system(pdf: bytes, printer: str) -> None:
    """Hands a PDF to the system's print queue ``printer``. PrinterFault if there is none, or it refuses."""
    command = shutil.which("lp")
    if command is None:
        raise PrinterFault("printer.no-system", printer=printer)
    try:
        done = subprocess.run(
            [command, "-d", printer, "-t", "floorman", "--", "-"],
            input=pdf,
            capture_output=True,
            timeout=60,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as fault:
        raise PrinterFault("printer.refused", printer=printer, why=str(fault)) from fault
    if done.returncode:
        why = done.stderr.decode("utf-8", "replace").strip().splitlines()
        raise PrinterFault("printer.refused", printer=printer, why=why[-1] if why else str(done.returncode))


def send_to_roll(pdf: bytes, where: str, dots: int = 576, buzz: bool = False) -> None:
    """Sends a PDF as a picture to the roll printer at ``where``: HOST, HOST:PORT, or a device file.

    PrinterFault if it cannot be reached, or stops in the middle.
    """
    target = roll_target(where)
    if isinstance(target, Path):
        _to_file(pdf, target, dots, buzz)
        return
    host, port = target
    try:
        with socket.create_connection((host, port), timeout=SECONDS) as line:
            for page in roll_pages(pdf, dots, buzz=buzz):
                line.sendall(page)
            line.shutdown(socket.SHUT_WR)
    except (OSError, UnicodeError) as fault:
        raise PrinterFault("printer.not-reached", printer=where, why=_reason(fault)) from fault


def roll_target(where: str) -> tuple[str, int] | Path:
    """Host and port, or the file that ``where`` names. PrinterFault if it is neither."""
    path = Path(where)
    if path.exists() or "/" in where or "\\" in where or path.suffix.lower() in _FILE_ENDINGS:
        return path
    match = _HOST.fullmatch(where.strip())
    port = ROLL_PORT if match is None or match[3] is None else int(match[3])
    if match is None or not 0 < port < 65536:
        raise PrinterFault("printer.no-address", printer=where)
    return match[1] or match[2], port


def _to_file(pdf: bytes, path: Path, dots: int, buzz: bool) -> None:
    try:
        with path.open("wb") as device:
            for page in roll_pages(pdf, dots, buzz=buzz):
                device.write(page)
    except OSError as fault:
        raise PrinterFault("printer.not-reached", printer=str(path), why=_reason(fault)) from fault


def _reason(fault: Exception) -> str:
    return getattr(fault, "strerror", None) or str(fault) or type(fault).__name__
