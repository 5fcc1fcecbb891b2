"""What salvage refuses, at once and in one sentence, and that it leaves nothing behind."""

import os
import sys
import tempfile
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest

from floorman.store.check import check, salvage
from floorman.store.file import FileRefused, open_file
from floorman.store.image import LARGEST
from tests.store.conftest import busts, refused


def test_a_file_that_may_not_be_read(evening: Callable[[int], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    path = evening(2)
    monkeypatch.setattr(os, "access", lambda place, how: not (Path(place) == path and how == os.R_OK))
    with refused("store.no-access"):
        salvage(path, path.with_name("saved.floor"))
    assert not path.with_name("saved.floor").exists()


def test_a_disk_that_cannot_be_read(evening: Callable[[int], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    path = evening(2)

    def broken(_: Path) -> bytes:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(Path, "read_bytes", broken)
    with refused("store.unreadable"):
        salvage(path, path.with_name("saved.floor"))


def test_a_huge_file_that_is_no_tournament_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "film.floor"
    with path.open("wb") as film:
        film.truncate(20 * LARGEST)
    tracemalloc.start()
    with refused("store.too-large"):
        salvage(path, tmp_path / "saved.floor")
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 1_000_000
    assert [problem.code for problem in check(path).problems] == ["store.too-large"]
    for read_only in (False, True):
        with pytest.raises(FileRefused):
            open_file(path, read_only=read_only)


def test_no_copy_of_the_names_goes_to_a_temporary_folder(
    evening: Callable[[int], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = evening(50)
    content = bytearray(path.read_bytes())
    content[24:100] = bytes(76)
    path.write_bytes(content)

    def none(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    for name in ("mkdtemp", "mkstemp", "TemporaryDirectory", "NamedTemporaryFile"):
        monkeypatch.setattr(tempfile, name, none)
    assert salvage(path, path.with_name("saved.floor")) == 50
    assert sorted(found.name for found in path.parent.iterdir()) == ["friday.floor", "saved.floor"]


@pytest.mark.skipif(sys.platform == "win32", reason="no such files here")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with refused("store.foreign"):
        salvage(tmp_path / "pipe", tmp_path / "saved.floor")


def test_a_goal_is_looked_at_before_anything_is_read(evening: Callable[[int], Path]) -> None:
    path = evening(2)
    with refused("store.no-folder"):
        salvage(path, path.parent / "nowhere" / "saved.floor")
    with open_file(path) as file:
        busts(file, 1)
        with refused("store.exists"):
            salvage(path.with_name("friday.floor"), path)
