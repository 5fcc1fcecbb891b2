"""After players drew blank break cards: a line a player, and the call that the cards make."""

import re
from collections.abc import Callable, Mapping

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from floorman.desk.front.views import SeatView, TableState, TileView
from floorman.ui.input.actions import call_of
from floorman.ui.paint.parts import card, pencil
from floorman.ui.parts.controls import ActionButton, Notice, heading, quiet
from floorman.ui.parts.pane import Pane, PaneContext
from floorman.ui.words import _

_CARD = re.compile(r"\s*(\d{1,4})\s*\D\s*(\d{1,2})\s*|\s*(\d{1,4})\s+(\d{1,2})\s*")


def chair_of(typed: str) -> tuple[int, int] | None:
    """Table and seat on a card, as typed: ``17-2``, ``17 2``, ``17.2``; None if it is neither."""
    found = _CARD.fullmatch(typed)
    if found is None:
        return None
    return int(found[1] or found[3]), int(found[2] or found[4])


def card_fault(seat: int, typed: Mapping[int, str], broken: int, tile: Callable[[int], TileView | None]) -> str:
    """What is wrong with the card typed for ``seat``; "" if nothing is, or nothing is typed."""
    words = typed[seat].strip()
    if not words:
        return ""
    chair = chair_of(words)
    if chair is None:
        return _("A card reads 17-2")
    if any(other != seat and chair_of(words) == chair for other, words in typed.items()):
        return _("Typed twice")
    view = tile(chair[0])
    if view is None or chair[0] == broken or not 0 < chair[1] <= len(view.seats):
        return _("No such card")
    sits = view.seats[chair[1] - 1]
    return _("Taken: {name}").format(name=sits.name or f"#{sits.entry}") if sits.entry is not None else ""


def breaking_call(broken: int, typed: Mapping[int, str]) -> str:
    """The call that breaks the table by the cards typed for its seats; seats without a card are left out."""
    chairs = ((seat, chair_of(typed[seat])) for seat in sorted(typed))
    cards = [f"{seat}:{chair[0]}-{chair[1]}" for seat, chair in chairs if chair is not None]
    return call_of("break-by-cards", table=broken, cards=" ".join(cards)).strip()


WIDE = 620
FIELD = 130


class DrawnCardField(QLineEdit):
    """A card as it is typed; Enter and the arrows go on, Esc leaves."""

    onward = Signal(int)
    """1: to the next player, -1: to the one before."""
    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that are not typing."""
        step = {Qt.Key.Key_Return: 1, Qt.Key.Key_Enter: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(
            Qt.Key(event.key())
        )
        if step is not None:
            self.onward.emit(step)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class DrawnCardsPane(Pane):
    """Fills the call line; only Enter there breaks the table."""

    def __init__(self, context: PaneContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.table: int | None = None
        self.fields: dict[int, DrawnCardField] = {}
        self.remarks: dict[int, QLabel] = {}
        self.title = heading("", self, 18)
        self.notice = Notice(self.look, self)
        self.area, self.lines = QScrollArea(self), QWidget()
        self.put_it = ActionButton(self.look, _("Into the call line"), "Enter", white=True)
        self.leave_it = ActionButton(self.look, _("Back to the floor"), "Esc")
        for part in (self.put_it, self.leave_it):
            part.setParent(self)
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.viewport().setAutoFillBackground(False)
        self.put_it.clicked.connect(self.put)
        self.leave_it.clicked.connect(self.closed)

    # which table ------------------------------------------------------------------------------------------------------

    def open(self, table: int | None) -> None:
        """Asks for the cards of a table; what was typed for the same players stays."""
        kept = {seat: field.text() for seat, field in self.fields.items()} if table == self.table else {}
        self.table = table
        tile = self._tile(table) if table is not None else None
        seats = [each for each in tile.seats if each.entry is not None] if tile is not None else []
        self.title.setText(_("Table {table}: who drew which card").format(table="–" if table is None else table))
        self._make_lines(seats)
        for seat, words in kept.items():
            if seat in self.fields:
                self.fields[seat].setText(words)
        self.notice.say("" if seats else _("Nobody sits there. Choose a table first."), "act")
        self._check()
        self._place()
        first = next(iter(self.fields.values()), None)
        self.setFocusProxy(first or self.leave_it)
        (first or self.leave_it).setFocus()

    def _tile(self, table: int) -> TileView | None:
        return self.room.tile(table) if table in self.room.tables() else None

    def _make_lines(self, seats: list[SeatView]) -> None:
        self.fields, self.remarks, self.lines = {}, {}, QWidget()
        self.lines.setAutoFillBackground(False)
        stack = QVBoxLayout(self.lines)
        stack.setContentsMargins(4, 4, 4, 4)
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for row, seat in enumerate(seats):
            self._line(grid, row, seat)
        stack.addLayout(grid)
        stack.addStretch(1)
        self.area.setWidget(self.lines)

    def _line(self, grid: QGridLayout, row: int, seat: SeatView) -> None:
        field, remark = DrawnCardField(), quiet("", self.lines)
        name = seat.full_name or seat.name or f"#{seat.entry}"
        field.setPlaceholderText("17-2")
        field.setFixedWidth(FIELD)
        field.setAccessibleName(
            _("Card of seat {seat}, {name}, entry {entry}").format(seat=seat.seat, name=name, entry=seat.entry)
        )
        field.textEdited.connect(lambda _typed: self._check())
        field.onward.connect(lambda step, at=seat.seat: self._onward(at, step))
        field.left.connect(self.closed)
        remark.setMinimumWidth(150)
        who = quiet(f"{name}  #{seat.entry}", self.lines)
        who.setProperty("quiet", "")
        for column, part in enumerate((heading(str(seat.seat), self.lines), who, field, remark)):
            grid.addWidget(part, row, column)
        self.fields[seat.seat], self.remarks[seat.seat] = field, remark

    def reread(self) -> None:
        """The room has changed: a broken table is done with."""
        if self.table is None:
            return
        tile = self._tile(self.table)
        if tile is None or tile.state is TableState.BROKEN:
            self.table = None
            self._make_lines([])
            self._check()
            self.closed.emit()
        elif {each.seat for each in tile.seats if each.entry is not None} != set(self.fields):
            self.open(self.table)
        else:
            self._check()

    # the call ---------------------------------------------------------------------------------------------------------

    @property
    def typed(self) -> dict[int, str]:
        """The card typed for each seat."""
        return {seat: field.text() for seat, field in self.fields.items()}

    def _check(self) -> None:
        typed = self.typed
        for seat, remark in self.remarks.items():
            remark.setText(card_fault(seat, typed, self.table or 0, self._tile))
        done = [seat for seat in typed if typed[seat].strip() and not self.remarks[seat].text()]
        whole = bool(typed) and len(done) == len(typed)
        self.put_it.setEnabled(whole)
        said = _("Into the call line") if whole else _("Cards typed: {count} of {all}")
        self.put_it.say(said.format(count=len(done), all=len(typed)))

    def _onward(self, seat: int, step: int) -> None:
        """The next player without a card; after the last one the call goes into the call line."""
        seats = list(self.fields)
        if step < 0:
            self._go(seats[max(0, seats.index(seat) - 1)])
            return
        after = seats[seats.index(seat) + 1 :]
        open_ones = [each for each in (*after, *seats) if not self.fields[each].text().strip() or self._fault(each)]
        if self.put_it.isEnabled():
            self.put()
        elif open_ones:
            self._go(open_ones[0])

    def _go(self, seat: int) -> None:
        self.fields[seat].setFocus()
        self.fields[seat].selectAll()
        self.area.ensureWidgetVisible(self.fields[seat])

    def _fault(self, seat: int) -> str:
        return self.remarks[seat].text()

    def put(self) -> None:
        """Puts the call into the call line, where its echo says what Enter will do."""
        if self.table is not None and self.put_it.isEnabled():
            self.call.emit(breaking_call(self.table, self.typed))

    # layout -----------------------------------------------------------------------------------------------------------

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Lines in the middle, buttons below."""
        self._place()

    def _place(self) -> None:
        wide = min(WIDE, self.width() - 32)
        left = (self.width() - wide) // 2
        self.title.setGeometry(left, 14, wide, 28)
        top = 50
        if not self.notice.isHidden():
            self.notice.setGeometry(left, top, wide, self.notice.height())
            top += self.notice.height() + 8
        bottom = self.height() - 12 - 52
        self.area.setGeometry(QRect(left, top, wide, max(48, bottom - top - 8)))
        aside = min(wide // 2, max(wide // 3, self.leave_it.sizeHint().width() + 8))
        self.put_it.setGeometry(left, bottom, wide - aside - 6, 52)
        self.leave_it.setGeometry(left + wide - aside, bottom, aside, 52)

    def paintEvent(self, _event: object) -> None:
        """A card over the floor."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg1"), 8, self.look("edge"))
        painter.end()
