"""The editor's list: every choice by its question, with its value; groups have a heading."""

from typing import NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from floorman.ui.house.choices import GROUPS, named, words
from floorman.ui.house.edit import HouseEdit
from floorman.ui.paint import icons, text
from floorman.ui.paint.parts import card
from floorman.ui.theme.look import Look
from floorman.ui.words import _

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
HEAD = 40
ROW = 50


class Row(NamedTuple):
    """A heading (no key) or a choice."""

    key: str
    said: str
    value: str = ""
    changed: bool = False
    locked: bool = False


def rows(edit: HouseEdit) -> list[Row]:
    """Headings and choices."""
    made: list[Row] = []
    changed = set(edit.changes())
    for group, keys in GROUPS.items():
        made.append(Row("", words(f"house-group.{group}")))
        for key in keys:
            said = words(f"choice.{key}")
            made.append(Row(key, said, named(key, edit.value(key)), key in changed, edit.locked(key)))
    return made


class ChoicesModel(QAbstractListModel):
    """The rows of an edited house."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Row] = []

    def take(self, edit: HouseEdit) -> None:
        """Reads the edited house; the rows stay the same ones."""
        made = rows(edit)
        if len(made) != len(self.rows):
            self.beginResetModel()
            self.rows = made
            self.endResetModel()
            return
        self.rows = made
        self.dataChanged.emit(self.index(0), self.index(len(made) - 1))

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """One each."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Question and value."""
        if not index.isValid() or role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        row = self.rows[index.row()]
        said = [row.said, row.value, _("changed") if row.changed else "", _("by law") if row.locked else ""]
        return " ".join(part for part in said if part)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Headings are passed over."""
        if index.isValid() and not self.rows[index.row()].key:
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index)


class ChoiceRow(QStyledItemDelegate):
    """Question over value; a dot where it was changed, a lock where the regulator decides."""

    def __init__(self, look: Look, model: ChoicesModel) -> None:
        super().__init__()
        self.look, self.model = look, model

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """One target a choice."""
        return QSize(160, ROW if self.model.rows[index.row()].key else HEAD)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The choice over its value."""
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        row = self.model.rows[index.row()]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not row.key:
            place = rect.adjusted(10, 8, -6, 0)
            text.line(painter, place, row.said, text.HEAD, self.look("hi"), name=True)
            painter.restore()
            return
        inner = rect.adjusted(2, 1, -2, -1)
        if state & QStyle.StateFlag.State_Selected:
            card(painter, inner, self.look("bg3"))
            painter.fillRect(QRect(inner.left(), inner.top() + 5, 4, inner.height() - 10), self.look("paper"))
        room = inner.width() - 20 - (26 if row.changed or row.locked else 0)
        place = QRect(inner.left() + 14, inner.top() + 4, room, 20)
        face = text.BODY if text.BODY.width(row.said) <= room else text.CHIP
        text.line(painter, place, row.said, face, self.look("mid"), name=True)
        text.line(painter, place.translated(0, 20), row.value, text.PLATE, self.look("hi"), name=True)
        at = QPointF(inner.right() - 16, inner.center().y())
        if row.locked:
            icons.padlock(painter, self.look, at, 8)
        elif row.changed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.look("act_fill"))
            painter.drawEllipse(at, 5, 5)
        painter.restore()


class ChoicesList(QListView):
    """Arrows go from choice to choice."""

    chosen = Signal(str)

    def __init__(self, look: Look, model: ChoicesModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows = model
        self.drawn = ChoiceRow(look, model)
        self.setModel(model)
        self.setItemDelegate(self.drawn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(_("Choices of the house"))
        look.changed.connect(self._dress)

    def _dress(self) -> None:
        self.viewport().update()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tells the choice that the keys are on."""
        super().currentChanged(current, previous)
        if current.isValid():
            self.chosen.emit(self.rows.rows[current.row()].key)
            self.scrollTo(current)

    def go(self, key: str) -> None:
        """To a choice."""
        nth = next(nth for nth, row in enumerate(self.rows.rows) if row.key == key)
        self.setCurrentIndex(self.rows.index(nth))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Only up and down are the list's."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            super().keyPressEvent(event)
        else:
            event.ignore()
