"""Killed at any moment, copied at any moment: every acknowledged event is there, and the chain is whole."""

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from floorman.store.check import check
from floorman.store.connection import log_of
from floorman.store.file import create, open_file
from floorman.store.lock import sidecar

KILLS = 50
COPIES = 30

WRITER = """
import sys
from floorman.store.file import NewRow, Text, open_file
with open_file(sys.argv[1]) as file:
    file.get_ready()
    print("ready", flush=True)
    seq = 0
    while True:
        texts = [Text("entry", seq, "name", "Ann " * 20)]
        seq = file.append("entry-taken", 1, {"entry": seq, "length": "x" * 300}, at="2026-11-29T20:15:03Z", texts=texts)
        print(seq, flush=True)
        if seq % 40 == 0:
            seq = file.append_many([NewRow("chair-drawn", 1, {"entry": n}, "2026-11-29T20:15:03Z") for n in range(50)])[-1]
            print(seq, flush=True)
        if seq % 90 == 0:
            file.forget(seq - 5)
"""


@contextmanager
def writer(path: Path, out: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A program that records into ``path`` and writes each acknowledged number to ``out``."""
    with out.open("wb") as to, subprocess.Popen([sys.executable, "-c", WRITER, path], stdout=to) as program:
        while not out.read_bytes():
            time.sleep(0.002)
        yield program


def acknowledged(out: Path) -> int:
    """The last number that was written out whole."""
    lines = out.read_bytes().rpartition(b"\n")[0].split(b"\n")[1:]
    return int(lines[-1]) if lines else 0


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no kill -9 here")
def test_kill_9_loses_no_acknowledged_event(path: Path, tmp_path: Path) -> None:
    create(path, tournament={}).close()
    chance = random.Random(20)
    recorded = 0
    for kill in range(KILLS):
        out = tmp_path / f"out-{kill}"
        with writer(path, out) as program:
            time.sleep(chance.uniform(0, 0.02))
            program.kill()
        recorded = max(recorded, acknowledged(out))
        with open_file(path, read_only=True) as file:
            seqs = [row.seq for row in file.rows()]
        assert seqs == list(range(1, len(seqs) + 1))
        assert len(seqs) >= recorded
    assert recorded > KILLS
    health = check(path)
    assert (health.problems, health.safe_rows) == ((), health.total)
    with open_file(path) as file:
        assert file.missing_rows == 0


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="programs cannot be stopped here")
def test_file_and_write_ahead_file_copied_at_any_moment_open_whole(path: Path, tmp_path: Path) -> None:
    create(path, tournament={}).close()
    chance = random.Random(5)
    out = tmp_path / "out"
    with writer(path, out) as program:
        for number in range(COPIES):
            time.sleep(chance.uniform(0, 0.02))
            program.send_signal(signal.SIGSTOP)
            os.waitid(os.P_PID, program.pid, os.WSTOPPED)
            copy = tmp_path / f"copy-{number}.floor"
            shutil.copyfile(path, copy)
            shutil.copyfile(log_of(path), log_of(copy))
            recorded = acknowledged(out)
            program.send_signal(signal.SIGCONT)
            health = check(copy)
            assert health.problems == ()
            assert health.total >= recorded
            with open_file(copy) as file:
                assert len(list(file.rows())) == health.total
        program.kill()


def test_a_lost_write_ahead_file_is_found_out(path: Path, tmp_path: Path) -> None:
    create(path, tournament={}).close()
    with writer(path, tmp_path / "out") as program:
        while acknowledged(tmp_path / "out") < 5:
            time.sleep(0.002)
        program.kill()
    recorded = acknowledged(tmp_path / "out")
    assert check(path).ok
    log = log_of(path)
    log.write_bytes(log.read_bytes()[: log.stat().st_size // 2])
    health = check(path)
    assert health.problems[-1].code == "store.health.rows-missing"
    assert health.safe_rows < recorded <= health.total
    with open_file(path) as file:
        assert file.missing_rows == health.total - health.safe_rows
    assert not sidecar(path).exists()
