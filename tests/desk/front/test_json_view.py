"""The room as plain values, in the fixed form of the command line."""

import json

from floorman.desk.front import json_view as show
from tests.desk.rooms import TestDesk


def test_a_table_with_everything(room: TestDesk) -> None:
    room.fill({1: 5})
    room.play("lock 1-9\n1 pos 1 2 3\naway 1-1\nhere 1-2\npin 1-2\nnoshow 1-3\np 1-4 hands 2\nback 1-4")
    room.clock.wait(2)
    table = room.table(1)
    assert {key: table[key] for key in ("table", "max_seats", "state", "ready", "locked")} == {
        "table": 1,
        "max_seats": 9,
        "state": "open",
        "ready": True,
        "locked": [9],
    }
    assert table["positions"] == {
        "button": 1,
        "small_blind": 2,
        "big_blind": 3,
        "seen": "2025-11-29T20:00:00Z",
        "hands_ago": 1,
    }
    assert table["next"] == {
        "button": 2,
        "small_blind": 3,
        "big_blind": 4,
        "dead_button": False,
        "dead_small_blind": False,
        "heads_up": False,
        "dealt_in": [1, 2, 3, 4, 5],
        "waiting": [],
    }
    assert {seat: held["flags"] for seat, held in table["seats"].items()} == {
        "1": ["away", "unverified"],
        "2": ["pinned"],
        "3": ["noshow"],
        "4": ["unverified", "penalty"],
        "5": ["unverified"],
    }
    assert room.show()["penalties"] == [{"entry": 4, "owed": 2, "served": 0}]


def test_who_is_between_tables(room: TestDesk) -> None:
    room.fill({1: 4, 2: 4, 3: 3})
    room.play("2 pos 1 2 3\nhalt 2\n3 pos 1 2 3\nmove 1-1 2-9\nmove 1-2 3-9\nmove 1-3 4-1")
    moves = {one["entry"]: one for one in room.show()["transit"]}
    assert [(moves[number]["dealt_in"], moves[number]["posts"]) for number in (1, 2, 3)] == [
        (True, None),
        (None, None),
        (True, None),
    ], "flat only where the table is stopped or has not begun"


def test_a_stopped_table_with_old_positions_promises_nothing(room: TestDesk) -> None:
    room.fill({1: 4, 2: 4})
    room.play("2 pos 1 2 3")
    room.clock.wait(10)
    room.play("halt 2\nmove 1-1 2-9")
    assert room.show()["transit"][0]["dealt_in"] is None


def test_two_on_the_way_to_one_stopped_table_may_depend_on_each_other(room: TestDesk) -> None:
    room.fill({1: 4})
    room.sit(2, 1, 2, 3)
    room.play("2 pos 1 2 3\nhalt 2\nmove 1-1 2-5")
    assert [(one["dealt_in"], one["posts"]) for one in room.show()["transit"]] == [(True, "big_blind")]
    room.play("move 1-2 2-4")
    moves = {one["entry"]: (one["dealt_in"], one["posts"]) for one in room.show()["transit"]}
    assert moves == {1: (None, None), 2: (True, "big_blind")}


def test_undone_draws_leave_no_trace_but_in_the_journal(room: TestDesk) -> None:
    room.play("wait Ann\ndraw one\nundo\ndraw two")
    assert [row for row in room.journal() if "seed" in row][1:] == [
        "Undone 4: Draw: seats for 1, tables: 1, seed given by hand: one",
        "Draw: seats for 1, tables: 1, seed given by hand: two",
    ]


def test_it_is_plain_json(room: TestDesk) -> None:
    room.fill({1: 4, 2: 3})
    room.play("start all 1\n1-1 x\nmove 1-2 2-9\nreg close\norder 2 1")
    assert json.loads(json.dumps(room.show())) == room.show()
    assert set(room.show()) == {
        *("tournament", "house", "journal", "rehearsal", "state", "winner", "registration", "break_order", "counts"),
        *(
            "tables",
            "transit",
            "out",
            "structure",
            "clock",
            "format",
            "money",
            "prizes",
            "payouts",
            "drawers",
            "bounties",
            "sales",
        ),
        *("penalties", "advice"),
    }


def test_a_question_ends_with_its_mark(room: TestDesk) -> None:
    room.fill({1: 9, 2: 5})
    room.play("reg close")
    told = "\n".join(show.in_words(room.desk))
    assert "?." not in told
    assert "? " in told
