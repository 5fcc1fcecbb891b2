"""A hand as a small ring: who has the button and the blinds."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from floorman.desk.rulings import Ring
from floorman.ui.paint import shapes, text
from floorman.ui.paint.parts import Painted, card, pencil
from floorman.ui.paint.shapes import box, pen
from floorman.ui.theme.look import Look

HIGH = 212
LEAST = 150
_NUMBER = text.Face(14, 600, True)


def around(max_seats: int, wide: float, tall: float) -> tuple[tuple[float, float], ...]:
    """Centres of the seats on an oblong of ``wide`` by ``tall`` pixels: seat 1 left of the dealer below, clockwise."""
    step = 2 * _half(wide, tall) / (max_seats + 1)
    return tuple(_point(step * nth, wide, tall) for nth in range(1, max_seats + 1))


def _half(wide: float, tall: float) -> float:
    r = min(wide, tall) / 2
    return (wide - 2 * r) + (tall - 2 * r) + pi * r


def _point(run: float, wide: float, tall: float) -> tuple[float, float]:
    """The point ``run`` pixels along the oblong's edge, from the middle below, clockwise."""
    half = _half(wide, tall)
    if run > half:
        x, y = _point(2 * half - run, wide, tall)
        return wide - x, y
    r = min(wide, tall) / 2
    across, up, quarter = wide / 2 - r, tall - 2 * r, pi / 2 * r
    if run <= across:
        return wide / 2 - run, tall
    run -= across
    if run <= quarter:
        return r - r * sin(run / r), tall - r + r * cos(run / r)
    run -= quarter
    if run <= up:
        return 0.0, tall - r - run
    run -= up
    if run <= quarter:
        return r - r * cos(run / r), r - r * sin(run / r)
    return r + run - quarter, 0.0


def _spots(max_seats: int, area: QRectF) -> list[tuple[int, QPointF]]:
    places = around(max_seats, area.width(), area.height())
    return [(seat, QPointF(area.left() + x, area.top() + y)) for seat, (x, y) in enumerate(places, 1)]


class SmallRing(Painted):
    """Title, ring, and the same in words below."""

    def __init__(self, look: Look, parent: QWidget, chosen: bool = False) -> None:
        super().__init__(look, parent)
        self.ring: Ring | None = None
        self.chosen = chosen

    def show_ring(self, ring: Ring | None) -> None:
        """Takes a hand; None hides it."""
        self.ring = ring
        self.setVisible(ring is not None)
        self.setAccessibleName(f"{ring.title}: {ring.line}" if ring is not None else "")
        self.update()

    def paintEvent(self, _event: object) -> None:
        """The next hand has a white edge."""
        if self.ring is None:
            return
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg2"))
        if self.chosen:
            painter.setPen(pen(self.look("focus"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        room = self.width() - 12
        title = next((one for one in (text.PLATE, text.CHIP) if one.width(self.ring.title) <= room), text.CHIP)
        text.line(painter, QRect(6, 5, room, 22), self.ring.title, title, self.look("hi"), text.MIDDLE, name=True)
        line = next((one for one in (text.BODY, text.CHIP) if one.width(self.ring.line) <= room), text.CHIP)
        low = QRect(6, self.height() - 27, room, 22)
        text.line(painter, low, self.ring.line, line, self.look("hi"), text.MIDDLE, name=True)
        self._paint_table(painter, self.ring)
        painter.end()

    def _paint_table(self, painter: QPainter, ring: Ring) -> None:
        r = 13.0 if self.height() >= 190 else 11.0
        area = QRectF(14 + r, 34 + r, self.width() - 28 - 2 * r, self.height() - 34 - 34 - 2 * r)
        painter.setPen(pen(self.look("line"), 3))
        painter.setBrush(self.look("bg0"))
        round_by = min(area.width(), area.height()) / 2
        painter.drawRoundedRect(area, round_by, round_by)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look("edge"))
        painter.drawRoundedRect(box(QPointF(area.center().x(), area.bottom()), 16, 4), 2, 2)
        inner = area.adjusted(2 * r - 1, 2 * r - 1, 1 - 2 * r, 1 - 2 * r)
        for seat, at in _spots(ring.max_seats, area):
            self._paint_seat(painter, ring, seat, at, r)
        for seat, at in _spots(ring.max_seats, inner):
            self._paint_mark(painter, ring, seat, at)

    def _paint_seat(self, painter: QPainter, ring: Ring, seat: int, at: QPointF, r: float) -> None:
        taken = seat in ring.seats
        marked = seat in (ring.positions.button, ring.positions.small_blind, ring.positions.big_blind)
        edge = self.look("hi" if marked and taken else "seat" if taken else "edge")
        painter.setPen(pen(edge, 2 if marked and taken else 1.5, () if taken else (2.6, 2.0)))
        painter.setBrush(self.look("bg2"))
        painter.drawEllipse(at, r, r)
        ink = self.look("hi" if taken else "mid")
        text.line(painter, box(at, r).toRect(), str(seat), _NUMBER, ink, text.MIDDLE, name=True)

    def _paint_mark(self, painter: QPainter, ring: Ring, seat: int, at: QPointF) -> None:
        held = ring.positions
        dead = seat not in ring.seats
        if seat == held.button:
            (shapes.dead_button if dead else shapes.button)(painter, self.look, at, 8.5 if self.height() < 190 else 10)
            if seat == held.small_blind:
                at = at + QPointF(0, 19 if at.y() < self.height() / 2 else -19)
        if seat == held.small_blind:
            self._blind(painter, at, "SB", False, dead)
        elif seat == held.big_blind:
            self._blind(painter, at, "BB", True, dead)

    def _blind(self, painter: QPainter, at: QPointF, mark: str, solid: bool, dead: bool) -> None:
        painter.setBrush(self.look("paper") if solid else self.look("bg0"))
        painter.setPen(Qt.PenStyle.NoPen if solid else pen(self.look("hi"), 1.5, (2.4, 1.8) if dead else ()))
        small = self.height() < 190
        painter.drawRoundedRect(box(at, 9 if small else 12, 8 if small else 9), 3, 3)
        shapes.letter(painter, at, mark, 11 if small else 13, self.look("paper_ink" if solid else "hi"))
