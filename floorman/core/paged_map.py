"""A mapping from small whole numbers to values that is never changed: a new one shares all but the pages it touched."""

from collections.abc import Iterator, Mapping, ValuesView
from typing import Generic, TypeVar

V = TypeVar("V")

_PAGE = 64


class PagedMap(Mapping[int, V], Generic[V]):
    """Values by number (0 or more, dense numbers cost least), in their order. ``with_changes`` costs what changed."""

    __slots__ = ("_count", "_pages")

    def __init__(self, pages: Mapping[int, Mapping[int, V]] | None = None, count: int = 0) -> None:
        self._pages: Mapping[int, Mapping[int, V]] = pages or {}
        self._count = count

    def __getitem__(self, number: int) -> V:
        return self._pages[number // _PAGE][number]

    def __iter__(self) -> Iterator[int]:
        for page in self._pages.values():
            yield from page

    def __len__(self) -> int:
        return self._count

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and number in self._pages.get(number // _PAGE, {})

    def values(self) -> ValuesView[V]:
        """All values, lowest number first."""
        return _Values(self)

    def with_changes(self, changes: Mapping[int, V]) -> "PagedMap[V]":
        """The same map with ``changes`` put in."""
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
        for key, page in fresh.items():
            longer = len(page) > len(pages.get(key, ()))
            pages[key] = dict(sorted(page.items())) if longer else page
        if len(pages) > len(self._pages):
            pages = dict(sorted(pages.items()))
        return PagedMap(pages, count)

    def unlike(self, other: "PagedMap[V]") -> Iterator[int]:
        """Numbers whose value here is another object than in ``other``, or is in only one of the two."""
        if self._pages is other._pages:
            return
        for key in self._pages.keys() | other._pages.keys():
            mine, theirs = self._pages.get(key, {}), other._pages.get(key, {})
            if mine is not theirs:
                for number in mine.keys() | theirs.keys():
                    if mine.get(number) is not theirs.get(number):
                        yield number


class _Values(ValuesView[V]):
    """The values without a look-up for each."""

    _mapping: PagedMap[V]

    def __iter__(self) -> Iterator[V]:
        for page in self._mapping._pages.values():
            yield from page.values()
