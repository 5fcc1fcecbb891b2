"""Paints tiles and headings; a table's picture is kept until its view, mood, size or theme changes."""

from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from floorman.desk.front.views import TableState, TileView
from floorman.ui.floor.far import paint_far
from floorman.ui.floor.grid import HEADING, STEPS, Zoom, grid
from floorman.ui.floor.model import Heading, Index, TablesModel
from floorman.ui.floor.named import is_named, paint_named
from floorman.ui.floor.tile import Mood, paint_near
from floorman.ui.input.selection import Choice
from floorman.ui.paint import text
from floorman.ui.paint.shapes import pen
from floorman.ui.theme.look import Look


class _Kept(NamedTuple):
    tile: TileView
    mood: Mood
    how: tuple[Zoom, int, int, str, float]
    picture: QPixmap


_STILL = Mood()


class TileDelegate(QStyledItemDelegate):
    """Knows the grid that the view lays out, and what is chosen or aimed at."""

    def __init__(self, look: Look, choice: Choice, tables: TablesModel) -> None:
        super().__init__()
        self.look = look
        self.choice = choice
        self.tables = tables
        self.grid = grid(STEPS[0], 600)
        self.full_width = 600
        self.flash: frozenset[int] = frozenset()
        self.focused = False
        self.ratio = 1.0
        """Device pixels to a pixel, of the screen that the view is on."""
        self._kept: dict[int, _Kept] = {}
        self.painted = 0
        """How many tiles had to be drawn anew so far."""

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """The grid's cell; a heading takes a whole row."""
        if isinstance(self.tables.at(index.row()), Heading):
            return QSize(self.full_width, HEADING)
        return QSize(self.grid.cell_width, self.grid.cell_height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draws the kept picture of a tile, or a heading."""
        row = self.tables.at(index.row())
        rect: QRect = option.rect
        if isinstance(row, Heading):
            self._heading(painter, row, rect)
            return
        mood = self.mood(row.table)
        painter.drawPixmap(rect.x(), rect.y(), self._picture(row, mood, rect.width(), rect.height()))
        if mood.chosen and self.focused:
            painter.setPen(pen(self.look("focus"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(0, 0, -1, -1), 9, 9)

    def mood(self, table: int) -> Mood:
        """How a table is shown beyond what it is."""
        choice = self.choice
        if table != choice.table and table != choice.aim_table and table not in self.flash:
            return _STILL
        aimed = (choice.aim_seats or frozenset({0})) if table == choice.aim_table else frozenset()
        return Mood(table == choice.table, aimed, table in self.flash)

    def forget(self) -> None:
        """Drops all pictures; for another model."""
        self._kept.clear()

    def _picture(self, tile: TileView, mood: Mood, width: int, height: int) -> QPixmap:
        how = (self.grid.zoom, width, height, self.look.theme, self.ratio)
        kept = self._kept.get(tile.table)
        if kept is not None:
            old, old_mood, old_how, picture = kept
            if old is tile and (old_mood is mood or old_mood == mood) and old_how == how:
                return picture
        picture = self._draw(tile, mood, QSize(width, height), self.ratio)
        self._kept[tile.table] = _Kept(tile, mood, how, picture)
        return picture

    def _draw(self, tile: TileView, mood: Mood, size: QSize, ratio: float) -> QPixmap:
        self.painted += 1
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(self.look("bg0"))
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gap = self.grid.gap
        rect = QRect(gap // 2, gap // 2, size.width() - gap, size.height() - gap)
        if self.grid.zoom.far:
            paint_far(painter, self.look, tile, rect, self.grid.zoom.scale, mood)
        elif is_named(rect.width(), rect.height()) and tile.state is not TableState.BROKEN:
            paint_named(painter, self.look, tile, rect, mood)
        else:
            paint_near(painter, self.look, tile, rect, self.grid.zoom.scale, mood)
        painter.end()
        return picture

    def _heading(self, painter: QPainter, row: Heading, rect: QRect) -> None:
        wide = text.PLATE.width(row.name)
        inner = rect.adjusted(3, 4, -3, 0)
        text.line(painter, inner, row.name, text.PLATE, self.look("hi"))
        text.line(painter, inner.adjusted(wide + 10, 0, 0, 0), row.figures, text.SMALL, self.look("mid"))
