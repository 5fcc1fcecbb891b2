"""The tournament clock as a fact: what was left at an instant, and whether it runs from there."""

from typing import Literal

from floorman.core.recorded import Recorded

Why = Literal["stop", "hand", "hands", "h4h", "end", "away"]
"""Why the clock stands: stopped; a break waits for the hands; last hands; hand-for-hand; nothing comes after; what
ended while the program was away waits for a human."""


class Clock(Recorded, frozen=True):
    """The clock's anchor. Instants are milliseconds since 1970 (UTC), spans milliseconds.

    A clock that stands without a ``why`` has not been started yet.
    """

    at: int = 0
    """The instant from which all this holds; 0 in a journal's row, whose own instant it is."""
    left: int = 0
    """Of the step; for a level that is frozen by an inserted break, what is left of it afterwards."""
    step: int = 0
    """Of the structure, levels and breaks counted from 0."""
    break_left: int | None = None
    """Of a break that is inserted into the level or falls by the clock. Beside ``hand`` (and, above 0, ``away``) it has
    not begun: the whole length of the break that waits."""
    runs: bool = False
    why: Why | None = None
    day_from: int | None = None
    """The day's first start, from which hourly breaks are counted."""
    break_ended: int | None = None
    """When the last break of the structure ended."""
    ended_at: int | None = None
    """Beside ``away``: the instant of the end that passed unseen."""
    starts_at: int | None = None
    """The instant at which a clock that stands is to go."""
    break_at: int | None = None
    """The instant of a break that is announced for later."""
    break_length: int = 0
    """Of that break."""
    hand_for_hand: bool = False
    hands: tuple[int, ...] = ()
    """Instants at which synchronised hands ended since ``at``; each takes its minutes off what is left."""
