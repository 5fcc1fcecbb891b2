"""Turns any text into runs to draw from left to right: cleaned, in visual order, each in a font that has its signs."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any

from bidi import algorithm  # type: ignore[import-untyped]
from bidi.mirror import MIRRORED  # type: ignore[import-untyped]
from msgspec import Struct
from reportlab.lib.abag import ABag
from reportlab.pdfbase.ttfonts import ShapedStr, shapeFragWord

from floorman.slips import fonts

BOX = 0.62
"""Width that a sign without a font takes, at type size 1."""

_FEATURES = {"kern": True, "liga": True}
"""Names keep their letters: no ligature that is only for show."""
_JOINERS = "\u200c\u200d"
_SELECTORS = re.compile("[\ufe00-\ufe0f\U0001f3fb-\U0001f3ff\U000e0100-\U000e01ef]")
"""Signs that only change how the one before them looks: variants, skin tones."""
NO_BREAK = "\u00a0"
"""A space at which no line ends."""
_SPACES = {ord(sign): " " for sign in "\t\n\r\x0b\x0c\x85\u2028\u2029\u3000"}


class Run(Struct, frozen=True):
    """Signs in one font and one direction. ``shaped`` is set where glyphs differ from signs."""

    face: str
    text: str
    """As it stands from left to right."""
    shaped: ShapedStr | None = None
    heavy: bool = False
    """The font is too light for the face that was wanted: draw it with an outline."""
    missing: bool = False
    """No shipped font has these signs: a box for each."""

    @property
    def width(self) -> float:
        """Width at type size 1."""
        if self.missing:
            return BOX * len(self.text)
        if self.shaped is None:
            return fonts.width(self.text, self.face)
        glyphs: Any = self.shaped.__shapeData__  # type: ignore[attr-defined]
        return float(sum(glyph.x_advance for glyph in glyphs)) / 1000


class Line(Struct, frozen=True):
    """A text ready to be drawn: ``text`` as written, ``runs`` from left to right, ``width`` at type size 1."""

    text: str
    runs: tuple[Run, ...]
    width: float

    @property
    def deep(self) -> bool:
        """Whether it reaches further up and down than Latin letters do."""
        return any(run.face in fonts.OTHER_SCRIPTS for run in self.runs)


def clean(text: str) -> str:
    """``text`` composed (NFC), with single spaces, without control, format and variation signs.

    Joiners stay after Arabic letters, which they shape.
    """
    return bound(text.replace(NO_BREAK, " "))


def bound(text: str) -> str:
    """The same with its no-break spaces, for who breaks it into lines."""
    composed = unicodedata.normalize("NFC", text.translate(_SPACES))
    if composed.isprintable() and not _SELECTORS.search(composed):
        return _single_spaces(composed)
    kept = "".join(sign for at, sign in enumerate(composed) if _prints(composed, at))
    return _single_spaces(kept)


def _single_spaces(text: str) -> str:
    return " ".join(word for word in text.split(" ") if word)


def _prints(text: str, at: int) -> bool:
    sign = text[at]
    if sign in _JOINERS:
        return 0 < at < len(text) - 1 and unicodedata.bidirectional(text[at - 1]) == "AL"
    if _SELECTORS.match(sign):
        return False
    return unicodedata.category(sign) not in {"Cc", "Cf", "Cs", "Cn"}


@lru_cache(maxsize=4096)
def line(text: str, face: str) -> Line:
    """``text`` (cleaned here) set in ``face``, in other shipped fonts where it lacks a sign, in boxes where all do."""
    said = clean(text)
    if fonts.plain(face).issuperset(said):
        return Line(said, (Run(face, said),) if said else (), fonts.width(said, face))
    runs = tuple(_runs(said, face))
    return Line(said, runs, sum(run.width for run in runs))


def _runs(text: str, face: str) -> list[Run]:
    levels = _levels(text)
    faces = _faces(text, face)
    keys = list(zip(levels, faces, strict=True))
    pieces = [
        (level, name, "".join(text[at] for at in places))
        for (level, name), places in groupby(range(len(text)), keys.__getitem__)
    ]
    return [_run(name, piece, level, face) for level, name, piece in _visual(pieces)]


def _run(face: str, text: str, level: int, wanted: str) -> Run:
    if not face:
        return Run(wanted, text[::-1] if level % 2 else text, missing=True)
    heavy = face == fonts.OTHER_SCRIPTS[-1] and ("Bold" in wanted or "Semi" in wanted)
    if level % 2 and not any(unicodedata.bidirectional(sign) in {"R", "AL"} for sign in text):
        return Run(face, "".join(MIRRORED.get(sign, sign) for sign in reversed(text)), heavy=heavy)
    if fonts.plain(face).issuperset(text):
        return Run(face, text, heavy=heavy)
    font = fonts.face(face)
    word = [0.0, (ABag(fontName=face, fontSize=10), text)]
    shaped = shapeFragWord(word, _FEATURES, force=True)[1][1]
    if not isinstance(shaped, ShapedStr):
        return Run(face, text, heavy=heavy)
    glyphs: Any = shaped.__shapeData__  # type: ignore[attr-defined]
    for sign, glyph in zip(str(shaped), glyphs, strict=True):
        if 0xE000 <= ord(sign) <= 0xF8FF:
            fonts.MEANINGS[font.face.name.decode(), ord(sign)] = text[glyph.cluster]
    return Run(face, text, shaped, heavy)


def _faces(text: str, face: str) -> list[str]:
    """A font for each sign, "" where none has it.

    A mark, a space or a figure stays with the font of the letter before it, if that has it.
    """
    chosen: list[str] = []
    for sign in text:
        stays = bool(chosen and chosen[-1]) and (unicodedata.category(sign)[0] in "MZN" or sign in _JOINERS)
        if stays and sign in fonts.covered(chosen[-1]):
            chosen.append(chosen[-1])
        else:
            chosen.append(next((name for name in (face, *fonts.OTHER_SCRIPTS) if sign in fonts.covered(name)), ""))
    return chosen


def _levels(text: str) -> list[int]:
    """The embedding level of each sign (Unicode bidirectional algorithm); even runs from left to right."""
    if not any(unicodedata.bidirectional(sign) in {"R", "AL", "AN"} for sign in text):
        return [0] * len(text)
    storage = algorithm.get_empty_storage()
    storage["base_level"] = algorithm.get_base_level(text)
    storage["base_dir"] = ("L", "R")[storage["base_level"]]
    algorithm.get_embedding_levels(text, storage)
    algorithm.explicit_embed_and_overrides(storage)
    algorithm.resolve_weak_types(storage)
    _pair_brackets(text, storage)
    algorithm.resolve_neutral_types(storage, False)
    algorithm.resolve_implicit_levels(storage, False)
    return [int(sign["level"]) for sign in storage["chars"]]


def _pair_brackets(text: str, storage: Any) -> None:
    """Give both brackets of a pair one direction (Unicode rule N0, which the library leaves out)."""
    signs, base = storage["chars"], storage["base_dir"]
    other = "L" if base == "R" else "R"
    open_at: list[int] = []
    for at, sign in enumerate(text):
        if sign in "([{":
            open_at.append(at)
        elif sign in ")]}" and open_at:
            start = open_at.pop()
            inside = {_strong(held["type"]) for held in signs[start + 1 : at]}
            before = next((found for held in reversed(signs[:start]) if (found := _strong(held["type"]))), base)
            if inside & {base, other}:
                signs[start]["type"] = signs[at]["type"] = other if base not in inside and before == other else base


def _strong(kind: str) -> str:
    return "R" if kind in {"R", "AL", "EN", "AN"} else kind if kind == "L" else ""


def _visual(pieces: Sequence[tuple[int, str, str]]) -> list[tuple[int, str, str]]:
    """The pieces as they stand from left to right: from the highest level down, every stretch of it is turned round."""
    order = list(pieces)
    for level in range(max((piece[0] for piece in order), default=0), 0, -1):
        turned: list[tuple[int, str, str]] = []
        for high, group in groupby(order, lambda piece: piece[0] >= level):  # noqa: B023 - used at once
            stretch = list(group)
            turned.extend(reversed(stretch) if high else stretch)
        order = turned
    return order
