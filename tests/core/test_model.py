"""What the room is made of: states, counts, ages."""

import pytest

from floorman.core.model import (
    Chair,
    Entry,
    EntryCounts,
    EntryNo,
    EntryState,
    Penalty,
    SeatNo,
    Sighting,
    Table,
    TableNo,
    TableState,
)
from floorman.core.stopwatch import Stopwatch
from tests.core.rooms import Room, chair, positions


def test_a_chair_is_written_as_table_and_seat() -> None:
    assert str(chair(12, 4)) == "12-4"
    assert chair(12, 4) == Chair(TableNo(12), SeatNo(4))


@pytest.mark.parametrize(
    ("flags", "state"),
    [
        ({}, TableState.OPEN),
        ({"locked"}, TableState.LOCKED),
        ({"locked", "closed"}, TableState.CLOSED),
        ({"locked", "closed", "halted"}, TableState.HALTED),
        ({"locked", "closed", "halted", "broken"}, TableState.BROKEN),
    ],
)
def test_a_tables_state_is_the_first_that_is_true_of_it(flags: set[str], state: TableState) -> None:
    table = Table(TableNo(1), 2, (None, None), (None, None), **dict.fromkeys(flags, True))
    assert table.state is state


def test_a_table_counts_who_sits_and_who_is_expected() -> None:
    room = Room("1: A.xB.\n2: C.")
    room.move("C", 1, 2)
    table = room.table(1)
    assert (table.players, table.arriving, table.held) == (2, 1, 3)
    assert table.seated() == (1, 4)
    assert table.free() == (5,)
    assert (table.at(SeatNo(1)), table.expected_at(SeatNo(2))) == (room.number("A"), room.number("C"))


def test_who_is_alive() -> None:
    alive = {state for state in EntryState if Entry(EntryNo(1), state).alive}
    assert alive == {EntryState.WAITING, EntryState.SEATED, EntryState.TRANSIT}


def test_hands_owed_are_of_all_penalties_and_never_less_than_none() -> None:
    penalties = (Penalty(5, "missed-hands", owed=3, served=1), Penalty(9, "missed-rounds", owed=9, served=9))
    assert Entry(EntryNo(1), penalties=penalties).hands_owed == 2
    assert Penalty(5, "missed-hands", owed=1, served=2).left == 0


def test_counts_add_up() -> None:
    counts = EntryCounts(waiting=1, seated=2, transit=3, out=4, void=5)
    assert counts.entries == 15
    assert counts.alive == 6


def test_a_sighting_ages_while_its_table_plays() -> None:
    running = Sighting(positions(1, 2, 3), seen_at=1000, seq=7, ageing=Stopwatch(500, 2000))
    assert running.age(2600) == 1100
    assert running.age(1000) == 500, "a clock set back makes nothing younger"
    assert Sighting(positions(1, 2, 3), seen_at=1000, seq=7, ageing=Stopwatch(500)).age(9999) == 500


def test_entries_and_tables_are_found_by_number() -> None:
    room = Room("1: A.\n2: ..")
    assert room.now.entry(1) == room.entry("A")
    assert room.now.entry(2) is None
    assert room.now.table(3) is None
    assert [table.number for table in room.now.standing_tables()] == [1, 2]
