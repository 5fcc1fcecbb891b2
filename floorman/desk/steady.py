"""Where time and chance enter: instants in milliseconds, their texts, and fresh seeds."""

import secrets
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime


def now_ms() -> int:
    """Now, in milliseconds since 1970 (UTC)."""
    return time.time_ns() // 1_000_000


def elapsed_ms() -> int:
    """Milliseconds since some moment before the program began, also those in which the machine slept; never set."""
    if sys.platform == "win32":
        return int(_tick_count())
    return time.clock_gettime_ns(_SLEEPLESS) // 1_000_000


if sys.platform == "win32":
    import ctypes

    _tick_count = ctypes.windll.kernel32.GetTickCount64
    _tick_count.restype = ctypes.c_uint64
else:
    _SLEEPLESS = time.CLOCK_BOOTTIME if sys.platform == "linux" else time.CLOCK_MONOTONIC
    """Python's own ``monotonic`` stands still on a Mac that sleeps; this clock of the system does not."""

JUMP = 2_000
"""Milliseconds by which this machine's clock must be off to have jumped."""


class SteadyClock:
    """The time that rows are told by: this machine's clock at the start, or the last row's time if that is later, and
    from then on what has really passed. It never goes back and never jumps.
    """

    def __init__(
        self, least: int = 0, wall: Callable[[], int] = now_ms, elapsed: Callable[[], int] = elapsed_ms
    ) -> None:
        self._wall, self._elapsed = wall, elapsed
        here = wall()
        self._start, self._from = max(here, least), elapsed()
        self.ahead = here - self._start
        """Milliseconds by which this machine's clock was before this one when it was last looked at."""

    def __call__(self) -> int:
        return self._start + self._elapsed() - self._from

    def jumped(self) -> bool:
        """Whether this machine's clock was set since it was last looked at; ``ahead`` then says where it is."""
        ahead = self._wall() - self()
        if abs(ahead - self.ahead) <= JUMP:
            return False
        self.ahead = ahead
        return True


class RehearsalClock:
    """The time of a rehearsal: it goes on from where it was left, and stands where a script has put it."""

    def __init__(self, at: int, elapsed: Callable[[], int] = elapsed_ms) -> None:
        self._at, self._elapsed, self._from = at, elapsed, elapsed()
        self._stands = False

    def __call__(self) -> int:
        return self._at if self._stands else self._at + self._elapsed() - self._from

    def stand(self, at: int | None = None) -> None:
        """It is ``at``, or as it was left, until it is told otherwise."""
        self._at, self._stands = self._at if at is None else at, True


def as_text(ms: int) -> str:
    """The instant as it stands in the journal: ``2026-11-29T20:15:03.250Z``."""
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def as_seconds(ms: int) -> str:
    """The instant to the second: ``2026-11-29T20:15:03Z``."""
    return datetime.fromtimestamp(ms // 1000, UTC).isoformat().replace("+00:00", "Z")


def as_ms(text: str) -> int:
    """The instant that ``as_text`` wrote. ValueError if it is none."""
    return int(datetime.fromisoformat(text).timestamp() * 1000 + 0.5)


def wall_clock(ms: int) -> str:
    """The time of day on this machine: ``20:15``."""
    return datetime.fromtimestamp(ms / 1000).astimezone().strftime("%H:%M")


def fresh_seed() -> str:
    """A seed that nobody can have chosen: 16 hexadecimal digits."""
    return secrets.token_hex(8)


def fresh_code() -> int:
    """Eight digits that mark a tournament's slips."""
    return 10_000_000 + secrets.randbelow(90_000_000)
