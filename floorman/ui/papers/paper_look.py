"""How a paper looks: its order, its print, its reasons, who prints it. Only what its kind knows is shown."""

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from floorman.text.phrases.mark import N_
from floorman.ui.parts.controls import ToggleOption, quiet
from floorman.ui.theme.look import Look
from floorman.ui.words import _

if TYPE_CHECKING:
    from floorman.desk.papers.printing import Order

ORDERS = {"table": N_("Table"), "name": N_("Name"), "entry": N_("Entry")}
WITH_REASONS = frozenset({"move-slips", "break-cards"})
LONGEST = 8
"""Letters of the initials."""


def beside(*parts: tuple[str, QWidget], labels: list[QWidget]) -> QHBoxLayout:
    """Fields in one row, each under its words; the words' labels go into ``labels``."""
    row = QHBoxLayout()
    row.setSpacing(8)
    for words, part in parts:
        column = QVBoxLayout()
        column.setSpacing(4)
        held = part.parentWidget()
        assert held is not None
        label = quiet(words, held)
        label.setBuddy(part)
        part.setAccessibleName(words)
        part.setToolTip(words)
        labels.append(label)
        column.addWidget(label)
        column.addWidget(part)
        row.addLayout(column, 1)
    return row


class PaperLook(QWidget):
    """Order and initials for slips; large print for all; a wall's size for lists; reasons for who moves."""

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.fields = QWidget(self)
        self.order, self.initials = QComboBox(self.fields), QLineEdit(self.fields)
        self.large, self.wall = ToggleOption(look, _("Large print")), ToggleOption(look, _("For a wall"))
        self.reasons = ToggleOption(look, _("Reasons"))
        self.labels: list[QWidget] = []
        for name, word in ORDERS.items():
            self.order.addItem(_(word), name)
        self.initials.setMaxLength(LONGEST)
        self.order.setMinimumWidth(90)
        self.initials.setMinimumWidth(90)
        self._lay_out()
        self.order.activated.connect(lambda _nth: self.changed.emit())
        self.initials.editingFinished.connect(self._initialled)
        for option in (self.large, self.wall, self.reasons):
            option.clicked.connect(lambda _on, it=option: self._turn(it))

    def _lay_out(self) -> None:
        stack = QVBoxLayout(self)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(6)
        pair = beside((_("Order"), self.order), (_("Initials"), self.initials), labels=self.labels)
        pair.setContentsMargins(0, 0, 0, 0)
        self.fields.setLayout(pair)
        stack.addWidget(self.fields)
        row = QHBoxLayout()
        row.setSpacing(6)
        for option in (self.large, self.wall, self.reasons):
            row.addWidget(option)
        stack.addLayout(row)
        self._kept = ""

    def _turn(self, option: ToggleOption) -> None:
        option.setChecked(not option.isChecked())
        self.changed.emit()

    def _initialled(self) -> None:
        if self.initials.text() != self._kept:
            self._kept = self.initials.text()
            self.changed.emit()

    def measure_anew(self) -> None:
        """Parts have come or gone: the height is that of those that are left."""
        for part in (self.fields, self):
            stack = part.layout()
            if stack is not None:
                stack.invalidate()

    def suit(self, kind: str, sheet: bool) -> None:
        """Shows what papers of a kind know; a ``sheet`` names no single player."""
        self.fields.setVisible(not sheet)
        self.wall.setVisible(sheet)
        self.reasons.setVisible(kind in WITH_REASONS)

    def dress(self, order: "Order") -> "Order":
        """The order with what is chosen here and shown."""
        slip = not self.fields.isHidden()
        return replace(
            order,
            order=str(self.order.currentData()) if slip else order.order,
            initials=self.initials.text().strip() if slip else "",
            large=self.large.isChecked(),
            wall=self.wall.isChecked() and not self.wall.isHidden(),
            reasons=self.reasons.isChecked() and not self.reasons.isHidden(),
        )
