"""The rules as the browser finds them: folded words, books, and what the house rests on them; no Qt."""

import re
from collections.abc import Callable
from functools import cache

from msgspec import Struct

from floorman.desk.house.rulebook import rulebook
from floorman.exchange.names import fold
from floorman.rules.book import Rule
from floorman.rules.citation import Citation, cite

Translate = Callable[[str], str]


class ShelfRule(Struct, frozen=True):
    """One rule, ready to be found."""

    rule: Rule
    key: str
    """Citation, title and paraphrase, folded."""

    @property
    def cite(self) -> str:
        """As it is written on chips."""
        return str(self.rule.citation)


@cache
def shelf(translate: Translate = str) -> tuple[ShelfRule, ...]:
    """Every rule of every book, books together, numbers in their order."""
    rules = sorted(rulebook(), key=lambda rule: (_BOOKS.get(rule.book, 9), rule.book, _natural(rule.number)))
    return tuple(ShelfRule(rule, _key(rule, translate)) for rule in rules)


_BOOKS = {"TDA-2024": 0, "longform-06": 1, "pokerstars": 2}


def _key(rule: Rule, translate: Translate) -> str:
    said = (str(rule.citation), rule.title, rule.says, translate(rule.title), translate(rule.says))
    return fold(" ".join(said))


def _natural(number: str) -> tuple[tuple[int, int, str], ...]:
    """Rule numbers in the order of people: 2, 10, 10-A, RP-1."""
    parts = re.findall(r"\d+|[^\d\W]+", number)
    return tuple((0, int(part), "") if part.isdecimal() else (1, 0, part) for part in parts)


def found(typed: str, translate: Translate = str) -> tuple[ShelfRule, ...]:
    """Rules that hold every word typed, in any order; all where nothing is typed."""
    wanted = fold(typed).split()
    return tuple(entry for entry in shelf(translate) if all(word in entry.key for word in wanted))


def rule_of(written: str) -> Rule | None:
    """The rule of a citation as it is written; a paragraph that is not on the shelf is looked for above it.

    None for a house's own choice, a regulator, or a book that is not there.
    """
    try:
        wanted = cite(written)
    except ValueError:
        return None
    number = wanted.number
    while number:
        rule = rulebook().find(Citation(wanted.book, number))
        if rule is not None:
            return rule
        number = re.sub(r"(^|[-.])[^-.]*$", "", number)
    return None


def title_of(book: str) -> str:
    """A book's full title; its id if it has none."""
    return rulebook().titles.get(book, book)
