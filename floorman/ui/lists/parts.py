"""The lists' own widgets: tabs, the field that finds, the rows."""

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from floorman.ui.lists.rows import Index, Rows
from floorman.ui.paint import text
from floorman.ui.paint.parts import PaintedButton, card, pencil
from floorman.ui.theme.look import Look

_ARROWS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Tab(PaintedButton):
    """Chooses a list; left and right go to the one beside."""

    turned = Signal(int)

    def __init__(self, look: Look, word: str, parent: QWidget) -> None:
        super().__init__(look, word, parent)
        self.setCheckable(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right; the rest is a button's."""
        step = _ARROWS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.turned.emit(step)

    def paintEvent(self, _event: object) -> None:
        """The one that is on is lighter and underlined."""
        painter = pencil(self)
        on = self.isChecked()
        card(painter, self.rect(), self.look("bg3" if on else "bg2"))
        if on:
            painter.setBrush(self.look("paper"))
            painter.drawRoundedRect(2, self.height() - 3, self.width() - 4, 3, 1.5, 1.5)
        text.line(painter, self.rect(), self.text(), text.BUTTON, self.look("hi"), text.MIDDLE)
        painter.end()


class FindField(QLineEdit):
    """A fragment of a name; Down goes to the rows, Esc leaves."""

    down = Signal()
    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that are not typing."""
        if event.key() == Qt.Key.Key_Down:
            self.down.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class RowsView(QTableView):
    """A table of rows; Enter goes to the player, left and right to the list beside."""

    entered = Signal()
    turned = Signal(int)
    """1: the next list, -1: the one before."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, left and right, and the table's own keys."""
        step = _ARROWS.get(Qt.Key(event.key()))
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        elif step is not None:
            self.turned.emit(step)
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.selectRow(0 if event.key() == Qt.Key.Key_Home else self.model().rowCount() - 1)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """There is always a row that shows where the keys go."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.selectRow(0)

    def keyboardSearch(self, _search: str) -> None:
        """Letters belong to the call line."""


FACE = text.Face(14, 400, True)
_SIDE = 11
"""Pixels between a cell's edge and its words."""


class LineDelegate(QStyledItemDelegate):
    """Every cell of a ``Rows`` model; the chosen row is lighter."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Ground, words, line."""
        rows = index.model()
        if not isinstance(rows, Rows):
            return
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, self.look("bg3"))
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, self.look("line"))
        column = rows.columns[index.column()]
        said = column.shown(rows.rows[index.row()])
        if said:
            place = rect.adjusted(_SIDE, -1, -_SIDE, -1)
            ink = self.look("hi")
            text.line(painter, place, said, FACE, ink, text.RIGHT if column.right else text.LEFT, name=True)
