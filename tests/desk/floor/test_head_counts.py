"""Sums that are kept up from what changed are those of the room as it stands."""

from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from floorman.core.model import TableState
from floorman.desk.advice.room import advise
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.head_counts import Heads
from floorman.desk.floor.move_cache import MoveCache
from floorman.desk.front.room import Room
from tests.desk.rooms import TestDesk

CALLS = (
    *(f"{table}-{seat} x" for table in (1, 2, 3, 4) for seat in (1, 3, 5)),
    *(f"{table} pos 1 3 5" for table in (1, 2, 3)),
    *(f"{table} next" for table in (1, 2, 3)),
    *("bal", "bal all", "in all", "break 4", "break 3", "open 4", "open 6 wait", "ready 6", "close 2", "open 2"),
    *("lock 1", "unlock 1", "lock 3-9", "halt 2", "resume 2", "sell 7", "sell 9", "reg close", "reg open"),
    *("new Ann Kowalska", "wait Bo", "seat next 1", "re #3", "order 3 1 2", "shift 1 5", "open 5", "pin #4"),
    *("undo", "undo", "redo", "draw", "apart #1 #9", "final", "redraw 2"),
)


def as_it_stands(floor: Floor) -> None:
    """Fail if anything that is kept differs from the same looked for in all tables."""
    heads, fresh = floor.heads, Heads().catch_up(floor.now, floor.house)
    tables = floor.now.standing_tables()
    assert heads.standing == len(tables)
    assert heads.every.players == sum(table.held for table in tables)
    assert heads.halted == {table.number for table in tables if table.halted}
    assert heads.arriving == {table.number for table in tables if table.arriving}
    assert heads.locked == {table.number for table in tables if table.state is TableState.LOCKED}
    assert heads.old(floor.clock()) == {table.number for table in tables if (floor.hands_ago(table) or 0) > 1}
    able = [table for table in tables if table.ready and not (table.closed or table.locked) and table.free()]
    assert heads.free == {table.number: len(table.free()) for table in able}
    cap = floor.now.sell
    selling = [
        table
        for table in tables
        if table.ready and not (table.closed or table.locked) and (cap is None or table.held < cap) and table.free()
    ]
    assert list(heads.selling()) == [table.number for table in selling]
    assert heads.open_seats == sum(len(table.free()) for table in selling)
    by_players = [(table.held, table.number) for table in selling]
    assert [number for tables in heads.selling_by_players() for number in tables] == [n for _, n in sorted(by_players)]
    assert heads.sellable == fresh.sellable
    assert heads.off_balance(5, 1) == {table.number for table in tables if table.held and table.held != 5}
    assert heads.balance(floor.now, floor.house) == fresh.balance(floor.now, floor.house)


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.one_of(st.sampled_from(CALLS), st.integers(1, 9)), max_size=25))
def test_what_is_kept_is_what_stands(tmp_path: Path, evening: list[str | int]) -> None:
    folder = tmp_path / str(len(list(tmp_path.iterdir())))
    folder.mkdir()
    room = TestDesk(folder, tables=4)
    front = Room(room.desk)
    for table, players in ((1, 7), (2, 6), (3, 5), (4, 4)):
        room.sit(table, *range(1, players + 1))
    for one in evening:
        if isinstance(one, int):
            room.clock.wait(one)
            front.tick()
        else:
            front.run(one)
        floor = room.desk.floor
        as_it_stands(floor)
        kept = advise(floor)
        floor.sums, floor.moves = Heads(), MoveCache()
        assert advise(floor) == kept
        again = Room(room.desk)
        assert front.advice() == again.advice()
        assert front.legend() == again.legend()
        assert front.top() == again.top()
        assert [front.tile(number) for number in front.tables()] == [again.tile(number) for number in again.tables()]
        room.desk._watchers.pop()
    room.desk.close()
