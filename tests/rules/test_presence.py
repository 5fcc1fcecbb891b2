"""At the seat when the cards are dealt: TDA-2024 30, 31; absent in the money: the house."""

import pytest

from floorman.rules.presence import AbsentRuling, AwayWhen, absent, absent_in_money
from tests.rules.rooms import POKERSTARS, TDA, cited, club


@pytest.mark.rule("TDA-2024 30")
@pytest.mark.parametrize(("away", "hand"), [("first-card", "live"), ("last-card", "dead")])
def test_the_last_card_counts(away: AwayWhen, hand: str) -> None:
    ruling = absent(TDA, away)
    assert ruling.answer == AbsentRuling(hand, posts=True)  # type: ignore[arg-type]
    assert cited(ruling) == ["TDA-2024 30"]


@pytest.mark.rule("house")
@pytest.mark.parametrize("away", ["first-card", "last-card"])
def test_where_the_first_card_counts(away: AwayWhen) -> None:
    ruling = absent(club(presence="first-card"), away)
    assert ruling.answer == AbsentRuling("dead", posts=True)
    assert cited(ruling) == ["house 4", "TDA-2024 30"]


@pytest.mark.rule("TDA-2024 31")
@pytest.mark.parametrize("presence", ["first-card", "last-card"])
def test_leaving_after_the_deal_kills_nothing(presence: str) -> None:
    house = TDA if presence == "last-card" else club(presence=presence)
    ruling = absent(house, "after")
    assert ruling.answer == AbsentRuling("live", posts=True)
    assert cited(ruling) == ["TDA-2024 31"]


@pytest.mark.rule("house")
@pytest.mark.parametrize("choice", ["after-levels", "when-sure"])
def test_a_house_that_takes_stacks_off_in_the_money_says_so(choice: str) -> None:
    house = club(absent_in_money=choice)
    assert absent(house, "last-card").code == f"absent.at-last-card-{choice}"
    assert cited(absent(house, "last-card")) == ["TDA-2024 30", "house 4"]
    both = club(absent_in_money=choice, presence="first-card")
    assert absent(both, "first-card").code == f"absent.at-first-card-{choice}"
    assert (absent_in_money(house).answer, cited(absent_in_money(house))) == (choice, ["house 4"])


@pytest.mark.rule("house")
def test_blinded_out_unless_the_house_says_otherwise() -> None:
    assert (absent_in_money(TDA).answer, cited(absent_in_money(TDA))) == ("blind-out", ["house tda-2024"])


@pytest.mark.rule("pokerstars-bg 18.4")
def test_the_pokerstars_house_rests_on_its_own_book_for_absence() -> None:
    assert cited(absent(POKERSTARS, "last-card")) == ["pokerstars-bg 18.4"]
    assert cited(absent_in_money(POKERSTARS)) == ["pokerstars-bg 18.4"]
