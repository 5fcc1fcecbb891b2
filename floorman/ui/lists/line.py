"""Paints the cells of a list: words on a ground with a line below. Style sheets take four times as long for each."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from floorman.ui.lists.rows import Index, Rows
from floorman.ui.paint import text
from floorman.ui.theme.look import Look

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
