"""A file deleted or replaced while it is open: nothing acknowledged is lost, and it is said where it is."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from floorman.store.check import check
from floorman.store.connection import log_of
from floorman.store.file import FileRefused, Text, TournamentFile, create, open_file
from tests.store.conftest import busts, not_recorded, put, refused


def deleted(path: Path) -> None:
    path.unlink()


def replaced(path: Path) -> None:
    other = path.with_name("other")
    create(other, tournament={"event": "8"}).close()
    other.replace(path)


def replaced_by_noise(path: Path) -> None:
    path.unlink()
    path.write_bytes(b"noise" * 3000)


TAKEN_AWAY = pytest.mark.parametrize("taken", [deleted, replaced, replaced_by_noise])


def everything(path: Path) -> tuple[object, ...]:
    """What a file keeps."""
    with open_file(path, read_only=True) as file:
        return [row.hash for row in file.rows()], file.texts(), file.preference("lang")


@TAKEN_AWAY
def test_all_of_it_is_copied_at_once_and_named(file: TournamentFile, path: Path, taken: Callable[[Path], None]) -> None:
    busts(file, 30)
    file.set_preference("lang", "bg")
    kept = everything(path)
    taken(path)
    with pytest.raises(FileRefused) as refusal:
        put(file, "entry-taken", 1, {})
    rescue = path.with_name("friday-rescued.floor")
    assert refusal.value.code in ("store.moved-saved", "store.replaced-saved")
    assert refusal.value.params == {"file": "friday.floor", "rescue": "friday-rescued.floor"}
    assert everything(rescue) == kept
    assert check(rescue).ok
    assert file.rescue == rescue
    content = path.read_bytes() if path.exists() else None
    file.close()
    assert everything(rescue) == kept
    assert (path.read_bytes() if path.exists() else None) == content
    assert not log_of(path).exists() or not log_of(path).stat().st_size


@TAKEN_AWAY
def test_it_is_copied_when_it_is_closed_at_the_latest(
    file: TournamentFile, path: Path, taken: Callable[[Path], None]
) -> None:
    busts(file, 30)
    kept = everything(path)
    taken(path)
    file.close()
    assert file.rescue is not None
    assert everything(file.rescue) == kept
    if path.exists() and taken is replaced:
        assert check(path).ok
        assert check(path).total == 0


def test_a_row_that_was_recorded_in_that_very_moment_is_in_it(
    file: TournamentFile, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    busts(file, 1)
    stayed = file._pen._must_have_stayed

    def taken_away() -> None:
        path.unlink()
        stayed()

    monkeypatch.setattr(file._pen, "_must_have_stayed", taken_away)
    with refused("store.reopen-saved"):
        put(file, "entry-taken", 1, {}, texts=[Text("entry", 2, "name", "Ann")])
    assert file.rescue is not None
    with open_file(file.rescue, read_only=True) as saved:
        assert [row.seq for row in saved.rows()] == [1, 2]
        assert saved.texts("entry", 2) == [Text("entry", 2, "name", "Ann")]


def test_a_file_put_back_goes_on_and_a_second_loss_is_rescued_anew(file: TournamentFile, path: Path) -> None:
    busts(file, 2)
    elsewhere = path.with_name("elsewhere")
    for recorded in (2, 3):
        path.rename(elsewhere)
        with not_recorded("store.moved-saved"):
            put(file, "entry-taken", 1, {})
        assert check(path.with_name("friday-rescued.floor")).total == recorded
        elsewhere.rename(path)
        assert file.out_of_place() is None
        assert put(file, "entry-taken", 1, {}) == recorded + 1
    file.close()
    assert check(path).total == 4


def test_a_rescue_takes_nobodys_place(file: TournamentFile, path: Path) -> None:
    busts(file, 2)
    path.with_name("friday-rescued.floor").write_text("shopping list")
    path.unlink()
    assert file.out_of_place() is not None
    assert file.rescue == path.with_name("friday-rescued-2.floor")
    assert path.with_name("friday-rescued.floor").read_text() == "shopping list"


def test_of_a_folder_that_is_gone_the_user_s_own_has_the_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home, folder = tmp_path / "home", tmp_path / "hall"
    home.mkdir()
    folder.mkdir()
    monkeypatch.setattr(Path, "home", lambda: home)
    with create(folder / "friday.floor", tournament={}) as file:
        busts(file, 3)
        shutil.rmtree(folder)
        told = file.out_of_place()
    assert told is not None
    assert told.params["rescue"] == str(home / "friday-rescued.floor")
    assert check(home / "friday-rescued.floor").total == 3


def test_where_no_copy_can_be_written_the_log_is_left_for_salvage(
    file: TournamentFile, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    busts(file, 3)

    def full(*_: object) -> None:
        raise FileRefused("store.backup-full", file="x")

    monkeypatch.setattr("floorman.store.rescue.copy_to", full)
    path.unlink()
    with not_recorded("store.moved"):
        put(file, "entry-taken", 1, {})
    file.close()
    from floorman.store.check import salvage

    assert salvage(path, path.with_name("saved.floor")) == 3


def test_a_check_names_the_rescue_copies(file: TournamentFile, path: Path) -> None:
    busts(file, 3)
    elsewhere = path.rename(path.with_name("elsewhere"))
    file.out_of_place()
    elsewhere.rename(path)
    assert [(note.code, note.params["file"]) for note in check(path).notes] == [
        ("store.health.rescue", "friday-rescued.floor")
    ]


@pytest.mark.usefixtures("file")
def test_a_window_that_looks_makes_no_copies(path: Path) -> None:
    with open_file(path, read_only=True) as looking:
        elsewhere = path.rename(path.with_name("elsewhere"))
        with refused("store.moved"):
            looking.refresh()
        elsewhere.rename(path)
    assert not path.with_name("friday-rescued.floor").exists()
