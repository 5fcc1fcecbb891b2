"""Prize settings as the rules ask for them."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from floorman.core.money_settings import MoneySettings, PrizeColumn, PrizeSettings, Product
from floorman.core.parts import Parts
from floorman.rules.house import Choices, House
from floorman.rules.places_paid import PlacesRule
from floorman.rules.prize_rounding import Step
from floorman.rules.prize_settings import least_prize, places_rule, shares_of, steps_of
from floorman.rules.prizes import PrizeShares

TABLE = PrizeSettings(columns=(PrizeColumn(13, ("50", "30", "20")), PrizeColumn(20, ("40", "30", "20", "10"))))


@pytest.mark.parametrize(
    ("settings", "entries", "rule"),
    [
        (PrizeSettings(), 9, None),
        (PrizeSettings(percent_paid="12.5"), 9, PlacesRule(percent=Fraction(25, 2))),
        (PrizeSettings(places=9), 9, PlacesRule(places=9)),
        (PrizeSettings(table=((1, 3),)), 9, PlacesRule(table=((1, 3),))),
        (PrizeSettings(percent=("60", "40")), 9, PlacesRule(places=2)),
        (PrizeSettings(amounts=(5, 4, 3)), 9, PlacesRule(places=3)),
        (TABLE, 1, PlacesRule(places=3)),
        (TABLE, 19, PlacesRule(places=3)),
        (TABLE, 20, PlacesRule(places=4)),
    ],
)
def test_how_places_are_counted(settings: PrizeSettings, entries: int, rule: PlacesRule | None) -> None:
    assert places_rule(settings, entries) == rule


@pytest.mark.parametrize(
    ("settings", "shares"),
    [
        (PrizeSettings(), PrizeShares()),
        (PrizeSettings(first="29.5"), PrizeShares(first=Fraction(59, 2))),
        (PrizeSettings(amounts=(5, 4)), PrizeShares(amounts=(5, 4))),
        (PrizeSettings(percent=("60", "40")), PrizeShares(percent=(Fraction(60), Fraction(40)))),
        (TABLE, PrizeShares(percent=(Fraction(50), Fraction(30), Fraction(20)))),
    ],
)
def test_how_the_money_is_shared(settings: PrizeSettings, shares: PrizeShares) -> None:
    assert shares_of(settings, 13) == shares


def test_the_lowest_prize() -> None:
    house = House("Club", Choices(), {})
    entry = Product("entry", Parts(10_000, 1_000))
    prizes = PrizeSettings(round=((0, 500), (50_000, 1_000)))
    assert steps_of(prizes) == (Step(0, 500), Step(50_000, 1_000))
    assert least_prize(house, MoneySettings(products=(entry,), prizes=prizes)) == 16_500
    odd = Product("entry", Parts(10_001))
    assert least_prize(house, MoneySettings(products=(odd,), prizes=prizes)) == 15_500
    assert least_prize(house, MoneySettings(products=(entry,), prizes=replace(prizes, min_cash=0))) == 0
    assert least_prize(house, MoneySettings()) == 0
    none = House("Club", Choices(min_cash=0), {})
    assert least_prize(none, MoneySettings(products=(entry,))) == 0
