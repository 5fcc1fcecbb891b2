"""The shipped fonts: loaded once, and which of them can draw a sign."""

import struct
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import uharfbuzz  # type: ignore[import-untyped]
from reportlab import rl_config
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFError, TTFont

from floorman.shipped import resource

SANS = "IBMPlexSans-Regular"
SANS_MEDIUM = "IBMPlexSans-Medium"
SANS_SEMI = "IBMPlexSans-SemiBold"
SANS_BOLD = "IBMPlexSans-Bold"
COND = "IBMPlexSansCondensed-Regular"
COND_MEDIUM = "IBMPlexSansCondensed-Medium"
COND_SEMI = "IBMPlexSansCondensed-SemiBold"
COND_BOLD = "IBMPlexSansCondensed-Bold"

_LATIN = (SANS, SANS_MEDIUM, SANS_SEMI, SANS_BOLD, COND, COND_MEDIUM, COND_SEMI, COND_BOLD)

OTHER_SCRIPTS = ("IBMPlexSansArabic-SemiBold", "IBMPlexSansHebrew-SemiBold", "DroidSansFallback")
"""Asked in this order for a sign that the wanted face lacks."""

BULGARIAN = "@bg"
"""Ending of a face's name when its Cyrillic letters take their Bulgarian forms."""

MEANINGS: dict[tuple[str, int], str] = {}
"""The letter that a borrowed private-use sign stands for, by the font's own name: some glyphs have no sign."""

CAP = 0.698
"""Height of capitals and figures in Plex, as a part of the type size."""


@cache
def face(name: str) -> Any:
    """The font ``name``, loaded and registered; it may end in ``BULGARIAN``.

    Where its file is missing or broken, another weight or width stands in; FileNotFoundError if there is none.
    The answer is a reportlab ``TTFont`` (its type stubs know only half of it).
    """
    rl_config.useA85 = 0
    plain, bulgarian, _ = name.partition(BULGARIAN)
    font = next(_readable(name, plain), None)
    if font is None:
        raise FileNotFoundError(f"{plain}.ttf")
    if bulgarian:
        _take_bulgarian_forms(font)
    pdfmetrics.registerFont(font)
    return font


def _readable(name: str, wanted: str) -> Iterator[Any]:
    """The font itself, then its stand-ins; a page may hold one of them twice, so each gets a name of its own."""
    family = wanted.partition("-")[0]
    nearest = sorted(_LATIN, key=lambda other: not other.startswith(f"{family}-")) if wanted in _LATIN else ()
    for shipped in (wanted, *nearest):
        with suppress(OSError, TTFError):
            file = resource("fonts", f"{shipped}.ttf")
            if _cut(file):
                continue
            font = TTFont(name, str(file))
            if shipped != wanted:
                font.face.name = name.encode()
            yield font


def _cut(file: Path) -> bool:
    """Whether the file ends before its tables do: that would only show when slips have their serials already."""
    size = file.stat().st_size
    with file.open("rb") as font:
        head = font.read(12)
        tables = int.from_bytes(head[4:6], "big")
        places = font.read(16 * tables)
    ends = (sum(struct.unpack(">2I", places[at + 8 : at + 16])) for at in range(0, len(places) - 15, 16))
    return len(head) + len(places) < 12 + 16 * tables or max(ends, default=size + 1) > size


def has_letters() -> bool:
    """Whether anything can be written on paper: one of our own fonts is there."""
    try:
        face(SANS)
    except FileNotFoundError:
        return False
    return True


@cache
def covered(name: str) -> frozenset[str]:
    """Every sign that the face ``name`` can draw, private-use signs left out (shaping borrows their places).

    None for a script whose font is missing: its letters are boxes then.
    """
    try:
        signs = face(name).face.charToGlyph
    except FileNotFoundError:
        if name in OTHER_SCRIPTS:
            return frozenset()
        raise
    return frozenset(chr(code) for code in signs if not 0xE000 <= code <= 0xF8FF)


@cache
def plain(name: str) -> frozenset[str]:
    """Signs that the face draws one after another from left to right, without shaping."""
    return frozenset(sign for sign in covered(name) if _stands_alone(sign))


def _stands_alone(sign: str) -> bool:
    return unicodedata.category(sign)[0] not in "MC" and unicodedata.bidirectional(sign) not in {"R", "AL", "AN"}


def width(text: str, name: str) -> float:
    """Width of ``text`` at type size 1, unshaped."""
    return float(face(name).stringWidth(text, 1))


def _take_bulgarian_forms(font: Any) -> None:
    """Point each Cyrillic letter at the glyph that the font itself names for Bulgarian; text stays readable back."""
    shaper = uharfbuzz.Font(font.hbFace)
    for code in [code for code in font.face.charToGlyph if 0x400 <= code <= 0x45F]:
        line = uharfbuzz.Buffer()
        line.add_str(chr(code))
        line.direction, line.script, line.language = "ltr", "Cyrl", "bg"
        uharfbuzz.shape(shaper, line)
        if len(line.glyph_infos) == 1:
            font.face.charToGlyph[code] = line.glyph_infos[0].codepoint
            font.face.charWidths[code] = font.pdfScale(line.glyph_positions[0].x_advance)
