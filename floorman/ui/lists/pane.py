"""The lists over the floor: players, in transit, waiting, out, journal; a fragment of a name finds a player."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QRect
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from floorman.desk.front.journal_search import journal_found
from floorman.desk.front.views import JournalLine, PlayerRow
from floorman.text.phrases.mark import N_
from floorman.ui.floor.filters import HIGH
from floorman.ui.input.actions import call_of
from floorman.ui.lists.parts import FACE, FindField, LineDelegate, RowsView, Tab
from floorman.ui.lists.rows import JOURNAL_COLUMNS, PLAYER_COLUMNS, Rows
from floorman.ui.paint import text
from floorman.ui.paint.parts import card, pencil
from floorman.ui.parts.pane import Pane, PaneContext
from floorman.ui.words import _

LISTS = {
    "all": N_("Players"),
    "transit": N_("In transit"),
    "waiting": N_("Waiting"),
    "out": N_("Out"),
    "journal": N_("Journal"),
}
EMPTY = {
    "all": N_("Nobody is entered yet: new Ann Kowalska"),
    "transit": N_("Nobody is between tables"),
    "waiting": N_("Nobody waits for a seat"),
    "out": N_("Nobody is out yet"),
    "journal": N_("Nothing is recorded yet"),
    "found": N_("No such player"),
    "not-recorded": N_("Nothing like it is recorded"),
}
_BEGINS = {"waiting": "seat", "out": "re-enter"}
"""The call that Enter begins on a player without a table."""
_ROOMY = 900
"""Pixels from which on a rank of four figures has room in every language."""
PAGE = 400
"""Journal rows that are read at once."""
_FIRST, _MOST = 60, 200
"""Players found that are shown at once, and when the floor scrolls down to the last of them or sorts them."""


class ListsPane(Pane):
    """Tabs, a field, and the rows."""

    beside_table = True

    def __init__(self, context: PaneContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.which = "all"
        self.found: tuple[PlayerRow, ...] | None = None
        self._scrolled = False
        """Whether more than the first players found are shown."""
        self.tabs = {name: Tab(context.look, _(word), self) for name, word in LISTS.items()}
        self.field, self.view = FindField(self), RowsView(self)
        self.players, self.journal = Rows(PLAYER_COLUMNS), Rows(JOURNAL_COLUMNS)
        self._arrange()
        self.setFocusProxy(self.view)
        for name, tab in self.tabs.items():
            tab.clicked.connect(self._opener(name))
            tab.turned.connect(self._turn)
        self.field.textEdited.connect(lambda _text: self._narrow())
        self.field.returnPressed.connect(self._take)
        self.field.down.connect(self._to_rows)
        self.field.left.connect(self.closed.emit)
        self.view.entered.connect(self._take)
        self.view.turned.connect(self._turn)
        self.view.clicked.connect(self._press)
        self.view.doubleClicked.connect(lambda _index: self._take())
        self.view.verticalScrollBar().valueChanged.connect(lambda _value: self._more())
        self.open("all")

    def _arrange(self) -> None:
        self.view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setFont(FACE.font)
        self._cells = LineDelegate(self.look)
        self.view.setItemDelegate(self._cells)
        self.view.horizontalHeader().setFont(text.SMALL.font)
        self.view.setShowGrid(False)
        self.view.setWordWrap(False)
        self.view.setSortingEnabled(False)
        self.view.setTabKeyNavigation(False)
        self.view.verticalHeader().hide()
        self.view.verticalHeader().setDefaultSectionSize(44)
        self.view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.view.horizontalHeader()
        head.setSectionsClickable(True)
        head.setHighlightSections(False)
        head.sectionClicked.connect(self._sort)

    # which list -------------------------------------------------------------------------------------------------------

    def open(self, which: str) -> None:
        """Shows a list: "all", "transit", "waiting", "out" or "journal"."""
        self.which, self.found, self._scrolled = which, None, False
        self.field.clear()
        for name, tab in self.tabs.items():
            tab.setChecked(name == which)
        self._name_field()
        self._place()
        self.reread()
        self._columns()

    def _name_field(self) -> None:
        journal = self.which == "journal"
        hint = _("Find: any words, a name, a time") if journal else _("Find: any part of a name, or #17")
        self.field.setPlaceholderText(hint)
        self.field.setAccessibleName(_("Find in the journal") if journal else _("Find a player"))

    def begin_find(self) -> None:
        """All players, ready to type a name."""
        if self.which != "all" or self.found is not None:
            self.open("all")
        self.field.selectAll()
        self.field.setFocus()

    def show_found(self, found: tuple[PlayerRow, ...]) -> None:
        """The players that a call has found."""
        self.open("all")
        self.found = found
        self.reread()
        self._to_rows()

    def reread(self) -> None:
        """Reads the list anew; the chosen row stays chosen."""
        kept = self._current()
        model = self.journal if self.which == "journal" else self.players
        if self.view.model() is not model:
            self.view.setModel(model)
        model.take(self._rows())
        if kept is not None:
            self._choose(kept)
        self.view.setAccessibleName(_(LISTS[self.which]))
        self._show_rows(bool(model.rows))

    def _show_rows(self, full: bool) -> None:
        had, was = self.view.hasFocus(), not self.view.isHidden()
        self.setFocusProxy(self.view if full else self.tabs[self.which])
        self.view.setVisible(full)
        if had and not full:
            self.tabs[self.which].setFocus()
        if not (full and was):
            self.update()

    def _rows(self) -> tuple[PlayerRow, ...] | tuple[JournalLine, ...]:
        typed = self.field.text().strip()
        if self.which == "journal":
            return journal_found(self.room, typed, PAGE) if typed else self.room.journal(PAGE)
        if self.found is not None:
            return self.found
        if not typed:
            return self.room.players(self.which)
        few = self.which == "all" and not self.players.sorts and not self._scrolled
        return self._find(typed, _FIRST if few else _MOST)

    def _find(self, typed: str, most: int) -> tuple[PlayerRow, ...]:
        if self.which == "all":
            return self.room.find(typed, most)
        # the list's own players may be the last of all that the letters mean
        everybody = max(most, self.room.top().entries)
        return tuple(row for row in self.room.find(typed, everybody) if row.state == self.which)[:most]

    def _turn(self, step: int) -> None:
        names = list(LISTS)
        self.open(names[(names.index(self.which) + step) % len(names)])
        self.setFocus()

    def _opener(self, name: str) -> Callable[[], None]:
        return lambda: self.open(name)

    def _narrow(self) -> None:
        self.found, self._scrolled = None, False
        self.reread()
        if self.view.model().rowCount():
            self.view.selectRow(0)

    def _more(self) -> None:
        bar = self.view.verticalScrollBar()
        if not bar.maximum() or bar.value() < bar.maximum():
            return
        if self.which == "journal":
            last = self.journal.rows[-1] if self.journal.rows else None
            if isinstance(last, JournalLine) and not self.field.text().strip():
                self.journal.add(self.room.journal(PAGE, last.seq))
        else:
            self._all_found()

    def _all_found(self) -> None:
        """Those that were found beyond the first come behind them."""
        typed = self.field.text().strip()
        if typed and self.found is None and self.which == "all" and len(self.players.rows) == _FIRST:
            self._scrolled = True
            self.players.add(self._find(typed, _MOST)[_FIRST:])

    def _sort(self, column: int) -> None:
        head = self.view.horizontalHeader()
        model = self.view.model()
        self._all_found()
        model.sort(column, head.sortIndicatorOrder())
        head.setSortIndicatorShown(True)

    # rows -------------------------------------------------------------------------------------------------------------

    def _current(self) -> PlayerRow | JournalLine | None:
        model, index = self.view.model(), self.view.currentIndex()
        return model.rows[index.row()] if isinstance(model, Rows) and index.isValid() else None

    def _choose(self, kept: PlayerRow | JournalLine) -> None:
        model = self.view.model()
        if not isinstance(model, Rows):
            return
        for nth, row in enumerate(model.rows):
            if _same(row, kept):
                self.view.selectRow(nth)
                return

    def _to_rows(self) -> None:
        model = self.view.model()
        if model is not None and model.rowCount(QModelIndex()):
            if not self.view.currentIndex().isValid():
                self.view.selectRow(0)
            self.view.setFocus()

    def rule(self) -> str:
        """The first rule that the chosen row of the journal rests on."""
        row = self._current()
        return next(iter(row.cites), "") if isinstance(row, JournalLine) else ""

    def _press(self, index: QModelIndex) -> None:
        """A press on a row's rules opens the first of them."""
        if self.which == "journal" and JOURNAL_COLUMNS[index.column()].head == "Rule" and self.rule():
            self.cited.emit(self.rule())

    def _take(self) -> None:
        model = self.view.model()
        row = self._current()
        if row is None and isinstance(model, Rows) and model.rows:
            row = model.rows[0]
        if isinstance(row, JournalLine):
            self.call.emit(call_of("undo-row", seq=row.seq))
        elif isinstance(row, PlayerRow) and row.table is not None:
            self.chosen.emit(row)
        elif isinstance(row, PlayerRow):
            self.call.emit(call_of(_BEGINS.get(row.state, "ask"), entry=row.entry))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+F goes to the field."""
        if event.matches(QKeySequence.StandardKey.Find):
            self.field.selectAll()
            self.field.setFocus()
        else:
            super().keyPressEvent(event)

    # layout -----------------------------------------------------------------------------------------------------------

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Tabs in a row, the field below, then the rows."""
        self._place()
        self._columns()

    def _place(self) -> None:
        left, wide = 10, self.width() - 20
        needs = [max(HIGH, text.BUTTON.width(tab.text()) + 24) for tab in self.tabs.values()]
        for tab, need in zip(self.tabs.values(), needs, strict=True):
            tab.setGeometry(left, 10, need, HIGH)
            left += need + 6
        beside = wide + 10 - left - 6 >= 260
        if beside:
            self.field.setGeometry(left + 6, 10, wide + 10 - left - 6, HIGH)
        else:
            self.field.setGeometry(10, 60, wide, HIGH)
        top = 60 if beside else 110
        self.view.setGeometry(10, top, wide, self.height() - top - 10)

    def _columns(self) -> None:
        columns = JOURNAL_COLUMNS if self.which == "journal" else PLAYER_COLUMNS
        head = self.view.horizontalHeader()
        for nth, column in enumerate(columns):
            mode = QHeaderView.ResizeMode.Fixed if column.wide else QHeaderView.ResizeMode.Stretch
            head.setSectionResizeMode(nth, mode)
            if column.wide:
                roomy = column.head == "Where" and self.view.width() >= _ROOMY
                self.view.setColumnWidth(nth, column.wide * 3 // 2 if roomy else column.wide)
        self.view.setColumnHidden(len(columns) - 1, self.view.width() < 560)

    def paintEvent(self, _event: object) -> None:
        """Ground, and a sentence instead of an empty list."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg1"), 8, self.look("edge"))
        if self.view.isHidden():
            none = "not-recorded" if self.which == "journal" else "found"
            name = none if self.field.text() or self.found is not None else self.which
            place = QRect(20, 60, self.width() - 40, self.height() - 80)
            text.line(painter, place, _(EMPTY[name]), text.HEAD, self.look("mid"), text.MIDDLE)
        painter.end()


def _same(one: PlayerRow | JournalLine, other: PlayerRow | JournalLine) -> bool:
    if isinstance(one, PlayerRow) and isinstance(other, PlayerRow):
        return one.entry == other.entry
    return isinstance(one, JournalLine) and isinstance(other, JournalLine) and one.seq == other.seq
