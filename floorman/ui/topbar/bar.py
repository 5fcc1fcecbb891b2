"""The top bar: which event, how many are left, whether printer and journal are well, what time it is."""

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent

from floorman.desk.front.clock_view import ClockView
from floorman.desk.front.views import TopBar
from floorman.ui.paint.parts import Painted, pencil
from floorman.ui.parts.clock_words import chips
from floorman.ui.theme.look import Look
from floorman.ui.topbar.clock_figure import ClockFigure
from floorman.ui.topbar.figures import EventName, EventSquare, Figure, LampButton, WallClock, thousands
from floorman.ui.words import _


class TopStrip(Painted):
    """Places its parts by hand: figures that do not fit go, the last first."""

    lamp = Signal(str)
    """A lamp was pressed: "printer" or "journal"."""
    menu = Signal()
    """The event's square was pressed."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.square, self.name, self.clock = EventSquare(look), EventName(look), WallClock(look)
        self.figures = [Figure(look) for _nth in range(5)]
        self.level, self.average = ClockFigure(look), Figure(look)
        self.printer = LampButton(look, "printer", _("Printer"))
        self.journal = LampButton(look, "journal", _("Journal"))
        self.square.clicked.connect(lambda: self.menu.emit())
        self.printer.clicked.connect(lambda: self.lamp.emit("printer"))
        self.journal.clicked.connect(lambda: self.lamp.emit("journal"))
        for part in (
            self.square,
            self.name,
            self.level,
            self.average,
            *self.figures,
            self.printer,
            self.journal,
            self.clock,
        ):
            part.setParent(self)
        self._shown: tuple[object, ...] = ()
        self._end = 0
        self._laid: tuple[tuple[int, int], tuple[int, ...]] = (0, 0), ()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def show_top(self, top: TopBar) -> None:
        """Takes the figures."""
        figures = (top.alive, top.entries, top.tables, top.transit, top.waiting, top.open_seats)
        shown = (top.event, top.name, top.line, figures, top.journal, top.backup, top.backup_late)
        if shown == self._shown:
            return
        self._shown = shown
        self.square.say(top.event)
        self.name.say(top.name, top.line)
        said = (
            (thousands(top.alive), _("of {entries} players").format(entries=thousands(top.entries))),
            (thousands(top.tables), _("tables")),
            (thousands(top.transit), _("in transit")),
            (thousands(top.waiting), _("waiting")),
            (thousands(top.open_seats), _("open seats")),
        )
        for figure, (number, word) in zip(self.figures, said, strict=True):
            figure.say(number, word)
        saved = _("saved · {number}").format(number=thousands(top.journal))
        self.journal.say(
            _("copy is late") if top.backup_late else saved, "triangle" if top.backup_late else "tick-disc"
        )
        self.journal.setToolTip(". ".join(filter(None, (saved, top.backup))))
        self.journal.setAccessibleDescription(top.backup)
        self.lay_out()

    def show_clock(self, told: ClockView | None) -> None:
        """Takes level, time, blinds and the average stack; None without levels."""
        self.level.show_clock(told)
        average = None if told is None else told.average
        if average is None:
            self.average.say("", "")
        else:
            under = _("average, {chips}").format(chips=chips(average.average))
            self.average.say(f"{average.average_bb:.1f} BB", under)
        self.lay_out()

    def not_recorded(self) -> None:
        """The last call did not reach the disk; the next one that does puts the lamp right."""
        self._shown = ()
        self.journal.say(_("not recorded"), "stop")
        self.lay_out()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Places the parts anew."""
        self.lay_out()

    def lay_out(self) -> None:
        """Places the parts by their words, if those are wider or narrower than before."""
        hinted = (self.name, self.level, self.average, *self.figures, self.journal, self.printer)
        told = int(self.level.told is not None), int(bool(self.average.number))
        needs = (self.width(), self.height()), (*told, *(part.sizeHint().width() for part in hinted))
        if needs != self._laid:
            self._laid = needs
            self._place()

    def _place(self) -> None:
        high, right = self.height(), self.width()
        for part in (self.clock, self.journal, self.printer):
            wide = part.width() if part is self.clock else part.sizeHint().width()
            right -= wide
            part.setGeometry(right, 0, wide, high)
        self.square.setGeometry(0, 0, self.square.width(), high)
        left = self.square.width()
        every: list[ClockFigure | Figure] = [self.level, self.figures[0], self.average, *self.figures[1:]]
        figures = [each for each in every if each.told_anything]
        least = min(self.name.sizeHint().width(), 240)
        while len(figures) > 2 and left + least + sum(each.sizeHint().width() for each in figures) > right:
            figures.pop()
        room = right - left - sum(each.sizeHint().width() for each in figures)
        self.name.setGeometry(left, 0, max(60, min(room, self.name.sizeHint().width())), high)
        left += self.name.width()
        for figure in every:
            figure.setVisible(figure in figures)
            if figure in figures:
                figure.setGeometry(left, 0, figure.sizeHint().width(), high)
                left += figure.width()
        if left != self._end:
            self._end = left
            self.update()

    def paintEvent(self, _event: object) -> None:
        """Ground and the line below."""
        painter = pencil(self)
        painter.fillRect(self.rect(), self.look("bg1"))
        painter.fillRect(QRect(0, self.height() - 1, self.width(), 1), self.look("line"))
        painter.fillRect(QRect(self._end, 0, 1, self.height()), self.look("line"))
        painter.end()
