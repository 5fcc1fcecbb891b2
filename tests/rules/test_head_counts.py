"""Head counts changed a table at a time are those of the tables as they are."""

from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.balancing import balance, balance_of
from floorman.rules.head_counts import HeadCounts, TableCount
from tests.rules.rooms import TDA


@st.composite
def counts(draw: st.DrawFn) -> tuple[TableCount, bool]:
    size = draw(st.integers(2, 10))
    players = draw(st.integers(0, size))
    locked = draw(st.integers(0, size - players))
    return TableCount(draw(st.integers(1, 12)), size, players, locked), draw(st.booleans())


@given(st.lists(counts(), max_size=30), st.lists(st.integers(1, 12), max_size=6), st.booleans())
def test_they_are_those_of_the_tables_as_they_are(
    changes: list[tuple[TableCount, bool]], gone: list[int], registering: bool
) -> None:
    heads, tables, closed = HeadCounts(), dict[int, TableCount](), dict[int, bool]()
    for at, (table, shut) in enumerate(changes):
        heads.put(table, closed=shut)
        tables[table.table], closed[table.table] = table, shut
        if at < len(gone):
            heads.drop(gone[at])
            tables.pop(gone[at], None)
    shut_ones = [number for number in tables if closed[number]]
    fresh = HeadCounts(tables.values(), shut_ones)
    playing = [table for table in tables.values() if table.players]
    assert heads.players == fresh.players == sum(table.players for table in playing)
    assert heads.playing == fresh.playing == len(playing)
    assert heads.room == sum(table.room for table in playing if not closed[table.table])
    assert heads.largest == max((table.max_seats for table in tables.values()), default=0)
    assert heads.levels.most == max((table.players for table in playing), default=0)
    assert heads.levels.least == min((table.players for table in playing), default=0)
    assert set(heads.breakable()) == {table.table for table in playing if heads.can_break(table.table)}
    order = (3, 1, 2)
    again = balance(TDA, list(tables.values()), shut_ones, order, registering=registering)
    assert balance_of(TDA, heads, order, registering=registering) == again


def test_a_table_without_players_is_not_in_play() -> None:
    heads = HeadCounts([TableCount(1, 9, 8), TableCount(2, 10, 0)])
    assert heads.in_play(1) == TableCount(1, 9, 8)
    assert (heads.in_play(2), heads.in_play(3)) == (None, None)
    assert not heads.can_break(2)
    assert not heads.can_break(3)
    assert heads.largest == 10
