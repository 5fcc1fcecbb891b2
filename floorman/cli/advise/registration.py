"""The question on late registration: moments are read and written here, since the rules know no calendar."""

from datetime import datetime, timedelta, timezone
from typing import Any

from floorman.cli.advise.checks import flag, text, whole
from floorman.cli.advise.question import AdviseQuestion
from floorman.rules.citation import Ruling, Unanswerable
from floorman.rules.house import House
from floorman.rules.registration import RegistrationDesk, late_registration

_EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)  # noqa: UP017
_SECOND = timedelta(seconds=1)


def moment(value: Any) -> tuple[datetime, str]:
    """A moment with its offset from UTC, and how it was written."""
    written: str = text(40)(value)
    try:
        taken = datetime.fromisoformat(written)
    except ValueError:
        raise Unanswerable("bad-value", "", "late-registration.moment") from None
    if taken.tzinfo is None:
        raise Unanswerable("bad-value", "", "late-registration.moment")
    return taken, written


def ask_late_registration(
    house: House, opens: tuple[datetime, str], now: tuple[datetime, str], minutes: int, **asked: Any
) -> Ruling[dict[str, object]]:
    """``late_registration``: ``closes`` is written as ``opens`` was, with the same offset."""
    opened, written = opens
    try:
        closes = (opened + timedelta(minutes=minutes)).isoformat()
    except OverflowError:
        raise Unanswerable("bad-value", "minutes", "late-registration.no-calendar") from None
    desk = RegistrationDesk(opens=_seconds(opened), now=_seconds(now[0]), minutes=minutes, **asked)
    ruling = late_registration(house, desk)
    if written.endswith(("Z", "z")):
        closes = closes.removesuffix("+00:00") + "Z"
    answer: dict[str, object] = {
        "open": ruling.answer.open,
        "closes": closes,
        "because": ruling.answer.because,
    }
    return Ruling(answer, ruling.code, ruling.cites, {**ruling.params, "closes": closes})


def _seconds(when: datetime) -> int:
    return (when - _EPOCH) // _SECOND


QUESTIONS = (
    AdviseQuestion(
        "late_registration",
        ask_late_registration,
        dict,
        {
            "opens": moment,
            "minutes": whole(0, 1_000_000),
            "now": moment,
            "open_seats": whole(0, 1_000_000),
            "eliminated": whole(0, 1_000_000),
            "players_left": whole(0, 1_000_000),
            "paid": whole(0, 1_000_000),
            "ends_at_first_elimination": flag,
        },
    ),
)
