"""Bands across a slip: what the dealer does with an arriving player, and that a slip is a reprint."""

from msgspec import Struct

from floorman.slips.fitting import LEAST, fit
from floorman.slips.fonts import CAP, COND_MEDIUM, COND_SEMI, SANS_BOLD
from floorman.slips.pen import SlipCanvas
from floorman.slips.scale import Scale


class BandBlock(Struct, frozen=True):
    """The band for the dealer: black or framed, a word large, a sentence small."""

    title: str
    sentence: str
    filled: bool

    def lay(self, pen: SlipCanvas, x: float, y: float, width: float, scale: Scale) -> float:
        """Draws it from ``y`` down, in mm; where the next block begins."""
        pad = scale.gap
        inner = width - 2 * pad
        text = fit(self.sentence, pen.face(COND_SEMI), scale.band, scale.band * 0.88, inner, 6)
        height = (
            pad * 1.6 + scale.band_title * CAP + (len(text.lines) * text.size * 1.2 + pad * 0.5 if text.lines else 0)
        )
        self._ground(pen, x, y, width, height)
        base = y + pad * 0.8 + scale.band_title * CAP
        pen.text(x + pad, base, self.title, SANS_BOLD, scale.band_title, inner)
        pen.fitted(x + pad, base + pad * 0.5 + text.size, text, 1.2)
        pen.black()
        return y + height + scale.gap

    def _ground(self, pen: SlipCanvas, x: float, y: float, width: float, height: float) -> None:
        if self.filled:
            pen.block(x, y, width, height)
            pen.white()
        else:
            pen.box(x, y, width, height, 0.6)


class BandLine(BandBlock, frozen=True):
    """The band on a card: the word in a small box, the sentence beside it."""

    def lay(self, pen: SlipCanvas, x: float, y: float, width: float, scale: Scale) -> float:
        """Draws it from ``y`` down, in mm; where the next block begins."""
        size, pad = scale.band_title, 1.5
        title = fit(self.title, pen.face(SANS_BOLD), size, LEAST, width * 0.45)
        box = title.width + 2 * pad
        room = width - box - 2
        text = fit(self.sentence, pen.face(COND_SEMI), scale.band, LEAST, room, 6)
        tall = size * CAP + 2 * pad
        lead = text.size * 1.18
        height = max(tall, (len(text.lines) - 1) * lead + text.size)
        self._ground(pen, x, y, box, tall)
        pen.fitted(x + pad, y + pad + size * CAP, title)
        pen.black()
        first = y + (height - (len(text.lines) - 1) * lead + text.size * CAP) / 2
        pen.fitted(x + box + 2, first, text, 1.18)
        return y + height + scale.gap


class ReprintBand(BandBlock, frozen=True):
    """A frame with a word and a sentence, on one line where they fit on it."""

    def lay(self, pen: SlipCanvas, x: float, y: float, width: float, scale: Scale) -> float:
        """Draws it from ``y`` down, in mm; where the next block begins."""
        size, pad = scale.entry * 1.1, scale.gap * 0.8
        title = fit(self.title, pen.face(SANS_BOLD), size, LEAST, width - 2 * pad)
        beside = width - 2 * pad - title.width - 3
        text = fit(self.sentence, pen.face(COND_MEDIUM), scale.line, scale.line * 0.85, max(beside, 1.0))
        below = bool(text.lines) and text.lines[-1].text != self.sentence
        if below:
            text = fit(self.sentence, pen.face(COND_MEDIUM), scale.line, LEAST, width - 2 * pad)
        tall = size * CAP + 2 * pad + (text.size * 1.3 if below else 0.0)
        self._ground(pen, x, y, width, tall)
        base = y + pad + size * CAP
        pen.fitted(x + pad, base, title)
        pen.fitted(x + pad + (0 if below else title.width + 3), base + (text.size * 1.3 if below else 0), text)
        return y + tall + scale.gap
