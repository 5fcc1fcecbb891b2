"""``floorman merge``: what it prints, what it asks, and with which exit it ends."""

import json
from pathlib import Path

import pytest

from floorman.cli.main import main

EVENT = (
    'name = "Main"\ntables = "1-2"\nstructure = ["25/50 20", "end Day 1", "100/200 20"]\n[format]\nkind = "flight"\n'
)
SCRIPTS = {
    "1A": "new Ann Lee 1-1\nnew Ben Ox 1-2\nbag 1: 41000 18500\nday end\n",
    "1B": "new Ann Lee 1-1\nnew Dan Po 1-2\nnew Eve Qi 2-1\nbag 1: 62500 1\nday end without #3\n",
}


@pytest.fixture(name="folder")
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Path:
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.chdir(tmp_path)
    for flight, script in SCRIPTS.items():
        (tmp_path / "event.toml").write_text(f'{EVENT}name = "{flight}"\n')
        (tmp_path / "script.txt").write_text(script)
        assert main(["new", f"{flight}.floor", "--from", "event.toml"]) == 0
        assert main(["play", f"{flight}.floor", "script.txt"]) == 0
    capsys.readouterr()
    return tmp_path


def merge(*options: str) -> int:
    return main(["merge", "day2.floor", "1A.floor", "1B.floor", "--rule", "best", *options])


def test_equal_names_end_it_with_2_and_a_line_each(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert merge() == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines() == [
        "Equal names: 1A#1 and 1B#1, Ann Lee. --same 1A#1=1B#1 or --differ 1A#1=1B#1",
        "floorman: Equal names are no proof; pairs without an answer: 1.",
    ]
    assert not (folder / "day2.floor").exists()


def test_a_dry_run_makes_nothing(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert merge("--same", "1A#1=1B#1", "--dry-run") == 0
    assert capsys.readouterr().out.splitlines() == [
        "Flights 1A, 1B would merge: players 3, chips 81001, bags that leave play: 1",
        "Leaves play: 1A#1 with 41000; its player is #1",
        "Bag missing: 1B#3; its player waits as #4",
    ]
    assert not (folder / "day2.floor").exists()


def test_the_day_is_made_and_drawn_and_what_it_was_made_from_is_watched(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "day.toml").write_text('name = "Main, day 2"\ntables = "1-2"\n[format]\nkind = "day"\nbag_prize = 100\n')
    assert merge("--same", "1A#1=1B#1", "--from", "day.toml") == 0
    assert (
        capsys.readouterr()
        .out.splitlines()[0]
        .endswith("Flights 1A, 1B merged: players 3, chips 81\u202f001, bags that leave play: 1")
    )
    assert main(["draw", "day2.floor"]) == 0
    capsys.readouterr()
    assert main(["show", "day2.floor", "--json"]) == 0
    room = json.loads(capsys.readouterr().out)
    assert room["tournament"] == "Main, day 2"
    assert room["format"]["kind"] == "day"
    assert room["format"]["bag_prize"] == 100
    assert [one["chips"] for one in room["format"]["leave_play"]] == [41_000]
    assert sorted(held["chips"] for table in room["tables"] for held in table["seats"].values()) == [1, 18_500, 62_500]
    assert room["counts"]["waiting"] == 1
    assert room["clock"]["step"] == 2
    assert merge("--same", "1A#1=1B#1") == 2
    assert "day2.floor" in capsys.readouterr().err
    (folder / "script.txt").write_text("note 1 a late word\n")
    assert main(["play", "1B.floor", "script.txt"]) == 0
    capsys.readouterr()
    assert main(["check", "day2.floor"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1B has changed since it was merged: 1B.floor"


def test_a_flight_that_is_still_played_is_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "script.txt").write_text("undo\n")
    assert main(["play", "1B.floor", "script.txt"]) == 0
    capsys.readouterr()
    assert merge("--same", "1A#1=1B#1") == 2
    assert capsys.readouterr().err == "floorman: The day of flight 1B is not over: day end first\n"
