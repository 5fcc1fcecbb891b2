"""The winner's sheet: who has won, the places with their times, the papers to print, and what closes the evening."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from floorman.desk.front.last_places import EndOfEvening, LastPlace, end_of_evening
from floorman.desk.front.views import Echo
from floorman.disk.refused import PathRefused
from floorman.ui.input.actions import BY_NAME, call_of
from floorman.ui.paint import icons, text
from floorman.ui.paint.parts import card, own_viewport, pencil
from floorman.ui.paint.text import Face
from floorman.ui.parts.controls import ActionButton, quiet
from floorman.ui.parts.file_dialogs import ask_new_file
from floorman.ui.parts.pane import Pane, PaneContext
from floorman.ui.theme.look import Look
from floorman.ui.topbar.figures import thousands
from floorman.ui.words import _, why_not

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_ROW = 36
_SIDE = 320
_TOP = 118
_WON = Face(34, 700)
_UNDER = Face(16, 400, True)
_PLACE = Face(16, 600, True)
_NAME = Face(16, 500, True)


class PlacesModel(QAbstractListModel):
    """One row a place, the winner first."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[LastPlace, ...] = ()

    def take(self, rows: tuple[LastPlace, ...]) -> None:
        """Replaces the rows, if they differ."""
        if rows != self.rows:
            self.beginResetModel()
            self.rows = rows
            self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """How many places."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The whole row in words."""
        if not index.isValid() or role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        row = self.rows[index.row()]
        return "  ".join(part for part in (row.place, row.name, f"#{row.entry}", row.out_at) if part)


class PlaceDelegate(QStyledItemDelegate):
    """A place, who has it, and when he went out."""

    def __init__(self, look: Look, places: PlacesModel) -> None:
        super().__init__()
        self.look, self.places = look, places

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """A line of large words."""
        return QSize(200, _ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Place at the left, time at the right."""
        row = self.places.rows[index.row()]
        rect: QRect = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.row() == 0:
            card(painter, rect.adjusted(0, 1, -4, -1), self.look("bg3"))
        line = rect.adjusted(14, 0, -18, 0)
        text.line(painter, QRect(line.left(), line.top(), 84, _ROW), row.place, _PLACE, self.look("hi"))
        name = QRect(line.left() + 92, line.top(), line.width() - 92 - 150, _ROW)
        text.line(painter, name, row.name, _NAME, self.look("hi"), name=True)
        entry = QRect(line.right() - 144, line.top(), 70, _ROW)
        text.line(painter, entry, f"#{row.entry}", _UNDER, self.look("mid"), text.RIGHT)
        time = QRect(line.right() - 64, line.top(), 64, _ROW)
        text.line(painter, time, row.out_at, _UNDER, self.look("mid"), text.RIGHT)
        painter.restore()


class WinnerPane(Pane):
    """Comes by itself when one is left; Enter in the empty call line begins with the payout slips."""

    takes_keys = False

    def __init__(self, context: PaneContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.end: EndOfEvening | None = None
        self.places = PlacesModel()
        self.list = self._list()
        self.side = QWidget(self)
        look = context.look
        self.payouts_it = ActionButton(look, _("Payouts"), "Enter", white=True)
        self.save_it = ActionButton(look, _("Save the places …"))
        self.papers_it = ActionButton(look, _("All papers"), BY_NAME["papers"].key)
        self.incidents_it = ActionButton(look, _("Incidents"))
        self.copies_it = ActionButton(look, _("Copies of the tournament"))
        self.undo_it = ActionButton(look, _("Undo the last bust"), BY_NAME["undo"].key)
        self.close_it = ActionButton(look, _("Close the tournament"), BY_NAME["close"].key)
        self._lay_out()
        self.setAccessibleName(_("The winner"))

    def _list(self) -> QListView:
        view = QListView(self)
        own_viewport(view)
        view.setModel(self.places)
        self._drawn = PlaceDelegate(self.look, self.places)
        view.setItemDelegate(self._drawn)
        view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        view.setUniformItemSizes(True)
        view.setAccessibleName(_("Places"))
        self.look.changed.connect(view.viewport().update)
        return view

    def _lay_out(self) -> None:
        stack = QVBoxLayout(self.side)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(6)
        for part in (self.payouts_it, self.save_it, self.papers_it, self.incidents_it, self.copies_it):
            stack.addWidget(part)
        stack.addStretch(1)
        stack.addWidget(quiet(_("Not right? The last bust goes, and play goes on."), self.side))
        stack.addWidget(self.undo_it)
        stack.addSpacing(8)
        stack.addWidget(self.close_it)
        self.payouts_it.clicked.connect(self.enter)
        self.save_it.clicked.connect(self.save)
        self.undo_it.clicked.connect(lambda: self.call.emit(call_of("undo")))
        for button, name in (
            (self.papers_it, "papers"),
            (self.incidents_it, "incidents"),
            (self.copies_it, "backups"),
            (self.close_it, "close"),
        ):
            button.clicked.connect(self._opener(name))

    def _opener(self, name: str) -> Callable[[], None]:
        return lambda: self.wanted.emit(name)

    # what is shown ----------------------------------------------------------------------------------------------------

    def reread(self) -> None:
        """Reads who has won."""
        self.end = end_of_evening(self.room.desk)
        self.places.take(() if self.end is None else self.end.places)
        self.update()
        if self.end is not None:
            told = _("{entry} has won").format(entry=self.end.places[0].name)
            self.lent.emit(Echo("understood", told, self._under(), enter=_("Payouts")))

    def _under(self) -> str:
        assert self.end is not None
        end = self.end
        said = _("of {entries} entries, {began} to {ended}").format(
            entries=thousands(end.entries), began=end.began, ended=end.ended
        )
        lasted = _("{hours} h {minutes} min").format(hours=end.minutes // 60, minutes=end.minutes % 60)
        return f"#{end.places[0].entry} · {said} · {lasted}"

    def enter(self) -> None:
        """The payout slips, to look at before they are printed."""
        self.papers.emit("payouts", "")

    def print_pages(self) -> None:
        """Ctrl+P: papers, with the payout slips first."""
        self.enter()

    def save(self) -> None:
        """Asks for a file, and writes all places into it."""
        path = ask_new_file(self, _("Save the places"), "results.csv", "CSV (*.csv);;XLSX (*.xlsx)")
        if path:
            self.save_to(Path(path))

    def save_to(self, path: Path) -> bool:
        """Writes all places into ``path``, CSV or XLSX; False, and a sentence, if that fails."""
        from floorman.desk.front.exporting import listed
        from floorman.exchange.export import write_list
        from floorman.exchange.refused import ListRefused

        heads, rows = listed(self.room.desk, "results")
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

    # layout and paint -------------------------------------------------------------------------------------------------

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Places at the left, what is to be done at the right."""
        side = min(_SIDE, self.width() * 2 // 5)
        self.side.setGeometry(self.width() - side - 20, 20, side, self.height() - 40)
        self.list.setGeometry(20, _TOP, self.width() - side - 60, self.height() - _TOP - 16)

    def paintEvent(self, _event: object) -> None:
        """The winner over the places."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg1"), 8, self.look("edge"))
        if self.end is None:
            text.line(painter, self.rect(), _("Nobody has won yet"), text.HEAD, self.look("mid"), text.MIDDLE)
            painter.end()
            return
        icons.tick_disc(painter, self.look, QPointF(44, 46), 16)
        told = _("{entry} has won").format(entry=self.end.places[0].name)
        room = QRect(74, 20, self.list.geometry().right() - 74, 50)
        faces = (_WON, Face(26, 700), Face(22, 700, True))
        face = next((each for each in faces if each.width(told) <= room.width()), _NAME)
        text.line(painter, room, told, face, self.look("hi"), name=True)
        text.line(painter, QRect(74, 70, room.width(), 26), self._under(), _UNDER, self.look("mid"), name=True)
        painter.fillRect(QRect(20, _TOP - 8, self.list.width(), 1), self.look("line"))
        painter.end()
