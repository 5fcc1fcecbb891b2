"""The calls of the tournament clock, one by one, and the program's going and coming."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.clock import MINUTE, clock_at
from floorman.rules.clock_calls import (
    ClockRefused,
    add,
    back,
    begin_break,
    break_at,
    break_now,
    catch_up,
    go,
    go_at,
    last_hands,
    next_step,
    play,
    set_left,
    stop,
    to_level,
)
from floorman.rules.clock_hands import hand_for_hand_on
from tests.rules.evenings import PLAIN, Evening, Told, every_hour

RUN_OUT = ("25/50 20", "50/100 20")


def begun(*steps: str) -> Evening:
    return Evening(*steps).call(0, go)


class TestGo:
    def test_refused_while_it_runs_and_at_the_end(self) -> None:
        assert begun().refused(5, go) == "runs"
        assert begun().refused(45, go) == "runs"
        assert begun().refused(95, go) == "day-over"
        assert begun(*RUN_OUT).refused(41, go) == "day-over"
        assert begun().refused(5, go_at, 9 * MINUTE) == "runs"
        assert begun().refused(95, go_at, 99 * MINUTE) == "day-over"

    def test_what_was_stopped_goes_on(self) -> None:
        assert begun().call(5, stop).call(30, go).told(31) == ("level", 1, "14:00", "runs")
        assert begun().call(42, stop).call(60, go).told(61) == ("break", 2, "7:00", "runs")
        inserted = begun().call(5, break_now, 10 * MINUTE).call(6, stop).call(60, go)
        assert inserted.told(61) == ("break", 1, "8:00", "runs")
        assert inserted.told(69) == ("level", 1, "15:00", "runs")

    def test_it_can_be_set_for_later(self) -> None:
        evening = begun().call(5, stop).call(6, go_at, 30 * MINUTE)
        assert evening.told(29) == ("level", 1, "15:00", "stop")
        assert evening.told(31) == ("level", 1, "14:00", "runs")

    def test_a_break_that_waits_at_a_level_s_end_waits_still(self) -> None:
        evening = Evening(waits=True).call(0, go).call(41, go)
        assert evening.told(42) == ("level", 2, "0:00", "hand")
        later = Evening(waits=True).call(0, go).call(41, go_at, 45 * MINUTE)
        assert later.told(46) == ("level", 2, "0:00", "hand")

    @pytest.mark.rule("pokerstars-bg 17")
    def test_one_that_waits_in_a_level_is_passed_over(self) -> None:
        evening = Evening(*PLAIN, breaks=every_hour(55), waits=True).call(25, go).call(57, go)
        assert evening.told(58) == ("level", 2, "9:00", "runs")


class TestStop:
    def test_it_stands(self) -> None:
        evening = begun().call(5, stop)
        assert evening.told(50) == ("level", 1, "15:00", "stop")
        assert begun().call(42, stop).told(60) == ("break", 2, "8:00", "stop")
        assert evening.next_break(50) is None

    def test_refused_while_it_stands_whyever(self) -> None:
        assert Evening().refused(0, stop) == "stands"
        assert begun().call(5, stop).refused(6, stop) == "stands"
        assert begun().refused(95, stop) == "stands"
        assert begun(*RUN_OUT).refused(41, stop) == "stands"
        assert Evening(waits=True).call(0, go).refused(41, stop) == "stands"
        assert begun().away(5, 30).refused(31, stop) == "stands"


class TestTimeLeft:
    @pytest.mark.parametrize(
        ("minute", "span", "told"),
        [
            (5, 2, ("level", 1, "17:00", "runs")),
            (5, -14.5, ("level", 1, "0:30", "runs")),
            (45, 3, ("break", 2, "8:00", "runs")),
        ],
    )
    def test_more_and_less(self, minute: float, span: float, told: Told) -> None:
        assert begun().call(minute, add, round(span * MINUTE)).told(minute) == told

    def test_exactly(self) -> None:
        assert begun().call(5, set_left, 12 * MINUTE).told(6) == ("level", 1, "11:00", "runs")
        assert Evening().call(5, set_left, 12 * MINUTE).told(6) == ("not-started", 1, "12:00", "-")
        assert begun().call(5, stop).call(6, set_left, 9 * MINUTE).told(7) == ("level", 1, "9:00", "stop")

    def test_of_a_break_that_was_called(self) -> None:
        evening = begun().call(5, break_now, 10 * MINUTE).call(6, add, 2 * MINUTE)
        assert evening.told(6) == ("break", 1, "11:00", "runs")
        assert evening.call(7, set_left, MINUTE).told(8) == ("level", 1, "15:00", "runs")

    @pytest.mark.parametrize(("minute", "span"), [(5, -15), (5, -16), (45, -5)])
    def test_refused_where_nothing_would_be_left(self, minute: float, span: int) -> None:
        assert begun().refused(minute, add, span * MINUTE) == "only-left"
        assert begun().refused(minute, set_left, 0) == "only-left"

    def test_refused_at_the_day_s_end(self) -> None:
        for span in (MINUTE, -MINUTE):
            assert begun().refused(95, add, span) == "day-over"
        assert begun().refused(95, set_left, MINUTE) == "day-over"

    @pytest.mark.parametrize("steps", [RUN_OUT, ("25/50 20", "50/100 15", "break 5")])
    def test_a_list_that_ran_out_is_taken_on(self, steps: tuple[str, ...]) -> None:
        state = "break" if len(steps) == 3 else "level"
        assert begun(*steps).refused(41, add, -MINUTE) == "only-left"
        for evening in (begun(*steps).call(41, add, 2 * MINUTE), begun(*steps).call(41, set_left, 2 * MINUTE)):
            assert evening.told(50) == (state, 2, "2:00", "stop")
            assert evening.call(50, go).told(51) == (state, 2, "1:00", "runs")
            assert evening.told(53) == (state, 2, "0:00", "end")

    def test_while_a_break_waits(self) -> None:
        at_end = Evening(waits=True).call(0, go).call(41, add, 2 * MINUTE)
        assert at_end.told(42) == ("level", 2, "2:00", "stop")
        assert at_end.call(43, go).told(45) == ("level", 2, "0:00", "hand")
        by_clock = Evening(*PLAIN, breaks=every_hour(55), waits=True)
        by_clock.call(25, go).call(56, add, 2 * MINUTE)
        assert by_clock.told(57) == ("level", 2, "12:00", "hand")
        assert by_clock.call(58, begin_break).told(58) == ("break", 2, "5:00", "runs")
        both = Evening(*PLAIN, breaks=every_hour(55), waits=True).call(35, go).call(56, add, 2 * MINUTE)
        assert both.told(57) == ("level", 1, "2:00", "hand")

    def test_after_an_end_that_passed_unseen(self) -> None:
        evening = begun().away(15, 25).call(26, set_left, 3 * MINUTE)
        assert evening.told(27) == ("level", 1, "3:00", "stop")
        assert evening.over(27) is None
        pause = begun().call(5, break_now, 10 * MINUTE).away(6, 20).call(21, add, 3 * MINUTE)
        assert pause.told(22) == ("break", 1, "3:00", "stop")
        assert pause.call(22, go).told(26) == ("level", 1, "14:00", "runs")


class TestNext:
    def test_the_next_step_whole(self) -> None:
        assert begun().call(12, next_step).told(13) == ("level", 2, "19:00", "runs")
        assert begun().call(25, next_step).told(26) == ("break", 2, "9:00", "runs")
        assert begun().call(45, next_step).told(46) == ("level", 3, "19:00", "runs")
        assert begun().call(5, break_now, 10 * MINUTE).call(6, next_step).told(7) == ("level", 2, "19:00", "runs")

    def test_it_stands_if_it_stood(self) -> None:
        assert begun().call(5, stop).call(6, next_step).told(9) == ("level", 2, "20:00", "stop")
        assert Evening().call(6, next_step).told(9) == ("not-started", 2, "20:00", "-")
        assert begun().call(95, next_step).told(99) == ("level", 5, "20:00", "stop")

    def test_it_runs_if_it_waited(self) -> None:
        hand = Evening(waits=True).call(0, go)
        assert hand.call(43, next_step).told(44) == ("break", 2, "9:00", "runs")
        by_clock = Evening(*PLAIN, breaks=every_hour(55), waits=True).call(25, go).call(57, next_step)
        assert by_clock.told(58) == ("level", 3, "19:00", "runs")
        assert begun().call(76, last_hands).call(85, next_step).told(86) == ("day-end", 4, "0:00", "end")
        assert begun().call(5, last_hands).call(9, next_step).told(10) == ("level", 2, "19:00", "runs")
        assert begun().away(15, 24).call(25, next_step).told(26) == ("level", 2, "19:00", "runs")

    def test_onto_the_day_s_end(self) -> None:
        assert begun().call(75, next_step).told(76) == ("day-end", 4, "0:00", "end")

    def test_refused_on_the_last_step(self) -> None:
        for minute in (30, 45):
            assert begun(*RUN_OUT).refused(minute, next_step) == "last-step"
        assert begun("25/50 20", "end").refused(30, next_step) == "last-step"


class TestBack:
    @pytest.mark.parametrize(("minute", "level"), [(25, 1), (45, 2), (55, 2), (75, 3)])
    def test_the_last_level_begun_before(self, minute: float, level: int) -> None:
        assert begun().call(minute, back).told(minute) == ("level", level, "20:00", "runs")

    def test_it_stands_if_it_stood(self) -> None:
        assert begun().call(25, stop).call(26, back).told(30) == ("level", 1, "20:00", "stop")
        assert begun().call(95, back).told(99) == ("level", 4, "20:00", "stop")
        assert Evening(waits=True).call(0, go).call(41, back).told(42) == ("level", 1, "20:00", "stop")
        assert begun(*RUN_OUT).call(41, back).told(42) == ("level", 1, "20:00", "stop")
        assert begun("25/50 20", "break 5").call(41, back).told(42) == ("level", 1, "20:00", "stop")

    def test_in_a_break_that_was_called(self) -> None:
        evening = begun().call(25, break_now, 10 * MINUTE)
        assert evening.call(26, back).told(27) == ("level", 1, "19:00", "runs")

    def test_refused_on_the_first(self) -> None:
        assert begun().refused(5, back) == "first-level"
        assert Evening().refused(5, back) == "first-level"
        assert begun("break 5", "25/50 20").refused(10, back) == "first-level"


class TestToLevel:
    def test_whole_or_with_so_much_left(self) -> None:
        assert begun().call(5, to_level, 3).told(6) == ("level", 3, "19:00", "runs")
        assert begun().call(5, to_level, 3, 12 * MINUTE).told(5) == ("level", 3, "12:00", "runs")
        assert begun().call(45, to_level, 1).told(46) == ("level", 1, "19:00", "runs")
        assert begun().call(5, stop).call(6, to_level, 4).told(9) == ("level", 4, "20:00", "stop")
        assert Evening().call(6, to_level, 5).told(9) == ("not-started", 5, "20:00", "-")

    def test_the_next_day(self) -> None:
        evening = begun().call(95, to_level, 5)
        assert evening.told(100) == ("level", 5, "20:00", "stop")
        assert evening.call(100, go).told(101) == ("level", 5, "19:00", "runs")

    def test_refused(self) -> None:
        for number in (0, 7, 99):
            assert begun().refused(5, to_level, number) == "no-such-level"
        assert begun().refused(5, to_level, 3, 0) == "only-left"


class TestBreak:
    def test_the_level_keeps_its_rest(self) -> None:
        evening = begun().call(7, break_now, 15 * MINUTE)
        assert evening.told(10) == ("break", 1, "12:00", "runs")
        assert evening.told(23) == ("level", 1, "12:00", "runs")

    @pytest.mark.parametrize("before", [stop, last_hands])
    def test_at_a_level_that_stands_it_runs_and_so_does_the_level(self, before: object) -> None:
        evening = begun().call(7, before).call(9, break_now, 15 * MINUTE)  # type: ignore[arg-type]
        assert evening.told(10) == ("break", 1, "14:00", "runs")
        assert evening.told(25) == ("level", 1, "12:00", "runs")

    def test_before_the_start(self) -> None:
        evening = Evening().call(0, break_now, 15 * MINUTE)
        assert evening.told(1) == ("break", 1, "14:00", "runs")
        assert evening.told(16) == ("level", 1, "19:00", "runs")

    def test_refused(self) -> None:
        assert begun().refused(45, break_now, MINUTE) == "on-break"
        assert begun().call(5, break_now, 9 * MINUTE).refused(6, break_now, MINUTE) == "on-break"
        assert begun().call(42, stop).refused(45, break_now, MINUTE) == "on-break"
        assert begun().refused(95, break_now, MINUTE) == "day-over"
        assert begun(*RUN_OUT).refused(41, break_now, MINUTE) == "day-over"
        assert begun().refused(95, break_at, MINUTE, 99 * MINUTE) == "day-over"

    def test_one_for_later_may_be_said_in_a_break(self) -> None:
        evening = begun().call(45, break_at, 5 * MINUTE, 60 * MINUTE)
        assert evening.told(61) == ("break", 3, "4:00", "runs")

    def test_instead_of_one_that_waits(self) -> None:
        evening = Evening(waits=True).call(0, go).call(41, break_now, 15 * MINUTE)
        assert evening.told(42) == ("break", 2, "14:00", "runs")
        assert evening.told(57) == ("level", 3, "19:00", "runs")
        by_clock = Evening(*PLAIN, breaks=every_hour(55), waits=True).call(25, go).call(57, break_now, 9 * MINUTE)
        assert by_clock.told(58) == ("break", 2, "8:00", "runs")
        assert by_clock.told(67) == ("level", 2, "9:00", "runs")

    @pytest.mark.rule("pokerstars-bg 17")
    def test_the_hands_are_done(self) -> None:
        evening = Evening(waits=True).call(0, go).call(41.5, begin_break)
        assert evening.told(42) == ("break", 2, "9:30", "runs")
        by_clock = Evening(*PLAIN, breaks=every_hour(55), waits=True).call(25, go).call(57.5, begin_break)
        assert by_clock.told(59.5) == ("break", 2, "3:00", "runs")
        assert by_clock.told(62.5) == ("level", 2, "10:00", "runs")

    def test_refused_where_none_waits(self) -> None:
        assert begun().refused(5, begin_break) == "nothing-waits"
        assert begun().refused(45, begin_break) == "nothing-waits"
        assert Evening().refused(5, begin_break) == "nothing-waits"
        assert begun().away(15, 25).refused(26, begin_break) == "nothing-waits"
        assert begun().away(45, 55).refused(56, begin_break) == "nothing-waits"

    def test_one_that_came_due_unseen(self) -> None:
        evening = begun().away(35, 45)
        assert evening.told(46) == ("level", 2, "0:00", "away")
        assert evening.call(46, begin_break).told(47) == ("break", 2, "9:00", "runs")
        by_clock = Evening(*PLAIN, breaks=every_hour(55)).call(25, go).away(50, 60)
        assert by_clock.told(61) == ("level", 2, "10:00", "away")
        assert by_clock.call(61, begin_break).told(62) == ("break", 2, "4:00", "runs")


class TestPlay:
    def test_a_break_is_over(self) -> None:
        assert begun().call(44, play).told(45) == ("level", 3, "19:00", "runs")
        assert begun().call(42, stop).call(44, play).told(45) == ("level", 3, "19:00", "runs")
        inserted = begun().call(5, break_now, 10 * MINUTE).call(6, play)
        assert inserted.told(7) == ("level", 1, "14:00", "runs")
        by_clock = Evening(*PLAIN, breaks=every_hour(55)).call(35, go).call(57, play)
        assert by_clock.told(58) == ("level", 2, "19:00", "runs")
        assert begun("25/50 20", "break 5", "end").call(21, play).told(22) == ("day-end", 1, "0:00", "end")
        assert begun("25/50 20", "break 5").call(21, play).told(22) == ("break", 1, "0:00", "end")

    def test_a_break_that_waits_is_passed_over(self) -> None:
        evening = Evening(waits=True).call(0, go).call(41, play)
        assert evening.told(42) == ("level", 3, "19:00", "runs")
        by_clock = Evening(*PLAIN, breaks=every_hour(55), waits=True).call(25, go).call(57, play)
        assert by_clock.told(58) == ("level", 2, "9:00", "runs")

    def test_else_as_go(self) -> None:
        assert begun().call(5, stop).call(9, play).told(10) == ("level", 1, "14:00", "runs")
        assert Evening().call(9, play).told(10) == ("level", 1, "19:00", "runs")
        assert begun().refused(95, play) == "day-over"
        assert begun(*RUN_OUT).refused(41, play) == "day-over"
        assert begun("25/50 20", "break 5").refused(26, play) == "day-over"

    def test_refused_in_a_level_that_runs(self) -> None:
        assert begun().refused(5, play) == "no-break"

    def test_a_break_that_ended_unseen(self) -> None:
        assert begun().away(45, 55).call(56, play).told(57) == ("level", 3, "19:00", "runs")
        inserted = begun().call(5, break_now, 10 * MINUTE).away(6, 20).call(21, play)
        assert inserted.told(22) == ("level", 1, "14:00", "runs")


class TestLastHands:
    def test_it_stands_until_the_next_step(self) -> None:
        evening = begun().call(76, last_hands)
        assert evening.told(85) == ("level", 4, "14:00", "hands")
        assert begun().call(5, stop).call(6, last_hands).told(7) == ("level", 1, "15:00", "hands")
        assert begun().call(5, last_hands).call(9, go).told(10) == ("level", 1, "14:00", "runs")

    def test_refused(self) -> None:
        assert Evening().refused(0, last_hands) == "stands"
        assert begun().refused(45, last_hands) == "on-break"
        assert begun().refused(95, last_hands) == "day-over"


class TestAway:
    def test_nothing_ended(self) -> None:
        assert begun().away(2, 19).told(19.5) == ("level", 1, "0:30", "runs")
        assert begun().away(2, 20).told(21) == ("level", 2, "19:00", "runs")
        assert begun().call(5, stop).away(6, 200).told(200) == ("level", 1, "15:00", "stop")
        assert begun().away(91, 200).told(200) == ("day-end", 4, "0:00", "end")

    def test_two_minutes_are_not_noticed(self) -> None:
        assert begun().away(19, 21).told(22) == ("level", 2, "18:00", "runs")
        assert begun().away(19, 21.001).told(22) == ("level", 1, "0:00", "away")

    @pytest.mark.parametrize(
        ("since", "until", "told", "over"),
        [
            (15, 24, ("level", 1, "0:00", "away"), 4),
            (15, 70, ("level", 1, "0:00", "away"), 50),
            (35, 44, ("level", 2, "0:00", "away"), 4),
            (45, 54, ("break", 2, "0:00", "away"), 4),
            (80, 99, ("level", 4, "0:00", "away"), 9),
        ],
    )
    def test_it_stands_at_the_first_end(self, since: float, until: float, told: Told, over: float) -> None:
        evening = begun().away(since, until)
        assert evening.told(until) == told
        assert evening.next_break(until) is None
        assert evening.over(until) == over
        assert evening.over(until + 7) == over + 7

    def test_a_second_absence_changes_nothing(self) -> None:
        evening = begun().away(15, 24).away(30, 60)
        assert evening.told(60) == ("level", 1, "0:00", "away")
        assert evening.over(60) == 40

    def test_a_break_by_the_clock_is_an_end(self) -> None:
        evening = Evening(*PLAIN, breaks=every_hour(55)).call(25, go).away(50, 59)
        assert evening.told(59) == ("level", 2, "10:00", "away")
        assert evening.over(59) == 4
        tie = Evening(*PLAIN, breaks=every_hour(55)).call(35, go).away(50, 59)
        assert tie.told(59) == ("level", 1, "0:00", "away")
        assert tie.call(60, catch_up).told(60) == ("level", 2, "20:00", "runs")

    def test_the_end_of_a_break_that_was_called(self) -> None:
        evening = begun().call(5, break_now, 10 * MINUTE).away(6, 20)
        assert evening.told(20) == ("break", 1, "0:00", "away")
        assert evening.over(20) == 5
        assert evening.call(21, go).told(22) == ("level", 1, "14:00", "runs")

    def test_a_start_is_an_end(self) -> None:
        evening = Evening().call(-30, go_at, 0).away(-10, 5)
        assert evening.told(5) == ("level", 1, "20:00", "away")
        assert evening.over(5) == 5
        assert evening.call(6, catch_up).told(7) == ("level", 1, "13:00", "runs")
        assert Evening().call(-30, go_at, 0).away(-10, 5).call(6, go).told(7) == ("level", 1, "19:00", "runs")

    def test_going_on(self) -> None:
        assert begun().away(15, 24).call(25, go).told(26) == ("level", 2, "19:00", "runs")
        assert begun().away(15, 24).call(25, play).told(26) == ("level", 2, "19:00", "runs")
        by_clock = Evening(*PLAIN, breaks=every_hour(55)).call(25, go).away(50, 59)
        assert by_clock.call(60, go).told(61) == ("level", 2, "9:00", "runs")
        waits = Evening(waits=True).call(0, go).away(35, 45).call(46, go)
        assert waits.told(47) == ("level", 2, "0:00", "hand")

    def test_it_was_announced_in_time(self) -> None:
        assert begun().away(15, 24).call(25, catch_up).told(26) == ("level", 2, "14:00", "runs")
        assert begun().away(15, 70).call(71, catch_up).told(72) == ("level", 4, "18:00", "runs")
        assert begun().away(80, 99).call(100, catch_up).told(101) == ("day-end", 4, "0:00", "end")
        assert begun().away(45, 54).call(55, catch_up).told(55) == ("level", 3, "15:00", "runs")
        by_clock = Evening(*PLAIN, breaks=every_hour(55)).call(25, go).away(50, 59)
        assert by_clock.call(59, catch_up).told(59) == ("break", 2, "1:00", "runs")
        waits = Evening(*PLAIN, breaks=every_hour(55), waits=True).call(25, go).away(50, 59)
        assert waits.call(59, catch_up).told(60) == ("level", 2, "10:00", "hand")

    @pytest.mark.parametrize("minute", [0, 5, 45, 95])
    def test_refused_where_nothing_passed(self, minute: float) -> None:
        assert begun().refused(minute, catch_up) == "nothing-to-catch"


moves = st.lists(
    st.tuples(
        st.floats(0, 30),
        st.sampled_from(
            [
                (go,),
                (stop,),
                (break_now, 5 * MINUTE),
                (begin_break,),
                (play,),
                (hand_for_hand_on,),
                (last_hands,),
            ]
        ),
    ),
    max_size=20,
)


@given(moves, st.booleans())
def test_no_call_loses_time_of_a_level(said: list[tuple[float, tuple[object, ...]]], waits: bool) -> None:
    """What is left and what was played while a level ran add up to what there was, whatever was called meanwhile."""
    evening = Evening("25/50 1000", "break 10", "50/100 20", waits=waits)
    now, played = 0, 0
    for minutes, (act, *args) in said:
        before = evening.clock
        now += round(minutes * MINUTE)
        moved = clock_at(before, now, evening.plan)
        assert before.left - moved.left <= now - before.at
        assert moved.left == before.left or before.runs
        played += before.left - moved.left
        try:
            evening.clock = act(before, now, evening.plan, *args)  # type: ignore[operator]
        except ClockRefused:
            evening.clock = moved
        assert evening.clock.left == moved.left == 1000 * MINUTE - played
