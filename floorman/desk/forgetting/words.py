"""The words of a text in any script, each folded and with its place: marks belong to the letter before them."""

import re
import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

from floorman.exchange.names import fold

_PLAIN = re.compile("[0-9A-Za-z]+")
_UNSPACED = re.compile(
    "[\u0e00-\u0fff\u1000-\u109f\u1780-\u17ff\u3005-\u30ff\u3130-\u318f\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff"
    "\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]+"
)


class Word(NamedTuple):
    """A word, or a letter of one, as it is compared, and where it stands in its text."""

    key: str
    start: int
    end: int
    capital: bool = False


def composed(text: str) -> str:
    """``text`` with each letter and its accents in one, as names are kept."""
    return unicodedata.normalize("NFC", text)


def words_of(text: str) -> list[Word]:
    """The words of a composed text: letters and digits with their marks. What folds to nothing is none."""
    if text.isascii():
        return [
            Word(found.group().lower(), *found.span(), found.group()[0].isupper()) for found in _PLAIN.finditer(text)
        ]
    found = (Word(fold(text[start:end]), start, end, text[start].isupper()) for start, end in _spans(text))
    return [word for word in found if word.key]


def letters_of(text: str) -> list[Word]:
    """The letters of a composed text, each with its marks; spaces and signs between them are passed over."""
    letters: list[Word] = []
    for word in words_of(text):
        start = word.start
        for at in range(word.start + 1, word.end + 1):
            if at == word.end or not _goes_with(text[at]):
                letters.append(Word(fold(text[start:at]), start, at))
                start = at
    return letters


def is_unspaced(key: str) -> bool:
    """Whether a folded word is of a script in which words are written without spaces or take endings like letters."""
    return _UNSPACED.fullmatch(key) is not None


def _spans(text: str) -> Iterator[tuple[int, int]]:
    start = -1
    for at, letter in enumerate(text):
        inside = letter.isalnum() or unicodedata.category(letter)[0] == "M" or (start >= 0 and _goes_with(letter))
        if inside and start < 0:
            start = at
        elif not inside and start >= 0:
            yield start, at
            start = -1
    if start >= 0:
        yield start, len(text)


def _goes_with(letter: str) -> bool:
    """Whether a sign belongs to the letter before it: accents, vowel signs, joiners, signs that nobody sees."""
    category = unicodedata.category(letter)
    return category[0] == "M" or category == "Cf"
