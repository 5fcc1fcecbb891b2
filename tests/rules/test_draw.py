"""Draws, table breaks and redraws: each a bijection, even, and the same again from the same seed."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.citation import Unanswerable
from floorman.rules.draw import Drawn, Moved, break_table, draw, redraw
from floorman.rules.lots import Lots
from floorman.rules.seats import TableSeats
from tests.rules.rings import ring
from tests.rules.rooms import POKERSTARS, TDA, cited


def empty(count: int, size: int = 9) -> list[TableSeats]:
    return [ring("." * size, table=number) for number in range(1, count + 1)]


def loads(seats: tuple[Drawn, ...] | tuple[Moved, ...]) -> Counter[int]:
    return Counter(one.table for one in seats)


@given(st.integers(1, 60), st.integers(1, 8), st.text(max_size=8))
def test_everybody_gets_a_chair_of_his_own_and_tables_are_within_one(players: int, tables: int, seed: str) -> None:
    seed = seed.encode(errors="replace").decode()
    field = list(range(101, 101 + min(players, tables * 9)))
    ruling = draw(TDA, field, empty(tables), seed)
    assert [one.player for one in ruling.answer] == field
    assert len({(one.table, one.seat) for one in ruling.answer}) == len(field)
    counts = [loads(ruling.answer)[table] for table in range(1, tables + 1)]
    assert max(counts) - min(counts) <= 1
    assert draw(TDA, field, empty(tables), seed) == ruling


@pytest.mark.rule("TDA-2024 8-A")
@pytest.mark.rule("pokerstars 1.4")
def test_a_draw_names_its_rule_and_its_seed() -> None:
    assert cited(draw(TDA, [1], empty(1), "s")) == ["TDA-2024 8-A"]
    ruling = draw(POKERSTARS, [1], empty(1), "s")
    assert (cited(ruling), ruling.code, ruling.params["seed"]) == (["pokerstars 1.4"], "draw.seated", "s")


def test_a_draw_can_be_derived_again_from_the_description() -> None:
    lots, tables = Lots("Saturday"), ["..#", "A.."]
    spots = []
    for table, free, share in ((1, [1, 2], 2), (2, [2, 3], 1)):
        spots += [(table, seat) for seat in lots.shuffled(free)[:share]]
    order = lots.shuffled(sorted(spots))
    rooms = [ring(text, table=number) for number, text in enumerate(tables, 1)]
    assert [(one.table, one.seat) for one in draw(TDA, [7, 8, 9], rooms, "Saturday").answer] == order


def test_every_open_chair_is_about_equally_likely_for_everybody() -> None:
    rooms = [ring("....", table=1), ring("....", table=2)]
    counts: Counter[tuple[int, int]] = Counter()
    for seed in range(4000):
        first, *_ = draw(TDA, [1, 2, 3], rooms, f"chi {seed}").answer
        counts[first.table, first.seat] += 1
    assert len(counts) == 8
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 24.3, "chi-square, 7 degrees, p = 0.001"


def test_every_chair_is_about_equally_often_taken() -> None:
    rooms = [ring(".#..", table=1), ring(".A..", table=2), ring("....", table=3)]
    counts: Counter[tuple[int, int]] = Counter()
    for seed in range(3000):
        counts.update((one.table, one.seat) for one in draw(TDA, range(5), rooms, f"taken {seed}").answer)
    for table, chairs, share in ((1, 3, 2), (2, 3, 1), (3, 4, 2)):
        expected = 3000 * share / chairs
        seen = [count for (number, _), count in counts.items() if number == table]
        assert len(seen) == chairs
        assert all(abs(count - expected) < 150 for count in seen)


@pytest.mark.parametrize(
    ("rooms", "players", "expected"),
    [
        ([ring("ABCD.....", table=1), ring("A........", table=2)], 3, {2: 3}),
        ([ring("ABCD.....", table=1), ring("A........", table=2)], 5, {1: 1, 2: 4}),
        ([ring("......", table=1), ring("..........", table=2)], 15, {1: 6, 2: 9}),
        ([ring("####..", table=1), ring("......", table=2)], 6, {1: 2, 2: 4}),
    ],
)
def test_the_shortest_tables_are_filled_first(rooms: list[TableSeats], players: int, expected: dict[int, int]) -> None:
    answer = draw(TDA, range(players), rooms, "s").answer
    assert loads(answer) == expected
    taken = {(one.table, one.seat) for one in answer}
    assert not [
        chair for chair in taken for room in rooms if chair[0] == room.table and chair[1] in (*room.seats, *room.locked)
    ]


def test_fixed_seats_are_kept_and_count() -> None:
    fixed = [Drawn(3, 1, 1), Drawn(5, 1, 4)]
    for seed in "abcdef":
        answer = draw(TDA, [1, 2, 3, 4, 5], empty(2, 6), seed, fixed).answer
        assert {one for one in answer if one.player in (3, 5)} == set(fixed)
        assert sorted(loads(answer).values()) == [2, 3]


def test_fixed_seats_may_make_tables_uneven() -> None:
    fixed = [Drawn(player, 1, player) for player in (1, 2, 3)]
    assert loads(draw(TDA, [1, 2, 3, 4], empty(2), "s", fixed).answer) == {1: 3, 2: 1}


@pytest.mark.parametrize(
    ("tables", "players", "fixed", "apart", "says"),
    [
        ([ring("..", table=1)], [1, 2, 3], [], [], "draw.too-few-chairs"),
        ([ring(".#", table=1)], [1, 2], [], [], "draw.too-few-chairs"),
        ([], [1], [], [], "draw.too-few-chairs"),
        ([ring("A..", table=1)], [1], [Drawn(1, 1, 1)], [], "draw.fixed-taken"),
        ([ring("#..", table=1)], [1], [Drawn(1, 1, 1)], [], "draw.fixed-taken"),
        ([ring("...", table=1)], [1], [Drawn(1, 2, 1)], [], "draw.fixed-taken"),
        ([ring("...", table=1)], [1, 2], [Drawn(1, 1, 1), Drawn(2, 1, 1)], [], "draw.fixed-taken"),
        ([ring("...", table=1)], [1, 2], [Drawn(1, 1, 1), Drawn(2, 1, 2)], [(1, 2)], "draw.fixed-together"),
        ([ring("...", table=1)], [1, 2], [Drawn(1, 1, 1)], [(1, 2)], "draw.apart"),
        ([ring("...", table=1)], [1, 2], [], [(1, 2)], "draw.apart"),
        ([ring("...", table=1), ring("...", table=2)], [1, 2, 3], [], [(1, 2), (2, 3), (1, 3)], "draw.apart"),
    ],
)
def test_what_cannot_be_met(
    tables: list[TableSeats], players: list[int], fixed: list[Drawn], apart: list[tuple[int, int]], says: str
) -> None:
    with pytest.raises(Unanswerable) as refused:
        draw(TDA, players, tables, "s", fixed, apart)
    assert (refused.value.code, refused.value.says) == ("impossible", says)


def test_nobody_to_draw() -> None:
    assert draw(TDA, [], [], "s").answer == ()


@pytest.mark.rule("TDA-2024 10-B")
def test_a_broken_table_is_spread_over_the_others() -> None:
    rooms = [ring("A.CD", table=9), ring("AB..", table=4), ring("...D", table=6), ring("AB#.", table=2)]
    ruling = break_table(TDA, 9, rooms, "2026-11-29 19:40")
    assert [one.from_seat for one in ruling.answer] == [1, 3, 4]
    assert {one.from_table for one in ruling.answer} == {9}
    assert loads(ruling.answer)[6] in (1, 2)
    held = {4: 2, 6: 1, 2: 2}
    after = [count + loads(ruling.answer)[table] for table, count in held.items()]
    assert max(after) - min(after) <= 1
    assert (ruling.code, cited(ruling)) == ("break.moves", ["TDA-2024 10-B"])


@pytest.mark.rule("pokerstars 2.6")
def test_a_break_online() -> None:
    assert cited(break_table(POKERSTARS, 1, [ring("A..", table=1), ring("...", table=2)], "s")) == ["pokerstars 2.6"]


def test_a_break_keeps_people_apart_and_away() -> None:
    rooms = [ring("ABC...", table=1), ring("......", table=2), ring("......", table=3), ring("......", table=4)]
    for seed in "abcdefgh":
        tables = {one.from_seat: one.table for one in break_table(TDA, 1, rooms, seed, barred={1: {2, 3}}).answer}
        assert tables[1] == 4
        pair = break_table(TDA, 1, rooms[:3], seed, apart=[(1, 2)]).answer
        assert pair[0].table != pair[1].table


def test_a_break_that_cannot_be() -> None:
    with pytest.raises(Unanswerable) as refused:
        break_table(TDA, 9, [ring("ABC", table=9), ring("A..", table=4)], "s")
    assert refused.value.code == "impossible"
    with pytest.raises(Unanswerable) as refused:
        break_table(TDA, 8, [ring("ABC", table=9), ring("A..", table=4)], "s")
    assert refused.value.code == "bad-value"


def test_an_empty_table_breaks_without_moves() -> None:
    assert break_table(TDA, 9, [ring("...", table=9)], "s").answer == ()


@pytest.mark.rule("WSOP 85")
def test_a_redraw_takes_everybody_up() -> None:
    rooms = [ring("AB..EF", table=3), ring(".BCD.F", table=8)]
    ruling = redraw(TDA, rooms, [ring("....", table=3), ring("....", table=1)], "redraw")
    assert [(one.from_table, one.from_seat) for one in ruling.answer] == [
        (room.table, seat) for room in rooms for seat in room.seats
    ]
    assert loads(ruling.answer) == {1: 4, 3: 4}
    assert len({(one.table, one.seat) for one in ruling.answer}) == 8
    assert ruling.code == "draw.redrawn"
    kept = redraw(TDA, rooms, empty(2, 5), "redraw", apart=[[(3, 1), (8, 2)]]).answer
    assert kept[0].table != kept[4].table


def test_a_redraw_without_room() -> None:
    with pytest.raises(Unanswerable) as refused:
        redraw(TDA, [ring("ABC", table=1)], [ring(".#.", table=2)], "s")
    assert refused.value.code == "impossible"
