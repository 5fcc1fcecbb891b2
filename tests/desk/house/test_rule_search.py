"""Questions of players, in four languages, and the rule that answers each."""

import pytest

from floorman.desk.house.rule_search import find_rules, likeness, words_of
from floorman.desk.house.rulebook import rulebook

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
    ("house", "question", "noun", "right"),
    [
        ("longform-06", "I sat out because of the big blind, why a penalty?", "dodge", "longform-06 06.2"),
        ("tda-2024", "I sat out because of the big blind, why a penalty?", "sat out", "TDA-2024 33"),
        ("longform-06", "Why is the button in front of an empty chair?", "empty chair", "longform-06 06.1"),
        ("longform-06", "The button was moved wrong, can we go back?", "button error", "longform-06 06.3"),
        ("longform-06", "Two of us are left, who has the button?", "heads-up", "longform-06 06.4"),
        ("longform-06", "I am new, why do I get no cards?", "newcomer", "longform-06 06.5"),
        ("tda-2024", "Why do I have to move to another table?", "why me", "TDA-2024 11"),
        ("tda-2024", "Where do I go when my table breaks?", "broken table", "TDA-2024 10"),
        ("tda-2024", "My table broke while I was away, where are my chips?", "my chips", "TDA-2024 RP-16"),
        ("tda-2024", "I was late back from the break, is my hand dead?", "late back", "TDA-2024 30"),
        ("tda-2024", "How long is a missed round?", "missed round", "TDA-2024 71"),
        ("tda-2024", "The dealer showed my card, is it a misdeal?", "misdeal", "TDA-2024 35"),
        ("tda-2024", "May I use my phone?", "phone", "TDA-2024 5"),
        ("tda-2024", "I lost my last chip in the chip race, am I out?", "chip race", "TDA-2024 24"),
        ("tda-2024", "Which blinds are played, the level changed in the shuffle?", "new level", "TDA-2024 23"),
        ("tda-2024", "Why do we play hand for hand?", "hand for hand", "TDA-2024 RP-8"),
        ("pokerstars", "We went out on the same hand, who is higher?", "same hand", "pokerstars 2.2"),
        ("pokerstars", "May we change seats?", "change seats", "pokerstars 1.4"),
        ("pokerstars", "Who gets the bounty if there is a side pot?", "side pot", "pokerstars 9.1"),
        ("pokerstars", "Can we make a deal?", "deal", "pokerstars 8.1"),
        ("pokerstars", "Can I still register?", "late registration", "pokerstars 1.9"),
        ("pokerstars", "The power is gone, who gets what?", "power cut", "pokerstars 7"),
    ],
)
def test_a_player_s_question_leads_to_its_rule(house: str, question: str, noun: str, right: str) -> None:
    assert right in answers(question, "en", house)[: KEYS + 1]
    assert right in answers(noun, "en", house)[: KEYS + 1]


@pytest.mark.parametrize(
    ("lang", "house", "question", "right"),
    [
        ("pl", "longform-06", "Wstałem przed big blindem, dlaczego kara?", "longform-06 06.2"),
        ("pl", "longform-06", "Dlaczego button stoi przy pustym krześle?", "longform-06 06.1"),
        ("pl", "longform-06", "Kto ma button, gdy zostało dwóch graczy?", "longform-06 06.4"),
        ("pl", "pokerstars", "Kto dostaje bounty przy puli bocznej?", "pokerstars 9.1"),
        ("pl", "pokerstars", "Czy można zamienić się miejscami?", "pokerstars 1.4"),
        ("bg", "pokerstars", "Кой взима наградата при страничен пот?", "pokerstars 9.1"),
        ("bg", "pokerstars", "Може ли да си сменим местата?", "pokerstars 1.4"),
        ("bg", "pokerstars", "Отпаднахме в една и съща ръка, кой е по-напред?", "pokerstars 2.2"),
        ("bg", "pokerstars", "Защо чакаме другите маси?", "pokerstars 2.3"),
        ("bg", "longform-06", "Защо наказание, станах преди големия блинд?", "longform-06 06.2"),
        ("fr", "pokerstars", "Peut-on encore s'inscrire ?", "pokerstars 1.9"),
        ("fr", "pokerstars", "Peut-on faire un deal ?", "pokerstars 8.1"),
        ("fr", "pokerstars", "Éliminés sur la même main, qui est devant ?", "pokerstars 2.2"),
        ("fr", "longform-06", "Pourquoi le bouton est-il devant un siège vide ?", "longform-06 06.1"),
        ("fr", "pokerstars", "Panne de courant, qui reçoit quoi ?", "pokerstars 7"),
    ],
)
def test_so_does_a_question_in_another_language(lang: str, house: str, question: str, right: str) -> None:
    assert right in answers(question, lang, house)[: KEYS + 1]


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
