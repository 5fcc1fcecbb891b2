"""``new``, ``salvage``, ``backup`` and ``simulate`` killed at any line of the store: whole, or not there at all."""

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from floorman.desk.files.checking import check_all
from floorman.desk.files.opening import Opening, new_desk, open_desk
from floorman.store.making import left_overs
from tests.attack.line_kills import LineKills, moments

KILLS = 40
PLAYERS = 25

pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform == "win32", reason="needs fork")]


@pytest.fixture(name="kills", scope="module")
def _kills() -> Iterator[LineKills]:
    with LineKills.ready() as kills:
        yield kills


@pytest.fixture(name="evening", scope="module")
def _evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tournament with names."""
    path = tmp_path_factory.mktemp("evening") / "friday.floor"
    desk = new_desk(path, Opening("Friday 100", tables=(1, 2, 3)))
    for number in range(PLAYERS):
        assert desk.call(f"wait Player {number} Żółć").ok
    desk.close()
    return path


def held(path: Path) -> tuple[int, list[str]]:
    """Rows and names of a file that must be whole."""
    health = check_all(path)
    assert health.problems == ()
    desk = open_desk(path)
    names = [desk.floor.names.name(entry) for entry in desk.floor.now.entries]
    desk.close()
    return health.total, names


def killed_everywhere(
    kills: LineKills, folder: Path, goal: Path, command: list[str], prepare: Callable[[], None] = lambda: None
) -> Iterator[bool]:
    """Runs ``command`` again and again, killed at one line after the other; whether ``goal`` stands there after each.

    Whatever is left can be cleaned, and the same command then does its work.
    """
    prepare()
    whole = kills.run(command)
    assert whole is not None
    assert whole[0] == 0
    content = sorted(found.name for found in folder.iterdir())
    for at in moments(whole[1], KILLS, seed=len(command)):
        shutil.rmtree(folder)
        folder.mkdir()
        prepare()
        assert kills.run(command, at) is None
        left = [found.name for found in folder.iterdir() if found.suffix != ".lock"]
        strange = [name for name in left if name not in content and not name.startswith((goal.name, f".{goal.name}"))]
        assert not strange, at
        yield goal.exists()
        if goal.exists():
            held(goal)  # opened to write: what was left half made goes
            assert left_overs(folder) == []
        else:
            again = kills.run(command)
            assert again is not None
            assert again[0] == 0, at
        assert sorted(found.name for found in folder.iterdir()) == content, at


def test_new(kills: LineKills, tmp_path: Path) -> None:
    folder = tmp_path / "hall"
    folder.mkdir()
    goal = folder / "friday.floor"
    command = ["new", str(goal), "--name", "Friday 100", "--tables", "1-12"]
    stood = set()
    for there in killed_everywhere(kills, folder, goal, command):
        stood.add(there)
        if there:
            assert held(goal) == (2, [])
    assert stood == {True, False}


def test_salvage(kills: LineKills, evening: Path, tmp_path: Path) -> None:
    folder = tmp_path / "saved"
    folder.mkdir()
    goal, damaged = folder / "saved.floor", tmp_path / "damaged.floor"
    content = bytearray(evening.read_bytes())
    content[24:100] = bytes(76)
    damaged.write_bytes(content)
    stood = set()
    for there in killed_everywhere(kills, folder, goal, ["salvage", str(damaged), str(goal)]):
        stood.add(there)
        if there:
            assert held(goal) == held(evening)
        assert damaged.read_bytes() == content
    assert stood == {True, False}


@pytest.mark.parametrize("older", [False, True])
def test_backup(kills: LineKills, evening: Path, tmp_path: Path, older: bool) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    goal, first = stick / evening.name, tmp_path / "first.floor"
    shutil.copyfile(evening, first)
    live = tmp_path / evening.name
    shutil.copyfile(evening, live)
    desk = open_desk(live)
    assert desk.call("wait Zofia").ok
    desk.close()

    def prepare() -> None:
        if older:
            shutil.copyfile(first, goal)

    totals = set()
    for there in killed_everywhere(kills, stick, goal, ["backup", str(live), str(stick)], prepare):
        totals.add(held(goal)[0] if there else 0)
    assert totals == {held(first)[0] if older else 0, held(live)[0]}


def test_simulate(kills: LineKills, tmp_path: Path) -> None:
    folder = tmp_path / "trial"
    folder.mkdir()
    goal = folder / "trial.floor"
    rows = set()
    for there in killed_everywhere(kills, folder, goal, ["simulate", "--players", "12", "--file", str(goal)]):
        rows.add(held(goal)[0] if there else 0)
    assert min(rows) == 0
    assert sorted(rows)[1] == 1, "a tournament stands with its opening, never without"
