"""Puts slips onto paper: one a page on a roll or a card, eight (large print: four) on a sheet with marks to cut by."""

from collections.abc import Callable, Iterable, Iterator, Sized
from itertools import chain, islice
from typing import BinaryIO, NamedTuple

from msgspec.structs import replace

from floorman.slips.card import card
from floorman.slips.paper import ROLL_MARGIN, Paper, Stock
from floorman.slips.pen import SlipCanvas
from floorman.slips.press import Press
from floorman.slips.scale import CARD, TALL
from floorman.slips.slip import Slip
from floorman.slips.tall import tall, within
from floorman.slips.words import Words

Progress = Callable[[int, int], None]
"""Told (done, total) after every page; total is 0 where it is not known. What it raises ends the printing."""

_TICK = 3.0
_LARGE = 1.3


def print_slips(
    slips: Iterable[Slip], total: int, paper: Paper, words: Words, title: str, out: BinaryIO, progress: Progress | None
) -> None:
    """Write ``slips`` as a PDF into ``out``, a page at a time."""
    press = Press(out, title, words.lang)
    pen = SlipCanvas(press, bulgarian=words.lang == "bg")
    done = 0
    if paper.bars:
        slips = (replace(slip, bars=True) for slip in slips)
    for width, height, count in _pages(slips, paper, words, pen):
        press.page(width, height, pen.strokes)
        pen.strokes = []
        done += count
        if progress is not None:
            progress(done, total)
    press.close()


def counted(items: Iterable[object]) -> int:
    """How many there are, 0 if that is not known before they are gone through."""
    return len(items) if isinstance(items, Sized) else 0


def _pages(slips: Iterable[Slip], paper: Paper, words: Words, pen: SlipCanvas) -> Iterator[tuple[float, float, int]]:
    if paper.roll:
        return _roll(slips, paper, words, pen)
    if paper.stock is Stock.CARD_4X3:
        return _cards(slips, paper, words, pen)
    return _sheets(slips, paper, words, pen)


def _roll(slips: Iterable[Slip], paper: Paper, words: Words, pen: SlipCanvas) -> Iterator[tuple[float, float, int]]:
    scale = TALL.times(_LARGE, _LARGE) if paper.large else TALL
    for slip in slips:
        lower = tall(pen, slip, words, ROLL_MARGIN, 3.0, paper.width - 2 * ROLL_MARGIN, scale)
        yield paper.width, lower + 3.0, 1


def _cards(slips: Iterable[Slip], paper: Paper, words: Words, pen: SlipCanvas) -> Iterator[tuple[float, float, int]]:
    """A card each; what needs the tall make stands on it upright."""
    for slip in slips:
        if slip.roomy:
            within(pen, slip, words, paper.height, paper.width, 4.0, 1.15 if paper.large else 1.0)
            yield paper.height, paper.width, 1
        else:
            card(pen, slip, words, paper.width, paper.height, CARD.times(1.2) if paper.large else CARD)
            yield paper.width, paper.height, 1


def _sheets(slips: Iterable[Slip], paper: Paper, words: Words, pen: SlipCanvas) -> Iterator[tuple[float, float, int]]:
    waiting = iter(slips)
    first = next(waiting, None)
    if first is None:
        return
    tall_make = paper.large or first.roomy
    laid = grid(paper, tall_make)
    across, wide, high = laid.across, laid.wide, laid.high
    waiting = chain((first,), waiting)
    while sheet := list(islice(waiting, across * laid.down)):
        for place, slip in enumerate(sheet):
            pen.strokes.append(f"q 1 0 0 1 {place % across * wide:.3f} {place // across * high:.3f} cm")
            if tall_make:
                within(pen, slip, words, wide, high, 7.0, 1.6 if paper.large else _LARGE)
            else:
                card(pen, slip, words, wide, high, CARD)
            pen.strokes.append("Q")
        _cut_marks(pen, paper, laid)
        yield paper.width, paper.height, len(sheet)


class SheetGrid(NamedTuple):
    """How slips lie on a sheet: how many across and down, and how large each is, mm."""

    across: int
    down: int
    wide: float
    high: float


_CARD = (105.0, 74.25)
"""An eighth of A4."""


def grid(paper: Paper, tall_make: bool) -> SheetGrid:
    """Eight to A4 and Letter, of the same size on A5 and A3; half as many of those that are twice as high."""
    twice = 2 if tall_make else 1
    if paper.stock in (Stock.A5, Stock.A3):
        wide, high = _CARD[0], _CARD[1] * twice
        return SheetGrid(int(paper.width / wide), int(paper.height / high), wide, high)
    return SheetGrid(2, 4 // twice, paper.width / 2, paper.height * twice / 4)


def _cut_marks(pen: SlipCanvas, paper: Paper, laid: SheetGrid) -> None:
    """Where to cut: between slips, and after the last where the sheet is larger."""
    columns = [nth * laid.wide for nth in range(1, laid.across + 1) if nth * laid.wide < paper.width - 1]
    rows = [nth * laid.high for nth in range(1, laid.down + 1) if nth * laid.high < paper.height - 1]
    for x in columns:
        pen.rule(x, 0, x, paper.height, 0.12, "0.3 1.2")
        pen.rule(x, 0, x, _TICK, 0.2)
        pen.rule(x, paper.height - _TICK, x, paper.height, 0.2)
    for y in rows:
        pen.rule(0, y, paper.width, y, 0.12, "0.3 1.2")
        pen.rule(0, y, _TICK, y, 0.2)
        pen.rule(paper.width - _TICK, y, paper.width, y, 0.2)
        for x in columns:
            pen.rule(x - _TICK, y, x + _TICK, y, 0.2)
            pen.rule(x, y - _TICK, x, y + _TICK, 0.2)
