"""What the typed call was understood as, in words and with a shape; a screen reader hears every change."""

from PySide6.QtCore import QPointF, QRect, QSize
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QPainter
from PySide6.QtWidgets import QSizePolicy

from floorman.desk.front.views import Echo
from floorman.ui.paint import icons, text
from floorman.ui.paint.parts import Painted, card, pencil
from floorman.ui.theme.look import Look

_ICONS = {
    "understood": "tick",
    "cautioned": "triangle",
    "query": "tick",
    "recorded": "tick",
    "unfinished": "more",
    "not-understood": "question",
    "not-possible": "stop",
}
_SECOND = text.Face(13.5, 400, True)


class EchoPlace(Painted):
    """Shape, title and consequence."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.echo = Echo("empty")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_echo(self, echo: Echo) -> None:
        """Takes the words; they are announced if they differ."""
        if echo == self.echo:
            return
        self.echo = echo
        said = ". ".join(part for part in (echo.title, echo.detail) if part)
        self.setAccessibleName(said)
        self.setToolTip(said)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        self.announce()
        self.update()

    def announce(self) -> None:
        """Has the words spoken, also when they are the same again."""
        if self.accessibleName():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.accessibleName()))

    def minimumSizeHint(self) -> QSize:
        """It gives way before the keys do."""
        return QSize(120, 44)

    def paintEvent(self, _event: object) -> None:
        """One line of title, one of consequence; long ones take the smaller face."""
        painter = pencil(self)
        echo, middle = self.echo, self.height() // 2
        if echo.status == "recorded":
            self._recorded(painter)
            painter.end()
            return
        if echo.status in _ICONS:
            icons.ICONS[_ICONS[echo.status]](painter, self.look, QPointF(15, middle), 10)
        left = 42 if echo.status in _ICONS else 4
        room = self.width() - left - 4
        if not echo.title:
            text.line(
                painter, QRect(left, 0, room, self.height()), echo.detail, text.SMALL, self.look("mid"), name=True
            )
        else:
            self._words(painter, left, room, middle)
        painter.end()

    def _recorded(self, painter: QPainter) -> None:
        """A ground of its own, the row in white, then what was recorded: it is not taken for a call yet to be given."""
        card(painter, self.rect(), self.look("bg3"))
        said, high = self.echo.detail, self.height()
        place = QRect(6, 6, text.HEAD.width(said) + 42, high - 12)
        card(painter, place, self.look("paper"), 4)
        icons.tick(painter, self.look.swapped, QPointF(place.left() + 16, place.center().y() + 1), 8)
        text.line(painter, place.adjusted(30, 0, -8, 0), said, text.HEAD, self.look("paper_ink"))
        room = QRect(place.right() + 14, 0, self.width() - place.right() - 20, high)
        faces = (text.ECHO, text.STRONG, text.Face(16, 600, True), text.PLATE)
        face = next((each for each in faces if each.width(self.echo.title) <= room.width()), text.PLATE)
        lines = text.fitted(self.echo.title, face, room.width(), 2, name=True)
        top = (high - 20 * len(lines)) // 2
        text.block(painter, room.adjusted(0, top, 0, 0), lines, face, self.look("hi"), 20)

    def _words(self, painter: QPainter, left: int, room: int, middle: int) -> None:
        title, detail = self.echo.title, self.echo.detail
        faces = (text.ECHO, text.STRONG, text.Face(16, 600, True), text.PLATE)
        face = next((each for each in faces if each.width(title) <= room), text.PLATE)
        if not detail:
            lines = text.fitted(title, face, room, 2, name=True)
            area = QRect(left, middle - 11 * len(lines), room, 0)
            text.block(painter, area, lines, face, self.look("hi"), 22)
            return
        text.line(painter, QRect(left, middle - 22, room, 24), title, face, self.look("hi"), name=True)
        text.line(painter, QRect(left, middle + 1, room, 20), detail, _SECOND, self.look("mid"), name=True)
