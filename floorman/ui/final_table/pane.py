"""A last table as one large oval: stacks, button, the hand to come in words; the table beside it as a tile in it."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from floorman.core.digits import is_number
from floorman.desk.front.final_table import LargeTable, StackView, final_table, final_tables
from floorman.desk.front.views import Freshness, SeatView, TileView
from floorman.ui.final_table.oval import Oval
from floorman.ui.final_table.plate import DEAD, MARKS, StackPlate
from floorman.ui.floor.tile import Mood, paint_near
from floorman.ui.input.actions import FINAL_SEAT_ACTIONS, FINAL_TABLE_ACTIONS
from floorman.ui.input.dragging import moving_call, sat_on
from floorman.ui.paint import text
from floorman.ui.paint.parts import KeyHint, PaintedButton, pencil
from floorman.ui.paint.shapes import pen
from floorman.ui.paint.text import Face
from floorman.ui.parts.pane import Pane, PaneContext
from floorman.ui.table.actions import HEADING, ActionRow, begun
from floorman.ui.table.cards import STANDING_MARKS
from floorman.ui.theme.look import Look
from floorman.ui.words import _

_KEYS = 60
_TILE = QSize(134, 108)
_NOBODY = SeatView(0)
_COUNT = Face(20, 600, True)
_SAID = Face(15, 400, True)
_HEAD = 64
_LOW_HEAD = 38
_LINE = 24
"""Pixels of the words over the hand to come, of the same in a low window, and of a row under it."""


class OtherTable(PaintedButton):
    """The table beside it, as a near tile; a press makes it the large one."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, "", parent)
        self.tile: TileView | None = None

    def show_tile(self, tile: TileView | None) -> None:
        """Takes the table; None hides it."""
        self.setVisible(tile is not None)
        if tile is not None and tile != self.tile:
            self.tile = tile
            self.setAccessibleName(f"{tile.spoken}, Tab")
            self.update()

    def paintEvent(self, _event: object) -> None:
        """The tile as it stands on the floor."""
        if self.tile is None:
            return
        painter = pencil(self)
        paint_near(painter, self.look, self.tile, self.rect(), 1.0, Mood())
        painter.end()


class FinalTablePane(Pane):
    """Lies over floor and table panel; typed calls go to the call line all the time."""

    takes_keys = False

    def __init__(self, context: PaneContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.choice = context.choice
        self.view: LargeTable | None = None
        self.plates: list[StackPlate] = []
        self.beside = OtherTable(context.look, self)
        self.home = KeyHint(context.look, "Home", _("floor"))
        self.seat_row = ActionRow(context.look, FINAL_SEAT_ACTIONS, _KEYS)
        self.table_row = ActionRow(context.look, FINAL_TABLE_ACTIONS, _KEYS)
        for part in (self.home, self.seat_row, self.table_row):
            part.setParent(self)
        self.beside.clicked.connect(self.tab)
        self.home.clicked.connect(self.closed)
        for row in (self.seat_row, self.table_row):
            row.asked.connect(self._ask)
        self.seat_row.kinds.connect(self._ask_kind)
        self.choice.changed.connect(self._chosen)
        self.choice.aim_changed.connect(self._aim)
        self.setAccessibleName(_("Final table"))

    # what is shown ----------------------------------------------------------------------------------------------------

    @property
    def table(self) -> int | None:
        """The table that is the large one: the chosen one, if it is among the last; None in a room without tables."""
        last, chosen = final_tables(self.room.desk.floor), self.choice.table
        if last and chosen not in last:
            return last[0]
        return chosen if chosen in self.room.tables() else None

    def reread(self) -> None:
        """The room has changed, or the pane is shown."""
        table = self.table
        if table != self.choice.table:
            self.choice.choose(table)  # comes back by its signal
            return
        view = None if table is None else final_table(self.room, table)
        before, self.view = self.view, view
        self._fill()
        if before is None or view is None or before.table.tile.max_seats != view.table.tile.max_seats:
            self._place()
        if before != view:
            self.update()

    def _chosen(self) -> None:
        if self.isVisible():
            self.reread()

    def _fill(self) -> None:
        stacks: tuple[StackView, ...] = () if self.view is None else self.view.stacks
        table = 0 if self.view is None else self.view.table.tile.table
        while len(self.plates) > len(stacks):
            self.plates.pop().deleteLater()
        while len(self.plates) < len(stacks):
            self.plates.append(self._plate(table, stacks[len(self.plates)]))
        fresh = self.view is not None and self.view.table.tile.freshness is Freshness.FRESH
        for plate, stack in zip(self.plates, stacks, strict=True):
            plate.show_stack(table, stack, fresh)
            plate.setChecked(stack.seat.seat == self.choice.seat)
        self.beside.show_tile(None if self.view is None else self.view.other)
        self._aim()
        self._name_rows()

    def _plate(self, table: int, stack: StackView) -> StackPlate:
        plate = StackPlate(self.look, table, stack, self)
        plate.clicked.connect(lambda: self._press(plate))
        plate.menu.connect(lambda at: self.seat_menu.emit(plate.table, plate.seat.seat, at))
        plate.dropped.connect(self._drop)
        plate.show()
        return plate

    def _press(self, plate: StackPlate) -> None:
        """Chooses the seat, or gives it to the typed call; pressed once more, it opens its menu."""
        again = plate.isChecked()
        if self.choice.press(plate.table, plate.seat.seat, plate.seat.entry) and again:
            self.seat_menu.emit(plate.table, plate.seat.seat, plate.mapToGlobal(plate.rect().center()))

    def _drop(self, chair: str, target: int) -> None:
        taken = any(sat_on(plate.seat.look) for plate in self.plates if plate.seat.seat == target)
        call = moving_call(chair, self.choice.table or 0, target, taken)
        if call:
            self.call.emit(call)

    def _aim(self) -> None:
        here = self.view is not None and self.choice.aim_table == self.view.table.tile.table
        for plate in self.plates:
            plate.show_aim(here and plate.seat.seat in self.choice.aim_seats)

    # keys -------------------------------------------------------------------------------------------------------------

    @property
    def _seat(self) -> SeatView | None:
        return next((plate.seat for plate in self.plates if plate.seat.seat == self.choice.seat), None)

    def _name_rows(self) -> None:
        seat = self._seat
        self.table_row.say(_("Table {table}").format(table=self.choice.table), self.view is not None)
        if seat is None:
            self.seat_row.say(_("Seat: none chosen"), False)
            return
        where = _("Seat {seat}").format(seat=seat.seat)
        who = seat.full_name or seat.name or (f"#{seat.entry}" if seat.entry is not None else _("free"))
        self.seat_row.say(f"{where} · {who}", seat.entry is not None)

    def alt(self, key: str) -> bool:
        """A digit chooses the seat, a letter begins the call of its button."""
        if is_number(key):
            wanted = 10 if key == "0" else int(key)
            if wanted <= len(self.plates):
                self.choice.choose(self.choice.table, wanted)
                self.plates[wanted - 1].setFocus()
            return True
        return self._ask(key)

    def _ask(self, letter: str) -> bool:
        """Begins the call of the action with this letter, if there is something that it could act on."""
        for row in (self.seat_row, self.table_row):
            for button in row.buttons:
                if button.action.letter == letter:
                    if button.isEnabled() and self.view is not None:
                        self.call.emit(begun(button.action, self.view.table.tile, self._seat or _NOBODY))
                    return True
        return False

    def _ask_kind(self, _letter: str, at: QPoint) -> None:
        """Penalties are given by their kind, from a menu."""
        if self.choice.table is not None and self._seat is not None:
            self.kinds.emit(self.choice.table, self._seat.seat, at)

    def tab(self) -> bool:
        """The other of two tables becomes the large one."""
        other = None if self.view is None else self.view.other
        if other is not None:
            self.choice.choose(other.table)
        return other is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Home shows the floor."""
        if event.key() == Qt.Key.Key_Home:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    # layout and paint -------------------------------------------------------------------------------------------------

    @property
    def oval(self) -> Oval:
        """Where the parts of the table lie now."""
        seats = 9 if self.view is None else self.view.table.tile.max_seats
        return Oval(QRect(0, 2, self.width(), self.height() - _KEYS - HEADING - 20), seats)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """The oval takes what the keys leave."""
        self._place()

    def _place(self) -> None:
        oval = self.oval
        for plate in self.plates:
            plate.setGeometry(oval.plate(plate.seat.seat))
        top, half = self.height() - _KEYS - HEADING, (self.width() - 20) // 2
        self.seat_row.setGeometry(0, top, half, HEADING + _KEYS)
        self.table_row.setGeometry(self.width() - half, top, half, HEADING + _KEYS)
        words = oval.words
        self.beside.setGeometry(QRect(QPoint(words.right() - _TILE.width(), words.top() + 30), _TILE))
        size = self.home.sizeHint()
        self.home.setGeometry(0, 4, size.width(), 44)

    def paintEvent(self, _event: object) -> None:
        """The rail, the marks, and the words in the middle."""
        painter = pencil(self)
        painter.fillRect(self.rect(), self.look("bg0"))
        if self.view is None:
            text.line(painter, self.rect(), _("No table chosen"), text.HEAD, self.look("mid"), text.MIDDLE)
            painter.end()
            return
        oval = self.oval
        painter.setPen(pen(self.look("line"), 10))
        painter.setBrush(self.look("bg1"))
        painter.drawEllipse(oval.rail)
        self._dealer(painter, oval.dealer)
        self._marks(painter, oval)
        self._words(painter, oval.words)
        painter.end()

    def _dealer(self, painter: QPainter, at: QPointF) -> None:
        word = _("dealer")
        wide = text.BODY.width(word) + 36
        place = QRectF(at.x() - wide / 2, at.y() - 14, wide, 28)
        painter.setBrush(self.look("bg1"))
        painter.setPen(pen(self.look("edge"), 1))
        painter.drawRoundedRect(place, 4, 4)
        text.line(painter, place.toRect(), word, text.BODY, self.look("mid"), text.MIDDLE)

    def _marks(self, painter: QPainter, oval: Oval) -> None:
        assert self.view is not None
        fresh = self.view.table.tile.freshness is Freshness.FRESH
        for seat in self.view.table.tile.seats:
            if seat.mark:
                at, half = oval.mark(seat.seat)
                draw = DEAD.get(seat.mark) if seat.dead else None
                (draw or MARKS[seat.mark, fresh])(painter, self.look, at, half - 2)

    def _words(self, painter: QPainter, area: QRect) -> None:
        """Title and count, the hand to come, then how old that is and who waits, as far as there is room."""
        assert self.view is not None
        beside = self.view.other is not None
        room = area.width() - (_TILE.width() + 14 if beside else 0)
        face, lines, needs, head = self._hand(room, area.height())
        area = area.adjusted(0, max(0, area.height() - needs) // 3 if not beside else 0, 0, 0)
        self._head(painter, QRect(area.left(), area.top(), area.width(), 34))
        if head == _HEAD:
            under = QRect(area.left(), area.top() + 38, room, 22)
            text.line(painter, under, self.view.table.hand_title, _SAID, self.look("mid"))
        step = round(face.px * 1.4)
        text.block(painter, QRect(area.left(), area.top() + head, room, 0), lines, face, self.look("hi"), step)
        top = area.top() + head + len(lines) * step + 10
        if beside:
            self._key_of_other(painter)
            top = max(top, self.beside.geometry().bottom() + 28)
        self._rows(painter, QRect(area.left(), top, area.width(), area.bottom() - top))

    def _head(self, painter: QPainter, head: QRect) -> None:
        assert self.view is not None
        tile = self.view.table.tile
        title, count = _("Table {table}").format(table=tile.table), f"{tile.players}/{tile.max_seats}"
        text.line(painter, head, title, text.TITLE, self.look("hi"))
        rest = head.adjusted(text.TITLE.width(title) + 14, 0, 0, 0)
        text.line(painter, rest, count, _COUNT, self.look("hi"))
        rest = rest.adjusted(_COUNT.width(count) + 14, 0, 0, 0)
        if self.view.other is None:
            text.line(painter, rest, self.view.counted, _SAID, self.look("mid"), text.RIGHT)

    def _hand(self, wide: int, high: int) -> tuple[Face, tuple[str, ...], int, int]:
        """The largest face in which the hand to come finds room, its lines, pixels that all the words take, and those
        over the hand; in a low window the rows under it give way first, then its heading.
        """
        assert self.view is not None
        rows = 20 + _LINE * len(self._more())
        large = (40, 36, 32) if high > 400 else ()
        for px, under, head in (
            *((px, rows, _HEAD) for px in (*large, 26, 22, 18)),
            *((px, 0, head) for px, head in ((18, _HEAD), (18, _LOW_HEAD), (15, _LOW_HEAD), (13, _LOW_HEAD))),
        ):
            face = Face(px, 600)
            lines = tuple(part for each in self.view.hand for part in text.wrapped(each, face, wide))
            needs = head + len(lines) * round(px * 1.4) + under
            if needs <= high:
                break
        return face, lines, needs, head

    def _key_of_other(self, painter: QPainter) -> None:
        assert self.view is not None
        assert self.view.other is not None
        hint = _("table {table} large").format(table=self.view.other.table)
        place = QRect(self.beside.x() - 40, self.beside.geometry().bottom() + 4, _TILE.width() + 40, 20)
        text.line(painter, place, f"Tab  {hint}", text.BODY, self.look("mid"), text.RIGHT)

    def _rows(self, painter: QPainter, area: QRect) -> None:
        """A line, and under it a row each, as far as there is room."""
        if area.height() < 6 + _LINE:
            return
        painter.fillRect(QRect(area.left(), area.top(), area.width(), 1), self.look("line"))
        for nth, (mark, said) in enumerate(self._more()[: max(0, (area.height() - 6) // _LINE)]):
            line = QRect(area.left(), area.top() + 8 + _LINE * nth, area.width(), 22)
            draw = STANDING_MARKS.get(mark)
            if draw is not None:
                draw(painter, self.look, QPointF(line.left() + 11, line.center().y() + 1), 9)
                line.adjust(28, 0, 0, 0)
            text.line(painter, line, said, _SAID, self.look("hi" if draw else "mid"), name=True)

    def _more(self) -> list[tuple[str, str]]:
        """What stands under the hand: how old the positions are, who waits, serves a penalty or is away."""
        assert self.view is not None
        counted = self.view.counted if self.view.other else ""
        told = " · ".join(part for part in (*self.view.table.seen, counted) if part)
        seen = [("", told)] if told else []
        return [*seen, *((mark, f"{label} · {said}") for mark, label, said in self.view.table.standing)]
