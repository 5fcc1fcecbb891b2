"""A program that is stopped or killed while the clock runs over a level's end: real processes, a time of the test."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from floorman.cli.main import main
from floorman.core.facts import LevelBegun
from floorman.desk.files.opening import open_desk
from floorman.desk.steady import as_ms
from tests.cli.killing import ROOT

MINUTE = 60_000
START = 1_795_975_200_000
CHILD = """
import sys
from pathlib import Path
from floorman.desk.files.opening import open_desk
from floorman.desk.steady import SteadyClock
from floorman.desk.timekeeping.heartbeat import Heartbeat
from floorman.desk.timekeeping.keeper import Keeper

time = lambda: int(Path(sys.argv[2]).read_text())
desk = open_desk(sys.argv[1], clock=SteadyClock(0, time, time))
desk.keeper = Keeper(desk.floor, desk._by_clock, Heartbeat(desk.floor.clock, desk.file.beat))
print("ready", flush=True)
for line in sys.stdin:
    print(desk.call(line.strip()).says, flush=True)
"""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no such signals on Windows")


class Hall:
    """A program at work on a file, and the time that passes for it."""

    def __init__(self, folder: Path) -> None:
        self.file, self._time = folder / "evening.floor", folder / "time"
        self.now = START
        self.at(0)
        event = folder / "event.toml"
        event.write_text('name = "Friday"\nstructure = ["25/50 20", "50/100 20", "100/200 20", "200/400 20"]\n')
        assert main(["new", str(self.file), "--from", str(event), "--rehearsal"]) == 0
        self.file.unlink()
        assert main(["new", str(self.file), "--from", str(event)]) == 0
        env = {**os.environ, "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"}
        self.start = as_ms(next(open_desk(self.file, read_only=True).file.rows()).at)
        self.at(0)
        self.child = subprocess.Popen(
            [sys.executable, "-c", CHILD, str(self.file), str(self._time)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=env,
        )
        assert self._line() == "ready"

    def at(self, minutes: float) -> None:
        """So many minutes have passed since the program began."""
        self.now = getattr(self, "start", START) + int(minutes * MINUTE)
        beside = self._time.with_suffix(".new")
        beside.write_text(str(self.now))
        beside.replace(self._time)

    def say(self, call: str) -> str:
        """A call, and what the program says to it."""
        assert self.child.stdin is not None
        self.child.stdin.write(f"{call}\n")
        self.child.stdin.flush()
        return self._line()

    def _line(self) -> str:
        assert self.child.stdout is not None
        return self.child.stdout.readline().strip()

    def kill(self) -> None:
        """The power goes."""
        self.child.kill()
        self.child.wait()
        for stream in (self.child.stdin, self.child.stdout):
            assert stream is not None
            stream.close()


@pytest.fixture(name="hall")
def _hall(tmp_path: Path) -> Iterator[Hall]:
    hall = Hall(tmp_path)
    yield hall
    if hall.child.poll() is None:
        hall.kill()


def stopped(hall: Hall, minutes: float) -> None:
    """The program is stopped until so many minutes have passed since it began."""
    hall.child.send_signal(signal.SIGSTOP)
    _, status = os.waitpid(hall.child.pid, os.WUNTRACED)
    assert os.WIFSTOPPED(status)
    hall.at(minutes)
    hall.child.send_signal(signal.SIGCONT)


def test_stopped_over_a_level_s_end_no_level_begins_unseen(hall: Hall) -> None:
    hall.say("lv go")
    hall.at(15)
    hall.say("lv")
    stopped(hall, 24)
    assert hall.say("lv").startswith("Level 1 stands at 0:00: what came 4:00 ago passed unseen")
    assert hall.say("lv next").startswith("Level 2, 20:00, runs")


def test_stopped_for_a_moment_it_goes_on_as_if_it_had_stayed(hall: Hall) -> None:
    hall.say("lv go")
    hall.at(19)
    hall.say("lv")
    stopped(hall, 20.5)
    assert hall.say("lv").startswith("Level 2, 19:30 left.")


@pytest.mark.parametrize(("back", "says"), [(23, "Level 1 stands at 0:00"), (20.5, "Level 2, 19:30 left.")])
def test_killed_over_a_level_s_end(hall: Hall, back: float, says: str) -> None:
    hall.say("lv go")
    hall.at(19)
    hall.say("lv")
    hall.kill()
    hall.at(back)
    again = open_desk(hall.file, clock=lambda: hall.now)
    assert again.call("lv").says.startswith(says)
    begun = [fact for fact in again.log.facts if isinstance(fact.event, LevelBegun)]
    assert [fact.at - hall.start for fact in begun] == ([20 * MINUTE] if back < 21 else [])
    again.close()
