"""Into an evening that somebody shares: where it is, six digits, and how this laptop is called."""

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from floorman.ui.parts.controls import ActionButton, Notice, heading, quiet
from floorman.ui.theme.fonts import face
from floorman.ui.theme.look import Look
from floorman.ui.words import _

WIDE = 560


class JoinForm(QWidget):
    """Enter joins; where the hall has several tournaments one is chosen then."""

    asked = Signal(str, str, str)
    """Address, digits and name as they were typed."""
    chosen = Signal(str)
    """The tournament, as ``hall:NAME/friday``."""
    left = Signal()

    def __init__(self, look: Look, halls: tuple[str, ...] = ()) -> None:
        """``halls``: tournaments of halls that this machine belongs to already."""
        super().__init__()
        self.look = look
        self.block = QWidget(self)
        self.notice = Notice(look, self.block)
        self.address, self.digits, self.name = QLineEdit(), QLineEdit(), QLineEdit("desk")
        self.join = ActionButton(look, _("Join"), "Enter", white=True)
        self.leave = ActionButton(look, _("Leave"), "Esc")
        self.rows: list[ActionButton] = []
        self.stack = QVBoxLayout(self.block)
        self._lay_out()
        self.join.clicked.connect(self.submit)
        self.leave.clicked.connect(lambda: self.left.emit())
        self.setFocusProxy(self.address)
        self.offer(halls)

    def _lay_out(self) -> None:
        self.address.setPlaceholderText("192.168.1.20:5632")
        self.digits.setFont(face(28, 600, True))
        self.digits.setMaxLength(7)
        self.stack.setContentsMargins(0, 0, 0, 0)
        self.stack.setSpacing(8)
        self.stack.addWidget(heading(_("Join an evening"), self, 24))
        self.stack.addWidget(
            quiet(_("On the laptop that shares it: menu, “Other podiums”, “Let one more in”."), self.block)
        )
        for words, part in (
            (_("Address"), self.address),
            (_("The six digits"), self.digits),
            (_("How this laptop is called: desk, podium-2"), self.name),
        ):
            part.setAccessibleName(words)
            label: QLabel = quiet(words, self.block)
            label.setBuddy(part)
            self.stack.addWidget(label)
            self.stack.addWidget(part)
            part.textEdited.connect(lambda _typed: self.notice.say(""))
        self.stack.addWidget(self.notice)
        row = QHBoxLayout()
        row.addWidget(self.join, 3)
        row.addWidget(self.leave, 1)
        self.stack.addLayout(row)

    def offer(self, named: tuple[str, ...]) -> None:
        """Tournaments to go into at once, a button each."""
        for one in self.rows:
            one.deleteLater()
        self.rows = []
        for name in named:
            button = ActionButton(self.look, name.removeprefix("hall:"))
            button.clicked.connect(lambda _checked=False, chosen=name: self.chosen.emit(chosen))
            self.stack.addWidget(button)
            self.rows.append(button)
        if self.rows:
            self.rows[0].setFocus()

    def submit(self) -> None:
        """Says what was typed."""
        self.asked.emit(self.address.text(), self.digits.text(), self.name.text())

    def refuse(self, why: str) -> None:
        """Why it did not go; what was typed stays."""
        self.notice.say(why)
        self.digits.selectAll()
        self.digits.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter joins, Esc leaves."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.submit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, _event: object) -> None:
        """In the middle."""
        wide = min(WIDE, self.width() - 40)
        high = min(self.height() - 24, max(self.block.sizeHint().height(), 420))
        self.block.setGeometry(QRect((self.width() - wide) // 2, (self.height() - high) // 2, wide, high))
