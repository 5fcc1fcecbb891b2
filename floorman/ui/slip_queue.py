"""Slips issued in this window and not yet printed; no paper is lost because a printer was off."""

from PySide6.QtCore import QObject, Signal


class SlipQueue(QObject):
    """Serials that wait for paper, oldest first."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.waiting: tuple[int, ...] = ()

    def take(self, issued: tuple[int, ...], void: tuple[int, ...]) -> None:
        """New serials wait; void ones no longer do."""
        kept = tuple(serial for serial in self.waiting if serial not in void)
        self._set((*kept, *(serial for serial in issued if serial not in kept)))

    def printed(self) -> None:
        """All that waited are on paper."""
        self._set(())

    def _set(self, waiting: tuple[int, ...]) -> None:
        if waiting != self.waiting:
            self.waiting = waiting
            self.changed.emit()
