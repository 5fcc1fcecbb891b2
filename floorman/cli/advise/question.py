"""What a question is: its fields, the rule that answers it, and how the answer is written in JSON."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from msgspec import Struct, field
from msgspec.structs import force_setattr

from floorman.cli.advise.checks import Check, inside, refuse
from floorman.rules.citation import Ruling

ENVELOPE = frozenset({"id", "ask", "house"})
"""Fields that every question may carry."""


class AdviseQuestion(Struct, frozen=True):
    """One question of the rules desk. A module of this package declares its own in ``QUESTIONS``."""

    ask: str
    rule: Callable[..., Ruling[Any]]
    """Called with the house and every field by its name."""
    answer: Callable[[Any], Mapping[str, object]]
    """The ruling's answer as JSON values."""
    required: Mapping[str, Check]
    optional: Mapping[str, tuple[Check, Any]] = field(default_factory=dict)
    """Check and default."""
    known: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        force_setattr(self, "known", ENVELOPE | self.required.keys() | self.optional.keys())

    def fields(self, asked: dict[str, Any]) -> dict[str, Any]:
        """The question's own fields, checked. Unanswerable for one that is unknown, missing or wrong."""
        if not self.known.issuperset(asked):
            refuse("unknown-field", next(key for key in asked if key not in self.known), "unknown-field")
        taken = {}
        for key, check in self.required.items():
            if key not in asked:
                refuse("missing-field", key, "missing-field")
            taken[key] = inside(key, check, asked[key])
        for key, (check, default) in self.optional.items():
            taken[key] = inside(key, check, asked[key]) if key in asked else default
        return taken


@cache
def questions() -> Mapping[str, AdviseQuestion]:
    """Every question by its name, gathered from the modules of this package. ValueError if one is declared twice."""
    package = __name__.rpartition(".")[0]
    known: dict[str, AdviseQuestion] = {}
    for module in iter_modules(import_module(package).__path__):
        if module.name == "__main__":
            continue
        for question in getattr(import_module(f"{package}.{module.name}"), "QUESTIONS", ()):
            if question.ask in known:
                raise ValueError(f"declared twice: {question.ask}")
            known[question.ask] = question
    return known
