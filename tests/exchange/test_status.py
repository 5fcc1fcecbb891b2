"""Nobody comes back from the dead: status columns, marks beside names, headings over rows, in many languages."""

import pytest

from floorman.exchange.columns import understand
from floorman.exchange.headers import ColumnKind as K
from floorman.exchange.preview import ListPreview, preview
from floorman.exchange.refused import ListRefused
from floorman.exchange.seating import Severity
from floorman.exchange.source import read_source
from floorman.exchange.status import InOrOut, answered, known_status, marked, status_of
from floorman.text.say import say
from tests.exchange.lists import codes, read


def looked_at(text: str, answers: str) -> ListPreview:
    source = read_source(text.encode())
    return preview(source, understand(source), answers=answered(answers))


def names(found: ListPreview) -> list[str]:
    return [row.name for row in found.rows]


def test_what_a_status_column_says_of_each_row() -> None:
    found = read("Name;Status\nAnn Zed;a\nBob Yew;d\nCid Wye;withdrawn\nDan Vee;out\nEve Uhr;waiting list\n")
    assert names(found) == ["Ann Zed"]
    assert codes(found) == [((3,), "plays"), ((4,), "gone"), ((5,), "gone"), ((6,), "plays")]
    assert [one.severity for one in found.problems] == [Severity.ASKED, Severity.LEFT, Severity.LEFT, Severity.ASKED]
    assert found.asked == {"d": (3,), "waiting list": (6,)}
    assert (found.clean, found.refused) == (False, 4)
    said = [say(one.code, one.params) for one in found.problems]
    assert said[0] == "Line 3: Bob Yew is “d”. Does he play? The row is left out until somebody says."
    assert said[1] == "Line 4: Cid Wye is “withdrawn” in the list. The row is left out."


def test_an_answer_holds_for_every_row_of_its_word() -> None:
    text = "Name;Status\nAnn;a\nBob;D\nCid;d\nEve;Waiting List\n"
    found = looked_at(text, "d=out,waiting list=in")
    assert names(found) == ["Ann", "Eve"]
    assert (found.asked, found.clean) == ({}, True)
    assert names(looked_at(text, "d=in")) == ["Ann", "Bob", "Cid"]


@pytest.mark.parametrize("text", ["", "d", "d=", "=in", "d=maybe", "d=in,"])
def test_answers_that_are_not_understood(text: str) -> None:
    with pytest.raises(ListRefused) as refused:
        answered(text)
    assert refused.value.code == "list.status-not-understood"


GONE = {
    "English": "eliminated|Out|BUSTED|bust|knocked out|cancelled|withdrawn|refunded|void|unregistered|DQ|canceled",
    "told with more": "out (45th)|Busted 21:40|eliminated by Bo Wexley|out at level 9|17th - out|cancelled on 3.5.",
    "Polish": "odpadł|odpadła|wyeliminowany|anulowane|wycofany|zwrócono|wypisana|Poza grą|odpadł o 21:40|zwrot",
    "French": "éliminé|Éliminée|sorti|annulé|remboursé|désinscrit|forfait|éliminé par Bo|ELIMINE|hors jeu",
    "Bulgarian": "отпаднал|Отпаднала|елиминиран|отменен|анулиран|оттеглен|възстановен|отписан|отпаднал в 21:40|вън",
    "others": "ausgeschieden|storniert|eliminado|cancelado|eliminato|annullato|выбыл|снялся|敗退|淘汰|탈락",
}
PLAYS = {
    "English": "a|Active|in|playing|seated|registered|confirmed|checked in|yes|paid|7-3|Seated 4-6|re-entry|waiting",
    "Polish": "w grze|gra|aktywny|zarejestrowany|zapisany|tak|opłacony",
    "French": "en jeu|inscrit|présent|confirmé|oui|payé|assis",
    "Bulgarian": "в игра|играе|записан|регистриран|да|платен|потвърден",
}
ASKED = {
    "English": "waiting list|alternate|no-show|No show|pending|unpaid|standby|absent|not arrived",
    "Polish": "lista oczekujących|rezerwowy|nieobecny|nie stawił się|nieopłacony",
    "French": "liste d'attente|remplaçant|absent|en attente|non payé",
    "Bulgarian": "списък чакащи|резерва|не се яви|отсъства|неплатен",
    "nobody knows": "d|Q7|???|VIP|not out|nie odpadł|17|busted? maybe|out of Paris",
}


def words(table: dict[str, str]) -> list[str]:
    return [word for line in table.values() for word in line.split("|")]


@pytest.mark.parametrize("word", words(GONE))
def test_who_is_gone_does_not_come_back(word: str) -> None:
    found = read(f"Player;Status\nAnn Zed;in\nBob Yew;{word}\n")
    assert (names(found), codes(found)) == (["Ann Zed"], [((3,), "gone")])


@pytest.mark.parametrize("word", [*words(PLAYS), ""])
def test_who_plays_comes_in(word: str) -> None:
    assert names(read(f"Player;Status;x\nAnn Zed;out;1\nBob Yew;{word};1\n")) == ["Bob Yew"]


@pytest.mark.parametrize("word", words(ASKED))
def test_who_may_be_gone_is_asked_about(word: str) -> None:
    found = read(f"Player;Status\nAnn Zed;in\nBob Yew;{word}\n")
    assert (names(found), codes(found)) == (["Ann Zed"], [((3,), "plays")])
    assert found.asked == {word: (3,)}


@pytest.mark.parametrize(
    "heading",
    ["Status", "State", "STATUT", "Stan", "Situation", "Статус", "Състояние", "Состояние", "Estado", "Player status"],
)
def test_headings_of_a_status(heading: str) -> None:
    assert names(read(f"Name;{heading}\nAnn Zed;in\nBob Yew;out\n")) == ["Ann Zed"]


@pytest.mark.parametrize("heading", ["Foo", "Wynik", "Résultat", "Бележка", ""])
def test_a_status_under_a_heading_that_nobody_knows(heading: str) -> None:
    found = read(f"Name;{heading}\nAnn Zed;in\nBob Yew;out\nCid Wye;in\nDan Vee;cancelled\n")
    assert names(found) == ["Ann Zed", "Cid Wye"]


@pytest.mark.parametrize(
    "heading",
    ["Eliminated", "Out", "Bust time", "Cancelled", "Withdrawn", "Refunded", "Wyeliminowany", "Éliminé", "Отпаднал"],
)
@pytest.mark.parametrize("filled", ["x", "yes", "21:40", "Bo Wexley", "1", "110"])
def test_a_column_that_is_filled_for_who_is_gone(heading: str, filled: str) -> None:
    found = read(f"Name,{heading},Chips\nAnn Zed,,500\nBob Yew,{filled},700\nCid Wye,no,800\nDan Vee,0.00,900\n")
    assert names(found) == ["Ann Zed", "Cid Wye", "Dan Vee"]


@pytest.mark.parametrize("heading", ["Active", "Active?", "Still in", "Aktywny", "En jeu", "В игра"])
def test_a_column_of_yes_and_no(heading: str) -> None:
    found = read(f"Name;{heading}\nAnn Zed;1\nBob Yew;0\nCid Wye;yes\nDan Vee;no\nEve Uhr;perhaps\n")
    assert names(found) == ["Ann Zed", "Cid Wye"]
    assert found.asked == {"perhaps": (6,)}


@pytest.mark.parametrize("column", ["Table", "Seat", "Chips", "Note", "Paid"])
def test_a_known_word_in_another_column(column: str) -> None:
    heads = ["Table", "Seat", "Name", "Chips", "Note", "Paid"]
    gone = [
        "out" if head == column else "2" if head == "Seat" else "Bob Yew" if head == "Name" else "" for head in heads
    ]
    found = read(",".join(heads) + "\n1,1,Ann Zed,500,,110\n" + ",".join(gone) + "\n")
    assert names(found) == ["Ann Zed"]
    assert codes(found) == [((3,), "gone")]


@pytest.mark.parametrize("column", ["Table", "Seat", "Chips"])
def test_a_known_word_that_leaves_it_open_in_the_place_of_a_seat(column: str) -> None:
    heads = ["Table", "Seat", "Name", "Chips"]
    row = ["no show" if head == column else "Bob Yew" if head == "Name" else "" for head in heads]
    found = read(",".join(heads) + "\n1,1,Ann Zed,500\n" + ",".join(row) + "\n")
    assert (names(found), found.asked) == (["Ann Zed"], {"no show": (3,)})


def test_other_remarks_keep_nobody_out() -> None:
    found = read("Name;Club;Note;Paid\nAnn Zed;Out Run;late;no\nBob Yew;Absent Friends;no show;110\n")
    assert names(found) == ["Ann Zed", "Bob Yew"]
    assert codes(found) == [((3,), "no-show")]


@pytest.mark.parametrize(
    ("name", "mark"),
    [
        ("Bob Yew (out)", "out"),
        ("Bob Yew [withdrawn]", "withdrawn"),
        ("Bob Yew - eliminated", "eliminated"),
        ("Bob Yew – odpadł", "odpadł"),
        ("Bob Yew *busted*", "busted"),
        ("Bob Yew, cancelled", "cancelled"),
        ("Bob Yew / éliminé", "éliminé"),
        ("Bob Yew (отпаднал)", "отпаднал"),
        ("Bob Yew (out 45th)", "out 45th"),
        ("Bob Yew (no-show)", "no-show"),
    ],
)
def test_a_mark_beside_a_name(name: str, mark: str) -> None:
    assert marked(name) == ("Bob Yew", mark)
    for text in (
        f"Player;Club\nAnn Zed;A\n{name};B\n",
        f"1. Ann Zed\n2. {name}\n",
        f"Seat 1: Ann Zed\nSeat 2: {name}\n",
    ):
        found = read(text)
        assert names(found) == ["Ann Zed"]
        assert {code for _, code in codes(found)} & {"gone", "plays"}


@pytest.mark.parametrize(
    "name", ["Bob Yew (UK)", "Yew, Bob", "Bob Yew - Paris", 'Bob "Out" Yew', "Anna In", "Bob (In)", "Out"]
)
def test_other_things_beside_a_name_are_no_mark(name: str) -> None:
    assert marked(name) == (name, "")


@pytest.mark.parametrize(
    "heading", ["Eliminated", "Out:", "Cancelled (1)", "Odpadli gracze", "Éliminés", "Отпаднали играчи"]
)
def test_a_heading_over_those_who_are_gone(heading: str) -> None:
    text = f"Table 1\n1. Ann Zed\n2. Bob Yew\n\n{heading}\nCid Wye\n"
    assert names(read(text)) == ["Ann Zed", "Bob Yew"]
    table = f"Table;Seat;Name\n1;1;Ann Zed\n1;2;Bob Yew\n{heading};;\n;;Cid Wye\nTable 2;;\n;1;Dan Vee\n"
    assert names(read(table)) == ["Ann Zed", "Bob Yew", "Dan Vee"]


@pytest.mark.parametrize(
    "heading", ["Waiting list:", "Alternates", "Lista oczekujących", "Liste d'attente", "Списък чакащи"]
)
def test_a_heading_over_those_who_wait(heading: str) -> None:
    found = read(f"Players:\nAnn Zed\nBob Yew\n\n{heading}\nCid Wye\n")
    assert names(found) == ["Ann Zed", "Bob Yew"]
    assert [code for _, code in codes(found) if code == "plays"] == ["plays"]


def test_a_place_instead_of_a_seat_says_that_he_is_out() -> None:
    found = read("Rank,Player,Table,Seat,Chips\n,Ann Zed,1,1,500\n,Bob Yew,1,2,700\n45,Cid Wye,,,\n46,Dan Vee,,,\n")
    assert names(found) == ["Ann Zed", "Bob Yew"]
    assert codes(found) == [((4,), "gone"), ((5,), "gone")]
    ranked = read("Rank,Player,Table,Seat,Chips\n1,Ann Zed,1,1,900\n2,Bob Yew,1,2,700\n")
    assert len(ranked.rows) == 2


def test_who_has_no_chips_is_asked_about() -> None:
    found = read("Name,Chips\nAnn Zed,500\nBob Yew,0\n")
    assert (names(found), found.asked) == (["Ann Zed"], {"0": (3,)})
    assert len(read("Name,Chips\nAnn Zed,0\nBob Yew,0\n").rows) == 2
    assert len(read("Name,Table,Seat,Chips\nAnn Zed,1,1,500\nBob Yew,1,2,0\n").rows) == 2


@pytest.mark.parametrize(
    "text",
    [
        "Place,To,Entry,Name\n1,1,7,Ann Zed\n2,2,9,Bob Yew\n",
        "Rank;Player\n171;Ann Zed\n172;Bob Yew\n",
        "Miejsce;Zawodnik;Nagroda\n1;Ann Zed;500\n2;Bob Yew;300\n",
        "Place;Joueur;Gain\n1;Ann Zed;500\n2;Bob Yew;300\n",
        "Класиране;Играч;Награда\n1;Ann Zed;500\n2;Bob Yew;300\n",
        "Player,Winnings\nAnn Zed,500\nBob Yew,300\n",
    ],
)
def test_results_with_names_are_no_players(text: str) -> None:
    with pytest.raises(ListRefused) as refused:
        read(text)
    assert refused.value.code == "list.is-named-results"
    source = read_source(text.encode())
    kinds = understand(source).kinds
    told = {column: K.UNUSED for column, kind in enumerate(kinds) if kind in (K.RANK, K.MONEY)}
    assert len(preview(source, understand(source, told)).rows) == 2


def test_what_known_words_tell() -> None:
    assert known_status("Out") is InOrOut.OUT
    assert known_status("no idea") is None
    assert status_of("  ") is InOrOut.IN
