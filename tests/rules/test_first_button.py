"""The first hand of a table."""

import pytest

from floorman.rules.citation import Unanswerable
from floorman.rules.first_button import first_hand
from floorman.rules.house import House
from tests.rules.rings import ring
from tests.rules.rooms import LONGFORM, POKERSTARS, TDA, cited, club

RIGHT = club(first_button="dealer-right")
EVERYWHERE = club(first_button="same-seat-everywhere")


@pytest.mark.rule("RROP 15")
@pytest.mark.rule("WSOP 85")
@pytest.mark.rule("pokerstars 1.5")
@pytest.mark.parametrize(
    ("house", "text", "drawn", "expected", "cites"),
    [
        (TDA, "ABCDEF", 6, (6, 1, 2), ["RROP 15"]),
        (LONGFORM, "AB.DEF", 2, (2, 4, 5), ["RROP 15"]),
        (POKERSTARS, "ABCDEF", None, (1, 2, 3), ["pokerstars 1.5"]),
        (POKERSTARS, "..CDEF", 6, (3, 4, 5), ["pokerstars 1.5"]),
        (RIGHT, "ABCDE.", None, (5, 1, 2), ["house 4"]),
        (EVERYWHERE, "ABC.EF", 3, (3, 5, 6), ["house 4"]),
        (EVERYWHERE, "ABC.EF", 4, (5, 6, 1), ["house 4"]),
        (EVERYWHERE, "ABC...", 6, (1, 2, 3), ["house 4"]),
    ],
)
def test_first_hand(
    house: House, text: str, drawn: int | None, expected: tuple[int, int, int], cites: list[str]
) -> None:
    ruling = first_hand(house, ring(text), drawn)
    hand = ruling.answer
    assert (hand.button, hand.small_blind, hand.big_blind) == expected
    assert (hand.dead_button, hand.dead_small_blind, hand.heads_up) == (False, False, False)
    assert (hand.dealt_in, hand.waiting) == (ring(text).seats, ())
    assert cited(ruling) == cites


@pytest.mark.rule("TDA-2024 34-B")
def test_two_players_begin_heads_up() -> None:
    ruling = first_hand(TDA, ring("A...E."), 5)
    hand = ruling.answer
    assert (hand.button, hand.small_blind, hand.big_blind, hand.heads_up) == (5, 5, 1, True)
    assert ruling.code == "first-button.high-card-heads-up"
    assert cited(ruling) == ["RROP 15", "TDA-2024 34-B"]


@pytest.mark.parametrize(
    ("house", "text", "drawn", "code"),
    [
        (TDA, "A.....", 1, "too-few-players"),
        (TDA, "AB....", None, "missing-field"),
        (EVERYWHERE, "AB....", None, "missing-field"),
        (TDA, "AB....", 3, "bad-value"),
    ],
)
def test_refused(house: House, text: str, drawn: int | None, code: str) -> None:
    with pytest.raises(Unanswerable) as refused:
        first_hand(house, ring(text), drawn)
    assert refused.value.code == code
