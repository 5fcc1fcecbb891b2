"""No rule is cited that no test holds: citations of the rules and the shipped houses against the tests' marks."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import floorman
from floorman.desk.house.rulebook import rulebook
from floorman.rules.citation import Citation, cite
from floorman.shipped import resource

TESTS = Path(__file__).parent
PROGRAM = Path(floorman.__file__).parent
RULES = PROGRAM / "rules"
CITATION = re.compile(r"(?!house |regulator )[A-Za-z][\w-]* [A-Z]*[\d-][\w.-]*")
"""A book that others wrote too, and a number in it; what a house decides for itself rests on its own word."""


def texts(call: ast.Call) -> Iterator[str]:
    for argument in call.args:
        yield from (
            node.value for node in ast.walk(argument) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        )


def calls(folder: Path, name: str) -> Iterator[tuple[Path, str]]:
    """Texts handed to the function ``name`` anywhere below ``folder``."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == name:
                yield from ((path, text) for text in texts(node))


def cited() -> dict[str, str]:
    """Citation to the place that rests on it."""
    return {str(cite(text)): path.name for path, text in rested_on() if path.suffix == ".toml" or path.parent == RULES}


def rested_on() -> list[tuple[Path, str]]:
    """Every citation in the code and the shipped houses of a book that others wrote, with its place."""
    found = list(calls(PROGRAM, "cite"))
    for path in resource("houses").glob("*.toml"):
        house = tomllib.loads(path.read_text(encoding="utf-8"))
        found += [(path, text) for text in house.get("cites", {}).values()]
    return [(path, text) for path, text in found if CITATION.fullmatch(text.partition("#")[0])]


def test_every_citation_has_a_test() -> None:
    held = {text for _path, text in calls(TESTS, "rule")}
    loose = [f"{place}: {rule}" for rule, place in cited().items() if not is_held(rule, held)]
    assert not loose, "no test is marked with\n" + "\n".join(sorted(loose))


def is_held(rule: str, held: set[str]) -> bool:
    """A rule's paragraphs hold the rule, too; a citation put together in the code is known by its beginning."""
    return rule in held or any(mark.startswith(f"{rule.removesuffix('-')}-") for mark in held)


def test_every_marked_rule_is_a_book_and_a_number_or_the_house() -> None:
    assert [
        (path.name, text)
        for path, text in calls(TESTS, "rule")
        if not re.fullmatch(r"house|regulator|[A-Za-z][\w-]* \S.*", text)
    ] == []


def test_no_citation_is_without_a_rule_and_each_names_the_sentence_that_it_rests_on() -> None:
    loose = []
    for path, text in rested_on():
        citation = cite(text)
        rule = rulebook().find(citation)
        if rule is None:
            loose.append(f"{path.name}: {text} is in no book")
        elif citation.phrase:
            if rule.sentence(citation.phrase) is None:
                loose.append(f"{path.name}: {citation} does not say {citation.phrase}")
        elif len(rule.sentences) > 1:
            keys = ", ".join(each.key for each in rule.sentences)
            loose.append(f"{path.name}: {text} says several things: {keys}")
    assert len(rested_on()) > 100
    assert not loose, "\n".join(sorted(loose))


def test_no_text_of_the_program_cites_what_is_in_no_book() -> None:
    books = "|".join(map(re.escape, rulebook().titles))
    written = re.compile(rf"({books}) ((?:RP-)?[A-Z]?\d[\w.-]*\w|\d)")
    found = {
        (path.name, node.value[match.start() : match.end()])
        for path in sorted(PROGRAM.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        for match in written.finditer(node.value)
    }
    assert len(found) > 60
    assert sorted((place, text) for place, text in found if rulebook().find(cite(text)) is None) == []


@pytest.mark.parametrize(
    ("house", "key", "rests_on"),
    [
        ("longform-06", "halt_at", ""),
        ("longform-06", "dodge_window_minutes", "longform-06 06.2#06-B"),
        ("pokerstars", "presence", "pokerstars-bg 18.4#posts"),
        ("pokerstars", "dodging", "pokerstars-bg 18.4#may-choose"),
        ("pokerstars", "hand_for_hand_lead", "pokerstars 2.3#waits"),
        ("pokerstars", "ties_across_tables", "pokerstars 2.2#synchronised"),
        ("pokerstars", "final_table", "pokerstars 2.6#final-table"),
        ("pokerstars", "newcomer_lock", ""),
        ("pokerstars", "entry", ""),
    ],
)
def test_a_house_cites_its_book_for_what_it_says_and_not_for_what_it_does_not(
    house: str, key: str, rests_on: str
) -> None:
    written = tomllib.loads(resource("houses", f"{house}.toml").read_text(encoding="utf-8"))["cites"]
    assert written.get(key, "") == rests_on
    assert not rests_on or isinstance(cite(rests_on), Citation)
