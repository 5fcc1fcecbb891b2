"""Where papers go: a printer of the system, or a roll printer by network or device file."""

import re
from collections.abc import Mapping
from enum import Enum
from pathlib import Path

from msgspec import Struct

from floorman.desk.printing.fault import PrinterFault

ROLL_PORT = 9100
PAPERS = ("a4", "a5", "a3", "letter", "roll-80", "card-4x3")
DOTS = (384, 512, 576)

_HOST = re.compile(r"(?:\[([0-9a-fA-F:]+)\]|([^/\\:\s]+))(?::([0-9]{1,5}))?")
_FILE_ENDINGS = frozenset({".bin", ".prn", ".raw", ".escpos"})


class PrinterKind(Enum):
    """How a printer is spoken to."""

    SYSTEM = "system"
    ROLL = "roll"


class Target(Struct, frozen=True):
    """A printer and what lies in it."""

    way: PrinterKind
    name: str
    """The system's name of it, or HOST, HOST:PORT or a device file."""
    paper: str = "roll-80"
    dots: int = 576
    """Dots across the roll: 384, 512 or 576."""
    cut: bool = True
    buzz: bool = False

    @property
    def lane(self) -> tuple[PrinterKind, str]:
        """Papers with the same lane go one after the other."""
        return self.way, self.name

    def plain(self) -> dict[str, object]:
        """As it is kept in the file of choices."""
        held: dict[str, object] = {"way": self.way.value, "name": self.name, "paper": self.paper}
        if self.way is PrinterKind.ROLL:
            held |= {"dots": self.dots, "cut": self.cut, "buzz": self.buzz}
        return held


def target_from(held: object) -> Target | None:
    """The target that ``plain`` wrote; None if it is not one."""
    if not isinstance(held, Mapping):
        return None
    way, name, paper = held.get("way"), held.get("name"), held.get("paper")
    known = way in (PrinterKind.SYSTEM.value, PrinterKind.ROLL.value) and paper in PAPERS
    if not known or not isinstance(name, str) or not name:
        return None
    dots = held.get("dots")
    return Target(
        PrinterKind(way),
        name,
        str(paper),
        dots if dots in DOTS and isinstance(dots, int) else 576,
        held.get("cut", True) is not False,
        held.get("buzz", False) is True,
    )


def roll_address(where: str) -> tuple[str, int] | Path:
    """Host and port, or the file that ``where`` names. PrinterFault if it is neither."""
    path = Path(where)
    if (where and path.exists()) or "/" in where or "\\" in where or path.suffix.lower() in _FILE_ENDINGS:
        return path
    match = _HOST.fullmatch(where.strip())
    port = ROLL_PORT if match is None or match[3] is None else int(match[3])
    if match is None or not 0 < port < 65536:
        raise PrinterFault("printer.no-address", printer=where)
    return match[1] or match[2], port
