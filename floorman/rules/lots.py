"""Drawing lots from a seed that is written on the sheet, so that anybody can draw them again.

The numbers, with any tool that knows SHA-256: the n-th block (n = 0, 1, 2 …) is the SHA-256 of the UTF-8 text
``SEED:n``, read as one number of 256 bits, first byte highest. A number below k is the remainder of the next block by
k; a block at or above the largest multiple of k that 256 bits can hold is thrown away, so that no number comes oftener
than another. A list is shuffled from its end: the last element changes places with one drawn from all up to itself,
then the last but one, and so on:

    def below(k):
        while True:
            value = int.from_bytes(sha256(f"{seed}:{next(n)}".encode()).digest(), "big")
            if value < 2**256 - 2**256 % k:
                return value % k

    for i in range(len(items) - 1, 0, -1):
        j = below(i + 1)
        items[i], items[j] = items[j], items[i]
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")
_ALL = 1 << 256


class Lots:
    """The lots of one seed, drawn one after another."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._blocks = 0

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound`` - 1 (``bound`` at least 1), each equally likely."""
        limit = _ALL - _ALL % bound
        while True:
            value = self._block()
            if value < limit:
                return value % bound

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """The items in a random order, each order equally likely."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def _block(self) -> int:
        block = sha256(f"{self._seed}:{self._blocks}".encode()).digest()
        self._blocks += 1
        return int.from_bytes(block, "big")
