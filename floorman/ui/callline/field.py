"""The field that the floor types into."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit

from floorman.ui.paint import text
from floorman.ui.words import _

_ROOM_WIDE = (Qt.Key.Key_Z, Qt.Key.Key_Y)
_TYPING = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)

_PAGES = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class CallField(QLineEdit):
    """A line that tells Enter, Esc, Up and Down apart from typing."""

    entered = Signal()
    escaped = Signal()
    older = Signal()
    newer = Signal()
    held = Signal(bool)
    """Whether the field has the keys now."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("call")
        self.setAccessibleName(_("Call line"))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setFixedHeight(44)

    def event(self, event: QEvent) -> bool:
        """Ctrl+Z and Ctrl+Y are the room's undo and redo here too, not the letters'."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            room_wide = event.modifiers() == Qt.KeyboardModifier.ControlModifier and event.key() in _ROOM_WIDE
            if room_wide or any(event.matches(each) for each in _TYPING):
                event.ignore()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys with a meaning of their own are told, the rest is typed."""
        told = {
            Qt.Key.Key_Return: self.entered,
            Qt.Key.Key_Enter: self.entered,
            Qt.Key.Key_Escape: self.escaped,
            Qt.Key.Key_Up: self.older,
            Qt.Key.Key_Down: self.newer,
        }.get(Qt.Key(event.key()))
        if event.matches(QKeySequence.StandardKey.Paste):
            self._paste()
        elif event.key() in _PAGES or (event.key() == Qt.Key.Key_Home and not self.text()):
            event.ignore()
        elif told is None:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat() or event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            told.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keys have come."""
        super().focusInEvent(event)
        self.held.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keys have gone; a menu or another window only borrows them."""
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            self.held.emit(False)

    def _paste(self) -> None:
        """Lines become calls parted by semicolons; still, nothing is recorded before Enter."""
        lines = (line.strip() for line in QGuiApplication.clipboard().text().splitlines())
        self.insert("; ".join(line for line in lines if line))
        self.textEdited.emit(self.text())

    def paintEvent(self, event: QPaintEvent) -> None:
        """An empty line says how to begin, smaller than what is typed."""
        super().paintEvent(event)
        if not self.text():
            painter = QPainter(self)
            hint = self.rect().adjusted(22, 0, -8, 0)
            text.line(
                painter, hint, _("Esc, then type a call"), text.Face(15), self.palette().placeholderText().color()
            )
            painter.end()

    def type(self, typed: str) -> None:
        """Takes what was typed elsewhere in the window."""
        self.setFocus()
        self.insert(typed)
