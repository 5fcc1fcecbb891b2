"""Tab goes from part to part of the window; arrows go between the buttons of a part."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

from floorman.ui.table.plate import Plate

if TYPE_CHECKING:
    from floorman.ui.window.room_page import RoomPage


def parts(page: "RoomPage") -> list[list[QWidget]]:
    """The window's parts that can be gone to now, each with its widgets that take the keys."""
    strip, panel = page.strip, page.panel
    pane = page.panes.made.get(page.panes.shown)
    inside = [each for each in pane.findChildren(QWidget) if _takes_keys(each)] if pane is not None else []
    groups: list[Sequence[QWidget]] = [
        [page.bar.field],
        [page.advice.list],
        *([each] for each in inside),
        [*page.filters.buttons.values(), page.filters.more, *page.filters.tools],
        [page.floor],
        panel.ring.plates,
        panel.seat_row.buttons,
        panel.table_row.buttons,
        [page.bar.enter, page.bar.esc],
        [*page.bar.hints.values()],
        [strip.square, strip.printer, strip.journal],
    ]
    able = [[each for each in group if each.isVisible() and each.isEnabled()] for group in groups]
    return [group for group in able if group]


def _takes_keys(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isVisible() and widget.isEnabled()


def go(page: "RoomPage", forward: bool) -> bool:
    """Tab or Shift+Tab: to the next or the last part; True if there is one."""
    groups = parts(page)
    now = page.window().focusWidget()
    here = next((nth for nth, group in enumerate(groups) if now in group), -1)
    if not groups:
        return False
    there = groups[(here + (1 if forward else -1)) % len(groups)] if here >= 0 else groups[0]
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    _entrance(there).setFocus(reason)
    return True


def _entrance(group: list[QWidget]) -> QWidget:
    """Where a part is entered: the chosen plate, else its first widget."""
    return next((each for each in group if isinstance(each, Plate) and each.isChecked()), group[0])


def beside(page: "RoomPage", now: QWidget, step: int) -> bool:
    """An arrow: to the button beside, inside the part; True if there is one."""
    for group in parts(page):
        if now in group and isinstance(now, QAbstractButton) and not isinstance(now, Plate):
            group[(group.index(now) + step) % len(group)].setFocus(Qt.FocusReason.OtherFocusReason)
            return len(group) > 1
    return False
