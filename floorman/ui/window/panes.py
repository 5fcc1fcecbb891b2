"""What may lie over the floor: lists, papers, rulings and more. Made when first asked for; one at a time."""

from enum import Enum
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

from floorman.desk.front.final_table import Ending
from floorman.desk.front.final_table import ending as ending_of
from floorman.desk.front.views import Echo, PlayerRow
from floorman.ui.callline.bar import CallBar
from floorman.ui.callline.calls import broken_table
from floorman.ui.input.actions import BY_NAME, call_of
from floorman.ui.parts.pane import Pane, PaneContext
from floorman.ui.window.places import Box, WindowPlaces
from floorman.ui.words import _

if TYPE_CHECKING:
    from floorman.ui.lists.pane import ListsPane


class Covered(Enum):
    """What of the page lies under the pane that is shown."""

    NOTHING = 0
    FLOOR = 1
    FLOOR_AND_TABLE = 2
    ALL = 3
    """The advice, too."""


class Panes(QObject):
    """Shows and hides the panes, and passes on what they ask; each is the class that its action names."""

    run = Signal(str)
    """A call of a pane that is to be recorded."""
    went = Signal(object)
    """To the chair of a ``PlayerRow``; the floor is shown again."""
    menu = Signal(int, int, object)
    """A pane's menu of a table's seat is wanted (0: of the table itself), at a ``QPoint`` of the screen."""
    kinds = Signal(int, int, object)
    """The kinds of penalty for a table's seat are wanted, at a ``QPoint`` of the screen."""
    copied = Signal()
    """The top bar is to show the age of the newest copy of the file."""
    shared = Signal()
    """The evening is to be shared with other podiums."""
    turned = Signal()
    """Another pane is shown, or none: the page is to be laid out."""

    def __init__(self, context: PaneContext, bar: CallBar, home: QWidget) -> None:
        super().__init__(home)
        self.context, self.bar, self.home = context, bar, home
        bar.field.textChanged.connect(self._typed)
        self.made: dict[str, Pane] = {}
        self.shown = ""
        self.before = ""
        """The pane that a rule or a paper was opened from; Esc goes back to it."""
        self.ending: Ending = ""
        """What the end of the evening is shown by now."""
        self.resting = ""
        """The pane that lies over the floor while no other is asked for: the one of the ending, until it was left."""
        self.synchronised = False
        """The hand-for-hand board has been opened for the round that is on."""

    @property
    def pane(self) -> Pane | None:
        """The pane that is shown."""
        return self.made.get(self.shown)

    def _typed(self, typed: str) -> None:
        if self.pane is not None:
            self.pane.take_typed(typed)

    def act(self, name: str) -> None:
        """What the action of a pane's name does: mostly shows the pane, or hides it if it is shown."""
        does = {
            "find": self.find,
            "rulings": self.turn_rulings,
            "rules": self.open_rule,
            "papers": self.print_pages,
            "printing": self.open_queue,
            "drawn": self.open_drawn,
        }.get(name)
        if does is not None:
            does()
        else:
            self.toggle(name)

    def toggle(self, name: str) -> None:
        """Shows a pane, or hides it if it is shown."""
        self.hide() if self.shown == name else self.show(name)

    def show(self, name: str) -> Pane:
        """Shows a pane by its name: "lists", "keys", "papers", "drawn", "rulings", "board", "rules" and so on."""
        for other, pane in self.made.items():
            pane.setVisible(other == name)
        if name not in self.made:
            self.made[name] = self._make(name)
        self.shown = name
        if name == self.ending:
            self.resting = name
        self._give_back_echo()
        self.turned.emit()
        pane = self.made[name]
        pane.show()
        pane.raise_()
        pane.reread()
        (pane if pane.takes_keys else self.bar.field).setFocus()
        return pane

    def _make(self, name: str) -> Pane:
        """A pane of the class that its action names; what it asks for is passed on from now on."""
        module, _dot, kind = BY_NAME[name].pane.rpartition(".")
        pane: Pane = getattr(import_module(f"floorman.ui.{module}"), kind)(self.context, self.home)
        pane.call.connect(self.bar.put)
        pane.run.connect(self.run)
        pane.cited.connect(self.open_rule)
        pane.chosen.connect(self._go)
        pane.wanted.connect(self._open_wanted)
        pane.papers.connect(self.open_papers)
        pane.lent.connect(lambda echo: self._lend(name, echo))
        pane.said.connect(self.bar.say)
        pane.seat_menu.connect(self.menu)
        pane.kinds.connect(self.kinds)
        pane.copied.connect(self.copied)
        pane.shared.connect(self.shared)
        pane.closed.connect(self.leave)
        return pane

    def hide(self) -> bool:
        """Shows the floor again; True if a pane was there."""
        was = bool(self.shown)
        if self.shown == self.resting:
            self.resting = ""
        for pane in self.made.values():
            pane.hide()
        self.shown = self.before = ""
        if self.resting:
            self.show(self.resting)
            return True
        if was:
            self._give_back_echo()
            self.turned.emit()
        return was

    def leave(self) -> None:
        """Back to the pane that this one was opened from, else to the floor and the call line."""
        before, self.before = self.before, ""
        if before and before != self.shown:
            self.show(before)
            return
        self.hide()
        self.bar.field.setFocus()

    def tick(self, shows: str) -> None:
        """Another second of the tournament clock."""
        if self.pane is not None:
            self.pane.tick_clock(shows)

    def refresh(self) -> None:
        """The room has changed: the pane that is shown reads anew."""
        if self.pane is not None:
            self.pane.reread()

    # the call line ----------------------------------------------------------------------------------------------------

    def _give_back_echo(self) -> None:
        """The empty call line is nobody's until the pane that is shown says something there."""
        self.bar.lend(None)
        back = _("back to the floor") if self.shown == "rulings" else _(BY_NAME["rulings"].hint)
        self.bar.name_key("rulings", back)

    def _lend(self, name: str, echo: Echo) -> None:
        if name == self.shown:
            self.bar.lend(echo)

    def enter(self) -> None:
        """Enter in an empty call line, while the pane that is shown has its own words there."""
        if self.pane is not None:
            self.pane.enter()

    # one pane asks for another ----------------------------------------------------------------------------------------

    def _open_wanted(self, name: str) -> None:
        if not BY_NAME[name].pane:
            self.bar.pressed.emit(name)
        else:
            self.open_drawn() if name == "drawn" else self.show(name)

    def open_told(self, opens: str) -> None:
        """What an outcome asks to be opened: "slips …", "keys …", "board", "rulings 12 misdeal"."""
        words = opens.split()
        if words[0] == "rulings" and len(words) > 1:
            self.rule_at(int(words[1]), words[2] if len(words) > 2 else "")
        elif words[0] == "keys":
            self.show("keys").take_typed(" ".join(words[1:]))
        elif words[0] == "lists":
            self._lists().open(words[1])
        elif words[0] in ("board", "clock", "prizes", "pay", "bounties", "deal"):
            self.show(words[0])
        else:
            self.show("papers")

    def open_lamp(self, lamp: str) -> None:
        """The printer's lamp opens the print queue, the journal's lamp the journal."""
        if lamp == "printer":
            self.open_queue()
        else:
            self._lists().open("journal")

    def open_queue(self) -> None:
        """What waits to be printed."""
        self.show("printing")

    def print_pages(self) -> None:
        """Ctrl+P: the paper of the pane that is shown, else papers to choose from."""
        self.pane.print_pages() if self.pane is not None else self.show("papers")

    def turn_rulings(self) -> None:
        """F4: the rulings desk at the chosen table; there, back to the floor."""
        table = self.context.choice.table
        if self.shown == "rulings":
            self.leave()
        elif not self.rule_at(table):
            self.bar.put(call_of("button-error", table=""))

    def rule_at(self, table: int | None, subject: str = "") -> bool:
        """The rulings desk at a table; False for none."""
        if table is None:
            return False
        from floorman.ui.rulings.pane import RulingsPane

        pane = self.show("rulings")
        assert isinstance(pane, RulingsPane)
        pane.open(table, subject)
        return True

    def open_rule(self, cite: str = "") -> None:
        """The rule that a citation names, all rules without one; Esc goes back to where it was asked for."""
        from floorman.ui.rulebook.pane import RulesPane

        before = self.shown if self.shown != "rules" else self.before
        pane = self.show("rules")
        self.before = before
        assert isinstance(pane, RulesPane)
        pane.open(cite)

    def open_papers(self, kind: str, only: str = "") -> None:
        """A kind of paper, of some seats or rows only; Esc goes back to where it was asked for."""
        from floorman.ui.papers.pane import PapersPane

        before = self.shown
        pane = self.show("papers")
        self.before = before if before != "papers" else ""
        assert isinstance(pane, PapersPane)
        pane.open(kind, only)

    def open_drawn(self, table: int | None = None) -> None:
        """Who drew which blank break card: at ``table``, else where the call line breaks one, else the chosen table."""
        from floorman.ui.drawn.pane import DrawnCardsPane
        from floorman.ui.papers.pane import PapersPane

        before, papers, told = self.shown, self.pane, broken_table(self.bar.calls.text)
        if told is not None:
            self.bar.drop()
        asked = table or told or (papers.only_table if isinstance(papers, PapersPane) else None)
        pane = self.show("drawn")
        self.before = before if before != "drawn" else ""
        assert isinstance(pane, DrawnCardsPane)
        pane.open(asked or self.context.choice.table)

    def watch_ending(self) -> None:
        """The last tables come over the floor by themselves, and so does the winner."""
        ending = ending_of(self.context.room.desk.floor)
        if ending == self.ending:
            return
        was, self.ending = self.ending, ending
        self.resting = ""
        if self.shown not in ("", was):
            self.resting = ending
        elif ending:
            self.show(ending)
        elif self.shown:
            self.hide()

    def watch_board(self) -> None:
        """Opens the hand-for-hand board when it begins, and closes it when it ends."""
        on = self.context.room.synchronised
        if on != self.synchronised:
            self.synchronised = on
            if on:
                self.show("board")
            elif self.shown == "board":
                self.leave()

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

    def _go(self, row: PlayerRow) -> None:
        if row.table is not None and row.table in self.context.room.tables():
            self.context.choice.choose(row.table, row.seat)
            self.hide()
            self.went.emit(row)

    # layout -----------------------------------------------------------------------------------------------------------

    def covers(self, where: WindowPlaces) -> Covered:
        """What lies under the pane that is shown."""
        if self.pane is None:
            return Covered.NOTHING
        if self.pane.over_advice:
            return Covered.ALL
        return Covered.FLOOR if _beside(self.pane, where) else Covered.FLOOR_AND_TABLE

    def place(self, where: WindowPlaces) -> None:
        """Lays the panes over the floor."""
        for pane in self.made.values():
            box = where.centre if _beside(pane, where) else where.stage
            if pane is self.pane and pane.over_advice:
                box = Box(0, box.top, where.top.width, box.height)
            pane.setGeometry(_inset(box))


def _beside(pane: Pane, where: WindowPlaces) -> bool:
    return pane.beside_table and where.panel is not None and not where.rail


def _inset(box: Box) -> QRect:
    return QRect(box.left + 8, box.top + 8, box.width - 16, box.height - 16)
