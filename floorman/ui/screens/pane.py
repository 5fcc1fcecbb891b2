"""The room's screens over the floor: what each monitor shows, how far it can be read, the pages in the network."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent, QScreen
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QSpinBox, QVBoxLayout, QWidget

from floorman.text.say import LANGUAGES, say
from floorman.ui.monitors.desk import ScreensDesk, monitors
from floorman.ui.monitors.metres import metres, width_mm
from floorman.ui.paint.parts import Painted, card, pencil
from floorman.ui.parts.controls import ActionButton, Notice, heading, quiet
from floorman.ui.parts.pane import Pane, PaneContext
from floorman.ui.words import _, spoken

THUMB = QSize(224, 126)
_TIME, _BLINDS = 400, 230
"""Sizes of the clock's figures whose metres are told."""


class Thumbnail(Painted):
    """What a monitor shows, small."""

    def __init__(self, screens: ScreensDesk, number: int, pane: "ScreensPane") -> None:
        super().__init__(pane.look)
        self._screens, self._number = screens, number
        self.setFixedSize(THUMB)
        self.setAccessibleName(_("Screen {number}").format(number=number))

    def paintEvent(self, _event: object) -> None:
        """The frame of now, or an empty field."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg0"), 4, self.look("edge"))
        kind = self._screens.shown.get(self._number)
        if kind is not None:
            self._paint(painter, self._screens, kind)
        painter.end()

    def _paint(self, painter: QPainter, screens: ScreensDesk, kind: str) -> None:
        frame = screens.frames(next(one for one in screens.kinds() if one == kind))[0]
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        screens.painter().still(painter, frame, place)
        screens.painter().live(painter, frame, place, frame.begins)


class MonitorRow(QWidget):
    """One monitor: its picture, what it shows, from how far it can be read."""

    def __init__(self, pane: "ScreensPane", number: int) -> None:
        super().__init__(pane.side)
        self.number, self._pane = number, pane
        self.thumb = Thumbnail(pane.screens, number, pane)
        self.title, self.metres = heading("", self, 16), quiet("", self)
        self.kind, self.inches = QComboBox(self), QSpinBox(self)
        self.kind.setAccessibleName(_("What screen {number} shows").format(number=number))
        self.kind.addItem(_("nothing"), "off")
        for kind in pane.screens.kinds():
            self.kind.addItem(say(f"screen-kind.{kind}", lang=spoken()), kind)
        self.inches.setRange(10, 200)
        self.inches.setSuffix(_(" inch"))
        self.inches.setAccessibleName(_("Size of screen {number}").format(number=number))
        self.kind.activated.connect(self._chosen)
        self.inches.valueChanged.connect(lambda _inches: self._tell_metres())
        self._lay_out()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(12)
        row.addWidget(self.thumb)
        stack = QVBoxLayout()
        stack.setSpacing(6)
        choices = QHBoxLayout()
        choices.addWidget(self.kind, 3)
        choices.addWidget(self.inches, 1)
        stack.addWidget(self.title)
        stack.addLayout(choices)
        stack.addWidget(self.metres)
        stack.addStretch(1)
        row.addLayout(stack, 1)

    def show_monitor(self, screen: QScreen | None) -> None:
        """What is known of the monitor, and what it shows."""
        name = "" if screen is None else f" · {screen.name()} {screen.size().width()}×{screen.size().height()}"
        self.title.setText(_("Screen {number}").format(number=self.number) + name)
        wide = 0.0 if screen is None else screen.physicalSize().width()
        if not self.inches.hasFocus() and wide > 100:
            self.inches.setValue(round(wide / width_mm(1)))
        elif not self.inches.hasFocus() and self.inches.value() == self.inches.minimum():
            self.inches.setValue(65)
        self.kind.setCurrentIndex(max(0, self.kind.findData(self._pane.screens.shown.get(self.number, "off"))))
        self._tell_metres()
        self.thumb.update()

    def _tell_metres(self) -> None:
        wide = width_mm(self.inches.value())
        told = _("Readable from: time {time} m, blinds {blinds} m").format(
            time=int(metres(_TIME, wide)), blinds=int(metres(_BLINDS, wide))
        )
        problem = self._pane.screens.problem(self.number) if self.number in self._pane.screens.shown else ""
        self.metres.setText(f"{told}. {problem}" if problem else told)

    def _chosen(self, _nth: int) -> None:
        self._pane.run.emit(f"screen {self.number} {self.kind.currentData()}")


class ScreensPane(Pane):
    """Every choice is a call, recorded at once."""

    def __init__(self, context: PaneContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.screens = context.screens
        self.side, self.area = QWidget(), QScrollArea(self)
        self.rows: list[MonitorRow] = []
        self.notice = Notice(self.look)
        self.theme, self.first, self.second = (QComboBox(self.side) for _nth in range(3))
        self.addresses = QLabel(self.side)
        self.on_it = ActionButton(self.look, _("Open pages in the network"))
        self.new_it = ActionButton(self.look, _("New addresses"))
        self.off_it = ActionButton(self.look, _("Close the pages"))
        self.close_it = ActionButton(self.look, _("Back to the floor"), "Esc")
        self._fill()
        self._lay_out()
        self.on_it.clicked.connect(lambda: self.run.emit("web on"))
        self.new_it.clicked.connect(lambda: self.run.emit("web new"))
        self.off_it.clicked.connect(lambda: self.run.emit("web off"))
        self.close_it.clicked.connect(self.closed)
        self.screens.changed.connect(self.reread)
        self.screens.failed.connect(self.notice.say)

    def _fill(self) -> None:
        for name, theme in ((_("Dark"), "dark"), (_("Light"), "light")):
            self.theme.addItem(name, theme)
        self.second.addItem("–", "")
        for lang in LANGUAGES:
            self.first.addItem(lang, lang)
            self.second.addItem(lang, lang)
        self.first.setCurrentIndex(self.first.findData((self.screens.langs or (spoken(),))[0]))
        self.second.setCurrentIndex(self.second.findData(self.screens.langs[1] if self.screens.langs[1:] else ""))
        self.theme.setCurrentIndex(self.theme.findData(self.screens.theme))
        for choice, words in (
            (self.theme, _("Dark or light")),
            (self.first, _("Language")),
            (self.second, _("Second language, in turn")),
        ):
            choice.setAccessibleName(words)
            choice.activated.connect(self._dress)

    def _lay_out(self) -> None:
        stack = QVBoxLayout(self.side)
        stack.setContentsMargins(0, 0, 12, 0)
        stack.setSpacing(6)
        stack.addWidget(heading(_("Screens"), self.side, 18))
        for number in range(1, len(monitors()) + 1):
            self.rows.append(MonitorRow(self, number))
            stack.addWidget(self.rows[-1])
        looks = QGridLayout()
        for column, choice in enumerate((self.theme, self.first, self.second)):
            looks.addWidget(quiet(choice.accessibleName(), self.side), 0, column)
            looks.addWidget(choice, 1, column)
        stack.addLayout(looks)
        stack.addSpacing(8)
        stack.addWidget(heading(_("Pages for screens and phones"), self.side, 18))
        self.addresses.setWordWrap(True)
        self.addresses.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        stack.addWidget(self.addresses)
        for button in (self.on_it, self.new_it, self.off_it):
            stack.addWidget(button)
        stack.addWidget(self.notice)
        stack.addStretch(1)
        stack.addWidget(self.close_it)
        self.area.setWidget(self.side)
        self.area.setWidgetResizable(True)
        self.area.viewport().setAutoFillBackground(False)
        self.side.setAutoFillBackground(False)
        self.setFocusProxy(self.rows[0].kind if self.rows else self.on_it)

    def _dress(self, _nth: int) -> None:
        langs = dict.fromkeys(filter(None, (self.first.currentData(), self.second.currentData())))
        self.screens.dress(self.theme.currentData(), tuple(langs))

    def reread(self) -> None:
        """Monitors, and the addresses of the pages."""
        found = monitors()
        for row in self.rows:
            row.show_monitor(found[row.number - 1] if row.number <= len(found) else None)
        pages, able = self.screens.pages, not self.room.top().read_only
        told = _("Closed: nobody in the network sees anything.")
        if pages is not None:
            told = "\n".join(pages.says(spoken()))
        self.addresses.setText(told)
        self.on_it.setEnabled(able and pages is None)
        self.new_it.setEnabled(able and pages is not None)
        self.off_it.setEnabled(able and pages is not None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """One column."""
        self.area.setGeometry(QRect(20, 16, min(720, self.width() - 40), self.height() - 32))

    def paintEvent(self, _event: object) -> None:
        """A card as the ground."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg1"), 8, self.look("edge"))
        painter.end()
