"""One command of the program in a process of its own: how it ended, and what is wrong with that."""

import encodings
import os
import pwd
import signal
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from msgspec import Struct

from floorman.cli.main import main
from floorman.desk.house.houses import shipped_houses
from floorman.text.say import sentences
from tests.patience import SECONDS

LOADED = (
    "floorman.cli.files",
    "floorman.cli.lists",
    "floorman.cli.papers",
    "floorman.cli.backup",
    "floorman.cli.simulate",
    "floorman.cli.advise",
    "floorman.cli.structures",
    "floorman.desk.papers.printing",
    "floorman.desk.printing.printing",
    "floorman.desk.simulation",
    "floorman.desk.calls.grammar",
    "floorman.desk.files.importing",
    "floorman.exchange.source",
    "floorman.exchange.export",
    "floorman.store.salvage",
    "floorman.store.check",
    "floorman.desk.clock.structures",
    "floorman.exchange.structure_files",
    "floorman.rules.structure_doubts",
    "floorman.text.say",
    "openpyxl.cell",
    "openpyxl.styles",
    "sqlite_utils",
    "tomllib",
)
"""What the commands load: a process that is forked has it already, also one that may read nothing more."""


class Ended(Struct, frozen=True):
    """How a command ended."""

    status: int
    """Its exit status; below 0 the signal that ended it."""
    out: str
    err: str
    seconds: float

    def faults(self) -> list[str]:
        """What no command may do, whatever it is given: hang, crash, or say more than one sentence."""
        found = []
        if self.status == -signal.SIGALRM:
            found.append("hangs")
        elif self.status not in (0, 1, 2):
            found.append(f"ends with {self.status}")
        if "Traceback" in self.err or "at fault" in self.err:
            found.append("is at fault")
        if self.status == 2 and len(self.err.splitlines()) != 1:
            found.append(f"says {len(self.err.splitlines())} lines")
        return found


def run(
    args: Sequence[str],
    folder: Path,
    *,
    kill_after: float | None = None,
    nobody: bool = False,
    gone: bool = False,
    said: Path | None = None,
) -> Ended:
    """Runs ``floorman`` with ``args`` in ``folder``, and kills it after so many seconds.

    ``nobody``: as a user who may do nothing. ``gone``: in a working folder that has been deleted. ``said``: the folder
    for what it says.
    """
    load()
    out, err = ((said or folder.parent) / f"said-{os.getpid()}.{name}" for name in ("out", "err"))
    for one in (out, err):
        one.write_bytes(b"")
    began = time.monotonic()
    child = os.fork()
    if child == 0:
        _be(folder, out, err, nobody=nobody, gone=gone)
        _end(lambda: main(list(args)))
    if kill_after is not None:
        time.sleep(kill_after)
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    code = -os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)
    spent = time.monotonic() - began
    words = [one.read_bytes().decode("utf-8", "replace") for one in (out, err)]
    out.unlink()
    err.unlink()
    return Ended(code, words[0], words[1], spent)


@cache
def load() -> None:
    """Loads what the commands load, and what is shipped with them."""
    for module in LOADED:
        import_module(module)
    for codec in iter_modules(encodings.__path__):
        with suppress(ImportError):  # some are of other systems
            import_module(f"encodings.{codec.name}")
    sentences()
    shipped_houses()


def _be(folder: Path, out: Path, err: Path, *, nobody: bool, gone: bool) -> None:
    """In the child: where it works, who it is, and where its words go."""
    signal.alarm(SECONDS)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for fd, target in ((0, nothing), (1, os.open(out, os.O_WRONLY)), (2, os.open(err, os.O_WRONLY))):
        os.dup2(target, fd)
    sys.stdin, sys.stdout, sys.stderr = (os.fdopen(fd, mode) for fd, mode in ((0, "r"), (1, "w"), (2, "w")))
    os.environ["LC_ALL"] = "C.UTF-8"
    os.chdir(folder)
    if gone:
        (folder / "gone").mkdir()
        os.chdir(folder / "gone")
        (folder / "gone").rmdir()
    if nobody:
        user = pwd.getpwnam("nobody")
        os.setgroups([])
        os.setgid(user.pw_gid)
        os.setuid(user.pw_uid)


def _end(work: Callable[[], int]) -> None:
    """In the child: does the work as the program's own entry does, and ends."""
    from floorman.desk.fault import told_without_traceback

    try:
        status = work()
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 1
    except BaseException as fault:
        told_without_traceback(type(fault), fault, fault.__traceback__)
        status = 70
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    finally:
        os._exit(status)
