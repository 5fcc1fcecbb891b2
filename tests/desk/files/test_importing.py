"""A list taken over into the room, previewed against what stands there."""

from pathlib import Path

import pytest

from floorman.desk.files.importing import previewed, take_over
from floorman.exchange.columns import understand
from floorman.exchange.source import read_source
from tests.desk.rooms import TestDesk

LIST = 'Name,Table,Seat,Chips\nAnn Lee,1,1,"30,000"\nBob Ray,1,2,\nCid Fox,7,9,500\nDan Oak,,,\n'


def taken_over(room: TestDesk, folder: Path, text: str = LIST, *, keep: bool = True) -> list[str]:
    """Takes a list over; what of it a human should look at."""
    path = folder / "list.csv"
    path.write_text(text)
    source = read_source(path)
    found = previewed(room.desk, source, understand(source), keep_seats=keep)
    take_over(room.desk, found)
    return [one.code for one in found.problems]


def test_a_list_is_one_event_with_the_tables_that_it_needs(room: TestDesk, tmp_path: Path) -> None:
    taken_over(room, tmp_path)
    assert room.journal()[-1] == "List in: entries 4, seated 3"
    assert room.seats(1) == {"1": 1, "2": 2}
    assert room.table(1)["seats"]["1"] == {"entry": 1, "name": "Ann Lee", "chips": 30000, "flags": ["unverified"]}
    assert room.seats(7) == {"9": 3}
    assert room.show()["counts"]["waiting"] == 1
    room.play("undo")
    assert [table["table"] for table in room.show()["tables"]] == [1, 2, 3, 4]
    assert room.show()["counts"]["entries"] == 0
    room.play("new Eve 1-1")
    assert room.seats(1) == {"1": 5}, "numbers are not used again"


def test_seats_may_be_left_behind(room: TestDesk, tmp_path: Path) -> None:
    taken_over(room, tmp_path, keep=False)
    assert room.show()["counts"]["waiting"] == 4
    assert [table["table"] for table in room.show()["tables"]] == [1, 2, 3, 4]


def test_a_second_list_adds(room: TestDesk, tmp_path: Path) -> None:
    taken_over(room, tmp_path)
    codes = taken_over(room, tmp_path, "Name,Table,Seat\nEve Low,1,1\nFay Sun,1,3\n")
    assert "list.seat-taken" in codes
    assert room.seats(1) == {"1": 1, "2": 2, "3": 6}
    assert room.show()["counts"]["waiting"] == 2


@pytest.mark.parametrize("call", ["lock 1-1", "close 1", "lock 1", "new Zed 1-1", "new Zed 2-1; move 2-1 1-1"])
def test_a_chair_that_nobody_may_have_leaves_its_player_unseated(room: TestDesk, tmp_path: Path, call: str) -> None:
    room.play(call)
    assert "list.seat-taken" in taken_over(room, tmp_path)
    ann = next(
        entry for entry in room.desk.floor.now.entries.values() if room.desk.floor.names.name(entry.number) == "Ann Lee"
    )
    assert ann.chair is None


def test_a_table_that_was_broken_is_made_again(room: TestDesk, tmp_path: Path) -> None:
    room.play("break 1")
    taken_over(room, tmp_path)
    assert room.table(1)["state"] == "open"
    assert room.seats(1) == {"1": 1, "2": 2}
