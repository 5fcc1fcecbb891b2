"""What a column is by its heading, in the languages that lists come in."""

from enum import Enum
from functools import cache

from floorman.exchange.heading_words import HEADINGS, SEAT_OR_PLACE
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
    """Said of a player, but neither name nor seat: called, paid, club, remark."""
    PRIVATE = "private"
    """Nobody needs it on a floor: mail, birth, documents. Never kept."""
    BLINDS = "blinds"
    """Only a structure sheet has it."""
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
    return _kinds().get(heading_key(text)) or _kinds().get(heading_key(text.partition("(")[0]))


def is_seat_or_place(text: str) -> bool:
    """Whether the heading means the seat in one list and the place in the results in another: "Miejsce", "Место"."""
    return heading_key(text) in _undecided()


def is_heading(text: str) -> bool:
    """Whether ``text`` is a heading that is known."""
    return bool(heading_key(text)) and (kind_of_heading(text) is not None or is_seat_or_place(text))
