"""Pages of a finished PDF as pictures: for the window's preview, and in pure black and white for roll printers."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import RLock
from typing import Any

import pypdfium2  # type: ignore[import-untyped]
from msgspec import Struct
from PIL import Image

_POINTS = 72.0
_BLACK_OR_WHITE = [255 if grey > 140 else 0 for grey in range(256)]
_ONE_AT_A_TIME = RLock()
"""The PDF engine must not be entered by two threads: a preview may be drawn while a roll printer is fed."""


class Page(Struct, frozen=True):
    """A page as a picture: ``pixels`` are rows of red, green, blue and alpha, a byte each, without gaps."""

    number: int
    """1 for the first."""
    width: int
    height: int
    pixels: bytes


def page_count(pdf: bytes) -> int:
    """How many pages ``pdf`` has. ValueError if it is not a PDF."""
    with _opened(pdf) as document:
        return len(document)


def page_sizes(pdf: bytes) -> tuple[tuple[float, float], ...]:
    """Width and height of every page of ``pdf`` in points. ValueError if it is not a PDF."""
    with _opened(pdf) as document:
        return tuple(document.get_page_size(at) for at in range(len(document)))


def pages(pdf: bytes, dpi: float, first: int = 1, last: int | None = None) -> Iterator[Page]:
    """The pages ``first`` to ``last`` of ``pdf`` at ``dpi`` dots an inch, each drawn when it is asked for.

    ValueError if ``pdf`` is not a PDF.
    """
    for number in range(first, min(last or page_count(pdf), page_count(pdf)) + 1):
        with _opened(pdf) as document:
            picture = _drawn(document[number - 1], dpi / _POINTS).convert("RGBA")
        yield Page(number, picture.width, picture.height, picture.tobytes())


def bitmap(pdf: bytes, number: int, width: int, printed: float = 72.0) -> Image.Image:
    """Page ``number`` (from 1) in black and white, ``width`` dots across for the middle ``printed`` mm of the page.

    What lies left and right of these (the edge that a roll printer cannot reach) is left out. Nothing is dithered:
    slips are black only. ValueError if ``pdf`` is not a PDF.
    """
    with _opened(pdf) as document:
        page = document[number - 1]
        shown = min(printed / 25.4 * _POINTS, page.get_width())
        picture = _drawn(page, width / shown, grey=True)
    left = max(0, round((picture.width - width) / 2))
    cut = picture.crop((left, 0, left + width, picture.height))
    return cut.point(_BLACK_OR_WHITE, "1")


@contextmanager
def _opened(pdf: bytes) -> Iterator[Any]:
    with _ONE_AT_A_TIME:
        try:
            document = pypdfium2.PdfDocument(pdf)
        except pypdfium2.PdfiumError as fault:
            raise ValueError("not a PDF") from fault
        try:
            yield document
        finally:
            document.close()


def _drawn(page: Any, scale: float, grey: bool = False) -> Image.Image:
    picture: Image.Image = page.render(scale=scale, may_draw_forms=False, grayscale=grey).to_pil()
    page.close()
    return picture
