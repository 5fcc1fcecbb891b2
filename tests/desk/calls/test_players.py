"""Calls about entries: out, new, waiting, seated, re-entry, here, no-show, pinned, apart, found."""

from pathlib import Path

import pytest

from tests.desk.rooms import TestDesk


@pytest.mark.parametrize(
    ("call", "name", "chair"),
    [
        ("new Ann Kowalska 1-4", "Ann Kowalska", "1-4"),
        ("new Ann Kowalska 1 4", "Ann Kowalska", "1-4"),
        ("NEW  Ann   Kowalska  1-4", "Ann Kowalska", "1-4"),
        ('new "Kid" O\'Neil 1-4', '"Kid" O\'Neil', "1-4"),
        ("new Ann #1 1-4", "Ann #1", "1-4"),
        ("new 1-2 1-4", "1-2", "1-4"),
        ("new אבי כהן 1-4", "אבי כהן", "1-4"),
        ("new 张伟 1 4", "张伟", "1-4"),
        ("new 😀 1-4", "😀", "1-4"),
        ("new Louis 14 1-4", "Louis 14", "1-4"),
    ],
)
def test_a_name_and_the_chair_at_its_end(room: TestDesk, call: str, name: str, chair: str) -> None:
    room.play(call)
    assert room.desk.floor.names.name(1) == name
    assert str(room.desk.floor.now.entries[1].chair) == chair


def test_a_name_with_a_number_is_no_chair(room: TestDesk) -> None:
    room.play("new Louis 14\nwait Louis 1 4")
    assert [room.desk.floor.names.name(number) for number in (1, 2)] == ["Louis 14", "Louis 1 4"]


def test_a_name_of_two_hundred_letters_is_kept(room: TestDesk) -> None:
    room.play(f"new {'ą' * 200} 1-1")
    assert room.desk.floor.names.name(1) == "ą" * 200


@pytest.mark.parametrize("call", ["new", "new 1-4", "new 1 4", "wait"])
def test_an_entry_needs_a_name(room: TestDesk, call: str) -> None:
    assert room.refused(call) == "The call is not finished. A name"


def test_a_new_entry_gets_a_seat_at_a_shortest_ready_table(room: TestDesk) -> None:
    room.fill({1: 2, 2: 2, 4: 2})
    room.play("close 3\nnew Ann\nnew Bob\nnew Cid")
    assert sorted(len(room.seats(table)) for table in (1, 2, 4)) == [3, 3, 3]
    assert room.seats(3) == {}


def test_with_no_open_seat_a_new_entry_waits(tmp_path: Path) -> None:
    room = TestDesk(tmp_path)
    room.play("new Ann\nopen 1 wait\nnew Bob\nready 1\nseat next 9")
    assert room.show()["counts"]["waiting"] == 0
    assert sorted(room.seats(1).values()) == [1, 2]


def test_the_cap_on_sold_seats_holds_for_everybody_who_is_drawn(room: TestDesk) -> None:
    room.play("close 3\nclose 4\nsell 2\nnew A\nnew B\nnew C\nnew D\nnew E")
    assert room.show()["counts"] | {"verified": 0} == {
        "entries": 5,
        "seated": 4,
        "verified": 0,
        "transit": 0,
        "waiting": 1,
        "out": 0,
        "void": 0,
    }
    assert room.refused("seat #5") == "No seat is open at a ready table"
    assert room.refused("draw") == "1 to seat, open seats: 0. Open more tables"
    room.play("seat #5 1-9")


def test_a_hand_picked_seat_may_be_at_a_table_without_a_dealer(room: TestDesk) -> None:
    room.play("open 9 wait\nnew Ann 9-1")
    assert room.seats(9) == {"1": 1}


def test_two_people_never_have_one_chair(room: TestDesk) -> None:
    room.play("new Ann 1-1\nnew Bob 2-1\nmove 2-1 1-2")
    assert "sits at 1-1" in room.refused("new Cid 1-1")
    assert "kept for Bob (#2)" in room.refused("new Cid 1-2")


def test_the_waiting_list_is_seated_in_its_order(room: TestDesk) -> None:
    room.play("wait Ann\nwait Bob\nwait Cid\nseat next")
    assert room.show()["counts"]["waiting"] == 2
    assert room.desk.floor.now.entries[1].chair is not None
    assert room.play("? #3") == ["Cid (#3): waits, 2nd in line"]
    room.play("seat next 99")
    assert room.show()["counts"]["waiting"] == 0
    assert room.refused("seat next") == "Nobody waits for a seat"
    assert "has a seat already" in room.refused("seat #2")
    room.play("#2 x")
    assert room.refused("seat #2") == "Bob (#2) is out"


def test_a_bust_ranks_alive_plus_busts_later_plus_one(room: TestDesk) -> None:
    room.fill({1: 6})
    assert room.play("1-1 x\n1 2 bust\n#3 X") == [
        "Table 1 seat 1, Player 1 1 (#1) is out, 6th",
        "Table 1 seat 2, Player 1 2 (#2) is out, 5th",
        "Table 1 seat 3, Player 1 3 (#3) is out, 4th",
    ]
    room.play("new Late 2-1")
    assert room.show()["out"] == [
        {"entry": 3, "from": 5, "to": 5},
        {"entry": 2, "from": 6, "to": 6},
        {"entry": 1, "from": 7, "to": 7},
    ]
    room.play("undo 10")
    assert [(one["entry"], one["from"]) for one in room.show()["out"]] == [(3, 6), (1, 7)]


def test_busts_of_one_hand_are_ranked_by_their_stacks_and_tied_without(room: TestDesk) -> None:
    room.fill({1: 8})
    room.play("1-1 1-2 1-3 x 5000 12'000 9,000\n1-4 1-5 x")
    places = {one["entry"]: (one["from"], one["to"]) for one in room.show()["out"]}
    assert places == {1: (8, 8), 3: (7, 7), 2: (6, 6), 4: (4, 5), 5: (4, 5)}


def test_a_bust_reported_late_comes_before_an_older_one(room: TestDesk) -> None:
    room.fill({1: 6})
    room.play("1-1 x\n1-2 x\n1-3 x before #2")
    assert [(one["entry"], one["from"]) for one in room.show()["out"]] == [(2, 4), (3, 5), (1, 6)]
    assert room.refused("1-4 x before #5") == "Player 1 5 (#5) is not out"


def test_what_cannot_be_a_bust(room: TestDesk) -> None:
    room.fill({1: 3})
    assert room.refused("1-1 1-1 x") == "Player 1 1 (#1) is named twice"
    assert room.refused("1-1 x 5 6") == "More stacks than players: 2 for 1"
    assert room.refused("1-4 x") == "Nobody sits at 1-4. Taken at that table: 1, 2, 3"
    assert room.refused("1-10 x") == "Table 1 has seats 1 to 9, no seat 10"
    assert room.refused("99-1 x") == "There is no table 99"
    assert room.refused("#99 x") == "There is no entry #99"
    room.play("1-1 x")
    assert room.refused("#1 x") == "Player 1 1 (#1) is out"


def test_a_bust_in_transit_voids_the_slip(room: TestDesk) -> None:
    room.fill({1: 4, 2: 3})
    for call in ("1-1 x", "2-9 x", "#1 x"):
        room.play("move 1-1 2-9")
        serial = int(room.show()["transit"][0]["slip"])
        room.play(call)
        assert room.show()["counts"]["out"] == 1
        assert room.desk.floor.now.slips[serial].void == "out"
        room.play("undo\nundo")


def test_a_chair_may_mean_two_players(room: TestDesk) -> None:
    room.fill({1: 4, 2: 3})
    room.play("move 1-1 2-9\nmove 2-1 1-1")
    assert room.refused("1-1 x") == (
        "1-1 may be Player 2 1 (#5), who is expected there, or Player 1 1 (#1), who has just left: say which"
    )
    room.play("in #5")
    assert room.play("1-1 x") == ["Table 1 seat 1, Player 2 1 (#5) is out, 7th"]
    assert room.play("1-1 x") == ["Table 2 seat 9, Player 1 1 (#1) is out, 6th"]


def test_a_chair_just_left_at_a_broken_table_still_names_its_player(room: TestDesk) -> None:
    room.fill({1: 4, 2: 4, 3: 2})
    room.play("break 3")
    chair = room.show()["transit"][0]["to"]
    assert room.play("3-1 x")[0].startswith(f"Table {chair[0]} seat {chair[2:]}, Player 3 1 (#9) is out")
    assert room.refused("3-5 x") == "Table 3 is broken"


def test_a_re_entry_is_a_new_entry_and_the_old_one_stays_out(room: TestDesk) -> None:
    room.fill({1: 3})
    assert room.refused("re #1") == "Player 1 1 (#1) is not out"
    room.play("1-1 x")
    assert room.play("re #1")[0].startswith("Player 1 1 (#4) re-enters at table")
    assert room.refused("re #1") == "Player 1 1 (#4) is not out"
    room.play("#4 x\nre #4")
    assert room.refused("re #1") == "Player 1 1 (#5) is not out"
    assert [one["entry"] for one in room.show()["out"]] == [4, 1]


def test_void_takes_back_whoever_has_not_played(room: TestDesk) -> None:
    room.fill({1: 5})
    room.play("wait Zed\n1-1 x\n1-2 x\nmove 1-3 2-1\nvoid 2-1\nvoid #6\nvoid 1-4")
    assert room.show()["counts"] == {
        "entries": 6,
        "seated": 1,
        "verified": 0,
        "transit": 0,
        "waiting": 0,
        "out": 2,
        "void": 3,
    }
    assert room.refused("void #3") == "Player 1 3 (#3) was taken back"
    assert room.refused("void #1") == "Player 1 1 (#1) is out: an entry that has played is not taken back"


def test_an_entry_that_has_played_a_hand_is_not_taken_back(room: TestDesk) -> None:
    room.fill({1: 4, 2: 4})
    room.play("1 pos 1 2 3\n1 next")
    assert room.refused("void 1-1") == "Player 1 1 (#1) has played a hand: an entry that has played is not taken back"
    room.play("new Late 1-9\nvoid 1-9\nvoid 2-1")
    assert room.desk.floor.now.counts.void == 2


def test_here_verifies_and_noshow_marks(room: TestDesk) -> None:
    room.fill({1: 2})
    room.play("wait Zed\nhere 1-1\nnoshow #2")
    assert room.show()["counts"]["verified"] == 1
    assert [held["flags"] for held in room.table(1)["seats"].values()] == [[], ["noshow"]]
    room.play("here #2")
    assert room.show()["counts"]["verified"] == 2
    assert room.refused("here #3") == "Zed (#3) has no seat yet"


def test_apart_and_pin_need_players_who_are_in(room: TestDesk) -> None:
    room.fill({1: 2})
    room.play("1-1 x")
    assert room.refused("pin #1") == "Player 1 1 (#1) is out"
    assert room.refused("apart #1 #2") == "Player 1 1 (#1) is out"
    assert room.refused("apart #2 #2") == "Player 1 2 (#2) is named twice"
    room.play("pin 1-2")
    assert room.table(1)["seats"]["2"]["flags"] == ["pinned", "unverified"]


def test_finding_somebody(room: TestDesk) -> None:
    room.play("new Łucja Kowalska 1-1\nnew Ann Kow 1-2\nwait Żegota Nowak")
    assert room.play("find kow") == ["Found for kow: Ł. Kowalska (#1), table 1 seat 1; Ann Kow (#2), table 1 seat 2"]
    assert room.play("? zegota\n?zegota\nfind #3") == ["Ż. Nowak (#3): waits, 1st in line"] * 3
    assert room.play("? 1-1\n1-1\n#1") == ["Ł. Kowalska (#1): table 1 seat 1"] * 3
    assert room.play("find zzz") == ["Nobody is called zzz"]
    assert room.refused("? 9-1") == "There is no table 9"
    assert room.refused("? 1-12") == "Table 1 has seats 1 to 9, no seat 12"
    for number in range(3, 10):
        room.play(f"new Kowal {number} 1-{number}")
    assert room.play("find kow")[0].endswith("; and more: 4")


def test_a_table_in_one_line(room: TestDesk) -> None:
    room.fill({1: 4})
    room.play("1 pos 1 2 3\nhalt 1\nbreak 2")
    said = "Table 1, stopped: 4/9. Button seat 2. Small blind seat 3. Big blind seat 4."
    assert room.play("? 1\n1") == [said, said]
    assert room.play("? 2") == ["Table 2, broken: 0/9."]
    assert room.refused("9") == "There is no table 9"


def test_a_forgotten_player_keeps_number_and_place(room: TestDesk) -> None:
    room.play("new Ann Secret 1-1\nnew Bob 1-2\nnote #1 Ann Secret shouted\n1-1 x\nforget #1")
    assert "Secret" not in " ".join(room.journal())
    assert b"Secret" not in room.path.read_bytes()
    assert room.show()["out"] == [{"entry": 1, "from": 2, "to": 2}]


def test_a_seat_is_taken_from_the_end_of_a_name_only(room: TestDesk) -> None:
    room.play("new Ann 3-2 Lee")
    assert room.desk.floor.names.name(1) == "Ann 3-2 Lee"
    assert room.desk.floor.now.entries[1].hand_picked is False


@pytest.mark.parametrize("call", ["here 1", "1 here"])
def test_everybody_at_a_table_is_there(room: TestDesk, call: str) -> None:
    room.fill({1: 2, 2: 1})
    assert room.play(call) == ["There with their stacks: Player 1 1 (#1) and Player 1 2 (#2)"]
    assert [entry.verified for entry in room.desk.floor.now.entries.values()] == [True, True, False]
    assert room.refused("here 3") == "Nobody sits at table 3"
    assert room.refused("here 9") == "There is no table 9"
