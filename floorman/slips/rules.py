"""Rules for players: headings and sentences in columns, as large as they fit; one rule, a leaflet, a poster."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import BinaryIO

from msgspec import Struct

from floorman.slips.fitting import LEAST, Fitted, fit, flow
from floorman.slips.fonts import CAP, COND, COND_MEDIUM, SANS_BOLD
from floorman.slips.impose import Progress
from floorman.slips.paper import Paper
from floorman.slips.pen import SlipCanvas
from floorman.slips.press import Press
from floorman.slips.script import NO_BREAK
from floorman.slips.sheet import margin, sheet_heading
from floorman.slips.values import RulesPaper
from floorman.slips.words import Words

_LEAD = 1.22
_AFTER = 0.45
"""Free space under a sentence, in type sizes."""
_HEADING = 1.3
_STEP = 0.1
_FOOT = 9.0
"""Kept free at the foot of a page, mm."""


class _Make(Struct, frozen=True):
    """How a paper of rules is set."""

    largest: float
    """Type size, mm."""
    pages: int
    """As many at most, if the smallest type allows it."""


_RULE, _LEAFLET, _POSTER = _Make(4.6, 1), _Make(4.2, 2), _Make(9.0, 1)
_Set = tuple[bool, Fitted]
"""Lines of one piece: whether it is a heading, and its text as it is set."""


def _rules(
    make: _Make,
    held: Iterable[RulesPaper],
    paper: Paper,
    lang: str,
    out: BinaryIO,
    progress: Progress | None = None,
) -> None:
    words = Words(lang)
    press = Press(out, "rules", lang)
    pen = SlipCanvas(press, bulgarian=lang == "bg")
    for done, one in enumerate(held, 1):
        _print(pen, make, one, paper, words)
        if progress is not None:
            progress(done, 0)
    press.close()


rule = partial(_rules, _RULE)
leaflet = partial(_rules, _LEAFLET)
poster = partial(_rules, _POSTER)


def _print(pen: SlipCanvas, make: _Make, held: RulesPaper, paper: Paper, words: Words) -> None:
    edge, across = margin(paper), 2 if paper.width >= 200 and make is not _RULE else 1
    top = _head(pen, held, paper, words)
    pen.strokes = []
    gap = 7.0 if across > 1 else 0.0
    width = (paper.width - 2 * edge - gap * (across - 1)) / across
    room = paper.height - _FOOT - top if paper.height else float("inf")
    size, columns = _fitting(pen, make, held, width, room, across)
    pages = [columns[start : start + across] for start in range(0, len(columns), across)]
    for number, page in enumerate(pages, 1):
        _head(pen, held, paper, words)
        lower = top
        for place, column in enumerate(page):
            lower = max(lower, _column(pen, column, edge + place * (width + gap), top, width, size))
        height = paper.height or lower + _FOOT
        _foot(pen, held, paper, words, height, words("page", page=number, pages=len(pages)) if len(pages) > 1 else "")
        pen.press.page(paper.width, height, pen.strokes)
        pen.strokes = []


def _fitting(
    pen: SlipCanvas, make: _Make, held: RulesPaper, width: float, room: float, across: int
) -> tuple[float, list[list[_Set]]]:
    """The largest type with which the paper has as many pages as it may, and its columns."""
    size = min(make.largest, width / 14)
    while True:
        columns = list(_columns(_pieces(pen, held, size, width), size, room))
        if len(columns) <= make.pages * across or size <= LEAST:
            return size, columns
        size = max(LEAST, size - _STEP)


def _pieces(pen: SlipCanvas, held: RulesPaper, size: float, width: float) -> Iterator[_Set]:
    for part in held.parts:
        yield True, fit(part.title, pen.face(SANS_BOLD), size * _HEADING, LEAST, width)
        for line in part.lines:
            said = f"{line.text} ({line.rule.replace(' ', NO_BREAK)})" if line.rule else line.text
            yield False, flow(said, pen.face(COND), size, width)


def _tall(piece: _Set, size: float) -> float:
    heading, fitted = piece
    return size * (_HEADING + 0.9) if heading else len(fitted.lines) * size * _LEAD + size * _AFTER


def _columns(pieces: Iterable[_Set], size: float, room: float) -> Iterator[list[_Set]]:
    """Pieces into columns of ``room`` mm; a heading stays with its first sentence, one higher than a column is cut."""
    column: list[_Set] = []
    used = 0.0
    waiting: list[_Set] = []
    for piece in pieces:
        waiting.append(piece)
        if piece[0]:
            continue
        tall = sum(_tall(each, size) for each in waiting)
        if column and used + tall > room:
            yield column
            column, used = [], 0.0
        column += [_cut(each, size, room) for each in waiting]
        used += tall
        waiting = []
    yield column


def _cut(piece: _Set, size: float, room: float) -> _Set:
    """A sentence that no page holds ends where the page does."""
    heading, fitted = piece
    most = int((room / size - _HEADING - 1.4) / _LEAD) if room < float("inf") else len(fitted.lines)
    return heading, Fitted(fitted.lines[: max(1, most)], fitted.size)


def _column(pen: SlipCanvas, pieces: Sequence[_Set], x: float, y: float, width: float, size: float) -> float:
    """Draws a column downwards; its lower edge."""
    for piece in pieces:
        heading, fitted = piece
        tall = _tall(piece, size)
        if heading:
            pen.fitted(x, y + tall - size * 0.45, fitted)
            pen.rule(x, y + tall - size * 0.15, x + width, y + tall - size * 0.15, 0.2)
        else:
            pen.fitted(x, y + size * 1.05, fitted, _LEAD)
        y += tall
    return y


def _head(pen: SlipCanvas, held: RulesPaper, paper: Paper, words: Words) -> float:
    """The event and the title; where the rules begin."""
    edge = margin(paper)
    room = paper.width - 2 * edge
    y = sheet_heading(pen, held.event, words, paper, 4.0 if paper.width < 150 else 10.0) + 2.5
    size = min(paper.width / 28, 9.0)
    title = fit(held.title, pen.face(SANS_BOLD), size, LEAST, room, 2)
    pen.fitted(edge, y + title.size * CAP, title)
    return y + title.size * (CAP + 1.15 * (len(title.lines) - 1)) + 2.0


def _foot(pen: SlipCanvas, held: RulesPaper, paper: Paper, words: Words, height: float, page: str) -> None:
    edge, y = margin(paper), height - 4.5
    right = paper.width - edge
    taken = pen.text(right, y, page, COND_MEDIUM, LEAST, 20.0, "r")
    printed = words("sheet.printed", time=held.printed) if held.printed else ""
    line = " · ".join(part for part in (printed, held.event.line if paper.width > 140 else "") if part)
    pen.text(edge, y, line, COND, LEAST, right - edge - taken - 3)
