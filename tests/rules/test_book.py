"""Rules as they are read: sentences by their keys, paragraphs, subjects; and citations that name a sentence."""

import pytest

from floorman.rules.book import Rule, Rulebook, Sentence
from floorman.rules.citation import Citation, Unanswerable, cite


def a_rule(number: str, *sentences: tuple[str, str], book: str = "B", subjects: tuple[str, ...] = ("button",)) -> Rule:
    return Rule(book, number, f"Title {number}", tuple(Sentence(*each) for each in sentences), subjects=subjects)


WHOLE = a_rule("7", ("first", "One."), ("A-one", "Two."), ("A-two", "Three."), ("B", "Four."), ("1-x", "Five."))
BOOK = Rulebook([(WHOLE, {"A": "Of A"}), (a_rule("8", ("only", "Six."), subjects=()), {})], {"B": "The book"})


def test_a_rule_says_all_its_sentences_and_each_by_its_key() -> None:
    assert WHOLE.says == "One. Two. Three. Four. Five."
    assert WHOLE.sentence("A-two") == "Three."
    assert WHOLE.sentence("B-two") is None


def test_lettered_sentences_make_paragraphs_and_numbered_ones_too() -> None:
    assert BOOK.numbers("B") == ("7", "7-A", "7-B", "7.1", "8")
    part = BOOK.find(cite("B 7-A"))
    assert part is not None
    assert (part.title, part.part_of, part.says) == ("Of A", "7", "Two. Three.")
    assert [each.key for each in part.sentences] == ["one", "two"]
    alone = BOOK.find(cite("B 7-B"))
    assert alone is not None
    assert (alone.title, [each.key for each in alone.sentences]) == ("Title 7", [""])


def test_the_list_holds_paragraphs_that_have_a_title() -> None:
    assert [each.number for each in BOOK] == ["7", "7-A", "8"]


def test_a_paragraph_without_a_text_is_looked_for_above() -> None:
    assert BOOK.nearest(cite("B 7-Z")) is WHOLE
    assert BOOK.nearest(cite("B 7-A.2")) is BOOK.find(cite("B 7-A"))
    assert BOOK.nearest(cite("B 99")) is None


def test_rules_by_subject() -> None:
    assert [each.number for each in BOOK.by_subject["button"]] == ["7", "7-A"]
    assert BOOK.by_subject["deals"] == ()


@pytest.mark.parametrize(
    ("written", "book", "number", "phrase"),
    [
        ("TDA-2024 34-A#after", "TDA-2024", "34-A", "after"),
        (" TDA-2024  RP-8 ", "TDA-2024", "RP-8", ""),
        ("house Club #5", "house", "Club #5", ""),
        ("regulator State#x", "regulator", "State#x", ""),
        ("B 7#A-one", "B", "7", "A-one"),
    ],
)
def test_a_citation_may_name_the_sentence_that_it_rests_on(written: str, book: str, number: str, phrase: str) -> None:
    found = cite(written)
    assert (found.book, found.number, found.phrase) == (book, number, phrase)
    assert str(found) == f"{book} {number}"
    assert cite(found.written) == found
    assert cite(found.written).phrase == phrase


@pytest.mark.parametrize("written", ["", "TDA-2024", "TDA-2024 "])
def test_a_citation_without_book_or_number_is_refused(written: str) -> None:
    with pytest.raises(ValueError, match="a book and a number"):
        cite(written)


def test_citations_of_one_rule_are_one_whatever_sentence_they_name() -> None:
    assert cite("B 7#one") == cite("B 7#two") == Citation("B", "7")
    assert len({cite("B 7#one"), cite("B 7")}) == 1
    assert (cite("B 7#one") != cite("B 7")) is False
    assert cite("B 7") != cite("B 8")
    assert cite("B 7") != "B 7"


def test_what_stands_above_a_citation() -> None:
    assert cite("TDA-2024 34-A").above == cite("TDA-2024 34")
    assert cite("TDA-2024 34").above.number == ""


def test_why_a_question_cannot_be_answered_is_a_code_with_what_it_names() -> None:
    fault = Unanswerable("impossible", "stacks", "deal.no-chips", seat=5)
    assert (str(fault), fault.code, fault.field, fault.says, fault.params) == (
        *("deal.no-chips", "impossible", "stacks", "deal.no-chips"),
        {"seat": 5},
    )
