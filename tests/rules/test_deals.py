"""Deals: pokerstars 8.1, pokerstars-bg 23; the house; the regulator."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from floorman.rules.citation import Unanswerable
from floorman.rules.deals import Deal, Method, Proposal, deal
from floorman.rules.house import House
from tests.rules.rooms import LONGFORM, POKERSTARS, TDA, cited, club, regulated

STACKS = {"A": 1200000, "B": 800000, "C": 500000}
ASKED = Proposal("icm", STACKS, [500000, 300000, 200000], 2000000, True, tuple("ABC"))


def shares(proposal: Proposal, house: House = POKERSTARS) -> dict[str, int]:
    return dict(deal(house, proposal).answer.shares)


@pytest.mark.rule("pokerstars 8.1")
def test_icm() -> None:
    ruling = deal(POKERSTARS, ASKED)
    assert ruling.answer == Deal(True, None, {"A": 378588, "B": 333539, "C": 287873}, 0)
    assert (ruling.code, cited(ruling)) == ("deal.icm", ["pokerstars 8.1", "pokerstars-bg 23.1"])


@pytest.mark.rule("pokerstars 8.1")
def test_icm_heads_up_is_second_prize_and_the_rest_by_chips() -> None:
    two = replace(ASKED, stacks={"A": 300, "B": 100}, prizes=[100000, 60000], agreed="AB")
    assert shares(two) == {"A": 90000, "B": 70000}


@pytest.mark.rule("pokerstars 8.1")
def test_many_players_are_told_how_it_was_worked_out() -> None:
    stacks = {f"P{n}": 1000 * n + 500 for n in range(23)}
    many = Proposal("icm", stacks, [900000, 500001, 300000], 9000000, True, tuple(stacks))
    ruling = deal(POKERSTARS, many)
    assert ruling.code == "deal.icm-many"
    assert sum(ruling.answer.shares.values()) == 1700001
    assert list(ruling.answer.shares.values()) == sorted(ruling.answer.shares.values())


@pytest.mark.rule("pokerstars 8.1")
def test_equal_parts_with_the_odd_cents_to_the_first_listed() -> None:
    assert shares(replace(ASKED, method="equal")) == {"A": 333334, "B": 333333, "C": 333333}


@pytest.mark.rule("pokerstars 8.1")
def test_chip_chop_the_lowest_prize_each_and_the_rest_by_chips() -> None:
    assert shares(replace(ASKED, method="chip-chop")) == {"A": 392000, "B": 328000, "C": 280000}


@pytest.mark.rule("pokerstars 8.1")
def test_chip_chop_holds_everyone_to_first_prize() -> None:
    one = replace(ASKED, method="chip-chop", stacks={"A": 98000, "B": 1000, "C": 1000}, prizes=[50000, 30000, 20000])
    assert shares(one) == {"A": 50000, "B": 25000, "C": 25000}


@pytest.mark.rule("pokerstars 8.1")
def test_chip_chop_goes_on_until_nobody_is_over() -> None:
    stacks = {"A": 900, "B": 600, "C": 10, "D": 5}
    two_over = Proposal("chip-chop", stacks, [100, 90, 80, 10], 280, True, "ABCD")
    # A is held to 100, then B would have 146 and is held too; C and D share what is left, 10 each and 60 by 10 to 5
    assert shares(two_over) == {"A": 100, "B": 100, "C": 50, "D": 30}


@pytest.mark.rule("pokerstars-bg 23.5")
@pytest.mark.parametrize(
    "left", [{"leave": 50000}, {"leave_percent": Fraction("2.5")}, {"leave": 30000, "leave_percent": Fraction(1)}]
)
def test_what_is_left_for_the_winner_comes_off_first_prize(left: dict) -> None:
    ruling = deal(POKERSTARS, replace(ASKED, method="equal", **left))
    assert ruling.answer == Deal(True, None, {"A": 316667, "B": 316667, "C": 316666}, 50000)
    assert ruling.code == "deal.equal-with-rest"
    assert "pokerstars-bg 23.5" in cited(ruling)


@pytest.mark.rule("pokerstars-bg 23.5")
def test_a_percentage_above_the_most_is_too_much_in_a_small_pool_too() -> None:
    small = Proposal("equal", {"A": 3, "B": 1}, [100, 60], 160, True, "AB")
    assert deal(POKERSTARS, replace(small, leave_percent=Fraction(5))).answer.left_for_winner == 8
    assert deal(POKERSTARS, replace(small, leave_percent=Fraction("5.1"))).answer.because == "leave"
    assert deal(POKERSTARS, replace(small, leave=8, leave_percent=Fraction("0.1"))).answer.because == "leave"


@pytest.mark.rule("pokerstars-bg 23.5")
def test_held_to_what_is_left_of_first_prize() -> None:
    one = replace(ASKED, method="chip-chop", stacks={"A": 98000, "B": 1000, "C": 1000}, leave=100000)
    assert shares(one) == {"A": 400000, "B": 250000, "C": 250000}
    reversed_ = Proposal("chip-chop", {"A": 90, "B": 10}, [500, 450], 1000, True, "AB", leave=200)
    assert shares(reversed_, TDA) == {"A": 435, "B": 315}


@pytest.mark.rule("pokerstars-bg 23.5")
def test_online_five_percent_at_most() -> None:
    assert deal(POKERSTARS, replace(ASKED, leave=100000)).answer.allowed
    ruling = deal(POKERSTARS, replace(ASKED, leave=100001))
    assert ruling.answer == Deal(False, "leave", {}, 0)
    assert cited(ruling) == ["pokerstars-bg 23.5"]
    assert deal(TDA, replace(ASKED, leave=100001)).answer.allowed
    assert deal(TDA, replace(ASKED, leave=500001)).answer.because == "leave"


@pytest.mark.rule("house")
def test_limits_of_the_house_s_own() -> None:
    assert deal(club(deal_leave_max=2.5), replace(ASKED, leave=50001)).answer.because == "leave"
    least = club(deal_leave_min=10)
    ruling = deal(least, replace(ASKED, leave=99999))
    assert (ruling.answer.because, ruling.code, cited(ruling)) == ("leave", "deal.leave-too-little", ["house 4"])
    assert deal(least, replace(ASKED, leave=100000)).answer.allowed


@pytest.mark.rule("pokerstars-bg 23.1")
@pytest.mark.parametrize("house", [TDA, LONGFORM, POKERSTARS])
def test_everybody_has_to_agree(house: House) -> None:
    ruling = deal(house, replace(ASKED, agreed=("C", "A")))
    assert ruling.answer == Deal(False, "not-unanimous", {}, 0)
    assert ruling.params["against"] == "B"
    assert "pokerstars-bg 23.1" in cited(ruling)


@pytest.mark.rule("pokerstars-bg 23.7")
def test_online_at_the_final_table_only() -> None:
    early = replace(ASKED, final_table=False)
    ruling = deal(POKERSTARS, early)
    assert ruling.answer == Deal(False, "not-final-table", {}, 0)
    assert cited(ruling) == ["pokerstars-bg 23.7"]
    assert deal(TDA, early).answer.allowed
    assert deal(club(deal_final_table_only=True), early).answer.because == "not-final-table"


@pytest.mark.rule("house")
def test_a_house_without_deals() -> None:
    ruling = deal(club(deals="forbidden"), ASKED)
    assert ruling.answer == Deal(False, "forbidden", {}, 0)
    assert (ruling.code, cited(ruling)) == ("deal.forbidden", ["house 4"])


@pytest.mark.rule("regulator")
def test_a_regulator_stands_above_the_house() -> None:
    ruling = deal(regulated(deals="forbidden"), ASKED)
    assert (ruling.answer.because, ruling.code, cited(ruling)) == (
        "forbidden",
        "deal.forbidden-by-regulator",
        ["regulator ANJ"],
    )


@pytest.mark.rule("pokerstars 8.1")
@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"stacks": {"A": 5}, "prizes": [5], "agreed": "A"}, "too-few-players"),
        ({"agreed": "ABCD"}, "bad-value"),
        ({"prizes": []}, "impossible"),
        ({"prizes": [4, 3, 2, 1]}, "impossible"),
        ({"prizes": [3, 5]}, "impossible"),
        ({"pool": 999999}, "impossible"),
    ],
)
def test_proposals_that_cannot_be(change: dict, code: str) -> None:
    with pytest.raises(Unanswerable) as fault:
        deal(POKERSTARS, replace(ASKED, **change))
    assert fault.value.code == code


@st.composite
def proposals(draw: st.DrawFn) -> Proposal:
    stacks = {f"P{n}": draw(st.integers(1, 10**7)) for n in range(draw(st.integers(2, 8)))}
    prizes = sorted(draw(st.lists(st.integers(0, 10**8), min_size=1, max_size=len(stacks))), reverse=True)
    method = draw(st.sampled_from(["icm", "chip-chop", "equal"]))
    leave = draw(st.integers(0, prizes[0]))
    return Proposal(method, stacks, prizes, sum(prizes) + draw(st.integers(0, 10**8)), True, tuple(stacks), leave)


@pytest.mark.rule("pokerstars 8.1")
@pytest.mark.rule("pokerstars-bg 23.5")
@settings(max_examples=150)
@given(proposals())
def test_every_cent_is_shared_and_nobody_is_over_the_best_prize(proposal: Proposal) -> None:
    answer = deal(TDA, proposal).answer
    assert answer.left_for_winner == proposal.leave
    assert sum(answer.shares.values()) + proposal.leave == sum(proposal.prizes)
    first, *others = proposal.prizes
    best = max([first - proposal.leave, *others])
    assert all(0 <= share <= best for share in answer.shares.values())
    low = min([first - proposal.leave, *others]) if len(proposal.prizes) == len(proposal.stacks) else 0
    if proposal.method != "equal":
        assert all(share >= low for share in answer.shares.values())
    if first - proposal.leave == best:
        ranked = sorted(zip(proposal.stacks.values(), answer.shares.values(), strict=True))
        assert all(less[1] <= more[1] + 1 for less, more in pairwise(ranked))


@pytest.mark.rule("pokerstars 8.1")
@settings(max_examples=60)
@given(proposals(), st.sampled_from(["icm", "chip-chop"]), st.randoms(use_true_random=False))
def test_who_is_listed_first_moves_a_cent_at_most(proposal: Proposal, method: Method, shuffled) -> None:  # type: ignore[no-untyped-def]
    names = list(proposal.stacks)
    shuffled.shuffle(names)
    one = replace(proposal, method=method)
    other = replace(one, stacks={name: proposal.stacks[name] for name in names})
    first, second = shares(one, TDA), shares(other, TDA)
    assert all(abs(first[name] - second[name]) <= 1 for name in names)


@settings(deadline=None)
@given(proposals(), st.sampled_from([1, 100, 10_000]))
def test_in_whole_units_only_the_largest_share_has_what_is_below_one(proposal: Proposal, unit: int) -> None:
    answer = deal(TDA, replace(proposal, unit=unit)).answer
    assert sum(answer.shares.values()) + proposal.leave == sum(proposal.prizes)
    odd = [share for share in answer.shares.values() if share % unit]
    assert odd in ([], [max(answer.shares.values())])


def test_a_deal_in_hundreds() -> None:
    three = Proposal("icm", {"A": 5000, "B": 3000, "C": 2000}, [5_000_000, 3_000_000, 2_000_000], 10**8, True, "ABC")
    assert shares(replace(three, unit=10_000), TDA) == {"A": 3_840_000, "B": 3_270_000, "C": 2_890_000}


@pytest.mark.rule("house")
@pytest.mark.parametrize(
    ("typed", "leave", "answer", "code"),
    [
        ({"A": 450, "B": 350, "C": 200}, 0, Deal(True, None, {"A": 450, "B": 350, "C": 200}), "deal.custom"),
        ({"A": 800, "C": 200}, 0, Deal(True, None, {"A": 800, "B": 0, "C": 200}), "deal.custom"),
        ({"A": 500, "B": 400}, 100, Deal(True, None, {"A": 500, "B": 400, "C": 0}, 100), "deal.custom-with-rest"),
        ({"A": 450, "B": 350, "C": 201}, 0, Deal(False, "sum", off=1), "deal.sum-over"),
        ({"A": 450, "B": 350, "C": 200}, 30, Deal(False, "sum", off=30), "deal.sum-over"),
        ({"A": 450}, 0, Deal(False, "sum", off=-550), "deal.sum-short"),
    ],
)
def test_amounts_as_agreed_have_to_add_up(typed: dict[str, int], leave: int, answer: Deal, code: str) -> None:
    asked = Proposal("custom", STACKS, [500, 300, 200], 1000, True, "ABC", leave, shares=typed)
    ruling = deal(TDA, asked)
    assert (ruling.answer, ruling.code) == (answer, code)
    assert "house tda-2024" in cited(ruling)


def test_amounts_for_a_stranger() -> None:
    with pytest.raises(Unanswerable) as fault:
        deal(TDA, Proposal("custom", STACKS, [500, 300, 200], 1000, True, "ABC", shares={"X": 1000}))
    assert (fault.value.code, fault.value.field) == ("bad-value", "shares")
