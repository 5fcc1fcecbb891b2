"""The program's icon in every form that a system wants, drawn from the one SVG."""

import struct
import sys
from io import BytesIO
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
SVG = ROOT / "resources" / "icons" / "floorman.svg"
FILE_SVG = ROOT / "resources" / "icons" / "floorman-file.svg"
PNG_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS_SIZES = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
"""Edge in pixels to the name of its block in an .icns file."""


def drawn(svg: Path, size: int) -> bytes:
    """``svg`` as a PNG of ``size`` × ``size`` pixels. ValueError if it cannot be read."""
    picture = QSvgRenderer(str(svg))
    if not picture.isValid():
        raise ValueError(f"{svg.name} cannot be drawn")
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    picture.render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs want bytes, Qt wants the text
    return bytes(buffer.data().data())


def ico(svg: Path) -> bytes:
    """``svg`` as a Windows icon, 16 to 256 pixels."""
    pictures = [Image.open(BytesIO(drawn(svg, size))) for size in ICO_SIZES]
    out = BytesIO()
    pictures[-1].save(out, "ICO", sizes=[(size, size) for size in ICO_SIZES], append_images=pictures[:-1])
    return out.getvalue()


def icns(svg: Path) -> bytes:
    """``svg`` as a macOS icon, 16 to 512 pixels."""
    blocks = [(name, drawn(svg, size)) for size, name in ICNS_SIZES.items()]
    body = b"".join(name + struct.pack(">I", len(png) + 8) + png for name, png in blocks)
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def write(folder: Path) -> dict[int, Path]:
    """Writes the icons of program and file into ``folder``; the program's PNGs by their size in pixels."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "floorman.ico").write_bytes(ico(SVG))
    (folder / "floorman-file.ico").write_bytes(ico(FILE_SVG))
    (folder / "floorman.icns").write_bytes(icns(SVG))
    pictures = {}
    for size in PNG_SIZES:
        pictures[size] = folder / f"floorman-{size}.png"
        pictures[size].write_bytes(drawn(SVG, size))
        (folder / f"floorman-file-{size}.png").write_bytes(drawn(FILE_SVG, size))
    return pictures


if __name__ == "__main__":
    _app = QGuiApplication(["icons", "-platform", "offscreen"])
    for path in write(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build" / "icons")).values():
        print(path)
