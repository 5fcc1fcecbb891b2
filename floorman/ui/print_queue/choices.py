"""Which printers, and what prints by itself: the left side of the printing pane."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from floorman.core.paper import PaperKind
from floorman.desk.printing.choices import AUTOMATIC, OF_MONEY, SHEETS, SLIPS, Auto
from floorman.desk.printing.target import DOTS, PrinterKind, Target
from floorman.text.phrases.mark import N_
from floorman.ui.parts.controls import ToggleOption, heading, quiet
from floorman.ui.printing.kinds import KINDS
from floorman.ui.theme.look import Look
from floorman.ui.words import LANGUAGE_NAMES, _

if TYPE_CHECKING:
    from floorman.desk.printing.printing import Printing

ROLL = "\0roll"
"""The choice of a roll printer by its address, among the names of printers."""
SLIP_PAPERS = {
    "roll-80": N_("Roll, 80 mm"),
    "card-4x3": N_("Card, 4 × 3 in"),
    "a4": N_("A4"),
    "letter": N_("Letter"),
}
SHEET_PAPERS = {"a4": N_("A4"), "letter": N_("Letter")}
AUTO_WORDS = {Auto.OFF: N_("off"), Auto.ASK: N_("ask"), Auto.ON: N_("on")}


class PrinterChoices(QWidget):
    """Changes are kept at once."""

    def __init__(self, look: Look, printing: "Printing", parent: QWidget) -> None:
        super().__init__(parent)
        self.buzzer, self.large = ToggleOption(look, _("Buzzer")), ToggleOption(look, _("Large print"))
        self.lang = QComboBox()
        self.printing = printing
        self.names: tuple[str, ...] = ()
        self.slips, self.sheets = QComboBox(), QComboBox()
        self.slip_paper, self.sheet_paper, self.dots = QComboBox(), QComboBox(), QComboBox()
        self.address = QLineEdit()
        self.address.setPlaceholderText("192.168.1.50, /dev/usb/lp0")
        self.line, self.logo = QLineEdit(), QLineEdit()
        self.line.setPlaceholderText(_("The room's line on papers"))
        self.logo.setPlaceholderText(_("The room's logo: a PNG or JPEG file"))
        sells = printing.desk.floor.now.money is not None
        self.auto = {kind: QComboBox() for kind in AUTOMATIC if sells or kind not in OF_MONEY}
        self.count = 0
        self._fill()
        self._lay_out()
        self.show_printers(())
        self._connect()

    def _fill(self) -> None:
        for name, word in SLIP_PAPERS.items():
            self.slip_paper.addItem(_(word), name)
        for name, word in SHEET_PAPERS.items():
            self.sheet_paper.addItem(_(word), name)
        for dots in reversed(DOTS):
            self.dots.addItem(_("{count} dots").format(count=dots), dots)
        self.lang.addItem(_("As the window"), "")
        for lang, word in LANGUAGE_NAMES.items():
            self.lang.addItem(word, lang)
        self.lang.setCurrentIndex(max(0, self.lang.findData(self.printing.choices.lang)))
        self.large.setChecked(self.printing.choices.large)
        for field, words in zip((self.line, self.logo), self.printing.room_says(), strict=True):
            field.setText(words)
        for kind, box in self.auto.items():
            for auto, word in AUTO_WORDS.items():
                box.addItem(_(word), auto.value)
            box.setCurrentIndex(box.findData(self.printing.choices.automatic(kind).value))

    def _lay_out(self) -> None:
        stack = QVBoxLayout(self)
        stack.setContentsMargins(0, 0, 12, 0)
        stack.setSpacing(4)
        stack.addWidget(heading(_("Printers"), self, 18))
        stack.addWidget(quiet(_("Slips"), self))
        self._row(stack, (_("Printer of slips"), self.slips), (_("Paper of slips"), self.slip_paper))
        roll = ((_("Address"), self.address), (_("Dots across"), self.dots), (_("Buzzer"), self.buzzer))
        self._row(stack, *roll)
        stack.addWidget(quiet(_("Sheets"), self))
        self._row(stack, (_("Printer of sheets"), self.sheets), (_("Paper of sheets"), self.sheet_paper))
        stack.addSpacing(4)
        stack.addWidget(heading(_("Prints by itself"), self, 18))
        stack.addLayout(self._automatic_kinds())
        stack.addWidget(quiet(_("Language of slips"), self))
        self._row(stack, (_("Language of slips"), self.lang), (_("Large print"), self.large))
        for field in (self.line, self.logo):
            stack.addWidget(quiet(field.placeholderText(), self))
            self._row(stack, (field.placeholderText(), field))
        stack.addStretch(1)

    def _automatic_kinds(self) -> QGridLayout:
        self._grid = QGridLayout()
        self._grid.setVerticalSpacing(4)
        self._grid.setHorizontalSpacing(8)
        self._labels = {kind: QLabel(_(KINDS[kind]), self) for kind in self.auto}
        for kind, label in self._labels.items():
            label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
            label.setWordWrap(True)
            self.auto[kind].setAccessibleName(f"{_(KINDS[kind])}: {_('Prints by itself')}")
            self.auto[kind].setFixedWidth(max(96, self.auto[kind].sizeHint().width()))
        self.abreast(1)
        return self._grid

    def abreast(self, count: int) -> None:
        """Lays the kinds that print by themselves ``count`` in a row."""
        if count == self.count:
            return
        self.count = count
        for nth, (kind, label) in enumerate(self._labels.items()):
            row, place = divmod(nth, count)
            self._grid.addWidget(label, row, 2 * place)
            self._grid.addWidget(self.auto[kind], row, 2 * place + 1)

    def _row(self, stack: QVBoxLayout, *parts: tuple[str, QWidget]) -> None:
        row = QHBoxLayout()
        row.setSpacing(6)
        for nth, (words, part) in enumerate(parts):
            part.setAccessibleName(words)
            whole = isinstance(part, ToggleOption) or part in (self.slip_paper, self.sheet_paper)
            part.setMinimumWidth(part.sizeHint().width() if whole else 90)
            row.addWidget(part, 1 if nth else 2)
        stack.addLayout(row)

    def _connect(self) -> None:
        for box in (self.slips, self.slip_paper, self.dots):
            box.activated.connect(lambda _nth: self._choose_slips())
        for box in (self.sheets, self.sheet_paper):
            box.activated.connect(lambda _nth: self._choose_sheets())
        self.address.editingFinished.connect(self._choose_slips)
        for field in (self.line, self.logo):
            field.editingFinished.connect(self._room_says)
        self.buzzer.clicked.connect(self._turn_buzzer)
        self.lang.activated.connect(lambda _nth: self._speak())
        self.large.clicked.connect(self._turn_large)
        for kind, box in self.auto.items():
            box.activated.connect(self._automatic(kind, box))

    def _automatic(self, kind: PaperKind, box: QComboBox) -> Callable[[int], None]:
        return lambda _nth: self.printing.automatic(kind, Auto(box.currentData()))

    def show_printers(self, names: tuple[str, ...]) -> None:
        """The printers of this machine, and those that were chosen, whether they are here now or not."""
        self.names = names
        for box, which in ((self.slips, SLIPS), (self.sheets, SHEETS)):
            target = self.printing.choices.targets.get(which)
            system = target.name if target is not None and target.way is PrinterKind.SYSTEM else ""
            box.clear()
            box.addItem(_("none"), "")
            if which == SLIPS:
                box.addItem(_("Roll printer by address"), ROLL)
            for name in dict.fromkeys((*names, *filter(None, (system,)))):
                box.addItem(name, name)
            chosen = "" if target is None else ROLL if target.way is PrinterKind.ROLL else target.name
            box.setCurrentIndex(max(0, box.findData(chosen)))
        self._show_targets()

    def _show_targets(self) -> None:
        slips, sheets = (self.printing.choices.targets.get(which) for which in (SLIPS, SHEETS))
        if slips is not None:
            self.slip_paper.setCurrentIndex(self.slip_paper.findData(slips.paper))
            self.dots.setCurrentIndex(self.dots.findData(slips.dots))
            self.buzzer.setChecked(slips.buzz)
            if slips.way is PrinterKind.ROLL:
                self.address.setText(slips.name)
        if sheets is not None:
            self.sheet_paper.setCurrentIndex(max(0, self.sheet_paper.findData(sheets.paper)))
        self._show_roll()

    def _show_roll(self) -> None:
        roll = self.slips.currentData() == ROLL
        self.address.setVisible(roll)
        self.dots.setVisible(roll)
        self.buzzer.setVisible(roll)

    def _turn_buzzer(self) -> None:
        self.buzzer.setChecked(not self.buzzer.isChecked())
        self._choose_slips()

    def _speak(self) -> None:
        self.printing.slips_in(str(self.lang.currentData()), self.large.isChecked())

    def _turn_large(self) -> None:
        self.large.setChecked(not self.large.isChecked())
        self._speak()

    def _room_says(self) -> None:
        """What cannot be kept goes back to what was kept before."""
        if not self.printing.room_to_say(self.line.text().strip(), self.logo.text().strip()):
            for field, words in zip((self.line, self.logo), self.printing.room_says(), strict=True):
                field.setText(words)

    def _choose_slips(self) -> None:
        self._show_roll()
        name, paper = str(self.slips.currentData()), str(self.slip_paper.currentData())
        before = self.printing.choices.targets.get(SLIPS)
        target: Target | None = None
        if name == ROLL:
            where = self.address.text().strip()
            if not where:
                self.address.setFocus()
                return
            kept = before if before is not None and before.way is PrinterKind.ROLL else Target(PrinterKind.ROLL, where)
            dots, buzz = int(self.dots.currentData()), self.buzzer.isChecked()
            target = replace(kept, name=where, paper=paper, dots=dots, buzz=buzz)
        elif name:
            target = Target(PrinterKind.SYSTEM, name, paper)
        if target != before:
            self.printing.choose(SLIPS, target)

    def _choose_sheets(self) -> None:
        name, paper = str(self.sheets.currentData()), str(self.sheet_paper.currentData())
        target = Target(PrinterKind.SYSTEM, name, paper) if name else None
        if target != self.printing.choices.targets.get(SHEETS):
            self.printing.choose(SHEETS, target)
