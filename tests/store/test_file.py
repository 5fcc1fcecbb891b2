"""The journal, the names beside it, and the file that holds both."""

import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from floorman.store.check import check
from floorman.store.file import FileRefused, NewRow, Text, TournamentFile, create, open_file
from floorman.store.schema import APPLICATION_ID
from tests.store.conftest import AT, busts, put, refused


def test_rows_come_back_as_they_were_recorded_in_order_without_gaps(file: TournamentFile, path: Path) -> None:
    assert [put(file, "entry-taken", 2, {"b": 1, "a": [None, True, "Łódź"]}, at=AT) for _ in range(3)] == [1, 2, 3]
    file.close()
    with open_file(path) as again:
        rows = list(again.rows())
    assert [row.seq for row in rows] == [1, 2, 3]
    assert rows[0][1:5] == (AT, "entry-taken", 2, {"a": [None, True, "Łódź"], "b": 1})
    assert len({row.hash for row in rows}) == 3
    assert all(len(row.hash) == 32 for row in rows)


def test_rows_behind_a_number(file: TournamentFile) -> None:
    busts(file, 5)
    assert [row.seq for row in file.rows(3)] == [4, 5]
    assert list(file.rows(5)) == []
    assert [row.seq for row in file.rows(3, verify=False)] == [4, 5]


def test_what_is_on_the_disk_is_seen_by_a_stranger_when_append_returns(file: TournamentFile, path: Path) -> None:
    put(file, "entry-taken", 1, {"entry": 1}, at=AT)
    with closing(sqlite3.connect(path)) as stranger:
        assert stranger.execute("SELECT body FROM journal").fetchall() == [('{"entry":1}',)]


def test_many_events_are_recorded_all_or_none(file: TournamentFile) -> None:
    good = NewRow("entry-taken", 1, {"entry": 1}, AT, [Text("entry", 1, "name", "Ann")])
    assert file.append_many([good, good]) == (1, 2)
    with pytest.raises(ValueError, match="one line"):
        file.append_many([good, NewRow("two\nlines", 1, {}, AT)])
    with pytest.raises(ValueError, match="not JSON compliant"):
        put(file, "chips-counted", 1, {"chips": float("nan")}, at=AT)
    assert [row.seq for row in file.rows()] == [1, 2]
    assert put(file, "entry-taken", 1, {}, at=AT) == 3


def test_a_call_that_comes_again_is_not_recorded_twice(file: TournamentFile) -> None:
    first = put(file, "entry-taken", 1, {"entry": 1}, at=AT, call="a")
    put(file, "entry-taken", 1, {"entry": 2}, at=AT, call="b")
    assert put(file, "entry-taken", 1, {"entry": 1}, at=AT, call="a") == first
    assert [row.call for row in file.rows()] == ["a", "b"]


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE journal SET body = '{}' WHERE seq = 1",
        "DELETE FROM journal WHERE seq = 1",
        "INSERT OR REPLACE INTO journal SELECT seq, at, kind, version, call, '{}', hash FROM journal WHERE seq = 1",
        "INSERT INTO journal SELECT 9, at, kind, version, NULL, body, hash FROM journal WHERE seq = 1",
        "UPDATE tournament SET facts = '{}'",
        "DELETE FROM tournament",
    ],
)
def test_the_journal_can_only_be_added_to(file: TournamentFile, path: Path, statement: str) -> None:
    busts(file, 2)
    with closing(sqlite3.connect(path)) as stranger, pytest.raises(sqlite3.IntegrityError):
        stranger.execute(statement)
    assert check(path).ok


def test_facts_stay_and_each_file_begins_its_chain_with_them(tmp_path: Path) -> None:
    links = []
    for event in ("7", "8"):
        with create(tmp_path / event, tournament={"event": event}) as file:
            put(file, "entry-taken", 1, {}, at=AT)
            links.append(next(file.rows()).hash)
        with open_file(tmp_path / event, read_only=True) as again:
            assert again.tournament == {"event": event}
    assert links[0] != links[1]


def test_names_and_remarks_stand_beside_the_journal(file: TournamentFile) -> None:
    busts(file, 2)
    assert file.texts("entry") == [Text("entry", n, "name", f"Player {n} Żółć") for n in (1, 2)]
    assert file.texts("event", 2) == [Text("event", 2, "remark", "note 2")]
    assert len(file.texts()) == 4
    assert not any("Player" in json.dumps(row.body) for row in file.rows())


def test_letters_that_are_none_are_refused_and_nothing_is_recorded(file: TournamentFile) -> None:
    with pytest.raises(ValueError, match="surrogates"):
        put(file, "entry-taken", 1, {"entry": 1}, at=AT, texts=[Text("entry", 1, "name", "Ann \udc9a")])
    assert list(file.rows()) == []
    put(file, "entry-taken", 1, {"entry": 1}, at=AT, texts=[Text("entry", 1, "second_name", "")])
    assert file.texts() == []


def test_a_name_is_corrected_or_taken_away(file: TournamentFile) -> None:
    busts(file, 1)
    file.set_text(Text("entry", 1, "name", "A & B <b>"))
    assert file.texts("entry") == [Text("entry", 1, "name", "A & B <b>")]
    file.set_text(Text("entry", 1, "name", ""))
    assert file.texts("entry") == []


def test_preferences_travel_with_the_file(file: TournamentFile, path: Path) -> None:
    file.set_preference("paper", {"size": "roll-80", "copies": 2})
    file.set_preference("lang", "pl")
    file.set_preference("lang", None)
    file.close()
    with open_file(path, read_only=True) as again:
        assert again.preference("paper") == {"copies": 2, "size": "roll-80"}
        assert again.preference("lang") is None


def test_a_file_at_rest_is_one_plain_file(file: TournamentFile, path: Path) -> None:
    busts(file, 3)
    file.close()
    file.close()
    assert [found.name for found in path.parent.iterdir()] == [path.name]


def test_an_existing_file_is_never_made_anew(path: Path) -> None:
    path.write_text("shopping list")
    with refused("store.exists"):
        create(path, tournament={})
    assert path.read_text() == "shopping list"
    with refused("store.no-folder"):
        create(path.parent / "nowhere" / "x.floor", tournament={})


def test_what_is_no_tournament_file_is_refused(path: Path) -> None:
    with refused("store.missing"):
        open_file(path)
    with refused("store.folder"):
        open_file(path.parent)
    path.touch()
    with refused("store.empty"):
        open_file(path)
    path.write_text("Name;Table;Seat\n" * 50)
    with refused("store.foreign"):
        open_file(path)
    path.unlink()
    with closing(sqlite3.connect(path)) as stranger:
        stranger.execute("CREATE TABLE journal (seq)")
    for read_only in (False, True):
        with refused("store.foreign"):
            open_file(path, read_only=read_only)
    assert [found.name for found in path.parent.iterdir()] == [path.name]


def test_a_newer_format_is_refused_by_its_number(evening: Callable[[int], Path]) -> None:
    path = evening(1)
    with closing(sqlite3.connect(path)) as stranger:
        stranger.execute("PRAGMA user_version = 7")
    with pytest.raises(FileRefused) as refusal:
        open_file(path)
    assert refusal.value.code == "store.newer"
    assert refusal.value.params == {"file": "friday.floor", "format": 7, "known": 1}


def test_a_file_with_a_strange_trigger_is_refused(evening: Callable[[int], Path]) -> None:
    path = evening(1)
    with closing(sqlite3.connect(path)) as stranger:
        stranger.execute("CREATE TRIGGER spy AFTER INSERT ON journal BEGIN DELETE FROM text; END")
    with refused("store.damaged"):
        open_file(path)


def test_a_cut_file_is_refused_as_damaged(evening: Callable[[int], Path]) -> None:
    path = evening(80)
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])
    with refused("store.damaged"), open_file(path) as file:
        list(file.rows())


def test_every_name_that_a_system_allows_can_be_a_file_name(tmp_path: Path) -> None:
    place = tmp_path / "Żółć 100% #7?x=1&y.floor"
    create(place, tournament={}).close()
    with open_file(place) as file, open_file(place, read_only=True) as looking:
        put(file, "x", 1, {}, at=AT)
        assert len(looking.refresh() or ()) == 1


@pytest.mark.usefixtures("file")
def test_a_link_is_followed_so_that_two_names_share_one_lock(path: Path) -> None:
    link = path.with_name("link.floor")
    link.symlink_to(path)
    with refused("store.held"):
        open_file(link)


def test_the_application_id_spells_the_program() -> None:
    assert APPLICATION_ID.to_bytes(4, "big") == b"FLRM"


def test_looking_at_a_file_loads_nothing_that_only_writing_needs(evening: Callable[[int], Path]) -> None:
    script = (
        "import sys; from floorman.store.file import open_file\n"
        f"with open_file({str(evening(2))!r}) as file: list(file.rows()), file.texts()\n"
        "print(','.join(m for m in ('sqlite_utils', 'PySide6', 'asyncio') if m in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "\n"
