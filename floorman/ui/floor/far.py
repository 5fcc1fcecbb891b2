"""A table as a far tile: number, n/max, and the one mark that ranks first."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter

from floorman.desk.views import Freshness, TableState, TileView
from floorman.ui.floor.tile import Mood, freshness_mark, signed, tag
from floorman.ui.paint import icons, text
from floorman.ui.paint.shapes import aimed, pen
from floorman.ui.paint.text import Face
from floorman.ui.theme.look import Look

FAR = (70, 38)
"""Width and height of a far tile, in pixels."""

_NUMBER = Face(24, 700, True)
_LONG = Face(21, 700, True)
_COUNT = Face(13, 600, True)


def paint_far(painter: QPainter, look: Look, tile: TileView, rect: QRect, mood: Mood) -> None:
    """Paints ``tile`` into ``rect``."""
    halted = tile.state is TableState.HALTED
    broken = tile.state is TableState.BROKEN
    _ground(painter, look, tile, rect, mood)
    ink = look("stop_ink" if halted else "low" if broken else "hi")
    number = QRect(rect.left() + 7, rect.top(), rect.width() - 8, rect.height())
    text.line(painter, number, str(tile.table), _NUMBER if tile.table < 1000 else _LONG, ink)
    if broken:
        return
    count = QRect(rect.right() - 30, rect.bottom() - 17, 27, 15)
    text.line(painter, count, f"{tile.players}/{tile.max_seats}", _COUNT, ink, text.RIGHT)
    _mark(painter, look, tile, rect, mood)


def _ground(painter: QPainter, look: Look, tile: TileView, rect: QRect, mood: Mood) -> None:
    fill, edge, wide = "bg2", "line", 1.0
    dashes: tuple[float, ...] = ()
    if tile.state is TableState.HALTED:
        fill, edge = "stop", "stop"
    elif tile.state is TableState.BROKEN:
        fill, dashes = "bg0", (4.0, 3.0)
    elif tile.state is TableState.CLOSED:
        edge, dashes = "edge", (4.0, 3.0)
    elif tile.outside_gap:
        edge, wide = "act", 2.0
    if mood.chosen or mood.aimed:
        edge, wide, dashes = ("focus", 3.0, ()) if mood.chosen else ("act", 2.0, ())
    if (mood.chosen or mood.flash) and fill == "bg2":
        fill = "bg3"
    painter.setBrush(look(fill))
    painter.setPen(pen(look(edge), wide, dashes))
    half = wide / 2
    painter.drawRoundedRect(QRectF(rect).adjusted(half, half, -half, -half), 5, 5)


def _mark(painter: QPainter, look: Look, tile: TileView, rect: QRect, mood: Mood) -> None:
    at = QPointF(rect.right() - 8, rect.top() + 10)
    if mood.aimed:
        aimed(painter, look, at, 6.5)
    elif tile.state is TableState.HALTED:
        if tile.off_balance:
            place = QRect(rect.right() - 30, rect.top() + 2, 27, 16)
            text.line(painter, place, signed(tile.off_balance), _COUNT, look("stop_ink"), text.RIGHT)
    elif tile.outside_gap:
        tag(painter, look, signed(tile.off_balance), rect, _COUNT, 17)
    elif tile.transit:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look("move"))
        painter.drawEllipse(at, 4.5, 4.5)
    elif tile.break_place is not None:
        icons.pennant(painter, look, at + QPointF(-1, 1), 8, str(tile.break_place))
    elif tile.state is TableState.LOCKED:
        icons.padlock(painter, look, at, 5.5)
    elif tile.freshness is Freshness.OLD and tile.players:
        freshness_mark(painter, tile.freshness, at, 3.4, look("mid"))
