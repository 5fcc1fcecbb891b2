"""Questions of players, in four languages, and the rule that answers each."""

import pytest

from floorman.desk.house.rule_search import find_rules, likeness, words_of
from floorman.desk.house.rulebook import rulebook
from floorman.text.say import LANGUAGES
from tests.desk.house.asked import ASKED

HOUSES = {
    "longform-06": ("longform-06", "TDA-2024"),
    "tda-2024": ("TDA-2024",),
    "pokerstars": ("pokerstars", "pokerstars-bg", "TDA-2024"),
}
KEYS = 3
"""How often Down is pressed at most, once the noun is typed."""


def answers(question: str, lang: str, house: str) -> list[str]:
    return [str(rule.citation) for rule in find_rules(question, lang, HOUSES[house])]


@pytest.mark.parametrize(
    ("lang", "house", "question", "right"),
    [
        (lang, house, words, right)
        for house, right, said in ASKED
        for lang, (question, noun) in said.items()
        for words in (question, noun)
    ],
)
def test_a_player_s_question_and_its_noun_lead_to_the_rule(lang: str, house: str, question: str, right: str) -> None:
    assert right in answers(question, lang, house)[: KEYS + 1]


def test_twenty_questions_and_more_are_asked_in_every_language() -> None:
    assert len(ASKED) > 20
    assert all(set(said) == set(LANGUAGES) for _house, _right, said in ASKED)


def test_accents_and_case_do_not_matter() -> None:
    assert find_rules("DÉAD button") == find_rules("dead BUTTON") != ()


def test_a_word_half_typed_finds_what_the_whole_word_finds_first() -> None:
    whole = find_rules("dodged blinds")
    assert whole[0] in find_rules("dodg bl")


def test_a_few_words_narrow_and_unknown_ones_find_nothing() -> None:
    assert set(find_rules("dead button")) < set(find_rules("button"))
    assert find_rules("qqqq zzzz") == ()


def test_nothing_asked_is_the_whole_shelf_in_its_order() -> None:
    assert find_rules(" ?") == tuple(rulebook())


@pytest.mark.parametrize("number", ["34-A", "34-a", "rp-8", "06.2", "2.4", "C3", "23.5", "10"])
def test_a_number_finds_its_rule_first(number: str) -> None:
    assert find_rules(number)[0].number.lower() == number.lower()


def test_the_house_s_own_book_comes_first() -> None:
    assert find_rules("dead button", books=("longform-06", "TDA-2024"))[0].book == "longform-06"
    assert find_rules("dead button", books=("TDA-2024",))[0].book == "TDA-2024"


def test_words_of_a_question_stand_once_and_numbers_stay_whole() -> None:
    assert words_of("Pénalité: pourquoi, pourquoi? 34-A et 2.4.") == ("penalite", "pourquoi", "34-a", "et", "2.4")


@pytest.mark.parametrize(
    ("asked", "held", "some"),
    [("dodg", "dodged", True), ("balanced", "balancing", True), ("seat", "sent", False), ("blinda", "blindow", True)],
)
def test_other_forms_of_a_word_are_like_it(asked: str, held: str, some: bool) -> None:
    assert (likeness(asked, held) > 0) is some
