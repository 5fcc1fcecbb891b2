"""The focus ring: always exactly one, two pixels wide, two pixels outside of the part that has the keys."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from floorman.ui.paint.parts import pencil
from floorman.ui.paint.shapes import pen
from floorman.ui.theme.look import Look

_AWAY = 4


class FocusRing(QWidget):
    """Lies over ``home`` and follows the focus; lists that mark their own row (``ownFocus``) are left alone."""

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
        if on is None or not isValid(on) or not on.isVisible():
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
