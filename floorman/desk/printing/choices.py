"""What this machine prints on, and what it prints by itself; kept beside the tournaments, not in them."""

import json
import os
import sys
from collections.abc import Mapping
from enum import Enum
from pathlib import Path

from msgspec import Struct, field
from msgspec.structs import replace

from floorman.core.paper import PaperKind
from floorman.desk.printing.target import Target, target_from
from floorman.disk.output import write
from floorman.disk.refused import in_words
from floorman.slips.registry import KINDS

SLIPS = "slips"
SHEETS = "sheets"


class Auto(Enum):
    """Whether a kind of slip goes to the printer by itself once there is reason for it."""

    OFF = "off"
    ON = "on"
    ASK = "ask"


AUTOMATIC: Mapping[PaperKind, Auto] = {
    "move-slips": Auto.ASK,
    "break-cards": Auto.ASK,
    "seat-cards": Auto.OFF,
    "waiting-tickets": Auto.OFF,
    "receipts": Auto.OFF,
    "chip-slips": Auto.OFF,
    "refunds": Auto.OFF,
    "penalty-slips": Auto.OFF,
    "penalty-tallies": Auto.OFF,
}
"""The kinds that can be printed by themselves, and what holds until the room chooses."""
OF_MONEY: frozenset[PaperKind] = frozenset({"receipts", "chip-slips", "refunds"})
"""Those that only a tournament with prices has."""


class PrintChoices(Struct, frozen=True):
    """Printers by kind of paper ("slips", "sheets", or one kind's own name), and automatic printing by kind."""

    targets: Mapping[str, Target] = field(default_factory=dict)
    auto: Mapping[PaperKind, Auto] = field(default_factory=dict)
    lang: str = ""
    """Language of slips that print by themselves; "" is the window's."""
    large: bool = False

    def target(self, kind: PaperKind) -> Target | None:
        """Where a kind of paper goes; None until a printer is chosen for it."""
        return self.targets.get(kind) or self.targets.get(group(kind))

    def automatic(self, kind: PaperKind) -> Auto:
        """Whether a kind prints by itself."""
        return self.auto.get(kind, AUTOMATIC.get(kind, Auto.OFF))

    def with_target(self, which: str, target: Target | None) -> "PrintChoices":
        """A printer for slips, sheets or one kind; None for none."""
        kept = {name: held for name, held in self.targets.items() if name != which}
        return replace(self, targets=kept if target is None else {**kept, which: target})

    def with_auto(self, kind: PaperKind, auto: Auto) -> "PrintChoices":
        """Automatic printing of one kind."""
        return replace(self, auto={**self.auto, kind: auto})


def group(kind: PaperKind) -> str:
    """Whether a kind of paper is a slip or a sheet."""
    return SHEETS if KINDS[kind].sheet else SLIPS


def choices_path(platform: str = sys.platform, environ: Mapping[str, str] = os.environ) -> Path:
    """The file in this user's folder for settings; it need not be there."""
    home = Path(environ.get("HOME") or environ.get("USERPROFILE") or Path.home())
    if platform == "win32":
        folder = Path(environ.get("APPDATA") or home / "AppData" / "Roaming") / "Floorman"
    elif platform == "darwin":
        folder = home / "Library" / "Application Support" / "Floorman"
    else:
        folder = Path(environ.get("XDG_CONFIG_HOME") or home / ".config") / "floorman"
    return folder / "printing.json"


def read_choices(path: Path) -> PrintChoices:
    """What was chosen on this machine. A file that is missing, damaged or from elsewhere chooses nothing."""
    try:
        held = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return PrintChoices()
    if not isinstance(held, dict):
        return PrintChoices()
    named, auto = held.get("printers"), held.get("auto")
    targets = {str(name): target_from(one) for name, one in (named if isinstance(named, dict) else {}).items()}
    values = [one.value for one in Auto]
    return PrintChoices(
        {name: one for name, one in targets.items() if one is not None},
        {kind: Auto(auto[kind]) for kind in AUTOMATIC if isinstance(auto, dict) and auto.get(kind) in values},
        str(held.get("lang") or ""),
        held.get("large") is True,
    )


def write_choices(choices: PrintChoices, path: Path) -> None:
    """Keeps what was chosen. PathRefused if the disk does not take it; the file is whole before and after."""
    held = {
        "printers": {name: target.plain() for name, target in choices.targets.items()},
        "auto": {kind: auto.value for kind, auto in choices.auto.items()},
        "lang": choices.lang,
        "large": choices.large,
    }
    with in_words(path):
        path.parent.mkdir(parents=True, exist_ok=True)
    write(path, (json.dumps(held, indent=1, ensure_ascii=False) + "\n").encode("utf-8", "replace"), private=True)
