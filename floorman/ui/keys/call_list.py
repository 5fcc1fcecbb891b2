"""Every call under its heading, fewer as one types; a press puts the call's word into the call line."""

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from floorman.core.digits import is_number
from floorman.desk.calls.listing import CallRow, rows
from floorman.ui.paint import text
from floorman.ui.theme.look import Look
from floorman.ui.words import _

LEAST = 190
"""Pixels of width that the list cannot do without."""
Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_EXAMPLE = 236
"""Pixels for the example, which stands before what it does."""
_STACKED = 560
"""Pixels of width below which what a call does stands under its example."""


class CallRows(QAbstractListModel):
    """The forms of the calls that begin with what is typed."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang
        self.rows = rows("", lang)

    def narrow(self, typed: str) -> None:
        """Those that begin with the first word behind the seats; all of them where none does."""
        word = next((word for word in typed.split() if not is_number(word[0]) and word[0] != "#"), "")
        found = rows(word, self.lang) or rows("", self.lang)
        if found != self.rows:
            self.beginResetModel()
            self.rows = found
            self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """How many forms are shown."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What a screen reader says of a row; the row itself for the delegate."""
        row = self.rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{row.example}: {row.means}"
        return row if role == Qt.ItemDataRole.UserRole else None


class _CallPainter(QStyledItemDelegate):
    """An example and what it does; the first row of a group carries its heading above it."""

    def __init__(self, look: Look, view: QListView) -> None:
        super().__init__(view)
        self.look, self.view = look, view

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """44 pixels, to be hit by a finger; more where a heading comes first."""
        row: CallRow = index.data(Qt.ItemDataRole.UserRole)
        more = 18 * (len(self._means(row)) - 1)
        return QSize(100, 44 + more + (24 if _heading(index) else 0))

    def _means(self, row: CallRow) -> tuple[str, ...]:
        """What a call does, in as many lines as it takes under its example."""
        wide = self.view.viewport().width()
        return text.wrapped(row.means, text.SMALL, wide - 18) if wide < _STACKED else (row.means,)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Heading, example, meaning."""
        row: CallRow = index.data(Qt.ItemDataRole.UserRole)
        area = QRect(option.rect)
        heading = _heading(index)
        if heading:
            text.line(
                painter, QRect(area.left() + 10, area.top(), area.width(), 24), heading, text.SMALL, self.look("mid")
            )
            area.setTop(area.top() + 24)
        if option.state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus):
            painter.fillRect(area, self.look("bg3"))
        if area.width() < _STACKED:
            example = QRect(area.left() + 10, area.top() + 2, area.width() - 16, 20)
            faces = (text.HEAD, text.Face(15, 600, True), text.PLATE, text.CAP)
            face = next((each for each in faces if each.width(row.example) <= example.width()), text.CAP)
            text.line(painter, example, row.example, face, self.look("hi"))
            means = QRect(example.left(), area.top() + 22, example.width(), 0)
            text.block(painter, means, self._means(row), text.SMALL, self.look("mid"), 18)
            return
        text.line(
            painter,
            QRect(area.left() + 10, area.top(), _EXAMPLE, area.height()),
            row.example,
            text.HEAD,
            self.look("hi"),
        )
        text.line(painter, area.adjusted(_EXAMPLE + 14, 0, -6, 0), row.means, text.BODY, self.look("mid"))


def _heading(index: Index) -> str:
    """The heading that begins with this row, or ""."""
    row: CallRow = index.data(Qt.ItemDataRole.UserRole)
    before = index.sibling(index.row() - 1, 0)
    known: CallRow | None = before.data(Qt.ItemDataRole.UserRole) if before.isValid() else None
    return "" if known is not None and known.heading == row.heading else row.heading


class CallList(QListView):
    """The calls as a list that scrolls."""

    picked = Signal(str)
    """A call's word, to be typed on."""

    def __init__(self, look: Look, lang: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.calls = CallRows(lang)
        self.setModel(self.calls)
        self.setItemDelegate(_CallPainter(look, self))
        self.setAccessibleName(_("Calls"))
        self.setMouseTracking(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.clicked.connect(self._pick)
        self.activated.connect(self._pick)

    def narrow(self, typed: str) -> None:
        """Only the calls that begin with the first word that is typed."""
        self.calls.narrow(typed)
        self.scrollToTop()

    def _pick(self, index: Index) -> None:
        row: CallRow = index.data(Qt.ItemDataRole.UserRole)
        self.picked.emit(f"{row.words[0]} ")
