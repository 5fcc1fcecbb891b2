"""How many places are paid."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.citation import Unanswerable
from floorman.rules.places_paid import PlacesRule, places_paid
from tests.rules.rooms import TDA, cited

TABLE = PlacesRule(table=[(10, 2), (20, 4)])
hundredths = st.integers(0, 10_000).map(lambda part: Fraction(part, 100))


@given(st.integers(1, 100_000), hundredths)
def test_a_percentage_is_rounded_up_and_pays_at_least_one(entries: int, percent: Fraction) -> None:
    places = places_paid(TDA, entries, PlacesRule(percent)).answer
    assert 1 <= places <= entries
    assert places >= entries * percent / 100
    assert places == 1 or places - 1 < entries * percent / 100


@given(st.integers(1, 200), st.data())
def test_never_more_than_the_different_persons(entries: int, data: st.DataObject) -> None:
    persons = data.draw(st.integers(1, entries))
    rule = data.draw(st.sampled_from([PlacesRule(Fraction(40)), PlacesRule(places=9), TABLE]))
    assert places_paid(TDA, entries, rule, persons).answer == min(places_paid(TDA, entries, rule).answer, persons)


@pytest.mark.parametrize(
    ("entries", "rule", "places", "code"),
    [
        (600, PlacesRule(Fraction("10.5")), 63, "percent"),
        (8569, PlacesRule(Fraction(15)), 1286, "percent"),
        (9, PlacesRule(places=3), 3, "number"),
        (9, PlacesRule(places=12), 9, "persons"),
        (9, TABLE, 2, "table"),
        (20, TABLE, 4, "table"),
        (0, TABLE, 0, "none"),
    ],
)
def test_ways_of_counting(entries: int, rule: PlacesRule, places: int, code: str) -> None:
    ruling = places_paid(TDA, entries, rule)
    assert (ruling.answer, ruling.code, cited(ruling)) == (places, f"places-paid.{code}", ["house tda-2024"])


@pytest.mark.parametrize("persons", [0, 6])
def test_persons_who_cannot_have_made_the_entries(persons: int) -> None:
    with pytest.raises(Unanswerable) as fault:
        places_paid(TDA, 5, TABLE, persons)
    assert (fault.value.code, fault.value.field) == ("impossible", "persons")
