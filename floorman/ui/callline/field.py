"""The field that the floor types into."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

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
        self.setPlaceholderText(_("Esc, then type a call"))
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

    def type(self, text: str) -> None:
        """Takes what was typed elsewhere in the window."""
        self.setFocus()
        self.insert(text)
