"""Local time: every :55 of a zone, and when it will be a time of day."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.desk.clock.local_time import each_hour_at, instant, local, next_time, zone

WARSAW = zone("Europe/Warsaw")
LORD_HOWE = zone("Australia/Lord_Howe")
"""Its summer time is half an hour."""
KATHMANDU = zone("Asia/Kathmandu")
HOUR = 3_600_000
MINUTE = 60_000


def at(text: str) -> int:
    return instant(datetime.fromisoformat(text))


def told(instants: list[int], name: str = "Europe/Warsaw") -> list[str]:
    return [local(one, zone(name)).strftime("%H:%M%z") for one in instants]


def test_every_55() -> None:
    start = at("2026-11-29T07:25:00+01:00")
    assert told(list(each_hour_at(55, WARSAW, start, start + 3 * HOUR))) == ["07:55+0100", "08:55+0100", "09:55+0100"]
    just = at("2026-11-29T07:55:00+01:00")
    assert told(list(each_hour_at(55, WARSAW, just, just + HOUR))) == ["08:55+0100"]
    assert told(list(each_hour_at(55, WARSAW, just - 1, just))) == ["07:55+0100"]
    assert told(list(each_hour_at(0, KATHMANDU, just, just + 2 * HOUR)), "Asia/Kathmandu") == [
        "13:00+0545",
        "14:00+0545",
    ]


def test_an_hour_that_comes_twice_and_one_that_does_not() -> None:
    autumn = at("2026-10-25T01:00:00+02:00")
    assert told(list(each_hour_at(55, WARSAW, autumn, autumn + 4 * HOUR))) == [
        *("01:55+0200", "02:55+0200", "02:55+0100", "03:55+0100")
    ]
    spring = at("2026-03-29T01:00:00+01:00")
    assert told(list(each_hour_at(55, WARSAW, spring, spring + 3 * HOUR))) == ["01:55+0100", "03:55+0200", "04:55+0200"]


def test_a_zone_whose_summer_time_is_half_an_hour() -> None:
    autumn = at("2026-04-05T00:56:00+11:00")
    falls = told(list(each_hour_at(55, LORD_HOWE, autumn, autumn + 3 * HOUR)), "Australia/Lord_Howe")
    assert falls == ["01:55+1100", "01:55+1030", "02:55+1030"]


@given(st.integers(0, 59), st.sampled_from([WARSAW, LORD_HOWE, KATHMANDU]), st.integers(0, 366 * 24))
def test_none_is_left_out(minute: int, there: object, hour: int) -> None:
    start = at("2026-01-01T00:00:00+00:00") + hour * HOUR + 12_345
    falls = list(each_hour_at(minute, there, start, start + 3 * HOUR))  # type: ignore[arg-type]
    every = range(start // MINUTE * MINUTE + MINUTE, start + 3 * HOUR + 1, MINUTE)
    assert falls == [one for one in every if local(one, there).minute == minute]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("now", "hour", "minute", "when"),
    [
        ("2026-11-29T18:00:00+01:00", 19, 0, "2026-11-29T19:00:00+01:00"),
        ("2026-11-29T19:00:00+01:00", 19, 0, "2026-11-29T19:00:00+01:00"),
        ("2026-11-29T19:00:01+01:00", 19, 0, "2026-11-30T19:00:00+01:00"),
        ("2026-11-29T23:30:00+01:00", 0, 15, "2026-11-30T00:15:00+01:00"),
        # the hour that comes twice: the first, and when that is over the second
        ("2026-10-25T01:00:00+02:00", 2, 30, "2026-10-25T02:30:00+02:00"),
        ("2026-10-25T02:40:00+02:00", 2, 30, "2026-10-25T02:30:00+01:00"),
        ("2026-10-25T02:31:00+01:00", 2, 30, "2026-10-26T02:30:00+01:00"),
        # the hour that does not come: an hour later
        ("2026-03-29T01:00:00+01:00", 2, 30, "2026-03-29T03:30:00+02:00"),
        ("2026-03-29T03:31:00+02:00", 2, 30, "2026-03-30T02:30:00+02:00"),
    ],
)
def test_the_next_time_of_day(now: str, hour: int, minute: int, when: str) -> None:
    assert next_time(hour, minute, WARSAW, at(now)) == at(when)


def test_zones_and_instants() -> None:
    assert zone("UTC").utcoffset(datetime(2026, 1, 1, tzinfo=UTC)) is not None
    assert instant(datetime(1970, 1, 1, 0, 0, 1, 999_999, tzinfo=UTC)) == 1999


@pytest.mark.parametrize("name", ["Europe/Nowhere", "", "../etc/passwd", "Europe", "/etc/localtime", "a\0b"])
def test_no_such_zone(name: str) -> None:
    with pytest.raises(ValueError) as fault:  # noqa: PT011
        zone(name)
    assert fault.value.args
