"""Two windows on one file: one writes, the other looks and says who writes."""

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from floorman.store.file import FileRefused, TournamentFile, open_file
from floorman.store.lock import Holder, holder, sidecar
from floorman.text.say import say
from tests.store.conftest import busts, put, refused


def test_a_second_window_is_told_who_has_the_file(file: TournamentFile) -> None:
    with pytest.raises(FileRefused) as refusal:
        open_file(file.path)
    assert refusal.value.code == "store.held"
    who = holder(file.path)
    assert who is not None
    assert who.pid == os.getpid()
    assert refusal.value.params == {"file": "friday.floor", **who.params()}
    assert str(who) == f"{who.user} on {who.host}, since {who.since:%H:%M}"
    assert str(who) in say("store.held", refusal.value.params)


def test_a_window_that_looks_sees_what_the_other_records(file: TournamentFile) -> None:
    busts(file, 2)
    with open_file(file.path, read_only=True) as looking:
        assert looking.read_only
        assert looking.holder is not None
        assert file.holder is None
        assert [row.seq for row in looking.rows()] == [1, 2]
        assert looking.refresh() == ()
        assert looking.refresh() is None
        put(file, "entry-taken", 1, {})
        assert [row.seq for row in looking.refresh() or ()] == [3]
        assert looking.refresh() is None
        file.set_preference("lang", "pl")
        assert looking.refresh() == ()
        with refused("store.looking"):
            put(looking, "entry-taken", 1, {})


def test_a_window_that_looks_goes_on_when_the_writer_ends_and_comes_again(file: TournamentFile) -> None:
    busts(file, 2)
    with open_file(file.path, read_only=True) as looking:
        looking.refresh()
        file.close()
        assert looking.holder is None
        with open_file(file.path) as again:
            assert put(again, "entry-taken", 1, {}) == 3
            assert [row.seq for row in looking.refresh() or ()] == [3]
    with open_file(file.path) as last:
        assert len(list(last.rows())) == 3


def test_half_read_rows_do_not_hold_the_file(file: TournamentFile) -> None:
    busts(file, 3)
    with open_file(file.path, read_only=True) as looking:
        reading = looking.rows()
        next(reading)
        assert file.forget(1)
        assert [row.seq for row in reading] == [2, 3]


def test_a_closed_file_is_free(file: TournamentFile) -> None:
    file.close()
    assert not sidecar(file.path).exists()
    open_file(file.path).close()
    assert holder(file.path) is None


def test_the_lock_of_a_killed_program_is_free(evening: Callable[[int], Path]) -> None:
    path = evening(1)
    script = (
        "import sys; from floorman.store.file import open_file\n"
        f"file = open_file({str(path)!r}); print('open', flush=True); sys.stdin.read()"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"open\n"
        with refused("store.held"):
            open_file(path)
        other.send_signal(signal.SIGKILL)
        other.wait()
    assert sidecar(path).exists()
    assert holder(path) is None
    with open_file(path) as file:
        assert put(file, "entry-taken", 1, {}) == 2


def test_a_lock_file_full_of_nonsense_is_nobodys(evening: Callable[[int], Path]) -> None:
    path = evening(1)
    sidecar(path).write_bytes(b"\xff\x00[]" * 999)
    assert holder(path) is None
    with open_file(path) as file:
        assert file.missing_rows == 0


def test_a_folder_that_knows_no_locks_is_worked_in_all_the_same(
    evening: Callable[[int], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl")

    def unknown(*_: object) -> None:
        raise OSError(errno.ENOLCK, "no locks available")

    monkeypatch.setattr(fcntl, "flock", unknown)
    with open_file(evening(1)) as file:
        assert put(file, "entry-taken", 1, {}) == 2


@pytest.mark.parametrize(("ago", "form"), [(timedelta(), "%H:%M"), (timedelta(days=2), "%Y-%m-%d %H:%M")])
def test_since_is_told_on_the_clock_of_this_room(ago: timedelta, form: str) -> None:
    now = datetime.now(timezone(timedelta(hours=9)))
    who = Holder("marta", "podium-2", now - ago, 1)
    assert who.params()["since"] == f"{(now - ago).astimezone():{form}}"
