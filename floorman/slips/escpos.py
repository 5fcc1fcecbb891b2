"""Slips for roll printers: each page goes as a black-and-white picture, so no sign of a name can act as a command."""

from collections.abc import Iterator

from PIL import Image

from floorman.slips.preview import bitmap, page_count

WIDTHS = (384, 512, 576)
"""Dots across: 58 mm paper, older and usual 80 mm printers."""

_PRINTED = 72.0
_BAND = 128
"""Rows sent at once; more than this overruns the memory of small printers."""
START = b"\x1b@"
"""How what is sent begins."""
_CUT = b"\x1dV\x42\x00"
_BUZZ = b"\x1bB\x02\x02"
_INK = bytes(255 - byte for byte in range(256))
"""In a picture a set bit is white, on paper it is a dot."""
_TAIL = 24
"""Empty rows after a page where the printer does not cut."""


def roll_pages(pdf: bytes, width: int = 576, cut: bool = True, buzz: bool = False) -> Iterator[bytes]:
    """The bytes that print each page of ``pdf``, a page at a time, on a printer ``width`` dots across.

    ``cut`` ends each page with a partial cut after feeding it to the blade, ``buzz`` sounds the printer's buzzer once.
    ValueError for a width that is not in ``WIDTHS`` or a file that is not a PDF.
    """
    if width not in WIDTHS:
        raise ValueError(f"no roll printer is {width} dots across")
    for number in range(1, page_count(pdf) + 1):
        ending = _CUT if cut else b"\x1bJ" + bytes((_TAIL,))
        sound = _BUZZ if buzz and number == 1 else b""
        yield b"".join((START, sound, *bands(bitmap(pdf, number, width, _PRINTED)), ending))


def bands(picture: Image.Image) -> Iterator[bytes]:
    """``picture`` (black and white, its width a multiple of 8) as raster commands, cut into bands."""
    across = picture.width // 8
    rows = picture.tobytes().translate(_INK)
    for top in range(0, picture.height, _BAND):
        down = min(_BAND, picture.height - top)
        head = b"\x1dv0\x00" + across.to_bytes(2, "little") + down.to_bytes(2, "little")
        yield head + rows[top * across : (top + down) * across]
