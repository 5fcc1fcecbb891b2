"""Rules on paper: one of the books, and the house's own for players, in four languages."""

from io import BytesIO
from pathlib import Path

import pypdfium2
import pytest

from floorman.core.refused import Refused
from floorman.desk.house.houses import shipped_houses
from floorman.desk.house.leaflet import told_to_players, whole_rule
from floorman.desk.papers.printing import Order, printed
from floorman.rules.citation import cite
from floorman.rules.house import House, house_from
from tests.desk.rooms import TestDesk

LANGUAGES = ("en", "pl", "bg", "fr")


def pages(room: TestDesk, order: Order) -> list[str]:
    out = BytesIO()
    printed(room.desk, order, out)
    return [" ".join(page.get_textpage().get_text_bounded().split()) for page in pypdfium2.PdfDocument(out.getvalue())]


def text_of(house: House, lang: str = "en") -> str:
    return " ".join(rule.text for subject in told_to_players(house, "leaflet", lang) for rule in subject.rules)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("house", shipped_houses().values(), ids=list(shipped_houses()))
def test_players_are_told_each_thing_once(house: House, lang: str) -> None:
    for size in ("leaflet", "poster"):
        told = told_to_players(house, size, lang)
        said = [rule.text for subject in told for rule in subject.rules]
        assert 15 < len(said) == len(set(said))
        assert all(subject.rules and subject.title for subject in told)


def test_the_house_s_own_book_speaks_where_it_rests_on_it() -> None:
    houses = shipped_houses()
    assert "Tournaments are played with a dead button." in text_of(houses["tda-2024"])
    assert "Hold'em and Omaha tournaments play a dead button" in text_of(houses["longform-06"])
    assert "The button moves forward: nobody is on the button twice running." in text_of(houses["pokerstars"])
    assert "Seats cannot be changed." in text_of(houses["pokerstars"])


def test_a_rule_that_a_house_reads_otherwise_is_told_as_its_choice() -> None:
    own = {
        "name": "Club",
        "like": "tda-2024",
        "choices": {"button_method": "forward", "seat_changes": "forbidden"},
        "cites": {"button_method": "TDA-2024 32", "seat_changes": "house 7"},
    }
    said = text_of(house_from(own, shipped_houses()))
    assert "Tournaments are played with a dead button." not in said
    assert "How does the button go on when a player is out? Forward" in said
    assert "May players change seats at their own wish? No" in said or "May players change seats" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_leaflet_is_one_sheet_of_a5_and_the_poster_one_page(room: TestDesk, lang: str) -> None:
    assert len(pages(room, Order("rules-leaflet", "a5", lang))) == 2
    for paper in ("a4", "a3"):
        assert len(pages(room, Order("rules-poster", paper, lang))) == 1


def test_one_rule_is_printed_with_its_floor_form_and_examples(room: TestDesk) -> None:
    (page,) = pages(room, Order("rule", "a4", "pl", only="§longform-06 06.3"))
    for said in ("longform-06 06.3", "Przesuwanie buttona", "W sali", "err 12", "06-C"):
        assert said in page
    (lettered,) = pages(room, Order("rule", "a4", only="§TDA-2024 34"))
    assert "A. A wrong movement" in lettered
    assert "B. Heads-up the small blind" in lettered


def test_rules_that_nobody_named_are_those_that_the_house_rests_on(room: TestDesk) -> None:
    told = pages(room, Order("rule", "a4"))
    assert any("TDA-2024 32" in page for page in told)
    assert not any("house tda-2024" in page for page in told)


@pytest.mark.parametrize("only", ["§TDA-2024 999", "§", "§nonsense"])
def test_a_rule_that_no_book_has_is_refused(room: TestDesk, only: str) -> None:
    with pytest.raises(Refused) as told:
        printed(room.desk, Order("rule", only=only), BytesIO())
    assert told.value.code == "papers.no-rule"


def test_of_a_citation_in_no_book_nothing_is_told(tmp_path: Path) -> None:
    assert tmp_path.exists()
    assert list(whole_rule(cite("house 4"), "en")) == []
