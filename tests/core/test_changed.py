"""Changed copies of frozen values."""

from dataclasses import replace

import pytest

from floorman.core.changed import change, changed
from floorman.core.model import Chair, Entry, EntryNo, SeatNo, TableNo


def test_a_changed_copy_is_what_replace_makes() -> None:
    entry = Entry(EntryNo(17), chair=Chair(TableNo(12), SeatNo(4)))
    assert changed(entry, chips=500, pinned=True) == replace(entry, chips=500, pinned=True)
    assert entry == Entry(EntryNo(17), chair=Chair(TableNo(12), SeatNo(4)))


def test_a_copy_of_ones_own_may_be_changed_in_place() -> None:
    entry = changed(Entry(EntryNo(17)))
    change(entry, chips=500)
    assert entry == Entry(EntryNo(17), chips=500)


def test_an_unknown_field_is_an_error() -> None:
    with pytest.raises(AttributeError):
        changed(Entry(EntryNo(17)), colour="red")
