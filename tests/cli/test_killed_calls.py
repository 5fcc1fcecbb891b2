"""``import`` and ``play`` killed while they import, draw, break and undo: each of these whole or not at all."""

import json
import random
import sys
from pathlib import Path

import pytest

from floorman.cli.main import main
from floorman.core.model import TableNo, Tournament
from floorman.desk.files.opening import open_desk
from floorman.desk.floor.invariants import whole
from tests.cli.killing import Victims

KILLS = 100
A_FILE = 20
"""Kills that one file has to bear."""
PLAYERS = 60
ROUND = ("import", "draw", "break 12", "in all", "undo", "undo", "undo", "undo")
"""What is done over and over; the end of it is as the beginning."""

WORK = f"""
def work(path, listed, script, step):
    step = int(step)
    while True:
        if step == 0:
            main(["import", path, listed])
            sys.stdout.flush()
        with open(script, "w") as calls:
            calls.write("\\n".join({ROUND!r}[max(1, step):]))
        main(["play", path, script])
        step = 0
"""


def room(now: Tournament) -> tuple[int, int, int]:
    """Who is in, who of them has a seat, how many sit at table 12."""
    seats = [entry.chair.table for entry in now.entries.values() if entry.chair is not None]
    return len(now.entries), len(seats), seats.count(TableNo(12))


NOBODY, LISTED, DRAWN, BROKEN = (0, 0, 0), (PLAYERS, 0, 0), (PLAYERS, PLAYERS, 5), (PLAYERS, PLAYERS, 0)
ROOMS = (NOBODY, LISTED, DRAWN, BROKEN, BROKEN, BROKEN, DRAWN, LISTED)
"""The room before each step of the round: there is nothing between them."""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="needs fork")
def test_a_draw_a_break_and_an_import_are_whole_or_not_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chance = random.Random(11)
    listed = tmp_path / "list.csv"
    listed.write_text("name\n" + "".join(f"Player {number}\n" for number in range(PLAYERS)))
    steps_cut = set()
    with Victims.of(WORK, tmp_path / "told") as victims:
        for number in range(KILLS // A_FILE):
            path = tmp_path / f"{number}.floor"
            assert main(["new", str(path), "--name", "X", "--tables", "1-12"]) == 0
            told: dict[int, str] = {}
            step = 0
            for _ in range(A_FILE):
                given = (path, listed, tmp_path / "script", step)
                lines = victims.killed(*given, lines=chance.randrange(len(ROUND)), seconds=chance.uniform(0, 0.01))
                told |= {int(seq): says for seq, says, *_ in (line.split("\t") for line in lines)}
                step = _step_reached(path, max(told, default=0))
                steps_cut.add(step)
            _all_there(path, told, capsys)
    assert len(steps_cut) > len(ROUND) // 2, "the kills must come at all kinds of moments"


def _step_reached(path: Path, told: int) -> int:
    """Opens what a kill left: at least what was told, and a room that stands before one of the steps."""
    desk = open_desk(path, read_only=True)
    recorded = len(desk.log.facts)
    assert recorded >= told
    step = (recorded - 2) % len(ROUND)
    assert room(desk.floor.now) == ROOMS[step]
    whole(desk.floor.now)
    assert all(desk.floor.names.name(entry) for entry in desk.floor.now.entries)
    desk.close()
    return step


def _all_there(path: Path, told: dict[int, str], capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["check", str(path)]) == 0, capsys.readouterr().out
    capsys.readouterr()
    assert main(["journal", str(path), "--json"]) == 0
    recorded = {row["seq"]: row["says"] for row in json.loads(capsys.readouterr().out)}
    assert len(told) > A_FILE
    assert {seq: recorded.get(seq) for seq in told} == told
