"""What of the program hangs on a rule, in words: calls, advice, rulings, papers; no Qt."""

import re
from collections.abc import Callable, Iterator, Mapping

from floorman.desk.calls.grammar import BY_WORD
from floorman.rules.book import Rule
from floorman.text.say import sentences
from floorman.ui.printing.kinds import KINDS
from floorman.ui.words import _

_FIELD = re.compile(r"\{\w+\}")


def hanging_on(rule: Rule) -> Iterator[tuple[str, tuple[str, ...]]]:
    """A heading and its words, for each kind of thing that hangs on the rule."""
    for kind, heading in (
        ("call", _("Calls")),
        ("advice", _("Advice")),
        ("ruling", _("Rulings desk")),
        ("paper", _("Papers")),
    ):
        said = tuple(
            word for each in rule.room if each.startswith(f"{kind}:") for word in WORDS[kind](each.partition(":")[2])
        )
        if said:
            yield heading, said


def _calls(name: str) -> Iterator[str]:
    """Each form of a call, as it is typed, and what it does."""
    for form in BY_WORD[name].forms:
        yield f"`{form.example}` {_(form.means)}"


def _advice(name: str) -> Iterator[str]:
    """A card's title, without what it would name."""
    yield _FIELD.sub("…", _(sentences()[f"advice.{name}"]))


def _ruling(name: str) -> Iterator[str]:
    yield _(sentences()[f"subject.{name}"])


def _paper(name: str) -> Iterator[str]:
    yield from (_(words) for kind, words in KINDS.items() if kind == name)


WORDS: Mapping[str, Callable[[str], Iterator[str]]] = {
    "call": _calls,
    "advice": _advice,
    "ruling": _ruling,
    "paper": _paper,
}
"""The words for what hangs on a rule, by its kind."""
