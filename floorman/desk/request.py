"""What a call comes to: something to record, something to look at, or a step back or forth."""

from collections.abc import Callable, Mapping

from msgspec import Struct, field

from floorman.core.commands import Command
from floorman.core.events import Event
from floorman.core.model import Chair


class Request(Struct, frozen=True):
    """Any understood call."""


class Ask(Request, frozen=True):
    """Something to record. Names and remarks that come with it are kept beside the journal."""

    asked: Command | Event
    name: str = ""
    """Name of the entry that is made."""
    second_name: str = ""
    remark: str = ""
    aim: tuple[Chair, ...] = ()
    """Chairs that the call points at."""


class Drawn(Request, frozen=True):
    """Something whose outcome is drawn: ``make`` draws when it is recorded; until then it is told by ``code``."""

    make: Callable[[], Ask]
    code: str
    params: Mapping[str, object] = field(default_factory=dict)
    aim: tuple[Chair, ...] = ()


class TakeBack(Request, frozen=True):
    """Undo: of event ``seq``, or of the newest that stands."""

    seq: int | None = None


class BringBack(Request, frozen=True):
    """Redo of the newest undo."""


class Look(Request, frozen=True):
    """Something to show; records nothing."""

    code: str
    params: Mapping[str, object] = field(default_factory=dict)
    table: int | None = None
    entries: tuple[int, ...] = ()
    opens: str = ""


class NotPossible(Exception):
    """Understood, but it cannot be done; ``code`` has words."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.code = code
        self.params = params
