"""What a simulation checks on the way would be seen if it were not so."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from floorman.core.model import Chair, EntryCounts, EntryNo, EntryState, SeatNo, TableNo, Tournament
from floorman.desk.floor.invariants import Broken, Watch, never_wider, whole
from tests.desk.rooms import TestDesk


@pytest.fixture(name="now")
def _now(tmp_path: Path) -> Tournament:
    room = TestDesk(tmp_path, tables=2)
    room.sit(1, 1, 2, 3)
    room.sit(2, 1, 2)
    room.play("wait Ann Kowalska\n1-3 x\nmove 1-2 2-5")
    now = room.desk.floor.now
    room.desk.close()
    return now


def two_chairs(now: Tournament) -> Tournament:
    table = now.tables[2]
    chairs = (*table.chairs[:7], EntryNo(1), None)
    return replace(now, tables=now.tables.with_changes({2: replace(table, chairs=chairs)}))


def nobody_there(now: Tournament) -> Tournament:
    table = now.tables[1]
    return replace(now, tables=now.tables.with_changes({1: replace(table, chairs=(None,) * 9)}))


def out_with_a_chair(now: Tournament) -> Tournament:
    entry = replace(now.entries[3], chair=Chair(TableNo(1), SeatNo(9)))
    return replace(now, entries=now.entries.with_changes({3: entry}))


def no_slip(now: Tournament) -> Tournament:
    return replace(now, entries=now.entries.with_changes({2: replace(now.entries[2], slip=None)}))


def miscounted(now: Tournament) -> Tournament:
    return replace(now, counts=EntryCounts(waiting=1, seated=3, transit=1, out=0))


def seated_twice_in_lists(now: Tournament) -> Tournament:
    return replace(now, waiting=(*now.waiting, EntryNo(1)))


def broken_with_players(now: Tournament) -> Tournament:
    return replace(now, tables=now.tables.with_changes({1: replace(now.tables[1], broken=True)}))


@pytest.mark.parametrize(
    "spoil",
    [two_chairs, nobody_there, out_with_a_chair, no_slip, miscounted, seated_twice_in_lists, broken_with_players],
)
def test_what_must_not_be_is_seen(now: Tournament, spoil: Callable[[Tournament], Tournament]) -> None:
    watch = Watch()
    watch.look(now)
    whole(now)
    spoilt = spoil(now)
    with pytest.raises(Broken):
        whole(spoilt)
    with pytest.raises(Broken):
        watch.look(spoilt)


def test_numbers_are_never_used_again(now: Tournament) -> None:
    watch = Watch()
    watch.look(now)
    with pytest.raises(Broken, match="entry number"):
        watch.look(replace(now, next_entry=EntryNo(1)))
    with pytest.raises(Broken, match="serial"):
        watch.look(replace(now, next_serial=1))
    assert now.entries[2].state is EntryState.TRANSIT


def test_a_balancing_move_never_widens_the_gap() -> None:
    never_wider([9, 6], [8, 7])
    with pytest.raises(Broken):
        never_wider([8, 7], [9, 6])
