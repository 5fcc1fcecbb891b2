"""``floorman simulate``."""

import json
import sys
from pathlib import Path

import pytest

from floorman.cli.main import main
from floorman.cli.simulate import in_words
from floorman.desk.simulation import Broken, Stage, simulate


def test_the_report_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--players", "20", "--seed", "5", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["players"], told["seed"], told["house"]) == (20, 5, "tda-2024")
    assert told["double_big_blinds"] == 0
    again = simulate(20, seed=5).plain()
    assert {key: value for key, value in told.items() if key != "time"} == {
        key: value for key, value in again.items() if key != "time"
    }


def test_the_report_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--players", "12"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(in_words(simulate(12)))
    assert any(line.startswith("Double big blinds ") and line.endswith(" 0") for line in lines)


def test_recorded_in_a_file_that_stands_already(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "played.floor"
    assert main(["simulate", "--players", "6", "--file", str(path)]) == 0
    size = path.stat().st_size
    assert main(["simulate", "--players", "6", "--file", str(path)]) == 2
    assert "played.floor" in capsys.readouterr().err
    assert path.stat().st_size == size
    assert main(["check", str(path)]) == 0


@pytest.mark.parametrize("args", [["--players", "1"], ["--players", "10801"], ["--house", "nowhere"]])
def test_mistakes_are_one_sentence(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *args]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_bar_on_a_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["simulate", "--players", "12", "--json"]) == 0
    drawn = capsys.readouterr().err
    assert drawn.endswith("\n")
    assert drawn.count("\r[") > 3


def test_what_must_not_happen_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def spoilt(_stage: Stage) -> None:
        raise Broken("an entry has two chairs")

    monkeypatch.setattr(Stage, "finish", spoilt)
    assert main(["simulate", "--players", "4"]) == 1
    assert capsys.readouterr().err == "floorman: this must not happen: an entry has two chairs\n"
