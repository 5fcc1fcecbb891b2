"""The rules in the language that the window speaks; no Qt."""

from floorman.desk.house.rule_search import find_rules
from floorman.desk.house.rulebook import rulebook
from floorman.rules.book import Rule, Rulebook
from floorman.rules.citation import cite
from floorman.text.say import LANGUAGES
from floorman.ui.words import spoken


def language() -> str:
    """The language of the rules; English where the window speaks none."""
    return spoken() if spoken() in LANGUAGES else "en"


def shelf() -> Rulebook:
    """All books, as they are read now."""
    return rulebook(language())


def found(typed: str, books: tuple[str, ...] = ()) -> tuple[Rule, ...]:
    """Rules that answer what is typed, best first; all where nothing is typed."""
    return find_rules(typed, language(), books)


def rule_of(written: str) -> Rule | None:
    """The rule of a citation as it is written; a paragraph that is not on the shelf is looked for above it.

    None for a house's own choice, a regulator, or a book that is not there.
    """
    try:
        return shelf().nearest(cite(written))
    except ValueError:
        return None


def title_of(book: str) -> str:
    """A book's full title; its id if it has none."""
    return shelf().titles.get(book, book)
