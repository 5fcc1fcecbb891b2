"""The line from tile to tile while the call in the line sends a player there."""

from math import atan2, cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from floorman.ui.paint.shapes import pen
from floorman.ui.theme.look import Look

_HEAD = 15.0
"""How long the head of an arrow is, in pixels."""


def ends(start: QRectF, end: QRectF) -> tuple[QPointF, QPointF]:
    """Where the line leaves the one tile and meets the other: on their edges, a little inside."""
    way = end.center() - start.center()
    return start.center() + way * _share(start, way), end.center() - way * _share(end, way)


def _share(tile: QRectF, way: QPointF) -> float:
    """The part of a way from a tile's centre that lies inside of it."""
    parts = [
        half / abs(step)
        for half, step in ((tile.width() / 2, way.x()), (tile.height() / 2, way.y()))
        if abs(step) > 0.5
    ]
    return min(0.45, 0.82 * min(parts, default=0.0))


def arrow(painter: QPainter, look: Look, start: QRectF, end: QRectF) -> None:
    """A line with a head at ``end``, dark at its edges so that it is seen over any tile."""
    here, there = ends(start, end)
    way = there - here
    if hypot(way.x(), way.y()) < 2:
        return
    angle = atan2(way.y(), way.x())
    back = QPointF(cos(angle), sin(angle)) * (_HEAD * 0.8)
    for colour, wide in (("bg0", 8.0), ("move", 4.0)):
        line = pen(look(colour), wide)
        line.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(line)
        painter.drawLine(here, there - back)
    wings = [QPointF(cos(angle + turn), sin(angle + turn)) * _HEAD for turn in (pi - 0.5, pi + 0.5)]
    painter.setPen(pen(look("bg0"), 1.5))
    painter.setBrush(look("move"))
    painter.drawPolygon(QPolygonF([there, there + wings[0], there + wings[1]]))
    painter.drawEllipse(here, 4.5, 4.5)
