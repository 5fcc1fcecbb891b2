"""What every maker of papers is given, and what it gives."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from floorman.core.model import Chair, Entry
from floorman.desk.desk import Desk
from floorman.desk.floor.floor import Floor
from floorman.desk.papers.selection import Selection
from floorman.desk.steady import wall_clock
from floorman.slips import values as v
from floorman.text.say import say


class Wanted(Struct, frozen=True):
    """One paper to make: for whom, for which chair, or about what."""

    entry: Entry | None = None
    chair: Chair | None = None
    about: Any = None


class Paperwork(Struct, frozen=True):
    """What every maker needs."""

    desk: Desk
    event: v.EventHeading
    lang: str
    reasons: bool = False

    @property
    def floor(self) -> Floor:
        """The room."""
        return self.desk.floor

    def player(self, entry: Entry) -> v.Player:
        """Name and entry number, and no more."""
        names = self.floor.names
        return v.Player(names.name(entry.number) or f"#{entry.number}", entry.number, names.second(entry.number))

    def say(self, code: str, **params: object) -> str:
        """A sentence in the paper's language."""
        return say(code, params, self.lang)

    def now(self) -> str:
        """The time of print."""
        return f"{self.event.date} {wall_clock(self.floor.clock())}"

    def rules(self, cites: Iterable[str]) -> tuple[str, ...]:
        """The rules as they are printed for players: no online operator stands on a live slip as an authority."""
        return tuple(cite for cite in cites if not cite.startswith("pokerstars"))


class Maker(Struct, frozen=True):
    """How one kind of paper is found and made."""

    find: Callable[[Desk, Selection], Iterable[Wanted]]
    make: Callable[[Paperwork, Wanted, v.Issue], Any]
