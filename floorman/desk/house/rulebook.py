"""The rulebook read from the shipped TOML files: the books in English, and what they say in the other languages."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from floorman.rules.book import Illustration, Rule, Rulebook, Sentence
from floorman.shipped import resource

BOOKS = ("TDA-2024", "longform-06", "pokerstars", "pokerstars-bg", "RROP", "WSOP", "PSL")
"""In the order of the shelf."""


@cache
def rulebook(lang: str = "en") -> Rulebook:
    """Every book that comes with the program, in ``lang`` (en, pl, bg, fr).

    A text that a language has not got is English. The texts are no part of the message catalogues: they are read
    when a rule is first asked for.
    """
    books = [_Book(name, lang) for name in BOOKS]
    return Rulebook((rule for book in books for rule in book.rules()), {book.name: book.title for book in books})


@cache
def subject_names(lang: str = "en") -> Mapping[str, str]:
    """What a rule can be about, named in ``lang``, with the nouns of questions about it behind a comma."""
    return {key: names.get(lang, names["en"]) for key, names in _read("subjects.toml").items()}


class _Book:
    """One book's two files: the English one, which also says what hangs on each rule, and that of the language."""

    def __init__(self, name: str, lang: str) -> None:
        self.name = name
        self.english = _read(f"{name.lower()}.toml")
        self.spoken = self.english if lang == "en" else _read(lang, f"{name.lower()}.toml", missing={"rules": {}})
        self.title = str(self.spoken.get("title", self.english["title"]))
        self.shared: Mapping[str, str] = {**self.english.get("shared", {}), **self.spoken.get("shared", {})}

    def rules(self) -> Iterator[tuple[Rule, Mapping[str, str]]]:
        """Each rule with the titles of its paragraphs."""
        for number, english in self.english["rules"].items():
            spoken = {**english, **self.spoken["rules"].get(number, {})}
            floor = spoken.get("floor", "")
            yield (
                Rule(
                    self.name,
                    number,
                    spoken["title"],
                    tuple(Sentence(key, text) for key, text in spoken["says"].items()),
                    self.shared.get(floor.removeprefix("="), floor),
                    english.get("on_floor", True),
                    spoken.get("differs", ""),
                    tuple(Illustration(name, text) for name, text in spoken.get("examples", {}).items()),
                    tuple(english.get("subjects", ())),
                    tuple(english.get("room", ())),
                    spoken.get("words", ""),
                ),
                spoken.get("titles", {}),
            )


def _read(*path: str, missing: dict[str, Any] | None = None) -> dict[str, Any]:
    """A file of the rulebook; ``missing`` in the place of one that there is not."""
    try:
        written = resource("rulebook", *path)
    except FileNotFoundError:
        if missing is None:
            raise
        return missing
    return tomllib.loads(written.read_text(encoding="utf-8"))
