"""A file read into memory is what SQLite itself makes of it, whatever a crash has left beside it."""

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from floorman.store.connection import log_of
from floorman.store.file import FileRefused, TournamentFile
from floorman.store.image import LARGEST, beside, image, in_memory
from tests.store.conftest import busts, put

ENDINGS = ("", "-wal", "-journal")


def crashed(path: Path, copy: Path) -> Path:
    """The file as it and its companions lie on the disk now."""
    copy.parent.mkdir(exist_ok=True)
    for ending in ENDINGS:
        found, goal = beside(path, ending), beside(copy, ending)
        goal.unlink(missing_ok=True)
        if found.exists():
            shutil.copyfile(found, goal)
    return copy


def dump(connection: sqlite3.Connection) -> list[object]:
    """Everything in it, or how it cannot be read."""
    try:
        tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return [(table, connection.execute(f"SELECT * FROM {table}").fetchall()) for table in sorted(tables)]
    except sqlite3.Error as error:
        return [type(error).__name__]


def both(path: Path) -> tuple[list[object], list[object]]:
    """What the image holds, and what SQLite finds when it takes the file up."""
    before = [beside(path, ending).read_bytes() for ending in ENDINGS if beside(path, ending).exists()]
    with closing(in_memory(image(path))) as memory:
        ours = dump(memory)
    assert before == [beside(path, ending).read_bytes() for ending in ENDINGS if beside(path, ending).exists()]
    with closing(sqlite3.connect(path, isolation_level=None)) as theirs:
        return ours, dump(theirs)


def test_a_log_is_taken_up_to_its_last_whole_recording(file: TournamentFile, tmp_path: Path) -> None:
    chance = random.Random(3)
    for _ in range(12):
        busts_so_far = file.head.seq
        for number in range(chance.randrange(1, 40)):
            put(file, "entry-taken", 1, {"entry": busts_so_far + number, "long": "x" * chance.randrange(9000)})
        if chance.random() < 0.3:
            file._pen.connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        copy = crashed(file.path, tmp_path / "crash" / "friday.floor")
        log = log_of(copy).read_bytes()
        log_of(copy).write_bytes(log[: chance.randrange(len(log) // 2, len(log) + 1)])
        if chance.random() < 0.5:
            cut = bytearray(log_of(copy).read_bytes())
            cut[chance.randrange(len(cut))] ^= 1 << chance.randrange(8)
            log_of(copy).write_bytes(cut)
        ours, theirs = both(copy)
        assert ours == theirs


def test_a_change_cut_short_is_taken_back(tmp_path: Path) -> None:
    chance = random.Random(8)
    path = tmp_path / "plain.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as writer:
        writer.execute("PRAGMA cache_size = 2")
        writer.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b)")
        writer.executemany("INSERT INTO t VALUES (?, ?)", [(number, "x" * 700) for number in range(200)])
        before = dump(writer)
        for number in range(15):
            writer.execute("BEGIN IMMEDIATE")
            for _ in range(chance.randrange(1, 60)):
                writer.execute("UPDATE t SET b = ? WHERE a = ?", ("y" * chance.randrange(3000), chance.randrange(200)))
            if number % 3 == 0:
                writer.execute("DELETE FROM t WHERE a > 100")
            copy = crashed(path, tmp_path / "crash" / f"{number}.db")
            assert beside(copy, "-journal").stat().st_size
            writer.execute("ROLLBACK")
            ours, theirs = both(copy)
            assert ours == theirs == before


def test_without_what_lies_beside_it_it_is_the_file_alone(file: TournamentFile, tmp_path: Path) -> None:
    busts(file, 3)
    copy = crashed(file.path, tmp_path / "crash" / "friday.floor")
    with closing(in_memory(image(copy, joined=False))) as memory:
        assert dump(memory)[0] == ("journal", [])


@pytest.mark.parametrize("size", [LARGEST + 1, LARGEST * 20])
def test_what_is_larger_than_any_tournament_is_not_read(tmp_path: Path, size: int) -> None:
    path = tmp_path / "film.floor"
    with path.open("wb") as film:
        film.truncate(size)
    with pytest.raises(FileRefused) as refusal:
        image(path)
    assert refusal.value.code == "store.too-large"


@pytest.mark.parametrize(
    "noise", [b"", b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + b"\xff" * 5000, b"\x37\x7f\x06\x82" * 2000]
)
def test_noise_beside_it_ends_in_no_exception(file: TournamentFile, tmp_path: Path, noise: bytes) -> None:
    busts(file, 3)
    file.close()
    copy = crashed(file.path, tmp_path / "crash" / "friday.floor")
    for ending in ("-wal", "-journal"):
        beside(copy, ending).write_bytes(noise)
    with closing(in_memory(image(copy))) as memory:
        assert dump(memory)
