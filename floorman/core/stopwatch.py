"""A stopwatch as a value: what has run, and since when it runs. Nothing ticks: its reading is a subtraction."""

from msgspec import Struct


class Stopwatch(Struct, frozen=True):
    """Time that is counted while it runs; what passes while it stands does not count."""

    elapsed: int = 0
    """Milliseconds counted before ``since``."""
    since: int | None = None
    """The instant (milliseconds since 1970) from which it runs; None while it stands."""

    @property
    def runs(self) -> bool:
        """Whether it counts now."""
        return self.since is not None

    def read(self, now: int) -> int:
        """Milliseconds that it shows at ``now``; a clock that was set back takes nothing away."""
        return self.elapsed + (0 if self.since is None else max(0, now - self.since))

    def started(self, now: int) -> "Stopwatch":
        """The same reading, running from ``now``."""
        return Stopwatch(self.read(now), now)

    def stopped(self, now: int) -> "Stopwatch":
        """The same reading, standing."""
        return Stopwatch(self.read(now))
