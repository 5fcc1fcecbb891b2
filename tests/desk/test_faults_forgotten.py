"""A player is forgotten: the journal stays whole, and no trace of the name is left in the file or beside it."""

import io
import unicodedata
from pathlib import Path

from floorman.desk.files.opening import open_desk
from floorman.desk.front import json_view as show
from floorman.desk.front.replay import Replay
from floorman.desk.front.room import Room
from floorman.desk.papers.printing import Order, printed
from floorman.store.check import check
from floorman.store.file import Asked
from tests.desk.rooms import TestDesk

NAME = "Zdzisław Brzęczymost"
REMARK = "shouted at Brzęczymost"


def traces(folder: Path) -> list[str]:
    """Files in which the name, or a part of it, is still to be found."""
    wanted = [
        unicodedata.normalize(form, part).encode(coding)
        for part in ("Brzęczymost", "Zdzisław")
        for form in ("NFC", "NFD")
        for coding in ("utf-8", "utf-16-le")
    ]
    found = []
    for path in folder.iterdir():
        content = path.read_bytes() if path.is_file() else b""
        if any(part in content for part in wanted):
            found.append(path.name)
    return found


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
    assert traces(tmp_path) == ["evening.floor"], "the first name is another player's, too"
    assert [room.desk.remark(seq) for seq in (5, 6)] == ["chips of Zdzisław #1 fell, #1 saw it", "swore at #1"]
    assert b"czymost" not in room.path.read_bytes().lower()
    room.play("forget #2")
    room.desk.close()
    again = open_desk(room.path)
    assert [again.remark(seq) for seq in (5, 6)] == ["chips of #2 #1 fell, #1 saw it", ""]
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
    file = room.desk.file
    file.append(Asked("player-forgotten", 1, {"entry": 1}, "2025-11-29T20:00:00.000Z", expected=file.head))
    room.desk.close()
    assert traces(tmp_path) != []
    again = open_desk(room.path)
    assert again.floor.names.name(1) == ""
    again.close()
    assert traces(tmp_path) == []
