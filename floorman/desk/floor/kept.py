"""What was reckoned once and holds until what it rests on is another object."""

from collections.abc import Callable
from typing import TypeVar, cast

T = TypeVar("T")


class Kept:
    """Reckoned values by name, each with what it rests on."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[tuple[object, ...], object]] = {}

    def once(self, name: str, rests_on: tuple[object, ...], reckon: Callable[[], T]) -> T:
        """The value of that name: as it was, while everything that it rests on is the same; else reckoned anew."""
        known = self._known.get(name)
        if known is None or not _same(known[0], rests_on):
            known = self._known[name] = (rests_on, reckon())
        return cast("T", known[1])


def _same(before: tuple[object, ...], now: tuple[object, ...]) -> bool:
    return all(one is other or (type(one) is int and one == other) for one, other in zip(before, now, strict=True))
