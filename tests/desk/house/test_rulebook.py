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


def test_a_rule_is_short_and_says_something() -> None:
    for rule in rulebook():
        assert rulebook().find(rule.citation) == rule
        assert rule.title
        assert len(rule.title) <= 60
        assert rule.says.endswith(".")
        assert len(rule.says) <= 300


def test_a_houses_own_rule_is_on_no_shelf() -> None:
    assert rulebook().find(Citation("house", "4")) is None
