"""What every fact is: what it checks, how it changes the room, what it touches; and its place in the journal."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Protocol

from msgspec import Struct

from floorman.core.builder import TournamentBuilder
from floorman.core.model import Chair, EntryNo, IssuedSlip, Tournament
from floorman.core.recorded import Recorded
from floorman.core.undo_keys import UndoKey


class Command(Protocol):
    """Anything that may be asked: a fact as it is, or what the core has to complete to one (numbers, serials …)."""

    def decide(self, now: Tournament) -> "Event":
        """The fact that comes of it in this room. Raises Refused if it cannot happen; nothing has changed then."""


class Event(Recorded, frozen=True):
    """Any fact of the journal, in the past tense. It holds entry numbers, never names.

    A new field has a default, which says how it was before there was the field: older rows are read as they are, and a
    row that does not use it is read by older programs. Whatever else changes in the body raises ``VERSION``, and
    ``upcast`` turns what older programs wrote into the form of today.
    """

    KIND: ClassVar[str] = ""
    """Its name in the journal, which never changes."""
    VERSION: ClassVar[int] = 1
    """The form of its body."""
    RECORD: ClassVar[bool] = False
    """It is about paper, erasure or time, which cannot be taken back: undo passes over it."""
    HOLDS: ClassVar[bool] = False
    """Though a record, it keeps what it follows from from being taken back."""

    @classmethod
    def upcast(cls, version: int, body: Mapping[str, Any]) -> Mapping[str, Any]:  # noqa: ARG003
        """The body in today's form, from that of an older ``version``. What comes out amiss is refused like any row."""
        return body

    def check(self, now: Tournament) -> None:
        """Raises Refused if it cannot happen in this room. Most of all: only what is impossible is refused."""

    def decide(self, now: Tournament) -> "Event":
        """The fact itself, or completed with what the room knows. Raises Refused as ``check`` does."""
        self.check(now)
        return self

    def apply(self, room: TournamentBuilder) -> None:
        """Changes the room. Never refuses: what is in the journal happened."""

    def check_again(self, now: Tournament) -> None:
        """Raises Refused if it can neither be taken back nor be brought back any more, whatever followed it."""

    def touches(self) -> Iterable[UndoKey]:
        """What it touches: chairs, entries, tables …"""
        return ()

    def undo_keys(self) -> frozenset[UndoKey]:
        """What it touches, each once."""
        return frozenset(self.touches())

    def chairs_left(self) -> dict[EntryNo, Chair]:
        """The chairs of players whom it took out of play; undone, they may come back without them."""
        return {}

    def entries_made(self) -> tuple[EntryNo, ...]:
        """Numbers of the entries that it made; they are never used again."""
        return ()

    def entries_named(self) -> tuple[EntryNo, ...]:
        """Entries whose names are kept beside it."""
        return self.entries_made()

    def serials(self) -> tuple[int, ...]:
        """Serials of the slips that it issued; they are never used again."""
        return ()

    def false_slips(self, seq: int, at: int) -> Iterable[IssuedSlip]:  # noqa: ARG002
        """Slips that it alone issued, as row ``seq`` recorded at ``at``: undone, they are known and false."""
        return ()


class Fact(Struct, frozen=True):
    """One event with its place and time in the journal."""

    seq: int
    """Its number in the journal, from 1."""
    at: int
    """When it was recorded, in milliseconds since 1970 (UTC)."""
    event: Event


def apply_all(now: Tournament, facts: Iterable[Fact]) -> Tournament:
    """The tournament after ``facts``, in their order; ``now`` is untouched."""
    room = TournamentBuilder(now)
    for fact in facts:
        room.seq, room.at = fact.seq, fact.at
        fact.event.apply(room)
    return room.frozen()


def apply(now: Tournament, fact: Fact) -> Tournament:
    """The tournament after one fact; ``now`` is untouched."""
    return apply_all(now, (fact,))
