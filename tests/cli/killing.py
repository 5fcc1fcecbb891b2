"""Programs that are killed: everything is loaded once, then one after another is forked, at work until kill -9."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from floorman.cli.main import main
from tests.patience import SECONDS

ROOT = Path(main.__code__.co_filename).parents[2]

SERVER = """
import os, signal, sys
from floorman.cli.main import main
import floorman.cli.files, floorman.cli.lists, floorman.desk.files.opening, floorman.desk.calls.grammar, sqlite_utils
import floorman.desk.files.importing, floorman.exchange.source
{work}
for line in sys.stdin:
    told, *given = line.rstrip("\\n").split("\\t")
    victim = os.fork()
    if victim == 0:
        os.dup2(os.open(told, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), 1)
        work(*given)
        signal.pause()
    print(victim, flush=True)
    os.waitpid(victim, 0)
    print("dead", flush=True)
"""


class Victims:
    """Starts programs and kills them."""

    def __init__(self, server: subprocess.Popen[str], told: Path) -> None:
        self._server = server
        self._told = told

    @classmethod
    @contextmanager
    def of(cls, work: str, told: Path) -> Iterator[Self]:
        """``work`` defines ``work(*given)``; what it prints goes to the file ``told``."""
        env = {**os.environ, "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"}
        with subprocess.Popen(
            [sys.executable, "-c", SERVER.format(work=work)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=env,
        ) as server:
            yield cls(server, told)
            assert server.stdin is not None
            server.stdin.close()

    def killed(self, *given: object, lines: int, seconds: float) -> list[str]:
        """One is started, and killed so many seconds after it has said so many lines; all its whole lines."""
        assert self._server.stdin is not None
        self._told.unlink(missing_ok=True)
        self._server.stdin.write("\t".join(str(one) for one in (self._told, *given)) + "\n")
        self._server.stdin.flush()
        victim = int(self._line())
        self._wait_for(lines)
        time.sleep(seconds)
        os.kill(victim, signal.SIGKILL)
        assert self._line() == "dead"
        return self._said()

    def _said(self) -> list[str]:
        words = self._told.read_bytes() if self._told.exists() else b""
        return words.decode().split("\n")[:-1]

    def _wait_for(self, lines: int) -> None:
        deadline = time.monotonic() + SECONDS
        while len(self._said()) < lines:
            assert time.monotonic() < deadline, "the program says too little"
            time.sleep(0.001)

    def _line(self) -> str:
        assert self._server.stdout is not None
        return self._server.stdout.readline().strip()
