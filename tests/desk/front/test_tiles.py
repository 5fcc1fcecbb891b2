"""Tables as a front shows them: by shape and letter, and what the panel says beside them."""

from pathlib import Path

import pytest

from floorman.desk.front.room import Room
from floorman.desk.front.views import Freshness, SeatLook, TableState
from tests.desk.advice.test_room import house
from tests.desk.rooms import TestDesk


def test_how_a_chair_looks(room: TestDesk) -> None:
    room.fill({1: 6, 2: 1})
    room.play("lock 1-9\nhere 1-1\nnoshow 1-2\naway 1-3\npin 1-4\nmove 2-1 1-8")
    tile = Room(room.desk).tile(1)
    assert [seat.look for seat in tile.seats] == [
        SeatLook.SEATED,
        SeatLook.NOSHOW,
        SeatLook.SEATED,  # who went away was there
        *[SeatLook.UNVERIFIED] * 3,
        SeatLook.OPEN,
        SeatLook.EXPECTED,
        SeatLook.BLOCKED,
    ]
    assert [seat.spoken for seat in tile.seats if seat.seat in (2, 3, 4, 7, 8, 9)] == [
        "Seat 2, Player 1 2 (#2), has not come",
        "Seat 3, Player 1 3 (#3), away",
        "Seat 4, Player 1 4 (#4), keeps the seat, not checked yet",
        "Seat 7, open",
        "Seat 8, kept for Player 2 1 (#7)",
        "Seat 9, locked",
    ]
    assert tile.spoken == "Table 1, open, 6 of 9"
    assert tile.transit == 1


def test_the_next_hand_stays_marked_where_it_is_and_only_grows_old(room: TestDesk) -> None:
    room.fill({1: 5})
    room.play("1 pos 1 2 3\n1-2 x")
    front = Room(room.desk)
    marks = {seat.seat: (seat.mark, seat.dead) for seat in front.tile(1).seats if seat.mark}
    assert marks == {2: ("D", True), 3: ("SB", False), 4: ("BB", False)}
    panel = front.table(1)
    assert (panel.hand_title, panel.hand_lines[0]) == ("Next hand", "Button seat 2, dead.")
    room.clock.wait(6)
    assert front.tick() == {1}
    marks = {seat.seat: (seat.mark, seat.dead) for seat in front.tile(1).seats if seat.mark}
    assert marks == {2: ("D", True), 3: ("SB", False), 4: ("BB", False)}, "time alone moves no mark"
    panel = front.table(1)
    assert (panel.hand_title, panel.hand_lines[0]) == ("Next hand as it was 3 hands ago", "Button seat 2, dead.")
    assert "3 hands ago" in front.table(1).seen
    assert front.tile(1).age == "3\u202fhd"
    assert front.tile(1).freshness is Freshness.ORBIT


def test_a_hand_a_blind_or_an_absence_shows_that_a_player_is_there(room: TestDesk) -> None:
    room.fill({1: 5, 2: 5, 3: 5})
    room.play("start 1 1\n2 pos 1 2 3\naway 3-4")
    front = Room(room.desk)

    def unseen(table: int) -> list[int]:
        return [seat.seat for seat in front.tile(table).seats if seat.look is SeatLook.UNVERIFIED]

    assert unseen(1) == [1, 2, 3, 4, 5], "the first button is only drawn"
    assert unseen(2) == [1, 4, 5]
    assert unseen(3) == [1, 2, 3, 5]
    room.play("1 next\nnew Ann Lee 1-7")
    assert unseen(1) == [7], "who sat down since has not been dealt in"
    room.play("1 next")
    assert unseen(1) == []


def test_states_in_words(room: TestDesk) -> None:
    room.fill({1: 3, 2: 3})
    room.play("halt 1\nclose 2\nopen 7 wait\nbreak 3\norder 4 1")
    front = Room(room.desk)
    assert [front.tile(table).note for table in (1, 2, 7)] == ["STOP 3/9", "closed", "no dealer yet"]
    assert front.tile(3).state is TableState.BROKEN
    assert front.tile(3).note.startswith("broken ")
    assert [front.tile(table).break_place for table in (4, 1, 2)] == [1, 2, None]


def test_how_far_off_balance(room: TestDesk) -> None:
    room.fill({1: 9, 2: 5, 3: 7})
    front = Room(room.desk)
    assert [(front.tile(table).off_balance, front.tile(table).outside_gap) for table in (1, 2, 3, 4)] == [
        (2, True),
        (-2, True),
        (0, False),
        (0, False),
    ]
    room.play("move 1-1 2-9\nmove 1-2 2-8")
    assert [front.tile(table).outside_gap for table in (1, 2, 3)] == [False, False, False]


def test_what_a_call_comes_to(room: TestDesk) -> None:
    room.fill({1: 3, 2: 3})
    front = Room(room.desk)
    outcome = front.run("1-1 x; move 1-2 2-9")
    assert (outcome.ok, outcome.seq, outcome.tables, outcome.entries) == (True, 10, {1, 2}, {1, 2})
    assert outcome.says == (
        "Table 1 seat 1, Player 1 1 (#1) is out, 6th · Player 1 2 (#2) moves from 1-2 to table 2 seat 9, slip 000001"
    )
    assert outcome.slips == (1,)
    assert front.run("undo").void_slips == (1,)
    assert front.run("1-1 x").ok is False
    assert front.run(" ; ").ok is False
    assert front.run("find 2 1").found == (4,)
    assert [row.place for row in front.players("out")] == ["out, 6th"]
    assert front.journal(1)[0].says.startswith("Undone 10")


@pytest.mark.rule("TDA-2024 RP-11")
@pytest.mark.parametrize(
    ("choices", "players", "says"),
    [
        ({}, 6, ""),
        ({"ante_order": '"ante-first"'}, 6, "From a short stack the ante first."),
        ({"ante_reduce_at": "6"}, 6, "With 6 at the table the ante is a small blind."),
        ({"ante_reduce_at": "6"}, 7, ""),
        ({"ante_heads_up": "false"}, 2, "Heads-up there is no ante in this house."),
    ],
)
def test_the_next_hand_tells_what_the_house_does_with_the_ante(
    tmp_path: Path, choices: dict[str, str], players: int, says: str
) -> None:
    room = TestDesk(tmp_path, tables=1, house=house(tmp_path, **choices) if choices else "tda-2024")
    room.fill({1: players})
    room.play("start 1 1")
    lines = " ".join(Room(room.desk).table(1).hand_lines)
    assert lines.endswith(says)
    assert ("ante" in lines) == bool(says)
