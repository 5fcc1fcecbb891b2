"""A cancelled tournament: pokerstars C1 to C4, or the house."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.cancellation import Case, Refund, RefundEntry, cancel
from floorman.rules.citation import Unanswerable
from tests.rules.rooms import LONGFORM, POKERSTARS, TDA, cited, club


def entrant(player: str, stack: int, still_in: bool = True, bounty: int = 0) -> RefundEntry:
    return RefundEntry(player, stack, 5000, 500, bounty, still_in)


@pytest.mark.rule("pokerstars C1")
def test_rollback_everybody_has_everything_back() -> None:
    ruling = cancel(POKERSTARS, "rollback", 10000, [], [entrant("A", 20000, True, 2500), entrant("B", 0, False, 2500)])
    assert ruling.answer == {"A": Refund(5000, 500, 2500), "B": Refund(5000, 500, 2500)}
    assert cited(ruling) == ["pokerstars C1"]


@pytest.mark.rule("pokerstars C2")
def test_before_the_money_half_equally_half_by_chips() -> None:
    players = [entrant("A", 9000, bounty=2500), entrant("B", 1000), entrant("C", 0, False)]
    ruling = cancel(POKERSTARS, "before-money", 100000, [], players)
    assert ruling.answer == {"A": Refund(70000, 500, 2500), "B": Refund(30000, 500, 0)}
    assert cited(ruling) == ["pokerstars C2"]
    odd = cancel(POKERSTARS, "before-money", 100001, [], players)
    assert {name: refund.prize for name, refund in odd.answer.items()} == {"A": 70001, "B": 30000}


@pytest.mark.rule("pokerstars C3")
def test_in_the_money_the_lowest_prize_each_and_the_rest_by_chips() -> None:
    players = [entrant("A", 6000), entrant("B", 3000), entrant("C", 1000), entrant("D", 0, False)]
    ruling = cancel(POKERSTARS, "in-money", 100000, [50000, 30000, 20000], players)
    assert {name: refund.prize for name, refund in ruling.answer.items()} == {"A": 44000, "B": 32000, "C": 24000}
    assert "pokerstars C3" in cited(ruling)


@pytest.mark.rule("pokerstars C4")
def test_heads_up_by_chips() -> None:
    ruling = cancel(POKERSTARS, "heads-up", 10000, [], [entrant("A", 1800), entrant("B", 1200)])
    assert ruling.answer == {"A": Refund(6000, 500, 0), "B": Refund(4000, 500, 0)}
    assert "pokerstars C4" in cited(ruling)


@pytest.mark.rule("house")
@pytest.mark.parametrize("case", ["rollback", "before-money", "in-money", "heads-up"])
def test_where_the_house_keeps_its_own_policy_the_td_decides(case: Case) -> None:
    ruling = cancel(club(cancellation="house"), case, 10000, [], [entrant("A", 1800), entrant("B", 1200)])
    assert (ruling.answer, ruling.code, cited(ruling)[0]) == ({}, f"cancel.td-decides-{case}", "house 4")


@pytest.mark.rule("house")
@pytest.mark.parametrize("house", [TDA, LONGFORM])
def test_houses_without_a_rule_of_their_own_follow_it_as_their_choice(house) -> None:  # type: ignore[no-untyped-def]
    ruling = cancel(house, "heads-up", 100, [], [entrant("A", 1), entrant("B", 1)])
    assert cited(ruling) == ["house tda-2024", "pokerstars C4"]


@pytest.mark.rule("pokerstars C2")
@pytest.mark.rule("pokerstars C3")
@pytest.mark.rule("pokerstars C4")
@pytest.mark.parametrize(
    ("case", "prizes", "stacks", "code"),
    [
        ("before-money", [], [], "too-few-players"),
        ("before-money", [], [0, 0], "impossible"),
        ("heads-up", [], [5], "impossible"),
        ("heads-up", [], [5, 5, 5], "impossible"),
        ("in-money", [], [5, 5], "impossible"),
        ("in-money", [50], [5, 5], "impossible"),
        ("in-money", [60, 51], [5, 5], "impossible"),
    ],
)
def test_what_does_not_fit_the_case(case: Case, prizes: list[int], stacks: list[int], code: str) -> None:
    players = [entrant(f"P{n}", stack) for n, stack in enumerate(stacks)] + [entrant("out", 0, False)]
    with pytest.raises(Unanswerable) as fault:
        cancel(POKERSTARS, case, 100, prizes, players)
    assert fault.value.code == code


@pytest.mark.rule("pokerstars C2")
@pytest.mark.rule("pokerstars C3")
@given(
    st.sampled_from(["before-money", "in-money"]),
    st.lists(st.integers(1, 10**6), min_size=1, max_size=12),
    st.lists(st.integers(0, 10**6), min_size=12, max_size=12),
)
def test_the_pool_is_shared_to_the_cent(case: Case, stacks: list[int], prizes: list[int]) -> None:
    unpaid = prizes[: len(stacks)]
    players = [entrant(f"P{n}", stack) for n, stack in enumerate(stacks)]
    refunds = cancel(TDA, case, sum(unpaid), unpaid, players).answer
    assert sum(refund.prize for refund in refunds.values()) == sum(unpaid)
    floor = min(unpaid) if case == "in-money" else sum(unpaid) // (2 * len(stacks))
    assert all(refund.prize >= floor for refund in refunds.values())
