"""Every command with every kind of path: one sentence at most, in good time, and nobody else's file is touched."""

import os
import random
import socket
from collections.abc import Mapping
from pathlib import Path

from floorman.cli.main import main
from tests.attack.commands import COMMANDS, Attacked
from tests.attack.rooms import fingerprints, furnish, held
from tests.attack.runs import run

GUARDED = ("other.floor", "notes.txt", "open.floor.lock", "open.floor-wal", "list.csv", "script.txt", "logo.png")
"""What no command may change, whatever path it is given; a list and a script are no outputs of the attack."""
OWN = ("another tournament", "a link to a tournament", "a second name of a tournament", "an open tournament")
"""Whoever names a tournament to a command that works on one means it."""
GIVEN = ("text", "picture", "read-only text")
"""Ordinary files, which an output takes the place of if it is told to."""
GONE = "a deleted working folder"


def kinds(folder: Path) -> Mapping[str, str]:
    """Kinds of path, each made in ``folder`` if it must stand."""
    (folder / "notes.txt").write_bytes(b"mine")
    (folder / "notes.txt").chmod(0o444)
    (folder / "empty").write_bytes(b"")
    os.mkfifo(folder / "pipe")
    with socket.socket(socket.AF_UNIX) as line:
        line.bind(str(folder / "sock"))
    for name, target in (
        ("link", "other.floor"),
        ("nowhere", "none/at/all"),
        ("one", "two"),
        ("two", "one"),
        ("null", "/dev/null"),
    ):
        (folder / name).symlink_to(target)
    (folder / "twin").hardlink_to(folder / "other.floor")
    (folder / "big").write_bytes(b"")
    os.truncate(folder / "big", 200 << 20)
    long = {f"a name of {length} letters": "x" * length for length in (255, 256, 300, 5000)}
    return {
        **long,
        "none": "",
        "a blank": " ",
        "missing": "missing",
        "missing folder": "no/folder/x.pdf",
        "below a file": "notes.txt/x.pdf",
        "a deep path": "/".join(["d" * 50] * 100),
        "folder": "copies",
        "the folder itself": ".",
        "the root": "/",
        "slash at the end": "x.pdf/",
        "empty file": "empty",
        "read-only text": "notes.txt",
        "its own tournament": "a.floor",
        "another tournament": "other.floor",
        "an open tournament": "open.floor",
        "its write-ahead file": "open.floor-wal",
        "its lock": "open.floor.lock",
        "a write-ahead file to come": "other.floor-wal",
        "a journal to come": "other.floor-journal",
        "a link to a tournament": "link",
        "a second name of a tournament": "twin",
        "a link to nothing": "nowhere",
        "a link in a circle": "one",
        "pipe": "pipe",
        "socket": "sock",
        "a link to a device": "null",
        "/dev/null": "/dev/null",
        "/dev/zero": "/dev/zero",
        "/dev/full": "/dev/full",
        "/dev/mem": "/dev/mem",
        "/proc/self/mem": "/proc/self/mem",
        "/proc/self/fd/0": "/proc/self/fd/0",
        "/proc/x": "/proc/x.pdf",
        "bytes that are no text": os.fsdecode(b"sea\xfft.pdf"),
        "control signs": "a\x1b[31m\n\tb.pdf",
        "signs that turn": "a\u202eb.pdf",
        "a hyphen first": "-x.pdf",
        "a tilde": "~/x.pdf",
        "200 MB of nothing": "big",
        "text": "script.txt",
        "picture": "logo.png",
    }


def attack(folder: Path, seed: int = 1, most: int | None = None) -> dict[str, object]:
    """Tries all pairs of command and path, or so many by chance; figures, and under "faults" what went wrong."""
    furnish(folder)
    paths = kinds(folder)
    pairs = [(command, kind) for command in COMMANDS for kind in (*paths, GONE)]
    # questions may come through a pipe, and it is waited for whoever asks them
    pairs.remove(next(pair for pair in pairs if (pair[0].name, pair[1]) == ("advise FILE", "pipe")))
    random.Random(seed).shuffle(pairs)
    faults, codes, slowest = [], {0: 0, 1: 0, 2: 0}, 0.0
    tried = pairs[:most]
    with held(folder / "open.floor"):
        before = fingerprints(folder, *GUARDED)
        for command, kind in tried:
            ended = run(command.on("out.pdf" if kind == GONE else paths[kind]), folder, gone=kind == GONE)
            slowest = max(slowest, ended.seconds)
            codes[ended.status] = codes.get(ended.status, 0) + 1
            meant = kind in (GIVEN if command.writes else OWN)
            touched = [] if meant else _touched(folder, before)
            before = fingerprints(folder, *GUARDED)
            wrong = [*ended.faults(), *touched]
            faults += [f"{command.name} on {kind}: {fault}: {ended.err[-300:]}" for fault in wrong]
            _tidy(folder, paths)
    for name in ("a.floor", "other.floor", "open.floor"):
        if main(["check", str(folder / name)]) != 0:
            faults.append(f"{name} is not whole")
    return {
        "tried": len(tried),
        "done, partly, refused": [codes[0], codes[1], codes[2]],
        "slowest, s": round(slowest, 2),
        "faults": faults,
    }


def _touched(folder: Path, before: Mapping[str, str]) -> list[str]:
    now = fingerprints(folder, *before)
    made = [f"made {ending}" for ending in ("-wal", "-journal", "-shm") if (folder / f"other.floor{ending}").exists()]
    return [*made, *(f"changed {name}" for name in before if now[name] != before[name])]


def _tidy(folder: Path, paths: Mapping[str, str]) -> None:
    """Takes away what a command has rightly made, so that the next one finds the same folder."""
    kept = {Path(path).name for path in paths.values()} - {"missing", "x.pdf"}
    made = ("missing", "made.floor", "saved.floor", "out.csv", "out.pdf", "out.prn", "other.floor-wal", "none")
    for name in made:
        (folder / name).unlink(missing_ok=True)
    for found in (folder / "copies").iterdir():
        if found.is_file():
            found.unlink()
    for found in folder.iterdir():
        odd = found.name not in kept and found.suffix in (".pdf", ".csv", ".part")
        if found.is_file() and odd and found.name != "list.csv":
            found.unlink()


__all__ = ["GONE", "Attacked", "attack", "kinds"]
