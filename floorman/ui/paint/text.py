"""Text on painted parts: one line or wrapped, cut with an ellipsis only when it must be."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

from floorman.ui.theme import fonts

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MIDDLE = Qt.AlignmentFlag.AlignCenter
_SINGLE: int = Qt.TextFlag.TextSingleLine.value
_BLOCK: int = LEFT.value | _SINGLE | Qt.TextFlag.TextDontClip.value


class Face(NamedTuple):
    """A face by its measures: pixels, weight, and whether it is the condensed one."""

    px: float
    weight: int = 400
    condensed: bool = False

    @property
    def font(self) -> QFont:
        """The font to set on a painter."""
        return fonts.face(*self)

    @property
    def metrics(self) -> QFontMetrics:
        """Its measures."""
        return fonts.metrics(*self)

    def width(self, text: str) -> int:
        """How wide ``text`` is, in pixels."""
        return _width(text, self)


@lru_cache(maxsize=8192)
def _width(text: str, face: Face) -> int:
    return face.metrics.horizontalAdvance(text)


TITLE = Face(30, 700, True)
CALL = Face(22, 600)
ECHO = Face(18, 600)
STRONG = Face(16, 600)
HEAD = Face(15, 600)
PLATE = Face(13.5, 600, True)
BODY = Face(13.5, 400, True)
REASON = Face(13.5, 400, True)
BUTTON = Face(13.5, 500, True)
SMALL = Face(12.5, 400, True)
CHIP = Face(12, 500, True)
CAP = Face(12.5, 600, True)

_LEFTWARD = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc"
_LEFTWARD_NAME = re.compile(f"[{_LEFTWARD}]+(?:[ '’\"-]+[{_LEFTWARD}]+)*")
_cut: list[list[str]] = []


def isolated(text: str) -> str:
    """``text`` with names in Hebrew or Arabic letters set apart, so that the numbers behind them stay behind them."""
    return text if text.isascii() else _LEFTWARD_NAME.sub("\u2068\\g<0>\u2069", text)


@contextmanager
def watch_cuts() -> Iterator[list[str]]:
    """Gathers every label that had to be cut while the block runs (names of players are not labels)."""
    seen: list[str] = []
    _cut.append(seen)
    try:
        yield seen
    finally:
        _cut.remove(seen)


def elide(text: str, face: Face, width: int, name: bool = False) -> str:
    """``text``, cut with an ellipsis if it is wider than ``width``; with ``name`` a cut is no fault of the layout."""
    if face.width(text) <= width:
        return text
    if not name:
        for seen in _cut:
            seen.append(text)
    return face.metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0, width))


def line(
    painter: QPainter,
    rect: QRect,
    text: str,
    face: Face,
    colour: QColor,
    align: Qt.AlignmentFlag = LEFT,
    name: bool = False,
) -> None:
    """Draws ``text`` on one line inside ``rect``."""
    painter.setFont(face.font)
    painter.setPen(colour)
    # numbers, since Python joins two of Qt's flags as slowly as Qt draws a short word
    painter.drawText(rect, align.value | _SINGLE, isolated(elide(text, face, rect.width(), name)))


@lru_cache(maxsize=512)
def wrapped(text: str, face: Face, width: int) -> tuple[str, ...]:
    """``text`` parted at spaces into lines no wider than ``width`` (a single longer word stays whole)."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and face.width(f"{lines[-1]} {word}") <= width:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return tuple(lines)


def fitted(text: str, face: Face, width: int, most: int, name: bool = False) -> tuple[str, ...]:
    """``text`` in at most ``most`` lines of ``width``; the last one is cut if it must be."""
    lines = wrapped(text, face, width)
    if len(lines) <= most:
        return tuple(elide(each, face, width, name) for each in lines)
    rest = " ".join(lines[most - 1 :])
    return (*lines[: most - 1], elide(rest, face, width, name))


def block(painter: QPainter, rect: QRect, lines: tuple[str, ...], face: Face, colour: QColor, leading: int) -> None:
    """Draws ready ``lines`` from the top of ``rect``, ``leading`` pixels apart."""
    painter.setFont(face.font)
    painter.setPen(colour)
    for nth, text in enumerate(lines):
        row = QRect(rect.left(), rect.top() + nth * leading, rect.width(), leading)
        painter.drawText(row, _BLOCK, isolated(text))
