"""Hand-for-hand on the tournament clock: TDA-2024 RP-8."""

import pytest

from floorman.rules.clock import MINUTE
from floorman.rules.clock_calls import begin_break, break_now, go, last_hands, next_step, play, stop
from floorman.rules.clock_hands import hand_for_hand_off, hand_for_hand_on, hand_played
from tests.rules.evenings import DAYS, Evening

RP_8 = pytest.mark.rule("TDA-2024 RP-8")


def announced(minute: float, *steps: str, a_hand: int = 2) -> Evening:
    return Evening(*steps, a_hand=a_hand).call(0, go).call(minute, hand_for_hand_on)


@RP_8
def test_it_stands_and_each_hand_takes_its_minutes() -> None:
    evening = announced(10)
    assert evening.told(15) == ("level", 1, "10:00", "h4h")
    evening.call(17, hand_played).call(23, hand_played)
    assert evening.told(30) == ("level", 1, "6:00", "h4h")
    assert evening.next_break(30) is None


@RP_8
@pytest.mark.parametrize(
    ("announced_at", "hands", "told"),
    [
        (19, 1, ("level", 2, "19:00", "h4h")),
        (18, 1, ("level", 2, "20:00", "h4h")),
        (39, 1, ("break", 2, "10:00", "h4h")),
        (39, 3, ("break", 2, "10:00", "h4h")),
        (89, 1, ("day-end", 4, "0:00", "end")),
        (89, 2, ("day-end", 4, "0:00", "end")),
    ],
)
def test_what_passes_a_level_s_end(announced_at: float, hands: int, told: tuple[str, int, str, str]) -> None:
    evening = announced(announced_at)
    for minute in range(hands):
        evening.call(95 + minute, hand_played)
    assert evening.told(99) == told


@RP_8
def test_a_hand_longer_than_levels() -> None:
    evening = announced(0.5, "25/50 1", "50/100 1", "100/200 1", "200/400 20", a_hand=3)
    assert evening.call(2, hand_played).told(3) == ("level", 4, "19:30", "h4h")
    out = announced(10, "25/50 11", a_hand=3).call(12, hand_played)
    assert out.told(13) == ("level", 1, "0:00", "end")


@RP_8
def test_a_break_stands_whole_until_it_is_started_and_the_level_after_it_stands() -> None:
    evening = announced(39).call(45, hand_played).call(50, go)
    assert evening.told(51) == ("break", 2, "9:00", "runs")
    assert evening.told(61) == ("level", 3, "20:00", "h4h")
    assert announced(39).call(45, hand_played).call(50, play).told(51) == ("level", 3, "20:00", "h4h")
    assert announced(39).call(45, hand_played).call(50, next_step).told(51) == ("level", 3, "20:00", "h4h")


def test_a_break_that_is_called_runs_and_the_level_stands_on() -> None:
    evening = announced(10).call(12, break_now, 5 * MINUTE)
    assert evening.told(13) == ("break", 1, "4:00", "runs")
    assert evening.told(18) == ("level", 1, "10:00", "h4h")
    assert announced(10).call(12, break_now, 5 * MINUTE).call(13, play).told(14) == ("level", 1, "10:00", "h4h")
    at_end = Evening(waits=True).call(0, go).call(41, hand_for_hand_on)
    assert at_end.told(42) == ("level", 2, "0:00", "hand")
    assert at_end.call(42, begin_break).told(53) == ("level", 3, "20:00", "h4h")
    by_hand = Evening("25/50 20", "50/100 20").call(0, go).call(20, stop)
    assert by_hand.told(21) == ("level", 2, "20:00", "stop")


def test_a_break_that_runs_is_let_run() -> None:
    evening = announced(45)
    assert evening.told(46) == ("break", 2, "4:00", "runs")
    assert evening.call(46, hand_played).told(47) == ("break", 2, "3:00", "runs")
    assert evening.told(50) == ("level", 3, "20:00", "h4h")


@RP_8
def test_over_it_the_level_goes_on() -> None:
    evening = announced(10).call(17, hand_played).call(20, hand_for_hand_off)
    assert evening.told(21) == ("level", 1, "7:00", "runs")
    assert evening.call(22, hand_played).told(22) == ("level", 1, "6:00", "runs")
    pause = announced(39).call(45, hand_played).call(46, hand_for_hand_off)
    assert pause.told(47) == ("break", 2, "10:00", "stop")


def test_a_clock_that_stood_before_stands_after_it() -> None:
    evening = Evening().call(0, go).call(5, stop).call(6, hand_for_hand_on).call(7, hand_played)
    assert evening.told(8) == ("level", 1, "13:00", "stop")
    assert evening.call(9, hand_for_hand_off).told(10) == ("level", 1, "13:00", "stop")
    assert Evening().call(0, hand_for_hand_on).call(1, hand_played).told(2) == ("not-started", 1, "20:00", "-")
    hands = Evening().call(0, go).call(5, last_hands).call(6, hand_for_hand_on)
    assert hands.told(7) == ("level", 1, "15:00", "h4h")


def test_told_to_run_it_runs() -> None:
    evening = announced(10).call(11, go)
    assert evening.told(12) == ("level", 1, "9:00", "runs")
    assert evening.call(12, hand_played).told(12) == ("level", 1, "9:00", "runs")
    assert evening.told(22) == ("level", 2, "19:00", "runs")


@pytest.mark.rule("house")
def test_a_house_whose_clock_stands_or_runs() -> None:
    stands = Evening(h4h="stands").call(0, go).call(10, hand_for_hand_on).call(17, hand_played)
    assert stands.told(23) == ("level", 1, "10:00", "h4h")
    runs = Evening(h4h="runs").call(0, go).call(10, hand_for_hand_on).call(17, hand_played)
    assert runs.told(23) == ("level", 2, "17:00", "runs")
    assert runs.told(51) == ("level", 3, "19:00", "runs")


def test_the_level_after_two_breaks_on_one_minute_stands() -> None:
    evening = announced(10, *DAYS).call(11, go).call(19, break_now, 5 * MINUTE)
    assert evening.told(25) == ("level", 1, "2:00", "h4h")
