"""Rolling copies: made when due, three of them, their age told; the file never suffers."""

import os
from pathlib import Path

import pytest

from floorman.desk.files.backups import Backups
from floorman.desk.files.opening import open_desk
from floorman.desk.front.room import Room
from floorman.store.check import check
from floorman.store.copies import COPIES
from floorman.store.file import FileRefused
from tests.desk.rooms import TestDesk


@pytest.fixture(name="stick")
def _stick(tmp_path: Path) -> Path:
    folder = tmp_path / "stick"
    folder.mkdir()
    return folder


def test_copies_are_made_as_time_goes(tmp_path: Path, stick: Path) -> None:
    room = TestDesk(tmp_path, tables=1)
    front = Room(room.desk)
    assert front.top().backup == ""
    front.backups.keep_in(str(stick), 10)
    assert front.top().backup == "No copy yet"
    front.tick()
    assert [copy.name for copy in front.backups.copies()] == ["evening-copy-1.floor"]
    room.clock.wait(30)
    front.tick()
    assert len(front.backups.copies()) == 1, "nothing was recorded since"
    for number in range(1, 8):
        room.sit(1, number)
        room.clock.wait(5)
        front.tick()
    assert {copy.name for copy in front.backups.copies()} == {f"evening-copy-{at + 1}.floor" for at in range(COPIES)}
    newest = front.backups.copies()[0]
    assert check(newest).ok
    room.desk.close()
    copy = open_desk(newest)
    assert copy.floor.names.name(1) == "Player 1 1"
    copy.close()


def test_the_age_is_told_and_never_negative(tmp_path: Path, stick: Path) -> None:
    room = TestDesk(tmp_path, tables=1)
    backups = Room(room.desk).backups
    backups.keep_in(str(stick), 10)
    place = backups.make()
    os.utime(place, (room.clock.now / 1000, room.clock.now / 1000))
    backups.look()
    assert (backups.age(), backups.late) == (0, False)
    room.sit(1, 1)
    room.clock.wait(25)
    assert (backups.age(), backups.late) == (25, True)
    assert backups.said().endswith("minutes ago: 25")
    room.clock.wait(-180)
    assert backups.age() == 0
    assert backups.due(), "a clock set back does not keep copies from being made"
    room.desk.close()


def test_a_stick_that_is_pulled_out_is_told_and_harms_nothing(tmp_path: Path, stick: Path) -> None:
    room = TestDesk(tmp_path, tables=1)
    front = Room(room.desk)
    front.backups.keep_in(str(stick))
    stick.rmdir()
    front.tick()
    assert front.top().backup == "There is no folder for evening-copy-1.floor."
    with pytest.raises(FileRefused):
        front.backups.make()
    room.sit(1, 1)
    stick.mkdir()
    room.clock.wait(11)
    front.tick()
    assert "minutes ago" in front.top().backup
    front.backups.keep_in("")
    assert (front.top().backup, front.backups.copies(), front.backups.due()) == ("", [], False)
    with pytest.raises(FileRefused):
        front.backups.make()
    room.desk.close()


def test_who_only_looks_makes_no_copies(tmp_path: Path, stick: Path) -> None:
    room = TestDesk(tmp_path, tables=1)
    Backups(room.desk).keep_in(str(stick))
    looking = Room(open_desk(room.path, read_only=True))
    looking.tick()
    assert list(stick.iterdir()) == []
    looking.desk.close()
    room.desk.close()


def test_what_is_prepared_after_the_first_paint(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=1)
    room.sit(1, 1)
    front = Room(room.desk)
    steps = 1
    while not front.get_ready():
        steps += 1
    assert steps == 4
    assert front.get_ready()
    assert front.find("player")[0].entry == 1
    room.desk.close()


def test_rows_that_were_lost_with_the_write_ahead_file_are_told(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=1)
    assert Room(room.desk).top().lost == ""
    room.desk.file.missing_rows = 3
    assert "row 5, but ends at row 2" in Room(room.desk).top().lost
    room.desk.close()
