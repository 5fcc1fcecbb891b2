"""The rule browser: a field, the rules that hold what is typed, and the chosen one in our words."""

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from floorman.rules.book import Rule
from floorman.rules.house import House
from floorman.ui.paint import text
from floorman.ui.paint.parts import card, pencil
from floorman.ui.parts.controls import ActionButton
from floorman.ui.parts.pane import Pane, PaneContext
from floorman.ui.rulebook.page import RulePage
from floorman.ui.rulebook.shelf import found, rule_of
from floorman.ui.theme.look import Look
from floorman.ui.words import _

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
ROW = 48


class RulesModel(QAbstractListModel):
    """The rules found."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: tuple[Rule, ...] = ()

    def take(self, entries: tuple[Rule, ...]) -> None:
        """Shows these rules, in this order."""
        self.beginResetModel()
        self.entries = entries
        self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """How many rules are shown."""
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Citation and title."""
        if not index.isValid():
            return None
        entry = self.entries[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{entry.citation}  {entry.title}"
        return None


class RuleRow(QStyledItemDelegate):
    """Citation over title."""

    def __init__(self, look: Look, model: RulesModel) -> None:
        super().__init__()
        self.look, self.model = look, model

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """As high as a target of touch."""
        return QSize(120, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Citation over title; the chosen row is lighter."""
        whole: QRect = option.rect
        state: QStyle.StateFlag = option.state
        entry = self.model.entries[index.row()]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = whole.adjusted(2, 1, -2, -1)
        if state & QStyle.StateFlag.State_Selected:
            card(painter, rect, self.look("bg3"))
            painter.fillRect(QRect(rect.left(), rect.top() + 5, 4, rect.height() - 10), self.look("paper"))
        place = QRect(rect.left() + 14, rect.top() + 3, rect.width() - 20, 20)
        text.line(painter, place, str(entry.citation), text.CHIP, self.look("mid"), name=True)
        text.line(painter, place.translated(0, 19), entry.title, text.PLATE, self.look("hi"), name=True)
        painter.restore()


class RulesList(QListView):
    """Arrows go through the rules; letters go into the field."""

    chosen = Signal(int)
    typed = Signal(str)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tells the row that the keys are on."""
        super().currentChanged(current, previous)
        self.chosen.emit(current.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters are searched for."""
        if event.text().isprintable() and event.text().strip():
            self.typed.emit(event.text())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            event.ignore()
        else:
            super().keyPressEvent(event)


class RulesPane(Pane):
    """Opened from a citation it shows that rule; Esc goes back to where it was asked for."""

    def __init__(self, context: PaneContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.field = QLineEdit(self)
        self.model = RulesModel()
        self.list = RulesList(self)
        self.sheet = RulePage(self.look, self)
        self.close_it = ActionButton(self.look, _("Back"), "Esc")
        self.close_it.setParent(self)
        self._arrange()
        self.field.textEdited.connect(lambda _text: self.search())
        self.list.chosen.connect(self._show_row)
        self.list.typed.connect(self._type)
        self.close_it.clicked.connect(self.closed)
        self.sheet.cited.connect(self.open)
        self.search()

    def _arrange(self) -> None:
        self.field.setPlaceholderText(_("Find: number or any words"))
        self.field.setAccessibleName(_("Find a rule"))
        self.list.setModel(self.model)
        self.row = RuleRow(self.look, self.model)
        self.list.setItemDelegate(self.row)
        self.list.setAccessibleName(_("Rules"))
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setProperty("ownKeys", True)
        self.setFocusProxy(self.field)

    # what is shown ----------------------------------------------------------------------------------------------------

    def open(self, cite: str) -> None:
        """Shows the rule that a citation names; "" shows them all."""
        self.field.clear()
        self.search()
        rule = rule_of(cite)
        if rule is not None:
            rows = [nth for nth, entry in enumerate(self.model.entries) if entry is rule]
            self._go(rows[0])
            self.list.setFocus()
        elif cite:
            self.list.clearSelection()
            self.sheet.show_own(cite, self._house())
        else:
            self.field.setFocus()

    def _house(self) -> House | None:
        return self.room.house()

    def search(self) -> None:
        """The rules that hold what is typed."""
        self.model.take(found(self.field.text()))
        if self.model.entries:
            self._go(0)
        else:
            self.sheet.show_nothing(self.field.text())

    def _go(self, nth: int) -> None:
        index = self.model.index(nth)
        self.list.setCurrentIndex(index)
        self.list.scrollTo(index)

    def _show_row(self, nth: int) -> None:
        if 0 <= nth < len(self.model.entries):
            self.sheet.show_rule(self.model.entries[nth], self._house())

    def _type(self, letter: str) -> None:
        self.field.setFocus()
        self.field.insert(letter)
        self.search()

    def reread(self) -> None:
        """The house may rest on other rules now."""
        self._show_row(self.list.currentIndex().row())

    def rule(self) -> str:
        """The rule that is shown."""
        return self.sheet.cite

    # keys and layout --------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down go through the rules from the field, too; Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.model.entries:
            step = -1 if event.key() == Qt.Key.Key_Up else 1
            self._go(max(0, min(len(self.model.entries) - 1, self.list.currentIndex().row() + step)))
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Field and list at the left, the rule beside them."""
        side = min(400, max(250, self.width() * 2 // 5))
        self.field.setGeometry(12, 12, side - 12, 44)
        self.list.setGeometry(8, 64, side - 8, self.height() - 72)
        left = side + 12
        self.sheet.setGeometry(left, 12, self.width() - left - 12, self.height() - 80)
        wide = self.close_it.sizeHint().width()
        self.close_it.setGeometry(self.width() - wide - 12, self.height() - 58, wide, 46)

    def paintEvent(self, _event: object) -> None:
        """The pane's card."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg1"), 8, self.look("edge"))
        painter.end()
