"""The room as lists for other programs."""

from pathlib import Path
from typing import Any

import pytest

from floorman.desk.front.exporting import listed
from floorman.exchange.export import write_list
from floorman.exchange.structure_files import read_structure
from tests.desk.rooms import TestDesk


def rows(room: TestDesk, kind: str) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in listed(room.desk, kind)[1]]


@pytest.fixture
def evening(room: TestDesk) -> TestDesk:
    """Two at table 1, one on the way, one waiting, two out."""
    room.fill({1: 5})
    room.play("wait Zed\n1-1 x\n1-2 x\nmove 1-3 2-4")
    return room


def test_seats(evening: TestDesk) -> None:
    assert listed(evening.desk, "seats")[0] == ("Table", "Seat", "Entry", "Name", "Second name", "Chips")
    assert rows(evening, "seats") == [(1, 4, 4, "Player 1 4", "", None), (1, 5, 5, "Player 1 5", "", None)]


def test_players(evening: TestDesk) -> None:
    assert [row[:1] + row[3:6] for row in rows(evening, "players")] == [
        (1, "out", None, None),
        (2, "out", None, None),
        (3, "transit", 2, 4),
        (4, "seated", 1, 4),
        (5, "seated", 1, 5),
        (6, "waiting", None, None),
    ]


def test_results_best_first_with_the_winner(evening: TestDesk) -> None:
    assert rows(evening, "results") == [(5, 5, 2, "Player 1 2"), (6, 6, 1, "Player 1 1")]
    evening.play("void #6\n#3 x\n1-4 x")
    assert [row[:3] for row in rows(evening, "results")] == [(1, 1, 5), (2, 2, 4), (3, 3, 3), (4, 4, 2), (5, 5, 1)]


def test_the_journal(evening: TestDesk) -> None:
    evening.play("undo")
    told = rows(evening, "journal")
    assert [row[0] for row in told] == list(range(1, len(told) + 1))
    assert (told[-2][2], told[-2][4]) == ("players-moved", "undone")


def test_incidents_newest_first(evening: TestDesk) -> None:
    evening.play("note 1-4 loud\np 1-5 warn")
    assert listed(evening.desk, "incidents")[0][:6] == ("No.", "At", "Kind", "Table", "Entry", "Player")
    found = rows(evening, "incidents")
    assert [(row[2], row[3], row[4]) for row in found] == [("penalty-given", 1, 5), ("note-made", 1, 4)]
    assert found[1][7] == "loud"


def test_levels_are_read_back_as_they_stand(room: TestDesk, tmp_path: Path) -> None:
    room.play("levels standard\nlevel 2 75/150 25")
    headings, listed_rows = listed(room.desk, "structure")
    write_list(tmp_path / "levels.csv", headings, listed_rows)
    read = read_structure(tmp_path / "levels.csv").structure
    assert room.desk.floor.now.structure is not None
    assert read.steps == room.desk.floor.now.structure.steps
    assert read.chips == room.desk.floor.now.structure.chips


def test_without_levels_there_are_no_rows(room: TestDesk) -> None:
    assert rows(room, "structure") == []
