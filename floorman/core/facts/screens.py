"""Facts about what players see: pages in the network, screens, slides. Records; they change nothing in the room."""

from typing import ClassVar

from floorman.core.facts.event import Event
from floorman.core.model import Tournament
from floorman.core.refused import Refused

MOST_SCREENS = 9


class ScreensOpened(Event, frozen=True):
    """Something is shown to players from now on."""

    KIND: ClassVar[str] = "screens-opened"
    RECORD: ClassVar[bool] = True
    where: str
    """``web``, ``slides`` or ``screen``."""
    number: int = 0
    """Of the screen."""
    what: str = ""
    """What it shows, of a screen; ``new`` of pages whose addresses are new."""
    names: str = ""
    """How much of the players' names the house lets it show."""

    def check(self, now: Tournament) -> None:  # noqa: ARG002
        """Screens are numbered from 1."""
        if self.where == "screen" and not 1 <= self.number <= MOST_SCREENS:
            raise Refused("bad-screen", most=MOST_SCREENS)


class ScreensClosed(Event, frozen=True):
    """It is shown no more."""

    KIND: ClassVar[str] = "screens-closed"
    RECORD: ClassVar[bool] = True
    where: str
    number: int = 0
