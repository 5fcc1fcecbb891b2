"""A word of the desk does not stand for another of the floor."""

import pytest

from floorman.text.say import catalogue, say


@pytest.mark.parametrize(
    ("lang", "chair", "payment"),
    [("pl", "wolne", "za darmo"), ("bg", "свободно", "безплатно"), ("fr", "libre", "gratuit")],
)
def test_a_free_chair_is_not_one_that_costs_nothing(lang: str, chair: str, payment: str) -> None:
    assert catalogue(lang).gettext("free") == chair
    assert say("payment.free", {}, lang) == payment
