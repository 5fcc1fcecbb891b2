"""The house rules editor: every choice in plain words; applied as an event, or kept as a house file."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMenu, QWidget

from floorman.core.refused import Refused
from floorman.desk.front.views import Echo
from floorman.desk.house.houses import SHIPPED, load_house
from floorman.ui.house.choice_card import ChoiceCard
from floorman.ui.house.choices import named, words
from floorman.ui.house.edit import HouseEdit
from floorman.ui.house.list import ChoicesList, ChoicesModel
from floorman.ui.input.keyboard import placed
from floorman.ui.paint.parts import card, pencil
from floorman.ui.parts.controls import ActionButton
from floorman.ui.parts.pane import Pane, PaneContext
from floorman.ui.words import _, why_not

_FOOT = 62


class HousePane(Pane):
    """An edited copy beside the house that is played by; it becomes the house only when it is applied."""

    def __init__(self, context: PaneContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.edit = HouseEdit(self.room.house())
        self.model = ChoicesModel()
        self.name = QLineEdit(self)
        self.list = ChoicesList(self.look, self.model, self)
        self.card = ChoiceCard(self.look, self.edit, self)
        self.apply_it = ActionButton(self.look, _("Play by it from now on"), _("Enter"), white=True)
        self.save_it = ActionButton(self.look, _("Save as file …"), "Ctrl+S")
        self.drop_it = ActionButton(self.look, _("Drop changes"), "Alt+D")
        self.take_it = ActionButton(self.look, _("Take from …"), "Alt+T")
        for button in (self.apply_it, self.save_it, self.drop_it, self.take_it):
            button.setParent(self)
        self.setProperty("ownKeys", True)
        self.setFocusProxy(self.list)
        self._connect()
        self._begin()

    def _connect(self) -> None:
        self.name.setAccessibleName(_("Name of the house"))
        self.name.setMaxLength(60)
        self.name.textEdited.connect(self._call)
        self.list.chosen.connect(self._open)
        self.card.changed.connect(self._changed)
        self.card.cited.connect(self.cited)
        self.card.left.connect(self.closed)
        self.card.entered.connect(self.list.setFocus)
        self.apply_it.clicked.connect(self.apply)
        self.save_it.clicked.connect(self.save)
        self.drop_it.clicked.connect(self._begin)
        self.take_it.clicked.connect(
            lambda: self.sources().popup(self.mapToGlobal(self.take_it.geometry().bottomLeft()))
        )

    def _begin(self) -> None:
        """From the house that is played by."""
        self.edit = HouseEdit(self.room.house())
        self.name.setText(self.edit.house.name)
        self.model.take(self.edit)
        self._open(self.card.key or "button_method")
        self.list.go(self.card.key)
        self._changed()

    def _open(self, key: str) -> None:
        if key:
            self.card.show_choice(self.edit, key)

    def _call(self, name: str) -> None:
        self.edit.name(name)
        self._changed()

    def _changed(self) -> None:
        self.model.take(self.edit)
        for button in (self.apply_it, self.drop_it):
            button.setEnabled(self.edit.changed)
        self._echo()

    def reread(self) -> None:
        """The house was changed elsewhere, or a change was undone: editing begins anew."""
        if self.room.house() is not self.edit.start:
            self._begin()
        self._echo()

    def _echo(self) -> None:
        changes = self.edit.changes()
        if not self.edit.changed:
            said = _("House: {name}").format(name=self.edit.house.name)
            self.lent.emit(Echo("unfinished", said, _("Nothing is changed. Digits pick an option.")))
            return
        told = [f"{words(f'choice.{key}')} {named(key, self.edit.value(key))}" for key in changes]
        title = _("House rules changed: {count}").format(count=len(changes))
        self.lent.emit(Echo("understood", title, " · ".join(told), enter=_("play by it from now on")))

    # actions ----------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Enter in the empty call line."""
        self.apply()

    def apply(self) -> None:
        """The edited house is played by from now on, as an event."""
        if not self.edit.changed:
            return
        outcome = self.room.change_house(self.edit.house)
        status = "understood" if outcome.ok else "not-possible"
        detail = _("Ctrl+Z takes it back.") if outcome.ok else _("Nothing has been recorded.")
        self.lent.emit(Echo(status, outcome.says, detail))

    def sources(self) -> QMenu:
        """Where the choices may be taken from: the shipped houses, a house file."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name in SHIPPED:
            menu.addAction(name, self._taker(name))
        menu.addAction(_("A house file …"), self._ask_file)
        return menu

    def _taker(self, name: str) -> Callable[[], None]:
        return lambda: self.take(name)

    def _ask_file(self) -> None:
        path, _kind = QFileDialog.getOpenFileName(self, _("A house file"), "", "TOML (*.toml);;*")
        if path:
            self.take(path)

    def take(self, name_or_path: str) -> None:
        """Takes all choices from a shipped house or a house file; they are played by only once applied."""
        try:
            self.edit.take(load_house(name_or_path))
        except Refused as fault:
            self.lent.emit(Echo("not-possible", why_not(fault), _("Nothing is changed.")))
            return
        self.name.setText(self.edit.house.name)
        self._open(self.card.key)
        self._changed()

    def save(self) -> None:
        """Asks for a file, and keeps the edited house in it."""
        name = f"{self.edit.house.name}.toml"
        path, _kind = QFileDialog.getSaveFileName(self, _("Save as house file"), name, "TOML (*.toml)")
        if path:
            self.save_to(Path(path))

    def save_to(self, path: Path) -> bool:
        """Keeps the edited house in ``path``; False, and a sentence, if that fails."""
        from floorman.desk.house.writing import save_house

        try:
            save_house(self.edit.house, path)
        except Refused as fault:
            return self._not_saved(why_not(fault))
        self.lent.emit(Echo("understood", _("Saved: {file}").format(file=path.name), str(path)))
        return True

    def _not_saved(self, why: str) -> bool:
        self.lent.emit(Echo("not-possible", _("Not saved: {why}").format(why=why)))
        return False

    def rule(self) -> str:
        """What the open choice rests on."""
        return str(self.edit.house.cite(self.card.key))

    # keys and layout --------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits pick, Enter applies, Alt+D drops, Alt+T takes, Ctrl+S saves; right to the fields, left to the list."""
        key, letter = event.key(), placed(event)
        alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
        if key == Qt.Key.Key_Escape:
            self.closed.emit()
        elif alt and letter and letter in "DT":
            {"D": self._begin, "T": self.take_it.click}[letter]()
        elif letter == "S" and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self.save()
        elif not alt and self.card.take_key(event):
            return
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.apply()
        elif key == Qt.Key.Key_Right:
            self.card.enter()
        elif key == Qt.Key.Key_Left:
            self.list.setFocus()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Name and list at the left, the open choice beside them, buttons below."""
        wide, high = self.width(), self.height()
        side = min(520, max(280, wide * 9 // 20))
        take = self.take_it.sizeHint().width()
        self.name.setGeometry(QRect(12, 12, side - 18 - take, 44))
        self.take_it.setGeometry(QRect(side - take, 12, take, 44))
        self.list.setGeometry(QRect(8, 62, side - 8, high - 70))
        left = side + 12
        self.card.setGeometry(QRect(left, 12, wide - left - 12, high - 24 - _FOOT - 52))
        room = wide - left - 12
        half = (room - 6) // 2
        self.apply_it.setGeometry(QRect(left, high - 10 - 46 - 6 - 52, room, 52))
        self.save_it.setGeometry(QRect(left, high - 56, half, 46))
        self.drop_it.setGeometry(QRect(left + room - half, high - 56, half, 46))

    def paintEvent(self, _event: object) -> None:
        """The pane's card."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg1"), 8, self.look("edge"))
        painter.end()
