"""The expected end, averages, and the next better prize."""

import pytest

from floorman.rules.chip_average import ChipAverage, figures
from floorman.rules.citation import Unanswerable
from floorman.rules.clock import MINUTE
from floorman.rules.expected_end import ExpectedEnd, finish
from floorman.rules.money_jump import MoneyJump, money_jump
from floorman.rules.structure_text import structure_from
from tests.rules.rooms import TDA, cited, club

EVENING = (
    *("50/100 20", "100/200 20", "150/300 20", "break 15", "200/400 20", "300/600 20", "500/1000 20", "break 10"),
    *("1000/2000 20", "2000/4000 20"),
)


@pytest.mark.parametrize(
    ("steps", "step", "left", "chips", "expected", "over_by"),
    [
        (EVENING, 0, 20, 30_000, 135, 165),
        (EVENING, 0, 20, 30_001, 165, 165),
        (EVENING, 4, 10, 45_000, 80, 100),
        (EVENING, 3, 5, 9_000, 25, 45),
        (EVENING, 9, 1, 9_000, 1, 1),
        (EVENING, 2, 1.5, 9_000, 2, 57),
        (EVENING, 2, 0.49, 9_000, 0, 55),
        (EVENING, 0, 20, 100_000, 185, None),
        (EVENING, 0, 20, 10**9, None, None),
        (("25/50 20", "end", "500/1000 20"), 0, 20, 1000, 20, 20),
        (("25/50 20", "end", "500/1000 20"), 0, 20, 3000, None, None),
        (("25/50 20", "end", "500/1000 20"), 1, 0, 3000, None, None),
        (("stud 100/200 20", "stud 200/400 20"), 0, 20, 6000, 40, None),
    ],
)
def test_the_first_level_at_which_few_big_blinds_are_in_play(
    steps: tuple[str, ...], step: int, left: float, chips: int, expected: int | None, over_by: int | None
) -> None:
    ruling = finish(TDA, structure_from(steps).steps, step, round(left * MINUTE), chips)
    assert ruling.answer == ExpectedEnd(expected, over_by)
    assert ruling.code == ("expected-end.told" if expected is not None else "expected-end.day-ends")


@pytest.mark.rule("house")
def test_a_house_that_ends_later() -> None:
    ruling = finish(club(finish_bb=20), structure_from(EVENING).steps, 0, 20 * MINUTE, 30_000)
    assert ruling.answer == ExpectedEnd(165, 165)
    assert cited(ruling) == ["house 4"]


@pytest.mark.parametrize(
    ("chips", "left", "big_blind", "average", "big_blinds"),
    [
        (2050, 2, 100, 1025, 10.3),
        (2049, 2, 100, 1024, 10.2),
        (1_000_000, 3, 2000, 333_333, 166.7),
        (100, 1, 10, 100, 10.0),
        (0, 5, 100, 0, 0.0),
        (10**15, 7, 3, 142857142857142, 47619047619047.6),
    ],
)
def test_the_average_stack(chips: int, left: int, big_blind: int, average: int, big_blinds: float) -> None:
    ruling = figures(TDA, chips, left, big_blind)
    assert ruling.answer == ChipAverage(average, big_blinds)
    assert cited(ruling) == ["house tda-2024"]


PRIZES = ((1, 1, 5000), (2, 2, 3400), (3, 3, 2500), (4, 9, 900), (10, 18, 560), (19, 27, 450), (28, 63, 300))


@pytest.mark.parametrize(
    ("left", "told", "case"),
    [
        (90, MoneyJump(63, 27, 0, 63, 300), "to-money"),
        (64, MoneyJump(63, 1, 0, 63, 300), "to-money"),
        (63, MoneyJump(63, 0, 300, 27, 450), "in-money"),
        (20, MoneyJump(63, 0, 450, 18, 560), "in-money"),
        (9, MoneyJump(63, 0, 900, 3, 2500), "in-money"),
        (2, MoneyJump(63, 0, 3400, 1, 5000), "in-money"),
        (1, MoneyJump(63, 0, 5000, None, None), "top"),
    ],
)
def test_the_next_better_prize(left: int, told: MoneyJump, case: str) -> None:
    for rows in (PRIZES, PRIZES[::-1]):
        ruling = money_jump(TDA, left, rows)
        assert (ruling.answer, ruling.code) == (told, f"money-jump.{case}")


@pytest.mark.parametrize(
    ("left", "prizes", "told"),
    [
        (5, (), MoneyJump(0, 5, 0, None, None)),
        (5, ((1, 4, 100),), MoneyJump(4, 1, 0, 4, 100)),
        (3, ((1, 4, 100),), MoneyJump(4, 0, 100, None, None)),
        (4, ((1, 2, 100), (3, 3, 50), (4, 4, 50)), MoneyJump(4, 0, 50, 2, 100)),
        (5, ((1, 2, 100), (3, 6, 0)), MoneyJump(2, 3, 0, 2, 100)),
    ],
)
def test_flat_and_unpaid_places(left: int, prizes: tuple[tuple[int, int, int], ...], told: MoneyJump) -> None:
    assert money_jump(TDA, left, prizes).answer == told


def test_a_place_in_two_rows() -> None:
    with pytest.raises(Unanswerable) as fault:
        money_jump(TDA, 5, ((1, 3, 100), (3, 4, 50)))
    assert (fault.value.code, fault.value.params) == ("impossible", {"place": 3})
