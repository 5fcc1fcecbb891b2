"""What a human should look at in a list, one card each; a press goes to the row."""

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from floorman.exchange.seating import ListProblem, Severity
from floorman.ui.importing.reading import said
from floorman.ui.paint import text
from floorman.ui.paint.parts import card
from floorman.ui.paint.shapes import pen
from floorman.ui.theme.look import Look
from floorman.ui.words import _

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class Problems(QAbstractListModel):
    """A row a problem."""

    def __init__(self) -> None:
        super().__init__()
        self.problems: tuple[ListProblem, ...] = ()
        self._said: dict[int, str] = {}

    def take(self, problems: tuple[ListProblem, ...]) -> None:
        """Replaces them."""
        self.beginResetModel()
        self.problems, self._said = problems, {}
        self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """How many."""
        return 0 if parent.isValid() else len(self.problems)

    def words(self, row: int) -> str:
        """The sentence of a problem."""
        if row not in self._said:
            problem = self.problems[row]
            self._said[row] = said(problem.code, problem.params)
        return self._said[row]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The sentence."""
        if index.isValid() and role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.words(index.row())
        return None


class ProblemDelegate(QStyledItemDelegate):
    """A card with a band: stop for what is lost, act for what is only to look at."""

    def __init__(self, look: Look, problems: Problems) -> None:
        super().__init__()
        self.look, self.problems = look, problems
        self.width = 300

    def _lines(self, row: int) -> tuple[str, ...]:
        return text.wrapped(self.problems.words(row), text.BODY, self.width - 34)

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as its lines, and a gap."""
        return QSize(self.width, max(44, 16 + 19 * len(self._lines(index.row()))) + 6)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paints one card."""
        whole: QRect = option.rect
        state: QStyle.StateFlag = option.state
        rect = whole.adjusted(0, 0, 0, -6)
        note = self.problems.problems[index.row()].severity in (Severity.NOTE, Severity.LEFT, Severity.ASKED)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card(painter, rect, self.look("bg2"))
        painter.fillRect(
            QRect(rect.left(), rect.top() + 4, 5, rect.height() - 8), self.look("act_fill" if note else "stop")
        )
        lines = self._lines(index.row())
        top = rect.top() + (rect.height() - 19 * len(lines)) // 2
        text.block(painter, QRect(rect.left() + 16, top, rect.width() - 24, 0), lines, text.BODY, self.look("hi"), 19)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(pen(self.look("focus"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 6, 6)
        painter.restore()


class ProblemList(QListView):
    """The cards."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.problems = Problems()
        self.drawn = ProblemDelegate(look, self.problems)
        self.setModel(self.problems)
        self.setItemDelegate(self.drawn)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(_("Questions"))
        self.setProperty("ownFocus", True)
        self.setStyleSheet("QListView { background: transparent; }")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines wrap otherwise."""
        self.drawn.width = self.viewport().width()
        self.scheduleDelayedItemsLayout()
        super().resizeEvent(event)
