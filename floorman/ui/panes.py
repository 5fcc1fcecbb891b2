"""What may lie over the floor: lists, keys, papers. Made when first asked for; one at a time."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from floorman.desk.views import PlayerRow
from floorman.ui.places import Box, Places

if TYPE_CHECKING:
    from floorman.ui.lists.pane import ListsPane
    from floorman.ui.room_page import RoomPage


class Panes:
    """Shows and hides the panes of a room's page."""

    def __init__(self, page: "RoomPage") -> None:
        self.page = page
        self.made: dict[str, QWidget] = {}
        self.shown = ""

    def toggle(self, name: str) -> None:
        """Shows a pane, or hides it if it is shown."""
        self.hide() if self.shown == name else self.show(name)

    def show(self, name: str) -> QWidget:
        """Shows the pane "lists", "keys" or "papers"."""
        for other, pane in self.made.items():
            pane.setVisible(other == name)
        if name not in self.made:
            self.made[name] = self._make(name)
        self.shown = name
        self.page.lay_out()
        pane = self.made[name]
        pane.show()
        pane.raise_()
        self.refresh()
        (self.page.bar.field if name == "keys" else pane).setFocus()
        return pane

    def open_lamp(self, lamp: str) -> None:
        """The printer's lamp opens the papers, the journal's lamp the journal."""
        if lamp == "printer":
            self.show("papers")
        else:
            self._lists().open("journal")

    def leave(self) -> None:
        """Back to the floor, and to the call line."""
        self.hide()
        self.page.bar.field.setFocus()

    def hide(self) -> bool:
        """Shows the floor again; True if a pane was there."""
        was = bool(self.shown)
        for pane in self.made.values():
            pane.hide()
        self.shown = ""
        if was:
            self.page.lay_out()
        return was

    def find(self) -> None:
        """F3: the players' list, ready to type a name."""
        self._lists().begin_find()

    def show_found(self, found: tuple[PlayerRow, ...]) -> None:
        """The players that a call has found."""
        self._lists().show_found(found)

    def _lists(self) -> "ListsPane":
        from floorman.ui.lists.pane import ListsPane

        pane = self.show("lists")
        assert isinstance(pane, ListsPane)
        return pane

    def refresh(self) -> None:
        """The room has changed: the pane that is shown reads anew."""
        pane = self.made.get(self.shown)
        reread = getattr(pane, "reread", None)
        if reread is not None:
            reread()

    def covers(self, where: Places) -> tuple[QWidget, ...]:
        """The parts that lie under the pane that is shown."""
        page = self.page
        if not self.shown:
            return ()
        under: tuple[QWidget, ...] = (page.filters, page.floor, page.legend)
        return under if self._beside(self.shown, where) else (*under, page.panel)

    def _beside(self, name: str, where: Places) -> bool:
        """Lists leave the table panel free where there is room for it."""
        return name == "lists" and where.panel is not None and not where.rail

    def place(self, where: Places) -> None:
        """Lays the panes over the floor."""
        for name, pane in self.made.items():
            box = where.centre if self._beside(name, where) else where.stage
            pane.setGeometry(_inset(box))

    def _make(self, name: str) -> QWidget:
        page = self.page
        if name == "keys":
            from floorman.ui.dialogs.keys import KeysPane

            return KeysPane(page.look, self.hide, page)
        if name == "papers":
            from floorman.ui.dialogs.papers import PapersPane

            return PapersPane(page)
        from floorman.ui.lists.pane import ListsPane

        lists = ListsPane(page.look, page.room, page)
        lists.chosen.connect(self._go)
        lists.closed.connect(self.leave)
        lists.call.connect(page.bar.put)
        return lists

    def _go(self, row: PlayerRow) -> None:
        if row.table is not None and row.table in self.page.room.tables():
            self.page.choice.choose(row.table, row.seat)
            self.hide()
            self.page.floor.setFocus()


def _inset(box: Box) -> QRect:
    return QRect(box.left + 8, box.top + 8, box.width - 16, box.height - 16)
