"""Shapes that stand for a chair, a position or a state. Each is told apart by its form, not only by its colour."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPen, QPolygonF

from floorman.ui.theme.fonts import face
from floorman.ui.theme.look import Look

Draw = Callable[[QPainter, Look, QPointF, float], None]
"""Draws a shape around a centre, ``r`` being half its height in pixels."""

_NONE = Qt.BrushStyle.NoBrush


def pen(colour: QColor, width: float, dashes: tuple[float, ...] = ()) -> QPen:
    """A pen of ``width`` pixels; ``dashes`` are lengths in pixels."""
    made = QPen(colour, width)
    if dashes:
        made.setDashPattern([each / width for each in dashes])
        made.setCapStyle(Qt.PenCapStyle.FlatCap)
    return made


def box(at: QPointF, half_width: float, half_height: float | None = None) -> QRectF:
    """The rectangle around ``at``."""
    tall = half_width if half_height is None else half_height
    return QRectF(at.x() - half_width, at.y() - tall, 2 * half_width, 2 * tall)


def letter(painter: QPainter, at: QPointF, text: str, px: float, colour: QColor) -> None:
    """A bold letter centred on ``at``."""
    font: QFont = face(max(8, round(px)), 700, True)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(box(at, 20, 20), int(Qt.AlignmentFlag.AlignCenter), text)


def _stroke(painter: QPainter, line: QPen, fill: QColor | None = None) -> None:
    painter.setPen(line)
    painter.setBrush(QBrush(fill) if fill is not None else _NONE)


def seated(painter: QPainter, look: Look, at: QPointF, r: float) -> None:
    """A disc: somebody sits there."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look("seat"))
    painter.drawEllipse(at, r, r)


def unverified(painter: QPainter, look: Look, at: QPointF, r: float) -> None:
    """A ring half full: sold, not yet seen there."""
    _stroke(painter, pen(look("seat"), 1.5))
    painter.drawEllipse(at, r - 0.75, r - 0.75)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look("seat"))
    painter.drawChord(box(at, r - 0.75), 180 * 16, 180 * 16)


def no_show(painter: QPainter, look: Look, at: QPointF, r: float) -> None:
    """A ring with a bar: sold, and nobody came."""
    _stroke(painter, pen(look("seat"), 1.5))
    painter.drawEllipse(at, r - 0.75, r - 0.75)
    painter.drawLine(QPointF(at.x() - r * 0.5, at.y()), QPointF(at.x() + r * 0.5, at.y()))


def chair(painter: QPainter, look: Look, at: QPointF, r: float) -> None:
    """An open ring: nobody sits there."""
    _stroke(painter, pen(look("edge"), 1.5))
    painter.drawEllipse(at, r - 0.75, r - 0.75)


def cross(painter: QPainter, at: QPointF, r: float, line: QPen) -> None:
    """Two strokes crossing."""
    painter.setPen(line)
    painter.drawLine(QPointF(at.x() - r, at.y() - r), QPointF(at.x() + r, at.y() + r))
    painter.drawLine(QPointF(at.x() - r, at.y() + r), QPointF(at.x() + r, at.y() - r))


def blocked(painter: QPainter, look: Look, at: QPointF, r: float) -> None:
    """A cross: the chair is not sold nor used."""
    cross(painter, at, r * 0.6, pen(look("edge"), 1.5))


def button(painter: QPainter, look: Look, at: QPointF, r: float) -> None:
    """A white disc with D."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look("paper"))
    painter.drawEllipse(at, r, r)
    letter(painter, at, "D", r * 1.45, look("paper_ink"))


def button_seen(painter: QPainter, look: Look, at: QPointF, r: float) -> None:
    """A ring with D: where the button was last seen."""
    _stroke(painter, pen(look("hi"), 1.5))
    painter.drawEllipse(at, r - 0.75, r - 0.75)
    letter(painter, at, "D", r * 1.4, look("hi"))


def dead_button(painter: QPainter, look: Look, at: QPointF, r: float) -> None:
    """A dashed ring with D."""
    _stroke(painter, pen(look("hi"), 1.5, (2.6, 1.8)))
    painter.drawEllipse(at, r - 0.75, r - 0.75)
    letter(painter, at, "D", r * 1.4, look("hi"))


def _square(painter: QPainter, look: Look, at: QPointF, r: float, mark: str, dashes: tuple[float, ...] = ()) -> None:
    _stroke(painter, pen(look("hi"), 1.5, dashes))
    wide = r if len(mark) == 1 else r * 1.35
    painter.drawRoundedRect(box(at, wide - 0.75, r - 0.75), 2, 2)
    letter(painter, at, mark, r * 1.45, look("hi"))


def small_blind(painter: QPainter, look: Look, at: QPointF, r: float) -> None:
    """An outlined square with S."""
    _square(painter, look, at, r, "S")


def dead_small_blind(painter: QPainter, look: Look, at: QPointF, r: float) -> None:
    """A dashed square with S."""
    _square(painter, look, at, r, "S", (2.4, 1.8))


def big_blind(painter: QPainter, look: Look, at: QPointF, r: float) -> None:
    """A white square with B."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look("paper"))
    painter.drawRoundedRect(box(at, r), 2, 2)
    letter(painter, at, "B", r * 1.45, look("paper_ink"))


def big_blind_seen(painter: QPainter, look: Look, at: QPointF, r: float) -> None:
    """An outlined square with B: where the big blind was last seen."""
    _square(painter, look, at, r, "B")


def expected(painter: QPainter, look: Look, at: QPointF, r: float) -> None:
    """A ring with a dot: a player is on the way to this chair."""
    _stroke(painter, pen(look("move"), 1.5))
    painter.drawEllipse(at, r - 0.75, r - 0.75)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look("move"))
    painter.drawEllipse(at, r * 0.42, r * 0.42)


def waits(painter: QPainter, look: Look, at: QPointF, r: float) -> None:
    """A pill with W: dealt in only when the button has passed."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look("move"))
    painter.drawRoundedRect(box(at, r * 1.3, r * 0.9), r * 0.9, r * 0.9)
    letter(painter, at, "W", r * 1.4, look("move_ink"))


def penalty(painter: QPainter, look: Look, at: QPointF, r: float) -> None:
    """A diamond with P."""
    wide = r * 1.2
    corners = [(0.0, -wide), (wide, 0.0), (0.0, wide), (-wide, 0.0)]
    _stroke(painter, pen(look("hi"), 1.5), look("bg2"))
    painter.drawPolygon(QPolygonF([QPointF(at.x() + x, at.y() + y) for x, y in corners]))
    letter(painter, at, "P", r * 1.3, look("hi"))


def away(painter: QPainter, look: Look, at: QPointF, r: float) -> None:
    """A ring with A."""
    _stroke(painter, pen(look("hi"), 1.5), look("bg2"))
    painter.drawEllipse(at, r - 0.75, r - 0.75)
    letter(painter, at, "A", r * 1.4, look("hi"))


def aimed(painter: QPainter, look: Look, at: QPointF, r: float) -> None:
    """An amber disc with a cross: the typed call aims here."""
    _stroke(painter, pen(look("act"), 1.5), look("act_fill"))
    painter.drawEllipse(at, r, r)
    cross(painter, at, r * 0.38, pen(look("act_ink"), 2))


def pinned(painter: QPainter, look: Look, at: QPointF, r: float) -> None:
    """A pin: keeps the seat through balance."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look("hi"))
    painter.drawEllipse(QPointF(at.x(), at.y() - r * 0.4), r * 0.55, r * 0.55)
    _stroke(painter, pen(look("hi"), 1.5))
    painter.drawLine(at, QPointF(at.x(), at.y() + r))


STATES: dict[str, Draw] = {
    "waits": waits,
    "penalty": penalty,
    "away": away,
    "pinned": pinned,
    "noshow": no_show,
    "unverified": unverified,
}
"""How each state of a ``SeatView`` is drawn."""
