"""What the shapes on the floor mean, in one line under it."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter

from floorman.desk.front.views import Freshness
from floorman.text.phrases.mark import N_
from floorman.ui.floor.tile import freshness_mark
from floorman.ui.paint import icons, shapes, text
from floorman.ui.paint.parts import Painted, pencil
from floorman.ui.theme.look import Look
from floorman.ui.words import _

HIGH = 28
HIGH_OF_TWO = 42
"""In pixels: of one line, and of two."""


def _next_to_break(painter: QPainter, look: Look, at: QPointF, r: float) -> None:
    icons.pennant(painter, look, at, r, "1")


def _old(painter: QPainter, look: Look, at: QPointF, r: float) -> None:
    freshness_mark(painter, Freshness.OLD, at, r * 0.5, look("mid"))


def _lock(painter: QPainter, look: Look, at: QPointF, r: float) -> None:
    icons.padlock(painter, look, at, r * 0.9)


def _stopped(painter: QPainter, look: Look, at: QPointF, r: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look("stop"))
    painter.drawRoundedRect(QRectF(at.x() - r, at.y() - r * 0.8, 2 * r, 1.6 * r), 3, 3)


def _outside(painter: QPainter, look: Look, at: QPointF, r: float) -> None:
    painter.setPen(shapes.pen(look("act"), 1.5))
    painter.setBrush(look("act_fill"))
    painter.drawRoundedRect(QRectF(at.x() - r, at.y() - r * 0.8, 2 * r, 1.6 * r), 3, 3)
    shapes.letter(painter, at, "−2", r * 1.4, look("act_ink"))


def _coming(painter: QPainter, look: Look, at: QPointF, r: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look("move"))
    painter.drawEllipse(at, r * 0.6, r * 0.6)


NEAR_LINE: tuple[tuple[shapes.Draw, str], ...] = (
    (shapes.button, N_("button")),
    (shapes.dead_button, N_("dead")),
    (shapes.small_blind, N_("small blind")),
    (shapes.big_blind, N_("big blind")),
    (shapes.expected, N_("expected")),
    (shapes.waits, N_("waits")),
    (shapes.penalty, N_("penalty")),
    (shapes.away, N_("away")),
    (shapes.unverified, N_("not yet seen")),
    (_next_to_break, N_("breaks next")),
    (_lock, N_("locked")),
    (_old, N_("seen, hands ago")),
)
FAR_LINE: tuple[tuple[shapes.Draw, str], ...] = (
    (_outside, N_("outside the house's gap")),
    (_stopped, N_("stopped")),
    (_coming, N_("player in transit to it")),
    (_next_to_break, N_("place in the break order")),
    (_lock, N_("locked")),
    (_old, N_("old positions")),
)


def _items(far: bool) -> list[tuple[shapes.Draw, str]]:
    return [(shape, _(word)) for shape, word in (FAR_LINE if far else NEAR_LINE)]


def _lines(far: bool, width: int) -> list[list[tuple[shapes.Draw, str]]]:
    """The items in one line if they fit, else in two of much the same length."""
    items = _items(far)
    needs = [24 + text.SMALL.width(word) for _shape, word in items]
    if sum(needs) <= width - 8:
        return [items]
    splits = range(1, len(items))
    at = min(splits, key=lambda nth: max(sum(needs[:nth]), sum(needs[nth:])))
    return [items[:at], items[at:]]


def height_for(width: int) -> int:
    """How high the legend is over ``width`` pixels, near or far: all of it is always shown."""
    return HIGH_OF_TWO if max(len(_lines(far, width)) for far in (False, True)) > 1 else HIGH


class LegendLine(Painted):
    """Shape and word for everything that stands on a tile, in one line or two."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.far = False

    def show_far(self, far: bool) -> None:
        """Explains far or near tiles."""
        if far != self.far:
            self.far = far
            self.update()

    def paintEvent(self, _event: object) -> None:
        """Paints from the left, spread over the width."""
        painter = pencil(self)
        lines = _lines(self.far, self.width())
        high = self.height() // len(lines)
        for nth, items in enumerate(lines):
            self._line(painter, items, QRect(0, nth * high, self.width(), high))
        painter.end()

    def _line(self, painter: QPainter, items: list[tuple[shapes.Draw, str]], row: QRect) -> None:
        widths = [20 + text.SMALL.width(word) for _shape, word in items]
        gap = max(4.0, min(14.0, (row.width() - 8 - sum(widths)) / max(1, len(items))))
        left = 4.0
        for (shape, word), wide in zip(items, widths, strict=True):
            shape(painter, self.look, QPointF(left + 8, row.center().y() + 1), 6.5)
            text.line(
                painter, QRect(round(left + 20), row.top(), wide, row.height()), word, text.SMALL, self.look("mid")
            )
            left += wide + gap
