"""The way from the window to a tournament's file; it is asked only when somebody opens or makes one."""

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from floorman.core.refused import Refused
from floorman.ui.words import LANGUAGES, _, spoken, why_not

if TYPE_CHECKING:
    from floorman.desk.front.room import Room


class NotOpened(Exception):
    """A tournament cannot be opened or made; its text is one sentence for the floor."""


class NewTournament(Struct, frozen=True):
    """What the form asks of a new tournament."""

    path: str
    name: str
    event: str = ""
    day: str = ""
    house: str = "tda-2024"
    """A shipped house's name, or the path of a house file."""
    seats: int = 9
    tables: tuple[int, ...] = ()


class TournamentOpener(Protocol):
    """Opens and makes tournaments."""

    def open(self, path: str) -> "Room":
        """The tournament in a file; only to look at if another window has it. Raises NotOpened."""
        ...

    def new(self, asked: NewTournament) -> "Room":
        """Makes a file and opens it. Raises NotOpened."""
        ...

    def houses(self) -> tuple[tuple[str, str], ...]:
        """The shipped houses: name and title."""
        ...

    def made_up(self, path: str) -> "Room":
        """A made-up evening of 58 entries, in a new file. Raises NotOpened."""
        ...


class DeskOpener:
    """Opens desks on files."""

    def open(self, path: str) -> "Room":
        """The tournament in a file. Raises NotOpened."""
        from floorman.desk.files.opening import open_or_look
        from floorman.desk.front.room import Room

        try:
            return Room(open_or_look(Path(path), lang=_lang()))
        except Refused as fault:
            raise NotOpened(why_not(fault)) from fault

    def new(self, asked: NewTournament) -> "Room":
        """Makes a file and opens it. Raises NotOpened."""
        from floorman.desk.files.opening import Opening, new_desk
        from floorman.desk.front.room import Room

        opening = Opening(asked.name, asked.event, asked.day, asked.house, asked.seats, asked.tables)
        try:
            Path(asked.path).parent.mkdir(parents=True, exist_ok=True)
            return Room(new_desk(Path(asked.path), opening, lang=_lang()))
        except Refused as fault:
            raise NotOpened(why_not(fault)) from fault
        except OSError as fault:
            raise NotOpened(_("The folder cannot be made: {why}").format(why=fault.strerror)) from fault

    def houses(self) -> tuple[tuple[str, str], ...]:
        """The shipped houses: name and title."""
        from floorman.desk.house.houses import shipped_houses

        return tuple((name, house.name) for name, house in shipped_houses().items())

    def made_up(self, path: str) -> "Room":
        """A made-up evening of 58 entries, in a new file. Raises NotOpened."""
        from floorman.desk.front.room import Room
        from floorman.desk.simulation.demo import demo_evening

        try:
            return Room(demo_evening(path, players=58, lang=_lang()))
        except Refused as fault:
            raise NotOpened(why_not(fault)) from fault


def _lang() -> str:
    return spoken() if spoken() in LANGUAGES else "en"
