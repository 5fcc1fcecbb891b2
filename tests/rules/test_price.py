"""Prices in parts, and the pool of them."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.core.parts import Parts
from floorman.rules.citation import Unanswerable
from floorman.rules.percent import percent_text
from floorman.rules.pool import Sales, pool
from floorman.rules.price import PricedProduct, Withheld, parts_of, price
from tests.rules.rooms import TDA, cited, club

amounts = st.integers(0, 10**9)
all_parts = st.builds(Parts, amounts, amounts, amounts, amounts)
hundredths = st.integers(0, 3333).map(lambda part: Fraction(part, 100))
products = st.builds(PricedProduct, all_parts, st.builds(Withheld, hundredths, hundredths, hundredths))


@given(products)
def test_every_unit_of_a_price_has_an_owner(product: PricedProduct) -> None:
    parts = parts_of(product)
    assert parts.total == product.parts.total
    assert min(parts.pool, parts.fee, parts.staff, parts.bounty) >= 0


@given(products)
def test_the_odd_unit_stays_in_the_pool(product: PricedProduct) -> None:
    priced, percent = product.parts, product.percent
    parts = parts_of(product)
    exact = priced.pool * (100 - percent.fee - percent.staff) / 100 * (100 - percent.bounty) / 100
    assert parts.pool >= exact
    assert parts.fee - priced.fee <= priced.pool * percent.fee / 100 < parts.fee - priced.fee + 1


def test_a_published_pool() -> None:
    ruling = price(TDA, PricedProduct(Parts(1_000_000), Withheld(Fraction("4.2"), Fraction("1.8"))))
    assert ruling.answer == Parts(940_000, 42_000, 18_000)
    assert (ruling.code, cited(ruling)) == ("price.parts", ["house tda-2024"])
    assert ruling.params["total"] == 1_000_000


def test_more_than_all_of_it_cannot_be_withheld() -> None:
    with pytest.raises(Unanswerable) as fault:
        price(TDA, PricedProduct(Parts(100), Withheld(Fraction(60), Fraction("40.5"))))
    assert (fault.value.code, fault.value.params["sum"]) == ("impossible", "100.5")


@given(st.lists(st.builds(Sales, products, st.integers(0, 50)), max_size=5), amounts, amounts)
def test_the_pool_is_what_was_paid_for_it_and_what_the_house_adds(
    sold: list[Sales], added: int, guarantee: int
) -> None:
    answer = pool(TDA, sold, sold[:2], added, guarantee).answer
    paid = sum(each.product.parts.total * each.count for each in sold[2:])
    assert answer.pool + answer.fee + answer.staff + answer.bounty == paid + added
    assert answer.prizes == answer.pool + answer.overlay >= guarantee
    assert answer.overlay == 0 or answer.prizes == guarantee


@pytest.mark.rule("house")
def test_what_counts_towards_the_guarantee_is_the_house_s_choice() -> None:
    sold = [Sales(PricedProduct(Parts(pool=50, bounty=50)), 8)]
    house = club(guarantee_counts="prizes-and-bounties")
    ruling = pool(house, sold, guarantee=1000)
    assert (ruling.answer.overlay, ruling.answer.prizes, cited(ruling)) == (200, 600, ["house 4"])
    asked = pool(house, sold, guarantee=1000, counts="prizes")
    assert (asked.answer.overlay, cited(asked)) == (600, ["house Club Rounders"])


@pytest.mark.parametrize(("guarantee", "code"), [(0, "pool.paid-in"), (400, "pool.reached"), (401, "pool.overlay")])
def test_three_things_to_say_of_a_pool(guarantee: int, code: str) -> None:
    sold = [Sales(PricedProduct(Parts(pool=50)), 8)]
    assert pool(TDA, sold, guarantee=guarantee).code == code


def test_no_part_falls_below_nothing() -> None:
    with pytest.raises(Unanswerable) as fault:
        pool(TDA, [Sales(PricedProduct(Parts(10, 10)), 1)], [Sales(PricedProduct(Parts(5, 11)), 1)])
    assert (fault.value.code, fault.value.field) == ("impossible", "refunded")


@pytest.mark.parametrize(
    ("percent", "text"), [("99.1", "99.1"), ("100", "100"), ("0", "0"), ("100.0000000001", "100.0000000001")]
)
def test_percentages_are_read_out_as_decimals(percent: str, text: str) -> None:
    assert percent_text(Fraction(percent)) == text
