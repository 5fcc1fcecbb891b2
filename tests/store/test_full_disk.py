"""A full disk: what is on it is looked at, checked, copied and saved; nothing on it is called damaged."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from floorman.store.check import check, salvage
from floorman.store.connection import log_of
from floorman.store.file import create, open_file
from floorman.store.image import beside
from floorman.store.lock import sidecar
from tests.store.conftest import busts, not_recorded, put, refused
from tests.store.small_disk import fill, free, small_disk

HELD = 7


@pytest.fixture(name="disk")
def _disk(tmp_path: Path) -> Iterator[Path]:
    with small_disk(tmp_path) as disk:
        yield disk


def at_rest(disk: Path) -> Path:
    path = disk / "friday.floor"
    with create(path, tournament={}) as file:
        busts(file, HELD)
    return path


def killed(disk: Path) -> Path:
    """As a killed program leaves it, with all of the evening in its write-ahead file."""
    path = disk / "friday.floor"
    with create(disk / "first.floor", tournament={}) as file:
        busts(file, HELD)
        for ending in ("", "-wal"):
            shutil.copyfile(beside(file.path, ending), beside(path, ending))
    (disk / "first.floor").unlink()
    return path


def empty_beside(disk: Path) -> Path:
    """Files beside it whose disk had not a page for them."""
    path = at_rest(disk)
    content = bytearray(path.read_bytes())
    content[18:20] = b"\2\2"
    path.write_bytes(content)
    log_of(path).touch()
    beside(path, "-shm").touch()
    return path


def held(disk: Path) -> list[tuple[str, int]]:
    """What lies on the disk, but for the page that readers share."""
    return sorted((found.name, found.stat().st_size) for found in disk.iterdir() if not found.name.endswith("-shm"))


MADE = pytest.mark.parametrize("made", [at_rest, killed, empty_beside])


@MADE
def test_what_is_on_it_is_read_checked_and_copied(made: object, disk: Path, tmp_path: Path) -> None:
    assert callable(made)
    path = made(disk)
    fill(disk)
    before = held(disk)
    health = check(path)
    assert (health.problems, health.total) == ((), HELD)
    with open_file(path, read_only=True) as file:
        assert len(list(file.rows())) == HELD
        assert len(file.texts("entry")) == HELD
        file.backup(tmp_path / "copy.floor")
        with refused("store.backup-full"):
            file.backup(disk / "copy.floor")
    assert check(tmp_path / "copy.floor").total == HELD
    assert salvage(path, tmp_path / "saved.floor") == HELD
    with refused("store.no-room-new"):
        salvage(path, disk / "saved.floor")
    assert held(disk) == before


@MADE
def test_it_is_not_opened_to_write_until_there_is_room(made: object, disk: Path) -> None:
    assert callable(made)
    path = made(disk)
    fill(disk)
    with refused("store.no-room"):
        open_file(path)
    assert check(path).ok
    free(disk)
    with open_file(path) as file:
        assert put(file, "entry-taken", 1, {}) == HELD + 1


def test_a_disk_that_fills_up_under_an_open_file_changes_nothing(disk: Path) -> None:
    with create(disk / "friday.floor", tournament={}) as file:
        busts(file, HELD)
        fill(disk)
        with not_recorded("store.disk-full"):
            for _ in range(200):
                put(file, "entry-taken", 1, {"long": "x" * 5000})
        recorded = file.head.seq
        assert check(file.path).total == recorded
        with open_file(file.path, read_only=True) as looking:
            assert len(list(looking.rows())) == recorded
    assert check(disk / "friday.floor").total == recorded
    free(disk)
    with open_file(disk / "friday.floor") as file:
        assert put(file, "entry-taken", 1, {}) == recorded + 1


def test_nothing_is_made_on_it(disk: Path) -> None:
    fill(disk)
    with refused("store.no-room-new"):
        create(disk / "friday.floor", tournament={})
    assert [found.name for found in disk.iterdir()] == ["fill"]
    assert not sidecar(disk / "friday.floor").exists()
