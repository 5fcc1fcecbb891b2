"""Backups: whole, at once, and never in the place of something else."""

from collections.abc import Callable
from pathlib import Path

import pytest

from floorman.store.check import check
from floorman.store.file import TournamentFile, create, open_file
from tests.store.conftest import AT, busts, put, refused


def test_a_backup_holds_everything_and_opens_by_itself(file: TournamentFile, tmp_path: Path) -> None:
    busts(file, 9)
    file.set_preference("lang", "bg")
    stick = tmp_path / "stick"
    stick.mkdir()
    file.backup(stick / "friday.floor")
    assert [found.name for found in stick.iterdir()] == ["friday.floor"]
    assert check(stick / "friday.floor").ok
    with open_file(stick / "friday.floor") as copy:
        assert list(copy.rows()) == list(file.rows())
        assert copy.texts() == file.texts()
        assert copy.preference("lang") == "bg"
        assert put(copy, "entry-taken", 1, {}, at=AT) == 10


def test_an_older_backup_of_the_same_tournament_gives_way(file: TournamentFile, tmp_path: Path) -> None:
    for count in range(3):
        put(file, "entry-taken", 1, {"entry": count}, at=AT)
        file.backup(tmp_path / "copy.floor")
        assert check(tmp_path / "copy.floor").total == count + 1


def test_nothing_else_gives_way(file: TournamentFile, tmp_path: Path) -> None:
    busts(file, 1)
    with create(tmp_path / "other.floor", tournament={"event": "8"}) as other, refused("store.held"):
        file.backup(other.path)
    with refused("store.exists"):
        file.backup(tmp_path / "other.floor")
    with create(tmp_path / "twin.floor", tournament={"event": "7"}) as twin:
        put(twin, "entry-taken", 1, {"entry": 5}, at=AT)
    with refused("store.exists"):
        file.backup(tmp_path / "twin.floor")
    (tmp_path / "list.csv").write_text("a;b")
    with refused("store.exists"):
        file.backup(tmp_path / "list.csv")
    with refused("store.backup-itself"):
        file.backup(file.path)
    with refused("store.no-folder"):
        file.backup(tmp_path / "nowhere" / "copy.floor")
    assert check(tmp_path / "other.floor").ok


def test_a_backup_that_is_ahead_of_the_file_does_not_give_way(evening: Callable[[int], Path], tmp_path: Path) -> None:
    path = evening(5)
    earlier = path.read_bytes()
    with open_file(path) as file:
        put(file, "entry-taken", 1, {"entry": 6}, at=AT)
        file.backup(tmp_path / "copy.floor")
    path.write_bytes(earlier)
    with open_file(path) as file, refused("store.exists"):
        file.backup(tmp_path / "copy.floor")


def test_a_window_that_looks_can_make_a_backup(file: TournamentFile, tmp_path: Path) -> None:
    busts(file, 4)
    with open_file(file.path, read_only=True) as looking:
        looking.backup(tmp_path / "copy.floor")
    assert check(tmp_path / "copy.floor").total == 4


def test_a_stick_pulled_out_leaves_the_older_backup(
    file: TournamentFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    busts(file, 4)
    file.backup(tmp_path / "copy.floor")
    put(file, "entry-taken", 1, {}, at=AT)

    def pulled_out(_: Path) -> None:
        raise OSError("no such device")

    monkeypatch.setattr("floorman.store.making.to_disk", pulled_out)
    with refused("store.backup-failed"):
        file.backup(tmp_path / "copy.floor")
    assert check(tmp_path / "copy.floor").total == 4
    assert not list(tmp_path.glob(".*"))
