"""Seat geometry."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.core.ring import between, clockwise, from_seat, next_held, open_chairs, previous_held

chairs = st.integers(1, 12)
held_seats = st.sets(chairs, min_size=1).map(sorted)


@pytest.mark.parametrize(
    ("held", "after", "found"), [([2, 5, 9], 2, 5), ([2, 5, 9], 9, 2), ([2, 5, 9], 3, 5), ([4], 4, 4), ([4], 12, 4)]
)
def test_the_next_player_clockwise(held: list[int], after: int, found: int) -> None:
    assert next_held(held, after) == found


@pytest.mark.parametrize(
    ("held", "before", "found"), [([2, 5, 9], 5, 2), ([2, 5, 9], 2, 9), ([2, 5, 9], 4, 2), ([4], 4, 4), ([4], 1, 4)]
)
def test_the_player_before(held: list[int], before: int, found: int) -> None:
    assert previous_held(held, before) == found


@given(chairs, chairs, chairs)
def test_between_is_what_one_passes_on_the_way(start: int, seat: int, end: int) -> None:
    way = [] if start == end else list(clockwise(start, 12))
    assert between(start, seat, end) == (start != end and seat in way[: way.index(end)])


@given(held_seats, chairs)
def test_going_round_visits_everybody_once(held: list[int], first: int) -> None:
    order = from_seat(held, first)
    assert sorted(order) == held
    assert order[0] == (first if first in held else next_held(held, first))
    assert all(next_held(held, one) == other for one, other in pairwise(order))


def test_open_chairs_are_neither_held_nor_locked() -> None:
    assert open_chairs(6, (1, 4), {6}) == (2, 3, 5)
