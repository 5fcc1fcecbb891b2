"""Late registration: open or closed, and why."""

from typing import Literal

from msgspec import Struct

from floorman.rules.citation import Citation, Ruling, cite
from floorman.rules.house import House

ClosedBecause = Literal["time", "no-seat", "first-elimination", "money"]
_CLOCK = cite("pokerstars 1.9#real-time")
_MONEY = cite("pokerstars 1.9#closes-early")
_FULL = cite("pokerstars-bg 9#full")
_FIRST_OUT = cite("pokerstars-bg 9#first-out")


class RegistrationDesk(Struct, frozen=True):
    """The desk as it stands. Times in seconds of wall-clock time from any fixed moment."""

    opens: int
    """Start of the tournament."""
    minutes: int
    """Of late registration."""
    now: int
    open_seats: int
    eliminated: int
    players_left: int
    paid: int
    """Places with a prize."""
    ends_at_first_elimination: bool

    @property
    def closes(self) -> int:
        """The moment from which nobody is registered any more, if nothing closes the desk before."""
        return self.opens + 60 * self.minutes


class Registration(Struct, frozen=True):
    """``closes`` in the seconds of the desk; ``because`` is the first reason that holds, None if it is open."""

    open: bool
    closes: int
    because: ClosedBecause | None


def late_registration(house: House, desk: RegistrationDesk) -> Ruling[Registration]:
    """Whether a late player can be registered now, in wall-clock time (pokerstars 1.9; from its closing minute on it
    is closed).

    It closes before its time when every seat is taken, at the first elimination where the event says so
    (pokerstars-bg 9), and when so many are out that the next one is paid (1.9). An open desk's ruling tells the
    house's stack for late players (``late_stack``).
    """
    because, cites = _closed(desk)
    answer = Registration(because is None, desk.closes, because)
    if because is not None:
        early = because == "time" and desk.now < desk.opens
        return Ruling(answer, f"late-registration.{'not-yet' if early else because}", cites)
    stack = house.choices.late_stack
    return Ruling(answer, f"late-registration.open-{stack}", (*cites, house.cite("late_stack")))


def _closed(desk: RegistrationDesk) -> tuple[ClosedBecause | None, tuple[Citation, ...]]:
    if not desk.opens <= desk.now < desk.closes:
        return "time", (_CLOCK,)
    if desk.open_seats == 0:
        return "no-seat", (_FULL,)
    if desk.ends_at_first_elimination and desk.eliminated > 0:
        return "first-elimination", (_FIRST_OUT,)
    if desk.players_left <= desk.paid:
        return "money", (_MONEY,)
    return None, (_CLOCK,)
