"""A pane over the floor: what it is given to read, and the signals by which it says what it wants done."""

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from floorman.core.paper import PaperKind
from floorman.ui.input.selection import Choice
from floorman.ui.paint.parts import Painted
from floorman.ui.theme.look import Look

if TYPE_CHECKING:
    from floorman.desk.front.room import Room
    from floorman.ui.monitors.desk import ScreensDesk
    from floorman.ui.printing.desk import PrintingDesk


class PaneContext(NamedTuple):
    """What a pane is made from: colours, the open tournament, its printing, the table and seat that are chosen,
    what is shown to players.
    """

    look: Look
    room: "Room"
    printing: "PrintingDesk"
    choice: Choice
    screens: "ScreensDesk"


class Pane(Painted):
    """Reads the room and asks by signals; who hears them it does not know. One pane is shown at a time."""

    call = Signal(str)
    """A call for the call line, where Enter records it."""
    run = Signal(str)
    """A call to record at once."""
    cited = Signal(str)
    """A citation whose rule is to be shown; "" shows all rules."""
    chosen = Signal(object)
    """A ``PlayerRow`` whose chair is to be shown on the floor."""
    wanted = Signal(str)
    """Another pane, or another action of the window, by its name."""
    papers = Signal(str, str)
    """A kind of paper to look at, and the seats, tables or rows that alone are to be on it ("" for all)."""
    lent = Signal(object)
    """An ``Echo`` that stands in the empty call line as long as the pane is shown."""
    said = Signal(object)
    """An ``Echo`` for once, unless a call is half typed."""
    seat_menu = Signal(int, int, object)
    """The menu of a table's seat (0: of the table itself) is wanted, at a ``QPoint`` of the screen."""
    kinds = Signal(int, int, object)
    """The kinds of penalty for a table's seat are wanted, at a ``QPoint`` of the screen."""
    copied = Signal()
    """The newest copy of the file is another: the top bar shows its age."""
    shared = Signal()
    """The evening is to be shared with other podiums."""
    closed = Signal()
    """Back to the pane that this one was opened from, or to the floor."""

    takes_keys = True
    """Whether the keys go to it when it is shown; else they go to the call line."""
    beside_table = False
    """Whether it leaves the table panel free where there is room for both."""

    def __init__(self, context: PaneContext, parent: QWidget) -> None:
        super().__init__(context.look, parent)
        self.room, self.printing = context.room, context.printing

    @property
    def over_advice(self) -> bool:
        """Whether it takes the advice's place, too."""
        return False

    def reread(self) -> None:
        """The room has changed, or the pane is shown: it reads anew."""

    def take_typed(self, typed: str) -> None:
        """What stands in the call line has changed, while the pane is shown."""

    def enter(self) -> None:
        """Enter in the empty call line, while the pane's own words stand there."""

    def alt(self, _key: str) -> bool:
        """Alt with a letter or a digit, while the pane is shown; True if it means something there."""
        return False

    def leaf(self, _pages: int) -> bool:
        """PgDn (1) or PgUp (-1) that nothing else has taken, while the pane is shown; True if it means something."""
        return False

    def tick_clock(self, shows: str) -> None:
        """Another second of the tournament clock, as it is shown, while the pane is."""

    def tab(self) -> bool:
        """Tab, while the pane is shown; True if it means something else there than the next part."""
        return False

    def rule(self) -> str | None:
        """The citation of what is shown; "" where it has none, None for a pane that shows nothing of the kind."""
        return None

    def print_pages(self) -> None:
        """Ctrl+P: the pane's own paper; without one, all papers to choose from."""
        self.wanted.emit("papers")

    def print_row(self, kind: PaperKind, seq: int) -> None:
        """The paper of a row of the journal to the printer chosen for its kind; where none was, to look at."""
        told = self.printing.print_row(kind, seq)
        if told is None:
            self.papers.emit(kind, f"!{seq}")
        else:
            self.lent.emit(told)
