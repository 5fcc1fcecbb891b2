"""The clock's keeper: a level that begins is written once, at its instant; what passed unseen waits for a human."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from floorman.core.facts import ClockSet, LevelBegun
from floorman.desk.files.opening import open_desk
from floorman.desk.front.room import Room
from floorman.desk.steady import SteadyClock
from floorman.desk.timekeeping.heartbeat import LATE, Heartbeat
from floorman.desk.timekeeping.keeper import Keeper
from floorman.desk.timekeeping.looking import look_at
from floorman.store.file import NotRecorded
from floorman.store.lock import noted
from tests.desk.rooms import MINUTE, START, TestDesk

LEVELS = "25/50 20\n50/100 20\nbreak 10\n100/200 20\n200/400 20\nend\n300/600 20\n"


@pytest.fixture(name="hall")
def _hall(tmp_path: Path) -> TestDesk:
    hall = TestDesk(tmp_path, tables=1)
    (tmp_path / "levels.txt").write_text(LEVELS)
    hall.play(f"levels {tmp_path / 'levels.txt'}")
    return hall


def begun(hall: TestDesk) -> list[tuple[int, int, float]]:
    """Level, the row that it follows, minutes since the evening began, of each level that a row tells of."""
    return [
        (fact.event.level, fact.event.follows, (fact.at - START) / MINUTE)
        for fact in hall.desk.log.facts
        if isinstance(fact.event, LevelBegun)
    ]


def reopened(hall: TestDesk, minutes: float, *, beat: float | None = None) -> TestDesk:
    """The file opened again so many minutes after its program was killed, which gave a sign of life at ``beat``."""
    if beat is not None:
        hall.desk.file.set_preference("clock.seen", hall.clock.now + int(beat * MINUTE))
    kill(hall)
    hall.clock.wait(minutes)
    hall.desk = open_desk(hall.path, clock=hall.clock)
    hall.left_open.append(hall.desk)
    return hall


def kill(hall: TestDesk) -> None:
    """The program is gone, and says nothing any more."""
    hall.desk.keeper = None
    hall.desk.file.close()


def told(hall: TestDesk) -> str:
    return hall.play("lv")[0].split(" Blinds")[0].split(" Then")[0]


def test_levels_are_written_once_each_at_its_own_instant(hall: TestDesk) -> None:
    hall.play("lv go")
    hall.clock.wait(71)
    hall.play("close 1")
    assert begun(hall) == [(2, 4, 20.0), (3, 4, 50.0), (4, 4, 70.0)]
    assert [fact.at for fact in hall.desk.log.facts] == sorted(fact.at for fact in hall.desk.log.facts)
    rows = [row.call for row in hall.desk.file.rows() if row.kind == "level-begun"]
    assert rows == ["level.1.4", "level.3.4", "level.4.4"]
    hall.play("open 1")
    hall.desk.keep()
    assert len(begun(hall)) == 3


def test_a_start_that_was_set_for_later_is_written(hall: TestDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "UTC")
    hall.play("lv go at 20:10")
    hall.clock.wait(31)
    Room(hall.desk).tick()
    assert begun(hall) == [(1, 4, 10.0), (2, 4, 30.0)]


def test_a_level_that_a_call_begins_is_that_call_s(hall: TestDesk) -> None:
    hall.play("lv go\nlv next\nlv next\nlv next")
    hall.clock.wait(21)
    hall.desk.keep()
    assert begun(hall) == [(4, 7, 20.0)]


def test_a_level_that_a_synchronised_hand_ends_begins_with_it(hall: TestDesk) -> None:
    hall.sit(1, 1, 2)
    hall.play("lv go")
    hall.clock.wait(19)
    hall.play("h4h on\ndone 1")
    hall.clock.wait(3)
    hall.play("h4h deal\ndone 1")
    hall.clock.wait(1)
    hall.desk.keep()
    assert [(level, minute) for level, _, minute in begun(hall)] == [(2, 22.0)]


def test_undo_and_redo_pass_over_it(hall: TestDesk) -> None:
    hall.play("lv go\nclose 1\nundo")
    hall.clock.wait(25)
    hall.play("redo")
    assert begun(hall) == [(2, 4, 20.0)]
    assert hall.refused("undo 4").startswith(
        "Level 2 has begun since. Say what the clock is to be: lv 1 20:00; lv stop"
    )


def test_a_row_that_the_disk_does_not_take_changes_no_screen(hall: TestDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    hall.play("lv go")
    hall.clock.wait(25)

    def full(_: object) -> None:
        raise NotRecorded("store.disk-full", file="evening.floor")

    with monkeypatch.context() as patched:
        patched.setattr(hall.desk.journal, "append", full)
        assert told(hall) == "Level 2, 15:00 left."
    assert begun(hall) == []
    hall.desk.keep()
    assert begun(hall) == [(2, 4, 20.0)]


class TestAway:
    def test_nothing_ended_it_ran_on(self, hall: TestDesk) -> None:
        hall.play("lv go")
        hall.clock.wait(5)
        reopened(hall, 8)
        assert told(hall) == "Level 1, 7:00 left."
        away = hall.desk.floor.timer.meanwhile
        assert away is not None
        assert (away.since, away.left) == (START, 20 * MINUTE)

    def test_two_minutes_over_an_end_are_as_if_it_had_stayed(self, hall: TestDesk) -> None:
        hall.play("lv go")
        hall.clock.wait(19)
        reopened(hall, 2, beat=0)
        assert told(hall) == "Level 2, 19:00 left."
        assert begun(hall) == [(2, 4, 20.0)]
        assert hall.desk.floor.timer.meanwhile is None

    def test_longer_it_stands_at_the_first_end_that_passed(self, hall: TestDesk) -> None:
        hall.play("lv go")
        hall.clock.wait(15)
        reopened(hall, 9, beat=0)
        event = hall.desk.log.facts[-1].event
        assert isinstance(event, ClockSet)
        assert (event.by_call, event.clock.ended_at) == ("away", START + 20 * MINUTE)
        assert told(hall).startswith("Level 1 stands at 0:00: what came 4:00 ago passed unseen")
        reopened(hall, 3)
        assert told(hall).startswith("Level 1 stands at 0:00: what came 7:00 ago passed unseen")
        hall.play("lv catch")
        assert told(hall) == "Level 2, 13:00 left."

    def test_what_was_seen_until_the_last_sign_of_life_is_written(self, hall: TestDesk) -> None:
        hall.play("lv go")
        hall.clock.wait(21)
        reopened(hall, 30, beat=0)
        assert begun(hall) == [(2, 4, 20.0)]
        assert told(hall).startswith("Level 2 stands at 0:00: what came 11:00 ago")

    def test_while_it_stood_nothing_happened(self, hall: TestDesk) -> None:
        hall.play("lv go\nlv stop")
        rows = len(hall.desk.log.facts)
        reopened(hall, 300)
        assert (len(hall.desk.log.facts), told(hall)) == (rows, "Level 1 stands at 20:00.")

    def test_a_file_that_was_closed_was_kept_until_then(self, hall: TestDesk) -> None:
        hall.play("lv go")
        hall.clock.wait(45)
        hall.desk.close()
        hall.clock.wait(1)
        hall.desk = open_desk(hall.path, clock=hall.clock)
        assert told(hall) == "Break, 4:00 left; the level is 2."
        hall.desk.close()
        hall.clock.wait(9)
        hall.desk = open_desk(hall.path, clock=hall.clock)
        assert told(hall) == "The break ended 5:00 ago, unseen; say lv next, or lv catch if it was announced."
        hall.desk.close()

    def test_who_only_looks_at_a_file_that_nobody_keeps_sees_it_stand(self, hall: TestDesk) -> None:
        hall.play("lv go")
        hall.clock.wait(25)
        looking = open_desk(hall.path, read_only=True, clock=hall.clock)
        assert looking.call("lv").says.startswith("Level 2, 15:00 left."), "another window keeps it"
        looking.close()
        kill(hall)
        looking = open_desk(hall.path, read_only=True, clock=hall.clock)
        assert looking.call("lv").says.startswith("Level 1 stands at 0:00: what came 5:00 ago")
        look_at(looking.floor, "2025-11-29T20:26:00+00:00")
        assert looking.call("lv").says.startswith("Level 2, 14:00 left."), "asked for a time, it was kept until then"
        looking.close()

    def test_a_break_by_the_clock_that_passed_unseen(self, hall: TestDesk) -> None:
        hall.play("lv go\nlv hourly 5")
        hall.clock.wait(58)
        reopened(hall, 10, beat=0)
        assert told(hall).startswith("Level 3 stands at 10:00: what came 8:00 ago passed unseen")


class TestAsleep:
    """The machine slept, or the program was stopped, while it had the file open."""

    @pytest.fixture(name="beating")
    def _beating(self, hall: TestDesk) -> Iterator[tuple[TestDesk, Heartbeat]]:
        heart = Heartbeat(hall.clock, hall.desk.file.beat)
        hall.desk.keeper = Keeper(hall.desk.floor, hall.desk._by_clock, heart)
        yield hall, heart
        heart.stop()

    def test_over_a_level_s_end(self, beating: tuple[TestDesk, Heartbeat]) -> None:
        hall, heart = beating
        hall.play("lv go")
        hall.clock.wait(15)
        heart._last = hall.clock.now
        hall.clock.wait(9)
        assert told(hall).startswith("Level 1 stands at 0:00: what came 4:00 ago passed unseen")

    def test_while_nobody_calls_it_is_there_all_the_same(self, beating: tuple[TestDesk, Heartbeat]) -> None:
        hall, heart = beating
        hall.play("lv go")
        for _ in range(100):
            hall.clock.wait(0.2)
            heart.beat()
        hall.clock.wait(5)
        heart._last = hall.clock.now
        assert told(hall) == "Level 2, 15:00 left."

    def test_a_sign_that_comes_late_is_told_once(self, beating: tuple[TestDesk, Heartbeat]) -> None:
        hall, heart = beating
        assert heart.away_since() is None
        hall.clock.now += LATE + 1
        heart.beat()
        heart.beat()
        assert (heart.away_since(), heart.away_since()) == (START, None)


def test_a_heart_that_beats_leaves_its_sign_beside_the_lock(hall: TestDesk) -> None:
    heart = Heartbeat(hall.clock, hall.desk.file.beat)
    heart.start()
    heart.start()
    heart.stop()
    heart.stop()
    note = noted(hall.path)
    assert note is not None
    assert (note.seq, note.beat) == (len(hall.desk.log.facts), START)
    hall.play("close 1")
    note = noted(hall.path)
    assert note is not None
    assert (note.seq, note.beat) == (len(hall.desk.log.facts), START)


class Wall:
    """A machine's clock that may be set, and the time that really passes."""

    def __init__(self) -> None:
        self.set_by, self.passed = 0, 0

    def wall(self) -> int:
        return START + self.passed + self.set_by

    def elapsed(self) -> int:
        return self.passed


@pytest.mark.parametrize("hours", [1, -1])
def test_the_wall_s_clock_is_set_and_no_countdown_jumps(hall: TestDesk, hours: int) -> None:
    wall = Wall()
    hall.desk.floor.clock = SteadyClock(START, wall.wall, wall.elapsed)
    hall.play("lv go")
    wall.passed += 10 * MINUTE
    wall.set_by = hours * 60 * MINUTE
    assert told(hall) == "Level 1, 10:00 left."
    assert hall.desk.floor.timer.wall_ahead == hours * 60 * MINUTE
    local = hall.desk.floor.time_of_day(hall.desk.floor.clock())
    wall.set_by = 0
    hall.desk.keep()
    other = hall.desk.floor.time_of_day(hall.desk.floor.clock())
    assert (int(local[:2]) - int(other[:2])) % 24 == hours % 24
    assert [fact.at for fact in hall.desk.log.facts] == sorted(fact.at for fact in hall.desk.log.facts)


def test_breaks_by_the_clock_follow_the_wall_once_it_is_set(hall: TestDesk) -> None:
    wall = Wall()
    hall.desk.floor.clock = SteadyClock(START, wall.wall, wall.elapsed)
    hall.play("lv go\nlv sync 55 5")
    wall.passed += 10 * MINUTE
    wall.set_by = 15 * MINUTE
    hall.desk.keep()
    reading = hall.desk.floor.clock_reading()
    assert reading is not None
    assert reading.next_break == 30 * MINUTE, "the wall says 25 past: that is half an hour to 55"


def test_twelve_hours_pass_without_drift(hall: TestDesk) -> None:
    wall = Wall()
    hall.desk.floor.clock = SteadyClock(START, wall.wall, wall.elapsed)
    (hall.path.parent / "long.txt").write_text("25/50 30\n" * 100)
    hall.play(f"levels {hall.path.parent / 'long.txt'}\nlv go")
    for _ in range(12 * 60):
        wall.passed += MINUTE
        wall.set_by += 7
        hall.desk.keep()
    reading = hall.desk.floor.clock_reading()
    assert reading is not None
    assert (reading.level, reading.left) == (25, 30 * MINUTE)
    assert {round((at - begun(hall)[0][2]) % 30, 6) for _, _, at in begun(hall)} == {0.0}


def test_at_the_start_the_newest_row_counts_if_the_wall_is_behind() -> None:
    wall = Wall()
    clock = SteadyClock(START + 90 * MINUTE, wall.wall, wall.elapsed)
    assert (clock(), clock.ahead) == (START + 90 * MINUTE, -90 * MINUTE)
    wall.passed += 5
    assert (clock(), clock.jumped()) == (START + 90 * MINUTE + 5, False)
