"""Lots from a seed, drawn again by hand."""

from collections import Counter
from hashlib import sha256

import pytest

from floorman.rules.lots import Lots


def block(seed: str, count: int) -> int:
    return int.from_bytes(sha256(f"{seed}:{count}".encode()).digest(), "big")


def test_numbers_are_the_blocks_of_the_seed() -> None:
    lots = Lots("Day 1 – Łódź")
    assert [lots.below(1000) for _ in range(3)] == [block("Day 1 – Łódź", count) % 1000 for count in range(3)]


def test_a_block_that_would_favour_small_numbers_is_thrown_away() -> None:
    # three quarters of all blocks are below this bound's only multiple
    bound = 3 << 254
    kept = [value for value in (block("s", count) for count in range(40)) if value < bound]
    lots = Lots("s")
    assert [lots.below(bound) for _ in kept] == kept
    assert len(kept) < 40


def test_a_shuffle_from_the_end() -> None:
    items = list("ABCD")
    for count, last in enumerate((3, 2, 1)):
        other = block("s", count) % (last + 1)
        items[last], items[other] = items[other], items[last]
    assert Lots("s").shuffled("ABCD") == items


@pytest.mark.parametrize("short", [[], [7]])
def test_nothing_to_shuffle(short: list[int]) -> None:
    assert Lots("s").shuffled(short) == short


def test_each_order_is_about_equally_likely() -> None:
    orders = Counter("".join(Lots(str(seed)).shuffled("ABC")) for seed in range(6000))
    assert len(orders) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 20.5, "chi-square, 5 degrees, p = 0.001"
