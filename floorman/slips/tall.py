"""The tall make of a slip: parts one below the other; for rolls, and for what a card cannot hold."""

from msgspec.structs import replace

from floorman.slips.bands import ReprintBand
from floorman.slips.blocks import Blanks, Prose, Title
from floorman.slips.fitting import LEAST, fit
from floorman.slips.fonts import COND, COND_SEMI
from floorman.slips.heading import heading
from floorman.slips.pen import SlipCanvas
from floorman.slips.scale import TALL, Scale
from floorman.slips.slip import Slip, code_size, draw_code, fewer, figures, reprint_band
from floorman.slips.words import Words


def tall(pen: SlipCanvas, slip: Slip, words: Words, x: float, y: float, width: float, scale: Scale) -> float:
    """Draw ``slip`` downwards from ``y``; its lower edge in mm."""
    y = heading(pen, slip.event, words, x, y, width, scale, scale.head + scale.sub + 1.0) + scale.gap
    if slip.title is not None:
        y = slip.title.lay(pen, x, y, width, scale)
    if slip.cells:
        y = figures(pen, slip.cells, x, y, width, scale) + scale.gap * 1.3
    if slip.band is not None:
        y = slip.band.lay(pen, x, y, width, scale)
    y = _who(pen, slip, words, x, y, width, scale)
    return _foot(pen, slip, words, x, y, width, scale)


_STEPS = (
    (1.6, 1.6),
    (1.45, 1.45),
    (1.3, 1.3),
    (1.15, 1.15),
    (1.0, 1.0),
    (0.9, 0.9),
    (0.8, 0.8),
    (0.7, 0.7),
    (0.65, 0.55),
    (0.6, 0.4),
    (0.55, 0.3),
)
"""Steps down to make the content fit: reading text, large figures."""


def within(pen: SlipCanvas, slip: Slip, words: Words, width: float, height: float, edge: float, most: float) -> None:
    """Draw the tall make into ``width`` × ``height`` mm, as large as fits, ``most`` times a roll's size at most."""
    kept, drawn = pen.strokes, pen.strokes
    for blocks in fewer(slip.blocks):
        held = replace(slip, blocks=blocks)
        for factor, high in (step for step in _STEPS if step[0] <= most):
            pen.strokes = []
            lower = tall(pen, held, words, edge, edge, width - 2 * edge, TALL.times(factor, high))
            drawn = pen.strokes
            if lower <= height - edge * 0.7:
                pen.strokes = kept + drawn
                return
    pen.strokes = kept + drawn


def _who(pen: SlipCanvas, slip: Slip, words: Words, x: float, y: float, width: float, scale: Scale) -> float:
    """The name with the code at its right (a name too long for that goes over both), then the blocks.

    Sentences begin beside the code where there is room for two lines of them.
    """
    name, code = slip.name, slip.issue.code
    wide, high = code_size(slip, scale)
    room = width - wide - 3 if code else width
    over = name is not None and not name.whole(pen, room, scale)
    if name is not None:
        y = name.top(pen, x, y, width, scale) if over else y
    lower = 0.0
    if code:
        draw_code(pen, slip, x + width - wide, y + 0.8, scale)
        lower = y + high + 0.8 + scale.gap
    if name is not None:
        y = name.rest(pen, x, y, room, scale) if over else name.lay(pen, x, y, room, scale)
        y += scale.gap * 0.5
    for block in (*reprint_band(slip, words, ReprintBand), *slip.blocks):
        if isinstance(block, Prose | Title | Blanks) and lower - y > 2.5 * scale.prose + scale.gap:
            y = block.lay(pen, x, y, room, scale)
        else:
            y = block.lay(pen, x, max(y, lower), width, scale)
    return max(y, lower)


def _foot(pen: SlipCanvas, slip: Slip, words: Words, x: float, y: float, width: float, scale: Scale) -> float:
    issue = slip.issue
    if issue.serial or issue.time or slip.foot:
        pen.rule(x, y, x + width, y, 0.25)
        base = y + scale.foot + 0.6
        when = " · ".join(part for part in (issue.time, issue.initials) if part)
        taken = pen.text(x + width, base, when, COND_SEMI, scale.foot, width * 0.5, "r")
        left = words("serial", serial=issue.serial) if issue.serial else slip.foot
        pen.text(x, base, left, COND_SEMI, scale.foot, width - taken - 2)
        y = base + scale.gap * 0.6
        if issue.serial and slip.foot:
            y = base + scale.foot + 0.4
            pen.text(x, y, slip.foot, COND, scale.foot, width)
            y += scale.gap * 0.6
    return _closing(pen, slip, x, y, width, scale)


def _closing(pen: SlipCanvas, slip: Slip, x: float, y: float, width: float, scale: Scale) -> float:
    for text, face in ((slip.last, COND_SEMI), (slip.event.line, COND)):
        if text:
            held = fit(text, pen.face(face), scale.last, max(LEAST, scale.last * 0.9), width, 3)
            pen.fitted(x, y + scale.last, held, 1.2)
            y += scale.last + (len(held.lines) - 1) * held.size * 1.2 + scale.gap * 0.6
    return y
