"""Cards beside the page's clock: what is announced by one key, and when the evening ends."""

from PySide6.QtCore import QPointF, QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from floorman.desk.front.clock_page import ClockPage, Saying
from floorman.ui.paint import icons, text
from floorman.ui.paint.parts import Painted, PaintedButton, cap, card, pencil
from floorman.ui.paint.text import Face
from floorman.ui.parts.clock_words import chips
from floorman.ui.theme.look import Look
from floorman.ui.words import _

_MARGIN = 12
_TITLE = 34


class SayKey(PaintedButton):
    """A digit's cap and the words."""

    def __init__(self, look: Look, digit: str, parent: QWidget) -> None:
        super().__init__(look, "", parent)
        self.digit = digit
        self.saying = Saying("", "")

    def take(self, saying: Saying) -> None:
        """Other words."""
        if saying != self.saying:
            self.saying = saying
            self.setText(saying.words)
            self.setAccessibleName(f"{saying.words}, Alt {self.digit}")
            self.setToolTip(saying.words)
            self.update()

    def sizeHint(self) -> QSize:
        """A finger's height."""
        return QSize(196, 44)

    def paintEvent(self, _event: object) -> None:
        """Up to two lines beside the cap."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg3"))
        where = QRect(8, (self.height() - 24) // 2, 24, 24)
        cap(painter, where, self.digit, self.look("bg2"), self.look("hi"), self.look("edge"))
        room = self.width() - 46
        lines = text.fitted(self.text(), text.BUTTON, room, 2, name=True)
        top = (self.height() - 17 * len(lines)) // 2
        text.block(painter, QRect(40, top, room, 0), lines, text.BUTTON, self.look("hi"), 17)
        painter.end()


class SayCard(Painted):
    """Six announcements with a key each."""

    call = Signal(str)
    """The words as a call."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.standing = 0
        self.keys = [SayKey(look, str(nth), self) for nth in range(1, 7)]
        for key in self.keys:
            key.clicked.connect(lambda _on=False, key=key: self.call.emit(key.saying.call))

    def show_page(self, page: ClockPage) -> None:
        """The words in the room's language, and how many stand on the screens."""
        for key, saying in zip(self.keys, page.sayings, strict=True):
            key.take(saying)
        self.standing = len(page.told.announcements)
        self.update()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Two columns of three."""
        wide, high = (self.width() - 2 * _MARGIN - 6) // 2, (self.height() - _TITLE - 8 - 8) // 3
        for nth, key in enumerate(self.keys):
            across, down = nth % 2, nth // 2
            key.setGeometry(_MARGIN + across * (wide + 6), _TITLE + down * (high + 4), wide, high)

    def paintEvent(self, _event: object) -> None:
        """Ground and title."""
        painter = pencil(self)
        painter.fillRect(self.rect(), self.look("bg0"))
        card(painter, self.rect(), self.look("bg1"), 8)
        line = QRect(_MARGIN, 2, self.width() - 2 * _MARGIN, _TITLE - 2)
        text.line(painter, line, _("Announce"), text.HEAD, self.look("hi"))
        more = f"{_('on the screens: {number}').format(number=self.standing)} · Alt 1 – 6"
        text.line(painter, line, more, text.BODY, self.look("mid"), text.RIGHT)
        painter.end()


class EndCard(Painted):
    """When the tournament is expected to be over; for the staff alone."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.page: ClockPage | None = None

    def show_page(self, page: ClockPage) -> None:
        """Takes what is expected."""
        before, self.page = self.page, page
        if before is None or before.told != page.told:
            end = page.told.expected_end or _("not known")
            self.setAccessibleName(f"{_('Expected end')}, {end}")
            self.update()

    def paintEvent(self, _event: object) -> None:
        """The time large, then how sure it is, and the average stack."""
        painter = pencil(self)
        painter.fillRect(self.rect(), self.look("bg0"))
        card(painter, self.rect(), self.look("bg1"), 8)
        room = self.width() - 2 * _MARGIN
        staff = _("staff")
        wide = text.CHIP.width(staff) + 16
        title = QRect(_MARGIN, 2, room - wide - 6, _TITLE - 2)
        face = text.HEAD if text.HEAD.width(_("Expected end")) <= title.width() else text.PLATE
        text.line(painter, title, _("Expected end"), face, self.look("hi"))
        right = self.width() - _MARGIN - wide
        icons.padlock(painter, self.look, QPointF(right, 18), 6)
        text.line(painter, QRect(right + 10, 2, wide, _TITLE - 2), staff, text.CHIP, self.look("mid"))
        if self.page is not None:
            told = self.page.told
            large = Face(max(36, min(96, self.height() * 58 // 178)), 700, True)
            high = round(large.px * 1.1)
            text.line(painter, QRect(_MARGIN, _TITLE, room, high), told.expected_end or "–", large, self.look("hi"))
            said = _("In 17 of 20 evenings over by {time}.").format(time=told.over_by) if told.over_by else ""
            if not told.expected_end:
                said = _("Not known: levels or chips are missing, or the day ends before.")
            lines = text.wrapped(said, text.BODY, room) if said else ()
            text.block(painter, QRect(_MARGIN, _TITLE + high + 2, room, 0), lines, text.BODY, self.look("mid"), 19)
            if told.average is not None and self.height() - _TITLE - high - 19 * len(lines) > 30:
                average = _("Average stack {chips}, {blinds} BB").format(
                    chips=chips(told.average.average), blinds=told.average.average_bb
                )
                foot = QRect(_MARGIN, self.height() - 30, room, 22)
                text.line(painter, foot, average, text.BODY, self.look("hi"))
        painter.end()
