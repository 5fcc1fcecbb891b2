"""What the house's rules on paper say to players: sentences of its books, and what it chose, by subject."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Literal

from msgspec import Struct

from floorman.desk.house.choice_words import Tell, named
from floorman.desk.house.houses import shipped_houses
from floorman.desk.house.rulebook import rulebook, subject_names
from floorman.rules.book import Rule
from floorman.rules.citation import Citation, cite
from floorman.rules.house import CHOICE_NAMES, House
from floorman.shipped import resource
from floorman.text.say import say

Size = Literal["leaflet", "poster"]
_CHOICE = "choice:"


class ToldRule(Struct, frozen=True):
    """One sentence for players, and on whose word it is said."""

    text: str
    citation: Citation


class ToldSubject(Struct, frozen=True):
    """The sentences of one subject, under its name."""

    title: str
    rules: tuple[ToldRule, ...]


@cache
def _written() -> Mapping[str, Mapping[Size, list[str]]]:
    written: Mapping[str, Mapping[Size, list[str]]] = tomllib.loads(
        resource("rulebook", "leaflet.toml").read_text("utf-8")
    )
    return written


def told_to_players(house: House, size: Size, lang: str) -> tuple[ToldSubject, ...]:
    """The house's rules in ``lang``, subjects in their order; no sentence twice, no subject without one."""
    names, said = subject_names(lang), set[str]()
    told = []
    for subject, wanted in _written().items():
        rules = []
        for each in wanted[size]:
            rule = (
                _chosen(house, each.removeprefix(_CHOICE), lang)
                if each.startswith(_CHOICE)
                else _sentence(cite(each), lang)
            )
            if rule is not None and rule.text not in said:
                said.add(rule.text)
                rules.append(rule)
        if rules:
            told.append(ToldSubject(names[subject].partition(",")[0], tuple(rules)))
    return tuple(told)


def _sentence(citation: Citation, lang: str) -> ToldRule | None:
    """What a citation rests on, in ``lang``; None if no book has it."""
    rule = rulebook(lang).nearest(citation)
    return None if rule is None else ToldRule(rule.sentence(citation.phrase) or rule.says, citation)


def _chosen(house: House, key: str, lang: str) -> ToldRule | None:
    """A choice in the words of the rule that it rests on, where a shipped house reads that rule so; else the question
    and the value. None for a subject that rests on the house's own word.
    """
    citation = house.cite(key)
    if any(_reads_so(house, key, other) for other in shipped_houses().values()):
        told = _sentence(citation, lang)
        if told is not None:
            return told
    return ToldRule(question_and_value(house, key, lang), citation) if key in CHOICE_NAMES else None


def _reads_so(house: House, key: str, other: House) -> bool:
    same = other.cites.get(key) == house.cite(key)
    return same and (key not in CHOICE_NAMES or getattr(other.choices, key) == getattr(house.choices, key))


def question_and_value(house: House, key: str, lang: str) -> str:
    """A choice of the house in a line: ``How does the button go on? Dead button``."""
    tell: Tell = lambda code: say(code, {}, lang)  # noqa: E731 - a sentence by its code
    return f"{tell(f'choice.{key}')} {named(key, getattr(house.choices, key), tell)}"


def whole_rule(citation: Citation, lang: str) -> Iterator[ToldSubject]:
    """One rule as it is printed: what it says, its floor form, other books, examples; nothing for one in no book."""
    rule = rulebook(lang).nearest(citation)
    if rule is None:
        return
    said = [
        (rule.title, list(_sentences(rule))),
        ("slip.rule.floor" if rule.on_floor else "slip.rule.no-floor", [rule.floor]),
        ("slip.rule.differs", [rule.differs]),
        ("slip.rule.examples", [f"{each.name}: {each.text}" for each in rule.examples]),
    ]
    for nth, (title, texts) in enumerate(said):
        lines = tuple(ToldRule(text.replace("`", ""), rule.citation) for text in texts if text)
        if lines:
            yield ToldSubject(title if nth == 0 else say(title, {}, lang), lines)


def _sentences(rule: Rule) -> Iterator[str]:
    """What a rule says; the first sentence of a lettered paragraph begins with its letter."""
    before = ""
    for sentence in rule.sentences:
        yield f"{sentence.paragraph}. {sentence.text}" if sentence.paragraph != before else sentence.text
        before = sentence.paragraph
