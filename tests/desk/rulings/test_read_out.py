"""What is read out at the table: the ruling and the rule in its own words; two languages where the house wants it."""

import pytest

from floorman.desk import rulings
from floorman.desk.house.houses import shipped_houses
from floorman.rules.house import house_from
from tests.desk.floors import Evening
from tests.desk.rulings.test_rulings import READY


def read_out(evening: Evening, subject: str, **given: object) -> tuple[rulings.ReadOut, ...]:
    floor = evening.desk.floor
    return rulings.answer(floor, rulings.begin(floor, subject, 12, given)).read_out


def in_two(lang: str) -> Evening:
    house = {"name": "Club", "choices": {"read_out_in": lang}, "cites": {"read_out_in": "house 9"}}
    return Evening({12: 9}, house=house_from(house, shipped_houses()))


def test_the_ruling_and_the_sentence_of_its_rule_are_read_out() -> None:
    evening = Evening({12: 9})
    (told,) = read_out(evening, "misdeal", fault="fouled-deck")
    assert told.ruling == "The deck is not good. The hand is over, all bets go back, a new deck comes."
    assert told.rule == "A fouled deck stops play whatever action there was, and all bets go back."
    assert (told.lang, told.cite) == ("en", "TDA-2024 35-E")


def test_in_two_languages_where_the_house_wants_it() -> None:
    first, second = read_out(in_two("pl"), "misdeal", fault="fouled-deck")
    assert (first.lang, second.lang) == ("en", "pl")
    assert second.rule == "Wadliwa talia zatrzymuje grę bez względu na akcję i wszystkie bety wracają."
    assert second.ruling not in ("", first.ruling)
    assert first.cite == second.cite


def test_the_desk_s_own_language_is_not_read_twice() -> None:
    assert [told.lang for told in read_out(in_two("en"), "misdeal", fault="fouled-deck")] == ["en"]


def test_a_ruling_that_waits_for_an_answer_is_not_read_out() -> None:
    assert read_out(Evening({12: 9}), "misdeal") == ()


@pytest.mark.parametrize("house", ["tda-2024", "longform-06", "pokerstars"])
@pytest.mark.parametrize(("subject", "given"), READY)
def test_whatever_is_said_to_players_has_its_rule(house: str, subject: str, given: dict[str, object]) -> None:
    evening = Evening({12: 9, 17: 6}, house=house)
    evening.call("12 pos 9 1 3; 12-1 x")
    floor = evening.desk.floor
    told = rulings.answer(floor, rulings.begin(floor, subject, 12, given))
    assert len(told.read_out) == bool(told.say)
    for one in told.read_out:
        assert one.ruling == told.say
        assert one.cite in told.cites or subject == "penalty"
        assert bool(one.rule) == bool(told.rests)
