"""What is shown without a tournament: new, import, open last, open another."""

from pathlib import Path

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from floorman.ui.input.keyboard import placed
from floorman.ui.parts.controls import ActionButton, Notice, heading, quiet
from floorman.ui.theme.look import Look
from floorman.ui.words import _

WIDE = 560


class StartPage(QWidget):
    """Rows with a key each; the likeliest one is white."""

    new = Signal()
    listed = Signal()
    """A list is to be imported into a new tournament."""
    opened = Signal(str)
    """A file is to be opened; "" asks which."""

    def __init__(self, look: Look, last: str) -> None:
        super().__init__()
        self.last = last if last and Path(last).is_file() else ""
        self.notice = Notice(look, self)
        self.block = QWidget(self)
        stack = QVBoxLayout(self.block)
        stack.setSpacing(8)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.addWidget(heading("Floorman", self, 30))
        stack.addWidget(quiet(_("Seats, button, moves, rulings and slips for a live tournament."), self))
        stack.addSpacing(12)
        stack.addWidget(self.notice)
        self.rows = self._make_rows(look)
        for row in self.rows.values():
            stack.addWidget(row)
        stack.addStretch(1)
        first = self.rows["Enter"] if self.last else self.rows["N"]
        self.setFocusProxy(first)

    def _make_rows(self, look: Look) -> dict[str, ActionButton]:
        rows: dict[str, ActionButton] = {}
        if self.last:
            name = Path(self.last).stem
            rows["Enter"] = ActionButton(look, _("Open {name}").format(name=name), "Enter", True, self.last)
        rows["N"] = ActionButton(look, _("New tournament"), "N", not self.last, _("Name, house, tables; then players"))
        rows["I"] = ActionButton(
            look, _("Import a list"), "I", False, _("Players and seats from CSV, text, Excel, .ods or .tdt")
        )
        rows["O"] = ActionButton(look, _("Open another file"), "O", False, _("A tournament on this computer, *.floor"))
        rows["N"].clicked.connect(lambda: self.new.emit())
        rows["I"].clicked.connect(lambda: self.listed.emit())
        rows["O"].clicked.connect(lambda: self.opened.emit(""))
        if self.last:
            rows["Enter"].clicked.connect(lambda: self.opened.emit(self.last))
        return rows

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The rows' letters, arrows between them."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        row = self.rows.get("Enter" if enter else placed(event))
        if row is not None:
            row.click()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, _event: object) -> None:
        """In the middle, a little high."""
        wide = min(WIDE, self.width() - 40)
        high = self.block.sizeHint().height()
        top = max(20, (self.height() - high) // 3)
        self.block.setGeometry(QRect((self.width() - wide) // 2, top, wide, high))
