"""A room's logo and its own line; a picture that cannot be read loses no slip."""

from pathlib import Path

import pytest
from PIL import Image

from floorman.slips import values
from floorman.slips.logo import readable
from floorman.slips.paper import Paper, Stock
from floorman.slips.values import EventHeading, Player

from .made import issue, printed, read


def card(logo: Path) -> values.SeatCard:
    event = EventHeading("Harbour Cup 300", "7", "Day 1", "27 Nov", "Harbour Card Room", str(logo))
    return values.SeatCard(event, Player("Anna Kowalska", 1), 12, 4, issue(1))


@pytest.mark.parametrize("stock", list(Stock), ids=lambda stock: stock.value)
def test_a_logo_stands_at_the_left_of_the_head(stock: Stock, tmp_path: Path) -> None:
    logo = tmp_path / "logo.png"
    Image.new("RGBA", (900, 300), (0, 0, 0, 128)).save(logo)
    (page,) = read(printed("seat-cards", [card(logo)], Paper(stock)))
    solid = [held for held in page.drawn if not held.text and held.bottom - held.top > 4 and held.top < 7]
    logo_drawn = min(solid, key=lambda held: held.left)
    assert logo_drawn.right - logo_drawn.left == pytest.approx(3 * (logo_drawn.bottom - logo_drawn.top), abs=0.1)
    name = min((held for held in page.drawn if held.text and held.top < 7), key=lambda held: held.left)
    assert name.left > logo_drawn.right
    assert "Harbour Card Room" in page.words


@pytest.mark.parametrize("kind", ["EPS", "GIF", "BMP", "TIFF", "PPM", "WEBP"])
def test_only_png_and_jpeg_by_their_content(kind: str, tmp_path: Path) -> None:
    logo = tmp_path / "logo.png"
    Image.new("RGB", (90, 30), "black").save(logo, kind)
    assert not readable(str(logo))
    for right in ("PNG", "JPEG"):
        Image.new("RGB", (90, 30), "black").save(logo, right)
        assert readable(str(logo))


@pytest.mark.parametrize("path", ["x" * 300, "x" * 5000, "a\0b", "\udcff", "", "/dev/zero", "."])
def test_a_path_that_can_be_no_picture(path: str) -> None:
    assert not readable(path)
    assert printed("seat-cards", [card(Path(path))], Paper(Stock.A4)).startswith(b"%PDF")


def test_a_logo_that_is_none_is_left_out(tmp_path: Path) -> None:
    broken = tmp_path / "logo.png"
    broken.write_bytes(b"\x89PNG\r\n\x1a\n but no picture")
    for path in (broken, tmp_path / "missing.png", tmp_path):
        (page,) = read(printed("seat-cards", [card(path)], Paper(Stock.A4)))
        assert "Harbour Cup 300" in page.words
