"""Copies of the open file over the floor: where they go, how often, how old the newest is, and one now."""

from pathlib import Path

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from floorman.store.refused import FileRefused, NotRecorded
from floorman.ui.paint.parts import card, pencil
from floorman.ui.parts.controls import ActionButton, Notice, heading, quiet
from floorman.ui.parts.file_dialogs import ask_folder
from floorman.ui.parts.pane import Pane, PaneContext
from floorman.ui.words import _, why_not

ROUNDS = (2, 5, 10, 15, 30, 60)
"""Minutes from one copy to the next."""
_WIDE = 560


class BackupsPane(Pane):
    """What is chosen holds at once, and is kept with the tournament."""

    def __init__(self, context: PaneContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.backups = context.room.backups
        self.side = QWidget(self)
        self.folder, self.minutes = QLineEdit(self.side), QComboBox(self.side)
        self.notice = Notice(self.look)
        self.told = QLabel(self.side)
        self.choose_it = ActionButton(self.look, _("Choose a folder …"))
        self.now_it = ActionButton(self.look, _("Copy now"), "Enter", white=True)
        self.none_it = ActionButton(self.look, _("Make no copies"))
        self.close_it = ActionButton(self.look, _("Back to the floor"), "Esc")
        self._lay_out()
        self.folder.textEdited.connect(lambda typed: self.now_it.setEnabled(bool(typed.strip())))
        self.folder.editingFinished.connect(self._keep)
        self.minutes.activated.connect(lambda _nth: self._keep())
        self.choose_it.clicked.connect(self.choose)
        self.now_it.clicked.connect(self.copy)
        self.none_it.clicked.connect(self.stop)
        self.close_it.clicked.connect(self.closed)

    def _lay_out(self) -> None:
        stack = QVBoxLayout(self.side)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(6)
        stack.addWidget(heading(_("Copies of the tournament"), self.side, 18))
        stack.addWidget(quiet(_("Into another folder, such as a USB stick. The three newest are kept."), self.side))
        for words, part in ((_("Folder"), self.folder), (_("Minutes from one copy to the next"), self.minutes)):
            part.setAccessibleName(words)
            label = quiet(words, self.side)
            label.setBuddy(part)
            stack.addWidget(label)
            stack.addWidget(part)
            if part is self.folder:
                stack.addWidget(self.choose_it)
        self.told.setWordWrap(True)
        stack.addSpacing(6)
        stack.addWidget(self.told)
        stack.addWidget(self.notice)
        stack.addStretch(1)
        for button in (self.now_it, self.none_it, self.close_it):
            stack.addWidget(button)
        self.setFocusProxy(self.folder)

    # what is shown ----------------------------------------------------------------------------------------------------

    def reread(self) -> None:
        """The folder, the round, and how the newest copy stands."""
        backups, able = self.backups, not self.room.top().read_only
        if not self.folder.hasFocus() or not self.folder.isModified():
            self.folder.setText("" if backups.folder is None else str(backups.folder))
        rounds = sorted({*ROUNDS, backups.minutes})
        self.minutes.clear()
        for minutes in rounds:
            self.minutes.addItem(str(minutes), minutes)
        self.minutes.setCurrentIndex(rounds.index(backups.minutes))
        for part in (self.folder, self.minutes, self.choose_it):
            part.setEnabled(able)
        for button in (self.now_it, self.none_it):
            button.setEnabled(able and backups.folder is not None)
        self._tell()

    def _tell(self) -> None:
        said = self.backups.said()
        bad = self.backups.fault is not None
        self.told.setText("" if bad else said or _("No folder is chosen: no copies are made."))
        self.told.setVisible(not bad)
        self.notice.say(said if bad else "")

    # actions ----------------------------------------------------------------------------------------------------------

    def choose(self) -> None:
        """Asks for the folder."""
        before = "" if self.backups.folder is None else str(self.backups.folder)
        path = ask_folder(self, _("Copies of the tournament"), before)
        if path:
            self.folder.setText(path)
            self._keep()
            self.copy()

    def stop(self) -> None:
        """No copies from now on; those that were made stay."""
        self.folder.clear()
        self._keep()
        self.folder.setFocus()

    def copy(self) -> None:
        """A copy now; why there is none is told."""
        self._keep()
        if self.backups.folder is not None:
            try:
                self.backups.make()
            except FileRefused:
                self.reread()
            except NotRecorded as fault:
                self.notice.say(why_not(fault))
            else:
                self.reread()
        self.copied.emit()

    def _keep(self) -> None:
        folder, minutes = self.folder.text().strip(), int(self.minutes.currentData())
        now = "" if self.backups.folder is None else str(self.backups.folder)
        if (folder, minutes) == (now, self.backups.minutes):
            return
        try:
            self.backups.keep_in(str(Path(folder).expanduser()) if folder else "", minutes)
        except NotRecorded as fault:
            self.notice.say(why_not(fault))
            return
        self.folder.setModified(False)
        self.reread()
        self.copied.emit()

    # keys and layout --------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter copies now, Esc leaves."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.copy()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """One column at the left."""
        self.side.setGeometry(QRect(20, 16, min(_WIDE, self.width() - 40), min(520, self.height() - 32)))

    def paintEvent(self, _event: object) -> None:
        """A card as the ground."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg1"), 8, self.look("edge"))
        painter.end()
