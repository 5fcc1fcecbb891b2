"""The rulebook read from the shipped TOML files."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from floorman.rules.book import Rule, Rulebook
from floorman.shipped import resource


@cache
def rulebook() -> Rulebook:
    """Every book that comes with the program."""
    books = [_book(path) for path in sorted(resource("rulebook").glob("*.toml"))]
    rules = [
        Rule(book["book"], number, rule["title"], rule["says"])
        for book in books
        for number, rule in book["rules"].items()
    ]
    return Rulebook(rules, {book["book"]: book["title"] for book in books})


def _book(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
