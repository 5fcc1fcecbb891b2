"""The papers that slips and sheets are printed on."""

from enum import Enum

from msgspec import Struct


class Stock(Enum):
    """What lies in the printer. The values are the names that the command line uses."""

    A4 = "a4"
    A5 = "a5"
    A3 = "a3"
    LETTER = "letter"
    ROLL_80 = "roll-80"
    CARD_4X3 = "card-4x3"


_SIZES = {
    Stock.A4: (210.0, 297.0),
    Stock.A5: (148.0, 210.0),
    Stock.A3: (297.0, 420.0),
    Stock.LETTER: (215.9, 279.4),
    Stock.ROLL_80: (80.0, 0.0),
    Stock.CARD_4X3: (101.6, 76.2),
}


class Paper(Struct, frozen=True):
    """A stock, and how large the print on it is."""

    stock: Stock
    large: bool = False
    """Large print: reading text about a quarter larger; four slips on a sheet in place of eight."""
    wall: bool = False
    """Lists for a wall, 1.8 times as large."""
    bars: bool = False
    """Code 128 in place of QR, for scanners that read no QR."""

    @property
    def width(self) -> float:
        """Width in mm."""
        return _SIZES[self.stock][0]

    @property
    def height(self) -> float:
        """Height in mm; 0 on a roll, where a page is as long as what stands on it."""
        return _SIZES[self.stock][1]

    @property
    def roll(self) -> bool:
        """Whether it is a roll."""
        return self.stock is Stock.ROLL_80


ROLL_MARGIN = 4.0
"""Left and right of the 72 mm that an 80 mm roll printer reaches."""


def paper(name: str, large: bool = False, wall: bool = False) -> Paper:
    """The paper called ``name`` (a4, a5, a3, letter, roll-80, card-4x3). ValueError for another name."""
    return Paper(Stock(name), large, wall)
