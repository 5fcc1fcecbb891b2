"""The clock's cases once more, in the room: an event file, a script with the calls' times, and a look at the end."""

import json
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from floorman.cli.main import main
from floorman.desk.clock.local_time import instant
from floorman.desk.desk import Desk
from floorman.desk.files.event_file import read_event_file
from floorman.desk.files.opening import new_desk, open_desk
from floorman.desk.front.clock_view import clock_view
from floorman.text.say import say

CASES = [
    case
    for line in (Path(__file__).parents[2] / "cases" / "clock.jsonl").read_text("utf-8").splitlines()
    if (case := json.loads(line))["in"]["ask"] == "clock" and "answer" in case["want"]
]
PRESENT = [case for case in CASES if not any(said.startswith("(") for _, said in case["in"]["calls"])]
AWAY = [case for case in CASES if case not in PRESENT]
HAND = "done 1"


def event_file(folder: Path, asked: dict[str, Any]) -> Path:
    """The case's structure, breaks and choices as an event file."""
    choices = {key: asked[key] for key in ("break_waits", "h4h_clock", "clock_per_hand") if key in asked}
    breaks = asked.get("breaks")
    lines = ['name = "Case"', 'tables = "1"', f"structure = {json.dumps(asked['structure'])}"]
    if breaks is not None:
        lines.append("breaks = { " + ", ".join(f"{key} = {json.dumps(value)}" for key, value in breaks.items()) + " }")
    lines += ["[choices]", *(f"{key} = {json.dumps(value)}" for key, value in choices.items())]
    path = folder / "event.toml"
    path.write_text("\n".join(lines), "utf-8")
    return path


def in_the_room(said: str) -> list[str]:
    """A call of the case as calls of a room with one table; the hand in progress when hand-for-hand begins is none."""
    return {"hand": ["h4h deal", HAND], "h4h on": ["h4h on", HAND]}.get(said, [said])


def told(shown: dict[str, Any], want: dict[str, Any]) -> dict[str, Any]:
    return {key: shown[key] for key in want if key != "refused"}


@pytest.mark.parametrize("case", PRESENT, ids=[case["name"] for case in PRESENT])
def test_a_rehearsal_tells_the_same(
    case: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    asked, want = case["in"], case["want"]["answer"]
    file = str(tmp_path / "case.floor")
    assert main(["new", file, "--from", str(event_file(tmp_path, asked)), "--rehearsal"]) == 0
    script = tmp_path / "script.txt"
    lines = ["new Ann 1-1", "new Ben 1-2"]
    for at, said in asked["calls"]:
        lines += [f"@{at}", *in_the_room(said)]
    script.write_text("\n".join(lines), "utf-8")
    refused = [say(code, {"level": 9}) for _, code in want.get("refused", [])]
    assert main(["play", file, str(script), "--keep-going"]) == (1 if refused else 0)
    assert [line.split(": ", 2)[2] for line in capsys.readouterr().err.splitlines()] == refused
    assert main(["show", file, "--json", "--at", asked["at"]]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["rehearsal"]
    assert told(shown["clock"], want) == {key: value for key, value in want.items() if key != "refused"}


class Told:
    """A clock that is what it was told last."""

    def __init__(self, at: int) -> None:
        self.now = at

    def __call__(self) -> int:
        return self.now


def killed(desk: Desk) -> None:
    """The program is gone: nothing is said any more, and the lock is free."""
    desk.keeper = None
    desk.file.close()


@pytest.mark.parametrize("case", AWAY, ids=[case["name"] for case in AWAY])
def test_a_program_that_was_away_tells_the_same(case: dict[str, Any], tmp_path: Path) -> None:
    asked, want = case["in"], case["want"]["answer"]
    path, clock = tmp_path / "case.floor", Told(instant(datetime.fromisoformat(asked["calls"][0][0])))
    desk: Desk | None = new_desk(path, read_event_file(str(event_file(tmp_path, asked))), clock=clock)
    refused = []
    for at, said in asked["calls"]:
        clock.now = instant(datetime.fromisoformat(at))
        if said == "(away)":
            assert desk is not None
            desk.keep()
            desk.file.set_preference("clock.seen", clock.now)
            killed(desk)
            desk = None
            continue
        if desk is None:
            desk = open_desk(path, clock=clock)
        outcome = desk.call("lv" if said == "(back)" else said)
        if not outcome.ok:
            refused.append(outcome.says)
    clock.now = instant(datetime.fromisoformat(asked["at"]))
    if desk is None:
        desk = open_desk(path, clock=clock)
    shown = clock_view(desk.floor)
    assert shown is not None
    assert told(shown, want) == {key: value for key, value in want.items() if key != "refused"}
    assert len(refused) == len(want.get("refused", []))
    desk.close()
