"""What makes the clock's figures go: a timer that wakes at each change of the second, as the hall sees it."""

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from floorman.desk.floor.floor import Floor
from floorman.rules.clock import ClockReading, shown

_LATE = 2
"""Milliseconds after the change of a second at which it is looked at."""
_IDLE = 1000


class Ticking(QObject):
    """Asks the room's clock once a second; it keeps nothing that could drift."""

    ticked = Signal(str)
    """Another second: what is left, as it is shown."""
    turned = Signal()
    """Another level or break, or the clock runs, stands or waits since the last look."""

    def __init__(self, floor: Floor, parent: QObject) -> None:
        super().__init__(parent)
        self._floor = floor
        self._shows = ""
        self._state: tuple[object, ...] = ()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)

    def start(self) -> None:
        """Begins to look."""
        self._look()
        self._timer.start(self.wait)

    def stop(self) -> None:
        """Looks no more."""
        self._timer.stop()

    def tick(self) -> None:
        """One look; the next is at the coming change of the second."""
        if self._look():
            self.turned.emit()
        self._timer.start(self.wait)

    @property
    def wait(self) -> int:
        """Milliseconds until the next look."""
        reading = self._floor.clock_reading()
        if reading is None or not reading.runs:
            return _IDLE
        return (reading.left % 1000 or 1000) + _LATE

    def _look(self) -> bool:
        """Tells what is left, if that reads otherwise; True if the state is another."""
        reading = self._floor.clock_reading()
        shows = "" if reading is None else shown(reading.left)
        state = _state(reading)
        if shows != self._shows:
            self._shows = shows
            self.ticked.emit(shows)
        turned = bool(self._state) and state != self._state
        self._state = state
        return turned


def _state(reading: ClockReading | None) -> tuple[object, ...]:
    if reading is None:
        return (None,)
    return reading.state, reading.level, reading.runs, reading.why
