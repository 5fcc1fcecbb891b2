"""The levels and breaks in a list, the running one a fifth from the top."""

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from floorman.desk.front.clock_page import StepRow
from floorman.ui.paint import icons, text
from floorman.ui.paint.parts import card, own_viewport
from floorman.ui.paint.shapes import pen
from floorman.ui.paint.text import Face
from floorman.ui.parts.clock_words import blinds, chips, pause
from floorman.ui.theme.look import Look
from floorman.ui.words import _

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
ROW = 44
_BEFORE = 4
"""Steps over the running one."""
_BOLD = Face(16, 600, True)
_PLAIN = Face(16, 400, True)


class StepsModel(QAbstractListModel):
    """A row each."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[StepRow, ...] = ()
        self.left = ""
        self.aimed: frozenset[int] = frozenset()

    def take(self, rows: tuple[StepRow, ...]) -> bool:
        """Replaces the rows, if they differ; True if they did."""
        if rows == self.rows:
            return False
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()
        return True

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """How many steps."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The whole row in words."""
        if not index.isValid() or role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        row = self.rows[index.row()]
        return "  ".join(part for part in (*said(row), minutes(row), row.time) if part)


def said(row: StepRow) -> tuple[str, str]:
    """Number and blinds of a level; a break or the day's end with what belongs to it."""
    if row.kind == "level":
        ante = row.blinds[2] if len(row.blinds) == 3 else 0
        more = f" / {chips(ante)}" if ante else ""
        return str(row.level), blinds(row.blinds) + more
    if row.kind == "end":
        return "", row.name or _("End of the day")
    what = pause(row)
    return "", _("Break: {what}").format(what=what) if what else _("A break")


def minutes(row: StepRow) -> str:
    """How long it is."""
    return "" if row.kind == "end" else _("{minutes} min").format(minutes=row.minutes)


class StepDelegate(QStyledItemDelegate):
    """Mark, number, blinds, length or what is left, time of day."""

    def __init__(self, look: Look, model: StepsModel) -> None:
        super().__init__()
        self.look, self.model = look, model

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """One line, as high as a finger."""
        return QSize(200, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The running one on a card with a bar, a break on one of its own, what is over with a tick."""
        row, rect = self.model.rows[index.row()], QRect(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.now:
            card(painter, rect, self.look("bg3"))
            painter.fillRect(QRect(rect.left(), rect.top() + 2, 4, rect.height() - 4), self.look("hi"))
        elif row.kind != "level" and not row.over:
            card(painter, rect, self.look("bg2"))
        if row.step in self.model.aimed:
            painter.setBrush(self.look("act_bg"))
            painter.setPen(pen(self.look("act"), 2))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
        self._mark(painter, row, QPointF(rect.left() + 18, rect.center().y() + 1))
        ink = self.look("mid" if row.over else "hi")
        right = rect.right() - 10 - self._end(painter, row, rect)
        number, words = said(row)
        left = rect.left() + 38
        if number:
            text.line(painter, QRect(left, rect.top(), 36, ROW), number, _BOLD, ink)
            left += 36
        room = QRect(left, rect.top(), right - left - 4, ROW)
        face = _PLAIN if row.over else _BOLD
        if row.kind == "level" and face.width(words) > room.width():
            words = blinds(row.blinds)
        text.line(painter, room, words, face, ink, name=True)
        if row.late and row.kind == "level":
            after = left + face.width(words) + 8
            if right - after > text.CHIP.width(_("late")) + 14:
                late = QRect(after, rect.top(), right - after, ROW)
                text.line(painter, late, _("late"), text.CHIP, self.look("mid"))
        painter.restore()

    def _end(self, painter: QPainter, row: StepRow, rect: QRect) -> int:
        """Length and time of day at the right; gives how wide they are."""
        ink = self.look("mid" if row.over else "hi")
        time = QRect(rect.right() - 54, rect.top(), 48, ROW)
        text.line(painter, time, row.time, _PLAIN if row.over else _BOLD, ink, text.RIGHT)
        left = _("{time} left").format(time=self.model.left) if row.now and self.model.left else ""
        word, face = (left, _BOLD) if left else (minutes(row), _PLAIN)
        wide = face.width(word)
        where = QRect(time.left() - 10 - wide, rect.top(), wide + 2, ROW)
        text.line(painter, where, word, face, self.look("hi" if row.now else "mid"), text.RIGHT)
        return 58 + wide + 10

    def _mark(self, painter: QPainter, row: StepRow, at: QPointF) -> None:
        if row.doubted and not row.over:
            icons.triangle(painter, self.look, at, 8)
        elif row.over:
            icons.tick(painter, lambda _token: self.look("mid"), at, 7)
        elif row.kind == "break":
            icons.cup(painter, self.look, at, 7)
        elif row.now:
            icons.play(painter, self.look, at, 6)


class StepList(QListView):
    """All steps; it keeps the running one in view unless it was scrolled."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        own_viewport(self)
        self.steps = StepsModel()
        self.setModel(self.steps)
        self._drawn = StepDelegate(look, self.steps)
        self.setItemDelegate(self._drawn)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(_("Levels and breaks"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        look.changed.connect(self.viewport().update)
        self._now = -1

    def take(self, rows: tuple[StepRow, ...], left: str) -> None:
        """Other rows, or another running one, which comes into view."""
        self.steps.left = left
        self.steps.take(rows)
        now = next((row.step for row in rows if row.now), -1)
        if now != self._now:
            self._now = now
            self.show_now()
        self.viewport().update()

    def show_now(self) -> None:
        """The running step into its place."""
        if self._now >= 0:
            self.executeDelayedItemsLayout()
            self.verticalScrollBar().setValue(max(0, self._now - _BEFORE) * ROW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More or fewer steps are in view."""
        super().resizeEvent(event)
        self.show_now()

    def say_left(self, left: str) -> None:
        """Another second: the running row alone is painted."""
        self.steps.left = left
        if self._now >= 0:
            self.viewport().update(self.visualRect(self.steps.index(self._now)))

    def aim(self, steps: frozenset[int]) -> None:
        """The steps that the typed call is about."""
        if steps != self.steps.aimed:
            self.steps.aimed = steps
            self.viewport().update()

    @property
    def hidden(self) -> tuple[int, int]:
        """How many steps lie above what is in view, and how many below."""
        first = -(-self.verticalScrollBar().value() // ROW)
        seen = self.viewport().height() // ROW
        return first, max(0, len(self.steps.rows) - first - seen)

    def turn(self, pages: int) -> None:
        """So many pages further."""
        self.executeDelayedItemsLayout()
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + pages * max(1, self.viewport().height() // ROW - 1) * ROW)
