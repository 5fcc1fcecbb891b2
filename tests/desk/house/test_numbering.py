"""The numbers of the original texts, walked: each has a text in every language, and no text a number of its own."""

import tomllib
from collections.abc import Mapping
from typing import Any

import pytest

from floorman.desk.house.rulebook import rulebook
from floorman.rules.book import SUBJECTS
from floorman.shipped import resource

LANGUAGES = ("pl", "bg", "fr")
LETTERS = dict.fromkeys(
    (8, 10, 15, 17, 18, 34, 36, 42, 43, 45, 47, 50, 52, 53, 55, 59, 65),
    "AB",
)
LETTERS |= dict.fromkeys((13, 20, 24, 25, 40, 46, 51), "ABC")
LETTERS |= dict.fromkeys((5, 11, 39, 41, 54, 71), "ABCD")
LETTERS[35] = "ABCDE"
"""Paragraphs of the TDA's rules 1 to 71, as they are lettered there."""
PROCEDURE_LETTERS = {5: "ABCD", 8: "ABCDEF", 10: "ABCDEFGH", 15: "AB"}
"""Of its recommended procedures 1 to 22."""
PARTS = {17: 2, 18: 5, 23: 9, 27: 2}
"""Numbered paragraphs of the Bulgarian text's rules 1 to 29."""


def with_parts(number: object, parts: str | range, between: str) -> list[str]:
    return [str(number), *(f"{number}{between}{part}" for part in parts)]


ORIGINALS = {
    "longform-06": ["06", *(f"06.{nth}" for nth in range(1, 6))],
    "pokerstars": [
        *("preamble", *(f"1.{nth}" for nth in range(1, 12)), *(f"2.{nth}" for nth in range(1, 7))),
        *("3", "4", "5", "6.1", "6.2", "7", "8.1", "9", *(f"9.{nth}" for nth in range(1, 7))),
        *("C", *(f"C{nth}" for nth in range(1, 8)), "H", "P"),
    ],
    "pokerstars-bg": [
        *(part for nth in range(1, 24) for part in with_parts(nth, range(1, PARTS.get(nth, 0) + 1), ".")),
        "bounties",
        *(part for nth in range(24, 30) for part in with_parts(nth, range(1, PARTS.get(nth, 0) + 1), ".")),
        "disputes",
    ],
    "TDA-2024": [
        "preamble",
        *(part for nth in range(1, 72) for part in with_parts(nth, LETTERS.get(nth, ""), "-")),
        *(part for nth in range(1, 23) for part in with_parts(f"RP-{nth}", PROCEDURE_LETTERS.get(nth, ""), "-")),
    ],
}
ILLUSTRATIONS = {"06.1": "06-A", "06.2": "06-B", "06.3": "06-C", "06.4": "06-D"}


def written(book: str, lang: str = "") -> Mapping[str, Mapping[str, Any]]:
    path = resource("rulebook", *((lang,) if lang else ()), f"{book.lower()}.toml")
    rules: Mapping[str, Mapping[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["rules"]
    return rules


@pytest.mark.parametrize("book", ORIGINALS)
def test_every_number_of_the_original_has_a_text_and_no_text_another_number(book: str) -> None:
    assert list(rulebook().numbers(book)) == ORIGINALS[book]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", rulebook().titles)
def test_every_language_says_what_the_english_says_sentence_by_sentence(book: str, lang: str) -> None:
    english, spoken = written(book), written(book, lang)
    assert list(spoken) == list(english)
    for number, rule in english.items():
        other = spoken[number]
        for part in ("says", "examples", "titles"):
            assert list(other.get(part, {})) == list(rule.get(part, {})), (number, part)
        shared = rule.get("floor", "").startswith("=")
        assert {"title", "words", *({"floor"} if not shared else ())} <= other.keys(), number
        assert ("differs" in other) == ("differs" in rule), number


@pytest.mark.parametrize("lang", ["en", *LANGUAGES])
def test_a_rule_has_title_floor_form_words_and_subjects(lang: str) -> None:
    for rule in rulebook(lang):
        assert rulebook(lang).find(rule.citation) == rule
        assert 0 < len(rule.title) <= 60, rule.citation
        assert rule.floor.endswith("."), rule.citation
        assert not rule.floor.startswith("="), rule.citation
        assert rule.words, rule.citation
        assert rule.subjects, rule.citation
        assert set(rule.subjects) <= set(SUBJECTS), rule.citation
        for sentence in rule.sentences:
            assert len(sentence.text) <= 320, rule.citation
        assert rule.says.endswith((".", ":", ";", ",")), rule.citation


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_was_left_in_english(lang: str) -> None:
    english = {sentence.text for rule in rulebook() for sentence in rule.sentences if len(sentence.text.split()) > 2}
    assert [
        str(rule.citation) for rule in rulebook(lang) for sentence in rule.sentences if sentence.text in english
    ] == []


def test_the_seed_s_illustrations_are_told() -> None:
    told = {rule.number: rule.examples for rule in rulebook() if rule.book == "longform-06"}
    assert {number: name for number, given in told.items() for name in [each.name for each in given]} == ILLUSTRATIONS


def test_every_subject_has_rules() -> None:
    assert [subject for subject, rules in rulebook().by_subject.items() if not rules] == []
