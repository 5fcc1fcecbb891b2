"""The rulebook: whatever is cited is on the shelf."""

import re
from pathlib import Path

import pytest

import floorman
from floorman.desk.house.houses import shipped_houses
from floorman.desk.house.rulebook import rulebook
from floorman.rules.citation import Citation, cite
from floorman.rules.house import House

RULES = Path(floorman.__file__).parent / "rules"
BOOKS = {"TDA-2024", "longform-06", "pokerstars", "pokerstars-bg", "RROP", "WSOP", "PSL"}


def test_all_books_are_there() -> None:
    assert set(rulebook().titles) == BOOKS
    assert {rule.book for rule in rulebook()} == BOOKS


@pytest.mark.parametrize("house", shipped_houses().values(), ids=list(shipped_houses()))
def test_what_the_houses_cite_is_on_the_shelf(house: House) -> None:
    own = {citation for citation in house.cites.values() if citation.book == "house"}
    assert {citation.number for citation in own} <= set(shipped_houses())
    assert [
        str(citation) for citation in house.cites.values() if citation not in own and not rulebook().find(citation)
    ] == []


def test_what_the_rules_cite_is_on_the_shelf() -> None:
    written = [
        text
        for path in sorted(RULES.glob("*.py"))
        for text in re.findall(r'cite\("([^"{]+ [^"{]+)"\)', path.read_text("utf-8"))
    ]
    assert len(written) > 20
    assert [text for text in written if not rulebook().find(cite(text))] == []


def test_a_houses_own_rule_is_on_no_shelf() -> None:
    assert rulebook().find(Citation("house", "4")) is None
    assert rulebook().nearest(Citation("house", "4")) is None


def test_a_paragraph_is_a_rule_of_its_own_with_its_sentences() -> None:
    found = rulebook().find(cite("TDA-2024 34-A"))
    assert found is not None
    assert found.title == "A button in the wrong place"
    assert [each.key for each in found.sentences] == ["before", "after", "watch"]
    assert found.sentence("after") is not None
    assert found.sentence("never") is None


def test_a_paragraph_without_a_text_leads_to_its_rule() -> None:
    found = rulebook().nearest(cite("TDA-2024 36-Z"))
    assert found is rulebook().find(cite("TDA-2024 36"))


def test_the_language_speaks_and_what_hangs_on_a_rule_is_the_same() -> None:
    english, polish = (rulebook(lang).find(cite("longform-06 06.1")) for lang in ("en", "pl"))
    assert english is not None
    assert polish is not None
    assert polish.title == "Martwy button"
    assert (polish.room, polish.subjects) == (english.room, english.subjects)
