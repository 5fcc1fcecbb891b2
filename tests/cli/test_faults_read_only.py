"""A file, a folder or a stick that takes no writing can be looked at; what would be recorded gets one sentence."""

import ctypes
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from floorman.store.connection import log_of
from tests.cli.killing import ROOT
from tests.desk.rooms import TestDesk

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs rights that bind whoever runs the tests")

_BOUNDING_SET_DROP = 24
_RIGHTS_OF_ROOT = (1, 2)
"""To write, and to read, what the permission bits forbid."""

_NO_MOUNT = 77

VISITOR = """
import contextlib, io, json, os, sys
from pathlib import Path
from floorman.cli.main import main
from floorman.desk.files.opening import open_or_look
from floorman.desk.front.room import Room

path, commands = Path(sys.argv[1]), json.loads(sys.argv[2])
said = {"can write": [], "commands": [], "files": []}
for place, how in ((path, "r+"), (path.with_name("probe"), "w")):
    with contextlib.suppress(OSError), open(place, how):
        said["can write"].append(place.name)
for command in commands:
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(command)
    said["commands"].append((code, out.getvalue(), err.getvalue()))
desk = open_or_look(path)
before = desk.floor.now
calls = [desk.call(call) for call in ("1-2 x", "undo", "wait Ann", "forget #1")]
said["calls"] = [(told.ok, told.says) for told in calls]
said["unchanged"] = desk.floor.now is before
said["told to look"] = bool(Room(desk).top().read_only)
said["name"] = Room(desk).tile(1).seats[1].full_name
desk.close()
json.dump(said, sys.stdout)
"""

CANNOT = "evening.floor cannot be written: it or its folder is read-only. It can still be opened to look."
LOOKING = "evening.floor is open here only to look. Nothing was recorded."


def bind_root() -> None:
    """From the next program on, permission bits hold also for root, who otherwise passes them all."""
    if os.getuid() == 0:
        process = ctypes.CDLL(None)
        for right in _RIGHTS_OF_ROOT:
            process.prctl(_BOUNDING_SET_DROP, right, 0, 0, 0)


class Place:
    """A folder with the file of an evening."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "stick"
        self.folder.mkdir()
        room = TestDesk(self.folder, tables=2)
        room.sit(1, 1, 2, 3, 4)
        self.file = room.path
        self.script, self.list, self.out = folder / "script", folder / "list.csv", folder / "out"
        self.script.write_text("1-2 x\n")
        self.list.write_text("name\nAnn\n")
        self.out.mkdir()
        self.crashed = [(beside, beside.read_bytes()) for beside in (self.file, log_of(self.file))]
        room.desk.close()

    def lies(self) -> dict[str, bytes]:
        """What lies in the folder."""
        return {path.name: path.read_bytes() for path in self.folder.iterdir()}

    def visit(self, commands: list[list[str]], *, mounted: bool = False) -> dict[str, Any]:
        """What a program finds there that the protection binds; skips where it cannot be made to bind."""
        visitor = [sys.executable, "-c", VISITOR, str(self.file), json.dumps(commands)]
        if mounted:
            if shutil.which("unshare") is None or subprocess.call(["unshare", "-m", "true"], stderr=subprocess.DEVNULL):
                pytest.skip("nothing can be mounted here")
            there = f"mount --bind $0 $0 && mount -o remount,ro,bind $0 || exit {_NO_MOUNT}"
            visitor = ["unshare", "-m", "sh", "-c", f'{there}; exec "$@"', str(self.folder), *visitor]
        env = {**os.environ, "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8", "TMPDIR": str(self.out)}
        done = subprocess.run(
            visitor, capture_output=True, text=True, env=env, preexec_fn=None if mounted else bind_root, check=False
        )
        if done.returncode == _NO_MOUNT:
            pytest.skip("nothing can be mounted here")
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        found: dict[str, Any] = json.loads(done.stdout)
        return found


@pytest.fixture(name="place")
def _place(tmp_path: Path) -> Iterator[Place]:
    place = Place(tmp_path)
    yield place
    place.folder.chmod(0o755)
    place.file.chmod(0o644)


def protect_file(place: Place) -> list[str]:
    place.file.chmod(0o444)
    return ["probe"]


def protect_folder(place: Place) -> list[str]:
    place.folder.chmod(0o555)
    return [place.file.name]


def protect_both(place: Place) -> list[str]:
    place.file.chmod(0o444)
    place.folder.chmod(0o555)
    return []


def protect_what_a_crash_left(place: Place) -> list[str]:
    """The newest events are only in the write-ahead file, which SQLite cannot take up there."""
    for path, content in place.crashed:
        path.write_bytes(content)
    return protect_both(place)


def protect_nothing(_: Place) -> list[str]:
    """The mount does it."""
    return []


@pytest.mark.parametrize(
    "protect", [protect_file, protect_folder, protect_both, protect_what_a_crash_left, protect_nothing]
)
def test_it_can_be_looked_at_and_nothing_is_recorded(place: Place, protect: Callable[[Place], list[str]]) -> None:
    can_write, file, out = protect(place), str(place.file), str(place.out)
    looks = [
        ["show", file],
        ["journal", file],
        ["check", file],
        ["export", file, "--kind", "players", "-o", f"{out}/players.csv"],
        ["backup", file, out],
        ["import", file, str(place.list), "--dry-run"],
    ]
    writes = [
        ["play", file, str(place.script)],
        ["draw", file],
        ["import", file, str(place.list)],
    ]
    lay = place.lies()
    found = place.visit([*looks, *writes], mounted=protect is protect_nothing)
    assert found["can write"] == can_write
    looked, written = found["commands"][: len(looks)], found["commands"][len(looks) :]
    assert [(code, err) for code, _, err in looked] == [(0, "")] * len(looks)
    assert "Player 1 2" in looked[1][1]
    assert written == [[2, "", f"floorman: {CANNOT}\n"]] * len(writes)
    assert found["calls"] == [[False, LOOKING]] * 4
    assert found["unchanged"]
    assert found["told to look"]
    assert found["name"] == "Player 1 2"
    place.folder.chmod(0o755)
    lay.update({"probe": b""} if "probe" in can_write else {})
    assert place.lies() == lay


def test_a_folder_that_takes_no_new_file(place: Place) -> None:
    protect_folder(place)
    file, folder = str(place.file), str(place.folder)
    copy = shutil.copy(file, place.out / "copy.floor")
    found = place.visit(
        [
            ["new", f"{folder}/new.floor", "--name", "X"],
            ["salvage", file, f"{folder}/saved.floor"],
            ["backup", str(copy), folder],
            ["export", file, "--kind", "players", "-o", f"{folder}/players.csv"],
        ]
    )
    assert [code for code, _, _ in found["commands"]] == [2] * 4
    for name, (_, out, err) in zip(
        ("new.floor", "saved.floor", "copy.floor", "players.csv"), found["commands"], strict=True
    ):
        assert out == ""
        assert err.startswith("floorman: ")
        assert err.count("\n") == 1
        assert name in err
    assert list(place.lies()) == [place.file.name]


CLOSED_MEANWHILE = """
import json, sys
from pathlib import Path
from floorman.desk.files.opening import open_desk
from floorman.store.check import check

path = Path(sys.argv[1])
desk = open_desk(path)
assert desk.call("1-1 x").ok
path.chmod(0o444)
path.parent.chmod(0o555)
calls = [desk.call(call).ok for call in ("1-2 x", "forget #3", "wait Ann")]
recorded = len(desk.log.facts)
desk.close()
again = open_desk(path, read_only=True)
json.dump([calls, recorded, len(again.log.facts), again.floor.names.name(5), check(path).ok], sys.stdout)
again.close()
"""


def test_writing_forbidden_while_it_is_open(place: Place) -> None:
    """What was open goes on recording, and everything is there for who looks at it afterwards."""
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", CLOSED_MEANWHILE, str(place.file)],
        capture_output=True,
        text=True,
        env=env,
        preexec_fn=bind_root,
        check=True,
    )
    calls, recorded, found, name, whole = json.loads(done.stdout)
    assert calls == [True] * 3
    assert (found, name, whole) == (recorded, "Ann", True)
    assert b"Player 1 3" not in b"".join(place.lies().values())
