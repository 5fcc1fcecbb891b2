"""One of the room's screens on a monitor of this machine."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion, QResizeEvent, QScreen
from PySide6.QtWidgets import QWidget

from floorman.screens.frames import Frame
from floorman.ui.monitors.painting import ScenePainter, left_at, living, places_of, whole_screen

_OFTEN = 250
"""Milliseconds after which it looks at the time again at the latest."""


class MonitorWindow(QWidget):
    """Fills one monitor with what it is given; each second it paints only what has changed."""

    def __init__(self, clock: Callable[[], int], painter: ScenePainter) -> None:
        flags = Qt.WindowType.FramelessWindowHint | Qt.WindowType.Window
        super().__init__(None, flags)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.setWindowTitle("Floorman")
        self._clock, self._painter = clock, painter
        self._frames: tuple[Frame, ...] = ()
        self._frame: Frame | None = None
        self._still: QPixmap | None = None
        self._told: list[object] = []
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)

    def cover(self, screen: QScreen) -> None:
        """Goes to a monitor and fills it."""
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.showFullScreen()

    def take(self, frames: tuple[Frame, ...], painter: ScenePainter) -> None:
        """Shows other frames from now on."""
        self._frames, self._painter, self._frame = frames, painter, None
        self.tick()

    def tick(self) -> None:
        """The second has changed, or the frame."""
        if not self._frames:
            return
        at = self._clock()
        frame = next((one for one in reversed(self._frames) if one.begins <= at), self._frames[0])
        if frame is not self._frame:
            self._frame, self._still, self._told = frame, None, []
            self.update()
        marks = living(frame, at)
        changed = [mark for mark in marks if mark not in self._told]
        if changed and self._told:
            region = QRegion()
            for box in places_of([*changed, *self._told], self._place()):  # type: ignore[list-item]
                region += box
            self.update(region)
        self._told = list(marks)
        self._timer.start(self._until_next(frame, at))

    def _until_next(self, frame: Frame, at: int) -> int:
        left = left_at(frame, at)
        waits = [_OFTEN, *(one.begins - at for one in self._frames if one.begins > at)]
        if frame.clock.runs and left:
            waits.append(left % 1000 or 1000)
        return max(1, min(waits))

    def _place(self) -> QRectF:
        return whole_screen(QRectF(self.rect()))

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Another size: painted anew."""
        self._still = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """What stands still from its picture, then what lives."""
        painter = QPainter(self)
        if self._frame is None:
            painter.fillRect(self.rect(), Qt.GlobalColor.black)
            painter.end()
            return
        if self._still is None:
            self._still = self._painted()
        painter.setClipRegion(event.region())
        box = event.rect()
        painter.drawPixmap(box.topLeft(), self._still, _scaled(box, self._still.devicePixelRatio()))
        self._painter.live(painter, self._frame, self._place(), self._clock())
        painter.end()

    def _painted(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.black)
        painter = QPainter(picture)
        assert self._frame is not None
        self._painter.still(painter, self._frame, self._place())
        painter.end()
        return picture


def _scaled(box: QRect, ratio: float) -> QRect:
    return QRectF(box.x() * ratio, box.y() * ratio, box.width() * ratio, box.height() * ratio).toRect()
