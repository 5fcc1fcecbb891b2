"""A command killed at a chosen line of the program's code, so that the moments are the same on every machine."""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

from floorman.cli.main import main

ROOT = Path(main.__code__.co_filename).parents[2]

SERVER = """
import contextlib, os, signal, sys
from floorman.cli.main import main
import floorman.cli.backup, floorman.cli.files, floorman.cli.simulate, floorman.desk.files.opening
import floorman.desk.simulation, floorman.store.check, sqlite_utils
import floorman.cli.papers, floorman.cli.lists, floorman.cli.structures, floorman.desk.papers.printing
import floorman.desk.printing.printing, floorman.exchange.export

def work(at, command):
    done = 0
    def line(frame, event, _):
        nonlocal done
        if event == "line":
            done += 1
            if done == at:
                os.kill(os.getpid(), signal.SIGKILL)
        return line
    def called(frame, event, _):
        return line if any(part in frame.f_code.co_filename for part in {where!r}) else None
    sys.settrace(called)
    with open(os.devnull, "w") as nothing, contextlib.redirect_stdout(nothing), contextlib.redirect_stderr(nothing):
        code = main(command)
    sys.settrace(None)
    print(f"{code} {done}", flush=True)
    os._exit(0)

for asked in sys.stdin:
    at, *command = asked.rstrip("\\n").split("\\t")
    victim = os.fork()
    if victim == 0:
        work(int(at), command)
    os.waitpid(victim, 0)
    print("over", flush=True)
"""


class LineKills:
    """Runs ``floorman`` commands, each killed when it comes to a given line."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    @classmethod
    @contextmanager
    def ready(cls, where: Sequence[str] = ("/floorman/store/",)) -> Iterator["LineKills"]:
        """A program with everything loaded, which is forked for each command; lines of the files ``where`` count."""
        pipe = subprocess.PIPE
        command = [sys.executable, "-c", SERVER.replace("{where!r}", repr(tuple(where)))]
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=ROOT) as process:
            yield cls(process)
            assert process.stdin is not None
            process.stdin.close()

    def run(self, command: Sequence[str], at: int = 0) -> tuple[int, int] | None:
        """Exit status and lines that were run; None if it was killed at line ``at``."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write("\t".join((str(at), *command)) + "\n")
        self._process.stdin.flush()
        told = []
        while (line := self._process.stdout.readline().strip()) != "over":
            assert line, "the program that is forked has ended"
            told.append(line)
        if not told:
            return None
        code, done = told[0].split()
        return int(code), int(done)


def moments(lines: int, count: int, seed: int) -> list[int]:
    """So many lines out of ``lines``, spread over all of them, the first and the last among them."""
    chance = Random(seed)
    step = max(1, lines // count)
    return sorted({1, lines, *(min(lines, begin + chance.randrange(step)) for begin in range(1, lines + 1, step))})
