"""What the rows of the journal say, also long after."""

from string import Formatter

import pytest

from floorman.core.facts import KINDS, EntryUnseated
from floorman.desk.front.json_view import journal
from floorman.desk.words.journal_sentences import Teller
from floorman.text.say import sentences
from tests.desk.rooms import TestDesk


def test_old_rows_say_what_was_true_then(room: TestDesk) -> None:
    room.fill({1: 3, 2: 3})
    room.play("here 1-1\nmove 1-1 2-9\nin 2-9\nmove 2-9 3-1\nmissing 3-1\nshift 3 4\nin all\n#1 x")
    assert room.journal()[8:] == [
        "Player 1 1 (#1) is here at 1-1, stack checked",
        "Player 1 1 (#1) moves from 1-1 to table 2 seat 9, slip 000001",
        "Player 1 1 (#1) arrived at 2-9",
        "Player 1 1 (#1) moves from 2-9 to table 3 seat 1, slip 000002",
        "Player 1 1 (#1) has not come to 3-1",
        "Table 3 goes to table 4, seats and positions as they are",
        "Player 1 1 (#1) arrived at 4-1",
        "Table 4 seat 1, Player 1 1 (#1) is out, 6th",
    ]


def test_an_undo_gives_back_where_somebody_was(room: TestDesk) -> None:
    room.fill({1: 2})
    room.play("move 1-1 2-9\nundo\nhere #1")
    assert room.journal()[-1] == "Player 1 1 (#1) is here at 1-1, stack checked"
    room.play("undo\nmove 1-1 2-8\nundo\nredo\nin all")
    assert room.journal()[-1] == "Player 1 1 (#1) arrived at 2-8"


def test_rows_of_entries_that_were_taken_back(room: TestDesk) -> None:
    room.play(
        "new Ann 1-1\nnew Bob 1-2\nhere 1-2\nmove 1-2 2-1\nmissing 2-1\nin 2-1\np 2-1 hands 2\nserved 2-1 1\n2-1 x"
    )
    for _ in range(8):
        room.play("undo")
    said = room.journal()
    assert said[10] == "Table 2 seat 1, Bob (#2) is out"
    assert said[6] == "Bob (#2) has not come to 2-1"
    assert [row["undone"] for row in journal(room.desk)][3:11] == [True] * 8


def test_a_place_is_as_it_is_now_and_a_bust_taken_back_has_none(room: TestDesk) -> None:
    room.fill({1: 4})
    room.play("1-1 x\nnew Late 1-9")
    assert room.journal()[6] == "Table 1 seat 1, Player 1 1 (#1) is out, 5th"
    room.play("undo 7")
    assert room.journal()[6] == "Table 1 seat 1, Player 1 1 (#1) is out"


@pytest.mark.parametrize(
    ("calls", "said"),
    [
        ("open 7 9 8", "Tables 7, 9, 8 open"),
        ("open 7..9", "Tables 7–9 open"),
        ("open 7 wait", "Table 7 opens, no seats sold until ready"),
        ("sell 8", "Sold to each table: 8 at most"),
        ("pin 1-1", "Player 1 1 (#1) is pinned to the seat"),
        ("break 2", "Table 2 broken: players moved 1, slips 000001"),
        ("1-1 1-2 x", "Out on one hand: Player 1 1 (#1) 3rd–4th and Player 1 2 (#2) 3rd–4th"),
        ("slips 2", "Slip 000001 to the printer for Player 2 1 (#4)"),
        ("slips 1", "Slips to the printer: 3, 000001–000003"),
    ],
)
def test_sentences_for_one_and_for_many(room: TestDesk, calls: str, said: str) -> None:
    room.fill({1: 3, 2: 1})
    assert room.play(calls) == [said]


@pytest.mark.parametrize("kind", sorted(KINDS.keys() - {EntryUnseated.KIND}))
def test_each_fact_has_a_sentence_that_its_fields_fill(kind: str) -> None:
    if hasattr(Teller, f"_{kind.replace('-', '_')}"):
        return
    fields = {*KINDS[kind].__struct_fields__, "player"}
    asked = {name for _, name, _, _ in Formatter().parse(sentences()[f"event.{kind}"]) if name}
    assert asked <= fields
