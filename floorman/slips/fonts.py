"""The shipped fonts: loaded once, and which of them can draw a sign."""

import unicodedata
from functools import cache
from typing import Any

import uharfbuzz  # type: ignore[import-untyped]
from reportlab import rl_config
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from floorman.shipped import resource

SANS = "IBMPlexSans-Regular"
SANS_MEDIUM = "IBMPlexSans-Medium"
SANS_SEMI = "IBMPlexSans-SemiBold"
SANS_BOLD = "IBMPlexSans-Bold"
COND = "IBMPlexSansCondensed-Regular"
COND_MEDIUM = "IBMPlexSansCondensed-Medium"
COND_SEMI = "IBMPlexSansCondensed-SemiBold"
COND_BOLD = "IBMPlexSansCondensed-Bold"

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
    """The font ``name``, loaded and registered; it may end in ``BULGARIAN``. FileNotFoundError if it is not shipped.

    The answer is a reportlab ``TTFont`` (its type stubs know only half of it).
    """
    rl_config.useA85 = 0
    plain, bulgarian, _ = name.partition(BULGARIAN)
    font = TTFont(name, str(resource("fonts", f"{plain}.ttf")))
    if bulgarian:
        _take_bulgarian_forms(font)
    pdfmetrics.registerFont(font)
    return font


@cache
def covered(name: str) -> frozenset[str]:
    """Every sign that the face ``name`` can draw, private-use signs left out (shaping borrows their places)."""
    return frozenset(chr(code) for code in face(name).face.charToGlyph if not 0xE000 <= code <= 0xF8FF)


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
