"""The floor itself: tiles to look at, choose and zoom."""

from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QListView

from floorman.desk.front.views import TileView
from floorman.ui.floor.delegate import TileDelegate
from floorman.ui.floor.grid import STEPS, Zoom, for_screen, grid, height_needed, screen_factor, whole_room
from floorman.ui.floor.model import Index, TablesModel
from floorman.ui.floor.ways import arrow
from floorman.ui.input.selection import Choice
from floorman.ui.paint import text
from floorman.ui.paint.parts import own_viewport
from floorman.ui.theme.look import Look
from floorman.ui.words import _

_SCROLLBAR = 12
_APART = 8


class FloorView(QListView):
    """Shows a ``TablesModel``; the current row is the chosen table."""

    entered = Signal()
    """Enter on a table: go to its seats."""
    zoomed = Signal()

    def __init__(self, look: Look, choice: Choice, tables: TablesModel) -> None:
        super().__init__()
        own_viewport(self)
        self.look, self.choice, self.tables = look, choice, tables
        self.tiles = TileDelegate(look, choice, tables)
        self.step: Zoom | None = None
        """The zoom chosen; None follows the whole room."""
        self._arrange()
        self.setModel(tables)
        self.setItemDelegate(self.tiles)
        tables.modelReset.connect(self._reset)
        look.changed.connect(self._theme)
        choice.changed.connect(self._follow)
        choice.aim_changed.connect(self._aim)
        choice.ways_changed.connect(self._show_ways)
        self._shown: set[int] = set()
        self._theme()

    def _arrange(self) -> None:
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(_("Floor"))
        self.setProperty("ownFocus", True)

    # zoom -----------------------------------------------------------------------------------------------------------

    @property
    def factor(self) -> float:
        """How much the screen asks near tiles to grow."""
        return screen_factor(self.screen().physicalDotsPerInch())

    @property
    def far(self) -> bool:
        """Whether far tiles are shown."""
        return self.tiles.grid.zoom.far

    def zoom(self, by: int) -> None:
        """One step nearer (1) or farther (-1)."""
        here = for_screen(self._step(), self.factor)
        steps = [for_screen(step, self.factor) for step in STEPS]
        if by > 0:
            beyond = [nth for nth, step in enumerate(steps) if (not step.far, step.scale) > (not here.far, here.scale)]
        else:
            beyond = [nth for nth, step in enumerate(steps) if (not step.far, step.scale) < (not here.far, here.scale)]
        if beyond:
            self.step = STEPS[beyond[0] if by > 0 else beyond[-1]]
        self._lay_out()

    def whole(self) -> None:
        """The whole room at once, as large as it goes."""
        self.step = None
        self._lay_out()

    def _step(self) -> Zoom:
        if self.step is not None:
            return self.step
        return whole_room(self.tables.sections(), self.width(), self.height())

    def _lay_out(self) -> None:
        zoom = for_screen(self._step(), self.factor)
        sections = self.tables.sections()
        wide = self.width()
        over = height_needed(grid(zoom, wide), sections) > self.height()
        if over:
            wide -= _SCROLLBAR
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOn if over else policy.ScrollBarAlwaysOff)
        self.tiles.grid = grid(zoom, wide)
        self.tiles.full_width = max(1, wide - 1)
        self.verticalScrollBar().setSingleStep(self.tiles.grid.cell_height)
        self.scheduleDelayedItemsLayout()
        self.zoomed.emit()
        QTimer.singleShot(0, self, self._show_current)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tiles stretch over the new width."""
        self._lay_out()
        super().resizeEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolls by whole rows; with Ctrl it zooms."""
        turn = event.angleDelta().y()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(1 if turn > 0 else -1)
        elif turn:
            bar = self.verticalScrollBar()
            row = self.tiles.grid.cell_height
            bar.setValue(((bar.value() // row) + (-1 if turn > 0 else 1)) * row)
        event.accept()

    # what is chosen ---------------------------------------------------------------------------------------------------

    def currentChanged(self, current: Index, previous: Index) -> None:
        """The current row is the chosen table."""
        super().currentChanged(current, previous)
        row = self.tables.at(current.row()) if current.isValid() else None
        if isinstance(row, TileView) and row.table != self.choice.table:
            self.choice.choose(row.table)

    def _follow(self) -> None:
        row = self.tables.row_of(self.choice.table)
        if row is not None and row != self.currentIndex().row():
            place = self.tables.index(row)
            self.selectionModel().setCurrentIndex(place, QItemSelectionModel.SelectionFlag.ClearAndSelect)
            self.scrollTo(place)
        self._touch({self.choice.table})

    def _aim(self) -> None:
        self._touch({self.choice.aim_table})
        row = self.tables.row_of(self.choice.aim_table)
        if row is not None:
            self.scrollTo(self.tables.index(row))

    def _touch(self, tables: set[int | None]) -> None:
        """Repaints these tables and those that were marked before."""
        self._repaint(tables | self._shown)
        self._shown = {table for table in (self.choice.table, self.choice.aim_table) if table is not None}

    def _repaint(self, tables: Iterable[int | None]) -> None:
        for table in tables:
            row = self.tables.row_of(table)
            if row is not None:
                self.update(self.tables.index(row))

    def flash(self, tables: frozenset[int]) -> None:
        """Lifts these tiles for 150 ms, to show what a call has changed; not where less motion is asked for."""
        from PySide6.QtWidgets import QStyle  # its enums take as long to make as the tiles to paint

        if not self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration):
            return
        self.tiles.flash = tables
        self._repaint(tables)
        QTimer.singleShot(150, self, lambda: self._end_flash(tables))

    def _end_flash(self, tables: frozenset[int]) -> None:
        if self.tiles.flash == tables:
            self.tiles.flash = frozenset()
        self._repaint(tables)

    def _show_current(self) -> None:
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def _reset(self) -> None:
        self._lay_out()
        self._follow()

    def _theme(self) -> None:
        palette = self.palette()
        palette.setColor(palette.ColorRole.Base, self.look("bg0"))
        self.setStyleSheet(f"QListView {{ background: {self.look.tokens.bg0}; }}")
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A room without tables says how to open some."""
        self.tiles.ratio = self.devicePixelRatioF()
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        rects = list(cast("Iterable[QRect]", event.region()))
        self._ground(rects)
        # Qt asks every tile between the first and the last that changed: two far apart would ask for hundreds
        for rect in rects if len(rects) <= _APART else [event.rect()]:
            super().paintEvent(QPaintEvent(rect))
        if self.choice.ways:
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_ways(painter)
            painter.end()
        if not self.tables.rowCount():
            painter = QPainter(self.viewport())
            said = _("Open tables: open 1..12") if not self.tables.narrowed else _("No such table now")
            text.line(painter, self.viewport().rect(), said, text.HEAD, self.look("mid"), text.MIDDLE)
            painter.end()

    def _show_ways(self) -> None:
        self.viewport().update()

    def _paint_ways(self, painter: QPainter) -> None:
        """An arrow from the tile that a player leaves to the one that he goes to."""
        for came_from, goes_to in self.choice.ways:
            rows = self.tables.row_of(came_from), self.tables.row_of(goes_to)
            if None in rows or came_from == goes_to:
                continue
            start, end = (QRectF(self.visualRect(self.tables.index(row or 0))) for row in rows)
            arrow(painter, self.look, start, end)

    def _ground(self, rects: list[QRect]) -> None:
        painter = QPainter(self.viewport())
        for rect in rects:
            painter.fillRect(rect, self.look("bg0"))
        painter.end()

    # keys -------------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes to the seats, + and − zoom, Home shows the room; arrows choose."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        elif event.text() in ("+", "-", "−") or key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus):
            self.zoom(1 if event.text() == "+" or key == Qt.Key.Key_Plus else -1)
        elif key == Qt.Key.Key_Home:
            self.whole()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, _search: str) -> None:
        """Letters belong to the call line."""

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """The next table in the direction of the key; headings are stepped over."""
        here = self.currentIndex()
        last = self.tables.rowCount() - 1
        if not here.isValid():
            return self._table_from(0, 1)
        move = QAbstractItemView.CursorAction
        if action in (move.MoveRight, move.MoveNext):
            return self._table_from(min(last, here.row() + 1), 1) or here
        if action in (move.MoveLeft, move.MovePrevious):
            return self._table_from(max(0, here.row() - 1), -1) or here
        if action in (move.MoveUp, move.MoveDown):
            return self._above_or_below(here, action == move.MoveDown)
        if action == move.MoveEnd:
            return self._table_from(last, -1)
        return super().moveCursor(action, modifiers)

    def _table_from(self, row: int, step: int) -> QModelIndex:
        while 0 <= row < self.tables.rowCount():
            if isinstance(self.tables.at(row), TileView):
                return self.tables.index(row)
            row += step
        return QModelIndex()

    def _above_or_below(self, here: QModelIndex, down: bool) -> QModelIndex:
        start = self.visualRect(here)
        step = 1 if down else -1
        best, found = (1 << 30, 0), here
        row = here.row() + step
        while 0 <= row < self.tables.rowCount():
            place = self.tables.index(row)
            rect = self.visualRect(place)
            away = abs(rect.top() - start.top())
            if away > best[0]:
                break
            apart = (away, abs(rect.left() - start.left()))
            if away and apart < best and isinstance(self.tables.at(row), TileView):
                best, found = apart, place
            row += step
        return found

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The chosen tile shows the focus; without one the first is chosen."""
        self.tiles.focused = True
        super().focusInEvent(event)
        if self.choice.table is None:
            first = self._table_from(0, 1)
            if first.isValid():
                self.setCurrentIndex(first)
        self._touch({self.choice.table})

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The focus has gone elsewhere."""
        self.tiles.focused = False
        super().focusOutEvent(event)
        self._touch({self.choice.table})
