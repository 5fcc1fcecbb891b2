"""On whose word an answer rests."""

from collections.abc import Mapping
from typing import Generic, TypeVar

from msgspec import Struct, field

A = TypeVar("A")


class Citation(Struct, frozen=True):
    """One rule of one book, ``Citation("TDA-2024", "11-A")``; a house's own choice is ``Citation("house", NAME)``."""

    book: str
    """The book's id: TDA-2024, longform-06, pokerstars, pokerstars-bg, RROP, WSOP, house, regulator."""
    number: str
    """The rule's number in that book, as printed there; for a house its name."""

    def __str__(self) -> str:
        return f"{self.book} {self.number}"


def cite(text: str) -> Citation:
    """The citation written as ``"TDA-2024 RP-8"``: book, blank, number. ValueError if either is missing."""
    book, _, number = text.strip().partition(" ")
    if not book or not number.strip():
        raise ValueError(f"a citation is a book and a number, not {text!r}")
    return Citation(book, number.strip())


class Ruling(Struct, Generic[A], frozen=True):
    """What a rule function gives back: the answer, the case it fell under, and the rules it rests on."""

    answer: A
    code: str
    """``subject.case``; has a sentence in ``floorman.text.phrases``."""
    cites: tuple[Citation, ...]
    params: Mapping[str, object] = field(default_factory=dict)
    """What the sentence names: seats, tables, numbers."""


class Unanswerable(Exception):
    """A question that cannot be answered; ``code`` is a fixed error code (``too-few-players``, ``impossible`` …)."""

    def __init__(self, code: str, field: str | None = None, says: str = "", **params: object) -> None:
        super().__init__(says or code)
        self.code = code
        self.field = field
        self.says = says
        """Code of the sentence in ``floorman.text.phrases`` (``subject.case``)."""
        self.params = params
