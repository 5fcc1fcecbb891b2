"""Gap, break, halt and final table: TDA-2024 11-C, 11-D, 10-B, RP-9, pokerstars 2.6."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.balancing import Balance, TableCount, balance, breaks_to_come
from floorman.rules.citation import Ruling, cite
from floorman.rules.head_counts import HeadCounts
from floorman.rules.house import House
from tests.rules.rooms import LONGFORM, POKERSTARS, TDA, cited, club


def room(*players: int, size: int = 9) -> list[TableCount]:
    return [TableCount(number, size, count) for number, count in enumerate(players, 1)]


def advised(house: House, *players: int, size: int = 9, **more: object) -> Balance:
    ruling: Ruling[Balance] = balance(house, room(*players, size=size), **more)  # type: ignore[arg-type]
    return ruling.answer


@pytest.mark.rule("TDA-2024 11-C")
@pytest.mark.parametrize(
    ("players", "moves"),
    [
        ((9, 8, 9, 8, 7), []),
        ((9, 8, 9, 9, 6), [(1, 5)]),
        ((6, 9, 9, 9, 9), [(2, 1)]),
        ((9, 9, 9, 6, 6), [(1, 4), (2, 5)]),
        ((9, 9, 9, 9, 5), [(1, 5), (2, 5)]),
        ((8, 8, 7, 7), []),
        ((9, 8, 8, 7), [(1, 4)]),
        ((5, 9, 9), [(2, 1), (3, 1)]),
    ],
)
def test_the_gap_is_two_and_one_from_four_tables_down(players: tuple[int, ...], moves: list[tuple[int, int]]) -> None:
    answer = advised(TDA, *players)
    assert list(answer.moves) == moves
    assert (answer.breaks, answer.final_table) == (None, False)
    assert advised(LONGFORM, *players).moves == answer.moves


@pytest.mark.rule("pokerstars 2.6")
def test_online_the_gap_is_always_one() -> None:
    ruling = balance(POKERSTARS, room(9, 8, 9, 8, 7))
    assert ruling.answer.moves == ((1, 5),)
    assert (ruling.code, cited(ruling)) == ("balance.move", ["pokerstars 2.6"])


def test_a_house_sets_its_own_gap() -> None:
    assert advised(club(gap=3), 9, 8, 9, 9, 6).moves == ()
    assert advised(club(gap=1), 9, 8, 9, 9, 7).moves == ((1, 5),)
    assert advised(club(gap_few=2), 9, 8, 8, 7).moves == ()
    assert advised(club(few_tables=3), 9, 8, 8, 7).moves == ()
    ruling = balance(club(gap=1), room(9, 8, 9, 9, 7))
    assert cited(ruling) == ["TDA-2024 11-C", "house 4"]


@pytest.mark.rule("TDA-2024 11-D")
def test_a_table_three_short_stops() -> None:
    ruling = balance(TDA, room(5, 8))
    assert ruling.answer == Balance(((2, 1),), None, (1,), False)
    assert ruling.code == "balance.move-halt"
    assert cited(ruling) == ["TDA-2024 11-C", "house tda-2024", "TDA-2024 11-D"]
    assert advised(TDA, 6, 9, 6, 9, 9).halt == (1, 3)
    assert advised(TDA, 8, 8, 6, 6).halt == ()
    assert advised(club(halt_at=0), 5, 8).halt == ()
    assert advised(club(halt_at=2), 8, 8, 6, 6).halt == (3, 4)


@pytest.mark.rule("TDA-2024 11-D")
def test_where_section_06_is_silent_a_short_table_stops_as_elsewhere() -> None:
    assert advised(LONGFORM, 5, 8).halt == (1,)
    assert LONGFORM.cite("halt_at") == cite("TDA-2024 11-D")


@pytest.mark.rule("house")
def test_in_the_pokerstars_house_no_table_stops_and_no_rule_of_its_book_is_named_for_it() -> None:
    assert advised(POKERSTARS, 5, 8).halt == ()
    assert POKERSTARS.cite("halt_at").book == "house"


@pytest.mark.rule("TDA-2024 10-B")
@pytest.mark.parametrize(
    ("players", "order", "closed", "broken"),
    [
        ((8, 8, 8, 8, 5), (5, 4, 3, 2, 1), (), None),
        ((8, 8, 8, 8, 4), (5, 4, 3, 2, 1), (), 5),
        ((8, 8, 8, 8, 4), (), (), 5),
        ((6, 6, 6, 6, 6), (), (), 5),
        ((6, 6, 6, 6, 6), (2,), (), 2),
        ((6, 6, 6, 6, 6), (9, 3), (), 3),  # 9 was broken before
        ((7, 7, 7, 7, 4), (), (4,), 5),
        ((7, 7, 8, 8, 7), (), (4,), None),  # room for six: the closed table takes nobody
        ((7, 7, 7, 6, 7), (4,), (4,), 4),  # a closed table may be broken
        ((7, 6, 6), (3, 2, 1), (), None),
        ((6, 6, 6), (2,), (), 2),
        ((9, 8, 8, 0, 8, 8), (), (), None),  # nobody is sent to an empty table
    ],
)
def test_a_table_breaks_as_soon_as_the_others_can_seat_everybody(
    players: tuple[int, ...], order: tuple[int, ...], closed: tuple[int, ...], broken: int | None
) -> None:
    answer = advised(TDA, *players, closed=closed, break_order=order)
    assert answer.breaks == broken
    assert broken is None or answer.moves == ()


def test_the_first_of_the_order_that_can_be_broken() -> None:
    tables = [TableCount(1, 9, 9), TableCount(2, 6, 3), TableCount(3, 9, 8), TableCount(4, 9, 7), TableCount(5, 6, 4)]
    assert balance(TDA, tables, break_order=[1, 2, 5]).answer.breaks == 2, (
        "1 has more players than the others have chairs"
    )
    assert balance(TDA, tables).answer.breaks == 5


def test_locked_chairs_are_no_room() -> None:
    tables = [TableCount(1, 9, 6), TableCount(2, 9, 6, locked=1), TableCount(3, 9, 6)]
    ruling = balance(TDA, tables, break_order=[2])
    assert (ruling.answer.breaks, ruling.code, cited(ruling)) == (2, "balance.break", ["TDA-2024 10-B"])
    assert balance(TDA, [*tables[:2], TableCount(3, 9, 7, locked=1)], break_order=[1]).answer.breaks is None
    assert balance(TDA, [TableCount(1, 9, 9, locked=2), TableCount(2, 9, 5), TableCount(3, 9, 8)]).answer.moves == (
        (1, 2),
        (1, 2),
    )


def test_closed_tables_receive_nobody_but_give() -> None:
    assert advised(TDA, 9, 6, 8, 8, 8, closed=(2,)).moves == ()
    assert advised(TDA, 9, 6, 6, 8, 8, closed=(2,)).moves == ((1, 3),)
    assert advised(TDA, 9, 6, 8, 8, 8, closed=(1,)).moves == ((1, 2),)
    stuck = balance(TDA, room(9, 5, 9, 9, 9), closed=(2,))
    assert (stuck.answer.moves, stuck.answer.halt, stuck.code) == ((), (2,), "balance.stuck-halt")


def test_tables_of_different_sizes() -> None:
    tables = [TableCount(1, 6, 6), TableCount(2, 9, 9), TableCount(3, 9, 9), TableCount(4, 9, 9), TableCount(5, 9, 9)]
    assert balance(TDA, tables).answer.moves == ()
    short = [TableCount(1, 6, 5), *tables[1:]]
    assert balance(TDA, short).answer.moves == ((2, 1),)


@pytest.mark.rule("TDA-2024 RP-9")
@pytest.mark.parametrize(
    ("players", "size", "final"),
    [
        ((5, 5), 9, False),
        ((5, 4), 9, True),
        ((5, 4), 8, True),
        ((5, 5), 8, False),
        ((4, 4), 7, False),
        ((4, 3), 7, True),
        ((4, 3), 6, True),
        ((5, 5), 10, True),
        ((3, 3, 3), 9, True),
        ((9,), 9, True),
    ],
)
def test_final_table(players: tuple[int, ...], size: int, final: bool) -> None:
    ruling = balance(TDA, room(*players, size=size), break_order=[1])
    assert ruling.answer.final_table is final
    if final:
        assert (ruling.answer.moves, ruling.answer.breaks) == ((), None)
        assert cited(ruling)[0] == "TDA-2024 RP-9"


def test_a_house_sets_the_size_of_its_final_table() -> None:
    house = club(final_table=6)
    assert not advised(house, 4, 3).final_table
    assert advised(house, 4, 3).breaks is None, "the last two tables become the final table"
    assert advised(house, 3, 3).final_table


@pytest.mark.parametrize(("chosen", "broken", "moves"), [(False, None, ()), (True, 5, ())])
def test_while_registration_is_open(chosen: bool, broken: int | None, moves: tuple[int, ...]) -> None:
    house = club(break_while_registering=True) if chosen else TDA
    answer = advised(house, 6, 6, 6, 6, 6, registering=True)
    assert (answer.breaks, answer.moves) == (broken, moves)
    assert advised(TDA, 9, 9, 9, 9, 5, registering=True) == Balance((), None, (5,), False)


def test_the_giving_table_by_break_order() -> None:
    house = club(giving_table="break-order")
    assert advised(house, 9, 9, 9, 9, 6, break_order=(3, 1, 2)).moves == ((3, 5),)
    assert advised(house, 9, 9, 9, 9, 6).moves == ((1, 5),)
    assert advised(house, 10, 9, 9, 9, 6, size=10, break_order=(3, 1)).moves == ((1, 5),), (
        "else it would take two moves"
    )


def test_equally_full_tables_give_by_number_or_by_break_order() -> None:
    order = (4, 2)
    assert advised(TDA, 9, 9, 9, 9, 5, break_order=order).moves == ((1, 5), (2, 5))
    assert advised(TDA, 9, 9, 9, 9, 5, break_order=order, equals_by_order=True).moves == ((4, 5), (2, 5))
    assert advised(TDA, 9, 9, 9, 9, 9, 6, break_order=order, equals_by_order=True).moves == ((4, 6),)


def test_the_giving_table_by_section() -> None:
    house = club(giving_table="same-section")
    tables = [
        TableCount(number, 9, count, section=section)
        for number, count, section in ((1, 9, "A"), (2, 9, "B"), (3, 9, "B"), (4, 9, "A"), (5, 6, "B"))
    ]
    assert balance(house, tables).answer.moves == ((2, 5),)
    assert balance(TDA, tables).answer.moves == ((1, 5),)


def test_nobody_left() -> None:
    assert balance(TDA, []).answer == Balance((), None, (), True)


@given(st.lists(st.integers(1, 9), min_size=5, max_size=12), st.sampled_from([TDA, POKERSTARS]))
def test_balance_never_widens_the_gap(players: list[int], house: House) -> None:
    answer = advised(house, *players)
    after = dict(enumerate(players, 1))
    for giving, receiving in answer.moves:
        after[giving] -= 1
        after[receiving] += 1
    assert max(after.values()) <= max(players)
    assert min(after.values()) >= min(players)
    if answer.breaks is None and not answer.final_table:
        assert max(after.values()) - min(after.values()) <= house.choices.gap


@pytest.mark.rule("TDA-2024 10-B")
@pytest.mark.parametrize(
    ("players", "order", "breaks"),
    [
        ((9, 9, 5, 4), (), (4,)),
        ((4, 4, 4, 4, 4), (), (5, 4)),
        ((4, 4, 4, 4, 4), (2, 1), (2, 1)),
        ((9, 9, 9, 9, 4), (), ()),
        ((5, 4, 0), (), ()),
        ((9, 9, 9, 8, 1), (7, 4), (4,)),
    ],
)
def test_the_tables_that_break_one_after_another(
    players: tuple[int, ...], order: tuple[int, ...], breaks: tuple[int, ...]
) -> None:
    assert breaks_to_come(TDA, HeadCounts(room(*players)), order) == breaks


@given(st.lists(st.integers(0, 9), min_size=1, max_size=9), st.permutations(range(1, 10)))
def test_they_are_those_that_the_balance_breaks_in_turn(players: list[int], order: list[int]) -> None:
    tables = {table.table: table for table in room(*players)}
    found = []
    while (broken := balance(TDA, list(tables.values()), break_order=order).answer.breaks) is not None:
        found.append(broken)
        for _ in range(tables.pop(broken).players):
            shortest = min((one for one in tables.values() if one.players), key=lambda one: one.players)
            tables[shortest.table] = shortest._replace(players=shortest.players + 1)
    assert breaks_to_come(TDA, HeadCounts(room(*players)), order) == tuple(found)
