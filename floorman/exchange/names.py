"""A player's name: tidied as it is kept, folded for search, shortened for a plate."""

import re
import unicodedata

MAX_NAME = 200
"""Letters of a name that are kept."""

_JOINERS = "\u200c\u200d"
_JOINED_SCRIPTS = (
    *("ARABIC", "SYRIAC", "MONGOLIAN", "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA"),
    *("TAMIL", "TELUGU", "KANNADA", "MALAYALAM", "SINHALA", "KHMER", "MYANMAR"),
)

_LETTERS = str.maketrans(
    {
        "ł": "l",
        "ø": "o",
        "đ": "d",
        "ð": "d",
        "þ": "th",
        "æ": "ae",
        "œ": "oe",
        "ß": "ss",
        "ı": "i",
        "ȷ": "j",
        "ħ": "h",
        "ŧ": "t",
        "ŋ": "n",
        "ə": "e",
        "ſ": "s",
        "ƒ": "f",
        "ĸ": "k",
    }
)
# NFKD leaves these letters alone, and no accent can be taken off them.

_QUIET = "'’‘‛ʼʻʹ´`′\"“”„‟«»‹›.*"
_PARTING = "-‐‑‒–—―−_,;:/\\|()[]{}·・•&"
_MARKS_OF_WRITING = str.maketrans({**dict.fromkeys(_QUIET), **dict.fromkeys(_PARTING, " ")})

_ACCENTS = re.compile(
    "[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670"
    "\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]"
)
_SHORT_I = "\ue000"
# Stands for й, a letter of its own, while accents come off.
PARTICLES = frozenset(
    {"de", "del", "della", "delle", "dei", "di", "da", "do", "dos", "das", "du", "des", "la", "las", "le", "les", "lo"}
    | {"los", "van", "von", "vom", "zu", "zum", "zur", "der", "den", "dem", "ter", "ten", "te", "af", "av", "til"}
    | {"bin", "ibn", "ben", "al", "el", "y", "e", "i", "st", "mac", "mc", "ó", "ní", "o"}
)
"""Small words of a name that go with the word behind them; alone they name nobody."""
_SUFFIXES = frozenset({"jr", "sr", "jnr", "snr", "ii", "iii", "iv", "v", "vi", "junior", "senior", "filho", "júnior"})
_NICKNAME = re.compile(r"\s*(?:“[^”]*”|„[^“”]*[“”]|«[^»]*»|`[^`]*`|\"[^\"]*\"|\([^)]*\)|\[[^\]]*\])\s*")


def tidy_name(text: str) -> str:
    """``text`` as a name is kept: NFC, single spaces, no control or invisible characters, at most ``MAX_NAME`` long.

    Every kind of space becomes a plain one. Joiners stay only inside the scripts (and emoji) that are spelt with them.
    """
    if text.isascii() and text.isprintable():
        return " ".join(text.split())[:MAX_NAME].rstrip()
    text = unicodedata.normalize("NFC", text)
    if text.isprintable():
        return " ".join(text.split())[:MAX_NAME].rstrip()
    kept = "".join(_kept(text, index) for index in range(len(text)))
    whole = " ".join(unicodedata.normalize("NFC", kept).split())
    return whole[:MAX_NAME].rstrip(_JOINERS + " ")


def _kept(text: str, index: int) -> str:
    letter = text[index]
    category = unicodedata.category(letter)
    if letter in _JOINERS:
        around = text[index - 1 : index] + text[index + 1 : index + 2]
        return letter if len(around) == 2 and all(_is_joined(one) for one in around) else ""
    if category[0] == "Z" or letter in "\t\n\r\v\f\x85":
        return " "
    if category in ("Cc", "Cf", "Cs", "Co") or ord(letter) & 0xFFFE == 0xFFFE or "\ufdd0" <= letter <= "\ufdef":
        return ""
    return letter


def _is_joined(letter: str) -> bool:
    if unicodedata.category(letter) == "So" or "\U0001f3fb" <= letter <= "\U0001f3ff" or letter == "\ufe0f":
        return True
    return unicodedata.name(letter, "").startswith(_JOINED_SCRIPTS)


def fold(text: str) -> str:
    """The search key of ``text``: without case, accents, apostrophes and hyphens; another script stays as it is.

    "Łukasz O’Brien-Żak" and "lukasz obrien zak" have one key. Folding a key changes nothing. Never an identity.
    """
    key = text
    if not key.isprintable():
        key = "".join(letter for letter in text if letter.isprintable() or letter.isspace())
    if key.isascii():
        key = key.lower()
    else:
        key = unicodedata.normalize("NFC", key.casefold()).replace("й", _SHORT_I)
        key = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", key).casefold().translate(_LETTERS))
        key = _ACCENTS.sub("", key).replace(_SHORT_I, "й")
    return unicodedata.normalize("NFC", " ".join(key.translate(_MARKS_OF_WRITING).split()))


def short_name(full: str) -> str:
    """``full`` for a narrow place: "Anna Kowalska" and "Kowalska, Anna" give "A. Kowalska".

    Whole stay: one word, at most eight letters, a last name of one or two letters, scripts without capitals. A suffix
    (Jr, III), particles and the writing of capitals are kept; a nickname between quotes goes.
    """
    name = tidy_name(full)
    if len(name) <= 8:
        return name
    words, suffix = _without_suffix(_NICKNAME.sub(" ", name))
    first, last = _parted(words)
    longest = max(map(len, re.findall(r"\w+", last)), default=0)
    if not first or longest <= 2 or not _has_case(first[0]) or not _has_case(last.lstrip("'’ ")[:1]):
        return name
    return " ".join(part for part in (f"{first[0]}.", last, suffix) if part)


def _has_case(letter: str) -> bool:
    return letter.isalpha() and letter.lower() != letter.upper()


def _without_suffix(name: str) -> tuple[str, str]:
    words = name.split()
    if len(words) > 2 and words[-1].strip(".,").casefold() in _SUFFIXES:
        return " ".join(words[:-1]).rstrip(","), words[-1].rstrip(",")
    return " ".join(words), ""


def _parted(name: str) -> tuple[str, str]:
    """First names and last name; the first is empty where the name is one word or cannot be told."""
    if "," in name:
        last, _, first = name.partition(",")
        return first.strip(), last.strip()
    words = name.split()
    if len(words) < 2 or words[0] in PARTICLES:
        return "", name
    shouted = _leading_capitals(words)
    if shouted:
        return " ".join(words[shouted:]), " ".join(words[:shouted])
    start = len(words) - 1
    while start > 1 and words[start - 1].rstrip(".").casefold() in PARTICLES:
        start -= 1
    return " ".join(words[:start]), " ".join(words[start:])


def _leading_capitals(words: list[str]) -> int:
    """How many words lead in capitals before one that is not: 3 in "DE LA BRÉTON Anaïs", none in "AJ Holt"."""
    count = 0
    while count < len(words) and words[count].isupper():
        count += 1
    longest = max((len(word) for word in words[:count]), default=0)
    return count if 0 < count < len(words) and longest >= 3 else 0
