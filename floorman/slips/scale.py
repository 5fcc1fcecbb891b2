"""Type sizes and distances of the two makes of slip: tall for rolls, card for sheets and card stock."""

from msgspec import Struct
from msgspec.structs import replace

from floorman.slips.fitting import LEAST


class Scale(Struct, frozen=True):
    """Type sizes and distances of one make of slip, mm. ``digits`` is the height of the figures themselves."""

    head: float
    sub: float
    label: float
    digits: float
    name: float
    entry: float
    line: float
    prose: float
    band_title: float
    band: float
    foot: float
    last: float
    gap: float
    qr: float
    row: float
    """Height of a box to write or tick in."""

    def times(self, factor: float, figures: float = 1.0) -> "Scale":
        """The same with reading text ``factor`` times as large, but never smaller than may be printed.

        The large figures become ``figures`` times as high.
        """
        grown = {
            part: max(LEAST, getattr(self, part) * factor)
            for part in ("name", "entry", "line", "prose", "band_title", "band", "foot", "last")
        }
        less = min(1.0, max(0.7, figures * 1.25))
        return replace(
            self,
            **grown,
            head=self.head * less,
            sub=max(LEAST, self.sub * less),
            label=max(LEAST, self.label * less),
            qr=self.qr * less,
            digits=self.digits * figures,
            gap=self.gap * min(1.0, factor),
            row=self.row * factor,
        )


TALL = Scale(
    6.4, 3.7, 4.2, digits=20, name=6.4, entry=4.6, line=4.2, prose=3.4, band_title=6.4, band=4.4, foot=3.9, last=3.6,
    gap=2.4, qr=22, row=9,
)  # fmt: skip
CARD = Scale(
    5.2, 3.1, 3.1, digits=19, name=5.2, entry=3.8, line=3.3, prose=3.0, band_title=3.4, band=3.1, foot=3.1, last=2.9,
    gap=1.7, qr=21, row=7,
)  # fmt: skip
