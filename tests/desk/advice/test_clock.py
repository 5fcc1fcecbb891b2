"""Advice on the clock: what waits, what comes soon, what nobody announced; each with the call that does it."""

from pathlib import Path
from typing import Any

import pytest

from floorman.desk import rulings
from floorman.desk.files.event_file import read_event_file
from floorman.desk.files.opening import new_desk, open_desk
from floorman.desk.front.room import Room
from floorman.desk.steady import SteadyClock
from tests.desk.rooms import MINUTE, START, Clock, TestDesk

LEVELS = ["25/50 20", "50/100 20 late", "break 10 -25", "100/200 20", "200/400 20", "end Day 1", "300/600 20"]


class Hall(TestDesk):
    """A room made from an event file."""

    def __init__(self, folder: Path, more: str = "", levels: list[str] | None = None) -> None:
        self.clock, self.path = Clock(), folder / "evening.floor"
        event = folder / "event.toml"
        event.write_text(f'name = "Friday"\ntables = "1-2"\nstructure = {levels or LEVELS}\n{more}')
        self.desk = new_desk(self.path, read_event_file(str(event)), clock=self.clock, chance=lambda: "seed")
        self.left_open.append(self.desk)
        self.fill({1: 3, 2: 3})
        self.play("reg close\nreg open")


@pytest.fixture(name="hall")
def _hall(tmp_path: Path) -> Hall:
    return Hall(tmp_path)


def cards(hall: TestDesk, begins: str = "") -> list[tuple[str, str]]:
    return [(one["code"], one["offer"]) for one in hall.advice(begins) if one["code"].startswith(_OF_THE_CLOCK)]


_OF_THE_CLOCK = ("clock.", "registration.", "levels.")


def only(hall: TestDesk, code: str) -> dict[str, Any]:
    (found,) = hall.advice(code)
    return found


def test_before_and_in_the_middle_of_a_level_there_is_nothing(hall: Hall) -> None:
    assert cards(hall) == []
    hall.play("lv go")
    hall.clock.wait(5)
    assert cards(hall) == []


class TestLateRegistration:
    def test_its_end_is_told_beforehand_and_then_advised(self, hall: Hall) -> None:
        hall.play("lv go")
        hall.clock.wait(31)
        assert only(hall, "registration")["offer"] == "say 9m Registration closes in 9 minutes"
        hall.play("say 9m Registration closes in 9 minutes")
        hall.clock.wait(10)
        found = only(hall, "registration")
        assert (found["offer"], found["says"], found["cites"]) == (
            "reg close",
            "Its last level is over.",
            ["house tda-2024"],
        )
        told = hall.desk.call("new Late")
        assert (told.status, told.against) == (
            "recorded",
            ("Late registration is over by the levels. (house tda-2024)",),
        )
        hall.play("reg close")
        assert hall.advice("registration") == []

    def test_whoever_opens_it_again_is_left_alone(self, hall: Hall) -> None:
        hall.play("lv go")
        hall.clock.wait(45)
        hall.play("reg close\nreg open")
        assert hall.advice("registration") == []
        assert hall.desk.call("new Late").against == ()

    @pytest.mark.parametrize(
        ("late", "minutes"), [("{ minutes = 50 }", 50), ('{ until = "20:50" }', 50), ('{ until = "21:30" }', 90)]
    )
    def test_in_real_time(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, late: str, minutes: int) -> None:
        monkeypatch.setenv("TZ", "UTC")
        hall = Hall(tmp_path, f"late = {late}\n", [line.replace(" late", "") for line in LEVELS])
        assert hall.advice("registration") == []
        hall.play("lv go\nlv stop")
        hall.clock.wait(minutes - 3)
        assert only(hall, "registration.closes")["offer"].startswith("say 3m")
        hall.clock.wait(3)
        assert only(hall, "registration")["says"] == "Its time is over."
        hall.play("reg close\nreg open")
        assert hall.advice("registration") == []

    def test_a_house_may_close_it_by_itself_once(self, tmp_path: Path) -> None:
        hall = Hall(tmp_path, '[choices]\nlate_ends = "by-itself"\n')
        hall.play("lv go")
        hall.clock.wait(39)
        Room(hall.desk).tick()
        assert hall.desk.floor.now.registration_open
        hall.clock.wait(2)
        Room(hall.desk).tick()
        assert not hall.desk.floor.now.registration_open
        hall.play("reg open")
        hall.clock.wait(30)
        Room(hall.desk).tick()
        assert hall.desk.floor.now.registration_open, "the TD knows better"

    def test_what_it_closed_by_itself_can_be_taken_back_for_good(self, tmp_path: Path) -> None:
        hall = Hall(tmp_path, '[choices]\nlate_ends = "by-itself"\n')
        hall.play("lv go")
        hall.clock.wait(41)
        hall.play("lv\nundo\nlv")
        assert hall.desk.floor.now.registration_open


class TestWaiting:
    def test_a_break_waits_until_the_tables_are_done(self, tmp_path: Path) -> None:
        hall = Hall(tmp_path, "[choices]\nbreak_waits = true\n")
        hall.play("lv go")
        hall.clock.wait(41)
        found = only(hall, "clock.waits")
        assert (found["code"], found["offer"], found["cites"]) == ("clock.waits-break", "lv break", ["house Friday"])
        assert found["says"].startswith("Hands are still dealt at tables 1, 2.")
        hall.play("done 1\ndone 2")
        assert only(hall, "clock.waits")["says"] == "All hands are done. The whole break begins now."
        hall.play("lv break")
        assert hall.advice("clock.waits") == []

    def test_the_day_s_end_brings_last_hands(self, hall: Hall) -> None:
        hall.play("lv go\nlv 4\nlv left 16")
        assert hall.advice("clock.last") == []
        hall.clock.wait(2)
        found = only(hall, "clock.last")
        assert (found["offer"], found["says"][:27]) == ("lv hands draw", "The day ends in 14 minutes;")
        hall.play("lv hands draw")
        assert only(hall, "clock.waits")["offer"] == "lv next"
        view = Room(hall.desk).clock()
        assert view is not None
        assert (view.still_playing, 3 <= view.last_hands <= 7) == ((1, 2), True)


class TestColourUp:
    @pytest.mark.rule("TDA-2024 24")
    def test_chips_go_in_the_break_and_what_to_bring_is_told_before(self, hall: Hall) -> None:
        hall.play("lv go")
        hall.clock.wait(29)
        assert hall.advice("clock.colour-up") == []
        hall.clock.wait(2)
        found = only(hall, "clock.colour-up")
        assert found["cites"] == ["TDA-2024 24"]
        assert found["says"].startswith("Bring chips of 100: one for each 4 of the 25s, and one more a table at most")
        hall.play(found["offer"])
        hall.clock.wait(10)
        assert only(hall, "clock.colour-up")["code"] == "clock.colour-up-25"
        hall.clock.wait(10)
        assert hall.advice("clock.colour-up") == []

    def test_the_largest_chip_of_the_set_has_nothing_to_go_for(self, tmp_path: Path) -> None:
        hall = Hall(tmp_path, levels=["25/50 20", "break 10 -500000000000", "50/100 20"])
        hall.play("lv go\nlv next")
        assert hall.advice("clock.colour-up") == []


class TestDoubts:
    def test_a_doubtful_level_to_come_is_asked_about(self, tmp_path: Path) -> None:
        hall = Hall(tmp_path, levels=["25/50 20", "400/800 20", "10/20 20", "5/10 20", "1/2 20", "end"])
        found = hall.advice("levels.doubt")
        assert [one["offer"] for one in found] == ["level 2 ok", "level 3 ok", "level 4 ok"]
        assert found[0]["says"].startswith("Level 2: 800 is more than fourfold 50 before it.")
        hall.play("level 2 ok\nlv 4\nlv go")
        assert [one["offer"] for one in hall.advice("levels.doubt")] == ["level 4 ok", "level 5 ok"]


class TestAway:
    def away(self, hall: Hall, minutes: float) -> Hall:
        hall.desk.keeper = None
        hall.desk.file.close()
        hall.clock.wait(minutes)
        hall.desk = open_desk(hall.path, clock=hall.clock)
        hall.left_open.append(hall.desk)
        return hall

    def test_what_nobody_announced_comes_first(self, hall: Hall) -> None:
        hall.play("lv go")
        self.away(hall, 24)
        first, second = hall.advice()[:2]
        assert [(one["code"], one["offer"]) for one in (first, second)] == [
            ("clock.unseen-next", "lv next"),
            ("clock.unseen-catch", "lv catch"),
        ]
        assert "4 minutes ago" in first["says"]
        hall.play("lv catch")
        assert hall.advice("clock.unseen") == []

    def test_a_break_s_end_that_nobody_announced(self, hall: Hall) -> None:
        hall.play("lv go\nlv next\nlv next")
        self.away(hall, 15)
        titles = [card.title for card in Room(hall.desk).advice()]
        assert titles[:2] == ["Not announced: end of the break"] * 2

    def test_if_nothing_ended_it_is_asked_what_the_hall_did(self, hall: Hall) -> None:
        hall.play("lv go")
        self.away(hall, 8)
        assert cards(hall) == [("clock.went-on", ""), ("clock.stood", "lv left 20:00")]
        hall.play("lv left 20:00")
        assert cards(hall) == []

    def test_after_a_while_it_is_asked_no_more(self, hall: Hall) -> None:
        hall.play("lv go")
        self.away(hall, 5)
        hall.clock.wait(11)
        assert hall.advice("clock.went-on") == []


@pytest.mark.parametrize(
    ("minutes", "says"), [(90, "It was put forward by 1:30:00."), (-90, "It is behind by 1:30:00.")]
)
def test_a_machine_whose_clock_was_set_is_told_of(hall: Hall, minutes: int, says: str) -> None:
    ahead = 0
    clock = SteadyClock(START, lambda: START + ahead, lambda: 0)
    hall.desk.floor.clock = clock
    hall.play("lv go")
    ahead = minutes * MINUTE
    hall.desk.keep()
    assert only(hall, "clock.wall")["says"].startswith(says)
    hall.play("no clock.wall seen")
    assert hall.advice("clock.wall") == []


def test_a_dodged_blind_s_chips_are_those_of_the_level(tmp_path: Path) -> None:
    hall = Hall(tmp_path, '[choices]\ndodging = "dead-money"\n')
    hall.play("dodge 1-1")
    assert "dead money" in only(hall, "dodge.penalty")["says"]
    hall.play("lv 2\nlv go")
    assert "The blinds, 150 in chips, go into the next pot" in only(hall, "dodge.penalty")["says"]
    asked = rulings.begin(hall.desk.floor, "dodge", 1, {"player": 1})
    assert {one.key: one.value for one in asked.questions if one.kind == "number"} == {
        "small_blind": 50,
        "big_blind": 100,
    }
