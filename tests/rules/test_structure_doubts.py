"""What is doubtful about a structure, and what chips can pay."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.chip_payments import payable
from floorman.rules.structure_doubts import doubtful_steps, doubts
from floorman.rules.structure_text import structure_from
from floorman.text.say import LANGUAGES, say


def found(*lines: str) -> list[tuple[int, str]]:
    """The level of each doubt, and its kind."""
    told = doubts(structure_from(lines))
    for doubt, lang in product(told, LANGUAGES):
        assert "{" not in say(doubt.code, doubt.params, lang)
    return [(doubt.level, doubt.code.removeprefix("structure.doubt-")) for doubt in told]


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (("25/50 20", "50/100 20", "break 10", "50/100/100 20", "end", "100/100 20"), []),
        (("100/50 20",), [(1, "small")]),
        (("0/0 20",), [(1, "small")]),
        (("100/100 20",), []),
        (("stud 200/100 20",), [(1, "small")]),
        (("50/100/101 20",), [(1, "ante")]),
        (("stud 100/200 ante 101 20",), [(1, "ante")]),
        (("stud 100/200 ante 25 bring 101 20",), [(1, "ante")]),
        (("stud 100/200 ante 100 bring 100 20",), []),
        (("50/100 20", "25/50 20"), [(2, "lower")]),
        (("50/100 20", "break 5", "200/400 20"), []),
        (("50/100 20", "break 5", "200/401 20"), [(2, "steep")]),
        (("50/100 20", "stud 1000/2000 20", "50/100 20"), []),
        (("50/100 20", "500/1000 20 game Omaha", "50/100 20"), []),
        (("50/100 20 game Omaha", "500/1000 20 game Omaha"), [(2, "steep")]),
        (("50/100 1", "50/100 600", "break 1", "break 600"), []),
        (("50/100 0", "50/100 601", "break 0", "break 601"), [(1, "minutes"), *[(2, "minutes")] * 3]),
    ],
)
def test_values_growth_and_minutes(lines: tuple[str, ...], told: list[tuple[int, str]]) -> None:
    assert found(*lines) == told


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (("chips 25 100", "25/50/10 20"), [(1, "chips")]),
        (("chips 25 100", "25/50 20", "break 5 -25", "100/200 20"), []),
        (("chips 25 100", "25/50 20", "break 5 -25", "100/150 20"), [(2, "chip-gone")]),
        (("chips 25 100", "25/50 20", "break 5 -25", "105/210 20"), [(2, "chips")] * 2 + [(2, "steep")]),
        (("chips 20 50", "50/100 20"), []),
        (("chips 20 50", "30/100 20"), [(1, "chips")]),
        # without a set: the usual ones
        (("150/300 20", "break 5 -25", "250/500/100 20"), [(2, "chip-gone")]),
        (("150/300 20", "break 5 -25", "200/400/25 20"), [(2, "chip-gone")]),
        (("150/300 20", "break 5 -25", "200/400/100 20"), []),
        (("150/300 20", "break 5 -25", "200/400/20 20"), [(2, "chips")]),
        (("7/14 20",), []),
    ],
)
def test_chips(lines: tuple[str, ...], told: list[tuple[int, str]]) -> None:
    assert sorted(found(*lines)) == sorted(told)


def test_a_structure_sheet_from_practice() -> None:
    lines = ["200/400/75 60", "break 15 -25", "250/500/100 60", "25000/30000/300 60", "1000/2000/500 60"]
    assert found(*lines) == [(2, "chip-gone"), (3, "steep"), (4, "lower")]


def test_who_has_looked_at_it_is_heard() -> None:
    lines = ["50/100 20", "25/50 20", "break 0", "250/500 20 ok", "break 700 ok", "end"]
    assert doubtful_steps(structure_from(lines)) == {1, 2}
    assert len(found(*lines)) == 4


@pytest.mark.parametrize(
    ("value", "chips", "can"),
    [
        (0, (25,), True),
        (75, (25, 100), True),
        (60, (25, 100), False),
        (50, (20, 50), True),
        (30, (20, 50), False),
        (70, (20, 50), True),
        (7, (), False),
        (0, (), True),
        (10**12 + 7, (10, 7), True),
        (10**12, (10**6 - 1, 10**6 + 3), True),
    ],
)
def test_what_can_be_paid(value: int, chips: tuple[int, ...], can: bool) -> None:
    assert payable(value, chips) == can


@given(st.integers(0, 120), st.lists(st.integers(1, 30), min_size=1, max_size=4))
def test_paid_by_trying(value: int, chips: list[int]) -> None:
    reached = {0}
    for paid in range(value + 1):
        if paid in reached:
            reached |= {paid + chip for chip in chips}
    assert payable(value, chips) == (value in reached)
