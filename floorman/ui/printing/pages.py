"""A PDF as pictures of its pages."""

from functools import cached_property

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPixmap

from floorman.slips.preview import page_count, pages

POINTS_PER_INCH = 72


class Pages:
    """The pages of one PDF; each is drawn when it is looked at."""

    def __init__(self, pdf: bytes) -> None:
        self._pdf = pdf
        self._sizes: dict[int, tuple[int, int]] = {}

    @cached_property
    def count(self) -> int:
        """How many pages there are."""
        return page_count(self._pdf)

    def size(self, nth: int) -> tuple[int, int]:
        """Width and height of page ``nth`` (0 is the first), in points."""
        if nth not in self._sizes:
            small = self.image(nth, POINTS_PER_INCH)
            self._sizes[nth] = (small.width(), small.height())
        return self._sizes[nth]

    def image(self, nth: int, dots_per_inch: float) -> QImage:
        """Page ``nth`` at that resolution."""
        page = next(pages(self._pdf, dots_per_inch, nth + 1, nth + 1))
        image = QImage(page.pixels, page.width, page.height, 4 * page.width, QImage.Format.Format_RGBA8888)
        return image.copy()

    def picture(self, nth: int, room: QSize, ratio: float = 1.0) -> QPixmap:
        """Page ``nth`` as large as ``room`` (logical pixels) lets it be, at most three pixels a point."""
        wide, high = self.size(nth)
        zoom = max(0.2, min(room.width() / wide, room.height() / high, 3.0))
        picture = QPixmap.fromImage(self.image(nth, POINTS_PER_INCH * zoom * ratio))
        picture.setDevicePixelRatio(ratio)
        return picture
