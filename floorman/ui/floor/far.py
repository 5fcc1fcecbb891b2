"""A table as a far tile: number, n/max, and the one mark that ranks first."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter

from floorman.desk.front.views import Freshness, TableState, TileView
from floorman.ui.floor.tile import Mood, freshness_mark, signed, tag
from floorman.ui.paint import icons, text
from floorman.ui.paint.shapes import aimed, pen
from floorman.ui.paint.text import Face
from floorman.ui.theme.look import Look

FAR = (70, 38)
"""Width and height of a far tile, in pixels."""


def paint_far(painter: QPainter, look: Look, tile: TileView, rect: QRect, scale: float, mood: Mood) -> None:
    """Paints ``tile`` into ``rect``."""
    halted = tile.state is TableState.HALTED
    broken = tile.state is TableState.BROKEN
    _ground(painter, look, tile, rect, mood)
    ink = look("stop_ink" if halted else "low" if broken else "hi")
    long = tile.table >= 1000
    face = Face(round((19 if long else 24) * scale), 700, True)
    high = round(25 * scale) if long and not broken else rect.height() - (0 if broken else round(4 * scale))
    number = QRect(rect.left() + round((5 if long else 7) * scale), rect.top(), rect.width() - 8, high)
    text.line(painter, number, str(tile.table), face, ink)
    if broken:
        return
    _seats(painter, look, tile, rect, scale)
    count = QRect(rect.left(), rect.bottom() - round(19 * scale), rect.width() - round(4 * scale), round(15 * scale))
    text.line(painter, count, f"{tile.players}/{tile.max_seats}", _small(scale), ink, text.RIGHT)
    _mark(painter, look, tile, rect, scale, mood)


def _small(scale: float) -> Face:
    return Face(max(12, round(13 * scale)), 600, True)


def _seats(painter: QPainter, look: Look, tile: TileView, rect: QRect, scale: float) -> None:
    """Along the foot a stroke for every chair, bright where somebody sits: a short table is seen from afar."""
    halted = tile.state is TableState.HALTED
    room, top = rect.width() - 12, rect.bottom() - round(5 * scale)
    each = room / tile.max_seats
    painter.setPen(Qt.PenStyle.NoPen)
    for nth in range(tile.max_seats):
        taken = nth < tile.players
        short = nth >= tile.players and nth < tile.players - tile.off_balance
        name = "seat" if taken else "act" if short and tile.outside_gap else "line"
        painter.setBrush(look("stop_ink" if halted and taken else name))
        painter.drawRect(QRectF(rect.left() + 6 + nth * each, top, each - 1.5, max(2.0, 3 * scale)))


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


def _mark(painter: QPainter, look: Look, tile: TileView, rect: QRect, scale: float, mood: Mood) -> None:
    at = QPointF(rect.right() - 8 * scale, rect.top() + 10 * scale)
    if mood.aimed:
        aimed(painter, look, at, 6.5 * scale)
    elif tile.state is TableState.HALTED:
        if tile.off_balance:
            place = QRect(rect.left(), rect.top() + 2, rect.width() - round(4 * scale), round(16 * scale))
            text.line(painter, place, signed(tile.off_balance), _small(scale), look("stop_ink"), text.RIGHT)
    elif tile.outside_gap:
        tag(painter, look, signed(tile.off_balance), rect, _small(scale), round(17 * scale))
    elif tile.transit:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look("move"))
        painter.drawEllipse(at, 4.5 * scale, 4.5 * scale)
    elif tile.break_place is not None:
        icons.pennant(painter, look, at + QPointF(-scale, scale), 8 * scale, str(tile.break_place))
    elif tile.state is TableState.LOCKED:
        icons.padlock(painter, look, at, 5.5 * scale)
    elif tile.freshness is Freshness.OLD and tile.players:
        freshness_mark(painter, tile.freshness, at, 3.4 * scale, look("mid"))
