"""Models of the lists: players and journal, in the desk's order or sorted by a column."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from floorman.desk.front.views import JournalLine, PlayerRow
from floorman.text.phrases.mark import N_
from floorman.ui.topbar.figures import thousands
from floorman.ui.words import _

Index = QModelIndex | QPersistentModelIndex
Row = TypeVar("Row")
_NOWHERE = QModelIndex()
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ListColumn(NamedTuple):
    """A heading, what is shown of a row, what it is sorted by, its width in pixels (0 takes the rest)."""

    head: str
    shown: Callable[[object], str]
    key: Callable[[object], object]
    wide: int
    right: bool = False


STATES = {
    "seated": N_("seated"),
    "transit": N_("in transit"),
    "waiting": N_("waiting"),
    "out": N_("out"),
    "void": N_("void"),
}
FLAGS = {
    "away": N_("away"),
    "pinned": N_("pinned"),
    "noshow": N_("not come"),
    "unverified": N_("not yet seen"),
    "waits": N_("waits"),
    "penalty": N_("penalty"),
    "assumed": N_("assumed arrived"),
}


def _player(call: Callable[[PlayerRow], object]) -> Callable[[object], object]:
    return lambda row: call(row) if isinstance(row, PlayerRow) else ""


def _journal(call: Callable[[JournalLine], object]) -> Callable[[object], object]:
    return lambda row: call(row) if isinstance(row, JournalLine) else ""


def _words(call: Callable[[object], object]) -> Callable[[object], str]:
    return lambda row: str(call(row))


def _flags(row: PlayerRow) -> str:
    return ", ".join(_(FLAGS.get(flag, flag)) for flag in row.flags)


def _named(row: PlayerRow) -> str:
    return f"{row.name}  ({row.second_name})" if row.second_name else row.name


def _where(row: PlayerRow) -> tuple[int, int, str]:
    return (row.table or 9999, row.seat or 99, row.place)


def _chips(row: PlayerRow) -> str:
    return "" if row.chips is None else thousands(row.chips)


PLAYER_COLUMNS = (
    ListColumn(N_("Entry"), _words(_player(lambda row: f"#{row.entry}")), _player(lambda row: row.entry), 66, True),
    ListColumn(N_("Name"), _words(_player(_named)), _player(lambda row: row.name.casefold()), 0),
    ListColumn(N_("Where"), _words(_player(lambda row: row.place)), _player(_where), 110),
    ListColumn(
        N_("State"),
        _words(_player(lambda row: _(STATES.get(row.state, row.state)))),
        _player(lambda row: row.state),
        82,
    ),
    ListColumn(N_("Chips"), _words(_player(_chips)), _player(lambda row: row.chips or 0), 84, True),
    ListColumn(N_("Marks"), _words(_player(_flags)), _player(_flags), 110),
)
JOURNAL_COLUMNS = (
    ListColumn(N_("No."), _words(_journal(lambda row: thousands(row.seq))), _journal(lambda row: row.seq), 74, True),
    ListColumn(N_("Time"), _words(_journal(lambda row: row.at)), _journal(lambda row: row.seq), 66),
    ListColumn(N_("What happened"), _words(_journal(lambda row: row.says)), _journal(lambda row: row.says), 0),
    ListColumn(N_("Rule"), _words(_journal(lambda row: ", ".join(row.cites))), _journal(lambda row: row.cites), 130),
    ListColumn(
        "", _words(_journal(lambda row: _("undone") if row.undone else "")), _journal(lambda row: row.undone), 74
    ),
)


class Rows(QAbstractTableModel):
    """Rows of one kind under fixed columns; sorting keeps to what is shown."""

    def __init__(self, columns: tuple[ListColumn, ...]) -> None:
        super().__init__()
        self.columns = columns
        self.rows: list[PlayerRow | JournalLine] = []
        self._sorted: tuple[int, Qt.SortOrder] | None = None

    @property
    def sorts(self) -> bool:
        """Whether a column sorts the rows, instead of the desk."""
        return self._sorted is not None

    def take(self, rows: Sequence[PlayerRow | JournalLine]) -> None:
        """Replaces the rows."""
        self.beginResetModel()
        self.rows = list(rows)
        self._order()
        self.endResetModel()

    def add(self, rows: Sequence[PlayerRow | JournalLine]) -> None:
        """Puts rows behind those that are there."""
        if rows:
            first = len(self.rows)
            self.beginInsertRows(QModelIndex(), first, first + len(rows) - 1)
            self.rows.extend(rows)
            self.endInsertRows()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """How many rows."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """How many columns."""
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The cell's words; the whole row for a screen reader."""
        if not index.isValid():
            return None
        row, column = self.rows[index.row()], self.columns[index.column()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return column.shown(row)
        if role == Qt.ItemDataRole.TextAlignmentRole and column.right:
            return _RIGHT
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{_(column.head)} {column.shown(row)}" if column.head else column.shown(row)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The columns' heads."""
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            head = self.columns[section].head
            return _(head) if head else ""
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if self.columns[section].right else Qt.AlignmentFlag.AlignVCenter
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sorts by a column; -1 gives the desk's order from the next reading on."""
        self._sorted = (column, order) if column >= 0 else None
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        held = [(self.rows[index.row()], index.column()) for index in before]
        self._order()
        places = {id(row): nth for nth, row in enumerate(self.rows)}
        self.changePersistentIndexList(before, [self.index(places[id(row)], col) for row, col in held])
        self.layoutChanged.emit()

    def _order(self) -> None:
        if self._sorted is not None:
            column, order = self._sorted
            key = self.columns[column].key
            self.rows.sort(key=key, reverse=order == Qt.SortOrder.DescendingOrder)  # type: ignore[arg-type]
