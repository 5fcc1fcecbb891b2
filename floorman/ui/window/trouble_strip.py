"""One sentence when the program itself was at fault; the window lives on below it."""

from PySide6.QtCore import QPointF, QRect
from PySide6.QtWidgets import QWidget

from floorman.ui.paint import icons, text
from floorman.ui.paint.parts import Painted, card, pencil
from floorman.ui.parts.controls import ActionButton
from floorman.ui.theme.look import Look
from floorman.ui.window.trouble import keep, report_path
from floorman.ui.words import _

HIGH = 52


class TroubleStrip(Painted):
    """Lies over the top of the window until it is closed; it takes no focus."""

    def __init__(self, look: Look, home: QWidget) -> None:
        super().__init__(look, home)
        self.words = self.report = ""
        self.save = ActionButton(look, _("Keep a report"))
        self.close_it = ActionButton(look, _("Close"))
        for button in (self.save, self.close_it):
            button.setParent(self)
        self.save.clicked.connect(self.keep)
        self.close_it.clicked.connect(self.hide)
        self.hide()

    def show_trouble(self, report: str) -> None:
        """Says that something went wrong; ``report`` has no names in it."""
        self.report = report
        self._say(
            _("Something went wrong in Floorman. What was recorded is on the disk; go on, or type the call again.")
        )
        self.save.setVisible(True)
        self.place()
        self.show()
        self.raise_()

    def wait(self, seconds: float) -> None:
        """Says for how long the disk has not answered, at once: the event loop stands still meanwhile. 0: it has."""
        if not seconds:
            self.hide()
            return
        waited = _("The folder of this file does not answer. The call is not recorded yet. Waiting for {n} s.")
        self._say(waited.format(n=max(1, round(seconds))))
        self.save.hide()
        self.place()
        self.show()
        self.raise_()
        self.repaint()

    def _say(self, words: str) -> None:
        self.words = words
        self.setAccessibleName(words)
        self.update()

    def keep(self) -> None:
        """Writes the report, and says where."""
        path = report_path()
        if keep(self.report, path):
            self._say(_("The report is in {path}. It names no player.").format(path=path))
        else:
            self._say(_("The report could not be written."))
        self.save.hide()

    def place(self) -> None:
        """Over the window's top."""
        home = self.parentWidget()
        assert home is not None
        self.setGeometry(0, 0, home.width(), HIGH)
        right = self.width() - 8
        for button in (self.close_it, self.save):
            wide = button.sizeHint().width()
            button.setGeometry(right - wide, 3, wide, 46)
            right -= wide + 8

    def paintEvent(self, _event: object) -> None:
        """An octagon and up to two lines."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("stop_bg"), 0, self.look("stop"))
        icons.stop(painter, self.look, QPointF(26, HIGH / 2), 11)
        room = self.save.x() - 60
        lines = text.fitted(self.words, text.HEAD, room, 2, name=True)
        top = HIGH // 2 - 10 * len(lines)
        text.block(painter, QRect(48, top, room, 0), lines, text.HEAD, self.look("hi"), 20)
        painter.end()
