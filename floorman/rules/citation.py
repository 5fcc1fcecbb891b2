"""On whose word an answer rests."""

import re
from collections.abc import Mapping
from typing import Generic, TypeVar

from msgspec import Struct, field

from floorman.core.refused import Refused

A = TypeVar("A")


_PARAGRAPH = re.compile(r"(^|[-.])[^-.]*$")
_PHRASE = re.compile(r"(.*[^#\s])#([A-Za-z0-9][A-Za-z0-9-]*)")


class Citation(Struct, frozen=True, eq=False):
    """One rule of one book, ``Citation("TDA-2024", "11-A")``; a house's own choice is ``Citation("house", NAME)``.

    Two citations are equal if they cite the same rule, whichever of its sentences they rest on.
    """

    book: str
    """The book's id: TDA-2024, longform-06, pokerstars, pokerstars-bg, RROP, WSOP, PSL, house, regulator."""
    number: str
    """The rule's number in that book, as printed there; for a house its name."""
    phrase: str = ""
    """Key of the sentence, or name of the illustration, that it rests on; "" where the rule says but one thing."""

    def __str__(self) -> str:
        return f"{self.book} {self.number}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Citation) and (self.book, self.number) == (other.book, other.number)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash((self.book, self.number))

    @property
    def above(self) -> "Citation":
        """The rule that this is a paragraph of: ``34`` for ``34-A``; the number is empty for a whole rule."""
        return Citation(self.book, _PARAGRAPH.sub("", self.number))

    @property
    def written(self) -> str:
        """As ``cite`` reads it back, with the sentence: ``TDA-2024 34-A#after``."""
        return f"{self}#{self.phrase}" if self.phrase else str(self)


def cite(text: str) -> Citation:
    """The citation written as ``"TDA-2024 RP-8"`` or, with its sentence, ``"TDA-2024 34-A#after"``.

    Book, blank, number; ValueError if either is missing. What a house calls its own rules may hold a ``#``.
    """
    book, _, number = text.strip().partition(" ")
    number = number.strip()
    if not book or not number:
        raise ValueError(f"a citation is a book and a number, not {text!r}")
    phrase = None if book in ("house", "regulator") else _PHRASE.fullmatch(number)
    return Citation(book, phrase[1], phrase[2]) if phrase else Citation(book, number)


class Ruling(Struct, Generic[A], frozen=True):
    """What a rule function gives back: the answer, the case it fell under, and the rules it rests on."""

    answer: A
    code: str
    """``subject.case``; has a sentence in ``floorman.text.phrases``."""
    cites: tuple[Citation, ...]
    params: Mapping[str, object] = field(default_factory=dict)
    """What the sentence names: seats, tables, numbers."""


class Unanswerable(Refused):
    """A question that cannot be answered; ``code`` is a fixed error code (``too-few-players``, ``impossible`` …)."""

    def __init__(self, code: str, field: str | None = None, says: str = "", **params: object) -> None:
        super().__init__(says or code, **params)
        self.code = code
        self.field = field
        self.says = says
        """Code of the sentence in ``floorman.text.phrases`` (``subject.case``); "" for the error's own."""

    @property
    def sentence(self) -> str:
        """Its own sentence, or that of the error code."""
        return self.says or f"asked.{self.code}"
