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

    def share(self, path: str) -> str:
        """Moves a file's tournament into this machine's hall; its name there. Raises NotOpened: it stays a file."""
        ...

    def join(self, address: str, digits: str, name: str) -> tuple[str, ...]:
        """Joins a hall by six digits; its tournaments. Raises NotOpened."""
        ...

    def halls(self) -> tuple[str, ...]:
        """The tournaments of halls that this machine belongs to and that answer."""
        ...


class DeskOpener:
    """Opens desks on files, and in halls."""

    def open(self, path: str) -> "Room":
        """The tournament in a file. Raises NotOpened."""
        from floorman.desk.files.opening import is_in_a_hall, open_or_look
        from floorman.desk.front.room import Room

        try:
            return Room(open_or_look(path if is_in_a_hall(path) else Path(path), lang=_lang()))
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

    def share(self, path: str) -> str:
        """Moves a file's tournament into this machine's hall; its name there. Raises NotOpened: it stays a file."""
        from floorman.hall.sharing import share

        try:
            return share(path)
        except (Refused, OSError) as fault:
            raise NotOpened(why_not(fault) if isinstance(fault, Refused) else str(fault.strerror)) from fault

    def join(self, address: str, digits: str, name: str) -> tuple[str, ...]:
        """Joins a hall by six digits; its tournaments. Raises NotOpened."""
        from floorman.hall.membership import address_typed, join_with_digits
        from floorman.hall.sharing import plain_name

        try:
            return tuple(join_with_digits(*address_typed(address), digits, plain_name(name)))
        except Refused as fault:
            raise NotOpened(why_not(fault)) from fault

    def halls(self) -> tuple[str, ...]:
        """The tournaments of halls that this machine belongs to and that answer."""
        from floorman.hall.membership import enterable

        return tuple(enterable())


def _lang() -> str:
    return spoken() if spoken() in LANGUAGES else "en"
