"""Where the parts of the large oval lie, by its size: plates, rail, marks and the words in the middle; no widgets."""

from PySide6.QtCore import QPointF, QRect, QRectF

from floorman.ui.paint.ring import frame, rows

MARK = 34
"""Pixels of a position's mark."""
_GAP = 8
_INSET = 164 / 1036
"""How far the chairs of the first and the last row stand in, of the width."""


class Oval:
    """An oval of ``max_seats`` chairs in an area; every rectangle is the area's own."""

    def __init__(self, area: QRect, max_seats: int) -> None:
        self.area, self.max_seats = area, max_seats
        self.deep = rows(max_seats)
        self.pitch = (area.height() - self._high) / max(1, self.deep - 1)

    @property
    def _wide(self) -> int:
        """A plate's width."""
        return max(120, min(270, round(self.area.width() * 0.2066)))

    @property
    def _high(self) -> int:
        """A plate's height: three fifths of its row, so that marks have room between."""
        part = 0.635 if self.max_seats % 2 else 0.76
        row = self.area.height() / self.deep
        return max(min(46, round(row) - 4), min(110, round(row * part)))

    def plate(self, seat: int) -> QRect:
        """The plate of a seat."""
        column, row = frame(self.max_seats)[seat - 1]
        inset = round(self.area.width() * _INSET) if row in (0, self.deep - 1) and self.deep > 2 else 0
        left = (inset, (self.area.width() - self._wide) // 2, self.area.width() - self._wide - inset)[column]
        return QRect(self.area.left() + left, self.area.top() + round(row * self.pitch), self._wide, self._high)

    @property
    def rail(self) -> QRectF:
        """The table's edge, through the middle of the plates."""
        side = self._wide / 2
        return QRectF(self.area).adjusted(side, self._high / 2, -side, -self._high / 2)

    def mark(self, seat: int) -> tuple[QPointF, float]:
        """Where the mark of a seat's position stands on the table, and half its height."""
        column, row = frame(self.max_seats)[seat - 1]
        plate, half = QRectF(self.plate(seat)), MARK / 2
        if self.max_seats % 2 and row == 0:
            half = min(half, (self.pitch - self._high - 4) / 2)
            across = plate.center().x() if column == 1 else plate.left() + 51 if column == 0 else plate.right() - 51
            return QPointF(across, plate.bottom() + half + 4), half
        aside = half + 14
        return QPointF(plate.right() + aside if column == 0 else plate.left() - aside, plate.center().y()), half

    @property
    def words(self) -> QRect:
        """The middle of the table, clear of plates and marks."""
        side = self._wide + MARK + 30
        first = round(self._high + (MARK if self.max_seats % 2 else 0) + _GAP)
        last = round((self.deep - 1) * self.pitch) - _GAP
        return self.area.adjusted(side, 0, -side, 0).intersected(
            QRect(self.area.left(), self.area.top() + first, self.area.width(), max(40, last - first))
        )

    @property
    def dealer(self) -> QPointF:
        """The dealer's place on the rail."""
        return QPointF(self.rail.center().x(), self.rail.bottom())
