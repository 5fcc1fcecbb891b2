"""Texts without the names of those who are forgotten: a number stands in their place."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import pairwise

from floorman.core.digits import has_digit
from floorman.desk.forgetting.naming import Named, Others, SoughtName, places_of
from floorman.desk.forgetting.words import composed, words_of

Unnamed = Callable[[str], str]
"""A text in, and out with the forgotten names taken away; the same text if there are none in it."""
_BENT_BEHIND = re.compile("[a-z\u00df-\u024f\u0370-\u052f]")
"""Scripts in which a word's first letters stay as they are, whatever stands before it."""
_LABELS = re.compile(r"(#\d+)(?: \1(?!\d))+")


def without(names: Mapping[str, int], others: Iterable[str]) -> Unnamed:
    """What takes ``names`` (each with the entry whose number stands for it) out of a text.

    ``others``: names of those who stay known, who may be meant by a word that they share.
    """
    sought = _Sought((SoughtName(name), f"#{entry}") for name, entry in names.items() if name)
    known = Others(others)

    def unnamed(text: str) -> str:
        plain = composed(text)
        found = [(place, label) for name, label in sought.likely(plain) for place in places_of(name, plain, known)]
        return _replaced(plain, found) if found else text

    return unnamed


class _Sought:
    """Many names, by the letters that their words begin with: a text is held against few of them."""

    def __init__(self, names: Iterable[tuple[SoughtName, str]]) -> None:
        self._names = list(names)
        self._always: list[int] = []
        self._by_letters: dict[str, list[int]] = {}
        for at, (name, _) in enumerate(self._names):
            if not name.words or any(not _BENT_BEHIND.match(word) for word in name.words):
                self._always.append(at)
            for word in name.words:
                self._by_letters.setdefault(word[:2], []).append(at)

    def likely(self, text: str) -> Iterator[tuple[SoughtName, str]]:
        """Names that may stand in ``text``, each with its label."""
        keys = [word.key for word in words_of(text)]
        begun = {key[:2] for key in keys} | {(one + other)[:2] for one, other in pairwise(keys)}
        found = set(self._always).union(*(self._by_letters.get(letters, ()) for letters in begun))
        return (self._names[at] for at in sorted(found))


def _replaced(text: str, found: Iterable[tuple[Named, str]]) -> str:
    """``text`` with a label at each place; of places that overlap, the first and longest gives its label."""
    left, at = "", 0
    for place, label in sorted(found, key=lambda one: (one[0].start, -one[0].end)):
        if place.end <= at:
            continue
        if place.start >= at:
            left += text[at : place.start] + label
            if has_digit(text[place.end : place.end + 1]):
                left += " "
        at = place.end
    return _LABELS.sub(r"\1", left + text[at:])
