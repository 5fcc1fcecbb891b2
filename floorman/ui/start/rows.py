"""The large keys of the start page: a tournament to go on with, a way to begin, a language."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from floorman.desk.words.day_names import bare_day
from floorman.ui.paint import icons, text
from floorman.ui.paint.parts import PaintedButton, cap, cap_width, card, pencil
from floorman.ui.paint.shapes import pen
from floorman.ui.start.recent import RecentFile
from floorman.ui.theme.look import Look
from floorman.ui.words import _

_NAME = text.Face(20, 600)
_COUNT = text.Face(22, 700, True)
_EVENT = text.Face(20, 700)
_CAP_HIGH = 30


class StartKey(PaintedButton):
    """A card with a cap at its right; Enter presses it, too. White: the likeliest one."""

    def __init__(self, look: Look, label: str, key: str, parent: QWidget, under: str = "", white: bool = False) -> None:
        super().__init__(look, label, parent)
        self.key, self.under, self.white = key, under, white
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.setAccessibleName(", ".join(part for part in (label, under, key) if part))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """As wide as its word and its cap."""
        return QSize(28 + text.HEAD.width(self.text()) + (max(34, cap_width(self.key)) + 14 if self.key else 0), 46)

    def ink(self, name: str = "hi") -> QColor:
        """A token's colour on this card."""
        return self.look("paper_ink" if self.white else name)

    def paintEvent(self, _event: object) -> None:
        """Ground, what the card says, cap."""
        painter = pencil(self)
        if self.white:
            card(painter, self.rect(), self.look("paper"), 6)
        else:
            card(painter, self.rect(), self.look("bg2"), 6, self.look("line"))
        self.draw(painter, self.rect().adjusted(14, 0, -14, 0))
        painter.end()

    def draw(self, painter: QPainter, room: QRect) -> None:
        """Word, and what it is about under it or beside it; the cap."""
        room = self.draw_cap(painter, room)
        if not self.under:
            text.line(painter, room, self.text(), text.HEAD, self.ink(), name=True)
            return
        middle = self.height() // 2
        wide = text.HEAD.width(self.text())
        if self.height() < 60:
            text.line(painter, room, self.text(), text.HEAD, self.ink())
            beside = room.adjusted(wide + 12, 1, 0, 0)
            if text.BODY.width(self.under) <= beside.width():
                text.line(painter, beside, self.under, text.BODY, self.ink("mid"))
            return
        lines = text.fitted(self.under, text.BODY, room.width(), 2 if self.height() >= 70 else 1)
        if len(lines) > 1:
            middle -= 8
        text.line(painter, QRect(room.left(), middle - 22, room.width(), 22), self.text(), text.STRONG, self.ink())
        under = QRect(room.left(), middle + 2, room.width(), 20)
        text.block(painter, under, lines, text.BODY, self.ink("mid"), 19)

    def draw_cap(self, painter: QPainter, room: QRect) -> QRect:
        """The key at the right; what is left of the room."""
        if not self.key:
            return room
        wide = max(34, cap_width(self.key))
        where = QRect(room.right() - wide, (self.height() - _CAP_HIGH) // 2, wide, _CAP_HIGH)
        cap(painter, where, self.key, self.look("paper" if self.white else "bg1"), self.ink(), self.ink("edge"))
        return room.adjusted(0, 0, -wide - 12, 0)


class IconKey(StartKey):
    """One with an icon before its words."""

    def __init__(self, look: Look, sign: str, label: str, key: str, parent: QWidget, under: str) -> None:
        super().__init__(look, label, key, parent, under)
        self.sign = sign

    def draw(self, painter: QPainter, room: QRect) -> None:
        """The icon, and the rest beside it."""
        at = QPointF(room.left() + 14, self.height() / 2)
        if self.sign == "plus":
            painter.setPen(pen(self.ink(), 3))
            painter.drawLine(at - QPointF(8, 0), at + QPointF(8, 0))
            painter.drawLine(at - QPointF(0, 8), at + QPointF(0, 8))
        elif self.sign == "play":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.ink())
            painter.drawPolygon([at + QPointF(-6, -9), at + QPointF(9, 0), at + QPointF(-6, 9)])
        else:
            icons.ICONS[self.sign](painter, self.look, at, 9)
        super().draw(painter, room.adjusted(40, 0, 0, 0))


class RecentKey(StartKey):
    """A tournament to go on with: event, name and date, players left of all."""

    def __init__(self, look: Look, recent: RecentFile, day: str, key: str, parent: QWidget) -> None:
        said = _("Open {name}").format(name=recent.name)
        super().__init__(look, said, key, parent, white=key == "Enter")
        self.recent, self.day = recent, day
        left = _("{alive} of {entries}").format(alive=recent.alive, entries=recent.entries) if recent.entries else ""
        self.left = left
        self.setAccessibleName(", ".join(part for part in (said, day, left, self._state(), key) if part))
        self.setToolTip(recent.path)

    def _state(self) -> str:
        return _("over") if self.recent.over else ""

    def draw(self, painter: QPainter, room: QRect) -> None:
        """From left to right; narrow, the figures go under the date."""
        room = self.draw_cap(painter, room)
        middle = self.height() // 2
        square = QRect(room.left(), middle - 22, 44, 44)
        event = self.recent.event or "–"
        fill, ink = ("move", "move_ink") if self.white and self.recent.event else ("bg3", "hi")
        card(painter, square, self.look(fill), 6)
        face = next((each for each in (_EVENT, text.HEAD, text.CAP) if each.width(event) <= 40), text.CAP)
        text.line(painter, square, event, face, self.look(ink), text.MIDDLE, name=True)
        figures = max(110, _COUNT.width(self.left) + 8) if room.width() >= 420 and self.left else 0
        words = QRect(square.right() + 16, middle - 24, room.right() - square.right() - 20 - figures, 26)
        name = self.recent.name
        day = _("Day {day}").format(day=bare_day(self.recent.day)) if self.recent.day else ""
        if day and _NAME.width(f"{name}, {day}") <= words.width():
            name = f"{name}, {day}"
        face = _NAME if self.white and _NAME.width(name) <= words.width() else text.STRONG
        text.line(painter, words, name, face, self.ink(), name=True)
        under = self.day if figures else "  ".join(part for part in (self.left, self.day) if part)
        text.line(painter, words.translated(0, 25), under, text.BODY, self.ink("mid"), name=True)
        if figures:
            self._figures(painter, QRect(words.right() + 8, middle - 25, figures, 26))

    def _figures(self, painter: QPainter, place: QRect) -> None:
        text.line(painter, place, self.left, _COUNT, self.ink())
        said = self._state()
        if said:
            row = place.translated(0, 26)
            icons.tick(painter, self._colour, QPointF(row.left() + 6, row.center().y()), 5)
            text.line(painter, row.adjusted(20, 0, 0, 0), said, text.BODY, self.ink("mid"))

    def _colour(self, name: str) -> QColor:
        return self.ink(name)


class LanguageKey(PaintedButton):
    """A language in its own word; the one that is spoken has a tick and an outline."""

    def __init__(self, look: Look, lang: str, word: str, chosen: bool, parent: QWidget) -> None:
        super().__init__(look, word, parent)
        self.lang = lang
        self.setCheckable(True)
        self.setChecked(chosen)

    def nextCheckState(self) -> None:
        """The page is made anew in the other language."""

    def paintEvent(self, _event: object) -> None:
        """Word in the middle."""
        painter = pencil(self)
        on = self.isChecked()
        card(painter, self.rect(), self.look("bg3"), 6)
        if on:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(self.look("focus"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
            wide = text.HEAD.width(self.text())
            at = QPointF(self.width() / 2 - wide / 2 - 8, self.height() / 2)
            icons.tick(painter, self.look, at, 6)
        place = self.rect().adjusted(20 if on else 0, 0, 0, 0)
        text.line(painter, place, self.text(), text.HEAD, self.look("hi"), text.MIDDLE)
        painter.end()
