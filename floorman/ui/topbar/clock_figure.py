"""The tournament clock in the top bar: what is left, over level and blinds; a press opens the clock page."""

from PySide6.QtCore import QPointF, QRect, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from floorman.core.digits import is_number
from floorman.desk.front.clock_view import ClockView
from floorman.ui.paint import icons, text
from floorman.ui.paint.parts import PaintedButton, pencil
from floorman.ui.parts.clock_words import NARROW_SPACE, standing, title, tone
from floorman.ui.theme.look import Look
from floorman.ui.topbar.figures import HIGH
from floorman.ui.words import _

_TIME = text.Face(20, 600)
_LOW = text.Face(16, 600)
_ICON = {"break": "cup", "stands": "bars"}
_GROUND = {"break": "act_bg", "stands": "stop_bg"}


class ClockFigure(PaintedButton):
    """Each second only its figures are painted; a break is amber with a cup, a standing clock tinted with two bars."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.told: ClockView | None = None
        self.shows = self.under = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setToolTip(_("Clock") + "  Ctrl+L")

    @property
    def told_anything(self) -> bool:
        """Whether there are levels."""
        return self.told is not None

    def show_clock(self, told: ClockView | None) -> None:
        """Takes where the clock stands; None without levels."""
        self.told = told
        under = "" if told is None else _under(told)
        if told is not None:
            self.shows = told.shows
        self.under = under
        self.setAccessibleName(under)
        self.updateGeometry()
        self.update()

    def say_time(self, shows: str) -> None:
        """Another second."""
        if shows != self.shows and self.told is not None:
            self.shows = shows
            self.update(self._figures)

    @property
    def _mark(self) -> str:
        return "" if self.told is None else _ICON.get(tone(self.told), "")

    @property
    def _figures(self) -> QRect:
        left = 40 if self._mark else 14
        return QRect(left, 2, self.width() - left - 2, self.height() // 2 - 1)

    def sizeHint(self) -> QSize:
        """Room for all digits, and for the words under them."""
        figures = "0" * max(5, len(self.shows))
        left = 26 if self._mark else 0
        return QSize(max(_TIME.width(figures) + left, text.SMALL.width(self.under)) + 29, HIGH)

    def minimumSizeHint(self) -> QSize:
        """The size hint: a layout may not make it smaller."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """All, or the figures alone."""
        if self.told is None:
            return
        painter = pencil(self)
        ground = self.look(_GROUND.get(tone(self.told), "bg1"))
        figures = self._figures
        painter.fillRect(event.rect().adjusted(0, 0, 0, -1) if event.rect() == self.rect() else event.rect(), ground)
        text.line(painter, figures, self.shows, _TIME if self.height() >= HIGH else _LOW, self.look("hi"))
        if not figures.contains(event.rect()):
            painter.fillRect(QRect(0, 0, 1, self.height()), self.look("line"))
            if self._mark:
                icons.ICONS[self._mark](painter, self.look, QPointF(26, figures.center().y() + 1), 8)
            under = QRect(14, self.height() // 2 + 2, self.width() - 16, 17)
            text.line(painter, under, self.under, text.SMALL, self.look("mid"))
        painter.end()


def _under(told: ClockView) -> str:
    """Level and blinds, or the break and when play goes on, or why it stands."""
    if told.state == "break" and told.runs:
        return _("break, play at {time}").format(time=told.ends)
    if not told.runs:
        return f"{title(told)}, {standing(told)}"
    blinds = " / ".join(_parted(part) for part in told.blinds.split("/")[:2])
    return f"{title(told)}, {blinds}"


def _parted(figure: str) -> str:
    """A number with narrow spaces between its thousands; anything else as it is."""
    return f"{int(figure):,}".replace(",", NARROW_SPACE) if is_number(figure) else figure
