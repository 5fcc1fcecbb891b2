"""The clock's calls in the room: what they say and record, what is refused, what is spoken against."""

from pathlib import Path

import pytest

from floorman.core.facts import ClockSet, LastHandsSet
from floorman.desk.front.echo import echo
from tests.desk.rooms import TestDesk

LEVELS = "25/50 20\n50/100 20 late\nbreak 10 -25\n100/200 20\n200/400 20\nend Day 1\n300/600 20\n500/1000/1000 20\n"


@pytest.fixture(name="hall")
def _hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TestDesk:
    """Two tables of three players, and levels that are set; the tests' evening begins at 21:00 in Warsaw."""
    monkeypatch.setenv("TZ", "Europe/Warsaw")
    hall = TestDesk(tmp_path, tables=2)
    hall.fill({1: 3, 2: 3})
    levels = tmp_path / "friday.txt"
    levels.write_text(LEVELS)
    hall.play(f"levels {levels}")
    return hall


def told(hall: TestDesk) -> str:
    return hall.play("lv")[0]


def test_there_is_no_clock_without_levels(room: TestDesk) -> None:
    assert room.refused("lv go") == room.refused("lv") == "There are no levels yet; levels standard brings some"
    assert room.refused("level 3 100/200 20") == room.refused("levels") == room.refused("lv")
    assert "nowhere.txt" in room.refused("levels nowhere.txt")


def test_before_the_start_it_stands_whole(hall: TestDesk) -> None:
    assert told(hall) == "Not started yet: level 1, 20:00. Blinds 25/50. Next 50/100."
    assert hall.play("lv go at 21:30") == ["Level 1, 20:00, goes at 21:30"]
    assert told(hall) == "Not started yet: level 1, 20:00. It goes at 21:30. Blinds 25/50. Next 50/100."
    hall.clock.wait(35)
    assert told(hall) == "Level 1, 15:00 left. Blinds 25/50. Next 50/100. Break 22:10."


def test_an_echo_tells_the_outcome_and_the_journal_too(hall: TestDesk) -> None:
    assert echo(hall.desk, "lv go").title == "Level 1, 20:00, runs; break 21:40"
    assert hall.play("lv go") == ["Level 1, 20:00, runs; break 21:40"]
    hall.clock.wait(5)
    assert hall.play("lv +2") == ["Level 1, 17:00, runs; break 21:42"]
    assert hall.journal()[-2:] == ["Level 1, 20:00, runs", "Level 1, 17:00, runs; break 21:42"]
    assert hall.play("lv break 15 dinner") == ["Break, 15:00, runs"]
    assert hall.desk.remark(len(hall.desk.log.facts)) == "dinner"
    assert hall.play("lv play") == ["Level 1, 17:00, runs; break 21:42"]
    assert hall.play("lv stop a ruling at table 2") == ["Level 1, 17:00, stands"]
    assert hall.desk.remark(len(hall.desk.log.facts)) == "a ruling at table 2"
    assert hall.play("lv break 60 dinner at 22:55") == ["Level 1, 17:00, stands; then a break of 60 minutes at 22:55"]
    assert hall.desk.remark(len(hall.desk.log.facts)) == "dinner"


@pytest.mark.parametrize(
    ("calls", "by_call"),
    [
        ("lv go", "start"),
        ("lv go at 22:00", "start"),
        ("lv go\nlv stop", "stop"),
        ("lv go\nlv stop\nlv go", "go"),
        ("lv -3:30", "more"),
        ("lv left 12:30", "left"),
        ("lv next", "next"),
        ("lv 2\nlv back", "back"),
        ("lv 3 12:00", "to"),
        ("lv break 5", "break"),
        ("lv play", "play"),
    ],
)
def test_which_call_set_it_is_kept(hall: TestDesk, calls: str, by_call: str) -> None:
    hall.play(calls)
    event = hall.desk.log.facts[-1].event
    assert isinstance(event, ClockSet)
    assert event.by_call == by_call


@pytest.mark.parametrize(
    ("call", "why"),
    [
        ("lv go", "The clock runs already."),
        ("lv -20", "Nothing would be left; for the next step say lv next."),
        ("lv 9", "There is no level 9."),
        ("lv back", "There is no level before this one."),
        ("lv catch", "Nothing passed unseen."),
        ("done 1", "There is no hand-for-hand; h4h on begins it"),
        ("say off 2", "There is no announcement 2"),
    ],
)
def test_what_cannot_be_is_refused(hall: TestDesk, call: str, why: str) -> None:
    hall.play("lv go")
    assert hall.refused(call) == why


def test_what_is_no_call_says_what_may_follow(hall: TestDesk) -> None:
    seen = echo(hall.desk, "lv foo")
    assert (seen.status, seen.title) == ("not-understood", "Not understood: foo")
    assert seen.detail.startswith("go, stop, +2, -2, left 12:30, next, back")
    assert echo(hall.desk, "say").status == echo(hall.desk, "say 10m").status == "unfinished"


def test_undo_of_a_wrong_next_gives_the_seconds_back(hall: TestDesk) -> None:
    hall.play("lv go")
    hall.clock.wait(5)
    hall.play("lv next")
    hall.clock.wait(1)
    hall.play("undo")
    assert told(hall).startswith("Level 1, 14:00 left.")


def test_undo_is_refused_once_it_was_set_again_and_the_repair_is_named(hall: TestDesk) -> None:
    hall.play("lv go")
    wrong = len(hall.desk.log.facts) + 1
    hall.clock.wait(2)
    hall.play("lv next\nlv stop")
    hall.clock.wait(1)
    assert hall.refused(f"undo {wrong}") == (
        f"The clock was set again since, by {wrong + 1}. Say what it is to be: lv 1 17:00; lv go"
    )
    hall.play("lv 1 17:00\nlv go")
    assert told(hall).startswith("Level 1, 17:00 left.")


def test_the_repair_brings_a_break_back(hall: TestDesk) -> None:
    hall.play("lv go")
    hall.clock.wait(41)
    hall.play("lv 5\nlv +1")
    wrong = len(hall.desk.log.facts) - 1
    assert hall.refused(f"undo {wrong}").endswith("lv 2; lv next; lv left 9:00")
    hall.play("lv 1\nlv break 5\nlv 5\nlv +1")
    assert hall.refused(f"undo {wrong + 4}").endswith("lv 1 20:00; lv break 5:00")


def test_a_level_that_is_far_off_is_asked_about(hall: TestDesk) -> None:
    hall.play("lv go")
    assert hall.desk.call("lv 6").against == ("From level 1 to level 6: for more minutes say lv +6.",)
    assert hall.desk.call("lv 5").against == ()


@pytest.mark.rule("TDA-2024 RP-8")
def test_hand_for_hand_stands_the_clock_and_each_synchronised_hand_takes_its_minutes(hall: TestDesk) -> None:
    hall.play("lv go")
    hall.clock.wait(10)
    hall.play("h4h on")
    assert told(hall).startswith("Level 1 stands at 10:00: hand-for-hand.")
    hall.clock.wait(3)
    hall.play("done 1\ndone 2")
    assert told(hall).startswith("Level 1 stands at 10:00: hand-for-hand.")
    hall.play("h4h deal\ndone 1\ndone 2\nh4h deal\ndone 2\ndone 1")
    assert told(hall).startswith("Level 1 stands at 6:00: hand-for-hand.")
    hall.play("h4h off")
    assert told(hall).startswith("Level 1, 6:00 left.")
    hall.play("undo")
    assert told(hall).startswith("Level 1 stands at 6:00: hand-for-hand.")


def test_in_hand_for_hand_a_clock_that_is_started_later_goes_by_hands_too(hall: TestDesk) -> None:
    hall.play("h4h on 50\nh4h on 40")
    assert hall.desk.floor.level_clock() is not None
    assert told(hall).startswith("Not started yet")


def test_last_hands_stand_it_and_tables_are_ticked(hall: TestDesk) -> None:
    hall.play("lv go")
    hall.clock.wait(16)
    told_of = hall.desk.call("lv hands 3")
    assert told_of.says == "Last hands: 3. Level 1, 4:00, stands for the last hands"
    assert told_of.against == ("3 hands take about 6 minutes; left: 4. (house tda-2024)",)
    hall.play("done 1")
    assert hall.desk.call("lv next").against == ("Hands are not done yet at tables 2.",)


def test_last_hands_are_drawn_from_a_seed_that_is_kept(hall: TestDesk) -> None:
    hall.play("lv go")
    assert echo(hall.desk, "lv hands draw").title == "Last hands: 3 to 7, to be drawn; the clock stands"
    hall.play("lv hands draw")
    event = hall.desk.log.facts[-1].event
    assert isinstance(event, LastHandsSet)
    assert (3 <= event.hands <= 7, event.seed) == (True, "seed 1")


def test_a_house_that_changes_leaves_the_clock_as_it_stands(hall: TestDesk) -> None:
    hall.play("lv go")
    hall.clock.wait(55)
    before = told(hall)
    hall.play("house pokerstars")
    assert told(hall) == before, "its breaks wait for the hands from now on, not since nine"


def test_breaks_by_the_clock_come_and_go_by_call(hall: TestDesk) -> None:
    hall.play("lv go")
    hall.clock.wait(10)
    assert hall.play("lv sync 25 5") == ["Levels changed: lv sync 25 5"]
    assert told(hall).endswith("Break 21:25.")
    hall.clock.wait(17)
    assert told(hall).startswith("Break, 3:00 left; the level is 2.")
    hall.clock.wait(4)
    hall.play("lv sync off")
    assert told(hall).endswith("Break 21:45.")
    hall.play("lv hourly 5")
    assert hall.desk.log.now.structure is not None
    assert hall.desk.log.now.structure.by_clock is not None
    assert hall.desk.log.now.structure.by_clock.kind == "hourly"


def test_a_machine_without_a_zone_has_no_minute_of_the_hour(hall: TestDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("floorman.desk.calls.clock.machine_zone_name", lambda: "")
    assert hall.refused("lv sync 55 5").startswith("This machine does not say")


def test_words_on_the_screens(hall: TestDesk) -> None:
    assert hall.play("say Dinner vouchers at the desk") == ["On the screens, 1: Dinner vouchers at the desk"]
    assert hall.play("say 10m Registration closes soon") == ["On the screens until 21:10, 2: Registration closes soon"]
    assert hall.play("say off 1") == ["Off the screens: 1"]
    assert list(hall.desk.log.now.announcements) == [2]
