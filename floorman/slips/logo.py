"""A room's own logo on its papers, in greys. A picture that cannot be read is left out: no slip is lost for it."""

import zlib
from functools import lru_cache
from pathlib import Path

from PIL import Image
from reportlab.pdfbase import pdfdoc

from floorman.slips.pen import Pen

_MOST_DOTS = 600


@lru_cache(maxsize=8)
def _greys(path: str, changed: int) -> tuple[int, int, bytes] | None:  # noqa: ARG001 - `changed` makes an edited file another key
    try:
        with Image.open(path) as opened:
            opened.thumbnail((_MOST_DOTS, _MOST_DOTS))
            seen = opened.convert("RGBA")
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        return None
    paper = Image.new("RGBA", seen.size, "white")
    paper.alpha_composite(seen)
    grey = paper.convert("L")
    return grey.width, grey.height, grey.tobytes()


def readable(path: str) -> bool:
    """Whether there is a picture at ``path``."""
    return Path(path).is_file() and _greys(path, Path(path).stat().st_mtime_ns) is not None


def logo(pen: Pen, path: str, x: float, y: float, height: float, most: float) -> float:
    """Draw the picture at ``path`` within ``height`` × ``most`` mm; the width taken, its distance included; or 0."""
    if not path or not Path(path).is_file():
        return 0.0
    held = _greys(path, Path(path).stat().st_mtime_ns)
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
