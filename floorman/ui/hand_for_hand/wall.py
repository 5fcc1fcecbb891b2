"""Where tables stand on the hand-for-hand wall: open ones large, done ones in a strip below; no widgets."""

from collections.abc import Collection, Sequence
from enum import Enum
from typing import NamedTuple

from floorman.desk.conduct.hand_for_hand import BoardTile

MOST_NEAR = 45
"""Tables beyond which all open ones are far tiles."""
CHIP = (53, 44)
"""The size of a done table in the strip, in pixels."""
CHIP_GAP = 6
_LARGE = (190, 168)
_SMALL = (96, 84)
_FAR = (70, 44)
_WIDEST, _HIGHEST = 340, 264


class TileForm(Enum):
    """How a table is drawn."""

    LARGE = "large"
    SMALL = "small"
    FAR = "far"
    CHIP = "chip"
    """Done, in the strip."""
    OUTLINE = "outline"
    """Done, where it was dealing: its place stays free until the wall is laid out anew."""


class Cells(NamedTuple):
    """TileForm, columns, and the size and distance of the tiles, in pixels."""

    form: TileForm
    columns: int
    wide: int
    high: int
    gap: int
    needs: int
    """How high all rows are."""


def cells(count: int, wide: int, high: int) -> Cells:
    """The largest tiles that show ``count`` tables in ``wide`` by ``high`` pixels; far ones scroll if they must."""
    if count <= MOST_NEAR:
        for form, least, gap in ((TileForm.LARGE, _LARGE, 8), (TileForm.SMALL, _SMALL, 6)):
            fit = [one for one in _every(form, count, wide, high, gap) if one.wide >= least[0] and one.high >= least[1]]
            if fit:
                return max(fit, key=lambda one: (min(one.wide, one.high), -one.columns))
    columns = max(1, (wide + 4) // (_FAR[0] + 4))
    rows = -(-count // columns)
    return Cells(TileForm.FAR, columns, (wide + 4) // columns - 4, _FAR[1], 4, rows * (_FAR[1] + 4))


def _every(form: TileForm, count: int, wide: int, high: int, gap: int) -> list[Cells]:
    """The wall in each number of columns."""
    found = []
    for columns in range(1, max(1, count) + 1):
        rows = max(1, -(-count // columns))
        tall = min(_HIGHEST, (high + gap) // rows - gap)
        found.append(Cells(form, columns, min(_WIDEST, (wide + gap) // columns - gap), tall, gap, rows * (tall + gap)))
    return found


def chips_in_a_row(wide: int) -> int:
    """How many done tables stand side by side in the strip."""
    return max(1, (wide + CHIP_GAP) // (CHIP[0] + CHIP_GAP))


def strip_height(count: int, wide: int) -> int:
    """How high the strip of done tables is, without its heading."""
    return -(-count // chips_in_a_row(wide)) * (CHIP[1] + CHIP_GAP)


class Wall:
    """Which tables stand on the wall, and in which order; the rest stand in the strip.

    It is made anew with every hand that is dealt, with other tables, and when one of its rows has emptied; until then a
    table that is done leaves its outline, so that the others keep their places.
    """

    def __init__(self) -> None:
        self.placed: tuple[int, ...] = ()
        self.strip: tuple[int, ...] = ()
        self._opened: set[int] = set()
        self._hand = -1

    def open_again(self, table: int) -> None:
        """A done table is to be looked at: it stands among the open ones until the next hand."""
        self._opened.add(table)
        self._hand = -1

    def stands(self, tiles: Sequence[BoardTile], hand: int, columns: int) -> bool:
        """Takes the board as it is; True if the wall was made anew. ``columns``: of the wall as it stands."""
        if hand != self._hand >= 0:
            self._opened.clear()
        known = {*self.placed, *self.strip} == {tile.table for tile in tiles}
        shut = {tile.table for tile in tiles if closed(tile)} - self._opened
        if hand == self._hand and known and not self._row_empty(shut, columns) and not self._reopened(tiles):
            return False
        self._hand = hand
        order = sorted(tiles, key=lambda tile: (not tile.recount, tile.table))
        self.placed = tuple(tile.table for tile in order if tile.table not in shut)
        self.strip = tuple(sorted(shut))
        return True

    def _row_empty(self, shut: Collection[int], columns: int) -> bool:
        rows = [self.placed[at : at + columns] for at in range(0, len(self.placed), max(1, columns))]
        return any(all(table in shut for table in row) for row in rows)

    def _reopened(self, tiles: Sequence[BoardTile]) -> bool:
        """Whether a table of the strip is open again: its count no longer agrees."""
        return any(tile.table in self.strip and not closed(tile) for tile in tiles)

    def is_outline(self, tile: BoardTile) -> bool:
        """Whether only the place of a table is kept."""
        return closed(tile) and tile.table not in self._opened


def closed(tile: BoardTile) -> bool:
    """Whether a table has finished the hand, and its count agrees."""
    return tile.done and not tile.recount
