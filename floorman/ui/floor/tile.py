"""A table as a near tile: number, n/max, chairs in the panel's geometry, one fixed mark a corner."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from floorman.desk.front.views import Freshness, SeatLook, SeatView, TableState, TileView
from floorman.ui.paint import icons, shapes, text
from floorman.ui.paint.ring import spots
from floorman.ui.paint.shapes import pen
from floorman.ui.paint.text import Face
from floorman.ui.theme.look import Look

NEAR = (120, 106)
"""The least width and the height of a near tile at scale 1, in pixels."""

_LOOKS: dict[SeatLook, shapes.Draw] = {
    SeatLook.OPEN: shapes.chair,
    SeatLook.BLOCKED: shapes.blocked,
    SeatLook.SEATED: shapes.seated,
    SeatLook.UNVERIFIED: shapes.unverified,
    SeatLook.NOSHOW: shapes.no_show,
    SeatLook.EXPECTED: shapes.expected,
}
_MARKS: dict[str, shapes.Draw] = {"D": shapes.button, "SB": shapes.small_blind, "BB": shapes.big_blind}
_DEAD: dict[str, shapes.Draw] = {"D": shapes.dead_button, "SB": shapes.dead_small_blind, "BB": shapes.big_blind}
_SEEN: dict[str, shapes.Draw] = {
    "D": shapes.button_seen,
    "SB": shapes.small_blind,
    "BB": shapes.big_blind_seen,
}
_SIZES: dict[shapes.Draw, float] = {
    shapes.seated: 6.5,
    shapes.chair: 6.5,
    shapes.blocked: 6.5,
    shapes.small_blind: 7,
    shapes.big_blind: 7,
    shapes.dead_small_blind: 7,
    shapes.penalty: 7,
}


class Mood(NamedTuple):
    """How a tile is shown beyond what it is."""

    chosen: bool = False
    aimed: frozenset[int] = frozenset()
    """Seats that the typed call aims at; 0 stands for the table itself."""
    flash: bool = False
    """It has just been changed by a recorded call."""


def seat_shape(seat: SeatView, fresh: bool, aimed: bool) -> shapes.Draw:
    """The one shape that a chair gets on a tile: aim, transit, position, state, then who sits there."""
    if aimed:
        return shapes.aimed
    if seat.look is SeatLook.EXPECTED:
        return shapes.expected
    if seat.mark:
        marks = (_DEAD if seat.dead else _MARKS) if fresh else _SEEN
        return marks[seat.mark]
    for state in seat.states:
        if state in ("waits", "penalty", "away"):
            return shapes.STATES[state]
    return _LOOKS[seat.look]


def number_face(table: int, scale: float) -> Face:
    """The face of a tile's number: 43 px, 40 with three digits, 32 with four."""
    px = 43 if table < 100 else 40 if table < 1000 else 32
    return Face(round(px * scale), 700, True)


def paint_near(painter: QPainter, look: Look, tile: TileView, rect: QRect, scale: float, mood: Mood) -> None:
    """Paints ``tile`` into ``rect``."""
    if tile.state is TableState.BROKEN:
        _broken(painter, look, tile, rect, mood)
        return
    ground(painter, look, tile, rect, mood)
    _chairs(painter, look, tile, rect, scale, mood)
    number = QRect(rect.left(), rect.top() + round(15 * scale), rect.width(), round(58 * scale))
    face = number_face(tile.table, scale)
    text.line(painter, number, str(tile.table), face, look("hi"), text.MIDDLE)
    _count(painter, look, tile, rect, scale)
    _top_right(painter, look, tile, rect, scale)
    _corners(painter, look, tile, rect, scale)


def _broken(painter: QPainter, look: Look, tile: TileView, rect: QRect, mood: Mood) -> None:
    outline = pen(look("focus"), 3) if mood.chosen else pen(look("line"), 1.5, (6, 4))
    painter.setPen(outline)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 7, 7)
    middle = rect.center().y()
    number = QRect(rect.left(), middle - 25, rect.width(), 30)
    text.line(painter, number, str(tile.table), Face(24, 600, True), look("low"), text.MIDDLE)
    text.line(
        painter, QRect(rect.left(), middle + 5, rect.width(), 24), tile.note, text.SMALL, look("low"), text.MIDDLE
    )


def ground(painter: QPainter, look: Look, tile: TileView, rect: QRect, mood: Mood) -> None:
    """The tile itself: tint and edge by its state, what is chosen and what a call or a drag aims at."""
    fill, edge, wide = "bg2", "line", 1.0
    if tile.state is TableState.HALTED:
        fill, edge, wide = "stop_bg", "stop", 3.0
    elif tile.outside_gap:
        edge, wide = "act", 2.0
    if mood.chosen or mood.flash:
        fill = "bg3" if fill == "bg2" else fill
    if 0 in mood.aimed:
        fill, edge, wide = ("act_bg" if fill != "stop_bg" else fill), "act", 3.0
    if mood.chosen:
        edge, wide = ("focus" if 0 not in mood.aimed else "act"), 3.0
    dashes = (5.0, 3.0) if tile.state is TableState.CLOSED and not (mood.chosen or mood.aimed) else ()
    if dashes:
        edge, wide = ("edge", 1.5) if edge == "line" else (edge, wide)
    painter.setBrush(look(fill))
    painter.setPen(pen(look(edge), wide, dashes))
    half = wide / 2
    painter.drawRoundedRect(QRectF(rect).adjusted(half, half, -half, -half), 7, 7)


def _chairs(painter: QPainter, look: Look, tile: TileView, rect: QRect, scale: float, mood: Mood) -> None:
    fresh = tile.freshness is Freshness.FRESH
    places = spots(tile.max_seats, rect.width(), rect.height(), scale)
    for seat, (x, y) in zip(tile.seats, places, strict=False):
        shape = seat_shape(seat, fresh, seat.seat in mood.aimed)
        shape(painter, look, QPointF(rect.left() + x, rect.top() + y), _SIZES.get(shape, 7.5) * scale)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look("edge"))
    dealer = QRectF(rect.center().x() - 4 * scale, rect.bottom() - 9 * scale, 9 * scale, 3 * scale)
    painter.drawRoundedRect(dealer, 1, 1)


def _count(painter: QPainter, look: Look, tile: TileView, rect: QRect, scale: float) -> None:
    row = QRect(rect.left(), rect.top() + round(62 * scale), rect.width(), round(20 * scale))
    paint_count(painter, look, tile, row, Face(max(13, round(16 * scale)), 600, True))


def paint_count(painter: QPainter, look: Look, tile: TileView, row: QRect, face: Face) -> None:
    """Players of seats, who is on the way, or the word of a stopped or closed table, in the middle of ``row``."""
    if tile.state is TableState.HALTED:
        _band(painter, look, tile.note or f"{tile.players}/{tile.max_seats}", row, face)
        return
    said = f"{tile.players}/{tile.max_seats}" if tile.players or not tile.note else ""
    if tile.note and not tile.transit:
        said = f"{said} {tile.note}".strip()
        face = Face(max(12, face.px - (2 if tile.players else 0)), 600, True)
    if not tile.transit:
        text.line(painter, row, said, face, look("hi"), text.MIDDLE)
        return
    coming, r = f"+{tile.transit}", face.px * 0.28
    wide = face.width(said) + face.px + face.width(coming)
    left = row.center().x() - wide / 2
    text.line(painter, QRect(round(left), row.top(), face.width(said) + 2, row.height()), said, face, look("hi"))
    dot = left + face.width(said) + 2 * r
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look("move"))
    painter.drawEllipse(QPointF(dot, row.center().y() + 1), r, r)
    rest = QRect(round(dot + 1.4 * r), row.top(), face.width(coming) + 4, row.height())
    text.line(painter, rest, coming, face, look("hi"))


def _band(painter: QPainter, look: Look, said: str, row: QRect, face: Face) -> None:
    wide = face.width(said) + 20
    band = QRect(row.center().x() - wide // 2, row.top() + 1, wide, row.height())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look("stop"))
    painter.drawRoundedRect(QRectF(band), 3, 3)
    text.line(painter, band, said, face, look("stop_ink"), text.MIDDLE)


def signed(number: int) -> str:
    """A difference as it is written: +1, −2 (with a true minus)."""
    return f"+{number}" if number > 0 else f"−{-number}"


def _top_right(painter: QPainter, look: Look, tile: TileView, rect: QRect, scale: float) -> None:
    if not tile.off_balance:
        return
    said = signed(tile.off_balance)
    if not tile.outside_gap:
        face = Face(round(14 * scale), 500, True)
        place = QRect(
            rect.right() - round(34 * scale), rect.top() + round(4 * scale), round(30 * scale), round(18 * scale)
        )
        text.line(painter, place, said, face, look("hi"), text.RIGHT)
        return
    tag(painter, look, said, rect, Face(round(16 * scale), 700, True), round(22 * scale))


def tag(painter: QPainter, look: Look, said: str, rect: QRect, face: Face, high: int) -> None:
    """The filled tag of a table outside the house's gap, in the top right corner of ``rect``."""
    wide = face.width(said) + 10
    place = QRectF(rect.right() - wide, rect.top() + 1, wide, high)
    painter.setPen(pen(look("act"), 1.5))
    painter.setBrush(look("act_fill"))
    painter.drawRoundedRect(place, 4, 4)
    text.line(painter, place.toRect(), said, face, look("act_ink"), text.MIDDLE)


def _corners(painter: QPainter, look: Look, tile: TileView, rect: QRect, scale: float) -> None:
    left = rect.left() + 13 * scale
    if tile.break_place is not None:
        at = QPointF(left, rect.top() + 13 * scale)
        icons.pennant(painter, look, at, 10.5 * scale, str(tile.break_place))
    if tile.state is TableState.LOCKED:
        icons.padlock(painter, look, QPointF(left - 1, rect.bottom() - 11 * scale), 6.5 * scale)
    if tile.players:
        _age(painter, look, tile, rect, scale)


def _age(painter: QPainter, look: Look, tile: TileView, rect: QRect, scale: float) -> None:
    """The disc of the positions' age; that of older ones is told beside it, where it stands clear of the chairs."""
    at = QPointF(rect.right() - 8 * scale, rect.bottom() - 11 * scale)
    freshness_mark(painter, tile.freshness, at, 3.6 * scale, look("mid"))
    face = Face(max(12, round(12.5 * scale)), 500, True)
    free = at.x() - rect.center().x() - 30 * scale  # from the chair beside the dealer on
    if tile.freshness is not Freshness.FRESH and face.width(tile.age) <= free:
        place = QRect(0, round(at.y() - 9 * scale), round(at.x() - 6 * scale), round(18 * scale))
        text.line(painter, place, tile.age, face, look("mid"), text.RIGHT)


def freshness_mark(painter: QPainter, freshness: Freshness, at: QPointF, r: float, colour: QColor) -> None:
    """A disc full, half or hollow by the age of the positions; a question mark if they were never seen."""
    if freshness is Freshness.NEVER:
        shapes.letter(painter, at, "?", r * 4, colour)
        return
    painter.setPen(pen(colour, 1.2))
    painter.setBrush(colour if freshness is Freshness.FRESH else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(at, r, r)
    if freshness is Freshness.ORBIT:
        painter.setBrush(colour)
        painter.drawChord(shapes.box(at, r), 90 * 16, 180 * 16)
