"""What a tournament is beyond one freezeout day: its format, bags of chips, areas of the room."""

from typing import Literal

from floorman.core.chairs import EntryNo, TableNo
from floorman.core.recorded import Recorded

FormatKind = Literal["freezeout", "satellite", "shootout", "heads-up", "flight", "day"]
FlightReentry = Literal["", "any", "busted", "none"]
AreaColour = Literal["red", "orange", "yellow", "green", "blue", "purple", "brown", "grey"]
AREA_LETTERS: dict[AreaColour, str] = {
    "red": "R",
    "orange": "O",
    "yellow": "Y",
    "green": "G",
    "blue": "B",
    "purple": "P",
    "brown": "N",
    "grey": "W",
}
"""Each colour of an area with the letter that stands for it where colours are not seen."""


class Format(Recorded, frozen=True):
    """How a tournament is played. What a kind does not use has its default."""

    kind: FormatKind = "freezeout"
    seat: int = 0
    """Of a satellite: what one seat is worth, in minor units."""
    guaranteed_seats: int = 0
    rest: Literal["", "next", "equal", "steps"] = ""
    """Who gets what the seats leave of the pool; "" for the house's choice."""
    step: int = 0
    target: str = ""
    """The tournament for which seats are won."""
    table: int = 0
    """Of a shootout: seats of a table."""
    advance: int = 1
    """Players who go on from each table."""
    final: int = 0
    """Players with whom the last table is played; 0 for as many as a table has seats."""
    clock: Literal["event", "own"] = "event"
    """Whose clock a heads-up match goes by."""
    name: str = ""
    """Of a flight: ``1A``."""
    reentry: FlightReentry = ""
    """Who may enter a further flight; "" for the house's choice."""
    number: int = 0
    """Of a day that follows flights."""
    bag_prize: int = 0
    """Minor units for each further bag, which leaves play."""
    keep: int = 0
    """Chairs that the next day's draw leaves free for late entries."""


class ChipBag(Recorded, frozen=True):
    """A player's chips in a bag overnight."""

    counts: tuple[int, ...]
    """As they were counted, the last last."""
    number: int = 0
    """On the bag; 0 where nobody has told."""

    @property
    def chips(self) -> int:
        """What was counted last."""
        return self.counts[-1]

    def agreed(self, wanted: int) -> bool:
        """Whether it was counted ``wanted`` times (1 or 2) with the same outcome in the end."""
        return len(self.counts) >= wanted and len(set(self.counts[-wanted:])) == 1


class RoomArea(Recorded, frozen=True):
    """A part of the room."""

    colour: AreaColour
    tables: tuple[TableNo, ...]
    name: str = ""
    """Where it is, as the room says it: ``by the window``."""

    @property
    def letter(self) -> str:
        """Stands for its colour."""
        return AREA_LETTERS[self.colour]


class FlightRead(Recorded, frozen=True):
    """A flight's file, as it was when it was read."""

    name: str
    code: int
    rows: int
    last: str
    """The chain's sum of its last row, in hex."""
    file: str = ""
    """The file's name, without its folder."""


class FlightBag(Recorded, frozen=True):
    """A bag out of a flight."""

    flight: str
    entry: EntryNo
    """The number that the player had there."""
    chips: int


class GameOrder(Recorded, frozen=True):
    """Games that each table deals in turn."""

    games: str
    """A letter for each: ``HORSE``."""
    hands: int
    """Of each game at a table."""

    def at(self, hands: int) -> str:
        """The letter of the game after so many hands of the first."""
        return self.games[hands // self.hands % len(self.games)]


class ShorterTables(Recorded, frozen=True):
    """Tables are to have fewer seats once so many players are left."""

    seats: int
    at: int


class DealerLine(Recorded, frozen=True):
    """Dealers in the order in which they go on from table to table."""

    line: tuple[str, ...]
    push: int
    at: int
    """When they were pushed last."""

    def pushed(self) -> tuple[str, ...]:
        """The line after one push: everybody one table on, the last who rested to the first table."""
        return (*self.line[-1:], *self.line[:-1])
