"""Levels set and changed by calls, also while they are played."""

from pathlib import Path

import pytest

from floorman.core.structure import Break, Level, Structure
from floorman.desk.front.echo import echo
from floorman.exchange.structure_files import StructureFile
from tests.desk.calls.test_clock import LEVELS
from tests.desk.rooms import TestDesk


@pytest.fixture(name="hall")
def _hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TestDesk:
    """Levels are set, and the tests' evening begins at 21:00 in Warsaw."""
    monkeypatch.setenv("TZ", "Europe/Warsaw")
    hall = TestDesk(tmp_path, tables=2)
    (tmp_path / "friday.txt").write_text(LEVELS)
    hall.play(f"levels {tmp_path / 'friday.txt'}")
    return hall


def steps(hall: TestDesk) -> list[str]:
    return hall.play("levels")[0].splitlines()


def test_levels_come_from_a_file_by_name_or_made(hall: TestDesk) -> None:
    assert steps(hall) == LEVELS.splitlines()
    assert hall.play("levels standard") == ["Levels set: 27, from standard"]
    hall.play("levels make players 40 stack 20000 chips 25 100 500 minutes 240 level 20 breaks 15 at 4")
    assert hall.desk.log.now.structure is not None
    assert hall.desk.log.now.structure.source.startswith("make players 40")
    assert hall.refused("levels make players 40") == "To make levels it must be said: stack."
    hall.play("undo\nundo")
    assert steps(hall) == LEVELS.splitlines()


def test_a_level_is_looked_at_and_changed(hall: TestDesk) -> None:
    assert hall.play("level 2") == ["Level 2: 50/100 20 late"]
    hall.play("level 2 60/120/120 25")
    assert hall.play("level 2") == ["Level 2: 60/120/120 25 late"], "late registration still ends with it"
    hall.play("level 2 ok\nlevel 1 + 40/80 15\nlevel 4 -\nlevel 1..2 10")
    assert steps(hall) == [
        *("25/50 10", "40/80 10", "60/120/120 25 late ok", "break 10 -25 ok", "200/400 20"),
        *("end Day 1", "300/600 20", "500/1000/1000 20"),
    ]


def test_a_break_is_put_behind_a_level_and_taken_away(hall: TestDesk) -> None:
    hall.play("break after 1 15 dinner\nbreak after 2 30 supper")
    assert steps(hall)[1] == "break 15 dinner"
    assert steps(hall)[3] == "break 30 -25 supper", "the chips still go in it"
    hall.play("break after 2 -")
    assert steps(hall)[3] == "100/200 20"
    assert hall.refused("break after 2 -") == "No break stands behind level 2."
    assert hall.refused("break after 99 5") == "There is no level 99."


@pytest.mark.parametrize(
    ("call", "why"),
    [
        ("level 1 30/60 20", "Level 1 is over; it stays as it was played."),
        ("level 1 + 30/60 20", "Level 1 is over; it stays as it was played."),
        ("level 1 -", "Level 1 is over; it stays as it was played."),
        ("level 1..3 15", "Level 1 is over; it stays as it was played."),
        ("break after 1 5", "Level 1 is over; it stays as it was played."),
        ("level 2 -", "Level 2 has begun; for the next one say lv next."),
        ("level 3 break 5", "break 5 is no level: it is written as 100/200/200 20."),
        ("level 3 + end", "end is no level: it is written as 100/200/200 20."),
        ("level 77", "There is no level 77."),
        ("level 77 ok", "There is no level 77."),
        ("level 2 50/100 5", "Nothing would be left; for the next step say lv next."),
    ],
)
def test_what_is_over_stays_as_it_was_played(hall: TestDesk, call: str, why: str) -> None:
    hall.play("lv 2\nlv go")
    hall.clock.wait(16)
    assert hall.refused(call) == why


def test_a_level_that_runs_grows_and_the_evening_s_end_with_it(hall: TestDesk) -> None:
    hall.play("lv go")
    hall.clock.wait(5)
    assert hall.play("level 1 25/50 25") == ["Levels changed: level 1 25/50 25; they end at 22:35, before: 22:30"]
    assert hall.play("lv")[0].startswith("Level 1, 20:00 left.")
    assert hall.play("level 3..4 30") == ["Levels changed: level 3..4 30; they end at 22:55, before: 22:35"]
    hall.play("undo\nundo")
    assert hall.play("lv")[0].startswith("Level 1, 15:00 left.")


def test_in_a_break_that_runs(hall: TestDesk) -> None:
    hall.play("lv go")
    hall.clock.wait(45)
    hall.desk.keep()
    assert hall.refused("break after 2 -") == "It is a break already."
    hall.play("break after 2 20")
    assert hall.play("lv")[0].startswith("Break, 15:00 left")


def test_other_levels_go_on_in_a_step_that_is_equal(hall: TestDesk, tmp_path: Path) -> None:
    hall.play("lv go")
    hall.clock.wait(25)
    (tmp_path / "slow.txt").write_text(LEVELS.replace("25/50 20", "25/50 40"))
    (tmp_path / "other.txt").write_text(LEVELS.replace("50/100 20 late", "60/120 20"))
    (tmp_path / "strange.txt").write_text("1/2 5\n")
    hall.play(f"levels {tmp_path / 'slow.txt'}")
    assert hall.play("lv")[0].startswith("Level 2, 15:00 left.")
    assert hall.refused(f"levels {tmp_path / 'other.txt'}").endswith("say lv 3 first.")
    assert "no later level is the same" in hall.refused(f"levels {tmp_path / 'strange.txt'}")
    hall.play(f"lv 3\nlevels {tmp_path / 'other.txt'}")


def test_before_the_start_any_levels_do(hall: TestDesk) -> None:
    hall.play("lv go at 23:00\nlevels standard")
    assert hall.play("lv")[0] == "Not started yet: level 1, 20:00. It goes at 23:00. Blinds 50/100. Next 75/150."


def test_what_is_doubtful_is_told_before_enter(hall: TestDesk, tmp_path: Path) -> None:
    (tmp_path / "odd.txt").write_text("25/50 20\n400/800 20\n")
    seen = echo(hall.desk, f"levels {tmp_path / 'odd.txt'}")
    assert seen.status == "cautioned"
    assert "more than fourfold" in seen.detail


def test_a_clock_that_comes_with_a_tdt_file_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = StructureFile("tdt", Structure((Level(25, 50, 20), Level(50, 100, 20))), (1, 90_000))
    monkeypatch.setattr("floorman.desk.clock.structures.load_structure", lambda _: found)
    hall = TestDesk(tmp_path, tables=1)
    hall.play("levels evening.tdt")
    assert hall.play("lv")[0].startswith("Level 2 stands at 1:30.")
    hall.play("lv go\nlevels evening.tdt")
    assert hall.play("lv")[0].startswith("Level 2, 1:30 left."), "the hall's own clock goes on"


def test_edits_keep_the_kinds_of_steps(hall: TestDesk) -> None:
    structure = hall.desk.log.now.structure
    assert structure is not None
    assert isinstance(structure.steps[0], Level)
    assert isinstance(structure.steps[2], Break)
