"""Instants and the time of day in a zone: when breaks by the clock fall, and when it will be 20:55."""

from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta, tzinfo
from itertools import count
from zoneinfo import ZoneInfo

from floorman.rules.clock import MINUTE

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)


def zone(name: str) -> tzinfo:
    """The zone of that name, such as ``Europe/Warsaw``. ValueError if none is known."""
    try:
        return ZoneInfo(name)
    except (LookupError, OSError):
        raise ValueError(name) from None


def instant(moment: datetime) -> int:
    """Milliseconds since 1970 (UTC) of a moment that knows its offset; what is below a millisecond is cut off."""
    return (moment - _EPOCH) // _MILLISECOND


def local(at: int, zone: tzinfo) -> datetime:
    """The instant as it is told in the zone. OverflowError beyond the calendar."""
    return (_EPOCH + timedelta(milliseconds=at)).astimezone(zone)


def each_hour_at(minute: int, zone: tzinfo, after: int, until: int) -> Iterator[int]:
    """Every instant later than ``after``, and not later than ``until``, at which it is so many minutes past an hour in
    the zone; an hour that comes twice has two.
    """
    start = after - after % MINUTE + MINUTE
    while True:
        at = start + (minute - local(start, zone).minute) % 60 * MINUTE
        if local(at, zone).minute != minute:
            # the zone's offset changes on the way by less than an hour
            at = next(one for one in count(start, MINUTE) if local(one, zone).minute == minute)
        if at > until:
            return
        yield at
        start = at + MINUTE


def next_time(hour: int, minute: int, zone: tzinfo, now: int) -> int:
    """The next instant, ``now`` or later, at which it is ``hour``:``minute`` in the zone: of an hour that comes twice
    the first, of one that does not come an hour later.
    """
    today = local(now, zone).date()
    days = (today + timedelta(days=ahead) for ahead in count())
    return next(at for day in days for at in _times(datetime.combine(day, time(hour, minute), zone)) if at >= now)


def _times(wished: datetime) -> Iterator[int]:
    """The instants of a time of day: two where its hour comes twice. One that does not come is read with the offset
    before the change, an hour later by the new one.
    """
    first, second = instant(wished), instant(wished.replace(fold=1))
    yield first
    if second > first:
        yield second
