"""The field that the floor types into."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit

from floorman.ui.paint import text
from floorman.ui.words import _


class CallField(QLineEdit):
    """A line that tells Enter, Esc, Up and Down apart from typing."""

    entered = Signal()
    escaped = Signal()
    older = Signal()
    newer = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("call")
        self.setAccessibleName(_("Call line"))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setFixedHeight(44)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys with a meaning of their own are told, the rest is typed."""
        told = {
            Qt.Key.Key_Return: self.entered,
            Qt.Key.Key_Enter: self.entered,
            Qt.Key.Key_Escape: self.escaped,
            Qt.Key.Key_Up: self.older,
            Qt.Key.Key_Down: self.newer,
        }.get(Qt.Key(event.key()))
        if told is None:
            super().keyPressEvent(event)
        else:
            told.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """An empty line says how to begin, smaller than what is typed."""
        super().paintEvent(event)
        if not self.text():
            painter = QPainter(self)
            hint = self.rect().adjusted(18, 0, -8, 0)
            text.line(
                painter, hint, _("Esc, then type a call"), text.Face(15), self.palette().placeholderText().color()
            )
            painter.end()

    def type(self, typed: str) -> None:
        """Takes what was typed elsewhere in the window."""
        self.setFocus()
        self.insert(typed)
