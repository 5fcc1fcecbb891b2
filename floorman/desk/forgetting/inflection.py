"""Forms of a name within a sentence: "Kowalskiej", "Nowakowi", "Jadwidze", "Ивановой", "לכהן"."""

import re
from collections.abc import Iterator
from functools import lru_cache

_AGGLUTINATED = 5
"""Letters of a word to which any short ending may be joined: "Erzsébetnek"."""
_JOINED_ENDING = 4
_PREFIXES = re.compile("[והבלמכש]{1,2}|[وفبلك]?(?:ال)?")
"""What Hebrew and Arabic write together with the word behind it."""
_RIGHT_TO_LEFT = re.compile("[\u0590-\u06ff]")

_INDIC = re.compile("[\u0900-\u0dff]")


def _each(words: str) -> frozenset[str]:
    return frozenset(words.split())


_BEHIND_CONSONANT = _each(
    "a ia owi iowi em iem ie u iu y i owie iowie ow iow om iom ami iami ach iach s es n en ens er ova ove ovi ou um "
    "owa owej owna owny ul ului lui"
) | _each("а у е ом ем ы и ов ове ова ови ам ами ах ю я ям ями ях ия ия ът ят та те то ю ей")
_BEHIND_VOWEL = _each(
    "a e i o u y ie ia iu io iej ej om ami ach em ou ovi ova ov s n ns ului lui ei iego iemu im imi ich"
) | _each("а е и о у ы ю я й ой ою ей ею ою ам ами ах ям ями ях ом ем ья ьи ье ью ьей ии ию ией ия")
_ADJECTIVES = (
    (re.compile("(.*(?:sk|ck|dzk))a"), _each("iej a o ie")),
    (re.compile("(.*(?:sk|ck|dzk))i"), _each("iego iemu im imi ich")),
    (re.compile("(.*[сц]к)(?:и|і|ий|ый|ой)"), _each("ия ият и ого ому им ом ото их ими ите")),
    (re.compile("(.*[сц]к)(?:а|ая)"), _each("ата ой ую ая ою")),
)
_PLURALS = (re.compile("(.*[sd]?)k[ia]"), "cy")
_FLEETING = re.compile("(.*[^aeiouy])i?e([klcrn])|(.*[^аеиоуъыюя])[еоъ]([клцрнй])")
_SOFTENED = (
    *(("st", "sci"), ("ch", "sz"), ("k", "c"), ("g", "dz"), ("h", "z"), ("t", "ci"), ("d", "dzi"), ("r", "rz")),
)
_LITHUANIAN = (re.compile("(.*)(?:as|is|us|ys)"), _each("o ui a u e ai io iui iu i y ei"))
_VOWELS = "aeiouyаеиоуыэюяьй"


def is_form(word: str, found: str) -> bool:
    """Whether ``found`` may be ``word`` (both folded) with an ending of one of the languages that bend names.

    Endings of all languages are tried, since nobody says of which one a name is; it errs towards yes.
    """
    if found == word:
        return True
    if len(word) < 3 or found[:2] != word[:2]:
        return bool(_RIGHT_TO_LEFT.match(word)) and _is_prefixed(word, found)
    if _INDIC.match(word):
        return found.startswith(word) and len(found) - len(word) <= _JOINED_ENDING
    if (
        len(word) >= _AGGLUTINATED
        and not _is_adjective(word)
        and found.startswith(word)
        and len(found) - len(word) <= _JOINED_ENDING
    ):
        return True
    return any(found.startswith(stem) and found[len(stem) :] in endings for stem, endings in _stems(word))


def _is_adjective(word: str) -> bool:
    return any(adjective.fullmatch(word) for adjective, _ in _ADJECTIVES)


def _is_prefixed(word: str, found: str) -> bool:
    return len(word) >= 3 and found.endswith(word) and _PREFIXES.fullmatch(found[: -len(word)]) is not None


@lru_cache(maxsize=4096)
def _stems(word: str) -> tuple[tuple[str, frozenset[str]], ...]:
    return tuple(_bent(word))


def _bent(word: str) -> Iterator[tuple[str, frozenset[str]]]:
    """What stays of a word while it is bent, with the endings that it takes."""
    for adjective, endings in _ADJECTIVES:
        if found := adjective.fullmatch(word):
            yield found[1], endings
            if plural := _PLURALS[0].fullmatch(word):
                yield plural[1], frozenset({_PLURALS[1], "kich", "kim", "kimi"})
            return
    if found := _LITHUANIAN[0].fullmatch(word):
        yield found[1], _LITHUANIAN[1]
    if word[-1] in _VOWELS:
        yield word[:-1], _BEHIND_VOWEL
        yield word, frozenset({"s", "n", "ns", "ta", "то", "та"})
        yield from _softened(word[:-1])
        return
    yield word, _BEHIND_CONSONANT
    yield from _softened(word)
    if found := _FLEETING.fullmatch(word):
        short = (found[1] or found[3]) + (found[2] or found[4])
        yield short, _BEHIND_CONSONANT | {"e", "iu"}


def _softened(stem: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Polish and Czech change the consonant before an ending: Monika, Monice; Marta, Marcie."""
    for hard, soft in _SOFTENED:
        if stem.endswith(hard) and len(stem) > len(hard):
            yield stem[: -len(hard)] + soft, frozenset({"e", "y"})
