"""A tournament file appears whole or not at all, and what lies beside its place is never taken for its own."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from floorman.store.check import check, salvage
from floorman.store.connection import log_of
from floorman.store.file import FileRefused, NewRow, Text, TournamentFile, create, open_file
from floorman.store.image import beside
from floorman.store.lock import FloorLock, sidecar
from floorman.store.making import clear_left_overs, half_made, left_overs, made_whole
from tests.store.conftest import AT, busts, put, refused


def names(folder: Path) -> list[str]:
    """What lies in a folder."""
    return sorted(found.name for found in folder.iterdir())


def abandoned(file: TournamentFile, folder: Path) -> Path:
    """A copy of an open file and its write-ahead file, as a killed program leaves them."""
    folder.mkdir()
    copy = folder / file.path.name
    for ending in ("", "-wal"):
        shutil.copy(beside(file.path, ending), beside(copy, ending))
    return copy


def test_it_appears_with_rows_texts_and_preferences(path: Path) -> None:
    rows = [NewRow("entry-taken", 1, {"entry": 1}, AT, [Text("entry", 1, "name", "Ann")])]
    kept = [(Text("event", 1, "remark", "late"), 1)]
    with create(path, tournament={"event": "7"}, first=rows, kept=kept, settings={"lang": "pl"}) as file:
        assert [row.body for row in file.rows()] == [{"entry": 1}]
        assert file.texts() == [Text("entry", 1, "name", "Ann"), Text("event", 1, "remark", "late")]
        assert file.preference("lang") == "pl"
        assert put(file, "entry-taken", 1, {}) == 2
    assert names(path.parent) == [path.name]
    assert check(path).ok


@pytest.mark.parametrize(
    "wrong",
    [
        NewRow("two\nlines", 1, {}, AT),
        NewRow("x", 1, {"chips": float("nan")}, AT),
        NewRow("x", 1, {"name": "\udcff"}, AT),
    ],
)
def test_what_fails_leaves_nothing(path: Path, wrong: NewRow) -> None:
    with pytest.raises(ValueError, match=r"one line|not JSON compliant|surrogates"):
        create(path, tournament={}, first=[NewRow("x", 1, {}, AT), wrong])
    assert names(path.parent) == []


def test_a_place_taken_in_the_meantime_is_left_as_it_is(path: Path) -> None:
    def rows() -> list[NewRow]:
        path.write_text("somebody was quicker")
        return []

    with refused("store.exists"), made_whole(path) as filled:
        filled.write_text("ours")
        rows()
    assert path.read_text() == "somebody was quicker"
    assert names(path.parent) == [path.name]


def test_a_disk_without_links_is_no_hindrance(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object) -> None:
        raise OSError("no links here")

    monkeypatch.setattr(os, "link", none)
    create(path, tournament={}).close()
    with refused("store.exists"), made_whole(path.with_name("second.floor")) as filled:
        filled.write_text("ours")
        path.with_name("second.floor").write_text("theirs")
    assert check(path).ok
    assert names(path.parent) == [path.name, "second.floor"]


def test_only_one_makes_a_file_at_a_time(path: Path) -> None:
    with made_whole(path), pytest.raises(FileRefused) as refusal:
        create(path, tournament={})
    assert refusal.value.code == "store.held"
    assert refusal.value.params["file"] == path.name


def left_half_made(place: Path) -> Path:
    """What a killed run leaves."""
    filled = half_made(place)
    for ending in ("", "-wal", "-shm", "-journal"):
        beside(filled, ending).write_bytes(b"Ann Kowalska")
    sidecar(filled).write_bytes(b"")
    return filled


def test_what_a_killed_run_left_half_made_is_named_and_goes(evening: Callable[[int], Path]) -> None:
    path = evening(2)
    filled = left_half_made(path.with_name("saved.floor"))
    assert left_overs(path.parent) == [filled]
    health = check(path)
    assert (health.ok, [note.params for note in health.notes]) == (True, [{"file": ".saved.floor.half-made"}])
    assert clear_left_overs(path.parent) == [filled]
    assert names(path.parent) == [path.name]
    left_half_made(path)
    open_file(path, read_only=True).close()
    assert len(names(path.parent)) == 6
    open_file(path).close()
    assert names(path.parent) == [path.name]


def test_what_somebody_is_at_work_on_stays(path: Path) -> None:
    with made_whole(path):
        assert left_overs(path.parent) == clear_left_overs(path.parent) == []
        assert half_made(path).exists()
    assert left_overs(path.with_name("nowhere")) == []


def test_a_left_over_is_no_hindrance_to_making_the_same_file(path: Path) -> None:
    left_half_made(path)
    create(path, tournament={}).close()
    assert names(path.parent) == [path.name]


def test_what_a_deleted_file_left_beside_its_place_is_not_joined_to_a_new_one(
    file: TournamentFile, tmp_path: Path
) -> None:
    busts(file, 5)
    crashed = abandoned(file, tmp_path / "killed")
    crashed.unlink()
    log = log_of(crashed).read_bytes()
    with pytest.raises(FileRefused) as refusal:
        create(crashed, tournament={})
    assert refusal.value.code == "store.left-beside"
    assert refusal.value.params == {"file": "friday.floor", "left": "friday.floor-wal"}
    for opening in (lambda: open_file(crashed), lambda: open_file(crashed, read_only=True)):
        with refused("store.missing-left"):
            opening()
    assert [problem.code for problem in check(crashed).problems] == ["store.missing-left"]
    assert log_of(crashed).read_bytes() == log
    assert salvage(crashed, tmp_path / "saved.floor") == 5
    with open_file(tmp_path / "saved.floor") as saved:
        assert saved.texts() == file.texts()
        assert [row.body for row in saved.rows()] == [row.body for row in file.rows()]
    log_of(crashed).unlink()
    create(crashed, tournament={}).close()


def test_so_is_an_evening_that_went_on_in_a_second_run(file: TournamentFile, tmp_path: Path) -> None:
    busts(file, 150)
    file.close()
    with open_file(file.path) as second:
        for number in range(40):
            put(second, "entry-taken", 1, {"entry": number})
        crashed = abandoned(second, tmp_path / "killed")
        kept = [row.hash for row in second.rows()]
        texts = second.texts()
    crashed.unlink()
    assert salvage(crashed, tmp_path / "saved.floor") == 190
    with open_file(tmp_path / "saved.floor", read_only=True) as saved:
        assert [row.body for row in saved.rows()][150:] == [{"entry": number} for number in range(40)]
        assert [row.hash for row in saved.rows()] == kept
        assert saved.texts() == texts


def test_an_empty_log_of_a_deleted_file_is_nothing_to_save(path: Path) -> None:
    log_of(path).touch()
    beside(path, "-shm").touch()
    with create(path, tournament={}) as file:
        busts(file, 2)
    assert check(path).total == 2
    assert names(path.parent) == [path.name]


def test_a_log_that_is_of_another_tournament_is_not_written_into_this_one(file: TournamentFile, tmp_path: Path) -> None:
    busts(file, 5)
    crashed = abandoned(file, tmp_path / "killed")
    with create(tmp_path / "other.floor", tournament={"event": "8"}) as other:
        busts(other, 50)
    shutil.copy(tmp_path / "other.floor", crashed)  # a copy put back over it, while its log still lies there
    content = crashed.read_bytes()
    with pytest.raises(FileRefused) as refusal:
        open_file(crashed)
    assert refusal.value.code == "store.strange-beside"
    with refused("store.strange-beside"):
        open_file(crashed, read_only=True)
    assert [problem.code for problem in check(crashed).problems] == ["store.strange-beside"]
    assert crashed.read_bytes() == content
    log_of(crashed).unlink()
    with open_file(crashed) as opened:
        assert len(list(opened.rows())) == 50


def test_a_log_of_its_own_is_taken_up(file: TournamentFile, tmp_path: Path) -> None:
    busts(file, 5)
    crashed = abandoned(file, tmp_path / "killed")
    with open_file(crashed) as opened:
        assert len(list(opened.rows())) == 5


def test_an_older_copy_whose_own_log_lies_beside_it_gives_way_whole(file: TournamentFile, tmp_path: Path) -> None:
    busts(file, 3)
    crashed = abandoned(file, tmp_path / "stick")
    for number in range(40):
        put(file, "entry-taken", 1, {"entry": number})
    file.backup(crashed)
    assert check(crashed).total == 43
    assert names(crashed.parent) == [crashed.name]


@pytest.mark.skipif(os.name != "posix", reason="rights are another thing here")
@pytest.mark.parametrize("mask", [0o000, 0o022, 0o077])
def test_files_with_names_in_them_are_their_makers_alone(path: Path, mask: int) -> None:
    before = os.umask(mask)
    try:
        with create(path, tournament={}) as file:
            busts(file, 2)
            file.backup(path.with_name("copy.floor"))
            found = {one.name: one.stat().st_mode & 0o777 for one in path.parent.iterdir()}
            assert len(found) == 5
        salvage(path, path.with_name("saved.floor"))
        found |= {one.name: one.stat().st_mode & 0o777 for one in path.parent.iterdir()}
    finally:
        os.umask(before)
    assert set(found.values()) == {0o600}, found


def test_a_killed_programs_note_outlives_a_refused_opening(evening: Callable[[int], Path]) -> None:
    path = evening(3)
    sidecar(path).write_bytes(b"what it had recorded")
    lock = FloorLock.take(path)
    lock.release()
    assert sidecar(path).read_bytes() == b"what it had recorded"
    lock = FloorLock.take(path)
    lock.sign((1, 2), 3)
    lock.release()
    assert not sidecar(path).exists()
