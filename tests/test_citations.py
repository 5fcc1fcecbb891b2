"""No rule is cited that no test holds: citations of the rules and the shipped houses against the tests' marks."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import floorman
from floorman.shipped import resource

TESTS = Path(__file__).parent
RULES = Path(floorman.__file__).parent / "rules"
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
    found = {text: path.name for path, text in calls(RULES, "cite")}
    for path in resource("houses").glob("*.toml"):
        house = tomllib.loads(path.read_text(encoding="utf-8"))
        found.update(dict.fromkeys(house.get("cites", {}).values(), path.name))
    return {text: place for text, place in found.items() if CITATION.fullmatch(text)}


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
