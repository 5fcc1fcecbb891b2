"""Headings nobody knows, rows of sums, seat or place, numbers before names, two columns of chips, long warnings."""

import pytest

from floorman.exchange.columns import understand
from floorman.exchange.headers import ColumnKind as K
from floorman.exchange.headers import kind_of_heading
from floorman.exchange.preview import preview
from floorman.exchange.refused import ListRefused
from floorman.exchange.repeats import summed_up
from floorman.exchange.seating import Severity
from floorman.exchange.source import read_source
from floorman.exchange.sums import is_sum
from floorman.text.say import say
from tests.exchange.lists import codes, read, short


def names(text: str) -> list[str]:
    return [row.name for row in read(text).rows]


@pytest.mark.parametrize(
    ("heading", "kind"),
    [
        ("Participant Name", K.NAME),
        ("Name of Participant", K.NAME),
        ("Player's full name", K.NAME),
        ("Registered player", K.NAME),
        ("Entrant", K.NAME),
        ("Gracz / Player", K.NAME),
        ("Imię i nazwisko zawodnika", K.NAME),
        ("Nom et prénom du joueur", K.NAME),
        ("Nom complet du participant", K.NAME),
        ("Име и фамилия на играча", K.NAME),
        ("Име на участника", K.NAME),
        ("Player first name", K.FIRST),
        ("Prénom du joueur", K.FIRST),
        ("Player surname", K.LAST),
        ("Nazwisko gracza", K.LAST),
        ("Participant ID", K.ENTRY),
        ("Numer zawodnika", K.ENTRY),
        ("Player country", K.COUNTRY),
        ("Assigned table", K.TABLE),
        ("Current seat", K.SEAT),
        ("Chips at end of day 1", K.CHIPS),
        ("Tapis fin du jour 1", K.CHIPS),
        ("Начални чипове", K.CHIPS),
        ("Player status", K.STATUS),
        ("Sponsor name", None),
        ("Ann Zed", None),
        ("Table 1", None),
        ("Player 12", None),
    ],
)
def test_headings_of_several_words(heading: str, kind: K | None) -> None:
    assert kind_of_heading(heading) is kind


@pytest.mark.parametrize(
    "headings",
    [
        "Participant Name,Club",
        "Competitor,Town",
        "Entrant,Club",
        "Full name of player,Sponsor",
        "Uczestnik (imię i nazwisko),Klub",
        "Participant,Ville",
        "Участник,Клуб",
        "Състезател,Град",
        "Ονοματεπώνυμο,Club",
        "الاسم,Club",
        "Zgłoszony,Miasto",
        "Inscrit,Ville",
        "Записан,Клуб",
        "Competitor details,Organisation",
    ],
)
def test_a_heading_is_nobody(headings: str) -> None:
    assert names(f"{headings}\nAnn Zed,Alpha\nBob Yew,Beta\n") == ["Ann Zed", "Bob Yew"]


def test_what_may_be_a_heading_is_asked_about() -> None:
    text = "Foobar\nAnn Zed\nBob Yew\nCid Wye\nDan Vee\n"
    found = read(text)
    assert [row.name for row in found.rows] == ["Ann Zed", "Bob Yew", "Cid Wye", "Dan Vee"]
    assert (codes(found), found.asked) == ([((1,), "name-or-heading")], {"Foobar": (1,)})
    source = read_source(text.encode())
    said = preview(source, understand(source), answers={"foobar": True})
    assert [row.name for row in said.rows][0] == "Foobar"  # noqa: RUF015
    assert said.clean
    assert preview(source, understand(source), answers={"foobar": False}).clean
    assert names("Madonella\nAnn\nBob Yew\nCid\n")[0] == "Madonella"


def test_an_entrant_can_be_a_number() -> None:
    found = read("Entrant,Name\n17,Ann Zed\n18,Bob Yew\n")
    assert [(row.name, row.ident) for row in found.rows] == [("Ann Zed", "17"), ("Bob Yew", "18")]
    found = read("Player,Name\n17,Ann Zed\n18,Bob Yew\n")
    assert [(row.name, row.ident) for row in found.rows] == [("Ann Zed", "17"), ("Bob Yew", "18")]
    assert names("Entry;Table;Seat\nAnn Zed;1;1\nBob Yew;1;2\n") == ["Ann Zed", "Bob Yew"]


@pytest.mark.parametrize(
    ("headings", "first"),
    [
        ("Όνομα;Επώνυμο", True),
        ("Επώνυμο;Όνομα", False),
        ("الاسم الأول;اسم العائلة", True),
        ("اسم العائلة;الاسم", False),
        ("שם פרטי;שם משפחה", True),
        ("Ім'я;Прізвище", True),
        ("Собствено име;Фамилия", True),
        ("Prénom;Nom de famille", True),
        ("Nazwisko;Imię", False),
        ("Name;Xyz", True),
        ("Ad;Soyad", True),
    ],
)
def test_two_halves_of_a_name(headings: str, first: bool) -> None:
    rows = "Ann;Zed\nBob;Yew\nCid;Wye\n" if first else "Zed;Ann\nYew;Bob\nWye;Cid\n"
    assert names(f"{headings}\n{rows}") == ["Ann Zed", "Bob Yew", "Cid Wye"]


def test_the_other_half_under_an_unknown_heading_is_asked_about() -> None:
    columns = understand(read_source(b"Name;Xyz\nAnn;Zed\nBob;Yew\n"))
    (question,) = columns.questions
    assert (question.code, question.column, question.other) == ("list.pair", 1, K.UNUSED)
    assert say(question.code, question.params) == "“Xyz” beside “Name” is taken for the other half of the name."
    assert understand(read_source(b"Name;Xyz\nAnn Zed;Alpha\nBob Yew;Beta\n")).questions == ()


def test_a_whole_name_beside_a_last_name_stays_whole() -> None:
    assert names("Player;Last name\nAnn Zed;Zed\nBob Yew;Yew\n") == ["Ann Zed", "Bob Yew"]


@pytest.mark.parametrize("heading", ["Xyz", "Dealer", ""])
def test_other_names_are_not_left_out_without_a_word(heading: str) -> None:
    columns = understand(read_source(f"Player;{heading};Table\nAnn Zed;Gus Ess;1\nBob Yew;Hal Arr;1\n".encode()))
    (question,) = columns.questions
    assert (question.code, question.column, question.chosen) == ("list.more-names", 1, K.UNUSED)


@pytest.mark.parametrize(
    "text",
    [
        "TOTAL CHIPS IN PLAY",
        "Total",
        "Grand total:",
        "Average stack",
        "Players: 3",
        "3 players",
        "Number of entries",
        "Sub-total",
        "Page 1 of 2",
        "Printed 3 May 2026 21:40",
        "Razem żetonów w grze",
        "Średni stos",
        "Średnia",
        "Liczba graczy: 3",
        "3 graczy",
        "Strona 1 z 2",
        "Total général",
        "Total des jetons en jeu",
        "Moyenne",
        "Tapis moyen: moyenne",
        "Nombre de joueurs",
        "3 joueurs",
        "Page 1/2",
        "Общо чипове в игра",
        "Всичко",
        "Среден стек",
        "Брой играчи",
        "3 играчи",
        "Страница 1 от 2",
        "Итого фишек",
        "Summe",
    ],
)
def test_words_of_a_sum(text: str) -> None:
    assert is_sum(text)
    found = read(f'Table,Seat,Player,Chips\n1,1,Ann Zed,30000\n1,2,Bob Yew,25000\n,,"{text}",55000\n')
    assert ([row.name for row in found.rows], found.chips) == (["Ann Zed", "Bob Yew"], 55_000)
    assert names(f"Player\nAnn Zed\nBob Yew\n{text.replace(',', '')}\n") == ["Ann Zed", "Bob Yew"]


@pytest.mark.parametrize(
    "name",
    ["Suma Patel", "Total Recall", "Sum Ting", "Anna Average", "Player 12", "Guest 3", "Page Turner", "Stack Jones"],
)
def test_names_that_look_like_sums_are_people(name: str) -> None:
    assert not is_sum(name)
    assert names(f"Player;Chips\nAnn Zed;100\n{name};200\n") == ["Ann Zed", name]


def test_sums_in_a_text() -> None:
    text = "Table 1\n1. Ann Zed – 30,000\n2. Bob Yew – 25,000\n\nTotal chips: 55,000\nAverage: 27,500\n2 players\n"
    assert names(text) == ["Ann Zed", "Bob Yew"]


@pytest.mark.parametrize(
    "headings", ["Table;Place;Player", "Stół;Miejsce;Gracz", "Маса;Място;Играч", "Table;Place;Joueur"]
)
@pytest.mark.parametrize(
    "places", ["12-4 7-9 3-2 5-6", "1-9", "1-3 2-5", "4-1 4-2", "1-1 2-1 3-1", "9-10 8-2", "5-5 6-6 7-7", "2-8 3-8"]
)
def test_seat_or_place_in_a_short_list(headings: str, places: str) -> None:
    wanted = places.split()
    rows = "".join(f"{place.replace('-', ';')};Player {chr(65 + nth)}\n" for nth, place in enumerate(wanted))
    assert [place for _, _, place, _ in short(read(f"{headings}\n{rows}"))] == wanted


@pytest.mark.parametrize("places", ["1-14 1-25 2-33", "1-11 2-12", "1-4 1-4 1-4"])
def test_places_that_no_table_has(places: str) -> None:
    rows = "".join(f"{place.replace('-', ';')};Player {chr(65 + nth)}\n" for nth, place in enumerate(places.split()))
    assert read(f"Stół;Miejsce;Gracz\n{rows}").seated == 0


@pytest.mark.parametrize(
    "heads",
    [
        "Count (words),Count",
        "Count,Chips",
        "Starting stack,Chips",
        "Chips (short),Chips",
        "Stos startowy,Żetony",
        "Stack de départ,Tapis",
        "Начален стек,Чипове",
    ],
)
def test_two_columns_of_chips(heads: str) -> None:
    worded = "thirty thousand" if "tart" not in heads and "part" not in heads and "Нач" not in heads else "10000"
    found = read(f"Name,{heads}\nAnn Zed,{worded},30000\nBob Yew,{worded},25000\n")
    assert [row.chips for row in found.rows] == [30_000, 25_000]
    first, second = heads.split(",")
    found = read(f"Name,{second},{first}\nAnn Zed,30000,{worded}\nBob Yew,25000,{worded}\n")
    assert [row.chips for row in found.rows] == [30_000, 25_000]


@pytest.mark.parametrize(
    "form",
    ["{}. ", "{}) ", "{} - ", "{} – ", "#{} ", "({}) ", "{}: ", "No. {} ", "{}.", "№ {} ", "{}/ ", "[{}] ", "{}st "],
)
def test_a_number_before_a_name_is_no_part_of_it(form: str) -> None:
    people = ["Ann Zed", "Bob Yew", "Cid Wye", "Dan Vee"]
    lines = [form.format(nth) + name for nth, name in enumerate(people, 1)]
    assert names("\n".join(lines)) == people


@pytest.mark.parametrize("form", ["{}. ", "{}) ", "{} - ", "#{}. ", "({}) ", "{}: "])
def test_numbers_down_a_column_of_names(form: str) -> None:
    people = ["Ann Zed", "Bob Yew", "Cid Wye"]
    rows = "".join(f"{form.format(nth)}{name};500\n" for nth, name in enumerate(people, 1))
    assert names(f"Player;Chips\n{rows}") == people
    assert names("Player;Chips\n50 Cent;1\nAnn Zed;2\nBob Yew;3\n")[0] == "50 Cent"


def test_letters_before_names() -> None:
    assert names("a) Ann Zed\nb) Bob Yew\nc) Cid Wye\n") == ["Ann Zed", "Bob Yew", "Cid Wye"]


def test_an_underlined_title_is_nobody() -> None:
    assert names("Registered so far\n=================\nAnn Zed\nBob Yew\n\n2 entries, 1 re-entry\n") == [
        "Ann Zed",
        "Bob Yew",
    ]


def test_chips_of_two_days() -> None:
    source = read_source(b"Player,Chips Day 1,Chips Day 2\nAnn Zed,30000,70000\nBob Yew,12000,5000\n")
    columns = understand(source)
    assert columns.at(K.CHIPS) == 2
    (question,) = columns.questions
    assert (question.code, question.column, question.other) == ("list.two-counts", 1, K.CHIPS)
    said = say(question.code, question.params)
    assert said == "“Chips Day 2” and “Chips Day 1” are both counts of chips. “Chips Day 2” is taken."


def test_a_table_told_beside_an_empty_chair_holds_for_the_rows_below() -> None:
    found = read("Table,Seat,Name\n1,1,Ann\n,2,Bob\n,3,Cid\n2,1,\n,2,Dan\n,3,Eve\n")
    assert [place for _, _, place, _ in short(found)] == ["1-1", "1-2", "1-3", "2-2", "2-3"]


@pytest.mark.parametrize("foot", ["Blinds 500/1000", "Next break 21:00", "Level 9", "Przerwa o 21:00", "Niveau 9"])
def test_the_foot_of_a_sheet_is_nobody(foot: str) -> None:
    found = read(f"Table,Seat,Player,Chips\n1,1,Ann Zed,500\n1,2,Bob Yew,700\n{foot},,,\n")
    assert (len(found.rows), found.clean) == (2, True)


def test_headings_once_more_are_nobody() -> None:
    text = "Table;Seat;Player\n1;1;Ann Zed\nTable;Seat;Name\n1;2;Bob Yew\nStół;Miejsce;Gracz\n1;3;Cid Wye\n"
    assert names(text) == ["Ann Zed", "Bob Yew", "Cid Wye"]


@pytest.mark.parametrize(
    "heads",
    [
        "No.,At,Kind,What happened,Undone,Rules",
        "No.,At,Kind,Table,Entry,Player,What happened,Remark,Rules",
    ],
)
def test_a_journal_is_no_list(heads: str) -> None:
    row = ",".join("Bob Yew out" for _ in heads.split(","))
    with pytest.raises(ListRefused) as refused:
        read(f"{heads}\n{row}\n{row.replace('Bob', 'Ann')}\n")
    assert refused.value.code in ("list.is-journal", "list.no-names")


def test_what_is_said_again_and_again_is_summed_up() -> None:
    found = read("Name\n" + "".join(f"Player {chr(65 + nth // 26)}{chr(65 + nth % 26)}\n" * 2 for nth in range(240)))
    assert len(found.problems) == 240
    said = summed_up(found.problems)
    assert len(said) == 11
    assert said[-1].severity is Severity.NOTE
    assert say(said[-1].code, said[-1].params).startswith("And 230 more of the same kind: line 23, 25")
    assert summed_up(found.problems[:10]) == found.problems[:10]
    assert summed_up(found.problems[:11]) == found.problems[:11]
