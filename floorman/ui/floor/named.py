"""A table as a large tile: every chair with its name, in the panel's geometry, the number in the middle."""

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QPainter

from floorman.desk.front.views import Freshness, SeatLook, SeatView, TableState, TileView
from floorman.ui.floor.tile import Mood, freshness_mark, ground, number_face, paint_count, seat_shape, signed, tag
from floorman.ui.paint import icons, text
from floorman.ui.paint.parts import card
from floorman.ui.paint.ring import frame, rows
from floorman.ui.paint.text import Face
from floorman.ui.theme.look import Look

LEAST = (182, 110)
"""A smaller tile has room for marks alone, in pixels."""
_NAME = Face(13, 500, True)
_SMALL = Face(12, 500, True)


def is_named(width: int, height: int) -> bool:
    """Whether a near tile of this size shows names."""
    return width >= LEAST[0] and height >= LEAST[1]


def cell(tile: QRect, max_seats: int, seat: int) -> QRect:
    """Where a chair's mark and name stand on a tile."""
    column, row = frame(max_seats)[seat - 1]
    return _cell(tile, rows(max_seats), column, row)


def _cell(tile: QRect, deep: int, column: int, row: int) -> QRect:
    inner = tile.adjusted(5, 5, -5, -5)
    side = round(inner.width() * 0.345)
    left = (inner.left(), inner.left() + side, inner.right() - side + 1)[column]
    wide = (side, inner.width() - 2 * side, side)[column]
    high = inner.height() / deep
    return QRect(left, round(inner.top() + row * high), wide, round(high))


def seat_under(tile: QRect, max_seats: int, x: int, y: int) -> int | None:
    """The seat whose cell a point lies in, or None."""
    return next((seat for seat in range(1, max_seats + 1) if cell(tile, max_seats, seat).contains(x, y)), None)


def paint_named(painter: QPainter, look: Look, tile: TileView, rect: QRect, mood: Mood) -> None:
    """Paints ``tile`` into ``rect``."""
    ground(painter, look, tile, rect, mood)
    fresh = tile.freshness is Freshness.FRESH
    for seat in tile.seats:
        _chair(
            painter,
            look,
            seat,
            cell(rect, tile.max_seats, seat.seat),
            fresh,
            seat.seat in mood.aimed,
            seat_side(tile, seat),
        )
    deep = rows(tile.max_seats)
    top = _cell(rect, deep, 1, 1 if tile.max_seats % 2 else 0)
    middle = QRect(top.left(), top.top(), top.width(), _cell(rect, deep, 1, deep - 1).bottom() - top.top() - 18)
    scale = min(1.6, middle.width() / 62, middle.height() / 72)
    number = QRect(middle.left(), middle.center().y() - round(38 * scale), middle.width(), round(48 * scale))
    text.line(painter, number, str(tile.table), number_face(tile.table, scale), look("hi"), text.MIDDLE)
    paint_count(painter, look, tile, QRect(middle.left(), number.bottom() - 2, middle.width(), 22), Face(16, 600, True))
    _foot(painter, look, tile, QRect(middle.left(), rect.bottom() - 24, middle.width(), 20))


def seat_side(tile: TileView, seat: SeatView) -> int:
    """0 at the left, 1 in the middle, 2 at the right."""
    return frame(tile.max_seats)[seat.seat - 1][0]


def _chair(painter: QPainter, look: Look, seat: SeatView, place: QRect, fresh: bool, aimed: bool, side: int) -> None:
    if aimed:
        card(painter, place.adjusted(0, 1, 0, -1), look("act_bg"), 4, look("act"))
    shape = seat_shape(seat, fresh, aimed)
    left = side != 2
    middle = place.center().y() + 1
    at = QPointF(place.left() + 10 if left else place.right() - 10, middle)
    shape(painter, look, at, 6.5 if seat.look is SeatLook.SEATED and not seat.mark else 7.5)
    if seat.entry is None:
        return
    room = QRect(place.left() + (20 if left else 0), middle - 10, place.width() - 20, 20)
    name = surname(seat.name) if seat.name else f"#{seat.entry}"
    face = _NAME if _NAME.width(name) <= room.width() else _SMALL
    ink = look("mid" if seat.look is SeatLook.EXPECTED else "hi")
    text.line(painter, room, name, face, ink, text.LEFT if left else text.RIGHT, name=True)


def surname(name: str) -> str:
    """A short name without its initial: "A. Kowalska" is "Kowalska"."""
    initial, dot, rest = name.partition(". ")
    return rest if dot and len(initial) <= 2 else name


def _foot(painter: QPainter, look: Look, tile: TileView, row: QRect) -> None:
    """Under the number: break place, lock, off balance, age."""
    left, middle = row.left() + 8, row.center().y()
    if tile.break_place is not None:
        icons.pennant(painter, look, QPointF(left, middle), 8.5, str(tile.break_place))
        left += 20
    if tile.state is TableState.LOCKED:
        icons.padlock(painter, look, QPointF(left, middle), 5.5)
        left += 16
    if tile.outside_gap:
        face = Face(14, 700, True)
        wide = face.width(signed(tile.off_balance)) + 10
        tag(painter, look, signed(tile.off_balance), QRect(left - 6, row.top(), wide, row.height()), face, 18)
        left += wide
    elif tile.off_balance:
        text.line(painter, QRect(left - 4, row.top(), 24, row.height()), signed(tile.off_balance), _SMALL, look("hi"))
        left += 20
    if tile.players:
        at = QPointF(row.right() - 6, middle)
        freshness_mark(painter, tile.freshness, at, 3.6, look("mid"))
        room = QRect(left, row.top(), row.right() - 14 - left, row.height())
        if tile.freshness is not Freshness.FRESH and _SMALL.width(tile.age) <= room.width():
            text.line(painter, room, tile.age, _SMALL, look("mid"), text.RIGHT | Qt.AlignmentFlag.AlignVCenter)
