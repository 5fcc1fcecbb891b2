"""Where time and chance enter: instants in milliseconds, their texts, and fresh seeds."""

import secrets
import time
from datetime import UTC, datetime


def now_ms() -> int:
    """Now, in milliseconds since 1970 (UTC)."""
    return time.time_ns() // 1_000_000


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
