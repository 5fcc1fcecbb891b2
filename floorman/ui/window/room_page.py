"""An open tournament: floor, table, advice and call line around one desk."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTime, QTimer
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from floorman.desk.floor.stage import winner
from floorman.desk.front.views import Echo, TableState, TopBar
from floorman.ui.advice.column import AdviceColumn
from floorman.ui.bridge import Bridge
from floorman.ui.callline.bar import CallBar
from floorman.ui.callline.calls import half_typed, keep_half_typed
from floorman.ui.clock.ticking import Ticking
from floorman.ui.floor.filters import FilterBar
from floorman.ui.floor.legend import LegendLine
from floorman.ui.input.actions import call_of
from floorman.ui.input.pointing import Pointed, taken_in
from floorman.ui.monitors.desk import ScreensDesk
from floorman.ui.parts.pane import PaneContext
from floorman.ui.printing.desk import PrintingDesk
from floorman.ui.table.panel import TablePanel
from floorman.ui.theme.look import Look
from floorman.ui.topbar.bar import TopStrip
from floorman.ui.window.call_menus import CallMenus
from floorman.ui.window.first_floor import FirstFloor, placed, rect
from floorman.ui.window.focus import Parts, beside, go, inside, reachable
from floorman.ui.window.panes import Covered, Panes
from floorman.ui.window.places import COVERED, Box, WindowPlaces
from floorman.ui.words import _

if TYPE_CHECKING:
    from floorman.desk.request import Outcome

AGE_EVERY = 10_000
"""Milliseconds between two looks at what time has changed."""
_PREPARE_EVERY = 120


class RoomPage(QWidget):
    """Ties the parts together: the desk's changes go to them, their calls go to the call line."""

    def __init__(
        self,
        look: Look,
        bridge: Bridge,
        touch: bool = False,
        first: FirstFloor | None = None,
        screens: ScreensDesk | None = None,
    ) -> None:
        """``first`` is what of the page was shown before it: the floor is taken over as it stands; ``screens`` what is
        shown to players of this room already.
        """
        super().__init__()
        self.look, self.bridge, self.room = look, bridge, bridge.room
        first = first or FirstFloor(look, self.room, touch)
        self.choice, self.tables, self.floor = first.choice, first.tables, first.floor
        self.strip, self.advice = TopStrip(look), AdviceColumn(look)
        self.filters, self.legend = FilterBar(look), LegendLine(look)
        self.panel = TablePanel(look, bridge, self.choice)
        self.bar = CallBar(look, self.room, self.choice, touch)
        self.banner = QLabel()
        self.banner.setObjectName("banner")
        self.printing = PrintingDesk(self.room, self)
        self.screens = screens or ScreensDesk(self.room)
        self.screens.home = self
        self.panel_open = False
        self._to_prepare: QTimer | None = None
        self._closed = False
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        for part in (self.banner, self.strip, self.advice, self.filters, self.floor, self.legend, self.panel, self.bar):
            part.setParent(self)
        self.panes = Panes(PaneContext(look, self.room, self.printing, self.choice, self.screens), self.bar, self)
        self.menus = CallMenus(self.room, self)
        self.ticking = Ticking(self.room.desk.floor, self)
        self._connect()
        self._start()

    def _connect(self) -> None:
        self.bridge.changed.connect(self._changed)
        self.bridge.aged.connect(self._aged)
        self.bridge.forgotten.connect(self.bar.forget_names)
        for asked in (self.advice.call, self.panel.call, self.floor.dropped):
            asked.connect(self.bar.put)
        self.advice.looked_at.connect(self.bar.look_at)
        self.advice.cited.connect(self.panes.open_rule)
        self.bar.run.connect(self.run)
        self.bar.answered.connect(self.panes.enter)
        self.panes.run.connect(self.run)
        self.panes.went.connect(lambda _row: self._go_to_floor())
        self.panes.copied.connect(self.show_top)
        self.panes.menu.connect(self.menus.open_at)
        self.panes.kinds.connect(self.menus.open_penalties)
        self.panes.turned.connect(self.lay_out)
        self.bar.left.connect(self.step_back)
        self.floor.entered.connect(self.enter_table)
        self.floor.zoomed.connect(lambda: self.legend.show_far(self.floor.far))
        self.filters.chosen.connect(self._filter)
        self.filters.zoom.connect(self.floor.zoom)
        self.filters.finding.connect(self.panes.find)
        self.filters.room_menu.connect(self.menus.open_room)
        self.menus.call.connect(self.bar.put)
        self.floor.menu.connect(self.menus.open_at)
        self.panel.kinds.connect(self.menus.open_penalties)
        self.panel.menu.connect(self.menus.open_at)
        self.choice.takes = self._take_pressed
        self.printing.changed.connect(self._show_printer)
        self.screens.failed.connect(self._not_shown)
        self.look.changed.connect(self._dress_banner)
        self.ticking.ticked.connect(self.strip.level.say_time)
        self.ticking.ticked.connect(self.panes.tick)
        self.ticking.turned.connect(self.turn_level)
        self.strip.level.clicked.connect(lambda: self.panes.toggle("clock"))

    def _start(self) -> None:
        self.choice.changed.emit()
        self._refresh()
        self._show_printer()
        self._clock()
        self._timer(AGE_EVERY, self.bridge.tick)
        self._timer(AGE_EVERY, self.printing.tick)
        self._timer(AGE_EVERY, self.show_top)
        self._timer(1000, self._clock)
        self.ticking.start()

    def _timer(self, every: int, call: Callable[[], None]) -> None:
        timer = QTimer(self)
        timer.timeout.connect(call)
        timer.start(every)

    def _clock(self) -> None:
        self.strip.clock.say(QTime.currentTime().toString("HH:mm"))

    # changes ------------------------------------------------------------------------------------------------------

    def turn_level(self) -> None:
        """A level or break has begun or is over: it is written down, and everything that it changes is shown."""
        self.bridge.tick()
        self._refresh()
        self.panes.refresh()
        self.bar.reread()

    def stop_or_go(self) -> None:
        """Ctrl+K: the call that stops the clock while it runs, else the one that lets it go."""
        reading = self.room.desk.floor.clock_reading()
        self.bar.put(call_of("stop-clock" if reading is not None and reading.runs else "start-clock"))

    def run(self, call: str) -> None:
        """Gives a call to the desk, and shows what came of it."""
        understood = self.bar.echo.echo.status in ("understood", "cautioned")
        outcome = self.room.run(call)
        self.bar.show_outcome(outcome)
        if not outcome.ok:
            if understood and not self.room.top().read_only:
                self.strip.not_recorded()
            return
        if outcome.show_table is not None:
            rows = self.room.rows(outcome.found)
            self.choice.choose(outcome.show_table, rows[0].seat if len(rows) == 1 else None)
        elif outcome.found:
            self.panes.show_found(self.room.rows(outcome.found))
        if outcome.opens:
            self.panes.open_told(outcome.opens)

    def _changed(self, outcome: "Outcome") -> None:
        self.tables.refresh()
        self._leave_broken(outcome.tables)
        self._refresh()
        self.bar.reread("" if outcome.mine else self.room.desk.authors.get(outcome.seq or 0, ""))
        self.floor.flash(outcome.tables if len(outcome.tables) <= 12 else frozenset())
        self.ticking.start()
        self.panes.watch_ending()
        self.panes.watch_board()
        self.panes.refresh()

    def _leave_broken(self, changed: frozenset[int]) -> None:
        """The chosen table was broken just now: the panel goes on to a table that received its players."""
        chosen = self.choice.table
        if chosen not in changed or chosen not in self.room.tables() or not self._broken(chosen):
            return
        standing = [table for table in self.room.tables() if not self._broken(table)]
        self.choice.choose(next((table for table in standing if table in changed), next(iter(standing), None)))
        if self.covered:
            self.close_panel()

    def _broken(self, table: int) -> bool:
        return self.room.tile(table).state is TableState.BROKEN

    def _refresh(self) -> None:
        top, cards = self.room.top(), self.room.advice()
        self.strip.show_top(top)
        self.strip.show_clock(self.room.clock())
        self.bar.show_top(top)
        self._show_banner(top)
        self.advice.take(cards, ("", "") if cards else _nothing(winner(self.room.desk.floor) is not None))
        legend = self.room.legend()
        self.filters.tell(legend)
        if self.filters.on != "all" and frozenset(self.tables.shown()) != legend.tables.get(self.filters.on):
            self._filter(self.filters.on)
        if self.choice.table not in self.room.tables():
            self.choice.choose(self.tables.order[0] if self.tables.order else None)
        self.panel.reread()

    def _aged(self, tables: frozenset[int]) -> None:
        self.tables.refresh(tables)
        self._refresh()

    def _filter(self, name: str) -> None:
        self.tables.load(None if name == "all" else self.room.legend().tables.get(name, frozenset()))

    def _show_banner(self, top: TopBar) -> None:
        """Why nothing can be recorded, or what is missing of what was."""
        said = _only_looked_at(top.read_only) or top.lost
        self.banner.setToolTip(said)
        if said != self.banner.text():
            self.banner.setText(said)
            self._dress_banner()
            self.lay_out()

    def _dress_banner(self) -> None:
        if self.banner.text():
            tokens = self.look.tokens
            dress = f"#banner {{ background: {tokens.act_bg}; color: {tokens.hi}; padding: 0 14px; }}"
            self.banner.setStyleSheet(dress)

    def _show_printer(self) -> None:
        """The lamp; what has come out of a printer is in the journal, whose lamp counts it."""
        printing = self.printing.printing
        if printing is None:
            self.strip.printer.say(_("no slip waits"))
        else:
            lamp = printing.lamp()
            self.strip.printer.say(lamp.says, lamp.shape)
            self._show_journal()
        self.strip.lay_out()

    def _not_shown(self, why: str) -> None:
        """Something cannot be shown to players."""
        self.bar.say(Echo("not-possible", why))

    def _show_journal(self) -> None:
        newest = self.room.journal(1)
        if newest and newest[0].seq != self.bar.top.journal:
            self.show_top()

    def show_top(self) -> None:
        """The top bar anew: the journal's lamp ages with the newest copy, and the file may have been taken away."""
        top = self.room.top()
        self.strip.show_top(top)
        self.bar.show_top(top)
        self._show_banner(top)

    def _take_pressed(self, at: Pointed) -> bool:
        """A call that waits for a table or a chair takes the one that is pressed."""
        call = taken_in(self.bar.calls.text, at)
        if call is not None:
            self.bar.take(call)
        return call is not None

    def open_rule(self) -> None:
        """Ctrl+R: the rule that stands on what is shown: a pane's, else the advice's that the keys are on, else all."""
        cite = self.panes.pane.rule() if self.panes.pane is not None else None
        self.panes.open_rule(self.advice.rule() if cite is None else cite)

    def _go_to_floor(self) -> None:
        """The floor gets the keys; while a pane of the evening's end lies over it, the call line."""
        (self.bar.field if self.panes.shown else self.floor).setFocus()

    def enter_table(self) -> None:
        """Goes to the chosen table's seats."""
        self.panel_open = True
        self.lay_out()
        self.panel.focus_seat()

    def close_panel(self) -> None:
        """In a narrow window: back from the table to the floor."""
        self.panel_open = False
        self.lay_out()
        self.floor.setFocus()

    @property
    def covered(self) -> bool:
        """Whether the table lies over the floor, as it does in a narrow window."""
        return self.panel_open and self.width() < COVERED and not self.panes.shown

    def step_back(self) -> None:
        """Esc with nothing typed: the pane goes, or the table from a narrow window's floor."""
        self.close_panel() if self.covered else self.panes.leave()

    def leave(self) -> None:
        """Another page takes the room over, in another language."""
        if self._to_prepare is not None:
            self._to_prepare.stop()
        self.ticking.stop()
        self._closed = True
        self.bridge.leave()
        self.printing.close()

    def close_room(self) -> None:
        """Ends printing and gives the file back."""
        if self._to_prepare is not None:
            self._to_prepare.stop()
        self.screens.close()
        self.ticking.stop()
        self.printing.close()
        if not self._closed:
            keep_half_typed(self.room.desk.file, self.bar.calls)
        self._closed = True
        self.room.close()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from part to part, or to the other of the last two tables."""
        if forward and self.panes.pane is not None and self.panes.pane.tab():
            return True
        return go(self.parts(), self.window().focusWidget(), forward)

    def parts(self) -> Parts:
        """The parts that can be gone to now, in the order of Tab."""
        strip, panel, filters, bar = self.strip, self.panel, self.filters, self.bar
        return reachable(
            (
                [bar.field],
                [self.advice.list],
                *inside(self.panes.pane),
                [*filters.buttons.values(), filters.more, *filters.tools],
                [self.floor],
                panel.ring.plates,
                panel.seat_row.buttons,
                panel.table_row.buttons,
                [bar.enter, bar.esc],
                [*bar.hints.values()],
                [strip.square, strip.printer, strip.journal],
            )
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows that no part wanted go to the button beside; Enter presses a button."""
        now = self.window().focusWidget()
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}.get(
            Qt.Key(event.key())
        )
        page = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}.get(Qt.Key(event.key()))
        if page is not None and self.panes.pane is not None and self.panes.pane.leaf(page):
            return
        if event.key() == Qt.Key.Key_Home and self.panes.shown and self.panes.shown == self.panes.resting:
            self.panes.leave()
            return
        if step is not None and now is not None and beside(self.parts(), now, step):
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(now, QAbstractButton):
            now.click()
            return
        super().keyPressEvent(event)

    # layout -------------------------------------------------------------------------------------------------------

    @property
    def places(self) -> WindowPlaces:
        """Where the parts lie now."""
        return placed(self.width(), self.height(), self.bar.height(), bool(self.banner.text()), self.panel_open)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Places the parts anew."""
        self.lay_out()

    def lay_out(self) -> None:
        """Places the parts by the window's size."""
        where = self.places
        self.bar.field_width = 304 if where.advice.width > 300 else min(304, self.width() // 3)
        self.panel.measure(where.plate)
        self.advice.set_rail(where.rail)
        parts: tuple[tuple[QWidget, Box | None], ...] = (
            (self.strip, where.top),
            (self.banner, where.banner),
            (self.advice, where.advice),
            (self.filters, where.filters),
            (self.floor, where.floor),
            (self.legend, where.legend),
            (self.panel, where.panel),
            (self.bar, where.bar),
        )
        under = self._under(self.panes.covers(where))
        for part, box in parts:
            part.setVisible(box is not None and part not in under)
            if box is not None:
                part.setGeometry(rect(box))
        self.panel.raise_()
        self.panes.place(where)
        self.bar.offer_floor(self.covered)

    def _under(self, covered: Covered) -> tuple[QWidget, ...]:
        """The parts that lie under a pane."""
        floor: tuple[QWidget, ...] = (self.filters, self.floor, self.legend)
        return {
            Covered.NOTHING: (),
            Covered.FLOOR: floor,
            Covered.FLOOR_AND_TABLE: (*floor, self.panel),
            Covered.ALL: (*floor, self.panel, self.advice),
        }[covered]

    def paintEvent(self, _event: object) -> None:
        """The floor's ground."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.look("bg0"))
        painter.end()
        if self._to_prepare is None:
            self._to_prepare = QTimer(self)
            self._to_prepare.timeout.connect(self._prepare)
            QTimer.singleShot(0, self._to_prepare, self._start_preparing)

    def _start_preparing(self) -> None:
        """Not before the paint is over: a start that is only measured ends here, and so does a page that is left."""
        if self._to_prepare is not None and not self._closed:
            self._to_prepare.start(_PREPARE_EVERY)
            self._go_on()

    def _go_on(self) -> None:
        """Where the room was left: with its board in hand-for-hand, with what stood in the call line."""
        self.panes.watch_ending()
        if self.room.synchronised:
            self.panes.watch_board()
        calls = half_typed(self.room.desk.file)
        if calls is not None and not self.bar.calls.text:
            self.bar.go_on(calls)

    def _prepare(self) -> None:
        """After the first paint, piece by piece, so that neither the start nor the first key waits for it."""
        if self.room.get_ready() and self._to_prepare is not None:
            self._to_prepare.stop()


def _nothing(over: bool) -> tuple[str, str]:
    """What the advice column says without a card."""
    if over:
        return _("The tournament is over"), _("Nobody is left to play: the sheet shows the places and their papers.")
    return _("Nothing to do"), _("Looked at all tables: no break, no move, nobody between tables for too long.")


def _only_looked_at(holder: str) -> str:
    """Why nothing can be recorded, "" if it can; the holder is "–" where nobody has the tournament open."""
    if holder == "–":
        return _("Only to look at: the file or its folder cannot be written")
    return _("Only to look at: {holder} has this tournament open").format(holder=holder) if holder else ""
