"""A verb of the call line: declared once, read by the grammar, the help, the keys' page and the README."""

from collections.abc import Callable, Iterator
from typing import Literal, TypeAlias

from msgspec import Struct

from floorman.desk.calls.reader import Reader
from floorman.desk.floor.floor import Floor
from floorman.desk.request import Against, Ask, AskDrawn, Request

Call: TypeAlias = Callable[[Floor, Reader], Request]
Caution: TypeAlias = Callable[[Floor, Ask | AskDrawn], Iterator[Against]]
"""What the house, the rules or the state of the room speak against, though it can be recorded."""


class Form(Struct, frozen=True):
    """One way to call a verb: an example as it is typed, and what it does, in English for the catalogues."""

    example: str
    means: str


class Verb(Struct, frozen=True):
    """A word of the call line."""

    words: tuple[str, ...]
    """How it is typed; the first is its name."""
    call: Call
    """Reads the words behind it. Raises NotUnderstood or Refused."""
    forms: tuple[Form, ...]
    after: Literal["", "player", "table", "either"] = ""
    """Whom it may also stand behind: ``12-5 away``, ``12 halt``."""
    cautions: tuple[Caution, ...] = ()
    by_two: bool = False
    """Whether a second code may stand behind it, ``& C7``."""

    @property
    def name(self) -> str:
        """The word that it is known by."""
        return self.words[0]


class VerbGroup(Struct, frozen=True):
    """Verbs of one subject, under one heading (in English, for the catalogues)."""

    heading: str
    verbs: tuple[Verb, ...]
