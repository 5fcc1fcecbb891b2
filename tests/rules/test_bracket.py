"""Heads-up knock-outs: byes in the first round only."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.bracket import bracket
from floorman.rules.citation import Unanswerable
from tests.rules.rooms import cited


def names(count: int) -> list[str]:
    return [f"P{n}" for n in range(count)]


@pytest.mark.rule("pokerstars H")
@pytest.mark.parametrize(
    ("count", "rounds", "byes", "matches"),
    [
        (2, 1, 0, 1),
        (3, 2, 1, 1),
        (4, 2, 0, 2),
        (5, 3, 3, 1),
        (8, 3, 0, 4),
        (9, 4, 7, 1),
        (127, 7, 1, 63),
        (128, 7, 0, 64),
    ],
)
def test_byes_fill_up_to_the_next_power_of_two(count: int, rounds: int, byes: int, matches: int) -> None:
    ruling = bracket(names(count), "s")
    assert (ruling.answer.rounds, len(ruling.answer.byes), len(ruling.answer.matches)) == (rounds, byes, matches)
    assert cited(ruling) == ["pokerstars H"]


@pytest.mark.rule("pokerstars H")
@given(st.integers(2, 70), st.text(max_size=8))
def test_everybody_is_in_it_once_and_the_second_round_needs_no_bye(count: int, seed: str) -> None:
    answer = bracket(names(count), seed).answer
    playing = [player for match in answer.matches for player in match]
    assert sorted([*answer.byes, *playing]) == sorted(names(count))
    assert len(answer.byes) + len(answer.matches) == 2 ** (answer.rounds - 1)
    assert answer == bracket(names(count), seed).answer


@pytest.mark.rule("pokerstars H")
def test_another_seed_another_draw() -> None:
    assert len({bracket(names(5), str(seed)).answer.byes for seed in range(40)}) > 20


@pytest.mark.rule("pokerstars H")
def test_one_player_is_no_knock_out() -> None:
    with pytest.raises(Unanswerable) as fault:
        bracket(["A"], "s")
    assert fault.value.code == "too-few-players"


@pytest.mark.rule("pokerstars H")
def test_a_bracket_takes_1024_at_most() -> None:
    assert bracket(names(1024), "seed").answer.rounds == 10
    with pytest.raises(Unanswerable) as fault:
        bracket(names(1025), "seed")
    assert (fault.value.code, fault.value.field) == ("bad-value", "entrants")
