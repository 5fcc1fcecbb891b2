"""The form of a new tournament."""

import re
from pathlib import Path

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from floorman.text.phrases.mark import N_
from floorman.ui.parts.controls import ActionButton, Notice, heading, quiet
from floorman.ui.parts.file_dialogs import ask_file, ask_folder
from floorman.ui.start.opener import NewTournament
from floorman.ui.theme.look import Look
from floorman.ui.words import _

WIDE = 640
MOST_TABLES = 2000
HOUSES = {
    "tda-2024": N_("TDA 2024: dead button"),
    "longform-06": N_("Long form, section 06: dead button, a ladder of penalties"),
    "pokerstars": N_("PokerStars: button moves forward"),
}
"""What the shipped houses are, beside their own names."""


def tables_of(said: str) -> tuple[int, ...] | None:
    """The tables that "1-12, 20" names; None if it is not understood."""
    numbers: list[int] = []
    for part in filter(None, (each.strip() for each in said.replace(";", ",").split(","))):
        found = re.fullmatch(r"([0-9]{1,4})(?:\s*(?:-|–|\.\.)\s*([0-9]{1,4}))?", part)
        if found is None:
            return None
        first, last = int(found[1]), int(found[2] or found[1])
        if not 0 < first <= last or last - first >= MOST_TABLES:
            return None
        numbers.extend(range(first, last + 1))
    return tuple(dict.fromkeys(numbers))


class NewForm(QWidget):
    """Name, event, day, house, tables, seats, file. Enter makes it."""

    made = Signal(object)
    """A ``NewTournament``."""
    left = Signal()

    def __init__(self, look: Look, houses: tuple[tuple[str, str], ...], folder: Path, for_list: bool = False) -> None:
        super().__init__()
        self.folder = folder
        self.block = QWidget(self)
        self.notice = Notice(look, self.block)
        self.name, self.event_no, self.day = QLineEdit(), QLineEdit(), QLineEdit()
        self.house, self.tables, self.seats = QComboBox(), QLineEdit(), QSpinBox()
        self.file = QLineEdit()
        self.make = ActionButton(
            look, _("Next: the list") if for_list else _("Make the tournament"), "Enter", white=True
        )
        self.leave = ActionButton(look, _("Leave"), "Esc")
        self.browse = ActionButton(look, _("Other folder"))
        self._fill(houses, for_list)
        self._lay_out(for_list)
        self.setFocusProxy(self.name)

    def _fill(self, houses: tuple[tuple[str, str], ...], for_list: bool) -> None:
        for name, title in houses:
            self.house.addItem(_(HOUSES[name]) if name in HOUSES else title, name)
        self.house.addItem(_("A house file of your own …"), "")
        self.house.activated.connect(self._choose_house)
        self.seats.setRange(2, 12)
        self.seats.setValue(9)
        # the style sheet's padding does not reach the field inside
        self.seats.lineEdit().setTextMargins(10, 0, 0, 0)
        self.tables.setText("" if for_list else "1-12")
        self.name.setMaxLength(80)
        self.event_no.setMaxLength(8)
        self.name.textChanged.connect(self._name_file)
        for field in (self.name, self.tables, self.file):
            field.textEdited.connect(lambda _typed: self.refuse(""))
        self.make.clicked.connect(self.submit)
        self.leave.clicked.connect(lambda: self.left.emit())
        self.browse.clicked.connect(self._browse)
        self._name_file("")

    def _lay_out(self, for_list: bool) -> None:
        stack = QVBoxLayout(self.block)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(10)
        title = _("New tournament, from a list") if for_list else _("New tournament")
        stack.addWidget(heading(title, self, 24))
        stack.addWidget(self.notice)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        self._field(grid, 0, 0, 4, _("Tournament name"), self.name)
        self._field(grid, 0, 4, 1, _("Event number"), self.event_no)
        self._field(grid, 0, 5, 1, _("Day or flight"), self.day)
        self._field(grid, 2, 0, 6, _("House: the rules that the room plays by"), self.house)
        self._field(grid, 4, 0, 5, _("Tables (1-12, 20); the list may bring its own"), self.tables)
        self._field(grid, 4, 5, 1, _("Seats at a table"), self.seats)
        self._field(grid, 6, 0, 5, _("File"), self.file)
        grid.addWidget(self.browse, 7, 5)
        for column in range(6):
            grid.setColumnStretch(column, 1)
        stack.addLayout(grid)
        stack.addSpacing(10)
        row = QHBoxLayout()
        row.addWidget(self.make, 3)
        row.addWidget(self.leave, 1)
        stack.addLayout(row)

    def _field(self, grid: QGridLayout, row: int, column: int, wide: int, words: str, part: QWidget) -> None:
        label: QLabel = quiet(words, self.block)
        label.setBuddy(part)
        part.setAccessibleName(words)
        part.setMinimumWidth(60)
        grid.addWidget(label, row, column, 1, wide)
        grid.addWidget(part, row + 1, column, 1, wide)

    def _name_file(self, name: str) -> None:
        kept = re.sub(r"[^\w\- ]+", "", name).strip() or _("tournament")
        self.file.setText(str(self.folder / f"{kept}.floor"))

    def _browse(self) -> None:
        chosen = ask_folder(self, _("Folder"), str(self.folder))
        if chosen:
            self.folder = Path(chosen)
            self._name_file(self.name.text())

    def _choose_house(self, nth: int) -> None:
        if self.house.itemData(nth) == "":
            path = ask_file(self, _("House file"), str(self.folder), "*.toml")
            if path:
                self.house.insertItem(nth, Path(path).stem, path)
            self.house.setCurrentIndex(nth if path else 0)

    def submit(self) -> None:
        """Gives out what was asked, or says what is missing."""
        tables = tables_of(self.tables.text())
        if not self.name.text().strip():
            self.notice.say(_("The tournament has no name yet."))
            self.name.setFocus()
        elif not self.file.text().strip():
            self.notice.say(_("The file has no name yet."))
            self.file.setFocus()
        elif tables is None:
            self.notice.say(_("Tables are written as 1-12, 20."))
            self.tables.setFocus()
        else:
            self.notice.say("")
            self.made.emit(self._asked(tables))
        self._place()

    def _asked(self, tables: tuple[int, ...]) -> NewTournament:
        return NewTournament(
            str(self.folder / self.file.text().strip()),
            self.name.text().strip(),
            self.event_no.text().strip(),
            self.day.text().strip(),
            str(self.house.currentData()),
            self.seats.value(),
            tables,
        )

    def refuse(self, why: str) -> None:
        """Says why it could not be made, "" that it may be tried again; what was typed stays."""
        self.notice.say(why)
        self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter makes, Esc leaves."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.submit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, _event: object) -> None:
        """In the middle."""
        self._place()

    def _place(self) -> None:
        wide = min(WIDE, self.width() - 40)
        high = max(self.block.sizeHint().height(), self.block.minimumSizeHint().height())
        self.block.setGeometry(QRect((self.width() - wide) // 2, max(12, (self.height() - high) // 3), wide, high))
