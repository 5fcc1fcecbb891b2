"""The chosen table's ring: plates in their frame, the dealer below, what was seen in the middle."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from floorman.desk.front.views import Freshness, TableState, TableView
from floorman.ui.input.dragging import moving_call, sat_on
from floorman.ui.input.selection import Choice
from floorman.ui.paint import text
from floorman.ui.paint.parts import Painted, pencil
from floorman.ui.paint.ring import frame, rows
from floorman.ui.paint.shapes import pen
from floorman.ui.table.plate import Plate
from floorman.ui.theme.look import Look
from floorman.ui.words import _

GAP = 6
LEAST = 36
_STEPS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


class SeatRing(Painted):
    """Plates three wide; one of them may be chosen."""

    dropped = Signal(str)
    """The call that moves a player dropped on a plate."""
    menu = Signal(int, object)
    """The menu of a seat is wanted, at a ``QPoint`` of the screen."""

    def __init__(self, look: Look, choice: Choice) -> None:
        super().__init__(look)
        self.choice = choice
        self.plates: list[Plate] = []
        self.view: TableView | None = None
        self.plate_height = 47
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        choice.changed.connect(self._choose)
        choice.aim_changed.connect(self._aim)

    def show_table(self, view: TableView) -> None:
        """Takes the table; plates are made or dropped as its size asks."""
        before, self.view = self.view, view
        tile = view.tile
        while len(self.plates) > len(tile.seats):
            self.plates.pop().deleteLater()
        while len(self.plates) < len(tile.seats):
            self.plates.append(self._plate(tile.table, len(self.plates)))
        fresh = tile.freshness is Freshness.FRESH
        for plate, seat in zip(self.plates, tile.seats, strict=True):
            plate.show_seat(tile.table, seat, fresh)
            plate.setVisible(tile.state is not TableState.BROKEN)
        self._choose()
        self._aim()
        if before is None or before.tile.max_seats != tile.max_seats:
            self._place()
            self.updateGeometry()
            self.update()
        elif _middle_of(before) != _middle_of(view):
            self.update(self._inside())

    def fit(self, wanted: int, room: int) -> None:
        """Makes plates ``wanted`` pixels high, or as high as ``room`` lets them be."""
        deep = rows(self.view.tile.max_seats) if self.view else 4
        plate_height = max(LEAST, min(wanted, (room + GAP) // deep - GAP))
        if plate_height != self.plate_height:
            self.plate_height = plate_height
            self.updateGeometry()
            self._place()

    @property
    def least(self) -> int:
        """Pixels that it cannot do without."""
        deep = rows(self.view.tile.max_seats) if self.view else 4
        return deep * (LEAST + GAP) - GAP

    def sizeHint(self) -> QSize:
        """As many rows as the table has."""
        deep = rows(self.view.tile.max_seats) if self.view else 4
        return QSize(3 * 114 + 2 * GAP, deep * (self.plate_height + GAP) - GAP)

    def minimumSizeHint(self) -> QSize:
        """The size hint: a layout may not make it smaller."""
        return QSize(200, self.sizeHint().height())

    def _plate(self, table: int, nth: int) -> Plate:
        assert self.view is not None
        plate = Plate(self.look, table, self.view.tile.seats[nth], self)
        plate.clicked.connect(lambda: self._press(plate))
        plate.menu.connect(lambda at: self.menu.emit(plate.seat.seat, at))
        plate.dropped.connect(self._drop)
        plate.hovered.connect(
            lambda seat: self.choice.aim(self.choice.table if seat else None, (seat,) if seat else ())
        )
        plate.show()
        return plate

    def _press(self, plate: Plate) -> None:
        """Chooses the seat, or gives it to the typed call; pressed once more, it opens its menu."""
        again = plate.isChecked()
        if self.choice.press(plate.table, plate.seat.seat, plate.seat.entry) and again:
            self.menu.emit(plate.seat.seat, plate.mapToGlobal(plate.rect().center()))

    def _drop(self, seat: str, target: int) -> None:
        taken = any(sat_on(plate.seat.look) for plate in self.plates if plate.seat.seat == target)
        call = moving_call(seat, self.choice.table or 0, target, taken)
        if call:
            self.dropped.emit(call)

    def _choose(self) -> None:
        for plate in self.plates:
            plate.setChecked(plate.seat.seat == self.choice.seat and plate.table == self.choice.table)

    def _aim(self) -> None:
        here = self.view is not None and self.choice.aim_table == self.view.tile.table
        for plate in self.plates:
            plate.show_aim(here and plate.seat.seat in self.choice.aim_seats)

    # layout and paint ---------------------------------------------------------------------------------------------

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Plates take a third of the width each."""
        self._place()

    def _cell(self, column: int, row: int) -> QRect:
        wide = (self.width() - 2 * GAP) // 3
        left = column * (wide + GAP) if column < 2 else self.width() - wide
        return QRect(left, row * (self.plate_height + GAP), wide, self.plate_height)

    def _place(self) -> None:
        if self.view is not None:
            for plate, (column, row) in zip(self.plates, frame(self.view.tile.max_seats), strict=False):
                plate.setGeometry(self._cell(column, row))

    def paintEvent(self, _event: object) -> None:
        """The table's edge under the plates, the words in its middle."""
        if self.view is None:
            return
        painter = pencil(self)
        deep = rows(self.view.tile.max_seats)
        inner = QRectF(self._cell(0, 0).center(), self._cell(2, deep - 1).center())
        inner.adjust(34, 0, -34, 0)
        painter.setPen(pen(self.look("line"), 3))
        painter.setBrush(self.look("bg0"))
        painter.drawRoundedRect(inner, 20, 20)
        self._middle(painter)
        self._dealer(painter, deep)
        painter.end()

    def _inside(self) -> QRect:
        """Where the words stand."""
        assert self.view is not None
        deep = rows(self.view.tile.max_seats)
        first = 1 if self.view.tile.max_seats % 2 and deep > 2 else 0
        return self._cell(1, first).united(self._cell(1, max(first, deep - 2 if deep > 1 else 0)))

    def _middle(self, painter: QPainter) -> None:
        assert self.view is not None
        area, lines = self._inside(), _middle_of(self.view)
        wrapped = [part for each in lines for part in text.wrapped(each, text.SMALL, area.width() - 6)]
        shown = wrapped[: max(1, area.height() // 17)]
        top = area.center().y() - len(shown) * 17 // 2
        for nth, said in enumerate(shown):
            place = QRect(area.left() + 2, top + nth * 17, area.width() - 4, 17)
            text.line(painter, place, said, text.SMALL, self.look("mid"), text.MIDDLE)

    def _dealer(self, painter: QPainter, deep: int) -> None:
        word = _("dealer")
        wide = text.SMALL.width(word) + 20
        cell = self._cell(1, deep - 1)
        place = QRect(cell.center().x() - wide // 2, cell.center().y() - 12, wide, 24)
        painter.setBrush(self.look("bg1"))
        painter.setPen(pen(self.look("edge"), 1))
        painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        text.line(painter, place, word, text.SMALL, self.look("mid"), text.MIDDLE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from plate to plate, and choose it."""
        step = _STEPS.get(Qt.Key(event.key()))
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
            return
        current = next((plate for plate in self.plates if plate.hasFocus()), None)
        if step is None or current is None:
            super().keyPressEvent(event)
            return
        beside = self._neighbour(current, *step)
        beside.setFocus(Qt.FocusReason.TabFocusReason)
        # the letters with Alt act on the chosen seat: it is the one that the ring is on
        self.choice.choose(self.choice.table, beside.seat.seat)

    def _neighbour(self, plate: Plate, right: int, down: int) -> Plate:
        here = plate.geometry().center()

        def away(other: Plate) -> int:
            there = other.geometry().center()
            ahead = (there.x() - here.x()) * right + (there.y() - here.y()) * down
            aside = abs((there.x() - here.x()) * down) + abs((there.y() - here.y()) * right)
            return ahead + 2 * aside if ahead > 0 else 1 << 20

        best = min((each for each in self.plates if each is not plate), key=away, default=plate)
        return best if away(best) < 1 << 20 else plate


def _middle_of(view: TableView) -> tuple[str, ...]:
    """The words in the table's middle."""
    return view.seen if view.tile.state is not TableState.BROKEN else (view.tile.note,)
