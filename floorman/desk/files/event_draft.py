"""What has been read of an event file so far, and what a reader of one of its keys is."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from floorman.core.facts import Command
from floorman.core.structure import BreaksByClock
from floorman.desk.files.opening import Opening


class EventDraft(Struct):
    """What has been read of an event file so far."""

    folder: Path
    """Where the file lies: other files are named from there."""
    opening: Opening = field(default_factory=lambda: Opening(""))
    choices: Mapping[str, object] = field(default_factory=dict)
    cites: Mapping[str, object] = field(default_factory=dict)
    breaks: BreaksByClock | None = None
    late: Mapping[str, object] = field(default_factory=dict)
    later: list[Command] = field(default_factory=list)
    """Facts that the tournament begins with, behind its structure."""


Reader = Callable[[EventDraft, Any], None]
