"""Every command on a full disk, on one that is read-only, and as a user who may write nowhere."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.attack.commands import COMMANDS as ALL
from tests.attack.commands import OPEN, Attacked
from tests.attack.rooms import fingerprints, furnish
from tests.attack.runs import Ended, run

COMMANDS = tuple(one for one in ALL if one.name != "print --escpos ./")
WRITING = tuple(one for one in COMMANDS if one.writes)
_ENDINGS = {
    "export -o": ".csv",
    "structure write": ".txt",
    "slips -o": ".pdf",
    "print --escpos": ".prn",
    "print --escpos ./": ".prn",
}
_REPLACES = ("export -o", "structure write", "slips -o")
"""Commands that take the place of what stands there."""
_LOOKING = ("show FILE", "journal FILE", "check FILE", "export FILE")


class NoDisk(Exception):
    """No disk of our own can be had here; its text says why."""


@contextmanager
def small_disk(folder: Path, size: str = "1m") -> Iterator[Path]:
    """A disk in memory, at ``folder``. NoDisk where mounting is not permitted."""
    folder.mkdir()
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        raise NoDisk("only root mounts a disk")
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={size},mode=0755", "tmpfs", str(folder)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NoDisk(f"no disk can be mounted: {done.stderr.strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=False)


def fill(disk: Path) -> Path:
    """Takes all the room that there is; the file that holds it."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file:
        for size in (65536, 4096, 1):
            try:
                while True:
                    file.write(bytes(size))
            except OSError:
                continue
    return filler


def attack(folder: Path) -> dict[str, object]:
    """Attacks all three; figures, and under "faults" what went wrong. NoDisk as above."""
    furnish(folder)
    faults: list[str] = []
    tried = 0
    with small_disk(folder / "disk") as disk:
        for command in WRITING:
            tried += 1
            faults += [f"{command.name} on a full disk: {fault}" for fault in _full_output(folder, disk, command)]
        tried += len(COMMANDS)
        faults += _full_tournament(folder, disk)
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        tried += len(COMMANDS)
        faults += [f"on a read-only disk: {fault}" for fault in _read_only(folder, disk, nobody=False)]
    (folder / "closed").mkdir()
    for name in ("a.floor", "old.pdf", "old.csv", "old.txt", "old.prn"):
        (folder / "closed" / name).write_bytes((folder / "a.floor").read_bytes() if name == "a.floor" else b"old")
    (folder / "closed").chmod(0o555)
    tried += len(COMMANDS)
    faults += [f"in a closed folder: {fault}" for fault in _read_only(folder, folder / "closed", nobody=True)]
    return {"tried": tried, "faults": faults}


def _ending(command: Attacked) -> str:
    return _ENDINGS.get(command.name, ".floor" if "floor" in "".join(command.args) else "")


def _full_output(folder: Path, disk: Path, command: Attacked) -> Iterator[str]:
    """What it writes does not fit: one sentence, nothing lost, nothing left; with room again it goes."""
    goal, old = disk / f"new{_ending(command)}", disk / f"old{_ending(command)}"
    if command.name == "backup FOLDER":
        goal = old = disk
    elif command.name in _REPLACES:
        old.write_bytes(b"old")
    if command.name == "export -o .csv":
        goal = disk / "new"
    filler = fill(disk)
    before = {found.name: found.read_bytes() for found in disk.iterdir() if found != filler}
    for target in dict.fromkeys((goal, old)):
        ended = run(command.on(str(target)), folder)
        yield from ended.faults()
        if ended.status != 2:
            yield f"ends with {ended.status}: {ended.err}"
        now = {found.name: found.read_bytes() for found in disk.iterdir() if found != filler}
        if now != before and not command.name.startswith("print"):
            yield f"leaves {sorted(now)}, was {sorted(before)}"
    filler.unlink()
    ended = run(command.on(str(goal)), folder)
    if ended.status != 0:
        yield f"with room again: {ended.status}: {ended.err}"
    if command.name == "slips -o" and "reprint" in run(["show", "a.floor", "--json"], folder).out:
        yield "slips that nobody has seen are reprints"
    for found in disk.iterdir():
        found.unlink()


def _full_tournament(folder: Path, disk: Path) -> Iterator[str]:
    """The tournament itself lies on it: it can be looked at, exported and checked."""
    path = disk / "a.floor"
    path.write_bytes((folder / "a.floor").read_bytes())
    for name in ("old.pdf", "old.csv", "old.txt", "old.prn"):
        (disk / name).write_bytes(b"old")
    fill(disk)
    held = path.read_bytes()
    for command in COMMANDS:
        if "a.floor" in command.args or OPEN not in command.args or command.writes:
            continue
        ended = run(command.on(str(path)), folder)
        yield from (f"{command.name}, its tournament on a full disk: {fault}" for fault in _wrong(command, ended))
        _tidy(folder)
    if path.read_bytes()[100:] != held[100:]:
        yield "the tournament on a full disk was changed"


def _read_only(folder: Path, place: Path, *, nobody: bool) -> Iterator[str]:
    names = ("a.floor", "old.pdf", "old.csv", "old.txt", "old.prn")
    before = fingerprints(place, *names)
    work = folder / "work"
    if nobody:
        work.mkdir(mode=0o777)
        work.chmod(0o777)
    for command in COMMANDS:
        inner = "a.floor" in command.args
        args = command.on(str(place / (f"old{_ending(command)}" if inner else "a.floor")))
        args = [str(folder / part) if (folder / part).is_file() else part for part in args]
        if command.name == "backup FOLDER":
            args = command.on(str(place))
        ended = run(args, work if nobody else folder, nobody=nobody, said=folder)
        yield from (f"{command.name}: {fault}" for fault in _wrong(command, ended))
        if command.writes and ended.status == 0:
            yield f"{command.name}: says that it has written"
        _tidy(folder)
    if fingerprints(place, *names) != before:
        yield "something was changed"


def _wrong(command: Attacked, ended: Ended) -> list[str]:
    failed = command.name in _LOOKING and ended.status != 0
    return [*ended.faults(), *([f"cannot be looked at: {ended.status} {ended.out} {ended.err}"] if failed else [])]


def _tidy(folder: Path) -> None:
    for name in ("out.csv", "out.pdf", "out.prn", "saved.floor", "made.floor", "copies/a.floor"):
        (folder / name).unlink(missing_ok=True)
        (folder / "work" / Path(name).name).unlink(missing_ok=True)
