"""A program killed while it brings a file of an older format up: the one format or the other, and nothing missing."""

import random
import shutil
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from floorman.cli.main import main
from floorman.desk.files.opening import open_desk
from floorman.desk.floor.invariants import whole
from floorman.store import formats, schema
from floorman.store.check import check
from floorman.store.connection import to_read
from tests.cli.killing import ROOT, Victims
from tests.desk.rooms import TestDesk

if TYPE_CHECKING:
    from sqlite_utils import Database

KILLS = 40
ROLLS = 8000

WORK = f"""
import pytest
sys.path.insert(0, {str(ROOT)!r})
from tests.cli.test_killed_migration import newer
def work(path, script):
    with newer():
        main(["play", path, script])
"""


def add_printers(db: "Database") -> None:
    """The step to a next format, as long as the kills need it."""
    sys.stdout.write("begun\n")
    sys.stdout.flush()
    db.execute(schema.STATEMENTS["printer"])
    for number in range(ROLLS):
        db.execute("INSERT INTO printer VALUES (?)", (f"roll {number} " * 20,))


@contextmanager
def newer() -> Iterator[None]:
    """Within it this is a program of the next format, which has one more table."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(formats, "FORMAT", 2)
        patch.setattr(formats, "STEPS", {2: add_printers})
        patch.setattr(formats.format_of, "__kwdefaults__", {"known": 2})
        patch.setitem(schema.STATEMENTS, "printer", "CREATE TABLE printer (name TEXT NOT NULL) STRICT")
        yield


def format_of(path: Path) -> int:
    """The format that the file has now."""
    with newer(), closing(to_read(path)) as connection:
        return formats.format_of(connection, path)


def printers(path: Path) -> int:
    """Rows of the table that the newer format has more."""
    with closing(to_read(path)) as connection:
        (count,) = connection.execute("SELECT count(*) FROM printer").fetchone()
    return int(count)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="needs fork")
def test_the_file_has_the_one_format_or_the_other(tmp_path: Path) -> None:
    chance = random.Random(3)
    room = TestDesk(tmp_path, tables=3)
    room.play("\n".join(f"wait Player {number}" for number in range(15)) + "\ndraw\nbreak 3")
    before, facts = room.desk.floor.now, len(room.desk.log.facts)
    room.desk.close()
    (tmp_path / "script").write_text("".join(f"wait Ann {number}\n" for number in range(5)))
    found = set()
    with Victims.of(WORK, tmp_path / "told") as victims:
        for kill in range(KILLS):
            path = tmp_path / f"{kill}.floor"
            shutil.copy(room.path, path)
            lines = []
            for again in range(2):  # the second finds what the first left
                told = 2 if again and kill % 4 == 0 else (kill + again) % 2  # a call; the migration begins; nothing
                said = victims.killed(
                    path, tmp_path / "script", lines=told, seconds=0 if kill % 4 == 1 else chance.uniform(0, 0.025)
                )
                lines += [line for line in said if "\t" in line]
            left = path.with_name(f"{path.name}.format-1")
            assert not left.exists() or (check(left).ok and check(left).total == facts)
            found.add(format_of(path))
            if format_of(path) == 1:
                assert lines == []
                assert check(path).total == facts
                assert check(path).ok
            with newer():
                desk = open_desk(path)
                assert check(path).ok
            assert len(desk.log.facts) >= facts + len(lines)
            assert list(desk.floor.now.entries)[:15] == list(before.entries)
            whole(desk.floor.now)
            desk.close()
            assert printers(path) == ROLLS
            assert not list(tmp_path.glob(".*.new*")), "half a copy keeps names that nobody can forget"
            assert check(left).total == facts
    assert found == {1, 2}, "the kills must come before and after"


def test_what_was_brought_up_is_told_to_an_older_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    room = TestDesk(tmp_path, tables=1)
    room.desk.close()
    with newer():
        open_desk(room.path).close()
    assert main(["play", str(room.path), "-"]) == 2
    assert capsys.readouterr().err == (
        "floorman: evening.floor was written by a newer version of the program "
        "(format 2; this one knows formats up to 1).\n"
    )
    assert main(["show", str(tmp_path / "evening.floor.format-1")]) == 0
