"""Forgetting a player: no trace of the name in the file, in what lies beside it, or in copies made after."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from floorman.store import texts
from floorman.store.check import check
from floorman.store.file import Text, TournamentFile, open_file
from tests.store.conftest import AT, busts, put

NAME = "Zdzisława Brzęczyszczykiewicz"
REMARK = "argued with the dealer about a string bet"


def traces(folder: Path, *words: str) -> list[str]:
    """Files below ``folder`` whose bytes hold one of ``words``."""
    found = []
    for path in folder.rglob("*"):
        content = path.read_bytes() if path.is_file() else b""
        found += [path.name for word in words if word.encode() in content or word.encode("utf-16-le") in content]
    return sorted(found)


def seated(file: TournamentFile, entry: int) -> int:
    """Entry ``entry`` comes in under the name to be forgotten, with a remark."""
    words = [Text("entry", entry, "name", NAME), Text("event", 0, "remark", REMARK)]
    return put(file, "entry-taken", 1, {"entry": entry}, at=AT, texts=words)


def test_a_forgotten_player_leaves_no_trace(file: TournamentFile, tmp_path: Path) -> None:
    busts(file, 30)
    remarked = seated(file, 31)
    assert traces(tmp_path, NAME, REMARK)
    assert file.forget(31, events=[remarked])
    assert traces(tmp_path, NAME, REMARK) == []
    assert file.texts("entry", 31) == file.texts("event", remarked) == []
    assert len(file.texts("entry")) == 30
    assert len(list(file.rows())) == 31
    file.backup(tmp_path / "copy.floor")
    file.close()
    assert traces(tmp_path, NAME, REMARK) == []
    assert check(file.path).ok


def test_a_name_that_was_corrected_is_forgotten_in_all_its_forms(file: TournamentFile, tmp_path: Path) -> None:
    seated(file, 1)
    file.set_text(Text("entry", 1, "name", "Z. Brzęczyszczykiewicz"))
    file.set_text(Text("entry", 1, "second_name", "Здзислава"))
    busts(file, 3)
    assert file.forget(1)
    assert traces(tmp_path, NAME, "Brzęczyszczykiewicz", "Здзислава") == []


def test_copies_that_split_pages_left_behind_go_too(file: TournamentFile, tmp_path: Path) -> None:
    chance = random.Random(2)
    entries = list(range(1, 900))
    chance.shuffle(entries)
    names = {entry: f"Name{entry:05d}Q" for entry in entries}
    with file._pen.transaction() as db:
        for entry in entries:
            texts.put(db, Text("entry", entry, "name", names[entry] + "x" * chance.randrange(60)), born=0)
            if chance.random() < 0.3:
                again = chance.choice(entries)
                texts.put(db, Text("entry", again, "name", names[again] + "y" * chance.randrange(200)), born=0)
    file.backup(tmp_path / "before.floor")
    content = (tmp_path / "before.floor").read_bytes()
    doubled = [entry for entry in entries if content.count(names[entry].encode()) > 1]
    (tmp_path / "before.floor").unlink()
    for entry in doubled[:3] or entries[:1]:
        assert file.forget(entry)
        assert traces(tmp_path, names[entry]) == []
    assert len(file.texts()) == 899 - len(doubled[:3] or entries[:1])


def test_while_another_program_reads_forgetting_is_finished_later(file: TournamentFile, tmp_path: Path) -> None:
    file._pen.connection.execute("PRAGMA busy_timeout = 20")
    seated(file, 1)
    with open_file(file.path, read_only=True) as looking:
        looking._pen.connection.execute("BEGIN")
        looking.texts()
        assert not file.forget(1)
        assert file.texts() == [Text("event", 1, "remark", REMARK)]
    file.close()
    assert traces(tmp_path, NAME) == []


def test_forgetting_that_a_crash_cut_short_is_finished_at_the_next_opening(
    file: TournamentFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated(file, 1)
    monkeypatch.setattr("floorman.store.texts.leave_no_trace", lambda _: False)
    assert not file.forget(1)
    file.close()
    monkeypatch.undo()
    with open_file(file.path) as again:
        assert again.preference("store.scrub-due") is None
    assert traces(tmp_path, NAME) == []


def test_forgetting_somebody_unknown_is_no_fault(evening: Callable[[int], Path]) -> None:
    with open_file(evening(2)) as file:
        assert file.forget(99, events=[1, 77])
        assert [text.about for text in file.texts()] == ["entry", "entry", "event"]


@pytest.mark.parametrize("words", ["A & B <b>", "a\nb", "a\0b", "W" * 5000, "名前 👑 שלום", "'; DROP TABLE text; --"])
def test_any_words_come_back_as_they_were(file: TournamentFile, words: str) -> None:
    put(file, "entry-taken", 1, {}, at=AT, texts=[Text("entry", 1, "name", words)])
    assert file.texts() == [Text("entry", 1, "name", words)]
    assert check(file.path).ok
