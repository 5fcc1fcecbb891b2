"""Who would come in, with which seat and chips, and what is named for a human."""

from pathlib import Path

import pytest

from floorman.exchange.columns import understand
from floorman.exchange.headers import ColumnKind as K
from floorman.exchange.preview import ListPreview, preview
from floorman.exchange.refused import ListRefused
from floorman.exchange.seating import Severity
from floorman.exchange.source import read_source
from floorman.text.phrases.lists import PHRASES
from floorman.text.say import say
from tests.exchange.lists import SAMPLES, codes, read, short


def looked_at(text: str, **how: object) -> ListPreview:
    source = read_source(text.encode())
    return preview(source, understand(source), **how)  # type: ignore[arg-type]


def test_two_people_on_one_seat() -> None:
    found = read("Table,Seat,Name\n4,6,Bo Wexley\n4,6,Tamsin Gillyfax\n")
    assert short(found) == [(2, "Bo Wexley", "4-6", None), (3, "Tamsin Gillyfax", "", None)]
    (problem,) = found.problems
    assert (problem.lines, problem.code, problem.severity) == ((2, 3), "list.seat-twice", Severity.ALTERED)
    assert say(problem.code, problem.params) == (
        "Lines 2, 3: two people on 4-6. Tamsin Gillyfax comes in without a seat."
    )


def test_a_seat_that_somebody_has_already() -> None:
    found = looked_at("Table,Seat,Name\n4,6,Bo Wexley\n4,7,Cy Pellow\n", taken_seats={(4, 6)})
    assert [row.table for row in found.rows] == [None, 4]
    assert codes(found) == [((2,), "seat-taken")]


def test_a_seat_that_the_table_does_not_have() -> None:
    found = looked_at("Table,Seat,Name\n4,8,Bo Wexley\n5,8,Cy Pellow\n", table_seats={4: 6})
    assert [row.table for row in found.rows] == [None, 5]
    assert found.problems[0].params["most"] == 6


@pytest.mark.parametrize(("seats", "most"), [((9, 10), 10), ((10,), 10), ((9, 12), 9), ((10, 11, 12), 12), ((3,), 9)])
def test_new_tables_are_as_large_as_the_list_needs_but_for_a_lone_slip(seats: tuple[int, ...], most: int) -> None:
    found = read("Table,Seat,Name\n1,1,Bo\n" + "".join(f"1,{seat},Player {seat}\n" for seat in seats))
    assert found.max_seats == most
    assert found.unseated == sum(seat > most for seat in seats)


def test_no_name_is_refused_and_the_rest_comes_in() -> None:
    found = read("Table,Seat,Name,Note\n1,1,,nobody\n1,2,Bo Wexley,\n1,3,?,\n")
    assert short(found) == [(3, "Bo Wexley", "1-2", None)]
    assert codes(found) == [((2,), "no-name"), ((4,), "no-name")]
    assert found.refused == 2


@pytest.mark.parametrize("word", ["*empty*", "Open", "(vacant)", "wolne", "празно", "libre", "—", "-"])
def test_an_open_chair_is_nobody(word: str) -> None:
    found = read(f"Table,Seat,Name\n1,1,Bo Wexley\n1,2,{word}\n")
    assert (len(found.rows), found.open_chairs) == (1, 1)
    assert codes(found) == [((3,), "open-chairs")]


def test_half_a_place_is_no_place() -> None:
    found = read("Table,Seat,Name\n4,,Anna Holt\n,5,Bo Wexley\n,,Cy Pellow\n4,1,Di Brindle\n")
    assert [row.table for row in found.rows] == [None, None, None, 4]
    assert codes(found) == [((2,), "table-without-seat"), ((3,), "seat-without-table"), ((4,), "no-seat")]


def test_seats_of_a_final_table_can_be_given_their_table() -> None:
    found = looked_at("Seat 1: Anna Holt\nSeat 2: Bo Wexley\n", only_table=3)
    assert [place for _, _, place, _ in short(found)] == ["3-1", "3-2"]
    assert found.problems == ()


def test_seats_can_be_left_aside() -> None:
    found = looked_at("Table,Seat,Name\n4,6,Bo Wexley\n4,6,Cy Pellow\n,99,Di Brindle\n", keep_seats=False)
    assert (found.seated, found.unseated, found.problems) == (0, 3, ())


def test_a_table_told_once_for_its_rows() -> None:
    found = read("Table,Seat,Name\n1,1,Anna\n,2,Bo\n,3,Cy\n2,1,Di\n,2,Ed\n,,Fay\n")
    assert [place for _, _, place, _ in short(found)] == ["1-1", "1-2", "1-3", "2-1", "2-2", ""]


def test_tables_as_headings_between_the_rows() -> None:
    found = read("Seat,Name,Chips\nTable 1,,\n1,Anna,100\n2,Bo,200\nTable 2:,,\n1,Cy,300\n")
    assert [place for _, _, place, _ in short(found)] == ["1-1", "1-2", "2-1"]


def test_tables_as_headings_in_the_column_of_the_table() -> None:
    found = read("Table,Seat,Name\nTable 1,,\n,1,Anna\n,2,Bo\nTable 2,,\n,1,Cy\n")
    assert [place for _, _, place, _ in short(found)] == ["1-1", "1-2", "2-1"]
    assert found.clean


def test_a_problem_tells_which_cells_it_is_about() -> None:
    found = read("Table,Seat,Name\n4,6,Bo\n4,6,Cy\n4,99,Di\n")
    assert [one.concerns for one in found.problems] == [(K.TABLE, K.SEAT, K.TABLE_SEAT), (K.SEAT, K.TABLE_SEAT)]
    assert not found.clean


def test_a_table_without_a_number() -> None:
    found = read("Table,Seat,Name\nBlack,1,Anna Holt\n")
    assert (found.seated, codes(found)) == (0, [((2,), "seat-unreadable")])


def test_a_seat_that_a_spreadsheet_made_a_date() -> None:
    found = read("Name,Table-Seat\nAnna Holt,4-6\nBo Wexley,2026-04-07\n")
    assert [row.table for row in found.rows] == [4, None]
    assert found.problems[0].params["text"] == "2026-04-07"


def test_chips_that_nobody_can_read() -> None:
    found = read("Name,Chips\nAnna Holt,lots\nBo Wexley,n/a\nCy Pellow,€25 500\nDi Brindle,\n")
    assert [row.chips for row in found.rows] == [None, None, 25_500, None]
    assert codes(found) == [((2,), "chips-unreadable")]
    assert found.chips == 25_500


def test_one_name_twice_is_a_note_and_two_entries() -> None:
    found = read("Name,Ticket\nŁukasz Holt,7\nlukasz  HOLT,8\nBo,8\n")
    assert len(found.rows) == 3
    assert codes(found) == [((2, 3), "name-twice"), ((3, 4), "id-twice")]
    assert {one.severity for one in found.problems} == {Severity.NOTE}


def test_a_row_of_sums_is_nobody() -> None:
    found = read("Table,Seat,Name,Chips\n1,1,Anna Holt,100\n,,Total,100\n,,,100\nRazem,,,\n")
    assert [row.name for row in found.rows] == ["Anna Holt"]
    assert codes(found) == [((3,), "total-row"), ((4,), "no-name"), ((5,), "total-row")]
    assert [row.name for row in read("Table,Seat,Name\n1,1,Suma\n").rows] == ["Suma"]


def test_of_two_scripts_the_native_name_is_the_name() -> None:
    found = read("Name,Native\nKim Yesi,김예시\nAnna Holt,\n,架空 太吉\n")
    assert [(row.name, row.second_name) for row in found.rows] == [
        ("김예시", "Kim Yesi"),
        ("Anna Holt", ""),
        ("架空 太吉", ""),
    ]


def test_a_missing_last_name_is_told() -> None:
    found = read("First name,Last name\nMałgosza,\n,Madonella\n")
    assert [row.name for row in found.rows] == ["Małgosza", "Madonella"]
    assert codes(found) == [((2,), "no-last-name")]


def test_the_apostrophe_of_a_guarded_export_comes_off() -> None:
    assert [row.name for row in read("Name\tSeat\n'=1+1 Corby\t\n'Odell\t\n").rows] == ["=1+1 Corby", "'Odell"]


def test_a_list_without_players_is_refused() -> None:
    for text in ("Name,Seat\n", "12;13\n14;15\n"):
        with pytest.raises(ListRefused):
            read(text)


@pytest.mark.parametrize("path", sorted(SAMPLES.iterdir()), ids=lambda path: path.name)
def test_every_problem_and_question_has_its_sentence(path: Path) -> None:
    source = read_source(path)
    columns = understand(source)
    told = [(one.code, one.params) for one in columns.questions]
    if columns.looks_like:
        told.append((columns.looks_like, {}))
    else:
        told += [(one.code, one.params) for one in preview(source, columns).problems]
    for code, params in told:
        assert code.startswith("list.")
        assert "{" not in say(code, params)


def test_every_sentence_belongs_to_lists() -> None:
    assert all(code.startswith("list.") for code in PHRASES)
