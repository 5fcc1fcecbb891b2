"""Where a player is named in a text: by his full name whatever others are called, or by a word that is his alone."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from floorman.core.digits import is_number
from floorman.desk.forgetting.everyday import EVERYDAY
from floorman.desk.forgetting.inflection import is_form
from floorman.desk.forgetting.words import Word, composed, is_unspaced, letters_of, words_of
from floorman.exchange.names import PARTICLES

_GAP = 3
"""Signs between two words of one name: a comma and a space, a quotation mark."""
_GIVEN = frozenset({"al", "ben", "mac"})
"""First names that are small words of other names."""
_JOINED = 4
"""Words that a word of a name may be parted into: "O Brien"."""


class Named(NamedTuple):
    """A place at which somebody is named."""

    start: int
    end: int


class _Run(NamedTuple):
    """Words behind each other that are all of one name."""

    first: int
    last: int
    told: frozenset[int]
    """Which words of the name stand there whole."""
    initials: frozenset[str]


class SoughtName:
    """A name as it is looked for."""

    def __init__(self, name: str) -> None:
        self.plain = composed(name).casefold().strip()
        self.words = tuple(word.key for word in words_of(composed(name)))
        self.whole = "".join(self.words)
        self.solid = frozenset(at for at in range(len(self.words)) if self._is_solid(at))
        """Which words tell by themselves who is meant."""
        self.joins = dict(self._joined())

    def _is_solid(self, at: int) -> bool:
        word, last = self.words[at], len(self.words) - 1
        if len(word) < 2 or is_number(word) or is_unspaced(word):
            return False
        return word not in PARTICLES or at == last or (at == 0 and word in _GIVEN)

    def _joined(self) -> Iterator[tuple[str, frozenset[int]]]:
        """Words of the name written as one."""
        count = len(self.words)
        for first in range(count):
            for last in range(first + 2, min(count, first + _JOINED) + 1):
                yield "".join(self.words[first:last]), frozenset(range(first, last))
        if count > 1:
            yield "".join(reversed(self.words)), frozenset(range(count))
            yield self.whole, frozenset(range(count))

    def runs(self, words: Sequence[Word]) -> Iterator[_Run]:
        """Where words of the name stand behind each other, as many as there are."""
        at = 0
        while at < len(words):
            run = self._run(words, at)
            if run is not None:
                yield run
            at = at + 1 if run is None else run.last + 1

    def _run(self, words: Sequence[Word], first: int) -> _Run | None:
        at, told, initials, last = first, frozenset[int](), frozenset[str](), -1
        while at < len(words) and (at == first or words[at].start - words[at - 1].end <= _GAP):
            count, covered = self._covered(words, at, told)
            if covered:
                told |= covered
                last = at + count - 1
            elif words[at].capital and len(words[at].key) == 1 and any(word[0] == words[at].key for word in self.words):
                initials |= {words[at].key}
            else:
                break
            at += count
        if last < 0:
            return None
        return _Run(first, last, told, initials)

    def _covered(self, words: Sequence[Word], at: int, told: frozenset[int]) -> tuple[int, frozenset[int]]:
        """So many words of the text from ``at`` on are these of the name; none of them was told before."""
        key = words[at].key
        best: tuple[int, frozenset[int]] = (1, frozenset())
        for count in range(1, min(_JOINED, len(words) - at) + 1):
            if count > 1:
                key += words[at + count - 1].key
            found = self.joins.get(key) or self._alike(key, told, bent=count == 1)
            if not found & told and len(found) > len(best[1]):
                best = (count, found)
            if len(key) > len(self.whole):
                break
        return best

    def _alike(self, key: str, told: frozenset[int], *, bent: bool) -> frozenset[int]:
        left = [at for at in range(len(self.words)) if at not in told]
        for at in left:
            if self.words[at] == key:
                return frozenset({at})
        return frozenset(next(([at] for at in left if bent and is_form(self.words[at], key)), []))

    def is_whole(self, run: _Run) -> bool:
        """Whether all of the name stands there."""
        return len(run.told) == len(self.words)


class Others:
    """Those who are still known, by the words of their names."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = [SoughtName(name) for name in names if name]
        self._by_word: dict[str, list[SoughtName]] = {}
        self._by_letters: dict[str, set[tuple[str, SoughtName]]] = {}
        self._holding: dict[str, list[SoughtName]] = {}
        for name in self.names:
            for word in name.words:
                self._by_word.setdefault(word, []).append(name)
                self._by_letters.setdefault(word[:2], set()).add((word, name))

    def sharing(self, name: SoughtName) -> list[SoughtName]:
        """Those who have a word of ``name``, and more letters than it has."""
        found = {id(one): one for word in name.words for one in self._by_word.get(word, ())}
        return [one for one in found.values() if len(one.whole) > len(name.whole)]

    def may_be_meant(self, key: str, word: str, initials: frozenset[str]) -> bool:
        """Whether ``key``, a form of ``word``, may name one of them; ``initials`` stand beside it."""
        exact = key == word
        for other, name in self._by_letters.get(key[:2], ()):
            if key == other or (not exact and is_form(other, key)):
                begins = {one[0] for one in name.words}
                if initials <= begins:
                    return True
        return False

    def holding(self, letters: str) -> list[SoughtName]:
        """Those in whose names ``letters`` stand behind each other."""
        if letters not in self._holding:
            self._holding[letters] = [name for name in self.names if letters in name.whole]
        return self._holding[letters]


def places_of(name: SoughtName, text: str, others: Others) -> Iterator[Named]:
    """Where ``name`` stands in a composed text and means its bearer."""
    if not name.words:
        yield from _signs(name.plain, text)
        return
    words = words_of(text)
    longer: list[tuple[int, int]] | None = None
    for run in name.runs(words):
        if not _tells(name, run, words, others):
            continue
        if longer is None:
            longer = _of_longer_names(name, words, others)
        if not any(first <= run.first and run.last <= last for first, last in longer):
            yield Named(words[run.first].start, words[run.last].end)
    yield from _unspaced(name, text, others)


def _signs(plain: str, text: str) -> Iterator[Named]:
    """A name without a letter: "♠♠♠"."""
    at = text.casefold().find(plain) if len(plain) > 1 and len(text.casefold()) == len(text) else -1
    while at >= 0:
        yield Named(at, at + len(plain))
        at = text.casefold().find(plain, at + len(plain))


def _of_longer_names(name: SoughtName, words: Sequence[Word], others: Others) -> list[tuple[int, int]]:
    return [
        (run.first, run.last)
        for other in others.sharing(name)
        for run in other.runs(words)
        if other.is_whole(run) and run.last - run.first >= 1
    ]


def _tells(name: SoughtName, run: _Run, words: Sequence[Word], others: Others) -> bool:
    """Whether a run of words of ``name`` means its bearer."""
    solid = run.told & name.solid
    if len(solid) > 1 or (name.is_whole(run) and len(name.words) > 1 and len(name.whole) > 2):
        return True
    if not solid:
        return False
    (at,) = solid
    spoken = [word for word in words[run.first : run.last + 1] if len(word.key) > 1]
    key = "".join(word.key for word in spoken)
    if name.is_whole(run) and key == name.whole:
        return True
    if any(word.key in EVERYDAY and not word.capital for word in spoken):
        return False
    if name.is_whole(run):
        return True
    return not others.may_be_meant(key, name.words[at], run.initials)


def _unspaced(name: SoughtName, text: str, others: Others) -> Iterator[Named]:
    """The same in scripts whose words are not parted: any two signs or more."""
    parts = [word for word in name.words if is_unspaced(word)]
    if not parts:
        return
    letters = letters_of(text)
    keys = [letter.key for letter in letters]
    wholes = ["".join(parts), "".join(reversed(parts))] if len(parts) == len(name.words) else []
    taken: set[int] = set()
    for wanted in dict.fromkeys([*wholes, *_parts(parts)]):
        sought = [letter.key for letter in letters_of(wanted)]
        if len(sought) < 2 or (wanted not in wholes and others.holding(wanted)):
            continue
        longer = [other for other in others.holding(wanted) if len(other.whole) > len(wanted)]
        for at in _found(sought, keys):
            here = range(at, at + len(sought))
            if taken.isdisjoint(here) and not any(_lies_in(other, keys, at, len(sought)) for other in longer):
                taken.update(here)
                yield Named(letters[at].start, letters[at + len(sought) - 1].end)


def _parts(words: Iterable[str]) -> Iterator[str]:
    """Words of a name, and the given name of one written in one piece: the last two signs."""
    for word in words:
        yield word
        if len(word) in (3, 4):
            yield word[-2:]


def _found(sought: Sequence[str], among: Sequence[str]) -> Iterator[int]:
    """Where ``sought`` stands in ``among``."""
    for at in range(len(among) - len(sought) + 1):
        if list(among[at : at + len(sought)]) == list(sought):
            yield at


def _lies_in(other: SoughtName, keys: Sequence[str], at: int, length: int) -> bool:
    """Whether what stands at ``at`` is a piece of ``other``, who is named there."""
    sought = [letter.key for letter in letters_of(other.whole)]
    return any(first <= at and at + length <= first + len(sought) for first in _found(sought, keys))
