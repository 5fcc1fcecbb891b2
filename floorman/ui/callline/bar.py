"""The bar at the bottom: the last journal entry, the call line, its echo, and what Enter does."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QElapsedTimer, QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent

from floorman.desk.agreement import meaning, means_the_same
from floorman.desk.front.views import AdviceCard, Echo, TopBar
from floorman.desk.words.numbers import spans
from floorman.ui.callline.calls import Calls, broken_table
from floorman.ui.callline.echo import EchoPlace
from floorman.ui.callline.field import CallField
from floorman.ui.callline.high import JOURNAL, JOURNAL_TOUCH, bar_high
from floorman.ui.input.actions import BY_NAME
from floorman.ui.input.selection import Choice
from floorman.ui.paint import text
from floorman.ui.paint.parts import KeyHint, Painted, pencil
from floorman.ui.theme.look import Look
from floorman.ui.topbar.figures import thousands
from floorman.ui.words import _

if TYPE_CHECKING:
    from floorman.desk.front.room import Room
    from floorman.desk.request import Outcome, Request

HASTE = 600
"""Milliseconds in which a second Enter is one too many."""
_HINTED = ("undo", "keys", "rulings", "menu", "slip-last", "drawn")
"""The actions whose keys are shown over the call line."""
_ROOMY = 1024
"""Pixels of width from which on the menu's key has room there."""
_EXAMPLES = "12-5 x     move 12-4 17     find kow"


class CallBar(Painted):
    """Holds the typed call; Enter gives it out, the answer comes back by ``show_outcome``."""

    run = Signal(str)
    """A call to record."""
    pressed = Signal(str)
    """The hint of an action's key was pressed: the action's name."""
    answered = Signal()
    """Enter, while the echo is a pane's and nothing is typed."""
    left = Signal()
    """Esc while nothing is typed: what lies over the floor goes."""

    def __init__(self, look: Look, room: "Room", choice: Choice, touch: bool = False) -> None:
        super().__init__(look)
        self.room, self.choice = room, choice
        self.calls = Calls()
        self.journal_high = JOURNAL_TOUCH if touch else JOURNAL
        self.field_width = 300
        self.lent: Echo | None = None
        """What a pane over the floor says here while nothing is typed."""
        self.over_floor = False
        """Whether Esc brings the floor back."""
        self._given = False
        self._meant: Request | None = None
        """What the words in the line meant when they were last read; known only where several podiums record."""
        self._seen_by_nobody = False
        """A colleague has changed what they mean, and nobody has said yet that he saw it."""
        """A call has been given out, and what came of it is not known yet."""
        self._back, self._came_back = QElapsedTimer(), ""
        self._last, self._told = QRect(), ""
        """Where the last journal entry stands, and its words."""
        self.top = TopBar("", "", "")
        self.field, self.echo = CallField(), EchoPlace(look)
        self.enter = KeyHint(look, "Enter", "", white=True, tall=44)
        self.esc = KeyHint(look, "Esc", _("clear"), tall=44)
        self.hints = self._make_hints(look)
        for part in (self.field, self.echo, self.enter, self.esc, *self.hints.values()):
            part.setParent(self)
        self._connect()
        self.setFixedHeight(bar_high(touch))
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._read()

    def _make_hints(self, look: Look) -> dict[str, KeyHint]:
        hinted = (BY_NAME[name] for name in _HINTED)
        return {each.name: KeyHint(look, each.key, _(each.hint), tall=self.journal_high) for each in hinted}

    def _connect(self) -> None:
        self.field.textEdited.connect(self._typed)
        self.field.entered.connect(self.give)
        self.field.escaped.connect(self._escape)
        self.field.held.connect(self._whiten)
        self.field.older.connect(lambda: self._turn(older=True))
        self.field.newer.connect(lambda: self._turn(older=False))
        self.enter.clicked.connect(self.give)
        self.esc.clicked.connect(self._escape)
        for name, hint in self.hints.items():
            hint.clicked.connect(self._presser(name))

    def _whiten(self, held: bool) -> None:
        """White is what Enter does now: it gives the call out while the call line, or a pane's echo, has the keys."""
        self.enter.white = held or self.lent is not None
        self.enter.update()

    def _presser(self, name: str) -> Callable[[], None]:
        return lambda: self.pressed.emit(name)

    # the call -----------------------------------------------------------------------------------------------------

    def put(self, call: str) -> None:
        """Puts a call there and goes to it; a half-typed one is parked."""
        self.calls.put(call)
        self._show()
        self.field.setFocus()

    def lend(self, echo: Echo | None) -> None:
        """A pane's own echo while nothing is typed; None gives the place back."""
        self.lent = echo
        self._whiten(self.field.hasFocus())
        if not self.calls.text.strip():
            self._say(self._blank())

    def name_key(self, name: str, words: str) -> None:
        """What the hint of an action's key says."""
        self.hints[name].say(words)
        self._place()

    def forget_names(self, unnamed: Callable[[str], str]) -> None:
        """Takes the name of a forgotten player out of every call that is remembered, parked or half typed."""
        self.calls.change(unnamed)

    def _escape(self) -> None:
        if self.calls.text:
            self.calls.clear()
            self._show()
            self.field.setFocus()
        else:
            self._show()
            self.left.emit()

    def type(self, typed: str) -> None:
        """Takes letters typed elsewhere."""
        self.field.type(typed)
        self._typed(self.field.text())

    def take(self, text: str) -> None:
        """The call that is being typed goes on with what was pressed."""
        self.calls.typed(text)
        self._show()
        self.field.setFocus()

    def go_on(self, calls: Calls) -> None:
        """Takes over what another bar held: half typed, parked, and run before."""
        self.calls = calls
        self._show()

    def drop(self) -> None:
        """Takes a call out that a pane goes on with."""
        self.calls.clear()
        self._show()

    def clear(self) -> None:
        """Esc: to the call line; there, it clears."""
        if self.field.hasFocus() or not self.isVisible():
            self.calls.clear()
            self._show()
        self.field.setFocus()

    def give(self) -> None:
        """Enter: gives the call out; a second one in haste not the parked call that has just come back."""
        if self._back.isValid() and not self._back.hasExpired(HASTE) and self.calls.text == self._came_back:
            return
        self._back.invalidate()
        if self._seen_by_nobody:
            self._seen_by_nobody = False
            self._read()
        elif self.calls.text.strip():
            self._given = True
            try:
                self.run.emit(self.calls.text)
            finally:
                self._given = False
        elif self.lent is not None:
            self.answered.emit()

    def show_outcome(self, outcome: "Outcome") -> None:
        """What came of the call: recorded, it leaves the line; refused, it stays. One given elsewhere leaves it be."""
        if not self._given:
            self.tell(outcome)
        elif outcome.ok:
            self.calls.done()
            self.field.setText(self.calls.text)
            self._say(_came_of(outcome))
            if self.calls.text:
                self._came_back = self.calls.text
                self._back.start()
                self._read()
        elif self._refused():
            self.echo.announce()
        else:
            self._say(Echo("not-possible", outcome.says))

    def tell(self, outcome: "Outcome") -> None:
        """Says what was recorded by other means than a call."""
        if not self.calls.text:
            self._say(_came_of(outcome))

    def say(self, echo: Echo) -> None:
        """Another part's words, while nothing is typed."""
        if not self.calls.text:
            self._say(echo)

    def _refused(self) -> bool:
        return self.echo.echo.status in ("not-possible", "not-understood", "unfinished") and bool(self.echo.echo.title)

    def look_at(self, card: AdviceCard | None) -> None:
        """Shows an advice's reason while nothing is being typed."""
        if not self.calls.text.strip():
            self._say(Echo("empty", card.title, card.reason) if card else self._blank())

    def _typed(self, typed: str) -> None:
        self.calls.typed(typed)
        self._seen_by_nobody = False
        self._read()

    def _turn(self, older: bool) -> None:
        self.calls.older() if older else self.calls.newer()
        self._show()

    def _show(self) -> None:
        self.field.setText(self.calls.text)
        self._read()

    def reread(self, by: str = "") -> None:
        """The room has changed: the same words may mean something else, unless it is they that changed it.

        ``by``: the podium that changed it; the next Enter then only says that this was seen.
        """
        if not self.calls.text.strip() or self._given:
            return
        meant = self._meant
        self._read()
        if by and not means_the_same(meant, self._meant):
            self._seen_by_nobody = True
            changed = _("{podium} has changed what this means. Enter: seen; once more: record").format(podium=by)
            self._say(replace(self.echo.echo, status="cautioned", detail=changed))

    def _read(self) -> None:
        words = self.calls.text
        self._meant = meaning(self.room.desk, words)
        self._say(self.room.echo(words) if words.strip() else self._blank())

    def _blank(self) -> Echo:
        all_calls = _("F1 shows all")
        return self.lent or Echo("empty", "", f"{_EXAMPLES}     {all_calls}")

    def _say(self, echo: Echo) -> None:
        self.echo.show_echo(echo)
        aimed = echo.table if self.calls.text.strip() else None
        if aimed is not None and aimed != self.choice.table:
            self.choice.choose(aimed)
        self.choice.aim(aimed, echo.seats)
        self.choice.show_ways(echo.ways if aimed is not None else ())
        lent = echo is self.lent and not self.calls.text
        able = echo.status in ("understood", "cautioned", "query") and (lent or bool(self.calls.text.strip()))
        self._name_esc(lent)
        self.enter.setVisible(able)
        self.enter.say(echo.enter or _("record"))
        self._place()

    def _name_esc(self, lent: bool) -> None:
        back = lent or (self.over_floor and not self.calls.text)
        self.esc.say(_("clear") if not back else _("leave") if lent else _("floor"))
        self.esc.setVisible(back or bool(self.calls.text))

    def offer_floor(self, over: bool) -> None:
        """Shows that Esc brings the floor back, while the table lies over it."""
        if over != self.over_floor:
            self.over_floor = over
            self._name_esc(self.lent is not None and not self.calls.text)
            self._place()

    # the line above -----------------------------------------------------------------------------------------------

    def show_top(self, top: TopBar) -> None:
        """Takes the last journal entry and what undo would undo."""
        self.top = top
        self.hints["undo"].setVisible(bool(top.undo) and not top.read_only)
        self.hints["undo"].setToolTip(top.undo)
        self._place_hints()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Places the parts anew."""
        self._place()

    def _place(self) -> None:
        top, wide = self.journal_high, self.width()
        self.field.setGeometry(8, top + 1, self.field_width, 44)
        right = wide - 8
        for hint in (self.esc, self.enter):
            if not hint.isHidden():
                right -= hint.sizeHint().width()
                hint.setGeometry(right, top + 1, hint.sizeHint().width(), 44)
                right -= 14
        left = self.field_width + 16
        self.echo.setGeometry(left, top + 1, max(0, right - left), 44)
        self._place_hints()

    def _place_hints(self) -> None:
        right = self.width() - 12
        self.hints["drawn"].setVisible(broken_table(self.calls.text) is not None)
        self.hints["menu"].setVisible(self.width() >= _ROOMY)
        for name in ("slip-last", "menu", "rulings", "keys", "drawn"):
            hint = self.hints[name]
            if hint.isHidden():
                continue
            wide = hint.sizeHint().width()
            right -= wide
            hint.setGeometry(right, 0, wide, self.journal_high)
            right -= 14
        undo = self.hints["undo"]
        needed = undo.sizeHint().width() if not undo.isHidden() else 0
        words = self._last_words()
        last = QRect(12, 0, min(text.SMALL.width(words) + 2, right - needed - 24), self.journal_high)
        if (last, words) != (self._last, self._told):
            self.update(self._last.united(last))
            self._last, self._told = last, words
        undo.setGeometry(last.right() + 12, 0, needed, self.journal_high)

    def _last_words(self) -> str:
        parked = self.calls.parked
        waiting = _("parked: {call}").format(call=parked[-1]) if parked else ""
        return "    ".join(part for part in (self.top.last, waiting) if part)

    def paintEvent(self, _event: object) -> None:
        """Ground, a line above, and the last journal entry."""
        painter = pencil(self)
        painter.fillRect(self.rect(), self.look("bg1"))
        painter.fillRect(QRect(0, 0, self.width(), 1), self.look("line"))
        text.line(painter, self._last, self._told, text.SMALL, self.look("hi"), name=True)
        painter.end()


def _came_of(outcome: "Outcome") -> Echo:
    """What came of a call: recorded, it says so with its row, so that it reads otherwise than before Enter."""
    if not outcome.ok:
        return Echo("not-possible", outcome.says)
    if not outcome.facts:
        return Echo("understood", outcome.says)
    rows = spans((fact.seq for fact in outcome.facts), thousands)
    return Echo("recorded", outcome.says, _("{rows} recorded").format(rows=rows))
