"""Rebuys, withdrawals, money given back in kind, and what is due."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.core.parts import Parts
from floorman.rules.citation import Unanswerable
from floorman.rules.due import Due, Earned, due
from floorman.rules.early_payout import EarlyPayout, early_payout
from floorman.rules.in_kind import Payment, in_kind
from floorman.rules.rebuy import RebuyAsked, Rebuys, rebuy
from floorman.rules.withdraw import Withdrawal, withdraw
from tests.rules.rooms import POKERSTARS, TDA, cited, club

payments = st.lists(
    st.builds(
        Payment, st.sampled_from(["card", "transfer", "cash", "voucher", "ticket", "free"]), st.integers(1, 5000)
    ),
    max_size=6,
)
sums = st.lists(st.integers(0, 10**6), max_size=4)


@pytest.mark.parametrize(
    ("asked", "wanted", "code"),
    [
        (RebuyAsked(20000, 20000, 20000, 1), Rebuys(1, None, 40000), "rebuy.allowed"),
        (RebuyAsked(20000, 20000, 20001, 1), Rebuys(0, "stack", 20001), "rebuy.stack"),
        (RebuyAsked(20000, 20000, 0, 3), Rebuys(2, "stack", 40000), "rebuy.stack"),
        (RebuyAsked(20000, 20000, 0, 2, 2, 3), Rebuys(1, "limit", 20000), "rebuy.limit"),
        (RebuyAsked(20000, 20000, 50000, 1, 3, 3), Rebuys(0, "limit", 50000), "rebuy.limit"),
        (RebuyAsked(20000, 20000, 0, 2, rule="below"), Rebuys(1, "stack", 20000), "rebuy.stack"),
        (RebuyAsked(20000, 20000, 0, 2, rule="below", double=True), Rebuys(2, None, 40000), "rebuy.allowed"),
        (RebuyAsked(20000, 20000, 1, 1, rule="broke"), Rebuys(0, "stack", 1), "rebuy.stack"),
        (RebuyAsked(20000, 20000, 0, 3, rule="broke", double=True), Rebuys(2, "stack", 40000), "rebuy.stack"),
        (RebuyAsked(20000, 20000, 0, 0), Rebuys(0, None, 0), "rebuy.allowed"),
    ],
)
def test_rebuys_are_tested_in_turn(asked: RebuyAsked, wanted: Rebuys, code: str) -> None:
    ruling = rebuy(TDA, asked)
    assert (ruling.answer, ruling.code, cited(ruling)) == (wanted, code, ["house tda-2024"])


@pytest.mark.rule("house")
def test_the_house_s_own_rebuys() -> None:
    house = club(rebuy_rule="broke", rebuy_double=True)
    assert rebuy(house, RebuyAsked(20000, 20000, 0, 2)).answer.allowed == 2
    assert rebuy(house, RebuyAsked(20000, 20000, 1, 1)).answer.because == "stack"
    assert cited(rebuy(house, RebuyAsked(20000, 20000, 0, 2))) == ["house 4"]
    both = cited(rebuy(house, RebuyAsked(20000, 20000, 0, 2, rule="below")))
    assert both == ["house Club Rounders", "house 4"]


@given(st.integers(0, 10**5), st.integers(0, 10**5), st.integers(0, 6), st.booleans(), st.integers(0, 3))
def test_who_may_buy_two_at_once_may_buy_one(start: int, stack: int, asked: int, double: bool, most: int) -> None:
    got = rebuy(TDA, RebuyAsked(start, 500, stack, asked, 0, most, "below", double)).answer
    assert got.allowed <= min(asked, most)
    assert got.stack == stack + 500 * got.allowed
    assert (got.because is None) == (got.allowed == asked)


PARTS = Parts(pool=9700, fee=1000, staff=300, bounty=500)


@pytest.mark.rule("pokerstars 1.10")
@pytest.mark.parametrize(
    ("stack", "when", "policy", "wanted", "code"),
    [
        (20000, "before-start", "none", Withdrawal(11500, 20000), "before-start"),
        (20000, "before-money", "none", Withdrawal(0, 0), "none"),
        (20000, "before-money", "prorata", Withdrawal(11500, 20000), "prorata"),
        (25000, "before-money", "prorata", Withdrawal(11500, 25000), "prorata"),
        (6667, "before-money", "prorata", Withdrawal(3233 + 1000, 6667), "prorata"),
        (0, "before-money", "prorata", Withdrawal(1000, 0), "prorata"),
        (20000, "in-money", "prorata", Withdrawal(0, 0), "in-money"),
        (20000, "in-money", "none", Withdrawal(0, 0), "in-money"),
    ],
)
def test_what_comes_back_of_an_entry(stack: int, when: Any, policy: Any, wanted: Withdrawal, code: str) -> None:
    ruling = withdraw(TDA, PARTS, stack, 20000, when, policy)
    assert (ruling.answer, ruling.code) == (wanted, f"withdraw.{code}")
    assert cited(ruling) == ["pokerstars 1.10", "house tda-2024"]


@pytest.mark.rule("house")
def test_a_house_that_gives_back_by_chips() -> None:
    ruling = withdraw(club(withdrawal="prorata"), PARTS, 10000, 20000, "before-money")
    assert (ruling.answer, cited(ruling)) == (Withdrawal(5850, 10000), ["pokerstars 1.10", "house 4"])
    assert cited(withdraw(POKERSTARS, PARTS, 10000, 20000, "before-money")) == ["pokerstars 1.10"]
    with pytest.raises(Unanswerable) as fault:
        withdraw(TDA, PARTS, 10000, 0, "before-money", "prorata")
    assert (fault.value.code, fault.value.field) == ("missing-field", "start")


@pytest.mark.rule("pokerstars C1")
@pytest.mark.rule("pokerstars 1.10")
@given(payments, st.data())
def test_money_goes_back_by_the_way_it_came(paid: list[Payment], data: st.DataObject) -> None:
    whole = sum(payment.amount for payment in paid if payment.kind != "free")
    amount = data.draw(st.integers(0, whole))
    back = in_kind(TDA, paid, amount).answer
    tickets = [payment.amount for payment in paid if payment.kind == "ticket"]
    assert sum(back.values()) == amount
    assert all(money > 0 for money in back.values())
    for kind in ("card", "transfer", "cash"):
        assert back.get(kind, 0) <= sum(payment.amount for payment in paid if payment.kind == kind)
    assert back.get("ticket", 0) in subsets(tickets)


def subsets(tickets: list[int]) -> set[int]:
    found = {0}
    for ticket in tickets:
        found |= {each + ticket for each in found}
    return found


@pytest.mark.rule("pokerstars C1")
@pytest.mark.parametrize(
    ("amount", "back", "code"),
    [
        (0, {}, "nothing"),
        (800, {"cash": 800}, "back"),
        (2500, {"cash": 1500, "ticket": 1000}, "ticket"),
        (2000, {"cash": 1500, "voucher": 500}, "voucher"),
    ],
)
def test_cash_before_tickets(amount: int, back: dict[str, int], code: str) -> None:
    ruling = in_kind(TDA, [Payment("ticket", 1000), Payment("cash", 1500)], amount)
    assert (ruling.answer, ruling.code) == (back, f"in-kind.{code}")
    ticket = ["pokerstars 1.10"] if code in ("ticket", "voucher") else []
    assert cited(ruling) == ["pokerstars C1", *ticket, "house tda-2024"]


def test_no_more_than_was_paid() -> None:
    with pytest.raises(Unanswerable) as fault:
        in_kind(TDA, [Payment("free", 1000), Payment("cash", 500)], 501)
    assert (fault.value.code, fault.value.params["paid"]) == ("impossible", 500)


@given(st.integers(0, 10**6), st.integers(0, 10**6), sums, sums, st.booleans(), st.integers(0, 10**6))
def test_what_is_due_settles_the_account(
    prize: int, bounties: int, paid: list[int], reclaimed: list[int], alive: bool, secured: int
) -> None:
    answer = due(TDA, Earned(prize, bounties, paid, reclaimed, alive, secured)).answer
    won = (secured if alive else prize) + bounties
    assert sum(paid) - sum(reclaimed) + answer.due - answer.over == won
    assert 0 in (answer.due, answer.over)


@pytest.mark.rule("pokerstars P")
@pytest.mark.parametrize(
    ("earned", "wanted", "code"),
    [
        (Earned(30000, 5000, [30000]), Due(5000, 0), "due"),
        (Earned(30000, 0, [30000]), Due(0, 0), "nothing"),
        (Earned(30000, 0, [34000]), Due(0, 4000), "over"),
        (Earned(30000, 0, alive=True, secured=20000), Due(20000, 0), "secured"),
        (Earned(30000, 0, [20000], alive=True, secured=20000), Due(0, 0), "nothing"),
    ],
)
def test_what_is_said_of_it(earned: Earned, wanted: Due, code: str) -> None:
    ruling = due(TDA, earned)
    assert (ruling.answer, ruling.code) == (wanted, f"due.{code}")
    assert cited(ruling) == [*(["pokerstars P"] if code == "secured" else []), "house tda-2024"]


@pytest.mark.rule("pokerstars P")
def test_early_payouts_split_every_prize() -> None:
    ruling = early_payout(TDA, {1: 5000, 28: 300}, 300)
    assert ruling.answer == {1: EarlyPayout(300, 4700), 28: EarlyPayout(300, 0)}
    assert (ruling.code, cited(ruling)) == ("early-payout.split", ["pokerstars P", "house tda-2024"])
    with pytest.raises(Unanswerable) as fault:
        early_payout(TDA, {1: 5000, 28: 300}, 301)
    assert (fault.value.code, fault.value.params["place"]) == ("impossible", 28)
