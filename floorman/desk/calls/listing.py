"""Every call with what it does, from the verbs' own declarations: for help, the keys' page and the README."""

from collections.abc import Iterator

from msgspec import Struct

from floorman.desk.calls.grammar import GROUPS
from floorman.text.say import catalogue


class CallRow(Struct, frozen=True):
    """One form of a call, in words: its heading, an example, what it does; ``words`` begin it."""

    heading: str
    example: str
    means: str
    words: tuple[str, ...]


def rows(begins: str = "", lang: str = "en") -> tuple[CallRow, ...]:
    """Every form whose verb, or a word of whose meaning, begins with ``begins``, case aside; in the groups' order."""
    wanted = begins.casefold().strip()
    return tuple(row for row in _all(lang) if _begins(row, wanted))


def _all(lang: str) -> Iterator[CallRow]:
    translated = catalogue(lang).gettext
    for group in GROUPS:
        for verb in group.verbs:
            for form in verb.forms:
                yield CallRow(translated(group.heading), form.example, translated(form.means), verb.words)


def _begins(row: CallRow, wanted: str) -> bool:
    words = (*row.words, *row.means.casefold().replace(",", " ").replace(":", " ").split())
    return any(word.startswith(wanted) for word in words)


def as_markdown() -> str:
    """All calls as a table for the README."""
    head = ["| call | what it does |", "|---|---|"]
    return "\n".join([*head, *(f"| `{row.example}` | {row.means} |" for row in rows())]) + "\n"
