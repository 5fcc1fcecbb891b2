"""The hand-for-hand board: TDA-2024 RP-8."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.citation import Unanswerable
from floorman.rules.hand_for_hand import HandForHand, hand_for_hand
from tests.rules.rooms import POKERSTARS, TDA, cited, club

boards = st.dictionaries(st.integers(1, 60), st.integers(0, 9), min_size=1, max_size=12)


@pytest.mark.rule("TDA-2024 RP-8")
def test_a_table_ahead_waits() -> None:
    ruling = hand_for_hand(TDA, 3, {1: 2, 2: 1, 3: 1}, 2)
    assert ruling.answer == HandForHand((2, 3), (1,), 2)
    assert cited(ruling) == ["TDA-2024 RP-8"]
    assert ruling.code == "hand-for-hand.wait"


@pytest.mark.rule("TDA-2024 RP-8")
def test_when_all_are_done_all_deal() -> None:
    ruling = hand_for_hand(TDA, 2, {7: 3, 4: 3})
    assert (ruling.answer, ruling.code) == (HandForHand((4, 7), (), 2), "hand-for-hand.all-deal")


@pytest.mark.rule("house")
def test_soft_hand_for_hand_lets_a_table_run_one_ahead() -> None:
    house = club(hand_for_hand_lead=2, clock_per_hand=3)
    ruling = hand_for_hand(house, 3, {1: 3, 2: 2, 3: 1})
    assert ruling.answer == HandForHand((2, 3), (1,), 3)
    assert (ruling.code, cited(ruling)) == ("hand-for-hand.soft-wait", ["house 4", "TDA-2024 RP-8"])
    assert hand_for_hand(house, 2, {1: 2, 2: 1}, 1).answer == HandForHand((1, 2), (), 1)
    assert hand_for_hand(house, 2, {1: 2, 2: 1}).code == "hand-for-hand.soft-all-deal"


@pytest.mark.rule("TDA-2024 RP-8")
@pytest.mark.parametrize("tables", [1, 3])
def test_the_board_has_to_add_up(tables: int) -> None:
    with pytest.raises(Unanswerable) as fault:
        hand_for_hand(TDA, tables, {1: 1, 2: 1})
    assert (fault.value.code, fault.value.field) == ("impossible", "hands_done")


@pytest.mark.rule("TDA-2024 RP-8")
@given(boards, st.sampled_from([1, 2]))
def test_somebody_may_always_deal_and_nobody_runs_away(board: dict[int, int], lead: int) -> None:
    house = TDA if lead == 1 else club(hand_for_hand_lead=2)
    answer = hand_for_hand(house, len(board), board).answer
    assert answer.deal
    assert sorted(answer.deal + answer.wait) == sorted(board)
    assert all(board[table] + 1 - min(board.values()) <= lead for table in answer.deal)


@pytest.mark.rule("pokerstars 2.3")
def test_the_pokerstars_house_waits_by_its_own_rule() -> None:
    assert cited(hand_for_hand(POKERSTARS, 2, {1: 1, 2: 0})) == ["pokerstars 2.3", "TDA-2024 RP-8"]
