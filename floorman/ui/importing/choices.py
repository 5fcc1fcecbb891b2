"""The left column of the import: which letters, how the rows are cut, whose the seats are."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from floorman.exchange.source_kind import SourceKind
from floorman.ui.importing.reading import ListReading
from floorman.ui.parts.controls import RadioRow, ToggleOption, heading, quiet
from floorman.ui.theme.look import Look
from floorman.ui.words import _

_SHOWN = 5
"""Encodings that are offered at most."""
_UNCUT = frozenset({SourceKind.TDT, SourceKind.JSON})
"""Kinds whose rows and headings are given."""
_CUT = frozenset({SourceKind.CSV, SourceKind.TEXT})
"""Kinds that a delimiter cuts."""


class ImportChoices(QScrollArea):
    """Made anew for every reading; each press changes the reading and tells so."""

    changed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(_("How the list is read"))

    def show_reading(self, reading: ListReading) -> None:
        """Offers what can be chosen in this file."""
        page = QWidget()
        stack = QVBoxLayout(page)
        stack.setContentsMargins(4, 4, 10, 4)
        stack.setSpacing(6)
        steps = [self._letters, self._cuts, self._seats]
        number = 1
        for step in steps:
            number += step(stack, reading, number)
        stack.addStretch(1)
        self.setWidget(page)
        page.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def _act(self, call: Callable[[], None]) -> Callable[[], None]:
        def act() -> None:
            call()
            self.changed.emit()

        return act

    def _head(self, stack: QVBoxLayout, number: int, words: str) -> None:
        if number > 1:
            stack.addSpacing(12)
        stack.addWidget(heading(f"{number}  {words}", self))
        stack.addSpacing(4)

    def _letters(self, stack: QVBoxLayout, reading: ListReading, number: int) -> int:
        source = reading.source
        if source is not None and source.sheets:
            self._head(stack, number, _("Which sheet?"))
            stack.addWidget(self._sheet_box(reading))
            return 1
        if source is None or not source.readings:
            return 0
        self._head(stack, number, _("Which line reads right?"))
        for each in source.readings[:_SHOWN]:
            fault = _("not possible: line {line}").format(line=each.fault)
            remark = _("all letters known") if each.possible and each.encoding == source.encoding else ""
            row = RadioRow(
                self.look, each.label, remark, (each.sample or _("plain letters")) if each.possible else fault
            )
            row.setChecked(each.encoding == source.encoding)
            row.setEnabled(each.possible)
            row.clicked.connect(self._act(partial(reading.choose_encoding, each.encoding)))
            stack.addWidget(row)
        return 1

    def _sheet_box(self, reading: ListReading) -> QComboBox:
        box = QComboBox()
        assert reading.source is not None
        for sheet in reading.source.sheets:
            box.addItem(sheet.name, sheet.name)
        box.setCurrentIndex(max(0, box.findData(reading.source.sheet)))
        box.setAccessibleName(_("Sheet"))
        box.activated.connect(self._act(lambda: reading.choose_sheet(str(box.currentData()))))
        return box

    def _cuts(self, stack: QVBoxLayout, reading: ListReading, number: int) -> int:
        source = reading.source
        if source is None or source.kind in _UNCUT:
            return 0
        self._head(stack, number, _("How are the rows cut?"))
        grid = QGridLayout()
        grid.setSpacing(6)
        names = {";": _("; semicolon"), ",": _(", comma"), "\t": _("tab"), "|": _("| bar"), "": _("line by line")}
        offered = () if source.kind not in _CUT else tuple(dict.fromkeys((*source.delimiters, source.delimiter)))
        for nth, delimiter in enumerate(offered):
            option = ToggleOption(self.look, names.get(delimiter, delimiter))
            option.setChecked(delimiter == source.delimiter)
            option.clicked.connect(self._act(partial(reading.choose_delimiter, delimiter)))
            grid.addWidget(option, nth // 3, nth % 3)
        stack.addLayout(grid)
        heads = ToggleOption(self.look, self._heads_said(reading))
        heads.setChecked(bool(source.header_line))
        heads.clicked.connect(self._act(lambda: reading.choose_header(0 if source.header_line else None)))
        stack.addWidget(heads)
        return 1

    def _heads_said(self, reading: ListReading) -> str:
        line = reading.source.header_line if reading.source else 0
        return _("Headings are in line {line}").format(line=line) if line else _("No headings")

    def _seats(self, stack: QVBoxLayout, reading: ListReading, number: int) -> int:
        self._head(stack, number, _("Whose are the seats?"))
        grid = QGridLayout()
        grid.setSpacing(6)
        for nth, (words, keep) in enumerate(((_("Take the list’s seats"), True), (_("Draw new seats"), False))):
            option = ToggleOption(self.look, words)
            option.setChecked(reading.keep_seats is keep)
            option.clicked.connect(self._act(partial(reading.choose_seats, keep)))
            grid.addWidget(option, 0, nth)
        stack.addLayout(grid)
        stack.addWidget(quiet(_("Players without a seat in the list wait for a draw."), self))
        return 1
