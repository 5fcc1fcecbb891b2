"""Rehearsals: a script sets their time, never back, and nobody is away between two of its lines."""

import json
from pathlib import Path
from typing import Any

import pytest

from floorman.cli.main import main
from floorman.desk.files.opening import open_desk

EVENT = 'name = "Friday"\ntables = "1"\nstructure = ["25/50 20", "50/100 20", "break 10", "100/200 20"]\n'


class Rehearsal:
    """A file in which one practises."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder, self.capsys = folder, capsys
        self.file = str(folder / "rehearsal.floor")
        self.event = folder / "event.toml"
        self.event.write_text(EVENT)

    def make(self, *options: str) -> int:
        return main(["new", self.file, "--from", str(self.event), *options])

    def play(self, *lines: str) -> tuple[int, str]:
        """The exit, and what went wrong."""
        script = self.folder / "script.txt"
        script.write_text("\n".join(lines))
        self.capsys.readouterr()
        done = main(["play", self.file, str(script)])
        return done, self.capsys.readouterr().err.strip()

    def show(self, *at: str) -> dict[str, Any]:
        self.capsys.readouterr()
        assert main(["show", self.file, "--json", *(["--at", *at] if at else [])]) == 0
        room: dict[str, Any] = json.loads(self.capsys.readouterr().out)
        return room


@pytest.fixture(name="rehearsal")
def _rehearsal(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Rehearsal:
    monkeypatch.setenv("LC_ALL", "en")
    return Rehearsal(tmp_path, capsys)


def test_its_script_sets_the_time_and_the_journal_has_it(rehearsal: Rehearsal) -> None:
    rehearsal.make("--rehearsal")
    assert rehearsal.play("@2026-11-29T19:00:00+01:00", "lv go", "@2026-11-29T20:05:00+01:00", "close 1") == (0, "")
    room = rehearsal.show()
    assert (room["rehearsal"], room["clock"]["level"], room["clock"]["shows"]) == (True, 3, "5:00")
    assert room["structure"] == ["25/50 20", "50/100 20", "break 10", "100/200 20"]
    rehearsal.capsys.readouterr()
    assert main(["journal", rehearsal.file, "--json"]) == 0
    rows = json.loads(rehearsal.capsys.readouterr().out)
    told = [(row["kind"], row["at"]) for row in rows[3:]]
    assert told == [
        ("clock-set", "2026-11-29T18:00:00Z"),
        ("level-begun", "2026-11-29T18:20:00Z"),
        ("level-begun", "2026-11-29T18:50:00Z"),
        ("table-marked", "2026-11-29T19:05:00Z"),
    ]


def test_it_is_looked_at_from_a_later_instant_and_nobody_is_away(rehearsal: Rehearsal) -> None:
    rehearsal.make("--rehearsal")
    rehearsal.play("@2026-11-29T19:00:00+01:00", "lv go")
    assert rehearsal.show("2026-11-29T19:50:00+01:00")["clock"] == {
        "state": "level",
        "level": 3,
        "left": 1_200_000,
        "shows": "20:00",
        "runs": True,
        "why": None,
        "over": None,
        "next_break": None,
        "step": 3,
        "game": None,
        "blinds": {"small_blind": 100, "big_blind": 200, "ante": 0, "ante_of": None},
    }
    assert rehearsal.play("@2026-11-29T19:45:00+01:00", "lv play") == (0, "")
    assert rehearsal.show()["clock"]["shows"] == "20:00"


def test_it_never_goes_back_not_in_a_later_script_either(rehearsal: Rehearsal) -> None:
    rehearsal.make("--rehearsal")
    rehearsal.play("new Ann 1-1", "@2026-11-29T19:00:00+01:00", "lv go", "@2026-11-29T19:30:00+01:00")
    done, said = rehearsal.play("@2026-11-29T19:29:59+01:00")
    assert (done, said) == (1, "floorman: line 1: A rehearsal never goes back: 2026-11-29T19:29:59+01:00 has passed.")
    assert rehearsal.play("@2026-11-29T19:30:00+01:00  # the same again", "lv") == (0, "")


@pytest.mark.parametrize("time", ["2026-11-29T19:00:00", "tomorrow", "", "9999-01-01T00:00:00Z"])
def test_a_time_has_its_offset(rehearsal: Rehearsal, time: str) -> None:
    rehearsal.make("--rehearsal")
    done, said = rehearsal.play(f"@{time}")
    assert done == 1
    assert said.endswith("is no time with its offset, such as 2026-11-29T19:00:00+01:00.")


def test_in_any_other_file_such_a_line_is_refused(rehearsal: Rehearsal) -> None:
    rehearsal.make()
    done, said = rehearsal.play("close 1", "@2026-11-29T19:00:00+01:00")
    assert done == 1
    assert said.startswith("floorman: line 2: Only a rehearsal's script sets the time")
    assert rehearsal.show()["rehearsal"] is False


def test_a_time_before_the_newest_row_is_not_looked_at(rehearsal: Rehearsal) -> None:
    rehearsal.make("--rehearsal")
    rehearsal.play("@2026-11-29T19:00:00+01:00", "lv go")
    assert main(["show", rehearsal.file, "--at", "2026-11-29T18:59:00+01:00"]) == 2
    assert "before the newest row" in rehearsal.capsys.readouterr().err


def test_it_goes_on_from_where_it_was_left(rehearsal: Rehearsal) -> None:
    rehearsal.make("--rehearsal")
    rehearsal.play("@2026-11-29T19:00:00+01:00", "lv go", "@2026-11-29T19:25:00+01:00")
    desk = open_desk(rehearsal.file)
    desk.call("lv stop")
    assert desk.floor.now.clock is not None
    assert 0 <= 15 * 60_000 - desk.floor.now.clock.left < 60_000
    desk.close()


def test_options_win_over_the_event_file(rehearsal: Rehearsal) -> None:
    assert rehearsal.make("--name", "Saturday", "--tables", "3-4", "--seats", "6", "--sell", "5", "--day", "2") == 0
    room = rehearsal.show()
    assert (room["tournament"], [table["table"] for table in room["tables"]]) == ("Saturday", [3, 4])
    assert {table["max_seats"] for table in room["tables"]} == {6}


def test_a_tournament_needs_a_name_from_somewhere(rehearsal: Rehearsal) -> None:
    assert main(["new", rehearsal.file, "--tables", "1"]) == 2
    assert "needs a name" in rehearsal.capsys.readouterr().err
