"""What a column is, by heading and by contents; the questions; corrections by hand."""

import pytest

from floorman.exchange.columns import Columns, asked_columns, understand
from floorman.exchange.headers import ColumnKind, heading_key, kind_of_heading
from floorman.exchange.preview import preview
from floorman.exchange.refused import ListRefused
from floorman.exchange.source import read_source
from tests.exchange.lists import read, sample, short

K = ColumnKind


def columns(text: str) -> Columns:
    return understand(read_source(text.encode()))


@pytest.mark.parametrize(
    "heading", ["Table No.", "table_no", "TABLENO", " Table  No ", "Stół", "STOL", "Маса", "卓", "Bord nr"]
)
def test_case_dots_spaces_and_underscores_do_not_matter(heading: str) -> None:
    assert kind_of_heading(heading) is K.TABLE


def test_heading_key() -> None:
    assert heading_key("Seat_No.") == "seatno"
    assert heading_key("Alt#") == "alt#"


@pytest.mark.parametrize(
    ("headings", "kinds"),
    [
        ("Name;Vorname;Tisch;Sitz", "last first table seat"),
        ("Nome;Cognome;Tavolo;Posto;Fiches", "first last table seat chips"),
        ("Apellidos;Nombre;Mesa;Asiento;Fichas", "last first table seat chips"),
        ("Фамилия;Имя;Стол;Фишки", "last first table chips"),
        ("Nazwisko i imię;Nr stołu;Nr miejsca;Żetony", "name table seat chips"),
        ("Joueur;Siège;Tapis;Pays", "name seat chips country"),
        ("Name;First name;Last name", "none first last"),
        ("Player;Nickname", "name second"),
        ("Nickname;Table;Seat", "name table seat"),
        ("Entry #;Player;Phone;E-mail;Date of birth;Passport No.", "id name private private private private"),
    ],
)
def test_headings_of_many_languages(headings: str, kinds: str) -> None:
    cells = ";".join("x" if index else "Anna" for index, _ in enumerate(headings.split(";")))
    found = columns(f"{headings}\n{cells}\n")
    assert [kind.value for kind in found.kinds] == kinds.split()


def test_seat_or_place_is_settled_by_the_numbers_and_asked() -> None:
    seat = columns("Stół;Miejsce;Gracz\n1;1;Ala Mała\n1;2;Ola Duża\n2;1;Ela Mała\n")
    assert seat.at(K.SEAT) == 1
    (question,) = seat.questions
    assert (question.column, question.chosen, question.other) == (1, K.SEAT, K.RANK)
    assert question.params == {"heading": "Miejsce", "most": 2}
    place = columns("Stół;Miejsce;Gracz\n1;14;Ala Mała\n1;25;Ola Duża\n2;33;Ela Mała\n")
    assert (place.at(K.SEAT), place.at(K.RANK)) == (None, 1)
    assert place.questions[0].code == "list.place-or-seat"


def test_a_place_without_tables_is_a_place() -> None:
    found = columns("Miejsce;Zawodnik;Żetony\n1;Ala Mała;100000\n2;Ola Duża;90000\n")
    assert found.at(K.RANK) == 0


@pytest.mark.parametrize("place", ["T4 / S6", "4-6", "Table 4 Seat 6", "4.6", "T4-6", "t4s6", "Stół 4, miejsce 6"])
def test_table_and_seat_in_one_cell(place: str) -> None:
    found = read(f"Player;Seat\nAnna Holt;{place}\n")
    assert short(found) == [(2, "Anna Holt", "4-6", None)]


def test_a_state_is_no_seat() -> None:
    found = read("Name,Seat\nAnna Holt,seated\nBo Wexley,Called\n")
    assert (found.seated, [row.said.unread for row in found.rows]) == (0, ["", ""])


def test_the_table_number_is_taken_before_the_table_name() -> None:
    found = read("Table Name,Table No,Seat,Name\nBlack,7,1,Anna\nBlack,7,2,Bo\n")
    assert [(row.table, row.section) for row in found.rows] == [(7, "Black"), (7, "Black")]


def test_columns_are_corrected_one_by_one() -> None:
    source = read_source(b"Foo;Bar\nAnna Holt;30\nBo Wexley;40\n")
    found = understand(source).with_kind(1, K.CHIPS)
    assert [row.chips for row in preview(source, found).rows] == [30, 40]
    moved = found.with_kind(0, K.CHIPS)
    assert moved.kinds == (K.CHIPS, K.UNUSED)


def test_a_correction_answers_the_question() -> None:
    found = columns("Stół;Miejsce;Gracz\n1;1;Ala Mała\n1;2;Ola Duża\n")
    assert found.with_kind(1, K.RANK).questions == ()


def test_columns_of_the_command_line() -> None:
    asked = asked_columns("name=3,table=1,seat=2")
    assert asked == {2: K.NAME, 0: K.TABLE, 1: K.SEAT}
    source = read_source(sample("03"))
    found = preview(source, understand(source, asked_columns("name=8,chips=7")))
    assert found.rows[0].name == "TRUE"
    with pytest.raises(ListRefused) as refused:
        asked_columns("name=3,tisch=1")
    assert refused.value.params == {"part": "tisch=1"}


@pytest.mark.parametrize("text", ["", "name", "name=", "name=0", "name=-1", "=3", "name=9999999", "name=1,", "name=²"])
def test_columns_not_understood(text: str) -> None:
    with pytest.raises(ListRefused):
        asked_columns(text)


def test_a_column_asked_for_that_the_list_does_not_have_is_left_out() -> None:
    source = read_source(b"Name;Chips\nAnna;300\n")
    assert understand(source, {9: K.SEAT}).kinds == (K.NAME, K.CHIPS)
