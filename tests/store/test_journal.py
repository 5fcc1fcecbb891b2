"""A journal that others may write to as well: each row is recorded behind the rows that its desk has read, or not."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from floorman.store.check import check
from floorman.store.file import Asked, Behind, Head, NewRow, NotRecorded, Text, TournamentFile, open_file
from floorman.store.journal import Journal
from floorman.store.lock import sidecar
from tests.store.conftest import AT, busts, put


def two_writers(path: Path) -> tuple[TournamentFile, TournamentFile]:
    """Two programs on one file, the second let in by a lock file that somebody has removed."""
    first = open_file(path)
    sidecar(path).unlink()
    return first, open_file(path)


@pytest.fixture(name="both")
def _both(evening: Callable[[int], Path]) -> tuple[TournamentFile, TournamentFile]:
    return two_writers(evening(2))


def test_a_file_is_a_journal(file: TournamentFile) -> None:
    journal: Journal = file
    assert journal.may == "write"
    with open_file(file.path, read_only=True) as looking:
        assert looking.may == "look"
    assert abs(journal.now_ms() - looking.now_ms()) < 60_000


def test_a_row_comes_back_as_it_was_recorded(file: TournamentFile) -> None:
    row = file.append(Asked("entry-taken", 3, {"entry": 1}, AT, call="podium-3.17.a9", expected=file.head))
    assert row[:5] == (1, AT, "entry-taken", 3, {"entry": 1})
    assert row.call == "podium-3.17.a9"
    assert list(file.rows()) == [row]
    assert file.head == row.head == Head(1, row.hash)


def test_the_author_stands_in_the_hash(tmp_path: Path) -> None:
    from floorman.store.file import create

    links = set()
    for number, call in enumerate((None, "a.1.x", "a.1.y")):
        with create(tmp_path / f"{number}.floor", tournament={}) as file:
            links.add(file.append(Asked("entry-taken", 1, {}, AT, call=call, expected=file.head)).hash)
    assert len(links) == 3


@pytest.mark.parametrize("seq", [0, 1])
def test_nothing_is_recorded_behind_another_row_than_the_newest(file: TournamentFile, seq: int) -> None:
    read = file.head
    rows = [file.append(Asked("entry-taken", 1, {"entry": 1}, AT, expected=file.head)) for _ in range(2)]
    expected = (read, rows[0].head)[seq]
    with pytest.raises(Behind) as behind:
        file.append(Asked("entry-taken", 1, {}, AT, [Text("entry", 9, "name", "Ann")], expected=expected))
    assert behind.value.rows == tuple(rows[seq:])
    assert len(list(file.rows())) == 2
    assert file.texts() == []


def test_rows_of_another_journal_are_not_taken_for_news(file: TournamentFile) -> None:
    busts(file, 2)
    for expected in (Head(1, bytes(32)), Head(7, bytes(32))):
        with pytest.raises(Behind) as behind:
            file.append(Asked("entry-taken", 1, {}, AT, expected=expected))
        assert behind.value.rows == ()


def test_a_second_writer_is_met_though_the_lock_let_it_in(both: tuple[TournamentFile, TournamentFile]) -> None:
    first, second = both
    for _ in second.rows():
        pass
    assert put(first, "entry-taken", 1, {"entry": 3}, texts=[Text("entry", 3, "name", "Ann")]) == 3
    with pytest.raises(NotRecorded) as refusal:
        put(second, "entry-taken", 1, {"entry": 3}, texts=[Text("entry", 3, "name", "Bob")])
    assert refusal.value.code == "store.behind"
    for write in (
        lambda: second.set_text(Text("entry", 3, "name", "Bob")),
        lambda: second.forget(3),
        lambda: second.set_preference("lang", "pl"),
        lambda: second.append_many([NewRow("entry-taken", 1, {}, AT)]),
    ):
        with pytest.raises(Behind):
            write()
    assert put(first, "entry-taken", 1, {"entry": 4}) == 4
    assert first.texts("entry", 3) == [Text("entry", 3, "name", "Ann")]
    second.close()
    assert put(first, "entry-taken", 1, {"entry": 5}) == 5
    first.close()
    assert check(first.path).total == 5
    assert check(first.path).ok


def test_a_folder_without_locks_lets_nobody_overwrite(
    evening: Callable[[int], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl")

    def unknown(*_: object) -> None:
        raise OSError(errno.ENOTSUP, "not supported")

    monkeypatch.setattr(fcntl, "flock", unknown)
    path = evening(2)
    with open_file(path) as first, open_file(path) as second:
        put(second, "entry-taken", 1, {"entry": 3})
        with pytest.raises(Behind) as behind:
            put(first, "entry-taken", 1, {"entry": 3})
        assert [row.seq for row in behind.value.rows] == [3]
    assert check(path).ok


def test_who_goes_first_leaves_the_others_lock_alone(both: tuple[TournamentFile, TournamentFile]) -> None:
    first, second = both
    first.close()
    assert sidecar(second.path).exists()
    second.close()
    assert not sidecar(second.path).exists()


def test_whoever_has_read_the_others_rows_may_go_on(both: tuple[TournamentFile, TournamentFile]) -> None:
    first, second = both
    put(first, "entry-taken", 1, {"entry": 3})
    assert [row.seq for row in second.refresh() or ()] == [3]
    assert put(second, "entry-taken", 1, {"entry": 4}) == 4
    first.close()
    second.close()


def test_texts_that_came_after_a_row(file: TournamentFile) -> None:
    busts(file, 4)
    assert file.texts(born_after=4) == []
    assert [text.number for text in file.texts("entry", born_after=2)] == [3, 4]
    assert len(file.texts(born_after=3)) == 2
    file.set_text(Text("entry", 1, "name", "Ann"))
    assert [text.number for text in file.texts("entry", born_after=2)] == [3, 4]


WRITER = """
import sys
from pathlib import Path
from floorman.store.file import Asked, Behind, NotRecorded, open_file
from floorman.store.lock import sidecar
path, name = Path(sys.argv[1]), sys.argv[2]
sidecar(path).unlink(missing_ok=True)
with open_file(path) as file:
    print("open", flush=True)
    sys.stdin.readline()
    for number in range(100):
        asked = None
        while asked is None:
            asked = Asked("entry-taken", 1, {}, "2026-11-29T20:15:03Z", call=f"{name}.{number}", expected=file.head)
            try:
                file.append(asked)
            except Behind:
                asked = file.refresh() and None
            except NotRecorded:
                asked = None
"""


@pytest.mark.skipif(os.name != "posix", reason="a lock file cannot be removed while it is open")
def test_of_two_programs_at_once_each_row_has_one_author(evening: Callable[[int], Path]) -> None:
    """Two programs that know of no lock record as fast as they can; each takes in what the other did, and goes on."""
    path = evening(0)
    with ExitStack() as running:
        writers = []
        for name in ("a", "b"):
            command = [sys.executable, "-c", WRITER, str(path), name]
            pipe = subprocess.PIPE
            writer = running.enter_context(subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True))
            assert writer.stdout is not None
            assert writer.stdout.readline() == "open\n"
            writers.append(writer)
        for writer in writers:
            assert writer.stdin is not None
            writer.stdin.write("go\n")
            writer.stdin.flush()
        for writer in writers:
            writer.communicate(timeout=60)
    assert [writer.returncode for writer in writers] == [0, 0]
    assert check(path).ok
    with open_file(path, read_only=True) as file:
        calls = [row.call or "" for row in file.rows()]
    for name in ("a", "b"):
        assert [call for call in calls if call.startswith(name)] == [f"{name}.{number}" for number in range(100)]
