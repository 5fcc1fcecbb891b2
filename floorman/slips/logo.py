"""A room's own logo on its papers, in greys. A picture that cannot be read is left out: no slip is lost for it."""

import zlib
from functools import lru_cache
from io import BytesIO
from pathlib import Path

from PIL import Image
from reportlab.pdfbase import pdfdoc

from floorman.disk.input import read
from floorman.disk.refused import PathRefused
from floorman.slips.pen import SlipCanvas

FORMATS = ("PNG", "JPEG")
"""Others are never opened: some run programs of their own on the file."""
_MOST_DOTS = 600
_MOST_BYTES = 32 << 20
_MOST_PIXELS = 50_000_000


@lru_cache(maxsize=8)
def _greys(path: str, changed: int) -> tuple[int, int, bytes] | None:  # noqa: ARG001 - `changed` makes an edited file another key
    try:
        with Image.open(BytesIO(read(path, _MOST_BYTES)), formats=FORMATS) as opened:
            if opened.width * opened.height > _MOST_PIXELS:
                return None
            opened.thumbnail((_MOST_DOTS, _MOST_DOTS))
            seen = opened.convert("RGBA")
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError, PathRefused):
        return None
    paper = Image.new("RGBA", seen.size, "white")
    paper.alpha_composite(seen)
    grey = paper.convert("L")
    return grey.width, grey.height, grey.tobytes()


def readable(path: str) -> bool:
    """Whether there is a picture at ``path``, PNG or JPEG by its content."""
    return _picture(path) is not None


def _picture(path: str) -> tuple[int, int, bytes] | None:
    try:
        return _greys(path, Path(path).stat().st_mtime_ns)
    except (OSError, ValueError):
        return None


def logo(pen: SlipCanvas, path: str, x: float, y: float, height: float, most: float) -> float:
    """Draw the picture at ``path`` within ``height`` × ``most`` mm; the width taken, its distance included; or 0."""
    held = _picture(path) if path else None
    if held is None:
        return 0.0
    across, down, dots = held
    wide = min(most, height * across / down)
    tall = wide * down / across
    entries = {
        "Type": pdfdoc.PDFName("XObject"),
        "Subtype": pdfdoc.PDFName("Image"),
        "Width": across,
        "Height": down,
        "ColorSpace": pdfdoc.PDFName("DeviceGray"),
        "BitsPerComponent": 8,
        "Filter": pdfdoc.PDFName("FlateDecode"),
    }
    name = f"Logo{zlib.crc32(path.encode('utf-8', 'replace')):08x}"
    pen.press.picture(name, zlib.compress(dots), entries)
    pen.strokes.append(f"q {wide:.3f} 0 0 {-tall:.3f} {x:.3f} {y + tall + (height - tall) / 2:.3f} cm /{name} Do Q")
    return wide + 2.5
