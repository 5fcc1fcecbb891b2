"""Keys by their place on the board, so that Bulgarian, French and caps work; typed letters go to the call line."""

import sys
from collections.abc import Callable
from types import TracebackType
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

_ROWS = ((2, "1234567890"), (16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
_PLACES = {first + nth: letter for first, row in _ROWS for nth, letter in enumerate(row)}
"""Letter or digit by the key's place: Linux input codes, which are Windows' scan codes too; X11 counts from 8."""

_MAC_KEYS = (0, 11, 8, 2, 14, 3, 5, 4, 34, 38, 40, 37, 46, 45, 31, 35, 12, 15, 1, 17, 32, 9, 13, 7, 16, 6)
_MAC_DIGITS = (29, 18, 19, 20, 21, 23, 22, 26, 28, 25)
_MAC = dict(zip((*_MAC_KEYS, *_MAC_DIGITS), "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", strict=True))
"""Letter or digit by the virtual key code that macOS gives to a place."""


def placed(event: QKeyEvent, platform: str = sys.platform) -> str:
    """The Latin letter or digit that a key stands for: its own if it has one, else that of its place; "" for others."""
    key = event.key()
    if Qt.Key.Key_A <= key <= Qt.Key.Key_Z or Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
        return chr(key)
    if platform == "darwin":
        return _MAC.get(event.nativeVirtualKey(), "")
    code = event.nativeScanCode()
    return _PLACES.get(code - 8 if platform.startswith("linux") else code, "")


_PLUS = (Qt.Key.Key_Plus, Qt.Key.Key_Equal)
_ALT_PLUS = (Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier)
_TOUCHED = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)


def _not_typing() -> bool:
    return False


class Keys(NamedTuple):
    """What the window does with keys that no part has kept for itself."""

    type: Callable[[str], None]
    """Letters typed anywhere."""
    alt: Callable[[str], bool]
    """Alt with a letter or digit; True if it meant something."""
    escape: Callable[[], None]
    alive: Callable[[], bool]
    """Whether the room is shown, and not a form with fields of its own."""
    typing: Callable[[], bool] = _not_typing
    """Whether a call is half typed."""


class _told:  # noqa: N801 - reads as the sentence it stands in
    """A fault within an event filter is told as any other, and ends here: Qt would go on with it and fall."""

    def __enter__(self) -> None:
        return None

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> bool:
        if kind is not None and fault is not None:
            sys.excepthook(kind, fault, trace)
        return True


class KeyWatch(QObject):
    """Sees every key before the part that has the focus does, once ``begin`` was called."""

    def __init__(self, window: QWidget, keys: Keys) -> None:
        super().__init__(window)
        self._window, self._keys = window, keys

    def begin(self) -> None:
        """Watches from now on; before, every event of the window's making would come by here."""
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """True for the keys that were used here."""
        with _told():
            return self._takes(watched, event)
        return True

    def _takes(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _TOUCHED:
            self._wake(watched)
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if not isinstance(watched, QWidget) or watched.window() is not self._window or not self._keys.alive():
            return False
        if QApplication.activePopupWidget() is not None:
            return False
        return self._used(watched, event)

    def _wake(self, watched: QObject) -> None:
        """Keys and presses that reach a window nobody has made active (no window manager) make it so."""
        if not isinstance(watched, QWidget) or watched.window() is not self._window or self._window.isActiveWindow():
            return
        if QApplication.activeModalWidget() is None and QApplication.activePopupWidget() is None:
            self._window.activateWindow()

    def _used(self, watched: QWidget, event: QKeyEvent) -> bool:
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() in _PLUS and modifiers in _ALT_PLUS and not _keeps_keys(watched):
            return self._keys.alt("+")
        if modifiers == Qt.KeyboardModifier.AltModifier and not _keeps_keys(watched):
            letter = placed(event)
            return bool(letter) and event.text().isascii() and self._keys.alt(letter)
        if _takes_text(watched) or _keeps_keys(watched):
            return False
        if event.key() == Qt.Key.Key_Escape:
            self._keys.escape()
            return True
        plain = modifiers in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
        goes_on = self._keys.typing() and _goes_on(event.text(), watched)
        if (plain or _alt_gr(modifiers)) and (_begins_call(event.text()) or goes_on):
            self._keys.type(event.text())
            return True
        return False


def _alt_gr(modifiers: Qt.KeyboardModifier) -> bool:
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    return bool(modifiers & Qt.KeyboardModifier.GroupSwitchModifier) or modifiers == both


def _takes_text(widget: QWidget) -> bool:
    return isinstance(widget, QLineEdit | QComboBox | QAbstractSpinBox | QPlainTextEdit)


def _keeps_keys(widget: QWidget | None) -> bool:
    """Whether a part that has meanings of its own for letters (``ownKeys``) holds the widget."""
    while widget is not None:
        if widget.property("ownKeys"):
            return True
        widget = widget.parentWidget()
    return False


def _begins_call(text: str) -> bool:
    """Letters, digits, # and ? begin a call; + and − are the floor's."""
    return len(text) == 1 and (text.isalnum() or text in "#?")


def _goes_on(text: str, watched: QWidget) -> bool:
    """A half-typed call takes whatever is typed, wherever a click has taken the focus; Space still presses buttons."""
    if text == " ":
        return not isinstance(watched, QAbstractButton)
    return len(text) == 1 and text.isprintable()
