"""The list's rows as they stand in the file, with what is wrong marked where it stands."""

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QBrush, QFont, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from floorman.exchange.headers import ColumnKind
from floorman.exchange.seating import Severity
from floorman.ui.importing.reading import KEPT, ListReading, kind_words
from floorman.ui.paint import icons, text
from floorman.ui.theme.look import Look
from floorman.ui.words import _

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_FIGURES = frozenset({ColumnKind.TABLE, ColumnKind.SEAT, ColumnKind.CHIPS, ColumnKind.MONEY, ColumnKind.ORDINAL})
ICON_WIDE = 34
_MILD = frozenset({Severity.NOTE, Severity.LEFT, Severity.ASKED})
"""What has nothing lost: somebody should look, or say."""
_MOST_WIDE, _LEAST_WIDE = 190, 60


class ListModel(QAbstractTableModel):
    """A row a line of the list; the first column tells what is wrong with it."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.reading: ListReading | None = None
        self.only_questions = False
        self._rows: list[int] = []
        self._coming: frozenset[int] = frozenset()
        self._struck = QFont()
        self._struck.setStrikeOut(True)
        self._wrong: dict[int, Severity] = {}
        self._why: dict[int, str] = {}

    def take(self, reading: ListReading, only_questions: bool = False) -> None:
        """Shows a reading; with ``only_questions`` the rows that somebody should look at."""
        self.beginResetModel()
        self.reading, self.only_questions = reading, only_questions
        self._wrong, self._coming = {}, reading.coming
        for problem in reversed(reading.preview.problems):
            for line in problem.lines if problem.severity in _MILD else problem.lines[-1:]:
                self._wrong[line] = problem.severity
                self._why[line] = problem.code
        rows = reading.source.rows if reading.source else ()
        self._rows = [nth for nth, row in enumerate(rows) if not only_questions or row.line in self._wrong]
        self.endResetModel()

    def line(self, row: int) -> int:
        """The file's line in a row of the view."""
        assert self.reading is not None
        assert self.reading.source is not None
        return self.reading.source.rows[self._rows[row]].line

    def source_row(self, row: int) -> int:
        """The row of the source (from 0) in a row of the view."""
        return self._rows[row]

    def comes(self, row: int) -> bool:
        """Whether the player in a row of the view comes in."""
        return self._rows[row] in self._coming

    def row_of(self, line: int) -> int | None:
        """The view's row of a line of the file."""
        return next((nth for nth in range(len(self._rows)) if self.line(nth) == line), None)

    def wrong(self, row: int) -> Severity | None:
        """What is wrong with a row."""
        return self._wrong.get(self.line(row))

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Lines that are shown."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """The list's columns, and one for the mark."""
        if parent.isValid() or self.reading is None or self.reading.source is None:
            return 0
        return self.reading.source.width + 1

    def kind(self, column: int) -> ColumnKind | None:
        """What a column of the view is."""
        kinds = self.reading.columns.kinds if self.reading else ()
        return kinds[column - 1] if 0 < column <= len(kinds) else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The cell as it stands in the file, its side and its tint."""
        if not index.isValid() or self.reading is None or self.reading.source is None:
            return None
        column = index.column()
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            cells = self.reading.source.rows[self._rows[index.row()]].cells
            return cells[column - 1] if 0 < column <= len(cells) else ""
        if role == Qt.ItemDataRole.TextAlignmentRole and self.kind(column) in _FIGURES:
            return _RIGHT
        if role == Qt.ItemDataRole.BackgroundRole:
            return self._tint(index.row(), column)
        if role == Qt.ItemDataRole.ForegroundRole:
            return QBrush(self.look("hi" if self.kind(column) in KEPT and self.comes(index.row()) else "mid"))
        if role == Qt.ItemDataRole.FontRole and not self.comes(index.row()):
            return self._struck
        if role == Qt.ItemDataRole.AccessibleTextRole and column == 0:
            return self._said(index.row())
        return None

    def _said(self, row: int) -> str:
        """What the mark of a row says aloud."""
        wrong = _("look at this row") if self.wrong(row) else ""
        return wrong if self.comes(row) else ", ".join(filter(None, (wrong, _("left out"))))

    def _tint(self, row: int, column: int) -> QBrush | None:
        severity = self.wrong(row)
        if severity is None or self.kind(column) not in KEPT:
            return None
        return QBrush(self.look("act_bg" if severity in _MILD else "stop_bg"))


class ListDelegate(QStyledItemDelegate):
    """Draws the mark of a row; the rest is a plain cell."""

    def __init__(self, look: Look, rows: ListModel) -> None:
        super().__init__()
        self.look, self.rows = look, rows

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """An octagon or a triangle in the first column."""
        super().paint(painter, option, index)
        severity = self.rows.wrong(index.row()) if index.column() == 0 else None
        if severity is None:
            return
        rect: QRect = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        icon = icons.triangle if severity in _MILD else icons.stop
        icon(painter, self.look, QPointF(rect.center()), 8)
        painter.restore()


class ListTable(QWidget):
    """The columns' choices over the rows."""

    kind_chosen = Signal(int, object)
    """Column (from 0) and ``ColumnKind``."""
    turned = Signal(int)
    """A row of the source (from 0) is to come in, or to be left out."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.rows = ListModel(look)
        self.view = QTableView(self)
        self.view.setModel(self.rows)
        self.view.setItemDelegate(ListDelegate(look, self.rows))
        self.view.setFont(text.Face(14, 400, True).font)
        self.view.setShowGrid(False)
        self.view.setWordWrap(False)
        self.view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setAccessibleName(_("Rows of the list"))
        self.view.setProperty("ownFocus", True)
        self.view.setTabKeyNavigation(False)
        self.view.horizontalHeader().hide()
        self.view.verticalHeader().hide()
        self.view.verticalHeader().setDefaultSectionSize(28)
        self.view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.view.setToolTip(_("A double click, or Space, takes a row in or leaves it out"))
        self.view.doubleClicked.connect(lambda index: self._pressed(index, index.column() > 0))
        self.view.clicked.connect(lambda index: self._pressed(index, index.column() == 0))
        self.view.installEventFilter(self)
        self.view.horizontalScrollBar().valueChanged.connect(lambda _at: self._place())
        self.boxes: list[QComboBox] = []

    def _pressed(self, index: Index, turns: bool) -> None:
        """A double click turns a row, and so does a click on the mark at its left."""
        if turns:
            self.turned.emit(self.rows.source_row(index.row()))

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Space turns the row that is chosen."""
        space = (
            isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Space
        )
        if space:
            self.turn_chosen()
        return space

    def turn_chosen(self) -> None:
        """Takes the row that is chosen in, or leaves it out."""
        index = self.view.currentIndex()
        if index.isValid():
            self.turned.emit(self.rows.source_row(index.row()))

    def show_reading(self, reading: ListReading, only_questions: bool) -> None:
        """Shows the rows and what each column is, where the view stood before."""
        row, height = self.view.currentIndex().row(), self.view.verticalScrollBar().value()
        self.rows.take(reading, only_questions)
        if 0 <= row < self.rows.rowCount():
            self.view.setCurrentIndex(self.rows.index(row, 1))
        self.view.verticalScrollBar().setValue(height)
        kinds = reading.columns.kinds
        words = kind_words()
        while len(self.boxes) > len(kinds):
            self.boxes.pop().deleteLater()
        while len(self.boxes) < len(kinds):
            self.boxes.append(self._box(len(self.boxes), words))
        for box, kind in zip(self.boxes, kinds, strict=True):
            box.setCurrentIndex(box.findData(kind))
            box.setProperty("unused", kind not in KEPT)
        self._widths(reading)
        self._place()
        self.update()

    def _box(self, column: int, words: dict[ColumnKind, str]) -> QComboBox:
        box = QComboBox(self)
        for kind, word in words.items():
            box.addItem(word, kind)
        box.setFont(text.PLATE.font)
        box.setAccessibleName(_("What column {number} is").format(number=column + 1))
        box.activated.connect(lambda _nth: self.kind_chosen.emit(column, box.currentData()))
        box.show()
        return box

    def _widths(self, reading: ListReading) -> None:
        self.view.setColumnWidth(0, ICON_WIDE)
        source = reading.source
        for column, box in enumerate(self.boxes):
            cells = [row.cells[column] for row in source.rows[:60] if column < len(row.cells)] if source else []
            wide = max((text.BODY.width(cell) for cell in cells), default=40) + 22
            wide = max(wide, box.fontMetrics().horizontalAdvance(box.currentText()) + 62, _LEAST_WIDE)
            self.view.setColumnWidth(column + 1, min(_MOST_WIDE, wide))

    def go_to(self, line: int) -> None:
        """Scrolls to a line of the file."""
        row = self.rows.row_of(line)
        if row is not None:
            self.view.selectRow(row)
            self.view.scrollTo(self.rows.index(row, 1), QAbstractItemView.ScrollHint.PositionAtCenter)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Headings, choices, rows."""
        self.view.setGeometry(0, 72, self.width(), self.height() - 72)
        self._place()

    def _place(self) -> None:
        for column, box in enumerate(self.boxes):
            left = self.view.columnViewportPosition(column + 1)
            wide = self.view.columnWidth(column + 1) - 4
            box.setGeometry(QRect(left, 22, wide, 44))
            box.setVisible(-wide < left < self.width())
        self.update()

    def sizeHint(self) -> QSize:
        """It takes what there is."""
        return QSize(400, 300)

    def paintEvent(self, _event: object) -> None:
        """The headings as the file has them."""
        painter = QPainter(self)
        reading = self.rows.reading
        heads = reading.source.headings if reading and reading.source else ()
        for column, head in enumerate(heads):
            left = self.view.columnViewportPosition(column + 1)
            place = QRect(left + 2, 0, self.view.columnWidth(column + 1) - 10, 20)
            align = text.RIGHT if self.rows.kind(column + 1) in _FIGURES else text.LEFT
            text.line(painter, place, head, text.SMALL, self.look("mid"), align, name=True)
        painter.end()
