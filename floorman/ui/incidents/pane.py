"""The incident list: rulings, penalties, dodges, notes; by table and player, to paper and to a file."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFileDialog, QHeaderView, QLineEdit, QTableView, QWidget

from floorman.core.digits import is_number
from floorman.core.paper import PaperKind
from floorman.desk.conduct.incident_list import IncidentRow
from floorman.desk.front.views import Echo
from floorman.disk.refused import PathRefused
from floorman.exchange.names import fold
from floorman.text.phrases.mark import N_
from floorman.ui.input.actions import BY_NAME
from floorman.ui.paint import text
from floorman.ui.paint.parts import card, pencil
from floorman.ui.parts.controls import ActionButton
from floorman.ui.parts.pane import Pane, PaneContext
from floorman.ui.rulings.parts import ChipRow
from floorman.ui.words import _, why_not

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
HEADS = (N_("No."), N_("At"), N_("Table"), N_("Player"), N_("What happened"))
_WIDTHS = (66, 66, 78, 190)
_FOOT = 124
_PAPERS: Mapping[str, PaperKind] = {"ruling-recorded": "rulings", "note-made": "incidents"}
"""The paper of a single row, by its kind."""
_SAID = text.Face(15, 500)


class IncidentsModel(QAbstractTableModel):
    """The rows shown."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[IncidentRow, ...] = ()

    def take(self, rows: tuple[IncidentRow, ...]) -> None:
        """Shows these incidents, in this order."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """How many incidents are shown."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """How many columns there are."""
        return 0 if parent.isValid() else len(HEADS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words of a cell, for the eye and for a screen reader."""
        if not index.isValid() or role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        row = self.rows[index.row()]
        table = "" if row.table is None else str(row.table)
        said = f"{row.says}: {row.remark}" if row.remark and row.remark not in row.says else row.says
        return (str(row.seq), row.at, table, row.player, said)[index.column()]

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """A column's heading, in the window's language."""
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return _(HEADS[section])
        return None


class IncidentsView(QTableView):
    """Rows; letters go into the field."""

    turned = Signal(int)
    typed = Signal(str)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tells the row that the keys are on."""
        super().currentChanged(current, previous)
        self.turned.emit(current.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters and digits narrow the list."""
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        if plain and event.text().isprintable() and event.text().strip():
            self.typed.emit(event.text())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


class IncidentsPane(Pane):
    """A field that narrows, the rows, the chosen one in full, and where to with them."""

    def __init__(self, context: PaneContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.shown: IncidentRow | None = None
        self.field, self.view, self.model = QLineEdit(self), IncidentsView(self), IncidentsModel()
        self.chips = ChipRow(self.look, self)
        self.print_it = ActionButton(self.look, _("Print"), BY_NAME["papers"].key)
        self.keep_it = ActionButton(self.look, _("Save list …"), "Ctrl+S")
        self.close_it = ActionButton(self.look, _("Back to the floor"), "Esc")
        for button in self._buttons():
            button.setParent(self)
        self._arrange()
        self.field.textEdited.connect(lambda _text: self.reread())
        self.view.turned.connect(self._turn)
        self.view.typed.connect(self._type)
        self.chips.cited.connect(self.cited)
        self.print_it.clicked.connect(self.print_pages)
        self.keep_it.clicked.connect(self.save)
        self.close_it.clicked.connect(self.closed)

    def _buttons(self) -> tuple[ActionButton, ...]:
        return self.print_it, self.keep_it, self.close_it

    def _arrange(self) -> None:
        self.field.setPlaceholderText(_("Table, #entry, player or any words"))
        self.field.setAccessibleName(_("Narrow the incidents"))
        view = self.view
        view.setModel(self.model)
        view.setAccessibleName(_("Incidents"))
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setShowGrid(False)
        view.setWordWrap(False)
        view.setTabKeyNavigation(False)
        view.setFont(text.Face(14, 400, True).font)
        view.verticalHeader().hide()
        view.verticalHeader().setDefaultSectionSize(44)
        head = view.horizontalHeader()
        head.setFont(text.SMALL.font)
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for nth, wide in enumerate(_WIDTHS):
            view.setColumnWidth(nth, wide)
        head.setStretchLastSection(True)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setProperty("ownKeys", True)
        self.setFocusProxy(view)

    # what is shown ----------------------------------------------------------------------------------------------------

    def reread(self) -> None:
        """The incidents that hold what is typed; the chosen one stays."""
        kept = self.shown
        rows = tuple(row for row in self.room.incidents() if _holds(row, self.field.text()))
        self.model.take(rows)
        self.view.setVisible(bool(rows))
        nth = next((nth for nth, row in enumerate(rows) if kept is not None and row.seq == kept.seq), 0)
        if rows:
            self.view.selectRow(nth)
        else:
            self._turn(-1)
        for button in (self.print_it, self.keep_it):
            button.setEnabled(bool(rows))

    def _turn(self, nth: int) -> None:
        self.shown = self.model.rows[nth] if 0 <= nth < len(self.model.rows) else None
        self.chips.show_cites(self.shown.cites if self.shown is not None else ())
        self._place()
        self.update()

    def _type(self, letter: str) -> None:
        self.field.setFocus()
        self.field.insert(letter)
        self.reread()

    def rule(self) -> str:
        """The first rule that the chosen incident rests on."""
        return next(iter(self.shown.cites), "") if self.shown is not None else ""

    # actions ----------------------------------------------------------------------------------------------------------

    def print_pages(self) -> None:
        """Ctrl+P: the chosen ruling or note; of anything else, all notes to choose from."""
        kind = _PAPERS.get(self.shown.kind) if self.shown is not None else None
        if self.shown is None or kind is None:
            self.papers.emit("incidents", "")
        else:
            self.print_row(kind, self.shown.seq)

    def save(self) -> None:
        """Asks for a file, and writes all incidents into it."""
        kinds = "CSV (*.csv);;XLSX (*.xlsx)"
        path, _kind = QFileDialog.getSaveFileName(self, _("Save the incidents"), "incidents.csv", kinds)
        if path:
            self.save_to(Path(path))

    def save_to(self, path: Path) -> bool:
        """Writes all incidents into ``path``, CSV or XLSX; False, and a sentence, if that fails."""
        from floorman.exchange.export import write_list
        from floorman.exchange.refused import ListRefused

        heads, rows = self.room.incident_table()
        try:
            write_list(path, heads, rows)
        except ListRefused:
            return self._not_saved(_("the name ends in .csv or .xlsx"))
        except PathRefused as fault:
            return self._not_saved(why_not(fault))
        self.said.emit(Echo("understood", _("Saved: {file}").format(file=path.name), str(path)))
        return True

    def _not_saved(self, why: str) -> bool:
        self.said.emit(Echo("not-possible", _("Not saved: {why}").format(why=why)))
        return False

    # keys and layout --------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves, Ctrl+S saves, up and down go through the rows from the field, too."""
        rows = len(self.model.rows)
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() == Qt.Key.Key_S and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self.save()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and rows:
            step = -1 if event.key() == Qt.Key.Key_Up else 1
            self.view.selectRow(max(0, min(rows - 1, self.view.currentIndex().row() + step)))
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Field above, rows, the chosen one and the buttons below."""
        self._place()

    def _place(self) -> None:
        wide, high = self.width(), self.height()
        self.field.setGeometry(12, 12, min(420, wide - 24), 44)
        self.view.setGeometry(10, 64, wide - 20, max(0, high - 64 - _FOOT - 70))
        need = sum(chip.sizeHint().width() + 6 for chip in self.chips.chips)
        self.chips.setGeometry(24, high - 62 - 48, min(need, wide - 48), 44)
        each = min(300, (wide - 24 - 12) // 3)
        for nth, button in enumerate(self._buttons()):
            button.setGeometry(12 + nth * (each + 6), high - 56, each, 46)

    def paintEvent(self, _event: object) -> None:
        """Ground; the chosen incident in full."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg1"), 8, self.look("edge"))
        if self.shown is None:
            place = QRect(20, 60, self.width() - 40, self.height() - 140)
            said = _("Nothing of the kind") if self.field.text() else _("No incident is recorded yet")
            text.line(painter, place, said, text.HEAD, self.look("mid"), text.MIDDLE)
            painter.end()
            return
        rect = QRect(12, self.height() - 62 - _FOOT + 4, self.width() - 24, _FOOT - 10)
        card(painter, rect, self.look("bg2"))
        row = self.shown
        said = f"{row.says}: {row.remark}" if row.remark and row.remark not in row.says else row.says
        lines = text.fitted(said, _SAID, rect.width() - 24, 2 if row.cites else 4, name=True)
        text.block(painter, QRect(24, rect.top() + 8, rect.width() - 24, 0), lines, _SAID, self.look("hi"), 21)
        painter.end()


def _holds(row: IncidentRow, typed: str) -> bool:
    """``12`` is a table, ``#17`` an entry, anything else is looked for in the words."""
    for word in typed.split():
        if word.startswith("#") and is_number(word[1:]):
            if row.entry != int(word[1:]):
                return False
        elif is_number(word):
            if row.table != int(word):
                return False
        elif fold(word) not in fold(f"{row.player} {row.says} {row.remark} {' '.join(row.cites)}"):
            return False
    return True
