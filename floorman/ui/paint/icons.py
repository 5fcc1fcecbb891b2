"""Icons of advice, lamps and corners, painted in a square of 2 r."""

from collections.abc import Callable
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from floorman.ui.paint.shapes import box, letter, pen

Colour = Callable[[str], QColor]
"""A token's colour: a ``Look``, or its ``swapped`` on a white key."""

Icon = Callable[[QPainter, Colour, QPointF, float], None]


def _round(colour: QColor, width: float) -> QPen:
    made = QPen(colour, width)
    made.setCapStyle(Qt.PenCapStyle.RoundCap)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return made


def _line(painter: QPainter, at: QPointF, r: float, *points: tuple[float, float]) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF([QPointF(at.x() + x * r, at.y() + y * r) for x, y in points]))


def _shape(at: QPointF, r: float, *points: tuple[float, float]) -> QPolygonF:
    return QPolygonF([QPointF(at.x() + x * r, at.y() + y * r) for x, y in points])


def stop(painter: QPainter, colour: Colour, at: QPointF, r: float) -> None:
    """An octagon with a bar: stop."""
    corners = [(cos(pi / 8 + k * pi / 4), sin(pi / 8 + k * pi / 4)) for k in range(8)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("stop"))
    painter.drawPolygon(_shape(at, r, *corners))
    painter.setPen(pen(colour("stop_ink"), r * 0.36))
    _line(painter, at, r, (-0.52, 0), (0.52, 0))


def split(painter: QPainter, colour: Colour, at: QPointF, r: float) -> None:
    """A table split in two: break it."""
    painter.setPen(pen(colour("act"), 1.2))
    painter.setBrush(colour("act_fill"))
    crack = ((0.3, -0.8), (-0.05, -0.2), (0.25, 0.15), (-0.1, 0.8))
    left = ((-0.5, -0.8), *((x - 0.16, y) for x, y in crack), (-0.6, 0.8), (-0.9, 0.5), (-0.9, -0.5))
    right = ((0.55, -0.8), (0.9, -0.5), (0.9, 0.5), (0.55, 0.8), *((x + 0.16, y) for x, y in reversed(crack)))
    painter.drawPolygon(_shape(at, r, *left))
    painter.drawPolygon(_shape(at, r, *right))


def question(painter: QPainter, colour: Colour, at: QPointF, r: float) -> None:
    """A ring with a question mark: somebody must be asked."""
    painter.setPen(pen(colour("act"), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(at, r - 1, r - 1)
    letter(painter, at, "?", r * 1.35, colour("act"))


def transit(painter: QPainter, colour: Colour, at: QPointF, r: float) -> None:
    """A disc with an arrow: a player between tables."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("move"))
    painter.drawEllipse(at, r, r)
    painter.setPen(_round(colour("move_ink"), 1.8))
    _line(painter, at, r, (-0.5, 0), (0.5, 0))
    _line(painter, at, r, (0.1, -0.42), (0.52, 0), (0.1, 0.42))


def balance(painter: QPainter, colour: Colour, at: QPointF, r: float) -> None:
    """Two arrows, one up and one down."""
    painter.setPen(_round(colour("act"), 2))
    _line(painter, at, r, (-0.42, 0.75), (-0.42, -0.75))
    _line(painter, at, r, (-0.8, -0.35), (-0.42, -0.78), (-0.04, -0.35))
    _line(painter, at, r, (0.42, -0.75), (0.42, 0.75))
    _line(painter, at, r, (0.04, 0.35), (0.42, 0.78), (0.8, 0.35))


def penalty(painter: QPainter, colour: Colour, at: QPointF, r: float) -> None:
    """A diamond with P."""
    painter.setPen(pen(colour("act"), 1.2))
    painter.setBrush(colour("act_fill"))
    painter.drawPolygon(_shape(at, r, (0, -1), (1, 0), (0, 1), (-1, 0)))
    letter(painter, at, "P", r * 1.15, colour("act_ink"))


def ruling(painter: QPainter, colour: Colour, at: QPointF, r: float) -> None:
    """A square with the paragraph sign."""
    painter.setPen(pen(colour("act"), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box(at, r - 1), 3, 3)
    letter(painter, at, "§", r * 1.3, colour("act"))


def wait(painter: QPainter, colour: Colour, at: QPointF, r: float) -> None:
    """A pill with W: somebody waits."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("move"))
    painter.drawRoundedRect(box(at, r, r * 0.72), r * 0.7, r * 0.7)
    letter(painter, at, "W", r * 1.1, colour("move_ink"))


def tick(painter: QPainter, colour: Colour, at: QPointF, r: float) -> None:
    """A tick, bare: understood."""
    painter.setPen(_round(colour("hi"), max(2.0, r * 0.26)))
    _line(painter, at, r, (-0.85, 0.1), (-0.3, 0.65), (0.85, -0.65))


def more(painter: QPainter, colour: Colour, at: QPointF, r: float) -> None:
    """Three dots: the call goes on."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("mid"))
    for right in (-0.75, 0.0, 0.75):
        painter.drawEllipse(QPointF(at.x() + right * r, at.y()), r * 0.2, r * 0.2)


def tick_disc(painter: QPainter, colour: Colour, at: QPointF, r: float) -> None:
    """A disc with a tick: well."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("hi"))
    painter.drawEllipse(at, r, r)
    painter.setPen(_round(colour("bg1"), max(1.6, r * 0.24)))
    _line(painter, at, r, (-0.42, 0.05), (-0.12, 0.36), (0.46, -0.34))


def triangle(painter: QPainter, colour: Colour, at: QPointF, r: float) -> None:
    """A triangle with a stroke: look at it soon."""
    painter.setPen(_round(colour("act"), 1.5))
    painter.setBrush(colour("act_fill"))
    painter.drawPolygon(_shape(at, r, (0, -0.85), (1, 0.85), (-1, 0.85)))
    painter.setPen(_round(colour("act_ink"), 1.8))
    _line(painter, at, r, (0, -0.2), (0, 0.25))
    _line(painter, at, r, (0, 0.58), (0, 0.6))


def printer(painter: QPainter, colour: Colour, at: QPointF, r: float) -> None:
    """A printer."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("hi"))
    painter.drawRect(QRectF(at.x() - r * 0.55, at.y() - r * 0.9, r * 1.1, r * 0.4))
    painter.drawRoundedRect(QRectF(at.x() - r, at.y() - r * 0.4, r * 2, r * 0.95), 2, 2)
    painter.setBrush(colour("bg1"))
    painter.drawRect(QRectF(at.x() - r * 0.62, at.y() + r * 0.12, r * 1.24, r * 0.5))
    painter.setBrush(colour("hi"))
    painter.drawRect(QRectF(at.x() - r * 0.45, at.y() + r * 0.26, r * 0.9, r * 0.64))


def journal(painter: QPainter, colour: Colour, at: QPointF, r: float) -> None:
    """A page with lines."""
    painter.setPen(_round(colour("hi"), 1.8))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box(at, r * 0.75, r * 0.95), 2, 2)
    for down in (-0.4, 0.0, 0.4):
        _line(painter, at, r, (-0.35, down), (0.35, down))


def search(painter: QPainter, colour: Colour, at: QPointF, r: float) -> None:
    """A looking glass."""
    painter.setPen(_round(colour("hi"), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(at.x() - r * 0.2, at.y() - r * 0.2), r * 0.62, r * 0.62)
    _line(painter, at, r, (0.28, 0.28), (0.85, 0.85))


def padlock(painter: QPainter, colour: Colour, at: QPointF, r: float) -> None:
    """A padlock: locked."""
    painter.setPen(pen(colour("hi"), max(1.5, r * 0.26)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    bow = QPainterPath(QPointF(at.x() - r * 0.45, at.y()))
    bow.lineTo(at.x() - r * 0.45, at.y() - r * 0.35)
    bow.arcTo(box(QPointF(at.x(), at.y() - r * 0.4), r * 0.45), 180, -180)
    bow.lineTo(at.x() + r * 0.45, at.y())
    painter.drawPath(bow)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("hi"))
    painter.drawRoundedRect(QRectF(at.x() - r * 0.75, at.y() - r * 0.1, r * 1.5, r * 1.05), 1.5, 1.5)


def pennant(painter: QPainter, colour: Colour, at: QPointF, r: float, place: str = "") -> None:
    """A pennant with the place in the break order."""
    painter.setPen(_round(colour("mid"), 1.5))
    painter.setBrush(colour("bg2"))
    painter.drawPolygon(_shape(at, r, (-0.82, -1), (0.82, -1), (0.82, 0.55), (0, 1.1), (-0.82, 0.55)))
    letter(painter, QPointF(at.x(), at.y() - r * 0.12), place, r * 1.35, colour("hi"))


def arrow_down(painter: QPainter, colour: Colour, at: QPointF, r: float) -> None:
    """A small arrow: a list unfolds here."""
    painter.setPen(_round(colour("hi"), 2))
    _line(painter, at, r, (-0.6, -0.3), (0, 0.35), (0.6, -0.3))


def cup(painter: QPainter, colour: Colour, at: QPointF, r: float) -> None:
    """A cup: a break."""
    painter.setPen(_round(colour("hi"), max(1.6, r * 0.22)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _line(
        painter,
        at,
        r,
        (-0.85, -0.6),
        (-0.85, 0.35),
        (-0.5, 0.75),
        (0.1, 0.75),
        (0.45, 0.35),
        (0.45, -0.6),
        (-0.85, -0.6),
    )
    painter.drawArc(box(QPointF(at.x() + r * 0.48, at.y() - r * 0.1), r * 0.45), -90 * 16, 180 * 16)


def bars(painter: QPainter, colour: Colour, at: QPointF, r: float) -> None:
    """Two bars: it stands."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("hi"))
    for left in (-0.75, 0.2):
        painter.drawRoundedRect(QRectF(at.x() + left * r, at.y() - r * 0.85, r * 0.55, r * 1.7), 1, 1)


def play(painter: QPainter, colour: Colour, at: QPointF, r: float) -> None:
    """A triangle to the right: it runs."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("hi"))
    painter.drawPolygon(_shape(at, r, (-0.7, -0.9), (0.9, 0), (-0.7, 0.9)))


def plus(painter: QPainter, colour: Colour, at: QPointF, r: float) -> None:
    """A plus: more."""
    painter.setPen(pen(colour("hi"), r * 0.3))
    _line(painter, at, r, (-0.85, 0), (0.85, 0))
    _line(painter, at, r, (0, -0.85), (0, 0.85))


def onward(painter: QPainter, colour: Colour, at: QPointF, r: float) -> None:
    """A triangle before a bar: to the next one."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("hi"))
    painter.drawPolygon(_shape(at, r, (-0.8, -0.85), (0.5, 0), (-0.8, 0.85)))
    painter.drawRect(QRectF(at.x() + r * 0.5, at.y() - r * 0.85, r * 0.3, r * 1.7))


ICONS: dict[str, Icon] = {
    "stop": stop,
    "resume": tick,
    "break": split,
    "question": question,
    "transit": transit,
    "balance": balance,
    "penalty": penalty,
    "ruling": ruling,
    "wait": wait,
    "tick": tick,
    "more": more,
    "tick-disc": tick_disc,
    "triangle": triangle,
    "printer": printer,
    "journal": journal,
    "search": search,
    "padlock": padlock,
    "cup": cup,
    "bars": bars,
    "play": play,
    "plus": plus,
    "onward": onward,
}
"""Every icon by the name that the views use."""
