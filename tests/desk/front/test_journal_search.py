"""The journal is searched by any words of a row, in any language, without accents."""

from pathlib import Path

import pytest

from floorman.desk.front.journal_search import journal_found
from floorman.desk.front.room import Room
from tests.desk.rooms import TestDesk


@pytest.fixture
def room(tmp_path: Path) -> Room:
    test = TestDesk(tmp_path, tables=2)
    test.play("new Łucja Ząbek 1-4\nnew Зоя Бързакова 1-5\nnew Ann Lee 2-1\nnew Jan Nowak 2-2")
    test.clock.wait(75)
    test.play("1-4 x\nnote 2 a drink was spilled\nlock 1-9")
    return Room(test.desk)


def seqs(room: Room, typed: str) -> list[int]:
    return [line.seq for line in journal_found(room, typed, 50)]


def test_a_name_is_found_without_its_accents_newest_first(room: Room) -> None:
    rows = journal_found(room, "lucja zabek", 50)
    assert len(rows) == 2
    assert "out" in rows[0].says
    assert "new" in rows[1].says


def test_every_word_must_be_there_and_order_does_not_count(room: Room) -> None:
    assert seqs(room, "lee new") == seqs(room, "NEW Lee") != []
    assert seqs(room, "lee out") == []


@pytest.mark.parametrize(
    ("lang", "typed"), [("en", "locked"), ("pl", "zablok"), ("bg", "заключ"), ("fr", "verrouille")]
)
def test_the_words_are_those_of_the_language_that_is_spoken(room: Room, lang: str, typed: str) -> None:
    room.speak(lang)
    found = journal_found(room, typed, 50)
    assert [line.kind for line in found] == [room.journal(1)[0].kind], room.journal(1)[0].says


def test_number_and_cyrillic_find_their_rows(room: Room) -> None:
    last = room.journal(1)[0]
    assert last.seq in seqs(room, str(last.seq))
    assert len(seqs(room, "бързакова")) == 1


def test_it_reads_on_beyond_the_newest_rows_and_stops_at_the_limit(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("floorman.desk.front.journal_search._PAGE", 2)
    assert len(seqs(room, "new")) == 4
    assert len(journal_found(room, "new", 3)) == 3
