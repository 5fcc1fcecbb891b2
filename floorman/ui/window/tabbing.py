"""Tab goes from part to part of the window; arrows go between the buttons of a part."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

from floorman.ui.table.plate import Plate

Parts = list[list[QWidget]]
"""The window's parts in the order of Tab, each with its widgets that take the keys."""


def reachable(parts: Sequence[Sequence[QWidget]]) -> Parts:
    """The parts that can be gone to now."""
    able = [[each for each in part if each.isVisible() and each.isEnabled()] for part in parts]
    return [part for part in able if part]


def inside(pane: QWidget | None) -> Parts:
    """The widgets of a pane that take the keys, each a part of its own."""
    if pane is None:
        return []
    return [[each] for each in pane.findChildren(QWidget) if each.focusPolicy() & Qt.FocusPolicy.TabFocus]


def go(parts: Parts, now: QWidget | None, forward: bool) -> bool:
    """Tab or Shift+Tab, while ``now`` has the keys: to the next or the last part; True if there is one."""
    if not parts:
        return False
    here = next((nth for nth, part in enumerate(parts) if now in part), -1)
    there = parts[(here + (1 if forward else -1)) % len(parts)] if here >= 0 else parts[0]
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    _entrance(there).setFocus(reason)
    return True


def _entrance(part: list[QWidget]) -> QWidget:
    """Where a part is entered: the chosen plate, else its first widget."""
    return next((each for each in part if isinstance(each, Plate) and each.isChecked()), part[0])


def beside(parts: Parts, now: QWidget, step: int) -> bool:
    """An arrow, while ``now`` has the keys: to the button beside, inside the part; True if there is one."""
    for part in parts:
        if now in part and isinstance(now, QAbstractButton) and not isinstance(now, Plate):
            part[(part.index(now) + step) % len(part)].setFocus(Qt.FocusReason.OtherFocusReason)
            return len(part) > 1
    return False
