"""The calls of the clock as they are typed."""

from datetime import UTC

import pytest

from floorman.core.level_clock import Clock
from floorman.desk.clock.spoken import BreaksWanted, breaks_wanted, span, spoken
from floorman.rules.clock import MINUTE, ClockPlan, clock_reading, new_clock, shown
from floorman.rules.structure_text import structure_from

PLAN = ClockPlan(structure_from(["25/50 20", "break 5", "50/100 20", "100/200 20", "200/400 20"]).steps)


def after(*said: str) -> tuple[str, int, str, str]:
    """What is told a minute after these calls, one a minute from midnight on."""
    clock: Clock = new_clock(PLAN, 0)
    for minute, one in enumerate(said):
        call = spoken(one, UTC, minute * MINUTE)
        assert call is not None, one
        clock = call.act(clock, minute * MINUTE, PLAN)
    reading = clock_reading(clock, len(said) * MINUTE, PLAN)
    return reading.state, reading.level, shown(reading.left), reading.why or ("runs" if reading.runs else "-")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (["lv go"], ("level", 1, "19:00", "runs")),
        (["LV  Go"], ("level", 1, "19:00", "runs")),
        (["lv go at 19:00"], ("not-started", 1, "20:00", "-")),
        (["lv go at 0:01", "hand"], ("level", 1, "19:00", "runs")),
        (["lv go", "lv stop"], ("level", 1, "19:00", "stop")),
        (["lv go", "lv stop a ruling at 19:00"], ("level", 1, "19:00", "stop")),
        (["lv go", "lv +2"], ("level", 1, "20:00", "runs")),
        (["lv go", "lv -3:30"], ("level", 1, "14:30", "runs")),
        (["lv go", "lv + 2"], ("level", 1, "20:00", "runs")),
        (["lv go", "lv left 12:30"], ("level", 1, "11:30", "runs")),
        (["lv go", "lv left 1:05:00"], ("level", 1, "1:04:00", "runs")),
        (["lv go", "lv left 12"], ("level", 1, "11:00", "runs")),
        (["lv go", "lv next"], ("break", 1, "4:00", "runs")),
        (["lv go", "lv 3", "lv back"], ("level", 2, "19:00", "runs")),
        (["lv go", "lv 3 12:00"], ("level", 3, "11:00", "runs")),
        (["lv go", "lv break 15"], ("break", 1, "14:00", "runs")),
        (["lv go", "lv break 15 late dinner"], ("break", 1, "14:00", "runs")),
        (["lv go", "lv break 15 dinner at 0:02", "hand"], ("break", 1, "14:00", "runs")),
        (["lv go", "lv break 15 at 00:02", "hand"], ("break", 1, "14:00", "runs")),
        (["lv go", "lv next", "lv play"], ("level", 2, "19:00", "runs")),
        (["lv go", "lv hands 3"], ("level", 1, "19:00", "hands")),
        (["lv go", "lv hands draw"], ("level", 1, "19:00", "hands")),
        (["lv go", "h4h on", "hand", "h4h off"], ("level", 1, "16:00", "runs")),
    ],
)
def test_calls(said: list[str], told: tuple[str, int, str, str]) -> None:
    assert after(*said) == told


@pytest.mark.parametrize(
    ("said", "by_call"),
    [
        *(("lv go", "go"), ("lv stop", "stop"), ("lv 3", "to"), ("lv +2", "more"), ("lv left 3", "left")),
        *(("lv next", "next"), ("lv back", "back"), ("lv break", "break"), ("lv break 5", "break")),
        *(("lv play", "play"), ("lv hands 3", "hands"), ("lv catch", "catch"), ("hand", ""), ("h4h on", "")),
    ],
)
def test_which_call_it_is(said: str, by_call: str) -> None:
    call = spoken(said, UTC, 0)
    assert call is not None
    assert call.by_call == by_call


@pytest.mark.parametrize(
    "said",
    [
        *("", "lv", "lv dance", "lv go at 25:00", "lv go at 19", "lv +", "lv 3:30", "lv left", "lv hands", "lv +2:75"),
        *("hands", "h4h", "lv break dinner", "12-4 x", "lv next level", "lv ٣"),
    ],
)
def test_what_is_no_call_of_the_clock(said: str) -> None:
    assert spoken(said, UTC, 0) is None


@pytest.mark.parametrize(
    ("text", "minutes"),
    [("2", 2), ("3:30", 3.5), ("0:20", 1 / 3), ("1:05:00", 65), ("0", 0), ("90", 90), ("90:00", 90)],
)
def test_spans(text: str, minutes: float) -> None:
    assert span(text) == round(minutes * MINUTE)


@pytest.mark.parametrize("text", ["", "2:5", "1:60", "-2", "2m", "1:2:3:4", "12345"])
def test_what_is_no_span(text: str) -> None:
    with pytest.raises(ValueError) as fault:  # noqa: PT011
        span(text)
    assert fault.value.args == (text,)


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        ("lv sync 55 5", BreaksWanted(5, 55)),
        ("LV  sync 0 10", BreaksWanted(10, 0)),
        ("lv hourly 5", BreaksWanted(5)),
        ("lv sync off", BreaksWanted(0)),
        ("lv hourly off", BreaksWanted(0)),
        ("lv sync 60 5", None),
        ("lv sync 55", None),
        ("lv sync 55 0", None),
        ("lv hourly", None),
        ("lv go", None),
    ],
)
def test_breaks_by_the_clock(said: str, wanted: BreaksWanted | None) -> None:
    assert breaks_wanted(said) == wanted
