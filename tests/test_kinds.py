"""Kinds that are named once, and the tables that must know each of them."""

from collections.abc import Collection

import pytest

from floorman.core.model import PENALTY_KINDS
from floorman.core.paper import PAPER_KINDS, paper_kind
from floorman.desk.conduct.dodging import PENALTY_WORDS
from floorman.desk.papers.makers import MAKERS
from floorman.desk.printing.choices import AUTOMATIC
from floorman.slips import registry
from floorman.text.phrases import conduct, journal, papers
from floorman.ui.printing import kinds


@pytest.mark.parametrize("table", [MAKERS, registry.KINDS, kinds.KINDS], ids=["makers", "registry", "words"])
def test_each_kind_of_paper_can_be_made_printed_and_said(table: Collection[str]) -> None:
    assert set(table) == set(PAPER_KINDS)


def test_only_kinds_that_there_are_print_by_themselves() -> None:
    assert set(AUTOMATIC) < set(PAPER_KINDS)


def test_a_kind_of_paper_is_found_by_its_name() -> None:
    assert [paper_kind(name) for name in PAPER_KINDS] == list(PAPER_KINDS)
    with pytest.raises(KeyError):
        paper_kind("seat-card")


@pytest.mark.parametrize("kind", PENALTY_KINDS)
def test_each_penalty_has_its_words(kind: str) -> None:
    said = [f"penalty-kind.{kind}", f"penalty-title.{kind}"]
    assert set(said) <= set(conduct.PHRASES)
    assert f"paper.penalty.{kind}" in papers.PHRASES
    assert f"event.penalty-given.{kind}" in journal.PHRASES


def test_each_penalty_can_be_called_by_words_of_its_own() -> None:
    words = [word for kind in PENALTY_KINDS for word in PENALTY_WORDS[kind]]
    assert len(words) == len(set(words))
    assert set(PENALTY_WORDS) == set(PENALTY_KINDS)
