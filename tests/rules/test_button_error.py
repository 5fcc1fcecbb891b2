"""The button or a blind in the wrong place: TDA-2024 34-A, longform-06 06.3."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.core.model import Positions, SeatNo
from floorman.rules.button import next_hand
from floorman.rules.button_error import button_error
from floorman.rules.citation import Unanswerable
from floorman.rules.seats import TableSeats
from tests.rules.rooms import LONGFORM, POKERSTARS, TDA, cited, club

PLAYED = ["call", "raise"]


def spots(button: int, small: int | None, big: int | None) -> Positions:
    return Positions(SeatNo(button), None if small is None else SeatNo(small), None if big is None else SeatNo(big))


def ring(last: Positions | None = None, seats: tuple[int, ...] = tuple(range(1, 10)), size: int = 9) -> TableSeats:
    return TableSeats(1, size, seats, last or spots(1, 2, 3))


RIGHT, AFTER = spots(2, 3, 4), spots(3, 4, 5)


@pytest.mark.rule("TDA-2024 32")
def test_where_it_belongs() -> None:
    ruling = button_error(TDA, ring(), RIGHT, PLAYED)
    assert (ruling.answer.ruling, ruling.answer.correct, ruling.answer.next) == ("no-error", RIGHT, AFTER)
    assert cited(ruling) == ["TDA-2024 32"]


@pytest.mark.rule("TDA-2024 34-A")
def test_moved_twice_and_played_goes_on_from_there() -> None:
    ruling = button_error(TDA, ring(), spots(3, 4, 5), PLAYED)
    assert (ruling.answer.ruling, ruling.answer.correct, ruling.answer.next) == ("play-on", RIGHT, spots(4, 5, 6))
    assert ruling.code == "button-error.play-on"
    assert cited(ruling) == ["TDA-2024 34-A", "TDA-2024 36"]


@pytest.mark.rule("TDA-2024 34-A")
@pytest.mark.rule("TDA-2024 35-C")
@pytest.mark.parametrize("wrong", [spots(3, 4, 5), spots(1, 2, 3), spots(9, 1, 2), spots(5, 6, 7)])
def test_seen_in_time_it_is_corrected(wrong: Positions) -> None:
    ruling = button_error(TDA, ring(), wrong, ["fold"])
    assert (ruling.answer.ruling, ruling.answer.correct, ruling.answer.next) == ("correct", RIGHT, AFTER)
    assert cited(ruling) == ["TDA-2024 34-A", "TDA-2024 36", "TDA-2024 35-C"]


@pytest.mark.rule("longform-06 06.3")
def test_the_long_form_says_the_same() -> None:
    early = button_error(LONGFORM, ring(), spots(3, 4, 5), [])
    late = button_error(LONGFORM, ring(), spots(3, 4, 5), PLAYED)
    assert (early.answer.ruling, early.answer.next) == ("correct", AFTER)
    assert (late.answer.ruling, late.answer.next) == ("play-on", spots(4, 5, 6))
    assert "longform-06 06.3" in cited(early)
    assert "longform-06 06.3" in cited(late)


@pytest.mark.rule("TDA-2024 35-A")
@pytest.mark.rule("house")
def test_some_houses_call_a_misdeal() -> None:
    ruling = button_error(club(button_error_before="misdeal"), ring(), spots(3, 4, 5), ["fold"])
    assert (ruling.answer.ruling, ruling.answer.correct, ruling.answer.next) == ("misdeal", RIGHT, AFTER)
    assert {"house 4", "TDA-2024 35-A", "TDA-2024 35-C"} <= set(cited(ruling))


@pytest.mark.rule("TDA-2024 34-A")
def test_not_moved_and_played_it_moves_once() -> None:
    assert button_error(TDA, ring(), spots(1, 2, 3), PLAYED).answer.next == RIGHT


@pytest.mark.rule("house")
@pytest.mark.parametrize(
    ("wrong", "after"),
    [
        (spots(1, 2, 3), AFTER),  # not moved: moves twice
        (spots(9, 1, 2), AFTER),  # moved back: catches up
        (spots(3, 4, 5), spots(4, 5, 6)),  # moved twice: never backed up, never held
    ],
)
def test_double_move_catches_up_only_what_lags(wrong: Positions, after: Positions) -> None:
    ruling = button_error(club(button_error_next="double-move"), ring(), wrong, PLAYED)
    assert (ruling.answer.ruling, ruling.answer.next) == ("play-on", after)
    assert cited(ruling)[0] == "house 4"


@pytest.mark.rule("house")
def test_double_move_does_not_concern_wrong_blinds() -> None:
    ruling = button_error(club(button_error_next="double-move"), ring(), spots(2, 4, 5), PLAYED)
    assert ruling.code == "button-error.blinds-play-on"


@pytest.mark.rule("TDA-2024 1")
@pytest.mark.parametrize("wrong", [spots(2, 4, 5), spots(2, None, 4), spots(2, 3, None), spots(2, 3, 5)])
def test_a_wrong_blind_is_treated_like_a_wrong_button(wrong: Positions) -> None:
    early = button_error(TDA, ring(), wrong, [])
    assert (early.answer.ruling, early.code) == ("correct", "button-error.blinds-correct")
    assert "TDA-2024 1" in cited(early)
    assert button_error(TDA, ring(), wrong, PLAYED).code == "button-error.blinds-play-on"
    misdeal = button_error(club(button_error_before="misdeal"), ring(), wrong, [])
    assert misdeal.code == "button-error.blinds-misdeal"


@pytest.mark.rule("TDA-2024 34-A")
@pytest.mark.parametrize(
    ("dealt", "after"),
    [
        (spots(3, None, 5), spots(4, 5, 6)),  # the small blind's player did not post
        (spots(3, 4, None), spots(4, 5, 6)),
        (spots(3, None, None), spots(4, 5, 6)),
        (spots(3, None, 4), spots(3, 4, 5)),  # no chair for a small blind: the button stays
    ],
)
def test_blinds_that_nobody_posted_are_put_where_they_were_due(dealt: Positions, after: Positions) -> None:
    assert button_error(TDA, ring(), dealt, PLAYED).answer.next == after


@pytest.mark.rule("TDA-2024 32")
def test_a_dead_small_blind_may_be_told_as_not_posted() -> None:
    table = ring(seats=(1, 2, 4, 5, 6, 7))  # seat 3, the last big blind, is out
    for dealt in (spots(2, None, 4), spots(2, 3, 4)):
        assert button_error(TDA, table, dealt, []).answer.ruling == "no-error"
    wrong = button_error(TDA, table, spots(2, 4, 5), PLAYED)
    assert (wrong.answer.correct, wrong.answer.next) == (RIGHT, spots(4, 5, 6))


@pytest.mark.rule("TDA-2024 34-A")
def test_the_right_button_was_dead_and_the_dealer_moved_it_to_a_player() -> None:
    table = ring(seats=(1, 3, 4, 5, 6))  # seat 2, the last small blind, is out
    early = button_error(TDA, table, spots(3, 4, 5), ["fold"])
    assert (early.answer.ruling, early.answer.correct, early.answer.next) == ("correct", RIGHT, AFTER)
    late = button_error(TDA, table, spots(3, 4, 5), ["fold", "call"])
    assert (late.answer.ruling, late.answer.next) == ("play-on", spots(4, 5, 6))


@pytest.mark.rule("TDA-2024 34-A")
def test_an_empty_chair_before_the_big_blind_is_the_unposted_small_blind() -> None:
    table = ring(seats=(1, 2, 3, 5, 6, 7))  # chair 4 is empty
    assert button_error(TDA, table, spots(3, None, 5), PLAYED).answer.next == spots(4, 5, 6)


@pytest.mark.rule("TDA-2024 34-B")
@pytest.mark.parametrize(
    ("dealt", "after"),
    [
        (spots(2, 2, 7), spots(7, 7, 2)),  # button not moved
        (spots(2, 7, 2), spots(2, 2, 7)),  # the button posted the big blind
        (spots(2, 2, None), spots(7, 7, 2)),
    ],
)
def test_heads_up_nobody_is_big_blind_twice_running_afterwards(dealt: Positions, after: Positions) -> None:
    table = ring(spots(2, 2, 7), (2, 7))
    assert button_error(TDA, table, dealt, PLAYED).answer.next == after
    early = button_error(TDA, table, dealt, [])
    assert (early.answer.ruling, early.answer.correct) == ("correct", spots(7, 7, 2))


@pytest.mark.rule("TDA-2024 34-B")
def test_heads_up_as_it_should_be() -> None:
    ruling = button_error(TDA, ring(Positions(big_blind=SeatNo(7)), (2, 7)), spots(7, 7, 2), PLAYED)
    assert (ruling.answer.ruling, ruling.answer.next) == ("no-error", spots(2, 2, 7))
    assert "TDA-2024 34-B" in cited(ruling)


@pytest.mark.rule("house")
def test_heads_up_double_move() -> None:
    ruling = button_error(club(button_error_next="double-move"), ring(spots(2, 2, 7), (2, 7)), spots(2, 2, 7), PLAYED)
    assert (ruling.code, ruling.answer.next) == ("button-error.double-move", spots(2, 2, 7))


@pytest.mark.rule("pokerstars 2.4")
def test_a_button_that_only_moves_forward() -> None:
    table = ring(seats=(1, 2, 4, 5, 6))  # the big blind is out
    ruling = button_error(POKERSTARS, table, spots(4, 5, 6), PLAYED)
    assert (ruling.answer.correct, ruling.answer.next) == (spots(2, 4, 5), spots(5, 6, 1))
    assert button_error(POKERSTARS, table, spots(2, 4, 5), []).answer.ruling == "no-error"


@pytest.mark.rule("TDA-2024 34-A")
@pytest.mark.parametrize(
    ("dealt", "seats"),
    [
        (spots(2, 3, 8), (1, 2, 3, 4)),  # an empty chair cannot post
        (spots(3, 4, 3), (1, 2, 3, 4)),
        (spots(3, 4, 4), (1, 2, 3, 4)),
        (spots(1, 4, 3), (1, 2, 3, 4)),
        (spots(3, 4, 4), (3, 4)),
    ],
)
def test_nobody_can_have_been_dealt_so(dealt: Positions, seats: tuple[int, ...]) -> None:
    with pytest.raises(Unanswerable) as fault:
        button_error(TDA, ring(seats=seats), dealt, PLAYED)
    assert fault.value.code == "impossible"


@pytest.mark.rule("TDA-2024 34-A")
def test_without_the_last_positions_nobody_can_say() -> None:
    with pytest.raises(Unanswerable) as fault:
        button_error(TDA, TableSeats(1, 9, (1, 2, 3)), spots(1, 2, 3), [])
    assert fault.value.code == "missing-field"


@pytest.mark.rule("TDA-2024 34-A")
@given(st.sets(st.integers(1, 9), min_size=3).map(sorted), st.data())
def test_after_a_played_error_nobody_is_big_blind_twice_running(held: list[int], data: st.DataObject) -> None:
    seats = tuple(held)
    start = data.draw(st.integers(0, len(seats) - 1))
    turned = [*seats[start:], *seats[:start]]
    table = ring(spots(*turned[:3]), seats)
    moved = data.draw(st.integers(0, len(seats) - 1))
    wrong = [*turned[moved:], *turned[:moved]]
    dealt = spots(wrong[0], wrong[1], wrong[2])
    answer = button_error(TDA, table, dealt, PLAYED).answer
    assert answer.correct == spots(*next_hand(TDA, table).answer[:3])
    assert answer.next.big_blind != dealt.big_blind
    assert answer.next.small_blind == dealt.big_blind
