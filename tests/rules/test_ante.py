"""The big blind ante: TDA-2024 RP-11 and the houses."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.ante import Posted, ante_at, big_blind_ante
from tests.rules.rooms import TDA, cited, club

FULL = (1000, 1000)


@pytest.mark.rule("TDA-2024 RP-11")
@pytest.mark.parametrize(
    ("stack", "blind", "ante"),
    [(50000, 1000, 1000), (2000, 1000, 1000), (1100, 1000, 100), (1000, 1000, 0), (800, 800, 0), (0, 0, 0)],
)
def test_blind_first(stack: int, blind: int, ante: int) -> None:
    ruling = big_blind_ante(TDA, stack, *FULL, 6)
    assert ruling.answer == Posted(blind, ante)
    assert cited(ruling) == ["TDA-2024 RP-11"]
    assert ruling.code == ("big-blind-ante.full" if stack >= 2000 else "big-blind-ante.blind-first")


@pytest.mark.rule("TDA-2024 RP-11")
@pytest.mark.parametrize("players", [2, 3, 6, 9])
def test_never_reduced_unless_the_house_says_so(players: int) -> None:
    assert big_blind_ante(TDA, 5000, *FULL, players).answer == Posted(1000, 1000)


@pytest.mark.rule("house")
def test_ante_first() -> None:
    ruling = big_blind_ante(club(ante_order="ante-first"), 1100, *FULL, 6)
    assert ruling.answer == Posted(100, 1000)
    assert cited(ruling) == ["house 4", "TDA-2024 RP-11"]
    assert big_blind_ante(club(ante_order="ante-first"), 800, *FULL, 6).answer == Posted(0, 800)


@pytest.mark.rule("house")
@pytest.mark.parametrize(("players", "ante"), [(7, 1000), (6, 500), (2, 500)])
def test_reduced_to_the_small_blind_at_few_players(players: int, ante: int) -> None:
    ruling = big_blind_ante(club(ante_reduce_at=6), 5000, *FULL, players)
    assert ruling.answer == Posted(1000, ante)
    assert ("house 4" in cited(ruling)) == (players <= 6)


@pytest.mark.rule("house")
def test_a_reduction_never_raises_the_ante() -> None:
    assert big_blind_ante(club(ante_reduce_at=6), 5000, 1000, 200, 6).answer == Posted(1000, 200)


@pytest.mark.rule("house")
def test_no_ante_heads_up() -> None:
    house = club(ante_heads_up=False, ante_reduce_at=6)
    assert big_blind_ante(house, 5000, *FULL, 2).answer == Posted(1000, 0)
    assert big_blind_ante(house, 5000, *FULL, 3).answer == Posted(1000, 500)
    assert big_blind_ante(house, 500, *FULL, 2).code == "big-blind-ante.heads-up-blind-first"


@pytest.mark.rule("TDA-2024 RP-11")
@given(st.integers(0, 5000), st.integers(0, 2000), st.integers(0, 2000), st.sampled_from(["blind-first", "ante-first"]))
def test_nobody_posts_more_than_he_has_or_owes(stack: int, blind: int, ante: int, order: str) -> None:
    house = TDA if order == "blind-first" else club(ante_order=order)
    posted = big_blind_ante(house, stack, blind, ante, 9).answer
    assert posted.blind + posted.ante == min(stack, blind + ante)
    assert posted.blind <= blind
    assert posted.ante <= ante


@pytest.mark.rule("TDA-2024 RP-11")
@pytest.mark.parametrize(
    ("choices", "players", "answer", "code"),
    [
        ({}, 9, "full", "ante.full-blind-first"),
        ({}, 2, "full", "ante.full-blind-first"),
        ({"ante_order": "ante-first"}, 9, "full", "ante.full-ante-first"),
        ({"ante_reduce_at": 6}, 7, "full", "ante.full-blind-first"),
        ({"ante_reduce_at": 6}, 6, "reduced", "ante.reduced-blind-first"),
        ({"ante_reduce_at": 6, "ante_order": "ante-first"}, 3, "reduced", "ante.reduced-ante-first"),
        ({"ante_heads_up": False}, 2, "none", "ante.none"),
        ({"ante_heads_up": False, "ante_reduce_at": 4}, 3, "reduced", "ante.reduced-blind-first"),
    ],
)
def test_what_becomes_of_the_ante_at_a_table(choices: dict[str, object], players: int, answer: str, code: str) -> None:
    ruling = ante_at(club(**choices), players)
    assert (ruling.answer, ruling.code) == (answer, code)
    assert cited(ruling)[-1] == "TDA-2024 RP-11"
