"""What the room waits for is always a card: tables, players, the first button, paper, seats, the winner."""

from pathlib import Path

import pytest

from floorman.desk.front.echo import echo
from floorman.desk.front.lists import listed
from floorman.desk.front.room import Room
from floorman.desk.papers.conduct import paid
from floorman.desk.papers.printing import Order, printed
from floorman.desk.papers.selection import Selection
from tests.desk.advice.test_room import house
from tests.desk.rooms import TestDesk


def cards(room: TestDesk) -> list[tuple[str, str]]:
    """Code and call of every card."""
    return [(one["code"], one["offer"]) for one in room.advice()]


def test_an_empty_room_waits_for_tables_then_for_players_then_for_the_first_button(tmp_path: Path) -> None:
    room = TestDesk(tmp_path)
    assert cards(room) == [("room.tables", "open "), ("room.players", "new ")]
    room.play("open 1..2")
    assert cards(room) == [("room.players", "new ")]
    room.play("new Ann Lee 1-1")
    assert cards(room) == []
    room.play("new Bob Lee 1-2")
    assert cards(room) == [("play.start", "start 1 ")]
    assert room.show()["state"] == "registering"
    room.play("start 1 2")
    assert cards(room) == []
    assert room.show()["state"] == "running"


@pytest.mark.parametrize("begins", ["1-1 x", "1 next", "1 bb 2"])
def test_play_has_begun_with_whatever_is_told_of_it(room: TestDesk, begins: str) -> None:
    room.fill({1: 4})
    assert cards(room) == [("play.start", "start 1 ")]
    room.play(begins)
    assert room.advice("play") == []


@pytest.mark.rule("pokerstars 1.5")
@pytest.mark.rule("WSOP 85")
@pytest.mark.parametrize(("way", "buttons"), [("seat-1", (2, 1)), ("dealer-right", (5, 4))])
def test_the_first_button_is_where_the_house_places_it(tmp_path: Path, way: str, buttons: tuple[int, int]) -> None:
    room = TestDesk(tmp_path, tables=2, house=house(tmp_path, first_button=f'"{way}"'))
    room.sit(1, 2, 3, 5)
    room.sit(2, 1, 4)
    (start,) = room.advice("play.start")
    assert (start["offer"], start["cites"]) == ("start all", ["house 1"])
    room.play("start all")
    assert tuple(room.table(number)["positions"]["button"] for number in (1, 2)) == buttons
    event = room.desk.log.facts[-1].event
    assert getattr(event, "cites", ())[0] == "house 1", "the rule goes with what is recorded"
    room.play("undo\nstart 1")
    assert room.table(1)["positions"]["button"] == buttons[0]


@pytest.mark.rule("pokerstars 1.5")
def test_another_seat_than_the_house_s_is_spoken_against(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=1, house="pokerstars")
    room.fill({1: 4})
    seen = echo(room.desk, "start 1 3")
    assert (seen.status, seen.detail.split(" Table")[0]) == (
        "cautioned",
        "The house places the first button at table 1 on seat 1 (pokerstars 1.5)",
    )
    assert echo(room.desk, "start all 1").status == "understood"
    room.play("start 1 3")
    assert room.table(1)["positions"]["button"] == 3, "the TD's word is final"


@pytest.mark.rule("RROP 15")
def test_a_high_card_is_asked_for_table_by_table(room: TestDesk) -> None:
    room.fill({1: 3, 2: 3})
    (start,) = room.advice("play.start")
    assert start["offer"] == "start "
    assert room.refused("start all").startswith("Each table draws for the high card")
    assert "high card" in room.refused("start 1")
    room.play("start 1:3 2:2")
    assert [room.table(number)["positions"]["button"] for number in (1, 2)] == [3, 2]
    assert room.refused("start 1:3 3:1").startswith("Table 3")


@pytest.mark.rule("PSL 2")
def test_one_seat_is_drawn_for_all_tables(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=3, house=house(tmp_path, first_button='"same-seat-everywhere"'))
    room.fill({1: 9, 2: 9, 3: 9})
    room.play(room.advice("play.start")[0]["offer"])
    assert len({room.table(number)["positions"]["button"] for number in (1, 2, 3)}) == 1
    event = room.desk.log.facts[-1].event
    assert getattr(event, "seed", None) == "seed 1"


def test_the_final_table_begins_once_everybody_sits(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=2, house="pokerstars")
    room.fill({1: 5, 2: 5})
    room.play("start all\n1-5 x\nreg close\nfinal")
    assert cards(room) == [("play.seated", "in all"), ("slips.break", "slips break")]
    room.play("slips break\nin all")
    assert cards(room) == [("play.start", "start all")]
    assert room.advice()[0]["says"].startswith("The first button is on seat 1")
    room.play("start all")
    assert cards(room) == []


def test_cards_of_a_break_that_are_not_printed_are_a_thing_to_do(room: TestDesk) -> None:
    room.fill({1: 5, 2: 5, 3: 4})
    room.play("start all 3\n3-4 x\nreg close\nbreak 3")
    (due,) = room.advice("slips")
    assert (due["code"], due["offer"]) == ("slips.break", "slips break")
    assert due["says"] == "Players of table 3 do not know where to go yet."
    room.play("slips break")
    assert room.advice("slips") == []
    assert room.refused("slips break") == "Every slip of that kind went to a printer already"
    room.play("in all\nmove 1-1 2-9")
    assert [one["offer"] for one in room.advice("slips")] == ["slips moves"]
    with (room.path.parent / "slips.pdf").open("wb") as out:
        printed(room.desk, Order("move-slips", "roll-80", "en"), out)
    assert room.advice("slips") == []


def test_what_comes_out_of_a_printer_by_itself_needs_no_card(room: TestDesk) -> None:
    room.fill({1: 5, 2: 5})
    room.play("start all 3\nmove 1-1 2-9")
    (serial,) = room.desk.floor.now.slips
    assert room.advice("slips")
    room.desk.floor.printing = lambda: (serial,)
    assert room.advice("slips") == []


def test_positions_are_asked_for_before_somebody_waits(room: TestDesk) -> None:
    room.fill({1: 9, 2: 9, 3: 8, 4: 8})
    room.play("start all 3\nreg close")
    assert room.advice() == []
    room.clock.wait(10)
    (ahead,) = room.advice()
    assert (ahead["code"], ahead["offer"]) == ("positions.ahead", "bb ")
    assert ahead["says"] == "One more bust, and a move needs it. Ask at table 1, 3, 4 before somebody waits."
    room.play("bb 1:4 3:5")
    assert cards(room) == [("positions.ahead", "4 bb ")]
    room.play("4 bb 4")
    assert cards(room) == []
    room.play("4-1 x")
    assert [one["code"] for one in room.advice()] == ["balance.move"], "nobody has to ask now"


def test_the_last_one_with_registration_open_waits_for_its_end(room: TestDesk) -> None:
    room.fill({1: 2})
    room.play("1-1 x")
    assert cards(room) == [("winner.registration", "reg close")]
    assert (room.show()["state"], room.show()["winner"]) == ("running", None)


def test_the_evening_ends_with_a_winner(room: TestDesk) -> None:
    room.fill({1: 3, 2: 3})
    room.play("start all 1\nreg close\nh4h on 3")
    room.play("1-1 x\n1-2 x\n2-1 x\nh4h off\n2-2 x\nmove 1-3 2-9\nin all\n2-3 x")
    shown = room.show()
    assert (shown["state"], shown["winner"]) == ("over", 3)
    (won,) = room.advice()
    assert (won["code"], won["offer"]) == ("winner", "results")
    assert won["says"] == "The last of 6. Print the payout slips; results shows the places."
    told = room.desk.call("results")
    assert (told.opens, told.found) == ("lists out", ())
    assert told.says.startswith("Places: 1st Player 1 3 (#3), 2nd Player 2 3 (#6), 3rd Player 2 2 (#5), 4th–6th ")
    out = listed(room.desk, "out")
    assert [row.place for row in out[:2]] == ["1st", "out, 2nd"]
    assert [row.entry for row in out] == [3, 6, 5, 4, 2, 1]


def test_payout_slips_are_for_paid_places_and_the_winner(room: TestDesk) -> None:
    room.fill({1: 5})
    room.play("reg close\n1-1 x")
    every = Selection.read("")
    assert [one.entry.number for one in paid(room.desk, every) if one.entry] == [1], "nobody has said who is paid"
    room.play("h4h on 3\n1-2 x")
    assert list(paid(room.desk, every)) == []
    room.play("h4h off\n1-3 x\n1-4 x")
    assert [(one.entry.number, one.about) for one in paid(room.desk, every) if one.entry] == [
        (5, (1, 1)),
        (4, (2, 2)),
        (3, (3, 3)),
    ]
    assert [one.about for one in paid(room.desk, Selection.read("#4"))] == [(2, 2)]


def test_no_blind_is_painted_where_nobody_is_dealt_to(room: TestDesk) -> None:
    room.fill({1: 3})
    room.play("1 pos 1 2 3\nreg close\n1-1 x\n1-2 x")
    table = Room(room.desk).table(1)
    assert [seat.mark for seat in table.tile.seats] == [""] * 9
    assert table.seen == ()
    assert (table.hand_title, table.hand_lines) == ("The tournament is over", ("Player 1 3 (#3) has won.",))
    room.play("undo\nundo\nmove 1-1 2-1")
    table = Room(room.desk).table(2)
    room.play("in all")
    assert Room(room.desk).table(2).hand_lines == ("Nobody to deal to: fewer than two players.",)


@pytest.mark.rule("TDA-2024 33")
def test_leaving_twice_with_the_big_blind_next_is_asked_about(room: TestDesk) -> None:
    room.fill({1: 6})
    room.play("1 pos 1 2 3\naway 1-4")
    room.clock.wait(20)
    room.play("back 1-4")
    assert room.advice("dodge") == []
    room.clock.wait(4)
    room.play("1 pos 1 2 3\naway 1-4")
    (asked,) = room.advice("dodge")
    assert (asked["code"], asked["offer"]) == ("dodge.repeated", "dodge 1-4")
    assert asked["says"].startswith("Player 1 4 (#4) left with the big blind next at ")
    assert ", within 60 minutes. If it was meant: " in asked["says"]
    assert "TDA-2024 33" in asked["cites"]
    room.play("no dodge.repeated:#4 the phone rang")
    assert room.advice("dodge") == []
    room.clock.wait(2)
    room.play("back 1-4\n1 pos 1 2 3\naway 1-4")
    assert len(room.advice("dodge.repeated")) == 1, "a third time is another"
    room.play("dodge 1-4")
    assert room.advice("dodge.repeated") == []


@pytest.mark.rule("pokerstars-bg 18.4")
def test_where_absence_is_no_offence_nobody_is_asked(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=1, house="pokerstars")
    room.fill({1: 6})
    for _ in range(3):
        room.play("1 pos 1 2 3\naway 1-4\nback 1-4")
    assert room.advice("dodge") == []
