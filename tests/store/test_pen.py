"""The world's faults while a file is open: each is told, and what was acknowledged is on the disk."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from floorman.store.check import check
from floorman.store.connection import PATIENCE, log_of
from floorman.store.file import Text, TournamentFile, create, open_file
from tests.store.conftest import AT, busts, not_recorded, put, refused


def seqs(path: Path) -> list[int]:
    """The journal's numbers as another window sees them."""
    with open_file(path, read_only=True) as file:
        return [row.seq for row in file.rows()]


def test_a_moved_file_takes_nothing_until_it_is_back(file: TournamentFile, path: Path) -> None:
    busts(file, 2)
    elsewhere = path.rename(path.with_name("elsewhere"))
    with not_recorded("store.moved-saved"):
        put(file, "entry-taken", 1, {}, at=AT)
    with not_recorded("store.moved-saved"):
        file.set_text(Text("entry", 1, "name", "Ann"))
    elsewhere.rename(path)
    assert put(file, "entry-taken", 1, {}, at=AT) == 3
    assert seqs(path) == [1, 2, 3]


def test_a_replaced_file_takes_nothing(file: TournamentFile, path: Path) -> None:
    busts(file, 2)
    other = path.with_name("other.floor")
    create(other, tournament={}).close()
    first = path.rename(path.with_name("first"))
    other.rename(path)
    with not_recorded("store.replaced-saved"):
        put(file, "entry-taken", 1, {}, at=AT)
    path.unlink()
    first.rename(path)
    assert put(file, "entry-taken", 1, {}, at=AT) == 3


@pytest.mark.usefixtures("file")
def test_a_window_that_looks_is_told_that_the_file_is_gone(path: Path) -> None:
    with open_file(path, read_only=True) as looking:
        path.rename(path.with_name("elsewhere"))
        with refused("store.moved"):
            looking.refresh()


def test_a_file_deleted_at_the_very_commit_does_not_count_as_written(
    file: TournamentFile, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    busts(file, 1)
    stayed = file._pen._must_have_stayed

    def taken_away() -> None:
        path.unlink()
        stayed()

    monkeypatch.setattr(file._pen, "_must_have_stayed", taken_away)
    with refused("store.reopen-saved"):
        put(file, "entry-taken", 1, {}, at=AT)
    with not_recorded("store.reopen-saved"):
        put(file, "entry-taken", 1, {}, at=AT)


@pytest.mark.parametrize("replaced", [False, True])
def test_a_write_ahead_file_taken_away_costs_nothing(file: TournamentFile, path: Path, replaced: bool) -> None:
    busts(file, 3)
    log = log_of(path)
    content = log.read_bytes()
    log.unlink()
    if replaced:
        log.write_bytes(content)
    assert put(file, "entry-taken", 1, {}, at=AT) == 4
    assert seqs(path) == [1, 2, 3, 4]
    assert put(file, "entry-taken", 1, {}, at=AT) == 5
    assert seqs(path) == [1, 2, 3, 4, 5]
    assert check(path).ok


def test_another_program_that_holds_the_file_is_named(file: TournamentFile, path: Path) -> None:
    busts(file, 1)
    assert PATIENCE <= 1
    assert file._pen.connection.execute("PRAGMA busy_timeout").fetchone() == (PATIENCE * 1000,)
    file._pen.connection.execute("PRAGMA busy_timeout = 20")
    with closing(sqlite3.connect(path, isolation_level=None)) as stranger:
        stranger.execute("BEGIN IMMEDIATE")
        with not_recorded("store.locked"):
            put(file, "entry-taken", 1, {}, at=AT)
        stranger.execute("ROLLBACK")
    assert put(file, "entry-taken", 1, {}, at=AT) == 2


def test_a_program_that_shuts_everybody_out_is_told_at_opening(
    evening: Callable[[int], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("floorman.store.connection.PATIENCE", 0.05)
    path = evening(1)
    with closing(sqlite3.connect(path, isolation_level=None)) as stranger:
        stranger.execute("BEGIN EXCLUSIVE")
        for read_only in (False, True):
            with refused("store.locked"):
                open_file(path, read_only=read_only)
    open_file(path).close()


def test_a_full_disk_changes_nothing_and_writing_goes_on_once_there_is_room(file: TournamentFile) -> None:
    busts(file, 5)
    connection = file._pen.connection
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    recorded = 5
    with not_recorded("store.disk-full"):
        while recorded < 200:
            recorded = put(file, "note-taken", 1, {"length": "x" * 900}, at=AT, texts=[Text("entry", 9, "name", "Ann")])
    assert recorded < 200
    assert [row.seq for row in file.rows()] == list(range(1, recorded + 1))
    assert file.texts("entry", 9) == ([Text("entry", 9, "name", "Ann")] if recorded > 5 else [])
    connection.execute("PRAGMA max_page_count = 100000")
    assert put(file, "note-taken", 1, {"length": "x" * 900}, at=AT) == recorded + 1
    assert check(file.path).ok


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of one megabyte, where the system lets us mount one."""
    folder = tmp_path / "small"
    folder.mkdir()
    mount = shutil.which("mount")
    if (
        mount is None
        or subprocess.run([mount, "-t", "tmpfs", "-o", "size=1m", "none", folder], capture_output=True).returncode
    ):
        pytest.skip("a small disk cannot be mounted here")
    yield folder
    subprocess.run(["umount", folder], check=True)


def test_a_really_full_disk_loses_nothing_that_was_acknowledged(small_disk: Path) -> None:
    path = small_disk / "friday.floor"
    with create(path, tournament={}) as file:
        ballast = small_disk / "ballast"
        ballast.write_bytes(b"x" * 300_000)
        recorded = 0
        with not_recorded("store.disk-full"):
            while recorded < 2000:
                recorded = put(file, "note-taken", 1, {"length": "x" * 500}, at=AT)
        assert 20 < recorded < 2000
        with not_recorded("store.disk-full"):
            put(file, "note-taken", 1, {"length": "x" * 5000}, at=AT)
        assert [row.seq for row in file.rows()] == list(range(1, recorded + 1))
        assert seqs(path) == list(range(1, recorded + 1))
        with refused("store.backup-full"):
            file.backup(small_disk / "copy.floor")
        assert sorted(found.name for found in small_disk.glob("*copy*")) == []
        ballast.unlink()
        assert put(file, "note-taken", 1, {"length": "x" * 5000}, at=AT) == recorded + 1
    assert check(path).ok


READ = """
import os, sys
from floorman.store.check import check
from floorman.store.file import FileRefused, open_file
if os.getuid() == 0:
    os.setgid(65534); os.setuid(65534)
try:
    open_file(sys.argv[1])
except FileRefused as refusal:
    print(refusal.code)
try:
    with open_file(sys.argv[1], read_only=True) as file:
        name = file.texts("entry", 1)[0].text
        print(len(list(file.rows())), name, file.holder, file.refresh(), check(sys.argv[1]).ok)
except FileRefused as refusal:
    print(refusal.code)
"""


def as_somebody_else(path: Path) -> list[str]:
    """What a person without rights to write gets from ``path``."""
    if not hasattr(os, "getuid"):
        pytest.skip("rights are another thing here")
    for folder in path.parents[:3]:
        if folder.stat().st_mode & 0o055 != 0o055:
            folder.chmod(folder.stat().st_mode | 0o055)
    path.parent.chmod(0o555)
    done = subprocess.run([sys.executable, "-c", READ, path], capture_output=True, text=True)
    path.parent.chmod(0o755)
    assert done.stderr == ""
    return done.stdout.splitlines()


def test_a_read_only_file_is_opened_to_look(evening: Callable[[int], Path]) -> None:
    path = evening(3)
    path.chmod(0o444)
    before = path.read_bytes()
    assert as_somebody_else(path) == ["store.read-only", "3 Player 1 Żółć None () True"]
    assert path.read_bytes() == before
    assert [found.name for found in path.parent.iterdir()] == [path.name]


def test_a_file_left_by_a_crash_on_a_write_protected_stick_is_read_to_its_end(file: TournamentFile, path: Path) -> None:
    busts(file, 3)
    stick = path.parent / "stick"
    stick.mkdir()
    for found in (path, log_of(path)):
        shutil.copy(found, stick / found.name)
        (stick / found.name).chmod(0o644)
    assert as_somebody_else(stick / path.name) == ["store.read-only", "3 Player 1 Żółć None () True"]


def test_a_file_without_right_to_read_is_told(evening: Callable[[int], Path]) -> None:
    path = evening(1)
    path.chmod(0)
    assert as_somebody_else(path) == ["store.read-only", "store.no-access"]


def mistaken(file: TournamentFile) -> None:
    with file._pen.transaction() as db:
        db.execute("INSERT INTO jurnal VALUES (1)")


def test_our_own_mistake_is_no_fault_of_the_disk(file: TournamentFile) -> None:
    with pytest.raises(sqlite3.OperationalError, match="jurnal"):
        mistaken(file)
    assert put(file, "entry-taken", 1, {}, at=AT) == 1


def interrupted(file: TournamentFile) -> None:
    with file._pen.transaction() as db:
        db.execute("INSERT INTO preference VALUES ('a', '1', 0)")
        raise KeyboardInterrupt


def test_an_interrupted_call_leaves_nothing_behind(file: TournamentFile) -> None:
    with pytest.raises(KeyboardInterrupt):
        interrupted(file)
    assert put(file, "entry-taken", 1, {}, at=AT) == 1
    assert file.preference("a") is None


def test_only_the_worlds_faults_are_refusals(file: TournamentFile, monkeypatch: pytest.MonkeyPatch) -> None:
    failing = sqlite3.OperationalError("disk I/O error")
    failing.sqlite_errorcode = sqlite3.SQLITE_IOERR_WRITE
    monkeypatch.setattr(file._pen, "_database", _Failing(failing))
    with not_recorded("store.write-failed"):
        put(file, "entry-taken", 1, {}, at=AT)
    monkeypatch.undo()
    assert put(file, "entry-taken", 1, {}, at=AT) == 1


class _Failing:
    """A database on a disk that answers with one error."""

    def __init__(self, error: sqlite3.Error) -> None:
        self._error = error

    def execute(self, *_: object) -> None:
        """Fails."""
        raise self._error
