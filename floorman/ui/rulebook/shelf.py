"""The rules in the language that the window speaks, by question, book and subject; no Qt."""

from collections import Counter

from floorman.desk.house.rule_search import find_rules
from floorman.desk.house.rulebook import rulebook, subject_names
from floorman.rules.book import SUBJECTS, Rule, Rulebook
from floorman.rules.citation import cite
from floorman.rules.house import House
from floorman.text.say import LANGUAGES
from floorman.ui.words import spoken


def language() -> str:
    """The language of the rules; English where the window speaks none."""
    return spoken() if spoken() in LANGUAGES else "en"


def shelf() -> Rulebook:
    """All books, as they are read now."""
    return rulebook(language())


def found(typed: str, house: House | None = None, book: str = "", subject: str = "") -> tuple[Rule, ...]:
    """Rules that answer what is typed, best first, all where nothing is typed; of one book and subject, "" for any."""
    rules = find_rules(typed, language(), () if house is None else own_books(house))
    return tuple(rule for rule in rules if book in ("", rule.book) and (not subject or subject in rule.subjects))


def own_books(house: House) -> tuple[str, ...]:
    """The books that a house plays by: that of its button first, then those that it cites most."""
    counted = Counter(citation.book for citation in house.cites.values() if citation.book != "house")
    own = house.cites["button_method"].book
    return tuple(
        dict.fromkeys(book for book in (own, *(book for book, _count in counted.most_common())) if book != "house")
    )


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


def subjects() -> tuple[tuple[str, str], ...]:
    """What a rule can be about, each with its name."""
    names = subject_names(language())
    return tuple((subject, names[subject].partition(",")[0]) for subject in SUBJECTS)
