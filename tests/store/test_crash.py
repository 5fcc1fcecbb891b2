"""Killed at any moment, copied at any moment: every acknowledged event is there, and the chain is whole."""

import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from floorman.store.check import check, salvage
from floorman.store.connection import log_of
from floorman.store.file import create, open_file
from floorman.store.lock import sidecar

KILLS = 100
COPIES = 15

# Loads everything once, then for each line on stdin (tournament file, output file) forks one that records until killed.
WRITERS = """
import os, sys
from floorman.store.file import Asked, NewRow, Text, open_file
AT = "2026-11-29T20:15:03Z"
def record(path, out):
    seq = 0
    while True:
        with open_file(path) as file:
            for _ in range(25):
                texts = [Text("entry", seq, "name", "Ann " * 20)]
                body = {"entry": seq, "length": "x" * 300}
                seq = file.append(Asked("entry-taken", 1, body, AT, texts, expected=file.head)).seq
                os.write(out, b"%d\\n" % seq)
            seq = file.append_many([NewRow("chair-drawn", 1, {"entry": n}, AT) for n in range(50)])[-1]
            os.write(out, b"%d\\n" % seq)
            file.forget(seq - 5)
import sqlite_utils
for line in sys.stdin:
    path, out = line.rstrip("\\n").split("\\t")
    writer = os.fork()
    if writer == 0:
        record(path, os.open(out, os.O_WRONLY | os.O_CREAT))
    print(writer, flush=True)
    os.waitpid(writer, 0)
    print("dead", flush=True)
"""


class Writers:
    """Starts programs that record, and kills them."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.alive: int | None = None

    def start(self, path: Path, out: Path) -> int:
        """A program that records into ``path`` and writes each acknowledged number to ``out``; its process id."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{path}\t{out}\n")
        self._process.stdin.flush()
        self.alive = int(self._line())
        return self.alive

    def kill(self, writer: int) -> None:
        """Kill -9, and waits until it is dead."""
        os.kill(writer, signal.SIGKILL)
        self.alive = None
        assert self._line() == "dead"

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()


@pytest.fixture
def writers() -> Iterator[Writers]:
    """The programs; they end with the test."""
    if not hasattr(os, "fork"):
        pytest.skip("no kill -9 here")
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", WRITERS], stdin=pipe, stdout=pipe, text=True) as process:
        programs = Writers(process)
        yield programs
        if programs.alive is not None:
            programs.kill(programs.alive)


def acknowledged(out: Path) -> int:
    """The last number that was written out whole."""
    lines = out.read_bytes().split(b"\n")[:-1] if out.exists() else []
    return int(lines[-1]) if lines else 0


def state_of(process: int) -> str:
    """What the system says of a process."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        pytest.skip("programs cannot be watched here")
    return status.read_text()


def copied(path: Path, copy: Path) -> Path:
    """A copy of the file and of what lies beside it, as a backup program makes it."""
    for beside in ("", "-wal", "-journal"):
        if Path(f"{path}{beside}").exists():
            shutil.copyfile(f"{path}{beside}", f"{copy}{beside}")
    return copy


def test_kill_9_loses_no_acknowledged_event(path: Path, tmp_path: Path, writers: Writers) -> None:
    create(path, tournament={}).close()
    chance = random.Random(20)
    recorded = 0
    for kill in range(KILLS):
        out = tmp_path / f"out-{kill}"
        writer = writers.start(path, out)
        time.sleep(chance.uniform(0, 0.02))
        writers.kill(writer)
        recorded = max(recorded, acknowledged(out))
        with open_file(path, read_only=True) as file:
            seqs = [row.seq for row in file.rows(max(0, recorded - 100))]
        assert seqs[-1:] >= [recorded] * (recorded > 0)
    assert recorded > KILLS
    health = check(path)
    assert (health.problems, health.safe_rows) == ((), health.total)
    with open_file(path) as file:
        assert file.missing_rows == 0


def test_file_and_write_ahead_file_copied_at_any_moment_open_whole(
    path: Path, tmp_path: Path, writers: Writers
) -> None:
    create(path, tournament={}).close()
    chance = random.Random(5)
    out = tmp_path / "out"
    writer = writers.start(path, out)
    for number in range(COPIES):
        time.sleep(chance.uniform(0, 0.02))
        os.kill(writer, signal.SIGSTOP)
        while "T (stopped)" not in state_of(writer):
            time.sleep(0.0005)
        copy = copied(path, tmp_path / f"copy-{number}.floor")
        recorded = acknowledged(out)
        os.kill(writer, signal.SIGCONT)
        health = check(copy)
        assert health.problems == ()
        assert health.total >= recorded
        with open_file(copy) as file:
            assert len(list(file.rows())) == health.total
    writers.kill(writer)


STANDING = """
import sys
from floorman.store.file import Asked, open_file
with open_file(sys.argv[1]) as file:
    for number in range(30):
        file.append(Asked("entry-taken", 1, {"entry": number}, "2026-11-29T20:15:03Z", expected=file.head))
    print("recorded", flush=True)
    sys.stdin.readline()
"""


def test_a_lost_write_ahead_file_is_found_out(path: Path) -> None:
    create(path, tournament={}).close()
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", STANDING, path], stdin=pipe, stdout=pipe, text=True) as writer:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "recorded\n"
        writer.kill()
    recorded = 30
    assert check(path).ok
    log = log_of(path)
    log.write_bytes(log.read_bytes()[: log.stat().st_size // 2])
    health = check(path)
    assert health.problems[-1].code == "store.health.rows-missing"
    assert health.safe_rows < recorded == health.total
    with open_file(path) as file:
        assert file.missing_rows == health.total - health.safe_rows
    assert not sidecar(path).exists()


MIGRATOR = """
import sqlite3, sys
from pathlib import Path
from floorman.store import formats
def step(db):
    db.execute("CREATE TABLE printer (name TEXT) STRICT")
    print("begun", flush=True)
    for number in range(100000):
        db.execute("INSERT INTO printer VALUES (?)", ("roll" * 50,))
path = Path(sys.argv[1])
formats.bring_up(sqlite3.connect(path, isolation_level=None), path, 1, {2: step})
"""


def test_a_migration_that_is_killed_leaves_the_format_before(evening: Callable[[int], Path]) -> None:
    path = evening(30)
    for wait in (0.0, 0.01, 0.05, 0.1):
        with subprocess.Popen([sys.executable, "-c", MIGRATOR, path], stdout=subprocess.PIPE) as program:
            assert program.stdout is not None
            assert program.stdout.readline() == b"begun\n"
            time.sleep(wait)
            program.kill()
        assert check(path).problems == ()
        with open_file(path) as file:
            assert len(list(file.rows())) == 30


def half_switched(path: Path, copy: Path) -> Path:
    """A copy as a crash leaves it in the middle of a change without a write-ahead file."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("UPDATE text SET text = text || 'garbled'")
        copied(path, copy)
        connection.execute("ROLLBACK")
    assert Path(f"{copy}-journal").stat().st_size
    return copy


def test_a_change_cut_short_is_taken_back_by_whoever_opens_next(evening: Callable[[int], Path], tmp_path: Path) -> None:
    path = evening(300)
    with open_file(path, read_only=True) as file:
        names = file.texts()
    for number, read_only in enumerate((True, False)):
        crashed = half_switched(path, tmp_path / f"crashed-{number}.floor")
        before = crashed.read_bytes()
        assert check(crashed).problems == ()
        assert crashed.read_bytes() == before
        with open_file(crashed, read_only=read_only) as file:
            assert file.texts() == names
    assert salvage(half_switched(path, tmp_path / "third.floor"), tmp_path / "saved.floor") == 300
