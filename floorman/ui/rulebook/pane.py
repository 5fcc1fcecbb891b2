"""The rule browser: a question, books and subjects, the rules that answer it, and the chosen one in our words."""

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from floorman.rules.book import Rule
from floorman.rules.citation import Citation
from floorman.rules.citation import cite as cited
from floorman.rules.house import House
from floorman.ui.house.choices import GROUPS
from floorman.ui.input.actions import BY_NAME
from floorman.ui.paint.parts import card, pencil
from floorman.ui.parts.controls import ActionButton
from floorman.ui.parts.pane import Pane, PaneContext
from floorman.ui.rulebook.document import house_word
from floorman.ui.rulebook.list import RuleRow, RulesList, RulesModel
from floorman.ui.rulebook.sheet import RuleSheet
from floorman.ui.rulebook.shelf import found, rule_of, shelf, subjects
from floorman.ui.words import _

_HOUSE = "house"
"""In the place of a book: what this house chose."""


class RulesPane(Pane):
    """Opened from a citation it shows that rule; Esc goes back from a rule that was followed, then to where the first
    was asked for.
    """

    def __init__(self, context: PaneContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.field = QLineEdit(self)
        self.book, self.subject = QComboBox(self), QComboBox(self)
        self.model = RulesModel()
        self.list = RulesList(self)
        self.sheet = RuleSheet(self.look, self)
        self.print_it = ActionButton(self.look, _("Print …"), BY_NAME["papers"].key)
        self.players_it = ActionButton(self.look, _("House rules on paper"))
        self.close_it = ActionButton(self.look, _("Back"), "Esc")
        for button in (self.print_it, self.players_it, self.close_it):
            button.setParent(self)
        self.followed: list[str] = []
        """The citations that were left by a link, the last one last."""
        self.asked: Citation | None = None
        """The citation that was opened last, with the sentence that it rests on."""
        self._arrange()
        self._connect()
        self.search()

    def _arrange(self) -> None:
        self.field.setPlaceholderText(_("A question, a number or any words"))
        self.field.setAccessibleName(_("Find a rule"))
        self.book.setAccessibleName(_("Book"))
        self.subject.setAccessibleName(_("Subject"))
        for book, name in (("", _("All books")), (_HOUSE, _("What this house chose")), *shelf().titles.items()):
            self.book.addItem(name, book)
        for subject, name in (("", _("Any subject")), *subjects()):
            self.subject.addItem(name, subject)
        self.list.setModel(self.model)
        self.row = RuleRow(self.look, self.model)
        self.list.setItemDelegate(self.row)
        self.list.setAccessibleName(_("Rules"))
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setProperty("ownKeys", True)
        self.setFocusProxy(self.field)

    def _connect(self) -> None:
        self.field.textEdited.connect(lambda _text: self.search())
        self.book.activated.connect(lambda _nth: self.search())
        self.subject.activated.connect(lambda _nth: self.search())
        self.list.chosen.connect(self._show_row)
        self.list.typed.connect(self._type)
        self.sheet.typed.connect(self._type)
        self.sheet.cited.connect(self.follow)
        self.sheet.called.connect(self.call)
        self.close_it.clicked.connect(self.back)
        self.print_it.clicked.connect(self.print_pages)
        self.players_it.clicked.connect(lambda: self.papers.emit("rules-leaflet", ""))

    # what is shown ----------------------------------------------------------------------------------------------------

    def open(self, cite: str) -> None:
        """Shows the rule that a citation names; "" shows them all."""
        self.followed.clear()
        self._go_to(cite)

    def follow(self, cite: str) -> None:
        """A link of the rule that is shown; Esc comes back to it."""
        left = self.asked
        self.followed.append(left.written if left is not None and str(left) == self.sheet.cite else self.sheet.cite)
        self._go_to(cite)

    def back(self) -> None:
        """To the rule that was left by a link, else out of the browser."""
        if self.followed:
            self._go_to(self.followed.pop())
        else:
            self.closed.emit()

    def _go_to(self, cite: str) -> None:
        self.field.clear()
        self.book.setCurrentIndex(0)
        self.subject.setCurrentIndex(0)
        self.search()
        rule = rule_of(cite)
        self.asked = None if rule is None else cited(cite)
        if rule is not None:
            rows = [nth for nth, entry in enumerate(self.model.entries) if entry.citation == rule.citation]
            self._go(rows[0]) if rows else self.list.setCurrentIndex(QModelIndex())
            self._show_rule(rule)
            self.list.setFocus()
        elif cite:
            self.list.setCurrentIndex(QModelIndex())
            self.sheet.show_own(cite, self.house())
        else:
            self.field.setFocus()

    def house(self) -> House:
        """The house that is played by."""
        return self.room.house()

    def search(self) -> None:
        """The rules that answer what is typed, of the book and subject chosen; or the choices of the house."""
        house = self.house()
        self.subject.setEnabled(self.book.currentData() != _HOUSE)
        if not self.subject.isEnabled():
            chosen = (house_word(house, key) for group in GROUPS.values() for key in group)
            typed = self.field.text().casefold()
            self.model.take(tuple(word for word in chosen if typed in f"{word.question} {word.value}".casefold()))
        else:
            self.model.take(found(self.field.text(), house, self.book.currentData() or "", self.subject.currentData()))
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
            entry = self.model.entries[nth]
            if isinstance(entry, Rule):
                self._show_rule(entry)
            else:
                self.sheet.show_choice(entry, self.house())

    def _show_rule(self, rule: Rule) -> None:
        """With the sentence marked that it was asked for by."""
        asked = self.asked.phrase if self.asked is not None and self.asked == rule.citation else ""
        self.sheet.show_rule(rule, self.house(), asked)

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

    def print_pages(self) -> None:
        """Ctrl+P: the rule that is shown; for what is in no book the house's rules."""
        if rule_of(self.sheet.cite) is None:
            self.papers.emit("rules-leaflet", "")
        else:
            self.papers.emit("rule", f"§{self.sheet.cite}")

    # keys and layout --------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down go through the rules from the field, too; Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.model.entries:
            step = -1 if event.key() == Qt.Key.Key_Up else 1
            self._go(max(0, min(len(self.model.entries) - 1, self.list.currentIndex().row() + step)))
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Question, book, subject and list at the left, the rule beside them."""
        side = min(440, max(250, self.width() * 2 // 5))
        self.field.setGeometry(12, 12, side - 12, 44)
        self.book.setGeometry(12, 62, side - 12, 44)
        self.subject.setGeometry(12, 112, side - 12, 44)
        self.list.setGeometry(8, 164, side - 8, self.height() - 172)
        left = side + 12
        self.sheet.setGeometry(left, 12, self.width() - left - 12, self.height() - 80)
        right = self.width() - 12
        for button in (self.close_it, self.players_it, self.print_it):
            wide = button.sizeHint().width()
            button.setGeometry(right - wide, self.height() - 58, wide, 46)
            button.setVisible(right - wide >= left)
            right -= wide + 8

    def paintEvent(self, _event: object) -> None:
        """Ground."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg1"), 8, self.look("edge"))
        painter.end()
