"""What may lie over the floor: lists, papers, rulings and more. Made when first asked for; one at a time."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from floorman.desk.front.views import PlayerRow
from floorman.ui.window.places import Box, WindowPlaces
from floorman.ui.words import _

if TYPE_CHECKING:
    from floorman.ui.lists.pane import ListsPane
    from floorman.ui.window.room_page import RoomPage


class Panes:
    """Shows and hides the panes of a room's page."""

    def __init__(self, page: "RoomPage") -> None:
        self.page = page
        self.made: dict[str, QWidget] = {}
        self.shown = ""
        self.before = ""
        """The pane that a rule or a paper was opened from; Esc goes back to it."""
        self.synchronised = False
        """The hand-for-hand board has been opened for the round that is on."""

    def toggle(self, name: str) -> None:
        """Shows a pane, or hides it if it is shown."""
        self.hide() if self.shown == name else self.show(name)

    def show(self, name: str) -> QWidget:
        """Shows a pane by its name: "lists", "keys", "papers", "drawn", "rulings", "board", "rules" and so on."""
        for other, pane in self.made.items():
            pane.setVisible(other == name)
        if name not in self.made:
            self.made[name] = self._make(name)
        self.shown = name
        self._lend()
        self.page.lay_out()
        pane = self.made[name]
        pane.show()
        pane.raise_()
        self.refresh()
        (self.page.bar.field if name == "keys" else pane).setFocus()
        return pane

    def open_lamp(self, lamp: str) -> None:
        """The printer's lamp opens the print queue, the journal's lamp the journal."""
        if lamp == "printer":
            self.show("printing")
        else:
            self._lists().open("journal")

    def leave(self) -> None:
        """Back to the pane that this one was opened from, else to the floor and the call line."""
        before, self.before = self.before, ""
        if before and before != self.shown:
            self.show(before)
            return
        self.hide()
        self.page.bar.field.setFocus()

    # rulings and what belongs to them ---------------------------------------------------------------------------------

    def _lend(self) -> None:
        """The call line's echo belongs to the pane that is shown, if it has one."""
        self.page.bar.lend(None)
        back = self.shown == "rulings"
        self.page.bar.name_key("F4", _("back to the floor") if back else _("rulings"))

    def enter(self) -> None:
        """Enter in an empty call line, while the pane that is shown has its own words there."""
        enter = getattr(self.made.get(self.shown), "enter", None)
        if enter is not None:
            enter()

    def open_told(self, opens: str) -> None:
        """What an outcome asks to be opened: "slips …", "keys …", "rulings 12 misdeal"."""
        words = opens.split()
        if words[0] == "rulings" and len(words) > 1:
            self.rule_at(int(words[1]), words[2] if len(words) > 2 else "")
        else:
            self.show("keys" if words[0] == "keys" else "papers")

    def rule_at(self, table: int | None, subject: str = "") -> bool:
        """The rulings desk at a table; False for none."""
        if table is None:
            return False
        from floorman.ui.rulings.pane import RulingsPane

        pane = self.show("rulings")
        if isinstance(pane, RulingsPane):
            pane.open(table, subject)
        return True

    def open_rule(self, cite: str) -> None:
        """The rule that a citation names; Esc goes back to where it was asked for."""
        from floorman.ui.rulebook.pane import RulesPane

        before = self.shown if self.shown != "rules" else self.before
        pane = self.show("rules")
        self.before = before
        if isinstance(pane, RulesPane):
            pane.open(cite)

    def open_papers(self, kind: str, only: str = "") -> None:
        """A kind of paper, of some seats or rows only; Esc goes back to where it was asked for."""
        from floorman.ui.papers.pane import PapersPane

        before = self.shown
        pane = self.show("papers")
        self.before = before if before != "papers" else ""
        if isinstance(pane, PapersPane):
            pane.only.setText(only)
            pane.show_kind(kind)
            pane.reread()

    def open_drawn(self, table: int | None = None) -> None:
        """Who drew which blank break card: at ``table``, else where the call line breaks one, else the chosen table."""
        from floorman.ui.drawn.cards import table_of
        from floorman.ui.drawn.pane import DrawnCardsPane
        from floorman.ui.papers.pane import PapersPane

        before, told = self.shown, table_of(self.page.bar.calls.text)
        if told is not None:
            self.page.bar.drop()
        papers = self.made.get("papers") if before == "papers" else None
        only = papers.only.text().strip() if isinstance(papers, PapersPane) else ""
        asked = table or told or (int(only) if only.isdigit() else None)
        pane = self.show("drawn")
        self.before = before if before != "drawn" else ""
        if isinstance(pane, DrawnCardsPane):
            pane.open(asked or self.page.choice.table)

    def watch_board(self) -> None:
        """Opens the hand-for-hand board when it begins, and closes it when it ends."""
        on = self.page.room.synchronised
        if on != self.synchronised:
            self.synchronised = on
            if on:
                self.show("board")
            elif self.shown == "board":
                self.leave()

    def hide(self) -> bool:
        """Shows the floor again; True if a pane was there."""
        was = bool(self.shown)
        for pane in self.made.values():
            pane.hide()
        self.shown = self.before = ""
        if was:
            self._lend()
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

    @property
    def _whole(self) -> bool:
        """The board takes the advice's place, too, while hand-for-hand is on."""
        return self.shown == "board" and self.page.room.synchronised

    def covers(self, where: WindowPlaces) -> tuple[QWidget, ...]:
        """The parts that lie under the pane that is shown."""
        page = self.page
        if not self.shown:
            return ()
        if self._whole:
            return (page.advice, page.filters, page.floor, page.legend, page.panel)
        under: tuple[QWidget, ...] = (page.filters, page.floor, page.legend)
        return under if self._beside(self.shown, where) else (*under, page.panel)

    def _beside(self, name: str, where: WindowPlaces) -> bool:
        """Lists leave the table panel free where there is room for it."""
        return name == "lists" and where.panel is not None and not where.rail

    def place(self, where: WindowPlaces) -> None:
        """Lays the panes over the floor."""
        for name, pane in self.made.items():
            box = where.centre if self._beside(name, where) else where.stage
            if name == "board" and self._whole:
                box = Box(0, box.top, where.top.width, box.height)
            pane.setGeometry(_inset(box))

    def _make(self, name: str) -> QWidget:
        page = self.page
        if name == "keys":
            from floorman.ui.keys.pane import KeysPane

            return KeysPane(page.look, self.hide, page)
        if name == "papers":
            from floorman.ui.papers.pane import PapersPane

            return PapersPane(page)
        if name == "drawn":
            from floorman.ui.drawn.pane import DrawnCardsPane

            return DrawnCardsPane(page)
        if name == "printing":
            from floorman.ui.print_queue.pane import PrintingPane

            return PrintingPane(page, page.printing.begin())
        if name == "rules":
            from floorman.ui.rulebook.pane import RulesPane

            return RulesPane(page)
        if name == "backups":
            from floorman.ui.backups.pane import BackupsPane

            return BackupsPane(page, page.room.backups)
        if name == "rulings":
            from floorman.ui.rulings.pane import RulingsPane

            return RulingsPane(page)
        if name == "board":
            from floorman.ui.hand_for_hand.pane import BoardPane

            return BoardPane(page)
        if name == "incidents":
            from floorman.ui.incidents.pane import IncidentsPane

            return IncidentsPane(page)
        if name == "house":
            from floorman.ui.house.pane import HousePane

            return HousePane(page)
        if name == "replay":
            from floorman.ui.replay.pane import ReplayPane

            return ReplayPane(page)
        from floorman.ui.lists.pane import ListsPane

        lists = ListsPane(page.look, page.room, page)
        lists.chosen.connect(self._go)
        lists.closed.connect(self.leave)
        lists.cited.connect(self.open_rule)
        lists.call.connect(page.bar.put)
        return lists

    def _go(self, row: PlayerRow) -> None:
        if row.table is not None and row.table in self.page.room.tables():
            self.page.choice.choose(row.table, row.seat)
            self.hide()
            self.page.floor.setFocus()


def _inset(box: Box) -> QRect:
    return QRect(box.left + 8, box.top + 8, box.width - 16, box.height - 16)
