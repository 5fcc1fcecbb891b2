"""What a fact touches, as keys: an old fact can be taken back alone while no later one touches what it claims."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from floorman.core.chairs import Chair


class UndoKey(Struct, frozen=True):
    """One thing that a fact touches."""


class OfEntry(UndoKey, frozen=True):
    """An entry, with its player."""

    entry: int


class NewEntry(UndoKey, frozen=True):
    """That there is such an entry."""

    entry: int


class EntryNamed(UndoKey, frozen=True):
    """An entry that is only named, as the winner of a bust is: nothing about it changes."""

    entry: int


class OfChair(UndoKey, frozen=True):
    """One chair."""

    chair: Chair


class AllChairs(UndoKey, frozen=True):
    """All chairs of a table, which are emptied or filled together."""

    table: int


class AtTable(UndoKey, frozen=True):
    """Anything at a table."""

    table: int


class TableMade(UndoKey, frozen=True):
    """That there is such a table, or its size."""

    table: int


class TableMark(UndoKey, frozen=True):
    """A table's state."""

    table: int


class TablePositions(UndoKey, frozen=True):
    """Button and blinds of a table."""

    table: int


class OfSlip(UndoKey, frozen=True):
    """One printed slip."""

    serial: int


class OfAnnouncement(UndoKey, frozen=True):
    """Words on the screens, by their number."""

    number: int


class MoneyMade(UndoKey, frozen=True):
    """That something is sold in this tournament."""


class MoneyRow(UndoKey, frozen=True):
    """Anything about money."""


class ShiftMade(UndoKey, frozen=True):
    """That there is such a shift of a drawer."""

    shift: int


class InShift(UndoKey, frozen=True):
    """Money that went into or out of a drawer in that shift."""

    shift: int


class OfTicket(UndoKey, frozen=True):
    """A ticket that pays for an entry."""

    code: str


class OfAccount(UndoKey, frozen=True):
    """What an entry was handed out."""

    entry: int


class ListMade(UndoKey, frozen=True):
    """That the prize list is final."""


class ListUsed(UndoKey, frozen=True):
    """Something was paid by the final list."""


class RoomWide(UndoKey, frozen=True):
    """What there is once in the room."""

    what: Literal[
        "house",
        "sell",
        "registration",
        "break-order",
        "hand-for-hand",
        "structure",
        "clock",
        "format",
        "day",
        "areas",
        "prices",
        "prizes",
        "bounties",
        "deal",
        "cancelled",
        "matches",
        "games",
        "seats",
        "dealers",
    ]


CLOCK = RoomWide("clock")
"""The tournament clock."""
STRUCTURE = RoomWide("structure")
"""Its levels and breaks."""
MATCHES = RoomWide("matches")
"""Rounds of a shootout and the matches of a bracket."""
DAY = RoomWide("day")
"""Which day is played, and whether it is over."""


def entry_keys(*entries: int | None) -> Iterator[UndoKey]:
    """Keys of entries; None has none."""
    for number in entries:
        if number is not None:
            yield OfEntry(number)


def chair_keys(*chairs: Chair | None) -> Iterator[UndoKey]:
    """Keys of chairs and of their tables; None has none."""
    for chair in chairs:
        if chair is not None:
            yield OfChair(chair)
            yield AtTable(chair.table)


def table_keys(table: int | None) -> Iterator[UndoKey]:
    """Something at ``table``; None has no key."""
    if table is not None:
        yield AtTable(table)


def emptied_keys(table: int) -> Iterator[UndoKey]:
    """All chairs of a table."""
    yield AtTable(table)
    yield AllChairs(table)


def positions_keys(table: int) -> Iterator[UndoKey]:
    """Button and blinds of a table."""
    yield TablePositions(table)
    yield AtTable(table)


def shift_keys(shift: int) -> Iterator[UndoKey]:
    """Money in a drawer's shift; 0 is none."""
    yield MoneyRow()
    if shift:
        yield InShift(shift)


_ONLY_NAMED = (AtTable, EntryNamed, MoneyRow, InShift, ListUsed)
"""Keys by which what made a thing is held, and which hold nothing themselves."""


def claims(keys: frozenset[UndoKey]) -> frozenset[UndoKey]:
    """What no later fact may touch if the one with these ``keys`` is to be taken back alone.

    Of a table that it made or emptied, that is anything there; of an entry that it made, that it is named; of a chair,
    the chair and what empties its table; of a drawer's shift that it opened, whatever went through it; of a final prize
    list, that it was paid by.
    """
    named = {EntryNamed(key.entry) for key in keys if isinstance(key, NewEntry)}
    there = {AtTable(key.table) for key in keys if isinstance(key, AllChairs | TableMade)}
    emptied = {AllChairs(key.chair.table) for key in keys if isinstance(key, OfChair)}
    money: set[UndoKey] = {MoneyRow() for key in keys if isinstance(key, MoneyMade)}
    money |= {InShift(key.shift) for key in keys if isinstance(key, ShiftMade)}
    money |= {ListUsed() for key in keys if isinstance(key, ListMade)}
    return frozenset({key for key in keys if not isinstance(key, _ONLY_NAMED)} | named | there | emptied | money)
