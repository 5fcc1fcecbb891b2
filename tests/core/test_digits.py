"""Numbers are the figures 0 to 9."""

import unicodedata

import pytest

from floorman.core.digits import has_digit, is_number

DIGITS = [sign for sign in map(chr, range(0x110000)) if unicodedata.category(sign) in ("Nd", "No", "Nl")]


def test_only_ten_signs_make_a_number() -> None:
    assert [sign for sign in DIGITS if is_number(sign)] == list("0123456789")
    for sign in DIGITS:
        assert not is_number(f"1{sign}") or sign in "0123456789"


@pytest.mark.parametrize("text", ["", " ", "-1", "+1", "1_000", "1.5", " 1", "1\n", "0x1"])
def test_what_int_may_take_and_nobody_means(text: str) -> None:
    assert not is_number(text)


def test_whatever_is_a_number_int_takes() -> None:
    assert int("9" * 1000)
    assert is_number("9" * 1000)
    assert not is_number("9" * 1001)
    assert (is_number("123", 3), is_number("1234", 3)) == (True, False)


def test_what_looks_like_a_digit_is_seen() -> None:
    assert all(map(has_digit, ("²", "①", "٣", "a1")))
    assert not has_digit("Anna ½")
