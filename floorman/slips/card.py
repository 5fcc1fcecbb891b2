"""The card make of a slip: a fixed size, the code beside the large figures, the foot at the lower edge."""

from msgspec.structs import replace

from floorman.slips.bands import BandLine
from floorman.slips.fitting import LEAST, fit
from floorman.slips.fonts import COND, COND_SEMI
from floorman.slips.heading import heading
from floorman.slips.pen import SlipCanvas
from floorman.slips.scale import Scale
from floorman.slips.slip import Slip, code_size, draw_code, fewer, figures, reprint_band
from floorman.slips.words import Words


def card(pen: SlipCanvas, slip: Slip, words: Words, width: float, height: float, scale: Scale) -> None:
    """Draw ``slip`` on a card of ``width`` × ``height`` mm, as large as fits; spare sentences go if they must."""
    kept, drawn = pen.strokes, pen.strokes
    for blocks in fewer(slip.blocks):
        held = replace(slip, blocks=blocks)
        for factor, high in _STEPS:
            pen.strokes = []
            over = _drawn(pen, held, words, width, height, scale.times(factor, high))
            drawn = pen.strokes
            if over <= 0:
                pen.strokes = kept + drawn
                return
    pen.strokes = kept + drawn


_STEPS = (
    (1.3, 1.0),
    (1.15, 1.0),
    (1.0, 1.0),
    (0.92, 1.0),
    (0.86, 0.9),
    (0.8, 0.8),
    (0.75, 0.7),
    (0.7, 0.55),
    (0.65, 0.42),
)
"""Steps down to make a card's content fit: reading text, large figures."""


def _drawn(pen: SlipCanvas, slip: Slip, words: Words, width: float, height: float, scale: Scale) -> float:
    """Draw at one scale; how far it runs over the foot, mm (0 or less: it fits)."""
    edge = 6.0
    room = width - 2 * edge
    y = heading(pen, slip.event, words, edge, 4.5, room, scale, 6.6) + scale.gap
    beside, below = room, y
    if slip.issue.code:
        wide, high = code_size(slip, scale)
        beside, below = room - wide - 4, y + high
        draw_code(pen, slip, width - edge - wide, y, scale)
    if slip.title is not None:
        y = slip.title.lay(pen, edge, y, beside, scale)
    if slip.cells:
        y = figures(pen, slip.cells, edge, y, beside, scale) + scale.gap * 1.6
    reprint = reprint_band(slip, words, BandLine)
    blocks = [block for block in (slip.name, *reprint, slip.band, *slip.blocks) if block is not None]
    for block in blocks:
        y = block.lay(pen, edge, y, beside if y < below else room, scale)
    return y - _foot(pen, slip, words, edge, height - 4.0, room, scale)


def _closing(pen: SlipCanvas, slip: Slip, x: float, y: float, width: float, scale: Scale) -> float:
    """The last line and the room's own, side by side where they fit, upwards from ``y``; the next baseline above."""
    last, room = slip.last, slip.event.line
    taken = [pen.measure(text, face, scale.last) for text, face in ((last, COND_SEMI), (room, COND))]
    if last and room and sum(taken) + 4 <= width:
        pen.text(x + width, y, room, COND, scale.last, align="r")
        room = ""
    for text, face in ((room, COND), (last, COND_SEMI)):
        if text:
            held = fit(text, pen.face(face), scale.last, LEAST, width, 2)
            y -= (len(held.lines) - 1) * held.size * 1.15
            pen.fitted(x, y, held)
            y -= scale.last + 0.6
    return y


def _foot(pen: SlipCanvas, slip: Slip, words: Words, x: float, y: float, width: float, scale: Scale) -> float:
    """Draw the foot upwards from the lower edge ``y``; its upper edge."""
    y = _closing(pen, slip, x, y, width, scale)
    issue, right = slip.issue, x + width
    if not (issue.serial or issue.time or slip.foot):
        return y
    when = " · ".join(part for part in (issue.time, issue.initials) if part)
    right -= pen.text(right, y, when, COND_SEMI, scale.foot, width * 0.3, "r") + 2
    left = x
    if issue.serial:
        left += pen.text(x, y, words("serial", serial=issue.serial), COND_SEMI, scale.foot, right - x) + 2
    if slip.foot and right - left > 8:
        pen.text(left, y, slip.foot, COND, scale.foot, right - left)
    top = y - scale.foot - 1.4
    pen.rule(x, top, x + width, top, 0.25)
    return top - 0.8
