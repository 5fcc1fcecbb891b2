"""Work that nobody waits for in another thread."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def at_once(work: Callable[[], T]) -> T:
    """Does it here and now."""
    return work()
