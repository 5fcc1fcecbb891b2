"""Which encodings a list can be in, each with the evidence that lets a human choose."""

import codecs
import re
import unicodedata

from msgspec import Struct

from floorman.exchange.headers import is_heading
from floorman.exchange.refused import ListRefused

OFFERED = ("utf-8", "cp1250", "cp1251", "cp1252", "utf-16")
_TRIED = ("cp1254", "cp1253", "koi8_r")
"""Shown only where they read best."""

_WIDE = ("cp932", "gb18030", "big5", "cp949", "euc_jp")
"""Of East Asia; shown only where charset-normalizer names them."""

_LABELS = {
    "utf-8": "UTF-8",
    "utf-16": "UTF-16",
    "cp1250": "Windows-1250",
    "cp1251": "Windows-1251",
    "cp1252": "Windows-1252",
    "cp1253": "Windows-1253",
    "cp1254": "Windows-1254",
    "koi8_r": "KOI8-R",
    "cp932": "Shift-JIS",
    "gb18030": "GB 18030",
    "big5": "Big5",
    "cp949": "EUC-KR",
    "euc_jp": "EUC-JP",
}
_ALLOWED = (
    frozenset(_LABELS)
    | {
        "utf-8-sig",
        "utf-16-le",
        "utf-16-be",
        "utf-32",
        "ascii",
        "latin-1",
        "cp437",
        "cp850",
        "cp852",
        "cp866",
        "cp1255",
    }
    | {"cp1256", "cp1257", "cp1258", "koi8_u", "mac_roman", "mac_latin2", "mac_cyrillic", "gbk", "gb2312", "shift_jis"}
    | {"euc_kr", "big5hkscs"}
    | {f"iso8859-{part}" for part in (2, 3, 4, 5, 7, 8, 9, 10, 13, 14, 15, 16)}
)
_ALIKE = {"utf-8-sig": "utf-8", "utf-16-le": "utf-16", "utf-16-be": "utf-16", "shift_jis": "cp932", "gbk": "gb18030"}
_ALIKE |= {"gb2312": "gb18030", "euc_kr": "cp949", "ascii": "utf-8"}

_ALPHABETS: dict[str, tuple[tuple[str, float], ...]] = {
    "cp1250": (
        ("ąćęłńóśźż", 1.0),
        ("áčďéěíňóřšťúůýž", 1.0),
        ("áäčďéíĺľňóôŕšťúýž", 0.9),
        ("áéíóöőúüű", 1.0),
        ("ăâîşţ", 1.0),
        ("čćđšž", 1.0),
    ),
    "cp1252": (
        ("åäöæøéü", 1.0),
        ("àâæçéèêëîïôœùûüÿ", 1.0),
        ("äöüßé", 1.0),
        ("áéíóúüñãõçâêôà", 1.0),
        ("àèéìòù", 1.0),
        ("áðéíóúýþæö", 0.95),
    ),
    "cp1254": (("çğıöşüâî", 1.0),),
    "cp1253": (("αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ", 1.0),),
}
_CYRILLIC = "абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґѝ"
_BYTE_WORD = re.compile(rb"[A-Za-z\x80-\xff]*[\x80-\xff][A-Za-z\x80-\xff]*")
_BREAKS = re.compile(r"[\s\u00a0\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2026\u20ac\u2116\u00ab\u00bb'-]+")
_HEAD = 4_096
_SEEN = 64 * 1024


class Reading(Struct, frozen=True):
    """How the list reads in one encoding."""

    encoding: str
    """Name of the codec."""
    label: str
    """As people call it: "Windows-1250"."""
    possible: bool
    """Every byte of the file is a letter in it."""
    sample: str = ""
    """Some words with letters that differ between encodings; "" where there are none."""
    fault: int | None = None
    """The line where it cannot be, counted from 1; of a possible one, the line where a letter is lost."""
    sense: float = 0.0
    """0 to 1: how much of it makes sense. Two close ones need a human."""


def encoding_of(name: str) -> str:
    """The codec that ``name`` means ("Windows-1250", "utf8"). ListRefused for one that is not for lists."""
    asked = name.strip().lower().replace("windows-", "cp").replace("win-", "cp").replace("shift-jis", "cp932")
    try:
        codec = codecs.lookup(asked).name
    except (LookupError, ValueError):
        raise ListRefused("list.encoding-unknown", encoding=name[:40]) from None
    for known in _ALLOWED:
        if codecs.lookup(known).name == codec:
            return _ALIKE.get(known, known)
    raise ListRefused("list.encoding-unknown", encoding=name[:40])


def label_of(encoding: str) -> str:
    """The encoding as people call it."""
    return _LABELS.get(encoding, encoding.upper())


def decoded(raw: bytes, encoding: str) -> str:
    """``raw`` as text, without a byte-order mark. ListRefused names the line where the encoding cannot be right."""
    try:
        return raw.decode(_codec(raw, encoding)).removeprefix("\ufeff")
    except UnicodeError as fault:
        if encoding == "utf-8" and (lossy := _almost_utf_8(raw)) is not None:
            return lossy.removeprefix("\ufeff")
        raise ListRefused("list.encoding-fails", encoding=label_of(encoding), line=_line(raw, fault)) from None


def _almost_utf_8(raw: bytes) -> str | None:
    """Text of a file that is UTF-8 but for a letter here and there, which becomes U+FFFD; else None."""
    text = raw.decode("utf-8", "replace")
    lost = text.count("\ufffd")
    return text if lost * 10 <= sum(not letter.isascii() for letter in text) else None


def mixed_at(raw: bytes, encoding: str) -> int:
    """The first line that is not UTF-8, of a file that has many lines in UTF-8 and is read in one-byte ``encoding``.

    0 for a file of one piece. Letters of one byte fall so only by a rare chance, so one line in five is enough.
    """
    if encoding in ("utf-8", "utf-16", *_WIDE):
        return 0
    first = whole = other = 0
    for number, line in enumerate(raw.split(b"\n"), 1):
        if line.isascii():
            continue
        if _is_utf_8(line):
            whole += 1
        else:
            other, first = other + 1, first or number
    return first if whole * 5 >= other and whole else 0


def _is_utf_8(line: bytes) -> bool:
    try:
        line.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _codec(raw: bytes, encoding: str) -> str:
    if encoding == "utf-16" and raw[:2] not in (b"\xff\xfe", b"\xfe\xff"):
        even, odd = raw[:_SEEN:2].count(0), raw[1:_SEEN:2].count(0)
        return "utf-16-be" if even > odd else "utf-16-le"
    return encoding


def _line(raw: bytes, fault: UnicodeError) -> int:
    return raw.count(b"\n", 0, getattr(fault, "start", 0)) + 1


def readings(raw: bytes) -> tuple[Reading, ...]:
    """Every encoding worth showing, the likeliest first. A byte-order mark, or UTF-8 without a fault, settles it."""
    marked = _marked(raw)
    raw = raw if marked == "utf-16" else raw.removeprefix(b"\xef\xbb\xbf")
    found = [_reading(raw, encoding) for encoding in OFFERED]
    if not marked and not (raw.isascii() or found[0].possible):
        best = max(one.sense for one in found)
        more = [_reading(raw, encoding) for encoding in _TRIED]
        found += [one for one in more if one.possible and one.sense >= best]
        found += _named_by_library(raw, best)
    return tuple(sorted(found, key=lambda one: (one.encoding != marked, not one.possible, -one.sense)))


def _marked(raw: bytes) -> str:
    if raw[:3] == b"\xef\xbb\xbf":
        return "utf-8"
    if raw[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return "utf-16"
    zeros = raw[:_SEEN].count(0)
    return "utf-16" if len(raw) % 2 == 0 and zeros * 5 > len(raw[:_SEEN]) and b"\x00\x00" not in raw[:_SEEN] else ""


def _reading(raw: bytes, encoding: str) -> Reading:
    label = label_of(encoding)
    if encoding == "utf-16" and _marked(raw) != "utf-16":
        return Reading(encoding, label, False, fault=1)
    try:
        text = raw.decode(_codec(raw, encoding))
    except UnicodeError as fault:
        lossy = _almost_utf_8(raw) if encoding == "utf-8" else None
        if lossy is None:
            return Reading(encoding, label, False, fault=_line(raw, fault))
        return Reading(encoding, label, True, _sample(_telling_words(raw, encoding, lossy)), _line(raw, fault), 0.95)
    if raw.isascii():
        return Reading(encoding, label, True, sense=1.0 if encoding == "utf-8" else 0.5)
    words = _telling_words(raw, encoding, text)
    sense = 1.0 if encoding in ("utf-8", "utf-16") else _sense(words, text[:_HEAD], encoding)
    return Reading(encoding, label, True, _sample(words), sense=sense)


def _telling_words(raw: bytes, encoding: str, text: str) -> list[str]:
    """The words with other letters than ASCII; the same places of the file in every one-byte encoding."""
    if encoding in ("utf-8", "utf-16", *_WIDE):
        found: list[str] = re.findall(r"\w*[^\W\x00-\x7f]\w*", text[:_SEEN])
    else:
        found = [word.decode(encoding) for word in _BYTE_WORD.findall(raw[:_SEEN])]
    return list(dict.fromkeys(found))[:2_000]


def _sample(words: list[str]) -> str:
    long = [word for word in words if len(word) >= 5] or words
    return ", ".join(unicodedata.normalize("NFC", word)[:20] for word in long[:4])


def _sense(words: list[str], head: str, encoding: str) -> float:
    parts = [part for word in words for part in _BREAKS.split(word) if part and not part.isascii()]
    if not parts:
        return 0.5
    spelt = sum(_spelling(part) for part in parts) / len(parts)
    return round(min(1.0, 0.55 * spelt + 0.25 * _alphabet(parts, encoding) + 0.2 * (_headings(head) > 0)), 3)


def _headings(text: str) -> int:
    """Known headings with other letters than ASCII in the first lines."""
    lines = text[:_HEAD].splitlines()[:8]
    cells = [cell for line in lines for cell in re.split(r"[;,\t|]", line) if not cell.isascii()]
    return sum(is_heading(cell.strip('" ')) for cell in cells)


def _spelling(word: str) -> float:
    """How far one word can be one: no signs in it, one script, capitals only where capitals go, not all accents."""
    if not all(letter.isalpha() or unicodedata.category(letter) == "Mn" for letter in word):
        return 0.0
    if any(word[i].islower() and word[i + 1].isupper() and not word[i + 1].isascii() for i in range(len(word) - 1)):
        return 0.1
    cyrillic = sum("\u0400" <= letter <= "\u04ff" for letter in word)
    if cyrillic:
        return sum(letter in _CYRILLIC for letter in word.lower()) / len(word) if cyrillic == len(word) else 0.0
    strange = sum(not letter.isascii() for letter in word)
    greek = sum("\u0370" <= letter <= "\u03ff" for letter in word)
    if greek:
        accents = sum(letter in "άέήίόύώΐΰ" for letter in word)
        return (1.0 if accents <= 1 and "ς" not in word[:-1] else 0.2) if greek == len(word) else 0.0
    return 0.3 if strange > 2 and strange > 0.6 * len(word) else 1.0


def _alphabet(words: list[str], encoding: str) -> float:
    """The share of the telling letters that one language's alphabet has: ø and å go together, ř and ĺ do not."""
    letters = [letter for word in words for letter in word.replace("İ", "ı").lower() if not letter.isascii()]
    if encoding in ("cp1251", "koi8_r"):
        return sum(letter in _CYRILLIC for letter in letters) / len(letters)
    groups = _ALPHABETS.get(encoding, ())
    one = max((sum(letter in group for letter in letters) * weight for group, weight in groups), default=0.0)
    union = "".join(group for group, _ in groups)
    return max(one, 0.9 * sum(letter in union for letter in letters)) / len(letters)


def _named_by_library(raw: bytes, best: float) -> list[Reading]:
    """Many-byte encodings of East Asia, where our own make little sense: the one with known headings, else the
    library's word.
    """
    if best >= 0.6:
        return []
    headed = [(_headings(_decoded_or_empty(raw, encoding)), encoding) for encoding in _WIDE]
    count, encoding = max(headed, key=lambda one: one[0])
    if not count:
        from charset_normalizer import from_bytes

        match = from_bytes(raw[:_SEEN], cp_isolation=list(_WIDE)).best()
        encoding = _ALIKE.get(match.encoding, match.encoding) if match else ""
    text = _decoded_or_empty(raw, encoding) if encoding in _WIDE else ""
    if not text:
        return []
    return [Reading(encoding, label_of(encoding), True, _sample(_telling_words(raw, encoding, text)), sense=0.9)]


def _decoded_or_empty(raw: bytes, encoding: str) -> str:
    try:
        return raw.decode(encoding)
    except UnicodeError:
        return ""
