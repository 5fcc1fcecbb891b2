"""Counts of chips in every form that lists have."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.exchange.amounts import chips_of


@pytest.mark.parametrize(
    ("text", "chips"),
    [
        ("243000", 243_000),
        ("243,000", 243_000),
        ("243.000", 243_000),
        ("243 000", 243_000),
        ("243\u00a0000", 243_000),
        ("243\u202f000", 243_000),
        ("243'000", 243_000),
        ("243’000", 243_000),
        ("1.245.000", 1_245_000),
        ("5 494 967", 5_494_967),
        ("20.055.000", 20_055_000),
        ("412k", 412_000),
        ("787 K", 787_000),
        ("6,7 M", 6_700_000),
        ("6.7M", 6_700_000),
        ("61.5k", 61_500),
        ("1,245 M", 1_245_000),
        ("1,245", 1_245),
        ("1,245.00", 1_245),
        ("1.245,00", 1_245),
        ("25 tys.", 25_000),
        ("1,5 млн", 1_500_000),
        (" 43000 ", 43_000),
        ("30000 chips", 30_000),
        ("0", 0),
        ("100000.0", 100_000),
    ],
)
def test_forms_of_a_count(text: str, chips: int) -> None:
    assert chips_of(text) == chips


@pytest.mark.parametrize(
    "text",
    [
        "",
        "-",
        "n/a",
        "€25 500",
        "-500",
        "12.5",
        "1,24,000",
        "1 245.000",
        "12-4",
        "=1+1",
        "1e9",
        "٣٤٥",
        "9" * 30,
        "k",
        "3 4 5",
    ],
)
def test_what_is_not_a_count(text: str) -> None:
    assert chips_of(text) is None


@given(st.integers(0, 10**12), st.sampled_from([",", ".", "'", " ", "\u00a0", "\u202f", ""]))
def test_any_count_reads_back(chips: int, separator: str) -> None:
    assert chips_of(f"{chips:,}".replace(",", separator)) == chips


@given(st.text(alphabet="0123456789 .,'kKmM-€\u00a0\u202fт万") | st.text())
def test_anything_is_a_count_or_none(text: str) -> None:
    chips = chips_of(text)
    assert chips is None or chips >= 0
