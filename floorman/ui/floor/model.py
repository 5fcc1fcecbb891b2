"""The room's tables as a list model: one row a table, and a heading row a section where there are several."""

from collections.abc import Collection, Iterable
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from floorman.desk.front.views import Freshness, TableState, TileView
from floorman.text.phrases.mark import N_
from floorman.ui.words import _

if TYPE_CHECKING:
    from floorman.desk.front.room import Room

Index = QModelIndex | QPersistentModelIndex
TILE_ROLE = Qt.ItemDataRole.UserRole + 1
_NOWHERE = QModelIndex()
_AGES = {Freshness.NEVER: N_("positions never seen"), Freshness.OLD: N_("old positions")}


class Heading(NamedTuple):
    """A section's name and figures."""

    name: str
    figures: str


class TablesModel(QAbstractListModel):
    """Rows in the desk's order; a tile is asked for when it is first shown."""

    def __init__(self, room: "Room") -> None:
        super().__init__()
        self._room = room
        self._rows: list[TileView | Heading] = []
        self._row_of: dict[int, int] = {}
        self._only: frozenset[int] | None = None
        self.order: tuple[int, ...] = ()
        """Every table of the room, whether it is shown or not."""
        self.load()

    def load(self, only: frozenset[int] | None = None) -> None:
        """Reads the room anew; with ``only``, those tables alone."""
        self.beginResetModel()
        self._only = only
        self.order = self._room.tables()
        tiles = self._room.tiles_of([table for table in self.order if only is None or table in only])
        self._rows = _with_headings(tiles)
        self._row_of = {row.table: nth for nth, row in enumerate(self._rows) if isinstance(row, TileView)}
        self.endResetModel()

    def refresh(self, tables: Iterable[int] | None = None) -> None:
        """Reads these tables' tiles anew, or all; rows that differ say so. Opened tables make it load again."""
        if self._room.tables() != self.order:
            self.load(self._only)
            return
        # a thousand tables are asked after every call, and one or two answer
        rows, row_of = self._rows, self._row_of
        places = row_of if tables is None else {table: row_of[table] for table in tables if table in row_of}
        for nth, tile in zip(places.values(), self._room.tiles_of(places), strict=True):
            if tile is not rows[nth]:
                rows[nth] = tile
                place = self.index(nth)
                self.dataChanged.emit(place, place)

    @property
    def narrowed(self) -> bool:
        """Whether a filter is on."""
        return self._only is not None

    def row_of(self, table: int | None) -> int | None:
        """The row of a table, None if it is not shown."""
        return None if table is None else self._row_of.get(table)

    def at(self, row: int) -> TileView | Heading:
        """What stands in a row."""
        return self._rows[row]

    def shown(self) -> Collection[int]:
        """The tables that are shown."""
        return self._row_of.keys()

    def sections(self) -> list[int]:
        """How many tables each section shows; one figure if there are no headings."""
        counts: list[int] = []
        for row in self._rows:
            if isinstance(row, Heading) or not counts:
                counts.append(0)
            counts[-1] += isinstance(row, TileView)
        return counts

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Tables and headings."""
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Headings cannot be chosen."""
        if not index.isValid() or isinstance(self._rows[index.row()], Heading):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Number and spoken text of a table, or its ``TileView`` under ``TILE_ROLE``."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == TILE_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.name if isinstance(row, Heading) else str(row.table)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return f"{row.name}, {row.figures}" if isinstance(row, Heading) else told(row)
        return None


def _with_headings(tiles: list[TileView]) -> list[TileView | Heading]:
    groups = [(name, list(group)) for name, group in groupby(tiles, lambda tile: tile.section)]
    if len(groups) < 2:
        return list(tiles)
    rows: list[TileView | Heading] = []
    for name, group in groups:
        rows.append(Heading(name, _figures(group)))
        rows.extend(group)
    return rows


def _figures(group: list[TileView]) -> str:
    players = sum(tile.players for tile in group)
    return _("tables: {tables}, players: {players}").format(tables=len(group), players=players)


def told(tile: TileView) -> str:
    """A table in words: all that its tile shows by shape and colour."""
    first = tile.spoken or _("Table {table}").format(table=tile.table)
    if tile.state is TableState.BROKEN:
        return first
    marks = (
        _("off balance {players}").format(players=f"{tile.off_balance:+d}") if tile.outside_gap else "",
        _("in transit to it: {players}").format(players=tile.transit) if tile.transit else "",
        _("place in the break order: {place}").format(place=tile.break_place) if tile.break_place else "",
        _AGES.get(tile.freshness, "") and _(_AGES[tile.freshness]),
    )
    return ", ".join(mark for mark in (first, *marks) if mark)
