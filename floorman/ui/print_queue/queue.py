"""The queue as a list: what prints, waits, failed or is held."""

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from floorman.desk.printing.jobs import JobRow, JobState
from floorman.text.phrases.mark import N_
from floorman.ui.lists.parts import RowsView
from floorman.ui.paint import icons, text
from floorman.ui.printing.kinds import KINDS
from floorman.ui.theme.look import Look
from floorman.ui.words import _

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
HEADS = (N_("State"), N_("Papers"), N_("Count"), N_("Serials"), N_("Printer"))
WIDE = (124, 0, 74, 132, 150)
_SPARED = {4: 620, 2: 420}
"""Columns that a narrow list goes without: which printer it is, how many there are; and the width they need."""
STATES = {
    JobState.WAITING: N_("waits"),
    JobState.PRINTING: N_("prints"),
    JobState.DONE: N_("done"),
    JobState.FAILED: N_("failed"),
    JobState.HELD: N_("held"),
}
ASKS = N_("asks")
_SIGN = 20
_SHAPES = {
    JobState.WAITING: "wait",
    JobState.PRINTING: "printer",
    JobState.DONE: "tick-disc",
    JobState.FAILED: "stop",
    JobState.HELD: "triangle",
}


def state_word(row: JobRow) -> str:
    """A row's state in one word."""
    return _(ASKS) if row.asks and row.state is JobState.HELD else _(STATES[row.state])


def serials(row: JobRow) -> str:
    """A row's serials, the first and the last."""
    return row.first if row.first == row.last else f"{row.first}–{row.last}"


def sign(row: JobRow, look: Look) -> QPixmap:
    """A row's state by its shape."""
    picture = QPixmap(2 * _SIGN, 2 * _SIGN)
    picture.setDevicePixelRatio(2)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    icons.ICONS[_SHAPES[row.state]](painter, look, QPointF(_SIGN / 2, _SIGN / 2), 8)
    painter.end()
    return picture


class JobRows(QAbstractTableModel):
    """The queue's rows, the newest first."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.rows: tuple[JobRow, ...] = ()

    def take(self, rows: tuple[JobRow, ...]) -> None:
        """Other rows; the same number of them are changed in place, so that nothing jumps."""
        newest = tuple(reversed(rows))
        if [row.number for row in newest] == [row.number for row in self.rows]:
            self.rows = newest
            if newest:
                self.dataChanged.emit(self.index(0, 0), self.index(len(newest) - 1, len(HEADS) - 1))
            return
        self.beginResetModel()
        self.rows = newest
        self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """How many jobs."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """How many columns."""
        return 0 if parent.isValid() else len(HEADS)

    def _cells(self, row: JobRow) -> tuple[str, ...]:
        return (state_word(row), _(KINDS[row.kind]), str(row.count), serials(row), row.printer or "–")

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The cell's words; why it failed for a pointer that rests there and for a screen reader."""
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        cell = self._cells(row)[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell
        if role == Qt.ItemDataRole.DecorationRole and not index.column():
            return sign(row, self.look)
        if role == Qt.ItemDataRole.ToolTipRole:
            return row.why or (f"{cell}. {row.printer}" if row.printer and cell != row.printer else cell)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            said = f"{_(HEADS[index.column()])} {cell}"
            return f"{said}. {row.why}" if row.why and not index.column() else said
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The columns' heads."""
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return _(HEADS[section])
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None


def spare(view: RowsView) -> None:
    """Shows the columns that the list has room for; a pointer that rests on a row tells the rest."""
    for column, least in _SPARED.items():
        view.setColumnHidden(column, view.width() < least)


def queue_view(parent: QWidget, model: JobRows) -> RowsView:
    """The list that shows ``model``."""
    view = RowsView(parent)
    view.setModel(model)
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setFont(text.Face(14, 400, True).font)
    view.setShowGrid(False)
    view.setWordWrap(False)
    view.setTabKeyNavigation(False)
    view.setProperty("ownFocus", True)
    view.setAccessibleName(_("Print queue"))
    view.verticalHeader().hide()
    view.verticalHeader().setDefaultSectionSize(44)
    view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    head = view.horizontalHeader()
    head.setFont(text.SMALL.font)
    head.setHighlightSections(False)
    for nth, wide in enumerate(WIDE):
        mode = QHeaderView.ResizeMode.Fixed if wide else QHeaderView.ResizeMode.Stretch
        head.setSectionResizeMode(nth, mode)
        if wide:
            view.setColumnWidth(nth, wide)
    return view
