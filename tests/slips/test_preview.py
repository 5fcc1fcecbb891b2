"""Pages as pictures, for the window and for roll printers."""

import pytest

from floorman.slips.paper import paper
from floorman.slips.preview import bitmap, page_count, pages

from .made import everything, printed

PDF = printed("seat-cards", everything()["seat-cards"], paper("a4"))
ROLL = printed("move-slips", everything()["move-slips"][:2], paper("roll-80"))


def test_a_page_s_pixels_fill_it() -> None:
    first, second = pages(PDF, 72)
    assert (first.number, second.number) == (1, 2)
    assert (first.width, first.height) == (596, 842)
    assert len(first.pixels) == first.width * first.height * 4
    assert first.pixels[3::4] == b"\xff" * (first.width * first.height)
    assert first.pixels != second.pixels


def test_some_pages_can_be_asked_for() -> None:
    assert [page.number for page in pages(PDF, 30, first=2)] == [2]
    assert [page.number for page in pages(PDF, 30, last=1)] == [1]
    assert page_count(PDF) == 2


def test_pages_are_drawn_when_they_are_asked_for() -> None:
    drawn = pages(PDF, 40)
    assert next(drawn).number == 1
    drawn.close()  # type: ignore[attr-defined]
    assert page_count(PDF) == 2


@pytest.mark.parametrize("width", [384, 512, 576])
def test_a_roll_page_is_black_and_white_and_as_wide_as_the_printer(width: int) -> None:
    picture = bitmap(ROLL, 1, width)
    assert picture.mode == "1"
    assert picture.width == width
    assert 0.05 < picture.convert("L").tobytes().count(255) / (picture.width * picture.height) < 0.98


def test_what_the_printer_cannot_reach_is_left_out() -> None:
    whole, middle = bitmap(ROLL, 1, 640, printed=80), bitmap(ROLL, 1, 576)
    inner = whole.crop((32, 0, 608, whole.height)).convert("L")
    far = sum(abs(a - b) > 128 for a, b in zip(inner.tobytes(), middle.convert("L").tobytes(), strict=True))
    assert far / (576 * whole.height) < 0.02


def test_anything_else_is_not_a_pdf() -> None:
    with pytest.raises(ValueError, match="not a PDF"):
        page_count(b"GIF89a")
