"""Codes are what a scanner reads: compared with an encoder of its own, and read back from paper by one."""

import io
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pypdfium2  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st
from segno import encoder

from floorman.slips import codes
from floorman.slips.paper import Paper, Stock, paper
from floorman.slips.pen import SlipCanvas
from floorman.slips.press import Press

from .made import everything, printed

FIGURES = st.text("0123456789", min_size=1, max_size=34)


def painted(path: str, width: int, height: int) -> list[list[bool]]:
    """The modules that a path of "x y width height re" makes black."""
    grid = [[False] * width for _ in range(height)]
    numbers = path.removesuffix("f").replace("re", "").split()
    for at in range(0, len(numbers), 4):
        x, y, wide = int(numbers[at]), int(numbers[at + 1]), int(numbers[at + 2])
        for dark in range(x, x + wide):
            grid[y][dark] = True
    return grid


@given(FIGURES)
def test_a_qr_is_the_one_that_an_encoder_makes(code: str) -> None:
    encode: Any = encoder.encode
    wanted = encode(code, error="M", version=1, mode="numeric", mask=3, boost_error=False).matrix
    assert painted(codes.qr(code), 21, 21) == [[bool(module) for module in row] for row in wanted]


@pytest.mark.parametrize("wrong", ["", "12a4", "1" * 35, "١٢٣٤"])
def test_a_qr_of_anything_else_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"figures|fit"):
        codes.qr(wrong)


@pytest.mark.parametrize("wrong", ["", "123", "12x4", "١٢"])
def test_code_128_takes_pairs_of_figures_only(wrong: str) -> None:
    with pytest.raises(ValueError, match="even number of figures"):
        codes.code128(wrong)


def test_code_128_is_as_wide_as_its_symbols() -> None:
    path, modules = codes.code128("12345678000123")
    assert modules == 11 * (1 + 7 + 1) + 13
    assert max(int(x) + int(w) for x, w in zip(path.split()[::5], path.split()[2::5], strict=False)) == modules


def scanned(pdf: bytes, folder: Path, dpi: int = 203) -> list[str]:
    """What a scanner reads from the pages at the resolution of a roll printer."""
    if shutil.which("zbarimg") is None:
        pytest.skip("zbarimg (Debian's zbar-tools) is not installed")
    document = pypdfium2.PdfDocument(pdf)
    found = []
    for number, page in enumerate(document):
        picture = folder / f"{number}.png"
        page.render(scale=dpi / 72).to_pil().convert("L").point([0] * 140 + [255] * 116).save(picture)
        read = subprocess.run(["zbarimg", "--quiet", "--raw", str(picture)], capture_output=True, text=True, check=True)
        found += read.stdout.split()
    document.close()
    return found


@pytest.mark.parametrize("name", ["a4", "letter", "roll-80", "card-4x3"])
def test_seat_cards_can_be_scanned(name: str, tmp_path: Path) -> None:
    found = scanned(printed("seat-cards", everything()["seat-cards"][:8], paper(name)), tmp_path)
    assert sorted(found) == [f"12345678{at:06d}" for at in range(8)]


def test_the_smallest_code_that_a_crowded_card_gets_can_be_scanned(tmp_path: Path) -> None:
    found = scanned(printed("penalty-tallies", everything()["penalty-tallies"][:4], paper("card-4x3")), tmp_path)
    assert sorted(found) == [f"12345678{800 + at:06d}" for at in range(0, 8, 2)]


@pytest.mark.parametrize("stock", list(Stock), ids=lambda stock: stock.value)
def test_a_paper_with_bars_can_be_scanned(stock: Stock, tmp_path: Path) -> None:
    found = scanned(printed("move-slips", everything()["move-slips"][:4], Paper(stock, bars=True)), tmp_path)
    assert sorted(found) == [f"12345678{200 + at:06d}" for at in range(4)]


def test_bars_can_be_scanned(tmp_path: Path) -> None:
    out = io.BytesIO()
    press = Press(out, "bars", "en")
    pen = SlipCanvas(press)
    wide = pen.bars(5, 5, 12, "12345678000123")
    press.page(wide + 10, 22, pen.strokes)
    press.close()
    assert scanned(out.getvalue(), tmp_path) == ["12345678000123"]
