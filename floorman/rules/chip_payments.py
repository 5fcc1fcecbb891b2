"""What can be paid with chips of given values."""

from collections.abc import Iterable
from math import gcd

MOST_REMAINDERS = 10_000
"""Remainders that are followed up; chips that fit together worse than that nobody has, and they are taken to pay every
multiple of what they have in common."""


def payable(value: int, chips: Iterable[int]) -> bool:
    """Whether ``value`` can be paid exactly with any number of these chips; without chips only nothing can."""
    small, *larger = sorted(set(chips)) or [value + 1]
    least = {0: 0}
    # the smallest sum for each remainder by the smallest chip
    for chip in larger:
        grown = dict(least)
        for paid in least.values():
            more = paid + chip
            while more <= value and grown.get(more % small, more + 1) > more:
                grown[more % small] = more
                more += chip
                if len(grown) > MOST_REMAINDERS:
                    return value % gcd(small, *larger) == 0
        least = grown
    return least.get(value % small, value + 1) <= value
