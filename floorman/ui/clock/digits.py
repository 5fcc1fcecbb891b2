"""Large figures that change each second: every digit is painted once and kept as a picture."""

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QColor, QPainter, QPixmap

from floorman.ui.paint.text import Face

CAP = 0.698
"""Height of a digit in parts of the type size."""


class Digits:
    """Pictures of digits and colons in one size and colour at a time."""

    def __init__(self) -> None:
        self._face = Face(10, 700)
        self._ink = ""
        self._scale = 0.0
        self._kept: dict[str, QPixmap] = {}

    def largest(self, said: str, room: QRect, most: int) -> Face:
        """The largest type with which ``said`` fits, at most ``most`` pixels."""
        px = min(most, int(room.height() / CAP))
        wide = Face(100, 700).width(said) or 1
        return Face(max(12, min(px, int(room.width() * 100 / wide))), 700)

    def paint(self, painter: QPainter, room: QRect, said: str, face: Face, ink: QColor) -> None:
        """The figures from the left, the tops of the digits at the top of ``room``."""
        scale = painter.device().devicePixelRatioF()
        if (face, ink.name(), scale) != (self._face, self._ink, self._scale):
            self._face, self._ink, self._scale = face, ink.name(), scale
            self._kept.clear()
        left, up = float(room.left()), round(face.metrics.ascent() - face.px * CAP)
        for letter in said:
            painter.drawPixmap(QPointF(left, room.top() - up), self._picture(letter, ink))
            left += face.width(letter)

    def _picture(self, letter: str, ink: QColor) -> QPixmap:
        picture = self._kept.get(letter)
        if picture is None:
            face, scale = self._face, self._scale
            picture = QPixmap(int(face.width(letter) * scale) + 1, int(face.metrics.height() * scale) + 1)
            picture.setDevicePixelRatio(scale)
            picture.fill(QColor(0, 0, 0, 0))
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(face.font)
            painter.setPen(ink)
            painter.drawText(QPointF(0, face.metrics.ascent()), letter)
            painter.end()
            self._kept[letter] = picture
        return picture
