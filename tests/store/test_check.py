"""Damage: a flipped bit or a cut tail is found, and what stands before it is saved."""

import random
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from floorman.store.chain import checksum
from floorman.store.check import Health, check, salvage
from floorman.store.connection import log_of
from floorman.store.file import FileRefused, Text, TournamentFile, open_file
from floorman.store.schema import STATEMENTS
from floorman.text.say import say
from tests.store.conftest import AT, busts, put, refused

FLIPS = 40
ROWS = 200


def codes(health: Health) -> set[str]:
    """What was found, without the details; each must have its words."""
    for problem in health.problems:
        assert say(problem.code, problem.params)
    return {problem.code for problem in health.problems}


def content_of(path: Path) -> tuple[object, ...]:
    """Everything that the file is there to keep."""
    with open_file(path, read_only=True) as file:
        return tuple(file.rows()), file.texts(), file.tournament, file.preference("lang")


@pytest.fixture
def whole(evening: Callable[[int], Path]) -> Path:
    """A file of some hundred rows at rest."""
    path = evening(ROWS)
    with open_file(path) as file:
        file.set_preference("lang", "pl")
    return path


def copied(path: Path, copy: Path) -> Path:
    """A copy of a file at rest."""
    copy.write_bytes(path.read_bytes())
    return copy


def flipped(path: Path, bit: int) -> None:
    """Turns one bit of the file over."""
    content = bytearray(path.read_bytes())
    content[bit // 8] ^= 1 << bit % 8
    path.write_bytes(content)


def test_a_whole_file_is_whole(whole: Path) -> None:
    before = whole.read_bytes()
    assert check(whole) == Health(True, (), ROWS, ROWS)
    assert whole.read_bytes() == before
    assert [found.name for found in whole.parent.iterdir()] == [whole.name]


def test_a_file_at_work_is_checked_without_disturbing_it(file: TournamentFile) -> None:
    busts(file, 7)
    assert check(file.path) == Health(True, (), 7, 7)
    assert put(file, "entry-taken", 1, {}, at=AT) == 8


def test_what_is_no_file_of_ours_is_told_and_never_raised(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    (tmp_path / "text").write_text("x" * 5000)
    with closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("CREATE TABLE t (a)")
    found = {name: codes(check(tmp_path / name)) for name in ("missing", "empty", "text", "other", ".", "a\0b")}
    assert found == {
        "missing": {"store.missing"},
        "empty": {"store.empty"},
        "text": {"store.foreign"},
        "other": {"store.foreign"},
        ".": {"store.folder"},
        "a\0b": {"path.not-text"},
    }


def test_every_flipped_bit_is_found_unless_nothing_is_kept_there(whole: Path, tmp_path: Path) -> None:
    before = content_of(whole)
    size = whole.stat().st_size * 8
    chance = random.Random(7)
    unseen = 0
    for bit in (chance.randrange(size) for _ in range(FLIPS)):
        copy = copied(whole, tmp_path / "flipped.floor")
        flipped(copy, bit)
        health = check(copy)
        codes(health)
        if health.ok:
            unseen += 1
            assert content_of(copy) == before
    assert unseen < FLIPS * 2 / 3


def payloads(path: Path) -> Iterator[int]:
    """Places of bytes that belong to journal rows: their bodies."""
    content = path.read_bytes()
    place = content.find(b'{"entry"')
    while place >= 0:
        yield place
        place = content.find(b'{"entry"', place + 1)


def test_every_flipped_bit_in_a_journal_row_is_found_and_what_stands_before_it_is_saved(
    whole: Path, tmp_path: Path
) -> None:
    chance = random.Random(11)
    with open_file(whole, read_only=True) as file:
        rows = list(file.rows())
    for number, place in enumerate(chance.sample(sorted(payloads(whole)), 25)):
        copy = copied(whole, tmp_path / "flipped.floor")
        flipped(copy, (place + chance.randrange(-20, 30)) * 8 + chance.randrange(8))
        health = check(copy)
        assert not health.ok
        assert health.safe_rows < ROWS
        if number % 4:
            continue
        saved = tmp_path / f"saved-{number}.floor"
        assert salvage(copy, saved) == health.safe_rows
        assert check(saved) == Health(True, (), health.safe_rows, health.safe_rows)
        with open_file(saved) as file:
            assert list(file.rows()) == rows[: health.safe_rows]
            names = file.texts("entry")
            assert [name.number for name in names] == list(range(1, health.safe_rows + 1))


def test_each_damaged_row_is_named(whole: Path) -> None:
    places = {}
    with open_file(whole, read_only=True) as file:
        for row in file.rows():
            places[row.seq] = whole.read_bytes().find(row.hash)
    content = bytearray(whole.read_bytes())
    for seq in (40, 90):
        content[places[seq]] ^= 1
    whole.write_bytes(content)
    health = check(whole)
    assert {problem.params["seq"] for problem in health.problems} == {40, 41, 90, 91}
    assert (health.safe_rows, health.total) == (39, ROWS)
    with open_file(whole) as file, refused("store.damaged"):
        list(file.rows())


@pytest.mark.parametrize("part", [0.01, 0.3, 0.7, 0.99])
def test_a_cut_tail_is_found(whole: Path, tmp_path: Path, part: float) -> None:
    content = whole.read_bytes()
    whole.write_bytes(content[: int(len(content) * part)])
    health = check(whole)
    assert not health.ok
    codes(health)
    if health.safe_rows:
        assert salvage(whole, tmp_path / "saved.floor") >= health.safe_rows


def test_a_name_that_changed_by_itself_is_found(whole: Path) -> None:
    content = whole.read_bytes()
    whole.write_bytes(content.replace(b"Player 60 ", b"Player 61 "))
    assert codes(check(whole)) == {"store.health.texts"}
    assert check(whole).safe_rows == ROWS


def test_a_name_that_came_with_no_row_of_the_journal_is_found(whole: Path) -> None:
    with closing(sqlite3.connect(whole)) as connection, connection:
        connection.execute("UPDATE text SET born = ? WHERE number = (SELECT max(number) FROM text)", (ROWS + 1,))
    assert codes(check(whole)) == {"store.health.texts"}


@pytest.mark.parametrize("sql", ["born - 1", "born + 1", "born | 64", "0"])
def test_a_name_that_says_another_row_within_the_journal_is_found(whole: Path, tmp_path: Path, sql: str) -> None:
    with closing(sqlite3.connect(whole)) as stranger, stranger:
        stranger.execute(f"UPDATE text SET born = {sql} WHERE about = 'entry' AND number = 60")
    health = check(whole)
    assert [(problem.code, problem.params) for problem in health.problems] == [("store.health.texts", {"count": 1})]
    assert salvage(whole, tmp_path / "saved.floor") == ROWS
    assert check(tmp_path / "saved.floor").ok


def test_a_corrected_name_keeps_the_row_that_it_came_with(whole: Path) -> None:
    with open_file(whole) as file:
        file.set_text(Text("entry", 60, "name", "Ann"))
    assert check(whole).ok
    with closing(sqlite3.connect(whole)) as looking:
        assert looking.execute("SELECT born FROM text WHERE about = 'entry' AND number = 60").fetchone() == (60,)


def sums_as_in_the_first_files(path: Path) -> None:
    """Gives every text the sum that files had when the row it came with was not yet part of it."""
    with closing(sqlite3.connect(path)) as older, older:
        older.create_function("plain", 4, lambda *fields: checksum(*fields))
        older.execute("UPDATE text SET crc = plain(about, number, field, text)")


def test_the_sums_of_the_first_files_still_hold(whole: Path, tmp_path: Path) -> None:
    sums_as_in_the_first_files(whole)
    assert check(whole) == Health(True, (), ROWS, ROWS)
    assert salvage(whole, tmp_path / "saved.floor") == ROWS
    with open_file(tmp_path / "saved.floor", read_only=True) as saved, open_file(whole) as file:
        assert saved.texts() == file.texts()
        file.set_text(Text("entry", 60, "name", "Ann"))
    assert check(whole).ok
    whole.write_bytes(whole.read_bytes().replace(b"Player 61 ", b"Player 16 "))
    assert codes(check(whole)) == {"store.health.texts"}


def test_a_preference_that_changed_by_itself_is_found(whole: Path) -> None:
    with closing(sqlite3.connect(whole)) as stranger, stranger:
        stranger.execute("UPDATE preference SET value = '\"fr\"'")
    assert codes(check(whole)) == {"store.health.preferences"}
    with open_file(whole) as file, refused("store.damaged"):
        file.preference("lang")


def test_changed_facts_are_found_and_the_rows_are_saved(whole: Path, tmp_path: Path) -> None:
    content = whole.read_bytes()
    whole.write_bytes(content.replace(b'{"event":"7"}', b'{"event":"8"}'))
    with refused("store.damaged"):
        open_file(whole)
    health = check(whole)
    assert codes(health) == {"store.health.facts"}
    assert health.safe_rows == ROWS
    assert salvage(whole, tmp_path / "saved.floor") == ROWS
    assert check(tmp_path / "saved.floor").ok


@pytest.mark.parametrize("name", STATEMENTS)
def test_a_missing_table_or_trigger_is_named(whole: Path, name: str) -> None:
    with closing(sqlite3.connect(whole, isolation_level=None)) as stranger:
        kind = stranger.execute("SELECT type FROM sqlite_schema WHERE name = ?", (name,)).fetchone()[0]
        stranger.execute(f"DROP {kind} {name}")
    health = check(whole)
    assert not health.ok
    assert {"store.health.schema"} <= codes(health)


def test_history_cannot_be_rewritten_unseen(whole: Path) -> None:
    with closing(sqlite3.connect(whole, isolation_level=None)) as forger:
        forger.execute("DROP TRIGGER journal_no_update")
        forger.execute("UPDATE journal SET body = '{\"entry\":99}' WHERE seq = 60")
        forger.execute(STATEMENTS["journal_no_update"])
    health = check(whole)
    assert [problem.params["seq"] for problem in health.problems] == [60]
    assert health.safe_rows == 59


@pytest.mark.parametrize("page", [1, 2, 5])
def test_a_page_of_zeros_costs_only_what_stands_on_it(whole: Path, tmp_path: Path, page: int) -> None:
    content = bytearray(whole.read_bytes())
    content[(page - 1) * 4096 : page * 4096] = bytes(4096)
    whole.write_bytes(content)
    assert not check(whole).ok
    saved = salvage(whole, tmp_path / "saved.floor")
    assert saved == (ROWS if page <= 2 else check(whole).safe_rows)
    assert check(tmp_path / "saved.floor").ok


def test_a_lost_first_page_is_made_again_also_after_somebody_was_forgotten(whole: Path, tmp_path: Path) -> None:
    with open_file(whole) as file:
        file.forget(3)
    content = whole.read_bytes()
    whole.write_bytes(b"\xff" * 4096 + content[4096:])
    assert codes(check(whole)) == {"store.foreign"}
    assert salvage(whole, tmp_path / "saved.floor") == ROWS
    with open_file(tmp_path / "saved.floor") as file:
        assert file.texts("entry", 4) == [Text("entry", 4, "name", "Player 4 Żółć")]


def test_what_is_only_in_the_write_ahead_file_is_saved_too(file: TournamentFile, tmp_path: Path) -> None:
    busts(file, 9)
    crashed = tmp_path / "crashed.floor"
    shutil.copy(file.path, crashed)
    shutil.copy(log_of(file.path), log_of(crashed))
    flipped(crashed, 70 * 8)
    assert salvage(crashed, tmp_path / "saved.floor") == 9


def test_salvage_takes_no_other_files_place(whole: Path, tmp_path: Path) -> None:
    with refused("store.exists"):
        salvage(whole, whole)
    with refused("store.missing"):
        salvage(tmp_path / "nowhere", tmp_path / "saved.floor")
    (tmp_path / "noise").write_bytes(random.Random(1).randbytes(9000))
    with pytest.raises(FileRefused) as refusal:
        salvage(tmp_path / "noise", tmp_path / "saved.floor")
    assert refusal.value.code == "store.nothing-safe"
    assert not (tmp_path / "saved.floor").exists()
