"""The world's faults above the store: each told in one sentence; the room is as it was, and goes on afterwards."""

import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from floorman.desk.files.opening import open_desk, open_or_look
from floorman.desk.front.room import Room
from floorman.store.file import FileRefused
from tests.desk.rooms import TestDesk


@pytest.fixture(name="room")
def _room(tmp_path: Path) -> TestDesk:
    room = TestDesk(tmp_path, tables=2)
    room.sit(1, 1, 2, 3, 4)
    room.play("1 pos 1 2 3")
    return room


def not_recorded(room: TestDesk, call: str) -> str:
    """A call that the disk does not take: its sentence; nothing has changed."""
    front = Room(room.desk)
    before = (room.desk.floor.now, len(room.desk.log.facts), front.advice(), front.tile(1), front.top())
    told = room.desk.call(call)
    assert not told.ok
    assert told.status == "not-recorded"
    assert told.seq is None
    after = (room.desk.floor.now, len(room.desk.log.facts), front.advice(), front.tile(1), front.top())
    assert before == after
    assert room.desk.floor.now is before[0]
    assert front.echo(call).status == "understood", "the same call can be given again"
    return told.says


def filled(room: TestDesk) -> Callable[[], None]:
    """The disk has not a page left, until the answer is called."""
    connection = room.desk.file._pen.connection
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    return lambda: connection.execute("PRAGMA max_page_count = 1000000") and None


def test_disk_full(room: TestDesk) -> None:
    free = filled(room)
    names = "Ż" * 190
    for number in range(400):
        told = room.desk.call(f"wait {names} {number}")
        if not told.ok:
            break
    assert told.says.startswith("The disk is full. Nothing was recorded")
    rows, now = len(room.desk.log.facts), room.desk.floor.now
    assert not room.desk.call(f"wait {names} again").ok
    assert (len(room.desk.log.facts), room.desk.floor.now) == (rows, now)
    free()
    room.play("1-2 x")
    room.desk.close()
    again = open_desk(room.path)
    assert len(again.log.facts) == rows + 1
    again.close()


def test_the_file_is_moved_away_and_put_back(room: TestDesk, tmp_path: Path) -> None:
    away = tmp_path / "away.floor"
    room.path.rename(away)
    assert "moved or deleted" in not_recorded(room, "1-2 x")
    assert "moved or deleted" in not_recorded(room, "undo")
    away.rename(room.path)
    room.play("1-2 x")
    room.desk.close()


def test_another_file_stands_in_its_place(room: TestDesk, tmp_path: Path) -> None:
    first = tmp_path / "first.floor"
    room.path.rename(first)
    shutil.copy(first, room.path)
    assert "Another file now stands" in not_recorded(room, "1-2 x")
    first.replace(room.path)
    room.play("1-2 x")
    room.desk.close()


def test_another_program_holds_a_lock(room: TestDesk) -> None:
    other = sqlite3.connect(room.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert "Another program has locked" in not_recorded(room, "1-2 x")
    other.execute("ROLLBACK")
    other.close()
    room.play("1-2 x")
    room.desk.close()


def test_a_second_window_looks_and_follows(room: TestDesk) -> None:
    second = open_or_look(room.path)
    looking = Room(second)
    heard: list[int] = []
    second.watch(lambda outcome: heard.append(outcome.seq))
    assert looking.top().read_only
    refused = second.call("1-2 x")
    assert "only to look" in refused.says
    before = looking.tile(1)
    room.play("1-2 x\nnew Zofia Nowak 2-1")
    assert [fact.seq for fact in second.refresh().facts] == heard
    assert second.floor.now == room.desk.floor.now
    assert looking.tile(1) is not before
    assert looking.tile(2).seats[0].full_name == "Zofia Nowak"
    assert second.refresh().facts == ()
    room.path.unlink()
    with pytest.raises(FileRefused):
        second.refresh()
    second.close()
    room.desk.close()


def test_a_copy_taken_at_any_moment_opens_whole(room: TestDesk, tmp_path: Path) -> None:
    """Power loss, as far as a machine can show it: the file and its write-ahead file as they lie there now."""
    for number, call in enumerate(("1-2 x", "draw", "wait Bo", "seat next 1", "undo", "break 2", "note 1 loud")):
        room.desk.call(call)
        folder = tmp_path / f"copy {number}"
        folder.mkdir()
        for beside in room.path.parent.glob("evening.floor*"):
            if not beside.name.endswith(".lock"):
                shutil.copy(beside, folder)
        copied = open_desk(folder / room.path.name)
        assert copied.floor.now == room.desk.floor.now
        copied.close()
    room.desk.close()


def test_two_identical_enters_do_no_harm(room: TestDesk) -> None:
    """A double press or a held key: the second of two alike is refused, or plainly shows as a second one."""
    rows = len(room.desk.log.facts)
    for call in ("1-2 x", "move 1-3 2-5", "in 2-5", "halt 1", "lock 1-9", "p 1-1 warn", "away 1-1"):
        assert room.desk.call(call).ok
        again = room.desk.call(call)
        assert again.ok == (call == "p 1-1 warn"), f"{call}: {again.says}"
    assert len(room.desk.log.facts) == rows + 8
    front = Room(room.desk)
    held = [front.run("1-4 x").ok for _ in range(20)]
    assert held == [True] + [False] * 19
    room.desk.close()
