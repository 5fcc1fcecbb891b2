"""A mapping from small whole numbers to values that is never changed: a new one shares all but the pages it touched."""

from collections.abc import Iterator, Mapping
from typing import Generic, TypeVar

V = TypeVar("V")

_PAGE = 64


class Roll(Mapping[int, V], Generic[V]):
    """Values by number (0 or more, dense numbers cost least). ``with_changes`` costs what changed, not what is held."""

    __slots__ = ("_count", "_pages")

    def __init__(self, pages: Mapping[int, Mapping[int, V]] | None = None, count: int = 0) -> None:
        self._pages: Mapping[int, Mapping[int, V]] = pages or {}
        self._count = count

    def __getitem__(self, number: int) -> V:
        return self._pages[number // _PAGE][number]

    def __iter__(self) -> Iterator[int]:
        for page in sorted(self._pages):
            yield from sorted(self._pages[page])

    def __len__(self) -> int:
        return self._count

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and number in self._pages.get(number // _PAGE, {})

    def with_changes(self, changes: Mapping[int, V]) -> "Roll[V]":
        """The same roll with ``changes`` put in."""
        if not changes:
            return self
        pages = dict(self._pages)
        fresh: dict[int, dict[int, V]] = {}
        count = self._count
        for number, value in changes.items():
            key = number // _PAGE
            page = fresh.get(key)
            if page is None:
                page = fresh[key] = dict(pages.get(key, {}))
            count += number not in page
            page[number] = value
        pages.update(fresh)
        return Roll(pages, count)
