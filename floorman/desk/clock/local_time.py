"""Instants and the time of day in a zone: when breaks by the clock fall, and when it will be 20:55."""

import os
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta, tzinfo
from itertools import count

from floorman.rules.clock import MINUTE

_WINDOWS_ZONES = {
    "GMT Standard Time": "Europe/London",
    "Greenwich Standard Time": "Atlantic/Reykjavik",
    "W. Europe Standard Time": "Europe/Berlin",
    "Central Europe Standard Time": "Europe/Budapest",
    "Central European Standard Time": "Europe/Warsaw",
    "Romance Standard Time": "Europe/Paris",
    "FLE Standard Time": "Europe/Sofia",
    "GTB Standard Time": "Europe/Bucharest",
    "E. Europe Standard Time": "Europe/Chisinau",
    "Turkey Standard Time": "Europe/Istanbul",
    "Russian Standard Time": "Europe/Moscow",
    "Kaliningrad Standard Time": "Europe/Kaliningrad",
    "Belarus Standard Time": "Europe/Minsk",
    "Israel Standard Time": "Asia/Jerusalem",
    "Morocco Standard Time": "Africa/Casablanca",
    "South Africa Standard Time": "Africa/Johannesburg",
    "Egypt Standard Time": "Africa/Cairo",
    "Arabian Standard Time": "Asia/Dubai",
    "India Standard Time": "Asia/Kolkata",
    "SE Asia Standard Time": "Asia/Bangkok",
    "China Standard Time": "Asia/Shanghai",
    "Singapore Standard Time": "Asia/Singapore",
    "Taipei Standard Time": "Asia/Taipei",
    "Tokyo Standard Time": "Asia/Tokyo",
    "Korea Standard Time": "Asia/Seoul",
    "AUS Eastern Standard Time": "Australia/Sydney",
    "E. Australia Standard Time": "Australia/Brisbane",
    "W. Australia Standard Time": "Australia/Perth",
    "New Zealand Standard Time": "Pacific/Auckland",
    "Atlantic Standard Time": "America/Halifax",
    "Eastern Standard Time": "America/New_York",
    "Central Standard Time": "America/Chicago",
    "Mountain Standard Time": "America/Denver",
    "US Mountain Standard Time": "America/Phoenix",
    "Pacific Standard Time": "America/Los_Angeles",
    "Alaskan Standard Time": "America/Anchorage",
    "Hawaiian Standard Time": "Pacific/Honolulu",
    "Central Standard Time (Mexico)": "America/Mexico_City",
    "SA Pacific Standard Time": "America/Bogota",
    "Pacific SA Standard Time": "America/Santiago",
    "Argentina Standard Time": "America/Argentina/Buenos_Aires",
    "E. South America Standard Time": "America/Sao_Paulo",
    "UTC": "Etc/UTC",
}
"""Windows' own names of zones in which poker is played, with those that everybody else uses (CLDR)."""
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)


def zone(name: str) -> tzinfo:
    """The zone of that name, such as ``Europe/Warsaw``. ValueError if none is known."""
    from zoneinfo import ZoneInfo

    try:
        return ZoneInfo(name)
    except (LookupError, OSError):
        raise ValueError(name) from None


def machine_zone_name() -> str:
    """The name of this machine's zone, such as ``Europe/Warsaw``; "" where it cannot be found out."""
    for name in (os.environ.get("TZ", "").removeprefix(":"), _system_zone()):
        if name:
            try:
                zone(name)
            except ValueError:
                continue
            return name
    return ""


def machine_zone() -> tzinfo:
    """This machine's zone; where its name cannot be found out, its offset as it is now."""
    name = machine_zone_name()
    return zone(name) if name else datetime.now().astimezone().tzinfo or UTC


def zone_or_this(name: str) -> tzinfo:
    """The zone of that name; this machine's for "" and for a name that is not known here."""
    try:
        return zone(name) if name else machine_zone()
    except ValueError:
        return machine_zone()


def _system_zone() -> str:
    if sys.platform == "win32":
        import winreg

        try:
            with winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, _WINDOWS_KEY) as key:
                return _WINDOWS_ZONES.get(str(winreg.QueryValueEx(key, "TimeZoneKeyName")[0]).partition("\0")[0], "")
        except OSError:
            return ""
    link = os.path.realpath("/etc/localtime")
    return link.partition("zoneinfo/")[2].removeprefix("posix/").removeprefix("right/")


_WINDOWS_KEY = r"SYSTEM\CurrentControlSet\Control\TimeZoneInformation"


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
