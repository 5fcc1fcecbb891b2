"""The parts that slips are put together from. Each is laid from a top edge downwards and tells where it ends."""

from typing import Protocol

from msgspec import Struct

from floorman.slips.fitting import LEAST, Fitted, fit, flow
from floorman.slips.fonts import CAP, COND, COND_MEDIUM, COND_SEMI, SANS_BOLD, SANS_SEMI
from floorman.slips.pen import SlipCanvas
from floorman.slips.scale import Scale


class Block(Protocol):
    """A part of a slip."""

    def lay(self, pen: SlipCanvas, x: float, y: float, width: float, scale: Scale) -> float:
        """Draw from the top edge ``y`` within ``width`` mm; its lower edge, the distance to the next part included."""
        ...


class Title(Struct, frozen=True):
    """A word that says what kind of paper this is."""

    text: str

    def lay(self, pen: SlipCanvas, x: float, y: float, width: float, scale: Scale) -> float:
        size = scale.name * 1.1
        held = fit(self.text, pen.face(SANS_BOLD), size, LEAST, width)
        pen.fitted(x, y + size * CAP, held)
        return y + size * CAP + scale.gap * 1.5


class Name(Struct, frozen=True):
    """A player's name, his second name and entry line under it."""

    name: str
    second: str = ""
    entry: str = ""

    way: tuple[str, ...] = ()
    """From where and to where."""

    def lay(self, pen: SlipCanvas, x: float, y: float, width: float, scale: Scale) -> float:
        return self.rest(pen, x, self.top(pen, x, y, width, scale), width, scale)

    def whole(self, pen: SlipCanvas, width: float, scale: Scale) -> bool:
        """Whether two lines of ``width`` mm hold the name uncut."""
        held = fit(self.name, pen.face(SANS_SEMI), scale.name, scale.name * 0.6, width, 2)
        return not held.lines or not held.lines[-1].text.endswith("…")

    def top(self, pen: SlipCanvas, x: float, y: float, width: float, scale: Scale) -> float:
        """Draw the name, and the second name beside it if there is room; the lower edge."""
        held = self._fitted(pen, width, scale)
        deep = 0.16 * held.size if any(one.deep for one in held.lines) else 0.0
        lead = 1.4 if deep else 1.15
        y += held.size * 0.76 + deep
        taken = pen.fitted(x, y, held, lead)
        if self._beside(pen, held, width, scale):
            pen.text(x + taken + 2.5, y, self.second, COND_MEDIUM, scale.entry)
        return y + held.size * (lead * (len(held.lines) - 1) + 0.24) + deep

    def rest(self, pen: SlipCanvas, x: float, y: float, width: float, scale: Scale) -> float:
        """Draw what stands under the name; the lower edge."""
        second = "" if self._beside(pen, self._fitted(pen, width, scale), width, scale) else self.second
        rows = ((second, COND_MEDIUM, scale.entry), (self.entry, COND_SEMI, scale.entry))
        for text, face, size in (*rows, *((text, COND, scale.line) for text in self.way)):
            if text:
                y += size * 0.95
                pen.text(x, y, text, face, size, width)
                y += size * 0.25
        return y + scale.gap * 0.5

    def _fitted(self, pen: SlipCanvas, width: float, scale: Scale) -> Fitted:
        face = pen.face(SANS_SEMI)
        if self.whole(pen, width, scale):
            return fit(self.name, face, scale.name, scale.name * 0.6, width, 2)
        return fit(self.name, face, scale.name, scale.name * 0.5, width, 3)

    def _beside(self, pen: SlipCanvas, held: Fitted, width: float, scale: Scale) -> bool:
        room = width - held.width - 2.5
        return bool(self.second) and len(held.lines) == 1 and pen.measure(self.second, COND_MEDIUM, scale.entry) <= room


class Prose(Struct, frozen=True):
    """Sentences, filled; ``label`` stands small above them."""

    text: str
    label: str = ""
    most: int = 60
    large: bool = False
    spare: bool = False
    """May be left out where there is no room for it."""

    def lay(self, pen: SlipCanvas, x: float, y: float, width: float, scale: Scale) -> float:
        if self.label:
            y += LEAST * 0.9
            pen.text(x, y, self.label, COND_MEDIUM, LEAST, width)
            y += LEAST * 0.3
        size, face = (scale.entry, COND_SEMI) if self.large else (scale.prose, COND)
        held = flow(self.text, pen.face(face), size, width, self.most)
        pen.fitted(x, y + size * 0.85, held, 1.2)
        return y + size * 1.2 * len(held.lines) + scale.gap * 0.6


class Signatures(Struct, frozen=True):
    """Lines to sign on, side by side, each with its word under it."""

    labels: tuple[str, ...]

    def lay(self, pen: SlipCanvas, x: float, y: float, width: float, scale: Scale) -> float:
        gap = 3.0
        each = (width - gap * (len(self.labels) - 1)) / len(self.labels)
        base, lines = y + scale.row, 1
        for place, label in enumerate(self.labels):
            left = x + place * (each + gap)
            pen.rule(left, base, left + each, base, 0.25)
            held = fit(label, pen.face(COND_MEDIUM), LEAST, LEAST * 0.9, each, 2)
            pen.fitted(left, base + LEAST, held, 1.05)
            lines = max(lines, len(held.lines))
        return base + LEAST * (0.25 + 1.05 * lines) + scale.gap


class Blanks(Struct, frozen=True):
    """Lines to write on, one below the other, each with its word in front."""

    labels: tuple[str, ...]

    def lay(self, pen: SlipCanvas, x: float, y: float, width: float, scale: Scale) -> float:
        for label in self.labels:
            y += scale.row
            taken = pen.text(x, y, label, COND_MEDIUM, scale.line, width * 0.45)
            pen.rule(x + taken + 1.5, y + 0.4, x + width, y + 0.4, 0.25)
        return y + scale.gap * 1.5


class Boxes(Struct, frozen=True):
    """Boxes to write in, side by side: a word small in the corner, and what is already known."""

    cells: tuple[tuple[str, str], ...]

    def lay(self, pen: SlipCanvas, x: float, y: float, width: float, scale: Scale) -> float:
        each = width / len(self.cells)
        tall = scale.row * 1.25
        for place, (label, known) in enumerate(self.cells):
            left = x + place * each
            pen.box(left, y, each, tall, 0.3)
            pen.fitted(left + 1, y + LEAST, fit(label, pen.face(COND_MEDIUM), LEAST, LEAST * 0.9, each - 2, 2), 1.05)
            pen.text(left + each - 1.5, y + tall - 1.5, known, COND_SEMI, scale.entry, each - 3, "r")
        return y + tall + scale.gap


class Ticks(Struct, frozen=True):
    """``count`` boxes to cross, one a hand, numbered."""

    count: int

    def lay(self, pen: SlipCanvas, x: float, y: float, width: float, scale: Scale) -> float:
        side, gap = scale.row, 1.0
        across = max(1, int((width + gap) / (side + gap)))
        for place in range(self.count):
            left, top = x + place % across * (side + gap), y + place // across * (side + gap)
            pen.box(left, top, side, side, 0.35)
            pen.text(left + 0.8, top + LEAST * 0.9, str(place + 1), COND, LEAST, side - 1.6)
        return y + -(-self.count // across) * (side + gap) + scale.gap


class Pairs(Struct, frozen=True):
    """A list of "when → then" in two columns if there are many; at the smallest print the ``short`` one."""

    rows: tuple[tuple[str, str], ...]
    short: tuple[tuple[str, str], ...]

    def lay(self, pen: SlipCanvas, x: float, y: float, width: float, scale: Scale) -> float:
        rows = self.rows if scale.line > LEAST else self.short
        wide = max(pen.measure(when, COND) + pen.measure(then, COND_SEMI) for when, then in rows)
        halved = min(scale.line, (width / 2 - 4) / wide)
        across = 2 if len(rows) > 3 and halved >= LEAST else 1
        size = halved if across == 2 else scale.line
        down = -(-len(rows) // across)
        each, step = width / across, size * 1.3
        for place, (when, then) in enumerate(rows):
            left, base = x + place // down * each, y + place % down * step + size
            room = each - 3.5 - min(pen.measure(then, COND_SEMI, size), each / 2)
            taken = pen.text(left, base, when, COND, size, room)
            pen.text(left + taken + 1.5, base, then, COND_SEMI, size, each - taken - 2)
        return y + down * step + scale.gap
