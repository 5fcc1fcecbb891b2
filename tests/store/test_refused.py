"""Every code that the store gives has its words, and no words are without a code."""

import re
from pathlib import Path
from string import Formatter

import pytest

import floorman
from floorman.store.refused import FileRefused, NotRecorded
from floorman.text.phrases.store import PHRASES

CODE = re.compile(r'"(store\.[a-z.-]+)"')


def codes_in(folder: str) -> set[str]:
    """The codes that stand in the sources below ``folder``."""
    sources = (Path(floorman.__file__).parent / folder).rglob("*.py")
    return {code for source in sources for code in CODE.findall(source.read_text(encoding="utf-8"))}


def test_each_code_has_words_and_each_sentence_is_used() -> None:
    given = codes_in("store") - {"store.scrub-due"}
    assert given <= PHRASES.keys()
    assert PHRASES.keys() - given - codes_in("ui") - codes_in("desk") - codes_in("cli") == set()


@pytest.mark.parametrize("code", PHRASES)
def test_words_are_spoken_ones(code: str) -> None:
    sentence = PHRASES[code]
    assert "!" not in sentence
    assert "please" not in sentence.casefold()
    assert {name for _, name, _, _ in Formatter().parse(sentence) if name} <= {
        *("file", "format", "known", "user", "host", "since"),
        *("detail", "seq", "found", "name", "count"),
        *("left", "rescue"),
    }


def test_what_was_not_recorded_is_a_refusal_too() -> None:
    assert issubclass(NotRecorded, FileRefused)
    assert FileRefused("store.missing", file="x").params == {"file": "x"}
