"""Who has the keys: a ring around it, always exactly one; Tab from part to part, arrows between a part's buttons."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

from floorman.ui.paint.parts import pencil
from floorman.ui.paint.shapes import pen
from floorman.ui.table.plate import Plate
from floorman.ui.theme.look import Look

_AWAY = 4


class FocusRing(QWidget):
    """Two pixels wide, two outside of the part of ``home`` that has the keys, over everything.

    Lists that mark their own row (``ownFocus``) are left alone.
    """

    def __init__(self, look: Look, home: QWidget) -> None:
        super().__init__(home)
        self.look, self.home = look, home
        self._on: QWidget | None = None
        self._watched: list[QWidget] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._changed)
        look.changed.connect(self.update)
        self.hide()

    def _changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        for watched in self._watched:
            if isValid(watched):
                watched.removeEventFilter(self)
        self._on, self._watched = None, []
        if new is not None and self.home.isAncestorOf(new) and not new.property("ownFocus"):
            self._on = new
            self._watched = self._line(new)
            for watched in self._watched:
                watched.installEventFilter(self)
        self._follow()

    def _line(self, part: QWidget) -> list[QWidget]:
        """The part and all that it lies in, up to the window: any of them may move it."""
        line = [part]
        while (parent := line[-1].parentWidget()) is not None and parent is not self.home:
            line.append(parent)
        return line

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Goes where the part goes."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide):
            self._follow()
        return False

    def _follow(self) -> None:
        on = self._on
        if on is None or not isValid(on) or not on.isVisible() or on.visibleRegion().isEmpty():
            self.hide()
            return
        corner = on.mapTo(self.home, QPoint(0, 0))
        around = QRect(corner, on.size()).adjusted(-_AWAY, -_AWAY, _AWAY, _AWAY)
        around = around.intersected(self.home.rect())
        self.setGeometry(around)
        whole = self.rect()
        self.setMask(QRegion(whole).subtracted(QRegion(whole.adjusted(3, 3, -3, -3))))
        self.raise_()
        self.show()
        self.update()

    def paintEvent(self, _event: object) -> None:
        """One rounded line."""
        painter = pencil(self)
        painter.setPen(pen(self.look("focus"), 2))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 8, 8)
        painter.end()


Parts = list[list[QWidget]]
"""The window's parts in the order of Tab, each with its widgets that take the keys."""


def reachable(parts: Sequence[Sequence[QWidget]]) -> Parts:
    """The parts that can be gone to now."""
    able = [[each for each in part if each.isVisible() and each.isEnabled()] for part in parts]
    return [part for part in able if part]


def inside(pane: QWidget | None) -> Parts:
    """The widgets of a pane that take the keys, each a part of its own."""
    if pane is None:
        return []
    return [[each] for each in pane.findChildren(QWidget) if each.focusPolicy() & Qt.FocusPolicy.TabFocus]


def go(parts: Parts, now: QWidget | None, forward: bool) -> bool:
    """Tab or Shift+Tab, while ``now`` has the keys: to the next or the last part; True if there is one."""
    if not parts:
        return False
    here = next((nth for nth, part in enumerate(parts) if now in part), -1)
    there = parts[(here + (1 if forward else -1)) % len(parts)] if here >= 0 else parts[0]
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    _entrance(there).setFocus(reason)
    return True


def _entrance(part: list[QWidget]) -> QWidget:
    """Where a part is entered: the chosen plate, else its first widget."""
    return next((each for each in part if isinstance(each, Plate) and each.isChecked()), part[0])


def beside(parts: Parts, now: QWidget, step: int) -> bool:
    """An arrow, while ``now`` has the keys: to the button beside, inside the part; True if there is one."""
    for part in parts:
        if now in part and isinstance(now, QAbstractButton) and not isinstance(now, Plate):
            part[(part.index(now) + step) % len(part)].setFocus(Qt.FocusReason.OtherFocusReason)
            return len(part) > 1
    return False
