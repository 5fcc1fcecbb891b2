"""A slip's content and its two makes: tall (a roll, as long as it must be) and card (a fixed size)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from floorman.slips.blocks import TALL, BandBlock, BandLine, Blanks, Block, Name, Prose, ReprintBand, Scale, Title
from floorman.slips.fitting import LEAST, fit
from floorman.slips.fonts import CAP, COND, COND_BOLD, COND_SEMI
from floorman.slips.heading import heading
from floorman.slips.pen import BAR_MODULE, Pen
from floorman.slips.values import Event, Issue
from floorman.slips.words import Words


@dataclass(frozen=True, slots=True)
class Slip:
    """Everything on one slip, in the order it is read."""

    event: Event
    issue: Issue
    cells: tuple[tuple[str, str], ...] = ()
    """Large figures: (label, figures), TABLE and SEAT mostly."""
    title: Block | None = None
    """Over the figures."""
    name: Name | None = None
    band: Block | None = None
    blocks: tuple[Block, ...] = ()
    foot: str = ""
    """Beside the serial."""
    last: str = ""
    roomy: bool = False
    """Needs the tall make on every paper: too much stands on it for a card."""
    bars: bool = False
    """Code 128 in place of QR."""


def tall(pen: Pen, slip: Slip, words: Words, x: float, y: float, width: float, scale: Scale) -> float:
    """Draw ``slip`` downwards from ``y``; its lower edge in mm."""
    y = heading(pen, slip.event, words, x, y, width, scale, scale.head + scale.sub + 1.0) + scale.gap
    if slip.title is not None:
        y = slip.title.lay(pen, x, y, width, scale)
    if slip.cells:
        y = figures(pen, slip.cells, x, y, width, scale) + scale.gap * 1.3
    if slip.band is not None:
        y = slip.band.lay(pen, x, y, width, scale)
    y = _who(pen, slip, words, x, y, width, scale)
    return _tall_foot(pen, slip, words, x, y, width, scale)


def within(pen: Pen, slip: Slip, words: Words, width: float, height: float, edge: float, most: float) -> None:
    """Draw the tall make into ``width`` × ``height`` mm, as large as fits, ``most`` times a roll's size at most."""
    kept, drawn = pen.strokes, pen.strokes
    for blocks in _fewer(slip.blocks):
        held = replace(slip, blocks=blocks)
        for factor, high in (
            (most, most),
            (1.0, 1.0),
            (0.9, 0.9),
            (0.8, 0.8),
            (0.7, 0.7),
            (0.65, 0.55),
            (0.6, 0.4),
            (0.55, 0.3),
        ):
            pen.strokes = []
            lower = tall(pen, held, words, edge, edge, width - 2 * edge, TALL.times(factor, high))
            drawn = pen.strokes
            if lower <= height - edge * 0.7:
                pen.strokes = kept + drawn
                return
    pen.strokes = kept + drawn


def _fewer(blocks: tuple[Block, ...]) -> Iterator[tuple[Block, ...]]:
    """All blocks, then without those that may be left out, the last one first, then with sentences cut short."""
    yield blocks
    for at in range(len(blocks) - 1, -1, -1):
        block = blocks[at]
        if isinstance(block, Prose) and block.spare:
            blocks = blocks[:at] + blocks[at + 1 :]
            yield blocks
    for most in (8, 4, 2):
        yield tuple(replace(block, most=most) if isinstance(block, Prose) else block for block in blocks)


def _who(pen: Pen, slip: Slip, words: Words, x: float, y: float, width: float, scale: Scale) -> float:
    """The name with the code at its right (a name too long for that goes over both), then the blocks.

    Sentences begin beside the code where there is room for two lines of them.
    """
    name, code = slip.name, slip.issue.code
    wide, high = _code_size(slip, scale)
    room = width - wide - 3 if code else width
    over = name is not None and not name.whole(pen, room, scale)
    if name is not None:
        y = name.top(pen, x, y, width, scale) if over else y
    lower = 0.0
    if code:
        _code(pen, slip, x + width - wide, y + 0.8, scale)
        lower = y + high + 0.8 + scale.gap
    if name is not None:
        y = name.rest(pen, x, y, room, scale) if over else name.lay(pen, x, y, room, scale)
        y += scale.gap * 0.5
    for block in (*_reprint(slip, words, ReprintBand), *slip.blocks):
        if isinstance(block, Prose | Title | Blanks) and lower - y > 2.5 * scale.prose + scale.gap:
            y = block.lay(pen, x, y, room, scale)
        else:
            y = block.lay(pen, x, max(y, lower), width, scale)
    return max(y, lower)


def _code_size(slip: Slip, scale: Scale) -> tuple[float, float]:
    """Width and height of the slip's code, mm."""
    if slip.bars:
        return BAR_MODULE * (11 * (len(slip.issue.code) // 2 + 2) + 13), scale.qr * 0.6
    return scale.qr, scale.qr


def _code(pen: Pen, slip: Slip, x: float, y: float, scale: Scale) -> None:
    if slip.bars:
        pen.bars(x, y, scale.qr * 0.6, slip.issue.code)
    else:
        pen.qr(x, y, scale.qr, slip.issue.code)


def _tall_foot(pen: Pen, slip: Slip, words: Words, x: float, y: float, width: float, scale: Scale) -> float:
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


def _closing(pen: Pen, slip: Slip, x: float, y: float, width: float, scale: Scale) -> float:
    for text, face in ((slip.last, COND_SEMI), (slip.event.line, COND)):
        if text:
            held = fit(text, pen.face(face), scale.last, max(LEAST, scale.last * 0.9), width, 3)
            pen.fitted(x, y + scale.last, held, 1.2)
            y += scale.last + (len(held.lines) - 1) * held.size * 1.2 + scale.gap * 0.6
    return y


def _reprint(slip: Slip, words: Words, make: type[BandBlock]) -> tuple[Block, ...]:
    """The frame that says that this is not the first print, and which serial it makes void."""
    issue = slip.issue
    if not issue.reprint:
        return ()
    voids = words("voids", serial=issue.voids) if issue.voids else ""
    return (make(words("reprint", count=issue.reprint), voids, False),)


def figures(pen: Pen, cells: tuple[tuple[str, str], ...], x: float, y: float, width: float, scale: Scale) -> float:
    """Labels with large figures under them, a rule between; as large as they all fit. The lower edge in mm."""
    gap = 2.6
    ems = [max(pen.measure(text, COND_BOLD), 0.5) for _, text in cells]
    room = width - 2 * gap * (len(cells) - 1)
    labels = [min(pen.measure(label, COND_SEMI, scale.label), room / len(cells)) for label, _ in cells]
    size = min(scale.digits / CAP, room / sum(ems))
    while sum(map(max, (size * em for em in ems), labels)) > room + 0.01:
        size *= 0.96
    owns = [max(size * em, label) for em, label in zip(ems, labels, strict=True)]
    spare = max(0.0, room - sum(owns)) / len(cells)
    base = y + scale.label + 1.2 + size * CAP
    left = x
    for place, ((label, text), wide) in enumerate(zip(cells, owns, strict=True)):
        own = wide + spare
        pen.text(left, y + scale.label * 0.8, label, COND_SEMI, scale.label, own)
        pen.text(left, base, text, COND_BOLD, size)
        left += own + 2 * gap
        if place < len(cells) - 1:
            pen.rule(left - gap, y, left - gap, base, 0.5)
    return base


def card(pen: Pen, slip: Slip, words: Words, width: float, height: float, scale: Scale) -> None:
    """Draw ``slip`` on a card of ``width`` × ``height`` mm, as large as fits; spare sentences go if they must."""
    kept, drawn = pen.strokes, pen.strokes
    for blocks in _fewer(slip.blocks):
        held = replace(slip, blocks=blocks)
        for factor, high in _STEPS:
            pen.strokes = []
            over = _card(pen, held, words, width, height, scale.times(factor, high))
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


def _card(pen: Pen, slip: Slip, words: Words, width: float, height: float, scale: Scale) -> float:
    """Draw at one scale; how far it runs over the foot, mm (0 or less: it fits)."""
    edge = 6.0
    room = width - 2 * edge
    y = heading(pen, slip.event, words, edge, 4.5, room, scale, 6.6) + scale.gap
    beside, below = room, y
    if slip.issue.code:
        wide, high = _code_size(slip, scale)
        beside, below = room - wide - 4, y + high
        _code(pen, slip, width - edge - wide, y, scale)
    if slip.title is not None:
        y = slip.title.lay(pen, edge, y, beside, scale)
    if slip.cells:
        y = figures(pen, slip.cells, edge, y, beside, scale) + scale.gap * 1.6
    reprint = _reprint(slip, words, BandLine)
    blocks = [block for block in (slip.name, *reprint, slip.band, *slip.blocks) if block is not None]
    for block in blocks:
        y = block.lay(pen, edge, y, beside if y < below else room, scale)
    return y - _card_foot(pen, slip, words, edge, height - 4.0, room, scale)


def _card_closing(pen: Pen, slip: Slip, x: float, y: float, width: float, scale: Scale) -> float:
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


def _card_foot(pen: Pen, slip: Slip, words: Words, x: float, y: float, width: float, scale: Scale) -> float:
    """Draw the foot upwards from the lower edge ``y``; its upper edge."""
    y = _card_closing(pen, slip, x, y, width, scale)
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
