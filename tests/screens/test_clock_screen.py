"""The clock's screen, state by state: what stands on it."""

import pytest

from floorman.screens.clock_screen import Labelled, clock_screen
from tests.desk.rooms import TestDesk
from tests.screens.halls import room_of


def test_before_the_start_it_says_so_or_counts_down(hall: TestDesk) -> None:
    screen = clock_screen(room_of(hall))
    assert (screen.clock.word, screen.clock.left, screen.clock.runs) == ("Not started yet", 20 * 60_000, False)
    hall.play("lv go at 21:30")
    screen = clock_screen(room_of(hall))
    assert (screen.clock.word, screen.clock.until, screen.clock.left) == ("Start", "21:30", 30 * 60_000)
    assert screen.clock.runs


def test_a_level_shows_blinds_what_comes_and_the_end_of_registration(hall: TestDesk) -> None:
    hall.play("lv go")
    hall.clock.wait(5)
    screen = clock_screen(room_of(hall))
    assert (screen.clock.tone, screen.clock.word, screen.clock.level) == ("plain", "", "1")
    assert [one.value for one in screen.clock.blinds] == ["100", "200", "200"]
    assert screen.next_level is not None
    assert (screen.next_level.label, screen.next_level.blinds, screen.next_level.ante) == (
        "Next: level 2, 20 min",
        ("150", "300"),
        "300",
    )
    assert screen.next_break == Labelled("Next break", "21:40", "15 min")
    assert screen.figures[2] == Labelled("Registration until the start of level 3", "21:40", "", "35 min")
    assert screen.day_end == "Day ends after level 4"
    assert screen.says == "Colour-up at the break: these chips leave play: 25"


def test_a_break_is_amber_and_labels_what_comes_after_it(hall: TestDesk) -> None:
    hall.play("lv go")
    hall.clock.wait(45)
    screen = clock_screen(room_of(hall))
    assert (screen.clock.tone, screen.clock.word, screen.clock.until) == ("break", "On break", "21:55")
    assert screen.clock.blinds[0] == Labelled("Small blind after the break", "200")
    assert screen.next_break == Labelled("Day ends after level 4", "22:35")
    assert screen.clock.whole == 15 * 60_000


def test_stud_shows_ante_bring_in_and_bets(hall: TestDesk) -> None:
    hall.play("lv go\nlevel 4 ok\nlv 4")
    assert [(one.label, one.value) for one in clock_screen(room_of(hall)).clock.blinds] == [
        ("Ante", "100"),
        ("Bring-in", "150"),
        ("Small / big bet", "500/1\u202f000"),
    ]


def test_a_doubtful_level_stays_off_until_somebody_has_looked(hall: TestDesk) -> None:
    hall.play("lv go\nlv 5")
    assert not clock_screen(room_of(hall)).clock.blinds
    hall.play("level 5 ok")
    assert [one.value for one in clock_screen(room_of(hall)).clock.blinds] == ["120k", "240k", "240k"]


@pytest.mark.parametrize(
    ("calls", "word", "note"),
    [
        ("lv stop a ruling at table 2", "The clock stands", "a ruling at table 2"),
        ("lv hands 3", "Last hands: 3", ""),
    ],
)
def test_a_clock_that_stands_is_red_and_says_why(hall: TestDesk, calls: str, word: str, note: str) -> None:
    hall.play(f"lv go\n{calls}")
    clock = clock_screen(room_of(hall)).clock
    assert (clock.tone, clock.word, clock.note, clock.runs) == ("stands", word, note, False)


def test_announcements_stand_until_their_time(hall: TestDesk) -> None:
    hall.play("lv go\nsay 10m Dinner vouchers at the desk\nsay Parking closes at 3")
    assert clock_screen(room_of(hall)).says == "Dinner vouchers at the desk · Parking closes at 3"
    hall.clock.wait(10)
    assert clock_screen(room_of(hall)).says == "Parking closes at 3"


def test_to_the_money_is_what_is_left_over_those_who_are_paid(hall: TestDesk) -> None:
    hall.play("lv go\nreg close\nh4h on 47")
    assert clock_screen(room_of(hall)).figures[2] == Labelled("Bubble", "1", "48 left", "47 paid")


def test_the_day_s_end(hall: TestDesk) -> None:
    hall.play("lv go")
    hall.clock.wait(96)
    assert clock_screen(room_of(hall)).clock.word == "The day is over"
