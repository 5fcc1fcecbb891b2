"""The tournament clock between calls: levels, breaks of the structure and by the clock, the day's end."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.clock import MINUTE, ClockPlan, clock_at, clock_reading, level_step, new_clock, shown
from floorman.rules.clock_calls import break_at, break_now, go, go_at, next_step, play, stop, to_level
from floorman.rules.structure_text import structure_from
from tests.rules.evenings import PLAIN, Evening, every_hour, hourly


@pytest.mark.parametrize(
    ("left", "told"),
    [
        (20 * MINUTE, "20:00"),
        (20 * MINUTE - 1, "20:00"),
        (20 * MINUTE - 1000, "19:59"),
        (1, "0:01"),
        (0, "0:00"),
        (65 * MINUTE, "1:05:00"),
        (60 * MINUTE, "1:00:00"),
        (60 * MINUTE - 1000, "59:59"),
    ],
)
def test_time_is_shown_rounded_up_to_the_second(left: int, told: str) -> None:
    assert shown(left) == told


def test_before_the_start_it_stands_whole() -> None:
    evening = Evening()
    assert evening.told(90) == ("not-started", 1, "20:00", "-")
    assert evening.next_break(90) is None
    assert evening.over(90) is None


def test_a_structure_that_begins_with_a_break() -> None:
    evening = Evening("break 5", "25/50 20")
    assert evening.told(0) == ("not-started", 1, "5:00", "-")
    evening.call(0, go)
    assert evening.told(1) == ("break", 0, "4:00", "runs")
    assert evening.told(5) == ("level", 1, "20:00", "runs")


@pytest.mark.parametrize(
    ("minute", "told", "next_break"),
    [
        (0, ("level", 1, "20:00", "runs"), 40),
        (19.999, ("level", 1, "0:01", "runs"), 20.001),
        (20, ("level", 2, "20:00", "runs"), 20),
        (40, ("break", 2, "10:00", "runs"), None),
        (50, ("level", 3, "20:00", "runs"), None),
        (70, ("level", 4, "20:00", "runs"), None),
        (90, ("day-end", 4, "0:00", "end"), None),
        (900, ("day-end", 4, "0:00", "end"), None),
    ],
)
def test_steps_follow_each_other(minute: float, told: tuple[str, int, str, str], next_break: float | None) -> None:
    evening = Evening().call(0, go)
    assert evening.told(minute) == told
    assert evening.next_break(minute) == pytest.approx(next_break)


def test_a_list_that_runs_out_stays_on_its_last_step() -> None:
    levels = Evening("25/50 20", "50/100 20").call(0, go)
    assert levels.told(40) == levels.told(400) == ("level", 2, "0:00", "end")
    assert levels.next_break(30) is None
    pause = Evening("25/50 20", "break 5").call(0, go)
    assert pause.told(25) == ("break", 1, "0:00", "end")
    assert pause.next_break(10) == 10


def test_steps_of_no_minutes_pass_at_once() -> None:
    assert Evening("25/50 0", "break 0", "50/100 20").call(0, go).told(0) == ("level", 2, "20:00", "runs")


def test_a_start_that_is_set() -> None:
    evening = Evening().call(-30, go_at, 0)
    assert evening.told(-1) == ("not-started", 1, "20:00", "-")
    assert evening.told(5) == ("level", 1, "15:00", "runs")
    assert Evening().call(-30, go_at, 0).call(-10, go).told(0) == ("level", 1, "10:00", "runs")
    late = Evening().call(0, go_at, -5 * MINUTE)
    assert late.told(5) == ("level", 1, "15:00", "runs")


@pytest.mark.rule("pokerstars-bg 17")
class TestBreaksByTheClock:
    def test_the_level_freezes_and_goes_on(self) -> None:
        evening = Evening(*PLAIN, breaks=every_hour(55)).call(25, go)
        assert evening.next_break(50) == 5
        assert evening.told(55) == ("break", 2, "5:00", "runs")
        assert evening.told(59) == ("break", 2, "1:00", "runs")
        assert evening.told(60) == ("level", 2, "10:00", "runs")
        assert evening.told(70) == ("level", 3, "20:00", "runs")

    def test_hourly_from_the_start(self) -> None:
        evening = Evening(*PLAIN, "500/1000 20", breaks=hourly()).call(25, go)
        assert evening.told(55)[0] == "level"
        assert evening.told(85) == ("break", 3, "5:00", "runs")
        assert evening.told(90) == ("level", 4, "20:00", "runs")
        assert evening.next_break(91) is None
        assert Evening(*PLAIN, breaks=hourly()).next_break(10) is None

    def test_a_level_that_ends_on_that_minute(self) -> None:
        evening = Evening(*PLAIN, breaks=every_hour(55)).call(35, go)
        assert evening.told(55) == ("break", 1, "5:00", "runs")
        assert evening.told(60) == ("level", 2, "20:00", "runs")

    def test_standing_then_there_is_none(self) -> None:
        evening = Evening(*PLAIN, breaks=every_hour(55)).call(25, go).call(50, stop)
        assert evening.told(56) == ("level", 2, "15:00", "stop")
        assert evening.call(60, go).told(62) == ("level", 2, "13:00", "runs")

    def test_started_on_that_very_minute_there_is_none(self) -> None:
        assert Evening(*PLAIN, breaks=every_hour(55)).call(55, go).told(56) == ("level", 1, "19:00", "runs")

    @pytest.mark.parametrize(("pause", "start"), [("break 10", 25), ("break 10", 26), ("break 10", 34)])
    def test_never_inside_a_break_of_the_structure_nor_where_one_ends(self, pause: str, start: float) -> None:
        evening = Evening("25/50 20", pause, "50/100 40", breaks=every_hour(55)).call(start, go)
        assert evening.told(start + 30) == ("level", 2, "40:00", "runs")
        assert evening.next_break(start + 30) is None

    def test_never_inside_a_break_that_was_called(self) -> None:
        evening = Evening(*PLAIN, breaks=every_hour(55)).call(25, go).call(45, break_now, 15 * MINUTE)
        assert evening.told(56) == ("break", 2, "4:00", "runs")
        assert evening.told(60) == ("level", 2, "20:00", "runs")
        ends = Evening(*PLAIN, breaks=every_hour(55)).call(25, go).call(45, break_now, 10 * MINUTE)
        assert ends.told(55) == ("level", 2, "20:00", "runs")

    def test_early_levels_are_held_back(self) -> None:
        evening = Evening(*PLAIN, breaks=every_hour(55, from_level=3)).call(25, go)
        assert evening.told(56)[0] == "level"
        assert evening.next_break(30) is None
        late = Evening(*PLAIN, breaks=every_hour(55, from_level=2)).call(35, go)
        assert late.told(56) == ("level", 2, "19:00", "runs")

    def test_none_falls_soon_after_a_break_of_the_structure(self) -> None:
        def at_55(quiet: int) -> str:
            steps = ("25/50 20", "break 10", "50/100 60")
            return Evening(*steps, breaks=every_hour(55, quiet=quiet)).call(10, go).told(56)[0]

        assert (at_55(0), at_55(15), at_55(16)) == ("break", "break", "level")

    def test_a_break_ended_early_counts_from_then(self) -> None:
        steps = ("25/50 20", "break 10", "50/100 60")
        evening = Evening(*steps, breaks=every_hour(55, quiet=21)).call(10, go).call(34, play)
        assert evening.told(56) == ("break", 2, "4:00", "runs")
        skipped = Evening(*steps, breaks=every_hour(55, quiet=21)).call(10, go).call(35, next_step)
        assert skipped.told(56) == ("level", 2, "39:00", "runs")

    def test_the_day_counts_hours_anew(self) -> None:
        steps = ("25/50 30", "end", "50/100 90")
        evening = Evening(*steps, breaks=hourly()).call(0, go).call(45, to_level, 2).call(100, go)
        assert evening.told(120)[0] == "level"
        assert evening.told(161) == ("break", 2, "4:00", "runs")

    def test_two_breaks_on_one_minute(self) -> None:
        evening = Evening("25/50 20", "break 10", "50/100 20", breaks=every_hour(55)).call(35, go)
        assert evening.told(56) == ("break", 1, "4:00", "runs")
        assert evening.told(61) == ("break", 1, "9:00", "runs")
        assert evening.told(70) == ("level", 2, "20:00", "runs")


class TestBreaksForLater:
    def test_it_begins_then(self) -> None:
        evening = Evening(*PLAIN).call(0, go).call(5, break_at, 60 * MINUTE, 30 * MINUTE)
        assert evening.next_break(10) == 20
        assert evening.told(30) == ("break", 2, "1:00:00", "runs")
        assert evening.told(90) == ("level", 2, "10:00", "runs")

    def test_it_has_the_place_of_one_by_the_clock(self) -> None:
        evening = Evening(*PLAIN, breaks=every_hour(55)).call(25, go).call(26, break_at, 60 * MINUTE, 55 * MINUTE)
        assert evening.told(56) == ("break", 2, "59:00", "runs")
        sooner = Evening(*PLAIN, breaks=every_hour(35)).call(25, go).call(26, break_at, 60 * MINUTE, 55 * MINUTE)
        assert sooner.told(36) == ("break", 1, "4:00", "runs")
        assert sooner.told(56) == ("break", 2, "59:00", "runs")

    def test_at_once_if_that_is_now(self) -> None:
        evening = Evening(*PLAIN).call(0, go).call(5, break_at, 10 * MINUTE, 5 * MINUTE)
        assert evening.told(6) == ("break", 1, "9:00", "runs")


class TestWaitingForHands:
    def test_a_level_s_end_waits_at_zero(self) -> None:
        evening = Evening(waits=True).call(0, go)
        assert evening.next_break(30) == 10
        assert evening.told(41) == ("level", 2, "0:00", "hand")
        assert evening.next_break(41) is None

    @pytest.mark.rule("pokerstars-bg 17")
    def test_a_break_by_the_clock_waits_at_its_minute(self) -> None:
        evening = Evening(*PLAIN, breaks=every_hour(55), waits=True).call(25, go)
        assert evening.told(58) == ("level", 2, "10:00", "hand")

    def test_what_follows_a_break_does_not_wait(self) -> None:
        evening = Evening("25/50 20", "break 5", "break 5", "50/100 20", waits=True).call(0, go).call(25, play)
        assert evening.told(25) == ("level", 2, "20:00", "runs")
        first = Evening("break 5", "break 5", "50/100 20", waits=True).call(0, go)
        assert first.told(6) == ("break", 0, "4:00", "runs")

    def test_no_hands_are_played_between_two_breaks(self) -> None:
        evening = Evening("25/50 20", "break 10", "50/100 20", waits=True)
        evening.call(0, go).call(15, break_now, 5 * MINUTE)
        assert evening.told(25) == ("level", 1, "0:00", "hand")


def test_which_step_a_level_is() -> None:
    plan = ClockPlan(structure_from(["25/50 20", "break 5", "50/100 20"]).steps)
    assert [level_step(plan, number) for number in (0, 1, 2, 3)] == [None, 0, 2, None]


structures = st.lists(
    st.sampled_from(["25/50 7", "50/100 20", "100/200 1", "break 10", "break 3", "end", "75/150 0"]),
    min_size=1,
    max_size=12,
).map(lambda steps: ["25/50 5", *steps])
breaks = (
    st.none()
    | st.builds(every_hour, st.integers(0, 59), st.integers(1, 15), st.integers(1, 4), st.integers(0, 30))
    | st.builds(hourly, st.integers(1, 15), st.integers(1, 4), st.integers(0, 30))
)
minutes = st.floats(0, 300)


@given(structures, breaks, st.booleans(), minutes, minutes)
def test_moved_on_in_two_steps_or_in_one(
    steps: list[str], by_clock: object, waits: bool, one: float, other: float
) -> None:
    evening = Evening(*steps, breaks=by_clock, waits=waits).call(0, go)  # type: ignore[arg-type]
    first, last = sorted((round(one * MINUTE), round(other * MINUTE)))
    half_way = clock_at(evening.clock, first, evening.plan)
    assert clock_at(half_way, last, evening.plan) == clock_at(evening.clock, last, evening.plan)
    assert clock_reading(half_way, last, evening.plan) == clock_reading(evening.clock, last, evening.plan)


@given(structures, breaks, minutes)
def test_the_next_break_comes_when_it_is_told(steps: list[str], by_clock: object, minute: float) -> None:
    evening = Evening(*steps, breaks=by_clock).call(0, go)  # type: ignore[arg-type]
    until = clock_reading(evening.clock, now := round(minute * MINUTE), evening.plan).next_break
    if until is not None:
        assert clock_reading(evening.clock, now + until, evening.plan).state == "break"
        before = clock_reading(evening.clock, max(now, now + until - 1), evening.plan)
        assert before.state == "level"
        assert before.next_break in (1, until)


@given(st.integers(1, 12 * 60 * 60 * 1000))
def test_twelve_hours_lose_not_a_millisecond(now: int) -> None:
    plan = ClockPlan(structure_from(["25/50 17"] * 60).steps)
    clock = go(new_clock(plan, 0), 0, plan)
    moved = clock_at(clock, now, plan)
    played = moved.step * 17 * MINUTE + 17 * MINUTE - moved.left
    assert (played, moved.at) == (now, now)
