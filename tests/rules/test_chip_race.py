"""The chip race: TDA-2024 24."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.chip_race import RANKS, SUITS, chip_race
from floorman.rules.citation import Unanswerable
from tests.rules.rooms import TDA, cited, club

DECK = [rank + suit for rank in RANKS for suit in SUITS]


@pytest.mark.rule("TDA-2024 24")
def test_five_odd_chips_make_one() -> None:
    ruling = chip_race(TDA, {1: 3, 4: 2}, 25, 100, {1: ["As", "7d", "2c"], 4: ["Kh", "3c"]})
    assert (ruling.answer.gets, ruling.answer.removed, ruling.answer.paid) == ({1: 1, 4: 0}, 125, 100)
    assert cited(ruling) == ["TDA-2024 24"]


@pytest.mark.rule("TDA-2024 24")
def test_at_most_one_chip_each() -> None:
    drawn = {1: ["As", "Ah", "Ad"], 2: ["Kd", "9d", "8d"], 5: ["Qs", "Qh"]}
    assert chip_race(TDA, {1: 3, 2: 3, 5: 2}, 25, 100, drawn).answer.gets == {1: 1, 2: 1, 5: 0}


@pytest.mark.rule("TDA-2024 24")
def test_spades_break_ties() -> None:
    drawn = {1: ["Ah", "2c", "3c"], 2: ["As", "2d", "3d"], 3: ["Ad"]}
    assert chip_race(TDA, {1: 3, 2: 3, 3: 1}, 25, 100, drawn).answer.gets == {1: 1, 2: 1, 3: 0}
    drawn = {1: ["Ah"], 2: ["As"], 3: ["Ad"], 4: ["Ac"]}
    assert chip_race(TDA, dict.fromkeys(drawn, 1), 25, 100, drawn).answer.gets == {1: 0, 2: 1, 3: 0, 4: 0}


@pytest.mark.rule("TDA-2024 24")
@pytest.mark.parametrize(("chips", "paid"), [(1, 0), (2, 100), (3, 100)])
def test_half_a_new_chip_rounds_up(chips: int, paid: int) -> None:
    ruling = chip_race(TDA, {3: chips, 5: 0}, 25, 100, {3: DECK[:chips]})
    assert ruling.answer.paid == paid
    assert ruling.answer.gets == {3: paid // 100, 5: 0}
    assert (ruling.code == "chip-race.nothing-to-win") == (paid == 0)


@pytest.mark.rule("TDA-2024 24")
def test_nobody_is_raced_out() -> None:
    drawn = {1: ["As", "7d", "2c"], 4: ["Kh", "3c"]}
    ruling = chip_race(TDA, {1: 3, 4: 2}, 25, 100, drawn, nothing_else=frozenset({1, 4}))
    assert (ruling.answer.gets, ruling.answer.paid) == ({1: 1, 4: 1}, 200)
    assert ruling.code == "chip-race.seat-1-and-kept"


@pytest.mark.rule("house")
def test_a_house_that_begins_at_the_dealer_s_left() -> None:
    ruling = chip_race(club(chip_race_from="dealer-left"), {1: 3}, 25, 100, {1: ["As", "7d", "2c"]})
    assert (ruling.code, cited(ruling)) == ("chip-race.dealer-left", ["TDA-2024 24", "house 4"])


@pytest.mark.rule("TDA-2024 24")
@pytest.mark.parametrize(
    ("odd", "old", "new", "drawn"),
    [
        ({1: 4}, 25, 100, {1: ["As", "Ks", "Qs", "Js"]}),  # a whole chip
        ({1: 1}, 100, 100, {1: ["As"]}),
        ({1: 2}, 25, 100, {1: ["As"]}),
        ({1: 1}, 25, 100, {}),
        ({1: 1, 2: 1}, 25, 100, {1: ["As"], 2: ["As"]}),
        ({1: 1}, 25, 100, {1: ["As"], 2: ["Ks"]}),
    ],
)
def test_what_cannot_be_raced(odd: dict, old: int, new: int, drawn: dict) -> None:
    with pytest.raises(Unanswerable) as fault:
        chip_race(TDA, odd, old, new, drawn)
    assert fault.value.code == "impossible"


@pytest.mark.rule("TDA-2024 24")
@given(st.dictionaries(st.integers(1, 10), st.integers(0, 3), min_size=1), st.permutations(DECK))
def test_the_value_stays_within_half_a_chip(odd: dict[int, int], deck: list[str]) -> None:
    cards = iter(deck)
    drawn = {seat: [next(cards) for _ in range(chips)] for seat, chips in odd.items()}
    race = chip_race(TDA, odd, 25, 100, drawn).answer
    assert race.removed == 25 * sum(odd.values())
    assert -50 <= race.removed - race.paid < 50
    assert race.paid == 100 * sum(race.gets.values())
    assert set(race.gets.values()) <= {0, 1}
    assert all(odd[seat] for seat, chips in race.gets.items() if chips)
