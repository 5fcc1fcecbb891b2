"""What is advised: ranked, complete, on its rule, and with a call that works as it stands."""

from pathlib import Path

import pytest

from floorman.desk.advice.card import LEVELS
from floorman.desk.advice.room import advise
from tests.desk.rooms import TestDesk


def house(folder: Path, **choices: str) -> str:
    """A house file with these choices, each cited."""
    path = folder / "house.toml"
    rules = [f"{key} = {value}" for key, value in choices.items()]
    cites = [f'{key} = "house {number}"' for number, key in enumerate(choices, 1)]
    path.write_text("\n".join(['name = "Club"', 'like = "tda-2024"', "[choices]", *rules, "[cites]", *cites]))
    return str(path)


@pytest.mark.rule("TDA-2024 11-A")
def test_the_sentence_of_a_balancing_move(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=0)
    room.play("open 7 12")
    room.sit(7, 1, 2, 3, 5, 6, 7, 8, 9)
    room.play("new Ann Kowalska 7-4")
    room.sit(12, 1, 3, 4, 5, 6, 7, 8)
    room.play("reg close\nbb 7:3 12:1")
    assert room.advice("balance") == [
        {
            "code": "balance.move",
            "table": 7,
            "says": "Table 7 has 9, table 12 has 7. Seat 4, A. Kowalska (#9), is next big blind; "
            "seat 2 at table 12 gets the big blind soonest.",
            "cites": ["TDA-2024 11-A"],
            "offer": "move 7-4 12-2",
        }
    ]
    room.play(room.advice("balance")[0]["offer"])
    event = room.desk.log.facts[-1].event
    assert getattr(event, "cites", ()) == ("TDA-2024 11-A",), "the rule goes with what is recorded"
    assert room.advice("balance") == []


@pytest.mark.rule("TDA-2024 11-A")
def test_the_chair_of_the_last_big_blind_is_taken_with_what_it_owes(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=2, seats=6)
    room.fill({1: 6, 2: 6})
    room.play("reg close\nbb 1:3\n2 pos 1 2 3\n2-3 x\n2-6 x\n2-5 x")
    (due,) = room.advice("balance")
    assert due["says"].endswith("seat 3 at table 2 posts the big blind alone.")
    room.play(f"{due['offer']}\nin all")
    hand = room.table(2)["next"]
    assert (hand["small_blind"], hand["big_blind"]) == (None, 3)


def test_positions_are_asked_for_only_where_they_are_needed(room: TestDesk) -> None:
    room.fill({1: 9, 2: 9, 3: 9, 4: 6})
    assert room.advice("positions") == []
    room.play("reg close")
    (asked,) = room.advice("positions")
    assert (asked["offer"], asked["says"]) == ("bb ", "Moves wait for it. Ask at tables 1, 4, 2.")
    room.play("bb 1:1 4:1")
    assert [(one["code"], one["table"]) for one in room.advice("balance")] == [("balance.move", 1)]
    room.play("move 2-9 4-7\nin all")
    room.clock.wait(10)
    assert room.advice("positions")[0]["says"] == ("Last seen 5 hands ago. The move from table 1 to table 4 needs it.")


@pytest.mark.rule("TDA-2024 11-C")
def test_of_equally_full_tables_the_first_in_the_break_order_gives(room: TestDesk) -> None:
    room.fill({1: 9, 2: 9, 3: 9, 4: 7})
    room.play("reg close\norder 3 1\nbb 1:1 2:1 3:1 4:1")
    assert room.advice("balance")[0]["table"] == 3


@pytest.mark.rule("TDA-2024 11-C")
def test_nobody_is_sent_to_the_table_that_breaks_next_while_another_can_receive(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=5)
    room.fill({1: 9, 2: 9, 3: 6, 4: 6, 5: 9})
    room.play("reg close\norder 3\nbb 1:1 2:1 3:1 4:1 5:1")
    offers = [one["offer"] for one in room.advice("balance")]
    assert [offer.split()[-1][0] for offer in offers] == ["4", "3"]
    room.play("lock 3\nbal")
    assert room.show()["transit"][0]["to"].startswith("4-")


@pytest.mark.rule("TDA-2024 10-B")
def test_a_break_is_advised_once_registration_is_closed(room: TestDesk) -> None:
    room.fill({1: 5, 2: 5, 3: 4})
    assert room.advice("table.break") == []
    room.play("reg close")
    (due,) = room.advice("table.break")
    assert due["says"] == "14 players fit at 2 tables. Highest table that can break; seats to draw: 4."
    assert (due["offer"], due["cites"]) == ("break 3", ["TDA-2024 10-B"])
    room.play("order 2 3")
    assert room.advice("table.break")[0]["offer"] == "break 2"
    assert room.advice("balance") == []
    assert room.refused("bal") == "Table 2 can be broken: break 2"


def test_a_house_may_break_while_registering(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=3, house=house(tmp_path, break_while_registering="true"))
    room.fill({1: 5, 2: 5, 3: 4})
    assert [one["offer"] for one in room.advice("table.break")] == ["break 3"]


def test_a_table_with_a_pinned_player_is_passed_over(room: TestDesk) -> None:
    room.fill({1: 5, 2: 5, 3: 4})
    room.play("reg close\norder 3 2\npin 3-1")
    assert room.advice("table.break")[0]["offer"] == "break 2"
    assert room.refused("break 3") == "Player 3 1 (#11) keeps the seat 3-1; unpin first, or move by name"
    room.play("pin 2-1\npin 1-1")
    assert room.advice("table.break") == []


@pytest.mark.rule("TDA-2024 11-D")
def test_a_table_three_short_is_to_stop_and_may_deal_again(room: TestDesk) -> None:
    room.fill({1: 8, 2: 8})
    room.play("reg close\n2-6 x\n2-7 x\n2-8 x\n2 pos 3 4 5")
    (due,) = room.advice("table.halt")
    assert (
        due["says"] == "It has 5, the fullest table has 8. Its big blind would next fall on seat 6, vacated by a bust."
    )
    assert (due["offer"], due["cites"]) == ("halt 2", ["TDA-2024 11-D"])
    room.play(due["offer"])
    assert getattr(room.desk.log.facts[-1].event, "cites", ()) == ("TDA-2024 11-D",)
    assert room.advice("table") == []
    room.play("move 1-1 2-6")
    assert room.advice("table.resume") == []
    (coming,) = room.advice("table.waits")
    assert coming["offer"] == "in 2 all"
    room.play(coming["offer"])
    assert room.advice("table.resume")[0]["offer"] == "resume 2"


@pytest.mark.rule("TDA-2024 11-D")
def test_a_table_that_was_opened_short_is_not_short_by_elimination(room: TestDesk) -> None:
    room.fill({1: 8, 2: 4})
    room.play("reg close")
    assert room.advice("table.halt") == []
    room.play("2-4 x")
    assert room.advice("table.halt") == [], "it would be short without that bust, too"
    room.play("new Ann 2-4\nnew Bob 2-5\nnew Cid 2-6\n2-6 x\n2-5 x")
    assert [one["offer"] for one in room.advice("table.halt")] == ["halt 2"]
    room.play("undo 12")


def test_no_table_is_stopped_where_nobody_is_moved(room: TestDesk) -> None:
    room.fill({1: 8, 2: 8})
    room.play("2-6 x\n2-7 x\n2-8 x")
    assert room.advice("table.halt") == []
    room.play("halt 2")
    (waits,) = room.advice("table.waits")
    assert waits["says"].endswith("with 5 players. Nobody is moved while registration is open.")
    assert waits["offer"] == "reg close"
    room.play("reg close")
    assert [one["code"] for one in room.advice()] == ["positions.needed", "positions.needed"]


def test_a_house_may_never_stop_a_table(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=2, house=house(tmp_path, halt_at="0", gap="5", gap_few="5"))
    room.fill({1: 8, 2: 8})
    room.play("start all 3\n2-6 x\n2-7 x\n2-8 x\nreg close")
    assert room.advice() == []


def test_who_waits_is_seated_as_far_as_seats_are_sold(room: TestDesk) -> None:
    room.fill({1: 3, 2: 3})
    room.play("close 3\nclose 4\nsell 4\nwait A\nwait B\nwait C")
    (due,) = room.advice("waiting")
    assert (due["says"], due["offer"]) == ("Waiting: 3. Open seats at ready tables: 2.", "seat next 2")
    room.play(due["offer"])
    (due,) = room.advice("waiting")
    assert (due["code"], due["offer"]) == ("waiting.no-seat", "open ")
    room.play("open 3")
    assert room.advice("waiting")[0]["offer"] == "seat next 1"


@pytest.mark.rule("TDA-2024 RP-9")
def test_the_final_table_is_advised_where_it_can_be_made(room: TestDesk) -> None:
    room.fill({2: 5, 3: 4})
    assert room.advice("final") == []
    room.play("reg close\nclose 1")
    (due,) = room.advice("final")
    assert (due["says"], due["offer"]) == (
        "9 players left at 2 tables: the final table is made now, at table 2.",
        "final",
    )
    room.play("pin 3-1")  # the final table takes him along, which is told before Enter
    assert room.advice("final")[0]["offer"] == "final"
    told = room.desk.call("final")
    assert told.ok
    assert any("(#6)" in said and "TDA-2024 RP-9" in said for said in told.against)


def redraw_room(folder: Path) -> TestDesk:
    """Four tables of which one can break, in a house that draws anew at three and two."""
    room = TestDesk(folder, tables=4, house=house(folder, button_redraw_at="[3, 2]"))
    room.fill({1: 7, 2: 7, 3: 7, 4: 6})
    return room


@pytest.mark.rule("WSOP 85")
def test_a_redraw_is_advised_once_so_few_tables_are_left(tmp_path: Path) -> None:
    room = redraw_room(tmp_path)
    room.play("1-7 x\nreg close\nbreak 4\nin all")
    (due,) = room.advice("redraw")
    assert due == {
        "code": "redraw.due",
        "table": None,
        "says": "Tables left: 3. Seats and button are drawn anew.",
        "cites": ["house 1"],
        "offer": "redraw 3",
    }
    room.play("redraw 3")
    assert room.advice("redraw") == [], "it is made once"
    event = room.desk.log.facts[-1].event
    assert "house 1" in getattr(event, "cites", ()), "the rule goes with what is recorded"
    room.play("undo\nlock 2")
    (due,) = room.advice("redraw")
    assert due["offer"] == "unlock 2"
    assert due["says"].startswith("Tables left: 3. Seats and button are drawn anew. First: ")


@pytest.mark.parametrize(
    "played", ["", "reg close", "break 4\nin all", "reg close\nbreak 4\n1-1 1-2 1-3 1-4 2-1 2-2 2-3 2-4 x"]
)
def test_no_redraw_while_seats_are_sold_or_tables_still_break(tmp_path: Path, played: str) -> None:
    room = redraw_room(tmp_path)
    room.play(f"1-7 x\n{played}")
    assert room.advice("redraw") == []


def test_a_locked_table_is_not_forgotten_when_the_final_table_is_near(room: TestDesk) -> None:
    room.fill({1: 9, 2: 4, 3: 4})
    room.play("reg close\nlock 1")
    assert room.advice("final") == []


@pytest.mark.rule("TDA-2024 11-A")
def test_after_a_move_was_called_off_the_next_due_is_advised(room: TestDesk) -> None:
    room.fill({1: 9, 2: 7})
    room.play("reg close\nbb 1:3 2:1\nbal\nstay #4")
    (due,) = room.advice("balance")
    assert due["offer"] == "move 1-5 2-8"
    assert "Of those who may go, seat 5" in due["says"]
    room.play("1 bb 3")
    assert room.advice("balance")[0]["offer"] == "move 1-4 2-8", "seen anew: he is due again"


def test_pinned_and_kept_apart_players_stay(room: TestDesk) -> None:
    room.fill({1: 9, 2: 7})
    room.play("reg close\nbb 1:3 2:1\npin 1-4\napart 1-5 2-1")
    assert room.advice("balance")[0]["offer"].startswith("move 1-6 ")
    for seat in (1, 2, 3, 6, 7, 8, 9):
        room.play(f"pin 1-{seat}")
    (due,) = room.advice("balance")
    assert due["code"] == "balance.stuck"
    assert due["says"] == (
        "Table 1 has 9, table 2 has 7. "
        "Nobody of table 1 may go to table 2: all are pinned, kept apart or have just stayed."
    )
    assert room.refused("bal").startswith("Nobody of table 1 may go to table 2")


def test_everything_is_advised_most_urgent_first(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=6)
    room.fill({1: 9, 2: 9, 3: 9, 4: 9, 5: 9, 6: 6})
    room.play("open 8\nwait Zed\nreg close\nmove 1-1 8-1\nmissing 8-1\nmove 8-1 1-1")
    levels = [LEVELS.index(one.level) for one in advise(room.desk.floor)]
    assert levels == sorted(levels)
    assert {one["code"] for one in room.advice()} >= {"waiting.seat", "positions.needed"}


@pytest.mark.parametrize("name", ["tda-2024", "longform-06", "pokerstars"])
def test_every_offer_works_as_it_is_typed(tmp_path: Path, name: str) -> None:
    """Rooms of all sorts: whatever is advised first is done, until nothing is left to do."""
    room = TestDesk(tmp_path, tables=7, house=name)
    room.fill({1: 9, 2: 8, 3: 9, 4: 4, 5: 6, 6: 9, 7: 3})
    room.play("wait Zed\nwait Yan\nreg close\norder 4 7 6\npin 4-1\nlock 5-9\napart 1-1 2-1")
    for _ in range(80):
        room.clock.wait(0.1)
        todo = [one for one in advise(room.desk.floor) if one.offer]
        if not todo:
            break
        offer = todo[0].offer
        if offer == "start ":
            offer = "start all 3"
        if offer.endswith("bb "):
            tables = [room.desk.floor.now.tables[number] for number in todo[0].tables]
            offer = "bb " + " ".join(f"{table.number}:{table.seated()[0]}" for table in tables)
        room.play(offer)
        room.desk.call("in all")
    assert not [one for one in advise(room.desk.floor) if one.offer]
