"""A player is forgotten: the journal stays whole, and no trace of the name is left in the file or beside it."""

import io
import json
import unicodedata
from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from floorman.core.facts import ImportEntries, ListedEntry, MakeEntry, NoteMade
from floorman.core.model import TableNo
from floorman.desk.calls import half_typed
from floorman.desk.desk import Desk
from floorman.desk.files.backups import Backups
from floorman.desk.files.opening import open_desk
from floorman.desk.front import json_view as show
from floorman.desk.front.replay import Replay
from floorman.desk.front.room import Room
from floorman.desk.papers.printing import Order, printed
from floorman.desk.request import Against
from floorman.store.check import check
from floorman.store.file import Asked
from tests.desk.rooms import TestDesk

NAME = "Zdzisław Brzęczymost"
REMARK = "shouted at Brzęczymost"
SCRIPTS = (
    *(NAME, "Bo Li", "王伟", "김철수", "山田太郎", "अनिल कुमार", "מֹשֶׁה כֹּהֵן", "สมชาย ใจดี", "Seán O’Brien"),
    *("محمد علي", "Иван Йовчев", "Nguyễn Văn An", "Γιώργος Παπαδόπουλος", "Żaneta Żak-Wilk", "♠♠♠"),
)


def traces(folder: Path, *wanted: str) -> list[str]:
    """Files, at any depth, in which the name, or a part of it, is still to be found."""
    spelt = {
        unicodedata.normalize(form, part).encode(coding)
        for part in wanted or ("Brzęczymost", "Zdzisław")
        for form in ("NFC", "NFD")
        for coding in ("utf-8", "utf-16-le", "utf-16-be")
    }
    spelt |= {json.dumps(part)[1:-1].encode() for part in wanted}
    found = []
    for path in sorted(folder.rglob("*")):
        content = path.read_bytes() if path.is_file() else b""
        if any(part in content for part in spelt):
            found.append(path.name)
    return found


def append(desk: Desk, kind: str, body: Mapping[str, object]) -> None:
    """A row written past the desk, as a killed or an older program leaves it."""
    desk.file.append(Asked(kind, 1, body, "2025-11-29T20:00:00.000Z", expected=desk.file.head))


def test_no_trace_of_the_name_is_left(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=2)
    room.sit(1, 1, 2, 3)
    room.play(f"new {NAME} 1-5\nnew Ann Kowalska 1-6\np 1-5 warn {REMARK}\n1-1 x\nmove 1-5 2-2\nin 2-2\n2-2 x\nundo")
    assert traces(tmp_path) != []
    entry = room.desk.floor.names.find("brzęczymost", room.desk.floor.now.entries)
    number = next(entry)
    before = room.desk.floor.now
    room.play(f"forget #{number}")
    assert traces(tmp_path) == []
    front = Room(room.desk)
    assert front.find("brzęczy") == ()
    assert front.find(f"#{number}")[0].name == f"#{number}"
    assert front.tile(2).seats[1].name == f"#{number}"
    shown = [str(show.room(room.desk)), str(show.journal(room.desk)), *show.in_words(room.desk)]
    shown += [row.says for row in front.journal(100)]
    shown += [row.says for row in Replay(room.desk).at(10).journal(100)]
    assert not any("Brzęczymost" in text or "Zdzisław" in text for text in shown)
    assert any(f"#{number}" in text for text in shown)
    assert room.desk.floor.now.entries == before.entries, "number and chair stay"
    out = io.BytesIO()
    printed(room.desk, Order("seating-by-name", "a4", "en"), out)
    assert out.getvalue().startswith(b"%PDF")
    room.play(f"2-2 x\nre #{number}")
    room.desk.close()
    assert traces(tmp_path) == []
    assert check(room.path).ok
    again = open_desk(room.path)
    assert again.floor.names.name(number) == ""
    assert again.floor.names.name(number + 1) == "Ann Kowalska"
    again.close()
    assert traces(tmp_path) == []


def test_copies_made_afterwards_have_none_either(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=1)
    room.play(f"new {NAME} 1-1\nforget #1")
    stick = tmp_path / "stick"
    stick.mkdir()
    backups = Room(room.desk).backups
    backups.keep_in(str(stick))
    backups.make()
    assert traces(stick) == []
    room.desk.close()


def test_his_name_goes_from_what_was_written_of_others_and_the_words_stay(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=2)
    room.play(f"new {NAME} 1-1\nnew Ann Zdzislaw 1-2\nnote 1 chips of Zdzisław BRZECZYMOST fell, brzęczymost saw it")
    room.play("p 1-2 warn swore at Brzęczymost\nforget #1")
    assert traces(tmp_path) == [], "also his first name, which is another player's, too: it stands in his full name"
    assert [room.desk.remark(seq) for seq in (5, 6)] == ["chips of #1 fell, #1 saw it", "swore at #1"]
    assert b"czymost" not in room.path.read_bytes().lower()
    room.play("forget #2")
    room.desk.close()
    again = open_desk(room.path)
    assert [again.remark(seq) for seq in (5, 6)] == ["chips of #1 fell, #1 saw it", ""]
    again.close()
    assert traces(tmp_path) == []


def test_all_his_entries_are_forgotten_with_him(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=2)
    room.play(f"new {NAME} 1-1\nnew Ann Kowalska 1-2\n1-1 x\nre #1\n#3 x\nre #3\nforget #3")
    assert traces(tmp_path) == []
    assert [room.desk.floor.names.name(number) for number in (1, 2, 3, 4)] == ["", "Ann Kowalska", "", ""]
    room.desk.close()


def test_a_program_killed_while_it_forgets_does_so_when_it_is_opened_again(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=1)
    room.play(f"new {NAME} 1-1")
    append(room.desk, "player-forgotten", {"entry": 1})
    room.desk.close()
    assert traces(tmp_path) != []
    again = open_desk(room.path)
    assert again.floor.names.name(1) == ""
    again.close()
    assert traces(tmp_path) == []


@pytest.fixture
def everywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which all lies that the program writes: tournament, copies, settings, temporary files."""
    for variable, name in (("TMPDIR", "temp"), ("XDG_CONFIG_HOME", "config"), ("XDG_DATA_HOME", "share")):
        (tmp_path / name).mkdir()
        monkeypatch.setenv(variable, str(tmp_path / name))
    (tmp_path / "stick").mkdir()
    return tmp_path


@pytest.mark.parametrize("name", SCRIPTS)
def test_no_byte_of_a_name_is_left_in_any_file(everywhere: Path, name: str) -> None:
    room = TestDesk(everywhere, tables=2)
    Backups(room.desk).keep_in(str(everywhere / "stick"))
    room.play(f"new {name} 1-1\nnew Ann Other 1-2\nnote 1 {name} saw it, {name}\np 1-2 warn swore at {name} again")
    room.play(f"wait Eve Late\ndraw lots of {name}\n1-1 x\nre #1\nundo ! {name} did not want to\nnote 1 {name}")
    half_typed.keep(room.desk.journal, [f"p 1-2 warn hit {name}", "1-2 x"])
    for _ in range(2):
        Backups(room.desk).make()
    assert len(traces(everywhere, name)) >= 3
    told = room.desk.call("forget #1")
    assert told.ok
    assert name not in told.says
    assert traces(everywhere, name) == []
    assert half_typed.kept(room.desk.journal) == ["p 1-2 warn hit #1", "1-2 x"]
    room.desk.close()
    assert traces(everywhere, name) == []
    assert check(room.path).ok
    assert [check(copy).ok for copy in (everywhere / "stick").iterdir()] == [True, True]


def test_a_wrong_list_that_was_undone_is_forgotten_with_its_player_or_all_at_once(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=2)
    wrong = ("Maryla Dwór", "Ignacy Pień", "Olek Ryś")
    room.desk.record(ImportEntries(tuple(ListedEntry() for _ in wrong)), names=[(name, f"{name} II") for name in wrong])
    room.play("undo\nnew Maryla Dwór 1-1\nnote 1 Ignacy Pień came, Olek Ryś too, Pienia widział Ryś")
    assert room.refused("forget #9") == "There is no entry #9"
    room.play("forget #2")
    assert traces(tmp_path, "Ignacy", "Pień", "Pienia") == []
    room.play("forget #4")
    assert traces(tmp_path, "Maryla", "Dwór") == [], "the undone entry of the same player, too"
    assert traces(tmp_path, "Ryś") != []
    assert room.play("forget undone") == ["Names of undone entries erased: 3"]
    assert traces(tmp_path, "Olek", "Ryś") == []
    assert room.desk.remark(6) == "#2 came, #3 too, #2 widział #3"
    assert room.refused("forget undone") == "No name of an undone entry is left"
    room.desk.close()
    assert check(room.path).ok


def test_what_was_undone_and_is_in_again_keeps_its_place_in_remarks(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=1)
    room.play("new Ann Lee 1-1\nundo\nnew Ann Lee 1-1\nnote 1 Ann Lee saw it\nforget undone")
    assert room.desk.remark(6) == "Ann Lee saw it"
    assert [room.desk.floor.names.name(entry) for entry in (1, 2)] == ["", "Ann Lee"]
    room.desk.close()
    again = open_desk(room.path)
    assert [again.floor.names.name(entry) for entry in (1, 2)] == ["", "Ann Lee"]
    again.close()


def test_names_of_what_was_undone_go_when_the_program_was_killed_before(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=1)
    room.play(f"new {NAME} 1-1\nundo")
    append(room.desk, "undone-forgotten", {"entries": [1]})
    room.desk.close()
    assert traces(tmp_path) != []
    open_desk(room.path).close()
    assert traces(tmp_path) == []


def test_copies_that_could_not_be_written_are_named_and_follow_later(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=1)
    stick, pulled = tmp_path / "stick", tmp_path / "pulled"
    stick.mkdir()
    backups = Backups(room.desk)
    backups.keep_in(str(stick))
    room.play(f"new {NAME} 1-1")
    backups.make()
    stick.rename(pulled)
    (said,) = room.play("forget #1")
    assert (
        said
        == f"#1 forgotten: name and remarks erased. These copies keep the name, as they could not be written: {stick}."
    )
    assert traces(tmp_path) == ["evening-copy-1.floor"]
    pulled.rename(stick)
    room.desk.close()
    open_desk(room.path).close()
    assert traces(tmp_path) == []


def test_what_is_out_of_reach_is_told_before_enter_and_after(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=1)
    room.play("new Friday Jones 1-1\nnew Friday Jones 1-2")
    append(room.desk, "seats-drawn", {"seats": [], "seed": "jones", "by_hand": True})
    room.desk.close()
    desk = open_desk(room.path)
    echo = Room(desk).echo("forget #1").detail
    told = desk.call("forget #1")
    assert echo == " ".join(told.against)
    assert told.against[0].startswith("Not reached: printed papers")
    assert told.against[1] == "F. Jones (#2) has the same name and keeps it."
    assert told.against[2].startswith("The journal is never changed: the name may stand in the tournament's")
    assert told.against[2].endswith("in row 1, 5.")
    desk.close()


def test_what_spoke_against_a_call_holds_no_name_and_stays(room: TestDesk) -> None:
    room.play("new Next 1-1\nnew Ann Lee 1-2\norder 4 3")
    told = room.desk.record(
        NoteMade(TableNo(1)), remark="Next saw it", against=(Against("against.not-next", {"table": 3, "next": 4}),)
    )
    room.play("forget #1")
    assert told.seq is not None
    assert (room.desk.remark(told.seq), room.desk.against(told.seq)) == ("#1 saw it", told.against)
    room.desk.close()
    again = open_desk(room.path)
    assert again.against(told.seq) == told.against
    again.close()


WORD = st.text("abcdefgłśżóαβγабв王伟", min_size=3, max_size=8)


@settings(max_examples=25)
@given(st.lists(WORD, min_size=2, max_size=3), st.lists(WORD, max_size=3), st.lists(WORD, max_size=3))
def test_whatever_the_name_and_the_remark(
    tmp_path_factory: pytest.TempPathFactory, name: list[str], before: list[str], after: list[str]
) -> None:
    folder = tmp_path_factory.mktemp("any")
    room = TestDesk(folder, tables=1)
    full = " ".join(name)
    room.desk.record(MakeEntry(), names=[(full, "")], remark=f"{full} came")
    room.play("new Someone Else 1-2\nnote 1 " + " ".join([*before, full, *after]))
    room.play("forget #1")
    room.desk.close()
    assert traces(folder, full) == []
    assert check(room.path).ok
