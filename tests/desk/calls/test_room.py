"""Calls about tables and the room as a whole; and what any call that is not understood is told."""

import pytest

from floorman.desk.calls.grammar import GROUPS
from floorman.desk.calls.listing import rows
from floorman.desk.calls.parts import calls
from tests.desk.rooms import TestDesk


def states(room: TestDesk) -> dict[int, str]:
    return {table["table"]: table["state"] for table in room.show()["tables"]}


def test_tables_are_opened_made_and_opened_again(room: TestDesk) -> None:
    assert room.play("open 7\nopen 9..11 20 1\nopen 30 wait") == [
        "Table 7 opens",
        "Tables 9–11, 20, 1 open",
        "Table 30 opens, no seats sold until ready",
    ]
    assert room.table(30)["ready"] is False
    assert room.refused("open 7") == "Table 7 is open already"
    room.play("close 7\nopen 7\nbreak 9\nopen 9")
    assert states(room)[7] == states(room)[9] == "open"


@pytest.mark.parametrize(
    ("call", "why"),
    [
        ("open", "The call is not finished. Table numbers, or 1..12"),
        ("open 0", "Not understood: 0. Table numbers, or 1..12"),
        ("open 5..3", "Not understood: 5..3. Table numbers, or 1..12"),
        ("open 5 soon", "Not understood: soon. After the tables: wait, or nothing"),
        ("open 9998..10001", "Tables are numbered 1 to 9999, not 10001"),
        ("close 9", "There is no table 9"),
        ("ready 1", "Table 1 is ready already"),
        ("resume 1", "Table 1 is not stopped"),
        ("unlock 1", "Table 1 is not locked"),
        ("unlock 1-1", "Chair 1-1 is not locked"),
        ("lock 1-10", "Table 1 has seats 1 to 9, no seat 10"),
        ("sell 0", "A table can be sold to 1 to 12 players, not 0"),
        ("sell", "The call is not finished. How many players"),
        ("reg open", "Registration is open already"),
        ("reg shut", "Not understood: shut. Close or open"),
        ("order 1 1", "Table 1 is named twice"),
        ("order 1 9", "There is no table 9"),
        ("draw", "Nobody waits for a seat"),
        ("note 1", "The call is not finished. The words of the note"),
        ("note 9 loud", "There is no table 9"),
        ("no 9", "There is no advice 9"),
        ("redo", "There is nothing to redo"),
        ("undo x", "Not understood: x. A number of the journal, or nothing"),
    ],
)
def test_what_is_not_possible_or_not_understood(room: TestDesk, call: str, why: str) -> None:
    assert room.refused(call) == why


def test_the_state_is_the_first_that_is_true(room: TestDesk) -> None:
    seen = []
    for call in ("lock 1", "close 1", "halt 1", "break 2", "resume 1", "open 1", "unlock 1"):
        room.play(call)
        seen.append(states(room)[1])
    assert seen == ["locked", "closed", "halted", "halted", "closed", "locked", "open"]
    assert states(room)[2] == "broken"


def test_a_stopped_table_still_receives_and_a_closed_one_does_not(room: TestDesk) -> None:
    room.fill({1: 3, 2: 3})
    room.play("halt 1\nclose 2\nmove 2-1 1-9\nnew Ann 1-8\n2-2 x")
    assert room.refused("new Bob 2-9") == "Table 2 is closed; open 2 first"
    assert room.refused("move 1-1 2-9") == "Table 2 is closed; open 2 first"


def test_a_locked_table_is_entered_and_left_only_by_a_move(room: TestDesk) -> None:
    room.fill({1: 4, 2: 4})
    room.play("lock 1")
    assert room.refused("new Ann 1-9") == "Table 1 is locked"
    assert room.refused("break 1") == "Table 1 is locked and never broken; unlock 1 first"
    assert room.refused("redraw 1") == "Table 1 is locked"
    assert room.refused("final") == "Table 1 is locked"
    room.play("move 1-1 2-9\nmove 2-1 1-9\nin all\n1-2 x")


def test_a_locked_chair_is_neither_sold_nor_used(room: TestDesk) -> None:
    room.fill({1: 2})
    room.play("lock 1 3")
    assert room.refused("new Ann 1-3") == "Chair 1-3 is locked; unlock 1-3 first"
    assert room.refused("lock 1-1") == "Player 1 1 (#1) has the chair 1-1: only an empty chair is locked"
    assert room.table(1)["locked"] == [3]


def test_a_draw_seats_everybody_within_one_of_each_other(room: TestDesk) -> None:
    room.fill({1: 3})
    for name in "ABCDEFG":
        room.play(f"wait {name}")
    assert room.play("draw open sesame") == ["Draw: seats for 7, tables: 3, seed given by hand: open sesame"]
    assert sorted(len(room.seats(table)) for table in (1, 2, 3, 4)) in ([2, 2, 3, 3], [2, 2, 3, 3])
    room.play("undo")
    assert room.show()["counts"]["waiting"] == 7


def test_a_draw_that_does_not_fit_changes_nothing(room: TestDesk) -> None:
    room.play("close 2\nclose 3\nclose 4\nlock 1-1")
    for number in range(9):
        room.play(f"wait P{number}")
    assert room.refused("draw") == "9 to seat, open seats: 8. Open more tables"
    assert room.refused("seat next 9") == "9 to seat, open seats: 8. Open more tables"
    room.play("seat next 8")


def test_people_kept_apart_are_drawn_apart_or_not_at_all(room: TestDesk) -> None:
    room.play("close 3\nclose 4\nwait A\nwait B\nwait C\napart #1 #2\ndraw")
    where = [room.desk.floor.now.entries[number].chair for number in (1, 2)]
    assert where[0] is not None
    assert where[1] is not None
    assert where[0].table != where[1].table
    room.play("undo\napart #1 #3\napart #2 #3")
    assert room.refused("draw") == "No draw was found that keeps apart those who must be."


def test_the_break_order_forgets_what_is_broken(room: TestDesk) -> None:
    room.play("order 4 2 3\nbreak 2")
    assert room.show()["break_order"] == [4, 3]


def test_notes_about_a_table_a_seat_or_an_entry(room: TestDesk) -> None:
    room.fill({1: 2})
    assert room.play("note 1 a loud phone\nnote 1-2 swore\nnote #1 asked for a deck") == [
        "Note on table 1: a loud phone",
        "Note on Player 1 2 (#2): swore",
        "Note on Player 1 1 (#1): asked for a deck",
    ]


def test_undo_and_redo_of_the_newest_event(room: TestDesk) -> None:
    room.play("new Ann 1-1\nreg close\nundo\nundo\nredo\nredo")
    assert room.show()["registration"] == "closed"
    assert room.seats(1) == {"1": 1}
    room.play("undo\nnew Bob 1-2")
    assert room.refused("redo") == "There is nothing to redo"
    for _ in range(3):
        room.play("undo")
    assert room.refused("undo") == "There is nothing to undo"


def test_overruled_advice_is_gone_and_its_remark_kept(room: TestDesk) -> None:
    room.fill({1: 5, 2: 4})
    room.play("reg close")
    first = room.advice()[0]
    room.play("no 1 players want a break first")
    assert first not in room.advice()
    seq = len(room.desk.log.facts)
    assert room.desk.remark(seq) == "players want a break first"
    assert room.desk.log.facts[seq - 1].event.KIND == "advice-overruled"


@pytest.mark.parametrize(
    ("call", "word", "may_follow"),
    [
        ("foo bar", "foo", "new Ann Lee"),
        ("1-2y", "1-2y", "12-5 x"),
        ("1-2xx", "1-2xx", "12-5 x"),
        ("bust kow", "kow", "A player"),
        ("1.4.5 x", "1.4.5", "12-5 x"),
        ("0 x", "0", "12-5 x"),
        ("1 foo", "foo", "pos, bb, next"),
        ("1-2 foo", "foo", "move, stay, swap"),
        ("1-2 1-3 foo", "foo", "x"),
        ("1-2 x then", "then", "before #33"),
        ("h4h maybe", "maybe", "On or off"),
        ("p 1-1 harsh", "harsh", "warn"),
        ("swap 1-1 x", "x", "12-4"),
    ],
)
def test_the_word_is_named_with_what_may_follow(room: TestDesk, call: str, word: str, may_follow: str) -> None:
    room.fill({1: 3})
    said = room.refused(call)
    assert said.startswith(f"Not understood: {word}. ")
    assert may_follow in said


@pytest.mark.parametrize("call", ["1-2x", "1.2 x", "1.2x", "#2x", "#2X", "1 2 x", "bust 1-2", "x #2"])
def test_a_bust_may_be_typed_short(room: TestDesk, call: str) -> None:
    room.fill({1: 3})
    room.play(call)
    assert room.desk.floor.now.tables[1].held == 2


@pytest.mark.parametrize(
    ("call", "long"), [("1 n", "1 next"), ("1 b 2", "1 bb 2"), ("u", "undo"), ("1..2 n", "1 next; 2 next")]
)
def test_short_forms_are_the_long_ones(room: TestDesk, call: str, long: str) -> None:
    room.fill({1: 3, 2: 3})
    room.play("1 pos 1 2 3; 2 pos 1 2 3")
    short = [told.says for told in room.desk.line(call)]
    room.desk.line("undo; undo" if ".." in call else "undo")
    if call != "u":
        assert short == [told.says for told in room.desk.line(long)]


def test_a_span_of_tables_is_cut_into_its_tables() -> None:
    assert calls("12..14 n; 3-1 x") == ("12 n", "13 n", "14 n", "3-1 x")
    assert calls("open 1..12") == ("open 1..12",)
    assert calls("14..12 n") == ("14..12 n",)
    assert calls("1..9999 n") == ("1..9999 n",)


def test_a_whole_table_arrives_at_once(room: TestDesk) -> None:
    room.fill({1: 5, 2: 3})
    room.play("move 1-1 2-8; move 1-2 2-9")
    room.play("in 2 all")
    assert room.desk.floor.now.transit == ()
    assert room.refused("in 2 all") == "Nobody is on the way to table 2"


def test_every_form_that_is_shown_is_understood_or_refused_for_the_room_alone(room: TestDesk) -> None:
    """An example must never stumble over a word of its own."""
    room.play("open 12 17")
    room.fill({12: 9, 17: 8})
    for row in rows():
        told = room.desk.line(row.example.replace("…", "loud"))[-1]
        assert told.status != "not-understood", (row.example, told.says)


def test_help_tells_the_calls_that_begin_so(room: TestDesk) -> None:
    told = room.desk.call("help mov")
    assert (told.status, told.opens) == ("shown", "keys mov")
    assert "move 12-4 17  move, seat by rule" in told.says.splitlines()
    assert room.desk.call("help qq").says == "No call begins with qq"
    assert len(room.desk.call("help").says.splitlines()) == len(rows())


def test_no_word_stands_for_two_verbs() -> None:
    words = [word for group in GROUPS for verb in group.verbs for word in verb.words]
    assert sorted(words) == sorted(set(words))


@pytest.mark.parametrize("call", ["HALT 1", "Halt 1", "1 HALT", "halt   1", " halt 1 "])
def test_case_and_spaces_do_not_count(room: TestDesk, call: str) -> None:
    room.play(call)
    assert states(room)[1] == "halted"


def test_semicolons_part_calls_and_the_first_that_fails_ends_the_line(room: TestDesk) -> None:
    told = room.desk.line("new Ann 1-1 ;; new Bob 1-1; new Cid 1-3;")
    assert [one.ok for one in told] == [True, False]
    assert room.seats(1) == {"1": 1}
    assert room.desk.line(" ; ;") == ()


def test_the_house_is_changed_during_play_and_back(room: TestDesk) -> None:
    assert room.play("house pokerstars") == ["House rules changed: pokerstars"]
    assert room.show()["house"] == "pokerstars"
    room.fill({1: 9, 2: 9, 3: 8, 4: 7})
    room.play("reg close")
    assert room.desk.floor.house.choices.gap == 1
    room.play("house tda-2024")
    assert (room.show()["house"], room.desk.floor.house.choices.gap) == ("tda-2024", 2)
    room.play("undo")
    assert (room.show()["house"], room.desk.floor.house.choices.gap) == ("pokerstars", 1)
    assert room.refused("house back-room").startswith("There is no house called back-room")
    assert room.refused("house") == "The call is not finished. A house by its name, or a house file"


def test_a_note_need_not_be_about_a_table(room: TestDesk) -> None:
    assert room.play("note Camera 3 was off")[0] == "Note: Camera 3 was off"


def test_an_advice_is_overruled_by_its_name_wherever_it_stands_by_then(room: TestDesk) -> None:
    room.fill({1: 9, 2: 9, 3: 9, 4: 8})
    room.play("reg close\n4-6 x\n4-7 x\n4-8 x\nbb 2:1")
    assert [one["offer"] for one in room.advice("table.halt")] == ["halt 4"]
    room.play("wait Ann Lee\nno table.halt:4 they break in five minutes")
    assert room.journal()[-1] == "Overruled: Stop table 4"
    assert room.advice("table.halt") == []
    assert room.refused("no table.halt:4 again") == "That is not advised any more"
    assert "advice" in room.refused("no stop").lower()
    room.play("undo\nno 1 no break before the level ends")
    assert room.journal()[-1] == "Overruled: Big blind at 3 tables?"


def test_overruling_a_card_of_several_overrules_each_of_them(room: TestDesk) -> None:
    room.fill({1: 9, 2: 9, 3: 9, 4: 9})
    room.play("reg close\n" + "\n".join(f"{table}-{seat} x" for table in (2, 3, 4) for seat in (7, 8, 9)))
    room.play("pin 1-1\npin 2-1\npin 3-1\npin 4-1")
    (stop,) = room.advice("table.halt")
    assert (stop["offer"], stop["table"]) == ("halt 2..4", None)
    room.play("no table.halt:3 its big blind is far")
    assert [one["offer"] for one in room.advice("table.halt")] == ["halt 2", "halt 4"]
    room.play("undo\nno table.halt the level ends")
    assert room.journal()[-1] == "Overruled: Stop 3 tables: 2, 3, 4"
    assert room.advice("table.halt") == []
    room.play("undo\nhalt 2..4")
    assert room.journal()[-1] == "Tables 2–4 stopped"
    assert room.refused("halt 1 3") == "Table 3 is stopped already"
    room.play("resume 2 4")
    assert [room.table(table)["state"] for table in (2, 3, 4)] == ["open", "halted", "open"]
