"""The penalty book and the incident list: history, escalation, by table and by player; erased on request."""

import pytest

from floorman.desk.conduct.incident_list import incident_table, incidents
from floorman.desk.conduct.penalty_book import book, page
from tests.desk.floors import Evening


@pytest.fixture
def evening() -> Evening:
    made = Evening({12: 9, 17: 6})
    made.call("12 pos 1 2 3")
    made.call("p 12-5 warn phone at the table", 5)
    made.call("p 12-5 hands 2 again", 5)
    made.call("p 17-2 round 1")
    return made


@pytest.mark.rule("TDA-2024 71")
def test_a_page_holds_all_that_was_given_oldest_first(evening: Evening) -> None:
    told = page(evening.desk.teller, evening.at(12, 5).number)
    assert [(line.kind, line.owed, line.remark) for line in told.lines] == [
        ("warning", 0, "phone at the table"),
        ("missed-hands", 2, "again"),
    ]
    assert (told.owed, told.served, told.left, told.may_return) == (2, 0, 2, False)
    assert "in all 2" in told.escalates
    assert "hands reported: 0" in told.away


def test_the_book_begins_with_who_owes_most(evening: Evening) -> None:
    assert [one.place for one in book(evening.desk.teller)] == ["17-2", "12-5"]
    evening.call("served 17-2 5")
    assert [one.left for one in book(evening.desk.teller)] == [2, 1]


def test_what_is_undone_is_in_no_book(evening: Evening) -> None:
    evening.call("undo")
    assert [one.place for one in book(evening.desk.teller)] == ["12-5"]
    assert all(row.table == 12 for row in incidents(evening.desk.teller))


def test_served_in_full_he_may_return(evening: Evening) -> None:
    evening.call("12 next 2")
    assert page(evening.desk.teller, evening.at(12, 5).number).may_return


def test_incidents_are_found_by_table_and_by_player(evening: Evening) -> None:
    evening.call("err 12 misdeal fouled-deck")
    evening.call("note 17-2 loud")
    evening.call("dodge 17-2")
    everything = incidents(evening.desk.teller)
    assert [row.kind for row in everything] == [
        "blind-dodged",
        "note-made",
        "ruling-recorded",
        "penalty-given",
        "penalty-given",
        "penalty-given",
    ]
    assert [row.kind for row in incidents(evening.desk.teller, table=12)] == [
        "ruling-recorded",
        "penalty-given",
        "penalty-given",
    ]
    number = evening.at(17, 2).number
    assert [row.remark for row in incidents(evening.desk.teller, entry=number)] == ["", "loud", ""]


def test_an_incident_stays_at_the_table_where_it_happened(evening: Evening) -> None:
    evening.call("move 12-5 17-9; in 17-9")
    assert len(incidents(evening.desk.teller, table=12)) == 2
    assert len(incidents(evening.desk.teller, table=17)) == 1


def test_the_list_can_be_exported(evening: Evening) -> None:
    heads, rows = incident_table(evening.desk.teller)
    assert all(len(row) == len(heads) for row in rows)


def test_a_forgotten_players_remarks_are_gone_rulings_and_notes_too(evening: Evening) -> None:
    number = evening.at(12, 5).number
    evening.call("note 12-5 was rude")
    evening.call("err 12-5 absent last-card")
    evening.call(f"forget #{number}")
    assert {row.remark for row in incidents(evening.desk.teller, entry=number)} == {""}
