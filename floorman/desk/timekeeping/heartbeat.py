"""The program's sign that it is at work, beside the lock of the file; and the gaps in which it was not."""

from collections.abc import Callable
from threading import Event, Lock, Thread

EVERY = 5_000
"""Milliseconds between two signs."""
LATE = 15_000
"""A sign that comes later than this after the one before tells that the program was asleep or stopped meanwhile."""


class Heartbeat:
    """Says every few seconds on a thread of its own that the program is at work, also while nobody calls anything."""

    def __init__(self, clock: Callable[[], int], note: Callable[[int], None]) -> None:
        self._clock, self._note = clock, note
        self._last = clock()
        self._since: int | None = None
        self._lock = Lock()
        self._over = Event()
        self._thread: Thread | None = None

    def start(self) -> None:
        """Begins, if it has not begun."""
        if self._thread is None:
            self.beat()
            self._thread = Thread(target=self._run, name="heartbeat", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Ends; nothing is noted any more."""
        self._over.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _run(self) -> None:
        while not self._over.wait(EVERY / 1000):
            self.beat()

    def beat(self) -> None:
        """Notes that the program is at work now."""
        with self._lock:
            now = self._clock()
            if now - self._last > LATE and self._since is None:
                self._since = self._last
            self._last = now
            self._note(now)

    def away_since(self) -> int | None:
        """Since when the program has been away, told once; None if it was at work all the time."""
        self.beat()
        with self._lock:
            since, self._since = self._since, None
            return since
