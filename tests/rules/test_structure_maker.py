"""The maker of structures."""

from itertools import combinations, pairwise
from math import log

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.core.structure import MAX_STEPS, Break, Level
from floorman.rules.chip_payments import payable
from floorman.rules.citation import Unanswerable
from floorman.rules.colour_up import when_chips_go
from floorman.rules.structure_doubts import doubts
from floorman.rules.structure_maker import Made, Wishes, make_structure, small_blind
from floorman.rules.structure_text import step_text
from floorman.text.say import say
from tests.rules.rooms import TDA, club

CLUB = Wishes(40, 20_000, (25, 100, 500, 1000, 5000), 240, 20)


def levels(made: Made) -> list[Level]:
    return [step for step in made.structure.steps if isinstance(step, Level)]


def kinds(made: Made) -> list[str]:
    return [code.removeprefix("structure.maker-") for code, _ in made.warnings]


@pytest.mark.parametrize(
    ("big", "chips", "small"),
    [
        (1500, (25, 100, 500), 1000),
        (500, (25, 100, 500), 300),
        (300, (25, 100, 500), 200),
        (150, (25, 100, 500), 75),
        (200, (25, 100, 500), 100),
        (1200, (25, 100, 500), 600),
        (2500, (100, 500), 1500),
        (15_000, (500, 1000, 5000), 10_000),
        (25, (25, 100), 25),
        (90, (20, 50), 60),
    ],
)
def test_the_small_blind(big: int, chips: tuple[int, ...], small: int) -> None:
    assert small_blind(big, chips) == small


def test_an_evening_at_a_club() -> None:
    made = make_structure(TDA, Wishes(9, 10_000, (25, 100, 500, 1000), 180, 15))
    bigs = [level.big_blind for level in levels(made)]
    assert bigs[:12] == [100, 150, 200, 250, 300, 500, 600, 800, 1200, 1500, 2000, 3000]
    assert bigs[-1] >= 90_000 / 10 > bigs[-2]
    assert (made.expected, made.over_by, made.warnings) == (180, 210, ())


def test_as_many_levels_as_fit_with_their_breaks() -> None:
    made = make_structure(TDA, Wishes(40, 20_000, CLUB.chips, 240, 20, break_minutes=15, break_every=4))
    assert made.expected == 10 * 20 + 2 * 15
    after = [at for at, step in enumerate(made.structure.steps) if isinstance(step, Break)]
    assert after == [4, 9, 14][: len(after)]
    assert not isinstance(made.structure.steps[-1], Break)


def test_rebuys_and_add_ons_are_in_play() -> None:
    assert Wishes(40, 20_000, (25,), 240, 20, rebuys=30, extra=5000).in_play == 1_405_000


def test_antes_begin_at_their_level() -> None:
    made = make_structure(TDA, Wishes(40, 20_000, CLUB.chips, 240, 20, ante_from=3))
    assert [level.ante == level.big_blind for level in levels(made)][:4] == [False, False, True, True]
    assert all(level.ante == 0 for level in levels(make_structure(TDA, CLUB)))


@pytest.mark.rule("house")
def test_the_house_says_when_it_ends() -> None:
    late = make_structure(club(finish_bb=20), CLUB)
    assert late.expected == late.over_by == 240
    early = make_structure(TDA, CLUB)
    assert (early.expected, early.over_by) == (240, 260)


def test_it_warns() -> None:
    steep = make_structure(TDA, Wishes(40, 20_000, CLUB.chips, 100, 20))
    assert "steep" in kinds(steep)
    short = make_structure(TDA, Wishes(40, 1000, CLUB.chips, 240, 20, first=25))
    assert "short" in kinds(short)
    few = make_structure(TDA, Wishes(2, 1000, (25, 100), 900, 20, first=50))
    assert "few" in kinds(few)
    at_once = make_structure(TDA, Wishes(2, 100, (25,), 60, 20))
    assert kinds(at_once) == ["short", "few"]
    for made in (steep, short, few, at_once):
        for code, params in made.warnings:
            assert "{" not in say(code, params)


@pytest.mark.parametrize(
    "wishes",
    [
        Wishes(40, 20_000, (7,), 240, 20),
        Wishes(40, 20_000, (25, 100), 240, 20, first=30),
        Wishes(40, 20_000, (10**9,), 240, 20),
    ],
)
def test_what_no_chips_can_pay(wishes: Wishes) -> None:
    with pytest.raises(Unanswerable) as fault:
        make_structure(TDA, wishes)
    assert fault.value.code == "impossible"


def test_the_row_is_the_nearest_to_an_even_rise() -> None:
    """Every other row of as many of the same values is further off, or as far."""
    made = make_structure(TDA, Wishes(10, 5000, (25, 100, 500), 100, 20, first=50))
    row = [level.big_blind for level in levels(made)][:5]
    between = [75, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1200, 1500]
    round_values = [
        value for value in between if value in (100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1200, 1500)
    ]

    def off(one: list[int]) -> float:
        rise = log(2000 / 50) / 4
        return sum((log(value) - log(50) - nth * rise) ** 2 for nth, value in enumerate(one))

    assert (row[0], row[-1]) == (50, 2000)
    assert off(row) == pytest.approx(min(off([50, *some, 2000]) for some in combinations(round_values, 3)))


wishes = st.builds(
    Wishes,
    players=st.integers(2, 2000),
    stack=st.sampled_from([500, 1500, 10_000, 20_000, 50_000, 100_000]),
    chips=st.sampled_from([(5, 25, 100), (25, 100, 500), (25, 100, 500, 1000, 5000), (100, 500, 1000), (1, 5, 10)]),
    minutes=st.integers(20, 1200),
    level=st.integers(5, 60),
    first=st.none() | st.sampled_from([100, 200, 500]),
    rebuys=st.integers(0, 500),
    extra=st.integers(0, 50_000),
    break_minutes=st.integers(1, 60),
    break_every=st.integers(0, 6),
    ante_from=st.integers(0, 8),
)


@given(wishes)
def test_any_evening(wishes: Wishes) -> None:
    made = make_structure(TDA, wishes)
    played = levels(made)
    bigs = [level.big_blind for level in played]
    assert all(one < other for one, other in pairwise(bigs))
    assert len(made.structure.steps) <= MAX_STEPS
    assert all(payable(value, wishes.chips) for level in played for value in level.values)
    assert bigs[-1] * 10 >= wishes.in_play
    assert made.expected is not None
    if "few" not in kinds(made) and len(played) > 2:
        assert made.expected <= max(wishes.minutes, 2 * wishes.level + wishes.break_minutes)
    assert {doubt.code for doubt in doubts(made.structure)} <= {"structure.doubt-steep"}
    assert not any(one.too_early for one in when_chips_go(made.structure.steps, wishes.chips).values())
    steep = {params["level"] for code, params in made.warnings if code == "structure.maker-steep"}
    assert steep == {level for level, (one, other) in enumerate(pairwise(bigs), 2) if other > 1.7 * one}
    assert all(step_text(step) for step in made.structure.steps)
