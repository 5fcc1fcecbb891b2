"""A scene painted by Qt: what stands still once, what changes each second again and again."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap, QPolygonF

from floorman.rules.clock import shown
from floorman.screens.frames import Frame
from floorman.screens.scene import HEIGHT, WIDTH, Disc, Lettering, Mark, Picture, Polygon, Rectangle
from floorman.screens.svg import WEIGHTS, grounds
from floorman.screens.tokens import THEMES
from floorman.ui.paint.shapes import pen
from floorman.ui.theme.fonts import face

Slide = Callable[[int], QPixmap | None]
"""The picture of a slide's number, None where there is none."""


def whole_screen(room: QRectF) -> QRectF:
    """Where a scene lies in ``room``: as large as fits, in the middle."""
    scale = min(room.width() / WIDTH, room.height() / HEIGHT)
    wide, high = WIDTH * scale, HEIGHT * scale
    return QRectF(room.x() + (room.width() - wide) / 2, room.y() + (room.height() - high) / 2, wide, high)


class ScenePainter:
    """Paints marks in the colours of a theme."""

    def __init__(self, theme: str, slide: Slide = lambda _number: None) -> None:
        tokens = THEMES[theme]
        self._colours = {name: QColor(hue) for name, hue in {**dict(tokens.items()), **grounds(tokens)}.items()}
        self._slide = slide

    def colour(self, name: str) -> QColor:
        """The colour of a token, or the colour itself."""
        return QColor(name) if name[:1] == "#" else self._colours[name]

    def still(self, painter: QPainter, frame: Frame, place: QRectF) -> None:
        """Everything but what changes each second."""
        self._begin(painter, place)
        for mark in frame.scene.marks:
            if not _live(mark):
                self._mark(painter, mark)
        painter.restore()

    def live(self, painter: QPainter, frame: Frame, place: QRectF, at: int) -> None:
        """What changes each second, as it is at an instant."""
        self._begin(painter, place)
        for mark in living(frame, at):
            self._mark(painter, mark)
        painter.restore()

    def _begin(self, painter: QPainter, place: QRectF) -> None:
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(place.topLeft())
        painter.scale(place.width() / WIDTH, place.height() / HEIGHT)

    def _mark(self, painter: QPainter, mark: Mark) -> None:
        if isinstance(mark, Lettering):
            self._letters(painter, mark)
        elif isinstance(mark, Picture):
            self._picture(painter, mark)
        else:
            self._shape(painter, mark)

    def _shape(self, painter: QPainter, mark: Rectangle | Disc | Polygon) -> None:
        painter.setPen(pen(self.colour(mark.edge), mark.edge_width) if mark.edge_width else Qt.PenStyle.NoPen)
        painter.setBrush(self.colour(mark.fill) if mark.fill else Qt.BrushStyle.NoBrush)
        if isinstance(mark, Disc):
            painter.drawEllipse(QPointF(mark.x, mark.y), mark.radius, mark.radius)
        elif isinstance(mark, Polygon):
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in mark.points]))
        else:
            painter.drawRoundedRect(QRectF(mark.x, mark.y, mark.width, mark.height), mark.round, mark.round)

    def _letters(self, painter: QPainter, mark: Lettering) -> None:
        painter.setFont(_font(mark))
        painter.setPen(self.colour(mark.fill))
        painter.drawText(QPointF(_left(mark), mark.y), mark.text)

    def _picture(self, painter: QPainter, mark: Picture) -> None:
        picture = self._slide(mark.number)
        if picture is None or picture.isNull():
            return
        size = picture.size().scaled(int(mark.width), int(mark.height), Qt.AspectRatioMode.KeepAspectRatio)
        x, y = mark.x + (mark.width - size.width()) / 2, mark.y + (mark.height - size.height()) / 2
        painter.drawPixmap(QRectF(x, y, size.width(), size.height()), picture, QRectF(picture.rect()))


def _font(mark: Lettering) -> QFont:
    stem, _, style = mark.face.partition("-")
    return face(mark.size, WEIGHTS[style], stem.endswith("Condensed"))


def _left(mark: Lettering) -> float:
    if mark.anchor == "start":
        return mark.x
    wide = QFontMetricsF(_font(mark)).horizontalAdvance(mark.text)
    return mark.x - (wide if mark.anchor == "end" else wide / 2)


def _live(mark: Mark) -> bool:
    return isinstance(mark, Lettering | Rectangle) and bool(mark.live)


def left_at(frame: Frame, at: int) -> int:
    """Milliseconds that are left at an instant."""
    return max(0, frame.clock.left - (at - frame.begins)) if frame.clock.runs else frame.clock.left


def living(frame: Frame, at: int) -> list[Mark]:
    """The marks that change each second, as they are at an instant."""
    out: list[Mark] = []
    for before, mark in zip((None, *frame.scene.marks), frame.scene.marks, strict=False):
        if isinstance(mark, Lettering) and mark.live:
            told = shown(left_at(frame, at)) if mark.live == "left" else _time(at + frame.hall)
            out.append(Lettering(mark.x, mark.y, told, mark.size, mark.face, mark.fill, mark.anchor, mark.live))
        elif isinstance(mark, Rectangle) and mark.live and isinstance(before, Rectangle) and frame.clock.whole:
            passed = before.width * (frame.clock.whole - left_at(frame, at)) / frame.clock.whole
            out.append(Rectangle(mark.x, mark.y, max(0.0, passed), mark.height, mark.fill, live=mark.live))
    return out


def _time(hall: int) -> str:
    minutes = hall // 60_000 % 1440
    return f"{minutes // 60:02}:{minutes % 60:02}"


def places_of(marks: list[Mark], place: QRectF) -> list[QRect]:
    """Where marks lie that change each second, in pixels of what is painted; a little more than they need."""
    scale = place.width() / WIDTH
    out = []
    for mark in marks:
        if isinstance(mark, Lettering):
            wide = QFontMetricsF(_font(mark)).horizontalAdvance(mark.text) + mark.size * 0.1
            box = QRectF(_left(mark) - mark.size * 0.05, mark.y - mark.size * 0.8, wide, mark.size)
        elif isinstance(mark, Rectangle):
            box = QRectF(mark.x, mark.y, mark.width + 4, mark.height)
        else:
            continue
        moved = QRectF(
            place.x() + box.x() * scale, place.y() + box.y() * scale, box.width() * scale, box.height() * scale
        )
        out.append(moved.toAlignedRect().adjusted(-1, -1, 1, 1))
    return out
