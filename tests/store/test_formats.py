"""Formats: a file of each still opens, and the way up goes through a copy and a transaction."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from floorman.store import formats
from floorman.store.check import check
from floorman.store.file import FileRefused, Text, open_file
from floorman.store.schema import FORMAT
from tests.store.conftest import AT, busts, put, refused

if TYPE_CHECKING:
    from sqlite_utils import Database

GOLDEN = sorted((Path(__file__).parent / "golden").glob("format-*.floor"))


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda path: path.stem)
def test_a_file_of_each_format_opens_with_everything_in_it(golden: Path, tmp_path: Path) -> None:
    path = tmp_path / golden.name
    shutil.copyfile(golden, path)
    with open_file(path) as file:
        rows = list(file.rows())
        assert [row.seq for row in rows] == [1, 2, 3]
        assert rows[0][1:5] == (AT, "tournament-opened", 1, {"house": "tda-2024", "seats": 9})
        assert rows[2].hash.hex() == "6e15f65ed7d7f06e38356c437df3d5e94bcb8af9f7cb25e91b596d95d7019cc8"
        assert file.texts() == [
            Text("entry", 17, "name", "Zażółć Gęślą"),
            Text("entry", 17, "second_name", "Иван"),
            Text("event", 3, "remark", "late"),
        ]
        assert (file.tournament, file.preference("lang")) == ({"event": "7", "day": "1A"}, "pl")
        assert put(file, "entry-taken", 1, {}, at=AT) == 4
    assert check(path).ok


def test_there_is_a_golden_file_of_each_format() -> None:
    assert [path.stem for path in GOLDEN] == [f"format-{number}" for number in range(1, FORMAT + 1)]


def add_table(db: "Database") -> None:
    db.execute("CREATE TABLE printer (name TEXT PRIMARY KEY) STRICT")


def fail(db: "Database") -> None:
    db.execute("CREATE TABLE half (name TEXT) STRICT")
    raise sqlite3.OperationalError("cut short")


def tables(connection: sqlite3.Connection) -> set[str]:
    return {row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}


def test_the_way_up_keeps_a_copy_and_numbers_the_format(evening: Callable[[int], Path]) -> None:
    path = evening(3)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        formats.bring_up(connection, path, 1, {2: add_table})
        assert "printer" in tables(connection)
        assert formats.format_of(connection, path, known=2) == 2
        formats.bring_up(connection, path, 2, {2: add_table, 3: lambda _: None})
        assert formats.format_of(connection, path, known=3) == 3
    assert check(path.with_name("friday.floor.format-1")).total == 3
    with refused("store.newer"):
        open_file(path)


def test_a_step_cut_short_leaves_the_format_before(evening: Callable[[int], Path]) -> None:
    path = evening(3)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        with pytest.raises(sqlite3.OperationalError, match="cut short"):
            formats.bring_up(connection, path, 1, {2: add_table, 3: fail})
        assert formats.format_of(connection, path, known=3) == 2
        assert {"printer"} <= tables(connection)
        assert "half" not in tables(connection)


def test_an_older_format_is_brought_up_only_by_opening_to_write(
    evening: Callable[[int], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = evening(3)
    monkeypatch.setattr(formats, "FORMAT", 2)
    monkeypatch.setattr(formats, "STEPS", {2: lambda _: None})
    monkeypatch.setattr(formats.format_of, "__kwdefaults__", {"known": 2})
    with pytest.raises(FileRefused) as refusal:
        open_file(path, read_only=True)
    assert refusal.value.params == {"file": "friday.floor", "format": 1, "known": 2}
    with open_file(path) as file:
        assert [row.seq for row in file.rows()] == [1, 2, 3]
        busts(file, 1)
    with open_file(path, read_only=True) as looking:
        assert len(looking.texts("entry")) == 3
    assert check(path.with_name("friday.floor.format-1")).total == 3
