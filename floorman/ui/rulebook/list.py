"""The rules found, or the choices of the house, as a list to go through."""

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from floorman.rules.book import Rule
from floorman.ui.paint import text
from floorman.ui.paint.parts import card
from floorman.ui.rulebook.document import HouseWord
from floorman.ui.theme.look import Look

Index = QModelIndex | QPersistentModelIndex
Listed = Rule | HouseWord
_NOWHERE = QModelIndex()
ROW = 48


def over(listed: Listed) -> str:
    """The small words of a row: the citation; for a choice what was chosen and on whose word."""
    return str(listed.citation) if isinstance(listed, Rule) else f"{listed.value}  ·  {listed.authority}"


def titled(listed: Listed) -> str:
    """The large words of a row: the title; for a choice the question."""
    return listed.title if isinstance(listed, Rule) else listed.question


class RulesModel(QAbstractListModel):
    """The rules found, or the choices of the house."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: tuple[Listed, ...] = ()

    def take(self, entries: tuple[Listed, ...]) -> None:
        """Shows these, in this order."""
        self.beginResetModel()
        self.entries = entries
        self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """One row each."""
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Citation and title."""
        if not index.isValid():
            return None
        entry = self.entries[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{over(entry)}  {titled(entry)}"
        return None


class RuleRow(QStyledItemDelegate):
    """Citation over title."""

    def __init__(self, look: Look, model: RulesModel) -> None:
        super().__init__()
        self.look, self.model = look, model

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """One target."""
        return QSize(120, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Two lines; the chosen one is lighter."""
        whole: QRect = option.rect
        state: QStyle.StateFlag = option.state
        entry = self.model.entries[index.row()]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = whole.adjusted(2, 1, -2, -1)
        if state & QStyle.StateFlag.State_Selected:
            card(painter, rect, self.look("bg3"))
            painter.fillRect(QRect(rect.left(), rect.top() + 5, 4, rect.height() - 10), self.look("paper"))
        place = QRect(rect.left() + 14, rect.top() + 3, rect.width() - 20, 20)
        text.line(painter, place, over(entry), text.CHIP, self.look("mid"), name=True)
        text.line(painter, place.translated(0, 19), titled(entry), text.PLATE, self.look("hi"), name=True)
        painter.restore()


class RulesList(QListView):
    """Arrows go through the rules; letters go into the field."""

    chosen = Signal(int)
    typed = Signal(str)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tells the row that the keys are on."""
        super().currentChanged(current, previous)
        self.chosen.emit(current.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters are searched for."""
        if event.text().isprintable() and event.text().strip():
            self.typed.emit(event.text())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            event.ignore()
        else:
            super().keyPressEvent(event)
