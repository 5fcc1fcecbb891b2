"""``play`` killed at any moment: no line that was told is lost, and the file is whole."""

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from floorman.cli.main import main
from tests.patience import SECONDS

KILLS = 50
PLAYERS = """
import os, sys
from floorman.cli.main import main
import floorman.cli.files, floorman.desk.files.opening, floorman.desk.calls.grammar
for line in sys.stdin:
    path, calls, told = line.rstrip("\\n").split("\\t")
    player = os.fork()
    if player == 0:
        for fd, name in ((0, calls), (1, told)):
            os.dup2(os.open(name, os.O_RDONLY if fd == 0 else os.O_WRONLY | os.O_CREAT | os.O_TRUNC), fd)
        sys.stdin = os.fdopen(0, "r")
        os._exit(main(["play", path, "-"]))
    print(player, flush=True)
    os.waitpid(player, 0)
    print("dead", flush=True)
"""
"""Loads everything once; then, for each line (file, pipe of calls, file for what is told), forks one that plays."""


@pytest.mark.skipif(sys.platform == "win32", reason="needs fork")
def test_no_line_that_was_told_is_lost(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, calls, told = tmp_path / "a.floor", tmp_path / "calls", tmp_path / "told"
    assert main(["new", str(path), "--name", "X", "--tables", "1-9"]) == 0
    os.mkfifo(calls)
    chance = random.Random(5)
    acknowledged: list[tuple[int, str]] = []
    env = {**os.environ, "PYTHONPATH": str(Path(main.__code__.co_filename).parents[2]), "LC_ALL": "C.UTF-8"}
    with subprocess.Popen(
        [sys.executable, "-c", PLAYERS], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env
    ) as players:
        assert players.stdin is not None
        assert players.stdout is not None
        for round_ in range(KILLS):
            told.write_bytes(b"")
            players.stdin.write(f"{path}\t{calls}\t{told}\n")
            players.stdin.flush()
            player = int(players.stdout.readline())
            with calls.open("wb", buffering=0) as pipe:
                pipe.write(b"".join(f"wait P {round_} {number}\n".encode() for number in range(200)))
                if round_ % 5:
                    _wait_until_something_is_told(told)
                time.sleep(chance.uniform(0, 0.05))
                os.kill(player, 9)
                assert players.stdout.readline() == "dead\n"
            acknowledged += [_told(line) for line in told.read_bytes().split(b"\n")[:-1]]
        players.stdin.close()
    assert len(acknowledged) > KILLS
    capsys.readouterr()
    whole = main(["check", str(path)])
    assert whole == 0, capsys.readouterr().out
    capsys.readouterr()
    assert main(["journal", str(path), "--json"]) == 0
    recorded = {row["seq"]: row["says"] for row in json.loads(capsys.readouterr().out)}
    assert [recorded.get(seq) for seq, _ in acknowledged] == [says for _, says in acknowledged]
    assert len({seq for seq, _ in acknowledged}) == len(acknowledged)


def _wait_until_something_is_told(told: Path) -> None:
    deadline = time.monotonic() + SECONDS
    while not told.stat().st_size:
        assert time.monotonic() < deadline
        time.sleep(0.002)


def _told(line: bytes) -> tuple[int, str]:
    seq, says, *_ = line.decode().split("\t")
    return int(seq), says
