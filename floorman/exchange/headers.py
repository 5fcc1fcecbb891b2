"""What a column is by its heading, in the languages that lists come in."""

import re
from enum import Enum
from functools import cache

from floorman.core.digits import has_digit
from floorman.exchange.heading_words import (
    DAYS,
    FILLERS,
    HEADINGS,
    JOINING,
    NUMBER_WORDS,
    PRIZES,
    SEAT_OR_PLACE,
    STARTING,
)
from floorman.exchange.names import fold


class ColumnKind(Enum):
    """What a column of a list holds. The values are the words of ``floorman import --columns``."""

    TABLE = "table"
    SEAT = "seat"
    TABLE_SEAT = "table-seat"
    """Both in one cell: "4-6", "T4 / S6"."""
    NAME = "name"
    FIRST = "first"
    LAST = "last"
    SECOND_NAME = "second"
    """The name in another script, or a nickname."""
    CHIPS = "chips"
    ENTRY = "id"
    """A number that tells people of one name apart: entry, ticket, card, player."""
    COUNTRY = "country"
    SECTION = "section"
    """Part of the room: "Blue Tier"."""
    RANK = "place"
    """Place in the results."""
    ORDINAL = "number"
    """Number of the row."""
    MONEY = "money"
    STATUS = "status"
    """Whether he plays: active, out, withdrawn."""
    GONE = "gone"
    """Filled for who plays no more: when he was eliminated, what was refunded."""
    REMARK = "remark"
    """Said of a player, but neither name nor seat: called, paid, club."""
    PRIVATE = "private"
    """Nobody needs it on a floor: mail, birth, documents. Never kept."""
    BLINDS = "blinds"
    """Only a structure sheet has it."""
    EVENT = "event"
    """Only a journal or a list of incidents has it."""
    UNUSED = "none"


@cache
def _kinds() -> dict[str, ColumnKind]:
    return {heading_key(word): ColumnKind(kind) for kind, words in HEADINGS.items() for word in words.split("|")}


@cache
def _undecided() -> frozenset[str]:
    return frozenset(heading_key(word) for word in SEAT_OR_PLACE.split("|"))


def heading_key(text: str) -> str:
    """``text`` without case, accents, dots, spaces and underscores: "Table No." and "table_no" are one heading."""
    return "".join(letter for letter in fold(text[:80]) if letter.isalnum() or letter == "#")


def kind_of_heading(text: str) -> ColumnKind | None:
    """What a column under the heading ``text`` holds; None if the heading says nothing (or may be seat or place)."""
    known = _kinds()
    return known.get(heading_key(text)) or known.get(heading_key(text.partition("(")[0])) or _of_words(text)


@cache
def _of_words(text: str) -> ColumnKind | None:
    """What a heading of several known words means: "Participant name", "Nom et prénom du joueur", "Gracz / Player"."""
    words: list[str] = re.findall(r"\w+", fold(text[:80]))
    if not _days().isdisjoint(words):
        words = [word for word in words if not has_digit(word)]
    told = [_words().get(word) for word in words]
    numbered = any(word in _numbers() for word in words)
    if len(words) < 2 or any(kind is None and word not in _fillers() for word, kind in zip(words, told, strict=True)):
        return None
    kinds = {kind for kind in told if kind is not None}
    people = {K.NAME, K.FIRST, K.LAST}
    if kinds and kinds <= people:
        return K.NAME if len(kinds) > 1 and not _joining().isdisjoint(words) else _of_people(kinds, numbered)
    others = kinds - people
    if others == {K.TABLE, K.SEAT}:
        return K.TABLE_SEAT
    return others.pop() if len(others) == 1 and not kinds & {K.FIRST, K.LAST} else None


def _of_people(kinds: set[ColumnKind], numbered: bool) -> ColumnKind:
    if numbered:
        return K.ENTRY
    if {K.FIRST, K.LAST} <= kinds or kinds == {K.NAME}:
        return K.NAME
    return K.FIRST if K.FIRST in kinds else K.LAST


K = ColumnKind
_IN_PHRASES = (K.NAME, K.FIRST, K.LAST, K.TABLE, K.SEAT, K.CHIPS, K.COUNTRY, K.STATUS)


@cache
def _words() -> dict[str, ColumnKind]:
    """Single words of headings, of three letters and more, that other words can stand beside."""
    found: dict[str, ColumnKind] = {}
    for kind in _IN_PHRASES:
        for word in map(fold, HEADINGS[kind.value].split("|")):
            if " " not in word and len(word) > 2:
                found.setdefault(word, kind)
    return {word: kind for word, kind in found.items() if word not in _fillers() and word not in _numbers()}


@cache
def _joining() -> frozenset[str]:
    return _folded(JOINING)


@cache
def _days() -> frozenset[str]:
    return _folded(DAYS)


@cache
def _fillers() -> frozenset[str]:
    return frozenset(map(fold, FILLERS.split("|"))) | _numbers()


@cache
def _numbers() -> frozenset[str]:
    return frozenset(map(fold, NUMBER_WORDS.split("|")))


@cache
def _folded(words: str) -> frozenset[str]:
    return frozenset(map(fold, words.split("|")))


def is_start(text: str) -> bool:
    """Whether the heading of a stack says that it is an earlier one."""
    return any(word in _folded(STARTING) for word in fold(text).split())


def is_prize(text: str) -> bool:
    """Whether the heading of a column of money says that it is won, not paid."""
    return any(word in _folded(PRIZES) for word in (fold(text), *fold(text).split()))


def is_seat_or_place(text: str) -> bool:
    """Whether the heading means the seat in one list and the place in the results in another: "Miejsce", "Место"."""
    return heading_key(text) in _undecided()


def is_heading(text: str) -> bool:
    """Whether ``text`` is a heading that is known."""
    return bool(heading_key(text)) and (kind_of_heading(text) is not None or is_seat_or_place(text))
