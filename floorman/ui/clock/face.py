"""The large clock of the page: state, time, bar, blinds, what comes next."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from floorman.desk.front.clock_page import ClockPage
from floorman.ui.clock.digits import Digits
from floorman.ui.paint import icons, text
from floorman.ui.paint.parts import Painted, card, pencil
from floorman.ui.paint.shapes import pen
from floorman.ui.paint.text import Face
from floorman.ui.parts.clock_words import blinds, chips, columns, pause, standing, title, tone
from floorman.ui.theme.look import Look
from floorman.ui.words import _

_HEAD, _NEXT, _BAR = 46, 36, 8
_MARGIN = 16
_TAG = Face(16, 600)
_WORD = Face(17, 400, True)
_WHEN = Face(22, 600)
_UNDER = Face(14, 400, True)
_GROUND = {"plain": "bg1", "break": "act_bg", "stands": "stop_bg"}
_EDGE = {"break": "act", "stands": "stop"}
_ICON = {"plain": "play", "break": "cup", "stands": "bars"}


class ClockFace(Painted):
    """Painted whole when the clock is set or a step begins; each second only the time and its bar."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.page: ClockPage | None = None
        self.shows = ""
        self._digits = Digits()
        self._face = Face(12, 700)

    def show_page(self, page: ClockPage) -> None:
        """Takes what has changed."""
        self.page = page
        self.say_time(page.told.shows)
        self._measure()
        self.setAccessibleName(f"{title(page.told)}, {standing(page.told)}, {page.told.blinds}")
        self.update()

    def say_time(self, shows: str) -> None:
        """Another second: only the time is painted."""
        if shows != self.shows:
            whole = len(shows) != len(self.shows)
            self.shows = shows
            if whole:
                self._measure()
            self.update(self.time_area)

    # places -----------------------------------------------------------------------------------------------------------

    @property
    def _blinds_high(self) -> int:
        return min(160, max(68, self.height() * 76 // 352))

    @property
    def time_area(self) -> QRect:
        """Where the time and its bar stand."""
        return QRect(4, _HEAD, self.width() - 8, self.height() - _HEAD - self._blinds_high - _NEXT)

    @property
    def _figures(self) -> QRect:
        area = self.time_area
        return area.adjusted(_MARGIN - 4, 12, -_MARGIN + 4, -_BAR - 20)

    def _measure(self) -> None:
        longest = "".join(letter if letter == ":" else "0" for letter in self.shows) or "00:00"
        if len(longest) < 5:
            longest = "00:00"
        self._face = self._digits.largest(longest, self._figures, 460)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """The figures become as large as there is room for."""
        self._measure()

    # paint ------------------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """All, or the time alone."""
        if self.page is None:
            return
        painter = pencil(self)
        kind = tone(self.page.told)
        ground = self.look(_GROUND[kind])
        if self.time_area.contains(event.rect()):
            painter.fillRect(event.rect(), ground)
        else:
            painter.fillRect(self.rect(), self.look("bg0"))
            card(painter, self.rect(), ground, 8)
            self._head(painter)
            self._blinds(painter)
            self._coming(painter)
            if kind in _EDGE:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(pen(self.look(_EDGE[kind]), 3))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)
        self._time(painter)
        painter.end()

    def _time(self, painter: QPainter) -> None:
        assert self.page is not None
        told, room = self.page.told, self._figures
        high = self._face.px * 0.698
        top = room.top() + max(0, round((room.height() - high) / 2))
        where = QRect(room.left(), top, room.width(), room.height())
        self._digits.paint(painter, where, self.shows, self._face, self.look("hi"))
        bar = QRect(room.left(), self.time_area.bottom() - _BAR - 8, room.width(), _BAR)
        card(painter, bar, self.look("bg3"), 4)
        gone = 1 - self._left() / self.page.length if self.page.length else 1.0
        done = QRect(bar.left(), bar.top(), round(bar.width() * min(1.0, max(0.0, gone))), _BAR)
        if done.width() > _BAR:
            card(painter, done, self.look("act" if tone(told) == "break" else "mid"), 4)

    def _left(self) -> int:
        """Milliseconds, by what is shown."""
        seconds = 0
        for part in self.shows.split(":"):
            seconds = seconds * 60 + int(part or 0)
        return seconds * 1000

    def _head(self, painter: QPainter) -> None:
        assert self.page is not None
        told = self.page.told
        kind = tone(told)
        word = title(told)
        left = _MARGIN
        if kind == "break":
            wide = 44 + text.TITLE.width(word)
            card(painter, QRect(left, 9, wide, 32), self.look("act_fill"), 6)
            ink = _inked(self.look, "act_ink")
            icons.ICONS["cup"](painter, ink, QPointF(left + 20, 25), 9)
            text.line(painter, QRect(left + 36, 9, wide, 32), word, Face(22, 700, True), self.look("act_ink"))
            left += wide + 12
        else:
            text.line(painter, QRect(left, 6, 400, 36), word, text.TITLE, self.look("hi"))
            left += text.TITLE.width(word) + 12
            left += self._tag(painter, left, standing(told), _ICON[kind] if told.why != "end" else "") + 12
        room = self.width() - left - _MARGIN
        room -= self._when(painter)
        said = self.page.reason or (pause(self.page.pause) if told.state == "break" and self.page.pause else "")
        if kind == "break" and not told.runs:
            said = standing(told)
        text.line(painter, QRect(left, 6, room - 12, 38), said, _WORD, self.look("hi"), name=True)

    def _tag(self, painter: QPainter, left: int, word: str, icon: str) -> int:
        """What the clock does, in a frame; gives its width."""
        assert self.page is not None
        wide = 40 + _TAG.width(word)
        edge = "stop" if tone(self.page.told) == "stands" else "hi"
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(self.look(edge), 2))
        painter.drawRoundedRect(QRectF(left + 1, 10, wide, 27), 5, 5)
        if icon and (icon != "play" or self.page.told.runs):
            icons.ICONS[icon](painter, self.look, QPointF(left + 17, 24), 7)
            text.line(painter, QRect(left + 30, 10, wide, 27), word, _TAG, self.look("hi"))
        else:
            text.line(painter, QRect(left, 10, wide + 2, 27), word, _TAG, self.look("hi"), text.MIDDLE)
        return wide

    def _when(self, painter: QPainter) -> int:
        """When it ends or play goes on, at the right; gives its width."""
        assert self.page is not None
        told = self.page.told
        if not told.ends:
            return 0
        word = _("play at") if told.state == "break" else _("ends")
        wide = _WHEN.width(told.ends)
        right = QRect(self.width() - _MARGIN - wide, 6, wide, 38)
        text.line(painter, right, told.ends, _WHEN, self.look("hi"), text.RIGHT)
        before = _WORD.width(word)
        text.line(painter, QRect(right.left() - 14 - before, 6, before + 2, 38), word, _WORD, self.look("hi"))
        return wide + before + 28

    def _blinds(self, painter: QPainter) -> None:
        assert self.page is not None
        high = self._blinds_high
        band = QRect(2, self.height() - _NEXT - high, self.width() - 4, high)
        painter.fillRect(band, self.look("bg2"))
        if self.page.level is None:
            return
        found = columns(self.page.level)
        step = (self.width() - 2 * _MARGIN) // max(3, len(found))
        px = min(high - 26, 110)
        while px > 16 and any(Face(px, 600).width(value) > step - 12 for _name, value in found):
            px -= 2
        for nth, (name, value) in enumerate(found):
            left = _MARGIN + nth * step
            if nth == 0 and self.page.told.state == "break":
                name = _("After the break: {blind}").format(blind=name.lower())
            text.line(painter, QRect(left, band.top() + 2, step - 6, 22), name, _UNDER, self.look("mid"))
            under = QRect(left, band.top() + 20, step - 6, high - 20)
            text.line(painter, under, value, Face(px, 600), self.look("hi"))

    def _coming(self, painter: QPainter) -> None:
        """The level after it at the left, the break at the right."""
        assert self.page is not None
        page, top = self.page, self.height() - _NEXT
        right = self._break(painter, top)
        if page.coming is None:
            return
        said = [(_("Next level"), 400), (blinds(_pair(page)), 600)]
        ante = getattr(page.coming, "ante", 0)
        if ante:
            said += [(_("ante"), 400), (chips(ante), 600)]
        said.append((_("{minutes} min").format(minutes=page.coming.minutes), 400))
        _pieces(painter, self.look, QRect(_MARGIN, top, right - _MARGIN - 12, _NEXT), said)

    def _break(self, painter: QPainter, top: int) -> int:
        """The next break; gives where it begins."""
        assert self.page is not None
        told, row = self.page.told, self.page.pause
        edge = self.width() - _MARGIN
        if not told.next_break:
            return edge
        said = [(_("Break at"), 400), (told.next_break, 600)]
        if row is not None and row.time == told.next_break:
            more = ", ".join(filter(None, (_("{minutes} min").format(minutes=row.minutes), pause(row))))
            said.append((more, 400))
        wide = sum(Face(17, weight, True).width(word) + 8 for word, weight in said)
        left = max(self.width() // 2, edge - wide)
        _pieces(painter, self.look, QRect(left, top, edge - left, _NEXT), said)
        return left


def _pair(page: ClockPage) -> tuple[int, ...]:
    from floorman.desk.front.clock_page import blinds_of

    assert page.coming is not None
    return blinds_of(page.coming)


def _inked(look: Look, token: str) -> icons.Colour:
    """An icon in one colour."""
    return lambda _token: look(token)


def _pieces(painter: QPainter, look: Look, room: QRect, said: list[tuple[str, int]]) -> None:
    """Words and figures on one line, figures in bold; what does not fit is left out from the end."""
    left = room.left()
    for word, weight in said:
        face = Face(17, weight, True)
        wide = face.width(word)
        if left + wide > room.right() + 2 and left > room.left():
            return
        ink = look("hi" if weight > 400 else "mid")
        text.line(painter, QRect(left, room.top(), room.right() - left + 2, room.height()), word, face, ink, name=True)
        left += wide + 8
